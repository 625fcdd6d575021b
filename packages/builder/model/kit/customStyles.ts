import { recordOf, textOf } from '../settings/read.ts';
import { cleanCss } from '../styles/cleanCss.ts';

/** The kit author's CSS, for what settings do not cover. Rewritten: it stays in its layer and loads nothing. */
export function customStyles(settings: unknown): string {
  const css = cleanCss(textOf(recordOf(settings).custom_css));
  return css && `@layer kit{${css}}`;
}
