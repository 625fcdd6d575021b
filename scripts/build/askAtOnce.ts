import { posix } from 'node:path';
import { type Plugin, parseSync, type Rolldown } from 'vite';
import { isHelperFile } from './noHelperFile.ts';

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/**
 * Makes a dynamic import request all its files at once, rather than discovering them through the first one's imports. Applied
 * to each file before it is minified and named.
 */
export const askAtOnce: Plugin = {
  name: 'ask-at-once',
  renderChunk(code, chunk, _options, { chunks }) {
    const { dynamicImports } = parseSync(chunk.fileName, code).module;
    const here = withImports(chunk.fileName, chunks);
    let written = code;
    for (const { start, end, moduleRequest } of [...dynamicImports].reverse()) {
      const address = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
      const wanted = posix.join(posix.dirname(chunk.fileName), address);
      const others = [...withImports(wanted, chunks)].filter((file) => file !== wanted && !here.has(file));
      if (others.length === 0) continue;
      const further = others.map((file) => `import(${JSON.stringify(addressFrom(chunk.fileName, file))})`);
      const all = [code.slice(start, end), ...further].join();
      written = `${written.slice(0, start)}Promise.all([${all}]).then((files) => files[0])${written.slice(end)}`;
    }
    return written === code ? null : { code: written, map: null };
  },
};

/** A file and all its static imports. Files outside the build are known only by their URL. */
function withImports(file: string, chunks: Chunks, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const one of chunks[file]?.imports ?? [])
    if (!isHelperFile(one))
      withImports(one.startsWith('./') ? posix.join(posix.dirname(file), one) : one, chunks, seen);
  return seen;
}

function addressFrom(file: string, other: string): string {
  return `./${posix.relative(posix.dirname(file), other)}`;
}
