import { recordOf } from '../settings/read.ts';
import type { ReadSetting } from './StyleRule.ts';
import { color, globalColor } from './values.ts';

/** A colour that was chosen freely, or taken from the site's palette, which then wins. */
export function readColor(read: ReadSetting, name: string): string | null {
  return globalColor(recordOf(read('__globals__'))[name]) ?? color(read(name));
}
