import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../build/paths.ts';
import { trackedFiles } from './trackedFiles.ts';

const SOURCE = /^(packages|apps)\/.*\.tsx?$/;
const TEST = /(\.test\.tsx?$|\/testing\/)/;
const IMPORTED = /^(?:import|export)\s[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|import\('(\.[^']+)'\)/gm;

test('no two folders of one folder import each other', async () => {
  const tracked = (await trackedFiles(paths.root)).map((file) => relative(paths.root, file));
  const files = tracked.filter((file) => SOURCE.test(file) && !TEST.test(file));
  const arrows = new Set(files.flatMap(arrowsOf));
  const mutual = [...arrows].flatMap((arrow) => {
    const [place, from, to] = arrow.split('\t') as [string, string, string];
    return from < to && arrows.has([place, to, from].join('\t')) ? [`${place}: ${from}, ${to}`] : [];
  });
  expect(mutual).toEqual([]);
});

/** Place, importing and imported folder of each import that leaves its folder for one beside it or beside a parent of it. */
function arrowsOf(file: string): string[] {
  const source = readFileSync(join(paths.root, file), 'utf8');
  return [...source.matchAll(IMPORTED)].flatMap(([, from, alone, later]) => {
    const imported = normalize(join(dirname(file), from ?? alone ?? later ?? ''));
    const [own, other] = [dirname(file).split('/'), dirname(imported).split('/')];
    const parted = own.findIndex((folder, depth) => folder !== other[depth]);
    const to = other[parted];
    return parted > 0 && to ? [[own.slice(0, parted).join('/'), own[parted], to].join('\t')] : [];
  });
}
