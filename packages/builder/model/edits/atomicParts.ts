/** Version 4 elements that consist of parts. */
export const ATOMIC_WHOLES = ['e-tabs', 'e-accordion', 'e-form'] as const;

export const ATOMIC_PARTS = [
  'e-tabs-menu',
  'e-tab',
  'e-tabs-content-area',
  'e-tab-content',
  'e-accordion-item',
  'e-accordion-item-header',
  'e-accordion-item-title',
  'e-accordion-item-icon',
  'e-accordion-item-content',
  'e-form-success-message',
  'e-form-error-message',
] as const;

type AtomicPart = (typeof ATOMIC_PARTS)[number];

/** The parent of each part. */
const HOLDERS: Readonly<Record<AtomicPart, string>> = {
  'e-tabs-menu': 'e-tabs',
  'e-tab': 'e-tabs-menu',
  'e-tabs-content-area': 'e-tabs',
  'e-tab-content': 'e-tabs-content-area',
  'e-accordion-item': 'e-accordion',
  'e-accordion-item-header': 'e-accordion-item',
  'e-accordion-item-title': 'e-accordion-item-header',
  'e-accordion-item-icon': 'e-accordion-item-header',
  'e-accordion-item-content': 'e-accordion-item',
  'e-form-success-message': 'e-form',
  'e-form-error-message': 'e-form',
};

/** These contain only parts. */
const ONLY_PARTS: readonly string[] = [
  ...['e-tabs', 'e-tabs-menu', 'e-tabs-content-area'],
  ...['e-accordion', 'e-accordion-item'],
];

/** Whether it is only moved, removed and copied with its parent: a tab without its panel would be incomplete. */
export function isBound(type: string): boolean {
  return isPart(type) && type !== 'e-accordion-item' && HOLDERS[type] !== 'e-form';
}

/** `null` if neither of the two is about parts. */
export function holdsPart(holder: string, held: string): boolean | null {
  if (isPart(held)) return HOLDERS[held] === holder;
  return ONLY_PARTS.includes(holder) ? false : null;
}

/** What may be put into an element; `null` for anything that is not a part. */
export function partsIn(holder: string): readonly string[] | null {
  return ONLY_PARTS.includes(holder) ? ATOMIC_PARTS.filter((part) => HOLDERS[part] === holder) : null;
}

function isPart(type: string): type is AtomicPart {
  return Object.hasOwn(HOLDERS, type);
}
