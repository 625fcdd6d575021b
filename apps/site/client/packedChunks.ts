import type { Chunk, ChunkMap } from './ChunkMap.ts';

/**
 * The chunk map as embedded in boot, packed because every visitor downloads it. The first line lists the files that are only
 * imported. Each further line is a file: its name, a character for each file it imports, its chunks if named differently, its
 * sheets, the product next to whose sheet a shorter one is enough, and the chunk with that sheet.
 */
export function packChunks(chunks: ChunkMap): string {
  const files = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  const imported = new Set(Object.values(chunks).flatMap(({ imports }) => imports));
  const others = [...imported].filter((file) => !files.has(file));
  // An empty line is parsed as one file without a name.
  const all = [...(others.length > 0 ? others : ['']), ...files.keys()];
  const lines = [...files.values()].map(({ file, imports, styles, besideProduct }) => {
    const inIt = Object.keys(chunks).filter((name) => chunks[name]?.file === file);
    const isAlone = inIt.length === 1 && inIt[0] === nameOf(bare(file));
    return [
      bare(file),
      imports.map((one) => String.fromCharCode(FIRST_CHARACTER + all.indexOf(one))).join(''),
      isAlone ? '' : inIt.join(),
      styles.map(bare).join(),
      ...(besideProduct ? [besideProduct.handle, besideProduct.chunk] : []),
    ];
  });
  return [others.map(bare), ...lines].map((line) => line.join(' ').trimEnd()).join('\n');
}

/** Unpacks the map, by chunk name. URLs are relative to the common folder. */
export function unpackChunks(packed: string): Map<string, Chunk> {
  const [others, ...files] = packed.split('\n').map((line) => line.split(' ')) as [string[], ...Line[]];
  const all = [...others, ...files.map(([file]) => file)];
  return new Map(
    files.flatMap(([file, packedImports = '', names, sheets, handle, beside]) =>
      (names || nameOf(file)).split(',').map((name) => [
        name,
        {
          file: `${file}.js`,
          imports: [...packedImports].map(
            (character) => `${all[character.charCodeAt(0) - FIRST_CHARACTER]}.js`,
          ),
          styles: sheets ? sheets.split(',').map((sheet) => `${sheet}.css`) : [],
          besideProduct: handle && beside ? { handle, chunk: beside } : undefined,
        },
      ]),
    ),
  );
}

/** The words of a line; trailing ones may be missing. */
type Line = [
  file: string,
  packedImports?: string,
  names?: string,
  sheets?: string,
  handle?: string,
  beside?: string,
];

/** The letter A: no earlier character is needed, nor one with a meaning in a string. */
const FIRST_CHARACTER = 65;

/** A file is named after its chunk, followed by a dash and seven characters of its hash. */
const HASH_LENGTH = 8;

function nameOf(file: string): string {
  return file.slice(0, -HASH_LENGTH);
}

function bare(file: string): string {
  return file.replace(/^chunks\//, '').replace(/\.\w+$/, '');
}
