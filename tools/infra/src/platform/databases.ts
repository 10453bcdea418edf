import pg from 'pg';
import { databasePassword } from './secrets.ts';
import { processRoleOf, type Site } from './site.ts';

/** Platforms that share a server take turns: Postgres does not like two changes of one database's rights at once. */
const lockKey = 7_305_811_203;

/**
 * Makes a database of its own for each program that lacks one, a role that owns it and one that processes work under.
 * A role can connect to its own database and to no other. The administrator's database is closed to them too, unless
 * the server is somebody else's.
 */
export async function ensureDatabases(site: Site, programs: readonly string[]): Promise<void> {
  await asAdmin(site.servers.postgres.adminUrl, async (client) => {
    for (const program of programs) await ensureDatabase(client, site, program);
    if (site.servers.postgres.external) return;
    for (const name of ['postgres', 'template1']) await client.query(`revoke connect on database ${name} from public`);
  });
}

/** Removes the databases and roles of a platform that no longer runs. */
export async function dropDatabases(options: {
  adminUrl: string;
  databasePrefix: string;
  programs: readonly string[];
}): Promise<void> {
  await asAdmin(options.adminUrl, async (client) => {
    for (const program of options.programs) {
      const name = pg.escapeIdentifier(`${options.databasePrefix}${program}`);
      await client.query(`drop database if exists ${name} with (force)`);
      const process = pg.escapeIdentifier(processRoleOf(`${options.databasePrefix}${program}`));
      await client.query(`drop role if exists ${name}, ${process}`);
    }
  });
}

async function ensureDatabase(client: pg.Client, site: Site, program: string): Promise<void> {
  const role = site.roleName(program);
  const name = pg.escapeIdentifier(role);
  for (const each of [role, processRoleOf(role)]) await ensureRole(client, site, each);
  // An administrator who is no superuser may give a database only to a role it is a member of.
  if (site.servers.postgres.external) await client.query(`grant ${name} to current_user`);
  const databases = await client.query('select 1 from pg_database where datname = $1', [role]);
  // template0, because nobody can be connected to it, which would make the copy fail.
  if (databases.rowCount === 0) await client.query(`create database ${name} owner ${name} template template0`);
  await client.query(`revoke connect on database ${name} from public`);
}

async function ensureRole(client: pg.Client, site: Site, role: string): Promise<void> {
  const password = pg.escapeLiteral(databasePassword(site.secrets, role));
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = roles.rowCount === 0 ? 'create' : 'alter';
  await client.query(`${verb} role ${pg.escapeIdentifier(role)} login password ${password}`);
}

async function asAdmin(adminUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await work(client);
  } finally {
    await client.end();
  }
}
