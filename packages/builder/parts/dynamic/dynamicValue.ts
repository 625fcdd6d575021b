import { escapeMarkup } from '@portico/kernel/markup';
import type { DynamicTag } from '../../model/dynamic/readTag.ts';
import { isRecord, type Settings, textOf } from '../../model/settings/read.ts';
import { pageActionHash } from '../../runtime/actions/createActionHash.ts';
import { OFF_CANVAS_ACTION, POPUP_CLOSE_ACTION, POPUP_OPEN_ACTION } from '../../wire/public.ts';
import { contactAddress } from './contactAddress.ts';
import type { DynamicFacts } from './DynamicFacts.ts';
import { TEXTS } from './dynamicTexts.ts';

/** The value of a tag in place of `before`; `undefined` for an unknown one, which leaves the setting as it is. */
export function dynamicValue({ name, settings }: DynamicTag, before: unknown, facts: DynamicFacts): unknown {
  const address = known(ADDRESSES, name);
  if (address) return addressed(address(settings, facts), before);
  const picture = known(PICTURES, name);
  if (picture)
    return picture(facts) ?? (isRecord(settings.fallback) ? settings.fallback : { url: '', id: '' });
  const text = known(TEXTS, name);
  if (!text) return undefined;
  const said = text(settings, facts);
  if (!said) return escapeMarkup(textOf(settings.fallback));
  return escapeMarkup(textOf(settings.before)) + said + escapeMarkup(textOf(settings.after));
}

/** Tag names come from documents, and may be `constructor`. */
function known<Way>(ways: Readonly<Record<string, Way | undefined>>, name: string): Way | undefined {
  return Object.hasOwn(ways, name) ? ways[name] : undefined;
}

/** Links have more than a URL. */
function addressed(url: string, before: unknown): unknown {
  return typeof before === 'string' ? url : { ...(isRecord(before) && before), url };
}

type Address = (settings: Settings, facts: DynamicFacts) => string;

const ADDRESSES: Readonly<Record<string, Address | undefined>> = {
  'post-url': (_settings, { page }) => page?.url ?? '#',
  'archive-url': (_settings, { page }) => page?.list?.addressOf(1) ?? page?.url ?? '#',
  'author-url': (_settings, { post }) => post?.author?.href ?? '',
  'comments-url': (_settings, { page }) => `${page?.url ?? ''}#comments`,
  'site-url': () => '/',
  'contact-url': contactAddress,
  'internal-url': internalAddress,
  popup: popupLink,
  'off-canvas': offCanvasLink,
};

/** By number, because the address may have changed since. Categories, files and authors have other numbers here. */
function internalAddress({ type, post_id: id }: Settings): string {
  return type === 'post' && /^\d{1,9}$/.test(textOf(id)) ? `/?p=${textOf(id)}` : '';
}

/** Opens a popup, or closes the one that contains the link. */
function popupLink({ action, popup, do_not_show_again }: Settings, { popups }: DynamicFacts): string {
  if (action === 'close') return pageActionHash(POPUP_CLOSE_ACTION, { do_not_show_again });
  const id = textOf(popup);
  if (!id) return '#';
  popups?.add(id);
  return pageActionHash(POPUP_OPEN_ACTION, { id, toggle: action === 'toggle' });
}

/** Opens or closes the panel of this element. */
function offCanvasLink({ action, off_canvas: panel }: Settings): string {
  const id = textOf(panel);
  if (!id) return '#';
  const mode = action === 'close' || action === 'toggle' ? action : 'open';
  return pageActionHash(`${OFF_CANVAS_ACTION}:${mode}`, { id, displayMode: mode });
}

/** A picture in the form of a setting. */
const PICTURES: Readonly<Record<string, ((facts: DynamicFacts) => object | null) | undefined>> = {
  'post-featured-image': ({ page }) =>
    page?.picture ? { ...page.picture, url: page.picture.src, id: IN_LIBRARY } : null,
  'site-logo': ({ site }) => (site.logo ? { ...site.logo.light, id: IN_LIBRARY, alt: site.name } : null),
  'author-profile-picture': () => null,
  'user-profile-picture': () => null,
};

/** Any id will do. */
const IN_LIBRARY = 1;
