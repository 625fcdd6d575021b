import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ICON_SETS, type IconDrawing, type IconDrawings } from '../../parts/icon/IconDrawings.ts';

/** The drawings of Font Awesome Free, each read when a page first shows it. A name that the package has not is no file's. */
export function createIconDrawings(): IconDrawings {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json')),
    'svgs',
  );
  const names = new Map(ICON_SETS.map((set) => [set, new Set(readdirSync(join(folder, set)))]));
  const read = new Map<string, IconDrawing | null>();
  return (set, name) => {
    const file = `${name}.svg`;
    if (!names.get(set)?.has(file)) return null;
    const key = `${set}/${file}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const drawing = drawingIn(readFileSync(join(folder, set, file), 'utf8'));
    read.set(key, drawing);
    return drawing;
  };
}

function drawingIn(svg: string): IconDrawing | null {
  const viewBox = / viewBox="([\d .-]+)"/.exec(svg)?.[1];
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  return viewBox && path ? { viewBox, path } : null;
}
