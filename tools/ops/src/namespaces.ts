/**
 * Arguments of `unshare` for a program in namespaces of its own. When `unshare` ends, however it ends, the kernel ends
 * all processes in them, and their mounts and networks are gone.
 */
export const inNamespaces = (kinds: ReadonlyArray<'mount' | 'pid' | 'net'>): string[] => [
  ...kinds.map((kind) => `--${kind}`),
  '--fork',
  '--kill-child=SIGKILL',
  '--mount-proc',
];
