import { createHash } from 'node:crypto';
import type { FeedOptions } from '../../wire/admin.ts';
import { FEED_STYLES_PATH } from '../../wire/public.ts';

/** The colours and sizes of one feed as its own style sheet: pages allow no inline styles. Empty if it has none. */
export function feedStyles(feedId: string, options: FeedOptions): string {
  const { maxWidth, maxHeight, isCentered } = options;
  const declarations = [
    ...Object.entries(variablesOf(options)).map(([name, value]) => `${name}:${value}`),
    ...(maxWidth > 0 ? [`max-inline-size:${maxWidth}px`] : []),
    ...(maxHeight > 0 ? [`max-block-size:${maxHeight}px`, 'overflow-y:auto'] : []),
    ...(isCentered ? ['margin-inline:auto'] : []),
  ];
  return declarations.length > 0 ? `.wp-gr[data-id="${feedId}"]{${declarations.join(';')}}` : '';
}

/** The URL of that style sheet. It changes with the content, so that it can be cached for ever. */
export function feedStylesAddress(feedId: string, options: FeedOptions): string | null {
  const css = feedStyles(feedId, options);
  if (!css) return null;
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return `${FEED_STYLES_PATH}/${feedId}.css?v=${version}`;
}

/** The variables that a feed may set, by Rich Showcase's names. */
const VARIABLES: ReadonlySet<string> = new Set([
  ...['--star-color', '--head-name-color', '--head-based-color', '--powered-color', '--btn-color'],
  ...['--rev-color', '--name-color', '--text-color', '--card-gap', '--img-size', '--media-size'],
  ...['--media-lines', '--slider-dots-visible', '--col'],
]);

/** A colour, a length or a number; nothing that ends a declaration, fetches something or comments out the rest. */
const VALUE = /^(?!.*(?:url|expression|\/\*))[#\w\s.,%()+/-]{1,80}$/i;

function variablesOf({ styleVars, ...options }: FeedOptions): Record<string, string> {
  const written = styleVars.split(/[;\n]/).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
  });
  const chosen: [string, string][] = [
    ['--star-color', options.starColor],
    ['--name-color', options.nameColor],
    ['--text-color', options.textColor],
    ['--rev-color', options.cardColor],
    ['--btn-color', options.buttonColor],
  ];
  const isUsable = ([name, value]: [string, string]): boolean => VARIABLES.has(name) && VALUE.test(value);
  return Object.fromEntries([...written, ...chosen].filter(isUsable));
}
