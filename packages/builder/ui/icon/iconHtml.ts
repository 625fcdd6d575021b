import { safeFile } from '../../settings/link.ts';
import { recordOf, textOf } from '../../settings/read.ts';

/**
 * An icon as a setting describes it: `{ library: 'fa-solid', value: 'fas fa-check' }`, or a file of the site's own with
 * `library: 'svg'`. Drawn here for the names that pages use most; a dot for the rest, and nothing where none was chosen.
 */
export function iconHtml(setting: unknown): string {
  const { library, value } = recordOf(setting);
  if (library === 'svg') return fileIcon(safeFile(recordOf(value).url));
  const name = /(?:^|\s)fa-([\w-]+)/.exec(textOf(value))?.[1];
  return name === undefined ? '' : drawing(PATHS.get(name) ?? DOT);
}

function fileIcon(src: string): string {
  if (!src) return '';
  const escaped = src.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<img src="${escaped}" alt="" width="16" height="16">`;
}

function drawing(path: string): string {
  return `<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"></path></svg>`;
}

const DOT = 'M8 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z';

const PATHS: ReadonlyMap<string, string> = new Map([
  ['check', 'M3 8.5l3.5 3.5L13 4.5'],
  ['plus', 'M8 3v10M3 8h10'],
  ['minus', 'M3 8h10'],
  ['times', 'M4 4l8 8M12 4l-8 8'],
  ['arrow-right', 'M3 8h10M9 4l4 4-4 4'],
  ['star', 'M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z'],
  [
    'phone',
    'M4 2h2l1 3.5-1.6 1A8 8 0 0 0 9.5 10.600l1-1.6L14 10v2c0 1-1 2-2 2C6.500 14 2 9.500 2 4c0-1 1-2 2-2z',
  ],
  ['envelope', 'M2 4h12v8H2zM2 4l6 5 6-5'],
  ['clock', 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 5v3l2 2'],
  ['map-marker', 'M8 14s4.500-4.200 4.500-7.500a4.500 4.500 0 0 0-9 0C3.500 9.800 8 14 8 14zM8 6v1'],
  ['heart', 'M8 13.500S2 10 2 6a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 4-6 7.500-6 7.500z'],
]);
