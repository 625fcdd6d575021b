import { recordOf } from '../settings/read.ts';
import type { ReadSetting } from './StyleRule.ts';
import { color, globalColor } from './values.ts';

/** A custom colour, or a global one, which takes precedence. */
export function readColor(read: ReadSetting, name: string): string | null {
  return globalColor(recordOf(read('__globals__'))[name]) ?? color(read(name));
}
