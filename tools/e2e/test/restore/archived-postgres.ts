import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, type PostgresServer } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import pg from 'pg';
import { expect } from 'vitest';

const run = promisify(execFile);
const recoversWithinMs = 60_000;

/** A Postgres whose log is archived, so that it can be had as it was at any moment since its base backup. */
export interface ArchivedPostgres {
  /** Its time, to restore to. */
  now(): Promise<Date>;
  /** What every restore begins with. */
  backUp(): Promise<void>;
  /** Has all archived that was committed until now. */
  archive(): Promise<void>;
  /** Starts another server with what there was at a moment. @returns its port */
  restore(at: Date): Promise<number>;
  /** Ends the servers that were restored. */
  close(): Promise<void>;
}

/** @param server restarted once, as archiving begins with a start */
export async function archivePostgres(server: PostgresServer): Promise<ArchivedPostgres> {
  const places = await asAdmin(server, async (client) => {
    const { rows } = await client.query<{ data: string; bin: string }>(
      `select current_setting('data_directory') as data, setting as bin from pg_config where name = 'BINDIR'`,
    );
    return rows[0] as { data: string; bin: string };
  });
  const { uid, gid } = await stat(places.data);
  const dir = path.dirname(places.data);
  const archiveDir = path.join(dir, 'archive');
  await mkdir(archiveDir);
  await chown(archiveDir, uid, gid);
  await asAdmin(server, async (client) => {
    const command = `test ! -f ${archiveDir}/%f && cp %p ${archiveDir}/%f`;
    await client.query('alter system set archive_mode = on');
    await client.query(`alter system set archive_command = ${pg.escapeLiteral(command)}`);
  });
  await server.stop();
  await server.start();
  const base = path.join(dir, 'base');
  const restored: ChildProcess[] = [];
  return {
    now: () =>
      asAdmin(server, async (client) => {
        const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
        return (rows[0] as { now: Date }).now;
      }),
    // What pg_basebackup does, which the npm package lacks.
    backUp: () =>
      asAdmin(server, async (client) => {
        await client.query("select pg_backup_start('base', true)");
        // Files that go while they are copied are of no matter: the log has what became of them.
        await run('cp', ['-a', places.data, base]).catch(() => {});
        const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
        await rm(path.join(base, 'postmaster.pid'), { force: true });
        await run('sh', ['-c', 'rm -rf "$1"/pg_wal/*', 'sh', base]);
        await writeFile(path.join(base, 'backup_label'), rows[0]?.labelfile ?? '');
      }),
    archive: () =>
      asAdmin(server, async (client) => {
        // A moment is known to be reached by a commit after it.
        await client.query('select pg_current_xact_id()');
        const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
        await eventually(async () =>
          expect((await stat(path.join(archiveDir, rows[0]?.file ?? ''))).size).toBeGreaterThan(0),
        );
      }),
    restore: async (at) => {
      const data = path.join(dir, `restored-${restored.length}`);
      await run('cp', ['-a', base, data]);
      await writeFile(path.join(data, 'recovery.signal'), '');
      await run('chown', ['-R', `${uid}:${gid}`, data]);
      const port = await freePort();
      const settings = [
        ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=400'],
        ...['archive_mode=off', 'fsync=off', `restore_command=cp ${archiveDir}/%f %p`],
        ...[`recovery_target_time=${at.toISOString().replace('Z', '+00')}`, 'recovery_target_action=promote'],
      ];
      const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
      const log = openSync(`${data}.log`, 'a');
      const stdio = ['ignore', log, log] as const;
      const child = spawn(path.join(places.bin, 'postgres'), args, { uid, gid, cwd: data, stdio: [...stdio] });
      closeSync(log);
      restored.push(child);
      const adminUrl = Object.assign(new URL(server.adminUrl), { port: String(port) }).href;
      const recovered = eventually(
        () =>
          asAdmin({ adminUrl }, async (client) => {
            const { rows } = await client.query('select pg_is_in_recovery() as recovers');
            expect(rows).toEqual([{ recovers: false }]);
          }),
        { timeoutMs: recoversWithinMs },
      );
      await recovered.catch(async (cause: unknown) => {
        throw new Error(`Postgres did not recover:\n${(await readFile(`${data}.log`, 'utf8')).slice(-3_000)}`, {
          cause,
        });
      });
      return port;
    },
    close: async () => {
      for (const child of restored) {
        if (child.exitCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
      }
    },
  };
}

async function asAdmin<T>({ adminUrl }: { adminUrl: string }, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
