export function migrationsOf(owner: string): URL {
  return new URL(`../../../../services/${owner}/migrations`, import.meta.url);
}

/** What a service's migrations come to, for people to read. */
export function writtenSchemaOf(owner: string): URL {
  return new URL(`../../../../services/${owner}/schema.sql`, import.meta.url);
}
