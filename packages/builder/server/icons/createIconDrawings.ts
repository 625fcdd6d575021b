import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  FORMER_SET,
  ICON_SETS,
  type IconDrawing,
  type IconDrawings,
  type IconSet,
} from '../../parts/icon/IconDrawings.ts';
import { readFormerNames } from './readFormerNames.ts';

/**
 * Font Awesome Free's icons, each read on first use: from version 5 as in Elementor, and newer ones from the latest. A name in
 * neither has no file.
 */
export function createIconDrawings(): IconDrawings {
  const folders = PACKAGES.map(filesOf);
  const read = new Map<string, IconDrawing | null>();
  let formerNames: ReturnType<typeof readFormerNames> | undefined;
  return (set, name) => {
    if (set !== FORMER_SET) return drawingOf(set, name);
    formerNames ??= readFormerNames();
    const { set: newSet, name: newName = name } = formerNames.get(name) ?? {};
    for (const one of newSet ? [newSet] : FORMER_ORDER) {
      const drawing = drawingOf(one, newName);
      if (drawing) return { ...drawing, now: { set: one, name: newName } };
    }
    return null;
  };

  function drawingOf(set: IconSet, name: string): IconDrawing | null {
    const own = OWN.get(`${set}/${name}`);
    if (own) return own;
    const key = `${set}/${SINCE_RENAMED.get(name) ?? name}.svg`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const found = folders.find(({ files }) => files.has(key));
    if (!found) return null;
    const drawing = drawingIn(readFileSync(join(found.folder, key), 'utf8'));
    read.set(key, drawing);
    return drawing;
  }
}

/** Where an icon of Font Awesome 4 is that kept its name. */
const FORMER_ORDER = ['solid', 'brands', 'regular'] as const;

/** Icons that Font Awesome has renamed since Elementor's version. */
const SINCE_RENAMED: ReadonlyMap<string, string> = new Map([
  ['threads-square', 'square-threads'],
  ['x-twitter-square', 'square-x-twitter'],
]);

/** Removed from Font Awesome, so redrawn: two eyes below a brow, and a beak. */
const OWN: ReadonlyMap<string, IconDrawing> = new Map([
  [
    'brands/tripadvisor',
    {
      viewBox: '0 0 576 512',
      path:
        'M24 118H142C230 74 346 74 434 118H552L522 166C470 132 396 132 340 186H236C180 132 106 132 54 166Z' +
        'M150 152a130 130 0 1 1 0 260a130 130 0 1 1 0-260ZM150 196a86 86 0 1 0 0 172a86 86 0 1 0 0-172Z' +
        'M150 240a42 42 0 1 1 0 84a42 42 0 1 1 0-84ZM426 152a130 130 0 1 1 0 260a130 130 0 1 1 0-260Z' +
        'M426 196a86 86 0 1 0 0 172a86 86 0 1 0 0-172ZM426 240a42 42 0 1 1 0 84a42 42 0 1 1 0-84ZM236 390H340L288 458Z',
    },
  ],
]);

const PACKAGES = ['fontawesome-free-5', '@fortawesome/fontawesome-free'] as const;

function filesOf(name: string): { readonly folder: string; readonly files: ReadonlySet<string> } {
  const folder = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'svgs');
  const files = ICON_SETS.flatMap((set) => readdirSync(join(folder, set)).map((file) => `${set}/${file}`));
  return { folder, files: new Set(files) };
}

function drawingIn(svg: string): IconDrawing | null {
  const viewBox = / viewBox="([\d .-]+)"/.exec(svg)?.[1];
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  return viewBox && path ? { viewBox, path } : null;
}
