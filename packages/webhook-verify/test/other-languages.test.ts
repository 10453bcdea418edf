import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVectors, vectorsFile } from './support/vectors.ts';

const run = promisify(execFile);
const packageDir = path.resolve(import.meta.dirname, '..');
/** Compiling Go for the first time takes long on a busy machine. */
const timeoutMs = 180_000;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'webhook-verify-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

function exists(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The README's own lines, so that what is read is what was tried. */
async function snippet(language: string): Promise<string> {
  const readme = await readFile(path.join(packageDir, 'README.md'), 'utf8');
  const found = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readme)?.[1];
  if (found === undefined) throw new Error(`The README shows nothing in ${language}.`);
  return found;
}

const expected = async () => (await readVectors()).map(({ valid }) => valid);

describe("the README's verifier", () => {
  it.skipIf(!exists('python3', '--version'))(
    'in Python judges as the vectors say',
    async () => {
      const program = `${await snippet('python')}
import json, sys
vectors = json.load(open(sys.argv[1], encoding="utf-8"))["vectors"]
print(json.dumps([verify(v["secret"], v["header"], v["body"].encode(), v["now"]) for v in vectors]))
`;
      const file = path.join(dir, 'verify.py');
      await writeFile(file, program);
      const { stdout } = await run('python3', [file, vectorsFile], { timeout: timeoutMs });
      expect(JSON.parse(stdout)).toEqual(await expected());
    },
    timeoutMs,
  );

  it.skipIf(!exists('go', 'version'))(
    'in Go judges as the vectors say',
    async () => {
      const program = `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"strconv"
	"strings"
)

${await snippet('go')}
func main() {
	var file struct {
		Vectors []struct {
			Secret, Header, Body string
			Now                  int64
		}
	}
	text, _ := os.ReadFile(os.Args[1])
	if err := json.Unmarshal(text, &file); err != nil {
		panic(err)
	}
	results := []bool{}
	for _, v := range file.Vectors {
		results = append(results, Verify(v.Secret, v.Header, []byte(v.Body), v.Now))
	}
	json.NewEncoder(os.Stdout).Encode(results)
}
`;
      const file = path.join(dir, 'verify.go');
      await writeFile(file, program);
      // Nothing is fetched: the standard library is all it needs.
      const env = { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOTOOLCHAIN: 'local' };
      const { stdout } = await run('go', ['run', file, vectorsFile], { cwd: dir, env, timeout: timeoutMs });
      expect(JSON.parse(stdout)).toEqual(await expected());
    },
    timeoutMs,
  );
});
