/** One entry of an image's file system, as `tar --list --verbose` tells of it. */
export interface Entry {
  /** As in -rwxr-xr-x. */
  readonly mode: string;
  /** Without the slashes that folders begin and end with. */
  readonly path: string;
}

/** What an image says of itself, as `docker image inspect` has it. */
export interface ImageConfig {
  readonly User: string;
  readonly Cmd: readonly string[] | null;
  readonly Entrypoint: readonly string[] | null;
  readonly Healthcheck?: { readonly Test: readonly string[] };
  readonly Labels: Readonly<Record<string, string>> | null;
}

const sizeMaxMB = 230;
const labels = ['title', 'licenses', 'revision', 'source'].map((name) => `org.opencontainers.image.${name}`);
const shells = ['sh', 'bash', 'dash', 'ash', 'zsh', 'busybox', 'perl', 'python3'];
const managers = ['npm', 'npx', 'yarn', 'pnpm', 'corepack', 'apt', 'apt-get', 'dpkg', 'apk', 'rpm'];
/** What the engine itself makes in each container. */
const ofTheEngine = /^(\.dockerenv|dev|proc|sys)(\/|$)|^etc\/(hostname|hosts|mtab|resolv\.conf)$/;
const topFolders = ['app', 'data', 'etc', 'lib', 'lib64', 'probe', 'tmp', 'usr'];
/** Of a workspace: what compiling made of it, and what it reads beside its code. */
const ofAWorkspace = /^(package\.json|seed-demo\.js|topics\.json|(bundle|dist|migrations|data|node_modules)(\/.*)?)$/;

/** Reads the lines of `tar --list --verbose --numeric-owner`. */
export function readEntries(listing: string): Entry[] {
  const lines = listing.split('\n').filter(Boolean);
  return lines.map((line) => {
    const [, mode = '', path = ''] = /^(\S+)\s+\S+\s+\S+\s+\S+\s+\S+\s+(.*?)(?: -> .*| link to .*)?$/.exec(line) ?? [];
    return { mode, path: path.replaceAll(/^\.?\/|\/$/g, '') };
  });
}

/** What does not belong into the image of a workspace. */
export function findForeign(entries: readonly Entry[], workspace: string): string[] {
  const own = entries.filter(({ path }) => path !== '' && !ofTheEngine.test(path));
  return [
    ...own.filter(({ mode }) => /^...[sS]|^......[sS]/.test(mode)).map(({ path }) => `${path} is setuid or setgid`),
    ...own.filter(isProgramOfOthers).map(({ path }) => `${path} is a shell or a package manager`),
    ...own.filter(({ path }) => !topFolders.includes(path.split('/')[0] ?? '')).map(({ path }) => `${path} is foreign`),
    ...own.filter(({ path }) => isForeignInApp(path, workspace)).map(({ path }) => `${path} is foreign`),
    ...findEmpty(own).map((path) => `${path} is an empty folder`),
  ];
}

function isProgramOfOthers({ mode, path }: Entry): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isProgram = mode.startsWith('l') || (mode.startsWith('-') && mode.includes('x'));
  if (path.includes('/node_modules/')) return /\/node_modules\/(npm|yarn|pnpm|corepack)\/package\.json$/.test(path);
  return isProgram && [...shells, ...managers].includes(name);
}

/** In /app are dependencies, the packages that are shared, and the one workspace. */
function isForeignInApp(path: string, workspace: string): boolean {
  const [, inApp] = /^app\/(.*)$/.exec(path) ?? [];
  if (inApp === undefined || /^(package\.json|node_modules(\/.*)?|proto(\/.*)?|packages)$/.test(inApp)) return false;
  const [, ofPackage] = /^packages\/[^/]+\/?(.*)$/.exec(inApp) ?? [];
  if (ofPackage !== undefined) return ofPackage !== '' && !ofAWorkspace.test(ofPackage);
  if (`${workspace}/`.startsWith(`${inApp}/`)) return false;
  return !inApp.startsWith(`${workspace}/`) || !ofAWorkspace.test(inApp.slice(workspace.length + 1));
}

/** But for those that are there to be written to, and those of packages that nothing is left of. */
function findEmpty(entries: readonly Entry[]): string[] {
  const full = new Set(entries.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  return entries
    .filter(({ mode, path }) => mode.startsWith('d') && !full.has(path))
    .map(({ path }) => path)
    .filter((path) => !['tmp', 'data'].includes(path) && !path.includes('node_modules'));
}

/** @param size in bytes, as Docker counts an image without compression */
export function findFaults(config: ImageConfig, size: number): string[] {
  const { User, Cmd, Entrypoint, Healthcheck, Labels } = config;
  const starts = [...(Entrypoint ?? []), ...(Cmd ?? [])];
  const missing = labels.filter((label) => !Labels?.[label]);
  return [
    ...(size > sizeMaxMB * 1e6 ? [`has ${Math.round(size / 1e6)} MB, not ${sizeMaxMB}`] : []),
    ...(User === '1000:1000' ? [] : [`runs as ${User || 'root'}`]),
    ...(starts[0] === 'node' ? [] : [`starts by ${starts[0] ?? 'nothing'}, not by node`]),
    ...(['CMD', 'NONE'].includes(Healthcheck?.Test[0] ?? '') ? [] : ['has no health check without a shell']),
    ...missing.map((label) => `lacks the label ${label}`),
  ];
}
