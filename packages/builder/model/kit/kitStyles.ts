import { type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { recordOf } from '../settings/read.ts';
import { settingReader } from '../styles/settingReader.ts';
import { ruleCss, sheetCss } from '../styles/sheetCss.ts';
import { withPictureBoxes } from '../styles/withPictureBoxes.ts';
import { globalVariables } from './globalVariables.ts';
import { layoutStyles, pageStyles, partStyles } from './layoutStyles.ts';
import { stateStyles, themeStyles } from './themeStyles.ts';

/**
 * A kit's look as one style sheet for all page documents of the site: its colours and fonts as variables, and its styles for
 * text, headings, links and buttons. Applies only to documents; the site around them keeps its own. It is a layer above the
 * site's own sheets and below each page's sheet. Empty if there is nothing to set.
 */
export function kitStyles(settings: unknown, active: readonly Breakpoint[] = DEFAULT_BREAKPOINTS): string {
  const kit = recordOf(settings);
  const css = sheetCss(active, (device) => {
    const read = settingReader(kit, device);
    return [
      // The page around a document uses them too.
      ruleCss(`${DOCUMENT},${PAGE}`, { declarations: globalVariables(kit, device) }),
      ...pageStyles(read).map((rule) => ruleCss(PAGE, rule)),
      ruleCss(`body:not(${PAGE}) ${DOCUMENT}`, partStyles(read)),
      ...[...layoutStyles(read), ...themeStyles(read)].map((rule) => ruleCss(DOCUMENT, rule)),
    ].join('');
  });
  const states = sheetCss(active, (device) =>
    stateStyles(settingReader(kit, device))
      .map((rule) => ruleCss(DOCUMENT, rule))
      .join(''),
  );
  return (css && `@layer kit{${withPictureBoxes(css)}}`) + states;
}

const DOCUMENT = '.elementor';
const PAGE = '.elementor-page';
