import { type Customization, EVERYTHING, KIT_PARTS, type KitPart, type Manifest } from '../../wire/public.ts';

/** The parts of a kit and what is included of each; `null` in the customization means everything. */
export interface Selection {
  readonly includes: readonly KitPart[];
  readonly customization: Customization;
}

export const WHOLE_SITE: Selection = { includes: KIT_PARTS, customization: EVERYTHING };

/** The initial selection of an export. Templates need the Pro features. */
export function wholeSite(hasPro: boolean): Selection {
  return { ...WHOLE_SITE, includes: KIT_PARTS.filter((part) => hasPro || part !== PAID_PART) };
}

/** The part that needs the Pro features. */
export const PAID_PART: KitPart = 'templates';

/** The part that every kit has: it cannot be deselected. */
export const REQUIRED_PART: KitPart = 'plugins';

/** Selects a part, or deselects it and discards its customization. */
export function togglePart(selection: Selection, part: KitPart): Selection {
  const { includes, customization } = selection;
  if (!includes.includes(part))
    return {
      ...selection,
      includes: KIT_PARTS.filter((known) => known === part || includes.includes(known)),
    };
  if (part === REQUIRED_PART) return selection;
  return {
    includes: includes.filter((known) => known !== part),
    customization: { ...customization, [part]: null },
  };
}

/** Applies what was chosen in a part's dialog. Without any plugin the part is dropped. */
export function customizePart<Part extends KitPart>(
  selection: Selection,
  part: Part,
  value: Customization[Part],
): Selection {
  const hasNone = part === 'plugins' && value !== null && !Object.values(value).some(Boolean);
  const others = selection.includes.filter((known) => known !== part);
  return {
    includes: hasNone ? others : KIT_PARTS.filter((known) => known === part || others.includes(known)),
    customization: { ...selection.customization, [part]: hasNone ? null : value },
  };
}

/** The parts that an uploaded kit contains. */
export function partsIn(manifest: Manifest): readonly KitPart[] {
  const isFull = (value: object): boolean => Object.keys(value).length > 0;
  const has: Readonly<Record<KitPart, boolean>> = {
    content: [
      manifest.taxonomies,
      manifest.content,
      manifest['wp-content'],
      manifest['custom-post-type-title'],
    ].some(isFull),
    templates: isFull(manifest.templates),
    settings: Object.values(manifest['site-settings']).some((value) => value === true),
    plugins: true,
  };
  return KIT_PARTS.filter((part) => has[part]);
}

/** The initial selection of an import: everything that the kit contains and the builder supports. */
export function selectionFor(manifest: Manifest, hasPro = true): Selection {
  return {
    includes: partsIn(manifest).filter((part) => hasPro || part !== PAID_PART),
    customization: EVERYTHING,
  };
}

/** Post types with content in an uploaded kit. */
export function postTypesIn(manifest: Manifest): string[] {
  const listed = [...Object.entries(manifest.content), ...Object.entries(manifest['wp-content'])];
  return [...new Set(listed.filter(([, items]) => Object.keys(items).length > 0).map(([type]) => type))];
}
