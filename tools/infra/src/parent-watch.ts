import { spawn } from 'node:child_process';

/**
 * A small shell that outlives this process for a moment. It reads commands from a pipe; when the pipe ends, however
 * this process ended (SIGKILL included), it stops the process groups it was told of and removes the temporary folders.
 * It is in a session of its own, so that Ctrl-C in the terminal does not reach it before it is needed.
 */
const script = `
held=
while read -r verb value; do
  case $verb in
    hold) held="$held $value" ;;
    free) rest=; for one in $held; do [ "\${one#*:}" = "$value" ] || rest="$rest $one"; done; held=$rest ;;
    temp) set -- "$@" "$value" ;;
  esac
done
alive() {
  kill -0 -- "-$1" 2>/dev/null || return 1
  # In a container without an init process the dead stay as zombies; on Linux their state tells.
  [ -r "/proc/$1/stat" ] || return 0
  case $(cat "/proc/$1/stat" 2>/dev/null) in *') Z '*) return 1 ;; esac
}
for one in $held; do kill -s "\${one%%:*}" -- "-\${one#*:}" 2>/dev/null; done
for round in 1 2 3 4 5 6 7 8 9 10; do
  left=; for one in $held; do alive "\${one#*:}" && left=yes; done
  [ -z "$left" ] && break
  sleep 1
done
for one in $held; do kill -s KILL -- "-\${one#*:}" 2>/dev/null; done
# Who was killed a moment ago may still have added a file to what is just being removed.
for folder in "$@"; do
  for round in 1 2 3 4 5 6 7 8 9 10; do
    rm -rf -- "$folder" && break
    sleep 1
  done
done
exit 0
`;

export interface ParentWatch {
  /** The process group led by `pid` gets `signal` when this process ends. */
  hold(pid: number, signal: NodeJS.Signals): void;
  free(pid: number): void;
  /** Ends the shell; what is still held is stopped by it, and the temporary folders are removed. */
  close(): void;
}

export function openParentWatch(options: { temporaryDirs?: readonly string[] } = {}): ParentWatch {
  const shell = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  // A shell that was itself killed leaves only the weaker protection of the folder's record of processes.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  const pipe = shell.stdin as typeof shell.stdin & { unref?(): void };
  pipe.unref?.();
  const tell = (line: string) => void pipe.write(`${line}\n`);
  for (const dir of options.temporaryDirs ?? []) tell(`temp ${dir}`);
  return {
    hold: (pid, signal) => tell(`hold ${signal.replace('SIG', '')}:${pid}`),
    free: (pid) => tell(`free ${pid}`),
    close: () => void pipe.end(),
  };
}
