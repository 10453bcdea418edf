export { bigints } from './bigints.ts';
export { bytea, id, time } from './columns.ts';
export { type Database, type DatabaseOptions, type Executor, openDatabase, type Transaction } from './database.ts';
export { checkMigrated, type MigrateOptions, migrate } from './migrate.ts';
export { fingerprintMigrations } from './migration-files.ts';
export { type PostgresServer, postgresServer, postgresSettings } from './settings.ts';
export { afterCommit, inTransaction, runInTransaction, runStatement } from './transaction.ts';
export { type WhenUpOptions, whenUp } from './when-up.ts';
