import { recordOf, textOf } from '../settings/read.ts';
import { cleanCss } from '../styles/cleanCss.ts';

/** The CSS that a kit's author wrote, for what settings have no words for. Written anew: it stays in its layer and fetches nothing. */
export function customStyles(settings: unknown): string {
  const css = cleanCss(textOf(recordOf(settings).custom_css));
  return css && `@layer kit{${css}}`;
}
