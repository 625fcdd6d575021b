import { percentDecoded } from '@portico/kernel/records';
import { KEYS } from './keys.ts';

type Form = 'hash' | 'number' | 'flag' | 'text' | 'url' | 'json';

/** What may be stored for a visitor without cookies, and in which form. Everything else is dropped. */
export const ALT_SESSION_NAMES: Readonly<Record<string, Form>> = {
  [KEYS.decoderPassed]: 'hash',
  [KEYS.eventToken]: 'hash',
  wordpress_apbct_antibot: 'hash',
  [KEYS.pageLoadedAt]: 'number',
  [KEYS.firstKeyAt]: 'number',
  [KEYS.timezone]: 'number',
  [KEYS.pageHits]: 'number',
  apbct_anticrawler_passed: 'number',
  apbct_antiflood_passed: 'number',
  ct_sfw_passed: 'number',
  [KEYS.eventTokenExists]: 'flag',
  [KEYS.isHeadless]: 'flag',
  [KEYS.hasFocused]: 'flag',
  [KEYS.hasTyped]: 'flag',
  [KEYS.hasScrolled]: 'flag',
  [KEYS.hasMoved]: 'flag',
  [KEYS.gatheringLoaded]: 'flag',
  [KEYS.forceAltCookies]: 'flag',
  [KEYS.scriptKey]: 'text',
  ct_sfw_pass_key: 'text',
  [KEYS.searchHoneypot]: 'text',
  [KEYS.cookiesType]: 'text',
  [KEYS.sessionId]: 'text',
  [KEYS.siteReferrer]: 'text',
  [KEYS.previousReferrer]: 'text',
  [KEYS.currentPage]: 'text',
  [KEYS.pixelUrl]: 'url',
  [KEYS.screen]: 'json',
  [KEYS.visibleFields]: 'json',
  [KEYS.checkedEmails]: 'json',
  [KEYS.checkedEmailsExist]: 'json',
  [KEYS.pointer]: 'json',
  [KEYS.scriptErrorsInMap]: 'json',
  [KEYS.frontendLog]: 'json',
};

const LONGEST_TEXT = 2_000;
const LONGEST_JSON = 20_000;

/** The part of a sent map that is stored, each value in its form. A list of `[name, value]` pairs works like a map. */
export function acceptedAltSession(sent: unknown): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of entriesOf(sent)) {
    const form = Object.hasOwn(ALT_SESSION_NAMES, name) ? ALT_SESSION_NAMES[name] : undefined;
    const accepted = form && ACCEPT[form](value);
    if (accepted !== undefined && accepted !== null) kept[name] = accepted;
  }
  return kept;
}

function entriesOf(sent: unknown): [string, unknown][] {
  if (Array.isArray(sent))
    return sent.flatMap((pair): [string, unknown][] =>
      Array.isArray(pair) && typeof pair[0] === 'string' ? [[pair[0], pair[1]]] : [],
    );
  return typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
}

const ACCEPT: Readonly<Record<Form, (value: unknown) => unknown>> = {
  hash: (value) => (typeof value === 'string' && /^[a-f0-9]{32,128}$/.test(value) ? value : null),
  number(value) {
    const number =
      typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? number : null;
  },
  flag: (value) => value === true || value === 1 || value === 'true' || value === '1',
  text: (value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST_TEXT) : null,
  url(value) {
    if (typeof value !== 'string') return null;
    const url = value.includes('%3A') ? percentDecoded(value, '') : value;
    return /^https:\/\//.test(url) && url.length <= LONGEST_TEXT ? url : null;
  },
  json(value) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text !== undefined && text.length <= LONGEST_JSON ? text : null;
  },
};
