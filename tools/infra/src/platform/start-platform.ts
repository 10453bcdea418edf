import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '@review-reply/postgres';
import { openParentWatch } from '../parent-watch.ts';
import { claimFolder, type ServerFolder } from '../servers/server-folder.ts';
import { type Progress, secondsSince, workspaceDir } from '../workspace.ts';
import { bundledArgs, bundlePrograms } from './bundle.ts';
import { ensureDatabases } from './databases.ts';
import { followLog, turnOverLog } from './log-file.ts';
import { ProgramProcess } from './program-process.ts';
import { type Program, type ProgramName, platformPrograms, type Settings, sharedSettings } from './programs.ts';
import { removePlatformData } from './remove-platform-data.ts';
import { keepRpcFiles } from './rpc-files.ts';
import { generateSecrets, type Secrets } from './secrets.ts';
import { defaultNames, type InstanceNames, planSite, processRoleOf, type ServerAddresses, type Site } from './site.ts';
import { makeTopics } from './topics.ts';

/**
 * Node sizes its heap by the machine's memory, so that eight processes on a large one take 300 MB each before they do
 * anything. With these limits (MB) a service takes 105 to 150 MB.
 */
const developmentHeap = ['--max-semi-space-size=2', '--max-old-space-size=384'];

/** What glibc keeps beside V8's heap: one arena in place of one for each of many threads, and no large buffers. */
const developmentMalloc = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Shared by all platforms of a checkout: a process that is started again finds its code compiled. */
const compileCache = path.join(workspaceDir, '.local/compile-cache');

export interface StartPlatformOptions {
  readonly servers: ServerAddresses;
  /** Of it only what a process needs on any machine, and what configures telemetry and the AI provider, goes on. */
  readonly env: NodeJS.ProcessEnv;
  /** Folder of logs, caches and the simulator's state. */
  readonly stateDir: string;
  readonly progress: Progress;
  /** Databases, topics and keys of its own on servers that it shares. */
  readonly names?: Partial<InstanceNames>;
  /** Free ones by default. */
  readonly ports?: { readonly gateway?: number; readonly simulator?: number };
  /** Made anew by default; a platform that keeps its data must keep its secrets. */
  readonly secrets?: Secrets;
  readonly nodeEnv?: 'development' | 'test';
  /** Of each topic that is created; 12 by default. */
  readonly partitions?: number;
  /** Settings in place of or beside a program's own, once the addresses are known. */
  readonly settings?: (site: Site) => Partial<Record<ProgramName, Settings>> & Record<string, Settings | undefined>;
  /** Whether a process that dies is started again, with back-off; true by default. */
  readonly supervise?: boolean;
  /** Limits of each process's heap, as flags of Node; small ones by default, which cost a busy process some speed. */
  readonly heapFlags?: readonly string[];
  /** Shows every line that the processes log. */
  readonly verbose?: boolean;
  /** What to start; the whole platform by default. */
  readonly programs?: readonly Program[];
  /** The claim on the state folder, when the caller already has it. */
  readonly claim?: ServerFolder;
}

export interface Platform {
  readonly site: Site;
  /** Where the gateway answers; the API is below /api/v1. */
  readonly publicUrl: string;
  readonly simulatorUrl: string;
  /** What a tool needs to take part: addresses, prefixes and the folder of certificates. */
  readonly settings: Settings;
  /** One of its processes by name. @throws Error when it has none of that name */
  process(name: ProgramName | (string & {})): ProgramProcess;
  readonly processes: readonly ProgramProcess[];
  /** Stops the gateway, then the services, then the simulator; the servers stay. */
  stop(): Promise<void>;
  /** Stops it and removes its databases, roles, topics and keys from the servers. */
  remove(): Promise<void>;
}

/**
 * Starts one platform on servers that run: makes its databases and topics, migrates, starts every process and resolves
 * when all are ready. Its processes end with this one, however it ends.
 * @throws Error of the first process that does not become ready; the others are stopped again
 */
