import { choiceOf, type Settings } from '../../model/settings/read.ts';

/** The hover pointer of a menu item. */
export const POINTERS = [
  ...['none', 'underline', 'overline', 'double-line', 'framed', 'background', 'text'],
] as const satisfies readonly string[];

const LINES = { setting: 'animation_line', ways: ['fade', 'slide', 'grow', 'drop-in', 'drop-out', 'none'] };
const FRAME = { setting: 'animation_framed', ways: ['fade', 'grow', 'shrink', 'draw', 'corners', 'none'] };
const PATCH = {
  setting: 'animation_background',
  ways: [
    ...['fade', 'grow', 'shrink', 'sweep-left', 'sweep-right', 'sweep-up', 'sweep-down'],
    ...['shutter-in-vertical', 'shutter-out-vertical', 'shutter-in-horizontal', 'shutter-out-horizontal'],
    'none',
  ],
};
const WORDS = {
  setting: 'animation_text',
  ways: ['grow', 'shrink', 'sink', 'float', 'skew', 'rotate', 'none'],
};

/** The pointer's animation. Each kind has its own setting and choices, the first being the default. */
export const MOVEMENTS: Readonly<
  Record<string, { readonly setting: string; readonly ways: readonly string[] }>
> = {
  underline: LINES,
  overline: LINES,
  'double-line': LINES,
  framed: FRAME,
  background: PATCH,
  text: WORDS,
};

export function movementOf(settings: Settings, pointer: string): string {
  const { setting, ways } = MOVEMENTS[pointer] ?? { setting: '', ways: ['fade'] };
  return choiceOf(settings[setting], ways, ways[0] ?? 'fade');
}
