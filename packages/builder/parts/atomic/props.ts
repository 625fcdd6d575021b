import { plainProp } from '../../model/atomic/plainProp.ts';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { type Picture, pictureOf } from '../../model/settings/picture.ts';
import { isRecord, numberOf, recordOf, type Settings, textOf } from '../../model/settings/read.ts';

export { plainProp };

/** Trusted HTML. Newer documents store it with the positions of its links: `{ content, children }`. */
export function textProp(prop: unknown, fallback = ''): string {
  const value = plainProp(prop);
  return textOf(isRecord(value) ? value.content : value, fallback);
}

export function numberProp(prop: unknown): number | null {
  return numberOf(plainProp(prop));
}

export function isOnProp(prop: unknown, fallback = false): boolean {
  const value = plainProp(prop);
  return typeof value === 'boolean' ? value : fallback;
}

export function linkProp(prop: unknown): LinkAttributes | null {
  const { destination, href, isTargetBlank } = recordOf(plainProp(prop));
  return linkOf({
    url: isRecord(destination) ? (destination.url ?? addressOf(destination)) : (destination ?? href),
    is_external: isTargetBlank,
  });
}

/** Content of the site, chosen from a list: `{ id, label }`. By number, because its address may have changed since. */
function addressOf({ id }: Settings): string {
  return /^\d{1,9}$/.test(textOf(id)) ? `/?p=${textOf(id)}` : '';
}

export interface LinkedTag {
  readonly tag: 'a' | 'button';
  readonly attributes: LinkAttributes | ActionButton;
}

interface ActionButton {
  readonly type: 'button';
  readonly 'data-action-link': string;
  readonly target?: '_blank';
}

/** The tag that a link makes of its element, and what it has for that. Buttons leave their address to scripts. */
export function linkedTag(prop: unknown): LinkedTag | null {
  const link = linkProp(prop);
  if (!link) return null;
  if (recordOf(plainProp(prop)).tag !== 'button') return { tag: 'a', attributes: link };
  const { href, target } = link;
  return {
    tag: 'button',
    attributes: { type: 'button', 'data-action-link': href, ...(target && { target }) },
  };
}

export function pictureProp(prop: unknown): Picture | null {
  const { src, alt } = recordOf(plainProp(prop));
  const { url, alt: ownAlt, width, height } = recordOf(src);
  return pictureOf({ url: url ?? src, alt: alt ?? ownAlt, width, height });
}

/** URL of a file: from the library, or elsewhere. */
export function fileProp(prop: unknown): string {
  const value = plainProp(prop);
  return pictureOf({ url: isRecord(value) ? value.url : value })?.src ?? '';
}