export async function startPlatform(options: StartPlatformOptions): Promise<Platform> {
  const { programs = platformPrograms, progress, partitions } = options;
  const site = await plan(options, programs);
  const claim = options.claim ?? (await claimFolder(options.stateDir, progress));
  const parentWatch = openParentWatch();
  // The simulator keeps its state here.
  await mkdir(path.join(site.stateDir, 'data'), { recursive: true });
  const follows: (() => void)[] = [];
  const names = programs.map((program) => program.name);
  const processes = programs.map((program) => createProcess(program, { site, options, claim, parentWatch, follows }));
  const topics = {
    brokers: site.servers.kafka.brokers,
    kafkaPrefix: site.names.kafkaPrefix,
    publishers: programs.filter((program) => program.publishes).map((program) => program.name),
    partitions,
  };

  const stop = async () => {
    const stages = [...new Set(programs.map((program) => program.stopStage))].sort((a, b) => a - b);
    for (const stage of stages) {
      await Promise.all(processes.filter((_, at) => programs[at]?.stopStage === stage).map((one) => one.stop()));
    }
    for (const end of follows) end();
    parentWatch.close();
    if (options.claim === undefined) await claim.release();
  };
  try {
    await Promise.all([
      bundlePrograms(programs, progress),
      prepareDatabases(site, programs, progress),
      makeTopics(topics),
      keepRpcFiles(site.rpcDir, names),
    ]);
    await Promise.all(processes.map((process) => startOne(process, progress)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    site,
    publicUrl: site.publicUrl,
    simulatorUrl: site.simulatorUrl,
    settings: sharedSettings(site),
    processes,
    process: (name) => {
      const found = processes.find((process) => process.name === name);
      if (found === undefined) throw new Error(`The platform has no process "${name}".`);
      return found;
    },
    stop,
    remove: async () => {
      await stop();
      await removePlatformData({ servers: site.servers, names: site.names, programs });
    },
  };
}

function plan(options: StartPlatformOptions, programs: readonly Program[]): Promise<Site> {
  const { servers, names, secrets = generateSecrets(), stateDir, nodeEnv = 'development', ports = {} } = options;
  return planSite({
    servers,
    names: { ...defaultNames, ...names },
    secrets,
    stateDir: path.resolve(stateDir),
    nodeEnv,
    // Also those that are not started get an address, so that a test can run a few of them.
    programs: [...new Set([...platformPrograms, ...programs].map((program) => program.name))],
    ports,
  });
}

interface ProcessContext {
  readonly site: Site;
  readonly options: StartPlatformOptions;
  readonly claim: ServerFolder;
  readonly parentWatch: ReturnType<typeof openParentWatch>;
  readonly follows: (() => void)[];
}

function createProcess(program: Program, context: ProcessContext): ProgramProcess {
  const { site, options, claim, parentWatch, follows } = context;
  const logFile = path.join(site.stateDir, 'logs', `${program.name}.log`);
  turnOverLog(logFile);
  if (options.verbose) follows.push(followLog(logFile, (line) => options.progress(`[${program.name}] ${line}`)));
  const { heapFlags = developmentHeap } = options;
  return new ProgramProcess({
    name: program.name,
    args: [...heapFlags, ...bundledArgs(program)],
    cwd: program.dir,
    env: {
      ...inherited(options.env),
      NODE_COMPILE_CACHE: compileCache,
      ...(options.heapFlags === undefined && developmentMalloc),
      ...(site.nodeEnv === 'test' ? { KILL_POINT_FILE: path.join(site.stateDir, `${program.name}.kill-point`) } : {}),
      ...program.settings(site),
      ...options.settings?.(site)[program.name],
    },
    readyUrl: program.readyUrl(site),
    logFile,
    supervise: options.supervise ?? true,
    progress: options.progress,
    onSpawn: (pid) => {
      claim.record(pid, 'SIGTERM');
      parentWatch.hold(pid, 'SIGTERM');
    },
    onExit: (pid) => {
      claim.forget(pid);
      parentWatch.free(pid);
    },
  });
}

const inheritedNames = /^(PATH|HOME|TMPDIR|LANG|LC_ALL|TZ|LOG_LEVEL|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS|OTEL_\w+|AI_\w+)$/;

/** Nothing else of the caller's environment reaches the processes, so that a run does not depend on where it began. */
function inherited(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => {
      return entry[1] !== undefined && inheritedNames.test(entry[0]);
    }),
  );
}

async function prepareDatabases(site: Site, programs: readonly Program[], progress: Progress): Promise<void> {
  const owners = programs.filter((program) => program.migrationsDir !== undefined);
  await ensureDatabases(
    site,
    owners.map((program) => program.name),
  );
  await Promise.all(
    owners.map(async ({ name, migrationsDir: directory }) => {
      if (directory === undefined) return;
      const applied = await migrate({
        url: site.databaseUrl(name),
        processRole: processRoleOf(site.roleName(name)),
        directory,
      });
      if (applied.length > 0) progress(`${name}: applied ${applied.length} migrations`);
    }),
  );
}

async function startOne(process: ProgramProcess, progress: Progress): Promise<void> {
  const startedAt = performance.now();
  await process.start();
  progress(`${process.name} ready (${secondsSince(startedAt)} s)`);
}
