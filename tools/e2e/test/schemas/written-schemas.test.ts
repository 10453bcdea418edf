import { fileURLToPath } from 'node:url';
import { serviceNames } from '@review-reply/rpc';
import { createTestDatabase } from '@review-reply/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import { describeSchema } from './describe-schema.ts';
import { migrationsOf, writtenSchemaOf } from './service-files.ts';

it.each(serviceNames)('has written down in schema.sql what the migrations of %s come to', async (owner) => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'), migrationsOf(owner));
  onTestFinished(drop);
  const schema = `-- What the migrations come to, for people to read. Written by: npm run schemas\n\n${await describeSchema(url)}`;
  await expect(schema).toMatchFileSnapshot(fileURLToPath(writtenSchemaOf(owner)));
});
