import type { FoundTarget, MenuTarget } from '../../wire/admin.ts';

const KINDS: Readonly<Record<MenuTarget['kind'], string>> = {
  page: 'Page',
  post: 'Post',
  category: 'Category',
  product: 'Product',
  address: 'Address',
  text: 'Text',
};

export function kindName({ kind }: MenuTarget): string {
  return KINDS[kind];
}

/** Why visitors do not see an item; `null` if they do. */
export function trouble(target: MenuTarget, { state }: FoundTarget): string | null {
  const what = KINDS[target.kind].toLowerCase();
  if (state === 'gone') return `This ${what} is not there any more, so visitors do not see the item.`;
  return state === 'hidden' ? `This ${what} is not published, so visitors do not see the item.` : null;
}

/** An address as typed; `null` if it is not one. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^(\/|#|https?:\/\/|mailto:|tel:)[^\s\\]*$/.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#][^\s\\]*)?$/.test(text) ? `https://${text}` : null;
}
