import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { type Plugin, rolldown, type SourceMap } from 'rolldown';
import { type BundledProgram, bundleDir, preloadName, sourceMaps } from './bundle.ts';

/** Followed by name while they are loaded, or read files that lie beside them. */
const kept = [/^(pg|pg-pool)$/, /^import-in-the-middle/, /^(pdfkit|fontkit|@stackforge-eu\/factur-x)$/];

/** Lets modules find files by their own place, as if they had stayed there. */
function sourceUrls(outDir: string): Plugin {
  return {
    name: 'source-urls',
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (code, id) => {
        const source = JSON.stringify(path.relative(outDir, id));
        return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null };
      },
    },
  };
}

/**
 * V8 keeps the text of a module, at twice the size where one character is not of Latin-1; escaped, it is the same. The
 * bundler itself escapes none in a tagged template, as its tag could tell the difference.
 */
const escapes: Plugin = {
  name: 'escapes',
  transform: {
    filter: { id: { exclude: /\/node_modules\// }, code: /[^\0-\xff]/ },
    handler: (code) => ({ code: code.replace(/[^\0-\xff]/g, escaped), map: null }),
  },
};

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Names where each of our lines and each library's code begins, and nothing else. Node reads the map whole at the first
 * error whose stack is asked for and keeps it: all that maps can tell would be 50 MB of a process's memory.
 */
function coarseMap(map: SourceMap): string {
  const ours = map.sources.map((source) => !source.includes('/node_modules/'));
  let last = { source: -1, line: -1 };
  const mappings = decode(map.mappings).map((segments) =>
    segments.flatMap(([column, source, sourceLine, sourceColumn]): SourceMapSegment[] => {
      if (source === undefined || sourceLine === undefined || sourceColumn === undefined) return [];
      const line = ours[source] ? sourceLine : 0;
      if (source === last.source && line === last.line) return [];
      last = { source, line };
      return [[column, source, line, ours[source] ? sourceColumn : 0]];
    }),
  );
  return JSON.stringify({ ...map, names: [], mappings: encode(mappings) });
}

/** Makes one program's bundle, whether there is one or not. @returns the files of ours that went into it */
export async function makeBundle({ dir, preload }: Omit<BundledProgram, 'name'>): Promise<string[]> {
  const outDir = path.join(dir, bundleDir);
  const input = {
    main: path.join(dir, 'src/main.ts'),
    [sourceMaps]: path.join(import.meta.dirname, `${sourceMaps}.ts`),
    ...Object.fromEntries(preload.map((module, at) => [preloadName(at), module])),
  };
  await using build = await rolldown({
    cwd: dir,
    input,
    platform: 'node',
    external: kept,
    plugins: [sourceUrls(outDir), escapes],
    // One that is left for later would be missed only when the program runs.
    onLog: (level, log, next) => next(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
    resolve: { conditionNames: ['@review-reply/source', 'node'] },
  });
  const { output } = await build.write({
    dir: outDir,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    cleanDir: true,
    // Names stay, for stacks.
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
  });
  for (const chunk of output) {
    if (chunk.type !== 'chunk' || chunk.map === null) continue;
    await writeFile(path.join(outDir, `${chunk.fileName}.map`), coarseMap(chunk.map));
  }
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  return modules.filter((file) => path.isAbsolute(file) && !file.includes('/node_modules/'));
}
