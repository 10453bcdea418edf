import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

const files = ['docker-compose.yml', 'docker-compose.telemetry.yml'];
const deploy = path.resolve(import.meta.dirname, '../../../../deploy');
/** Of the compose specification, as compose-go 2.9.1 has it (schema/compose-spec.json, Apache-2.0). */
const { $schema: _, ...schema } = JSON.parse(readFileSync(new URL('compose-spec.json', import.meta.url), 'utf8')) as {
  readonly $schema: string;
};

type Compose = { services: Record<string, Record<string, unknown>> };

/** What Compose would not take of our files; a misspelt field has to be found. */
export function checkCompose(): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  const judge = (compose: Compose): string[] => {
    if (validate(compose)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
  return files.flatMap((file) => {
    const read = () =>
      parse(readFileSync(path.join(deploy, file), 'utf8'), { merge: true, maxAliasCount: -1 }) as Compose;
    const problems = judge(read()).map((problem) => `${file}: ${problem}`);
    const misspelt = read();
    for (const service of Object.values(misspelt.services)) service.restarts = 'always';
    return judge(misspelt).length === 0 ? [...problems, `${file}: a misspelt field is not found.`] : problems;
  });
}
