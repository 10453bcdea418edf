import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageHtml, startScript } from './page.ts';

/** A file of the documentation page, ready to be sent. */
export interface Asset {
  readonly type: string;
  readonly bytes: Buffer;
  /** The same, smaller; absent where that gains nothing. */
  readonly gzipped: Buffer | undefined;
  readonly etag: string;
}

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
const html = 'text/html; charset=utf-8';

/** The page and what it loads, by name; the page's own is empty. Swagger UI's files are read from its package. */
export async function loadAssets(): Promise<ReadonlyMap<string, Asset>> {
  const find = createRequire(import.meta.url);
  const vendor = (name: string) => readFile(find.resolve(`swagger-ui-dist/${name}`));
  return new Map([
    ['', await makeAsset(html, Buffer.from(pageHtml))],
    ['start.js', await makeAsset(script, Buffer.from(startScript))],
    ['swagger-ui-bundle.js', await makeAsset(script, await vendor('swagger-ui-bundle.js'))],
    ['swagger-ui.css', await makeAsset(style, await vendor('swagger-ui.css'))],
    ['favicon-32x32.png', await makeAsset('image/png', await vendor('favicon-32x32.png'))],
  ]);
}

async function makeAsset(type: string, bytes: Buffer): Promise<Asset> {
  const gzipped = type === 'image/png' ? undefined : await promisify(gzip)(bytes);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { type, bytes, gzipped, etag };
}
