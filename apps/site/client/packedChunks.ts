import type { Chunk, ChunkMap } from './ChunkMap.ts';

/**
 * The chunk map as boot carries it: every visitor of every page pays for it. The first line has the files that are
 * only ever imported; each line after it is a file: its name, a sign for each file that it imports, the chunks in it
 * where they are called otherwise, its sheets, the product beside whose sheet a chunk's is enough, and that chunk.
 */
export function packChunks(chunks: ChunkMap): string {
  const files = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  const imported = new Set(Object.values(chunks).flatMap(({ imports }) => imports));
  const others = [...imported].filter((file) => !files.has(file));
  // An empty line reads as one file without a name.
  const all = [...(others.length > 0 ? others : ['']), ...files.keys()];
  const lines = [...files.values()].map(({ file, imports, styles, besideProduct }) => {
    const inIt = Object.keys(chunks).filter((name) => chunks[name]?.file === file);
    const isAlone = inIt.length === 1 && inIt[0] === nameOf(bare(file));
    return [
      bare(file),
      imports.map((one) => String.fromCharCode(FIRST_SIGN + all.indexOf(one))).join(''),
      isAlone ? '' : inIt.join(),
      styles.map(bare).join(),
      ...(besideProduct ? [besideProduct.handle, besideProduct.chunk] : []),
    ];
  });
  return [others.map(bare), ...lines].map((line) => line.join(' ').trimEnd()).join('\n');
}

/** What a packed map says, by the names of the chunks. Addresses are relative to the folder of all of them. */
export function unpackChunks(packed: string): Map<string, Chunk> {
  const [others, ...files] = packed.split('\n').map((line) => line.split(' ')) as [string[], ...Line[]];
  const all = [...others, ...files.map(([file]) => file)];
  return new Map(
    files.flatMap(([file, signs = '', names, sheets, handle, beside]) =>
      (names || nameOf(file)).split(',').map((name) => [
        name,
        {
          file: `${file}.js`,
          imports: [...signs].map((sign) => `${all[sign.charCodeAt(0) - FIRST_SIGN]}.js`),
          styles: sheets ? sheets.split(',').map((sheet) => `${sheet}.css`) : [],
          besideProduct: handle && beside ? { handle, chunk: beside } : undefined,
        },
      ]),
    ),
  );
}

/** The words of a line, as many as there are. */
type Line = [file: string, signs?: string, names?: string, sheets?: string, handle?: string, beside?: string];

/** The letter A: no sign before it is needed, and none that means something in a string. */
const FIRST_SIGN = 65;

/** A file is called by its chunk's name, a dash and seven characters of its hash. */
const HASH_LENGTH = 8;

function nameOf(file: string): string {
  return file.slice(0, -HASH_LENGTH);
}

function bare(file: string): string {
  return file.replace(/^chunks\//, '').replace(/\.\w+$/, '');
}
