import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { obtainMustang } from '@review-reply/infra';
import { expect, it, onTestFinished } from 'vitest';
import { writeEInvoice } from '../src/documents/e-invoice.ts';
import { writePage } from '../src/documents/page.ts';
import { samples } from './sample-invoice.ts';

/** The first time the validator is fetched. */
const timeoutMs = 10 * 60_000;
const outputBytesMax = 64 * 1024 * 1024;

it(
  'writes documents that Mustang finds valid: EN 16931, Factur-X and PDF/A-3',
  async () => {
    const { java, jarsDir } = await obtainMustang({ env: process.env, progress: console.log });
    const folder = await mkdtemp(path.join(tmpdir(), 'invoices-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files: string[] = [];
    for (const [name, document] of Object.entries(samples)) {
      const file = path.join(folder, name.replaceAll(' ', '-'));
      await writeFile(`${file}.xml`, writeEInvoice(document));
      await writeFile(`${file}.pdf`, await writePage(document));
      files.push(`${file}.xml`, `${file}.pdf`);
    }
    const program = path.join(import.meta.dirname, 'validator/Validate.java');
    const { stdout } = await promisify(execFile)(java, ['-cp', path.join(jarsDir, '*'), program, ...files], {
      maxBuffer: outputBytesMax,
    });
    for (const file of files) expect(stdout).toContain(`== ${file} true`);
  },
  timeoutMs,
);
