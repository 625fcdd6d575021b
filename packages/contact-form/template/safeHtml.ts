import type { HtmlToken } from './htmlTokens.ts';
import { decodeEntities, escapeHtml } from './markup.ts';

/** A token as it may stand on a page, or nothing: a template is text of an editor's, not a way to run code. */
export function safeHtml(token: HtmlToken): string {
  return safe(token, NOTHING);
}

/** As it may stand in a mail, where a look is written into the elements: style sheets do not arrive there. */
export function safeMailHtml(token: HtmlToken): string {
  return safe(token, MAIL_ATTRIBUTES);
}

export const VOID: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'wbr',
  'col',
  'source',
  'input',
  'track',
]);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Shapes: enough for the signs that authors put beside a field, and nothing that can run or fetch. */
const DRAWING = words('svg g path circle ellipse line polygon polyline rect title');
const ELEMENTS = new Set([
  ...words(
    'a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del details dfn div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li main mark meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp section select small source span strong sub summary sup table tbody td template textarea tfoot th thead time tr track u ul var video wbr',
  ),
  ...DRAWING,
]);

const ATTRIBUTES = new Set([
  ...words(
    'abbr alt cite class colspan controls datetime dir download for headers height hidden high href hreflang id inert itemprop label lang loading low max media min name open optimum poster preload rel reversed role rowspan scope sizes span src srcset start tabindex target title translate type value width',
  ),
  ...words(
    'accept autocomplete checked cols disabled inputmode list maxlength minlength multiple pattern placeholder readonly required rows selected size step',
  ),
  ...words(
    'clip-rule cx cy d fill fill-rule focusable opacity points preserveaspectratio r rx ry stroke stroke-linecap stroke-linejoin stroke-width transform viewbox x x1 x2 xmlns y y1 y2',
  ),
]);
const NOTHING: ReadonlySet<string> = new Set();
const MAIL_ATTRIBUTES = words('style align valign bgcolor border cellpadding cellspacing color face');
const ADDRESSES = new Set(['href', 'src', 'cite', 'poster', 'srcset']);

function safe(token: HtmlToken, more: ReadonlySet<string>): string {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'comment') return token.text;
  if (!ELEMENTS.has(token.name)) return '';
  if (token.kind === 'end') return VOID.has(token.name) ? '' : `</${token.name}>`;
  const attributes = token.attributes
    .filter(([name, value]) => more.has(name) || isSafeAttribute(name, value))
    .map(([name, value]) =>
      value === null ? ` ${name}` : ` ${name}="${escapeHtml(decodeEntities(value))}"`,
    );
  const isEmpty = VOID.has(token.name) || (token.isClosed && DRAWING.has(token.name));
  return `<${token.name}${attributes.join('')}${isEmpty ? ' /' : ''}>`;
}

function isSafeAttribute(name: string, value: string | null): boolean {
  if (!ATTRIBUTES.has(name) && !/^(?:data|aria)-[a-z0-9_-]+$/.test(name)) return false;
  if (!ADDRESSES.has(name)) return true;
  const address = [...decodeEntities(value ?? '')].filter((character) => character > ' ').join('');
  const scheme = /^[a-z][a-z0-9.+-]*:/i.exec(address)?.[0].toLowerCase();
  return scheme === undefined || ['http:', 'https:', 'mailto:', 'tel:'].includes(scheme);
}
