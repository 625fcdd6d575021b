import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ICON_SETS, type IconDrawing, type IconDrawings } from '../../parts/icon/IconDrawings.ts';

/**
 * The drawings of Font Awesome Free, each read when a page first shows it: as Elementor's version 5 has them, and what is
 * younger from the newest. A name that neither has is no file's.
 */
export function createIconDrawings(): IconDrawings {
  const shelves = PACKAGES.map(shelfOf);
  const read = new Map<string, IconDrawing | null>();
  return (set, name) => {
    const key = `${set}/${name}.svg`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const shelf = shelves.find(({ files }) => files.has(key));
    if (!shelf) return null;
    const drawing = drawingIn(readFileSync(join(shelf.folder, key), 'utf8'));
    read.set(key, drawing);
    return drawing;
  };
}

const PACKAGES = ['fontawesome-free-5', '@fortawesome/fontawesome-free'] as const;

function shelfOf(name: string): { readonly folder: string; readonly files: ReadonlySet<string> } {
  const folder = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'svgs');
  const files = ICON_SETS.flatMap((set) => readdirSync(join(folder, set)).map((file) => `${set}/${file}`));
  return { folder, files: new Set(files) };
}

function drawingIn(svg: string): IconDrawing | null {
  const viewBox = / viewBox="([\d .-]+)"/.exec(svg)?.[1];
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  return viewBox && path ? { viewBox, path } : null;
}
