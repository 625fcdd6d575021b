import type { SiteList } from '../../wire/admin.ts';
import type { Settings } from '../settings/read.ts';

/** One setting of an element as shown to its author. */
export interface Field {
  /** The setting's name. A dot is a path into a map: `wp.url`. */
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly group: FieldGroup;
  /** Its section heading; at the top without one. */
  readonly section?: string;
  /** Applies on hover. */
  readonly isForHover?: boolean;
  /** Rarely needed: its section is collapsed at first. */
  readonly isRare?: boolean;
  /** May differ per device. */
  readonly isPerDevice?: boolean;
  readonly help?: string;
  /** For this device only, which not every site has: offered while it is shown, and if there is a value. */
  readonly ofDevice?: string;
  /** Only shown if this holds. */
  readonly isShown?: (settings: Settings) => boolean;
  /** A setting that this one depends on: it is set along with it, unless it has a value already. */
  readonly turnsOn?: Settings;
  /** How its value is stored, if differently from its control. */
  readonly shape?: ValueShape;
  /** Not a setting, but a value in a version 4 element's own class. */
  readonly isOfClass?: boolean;
}

export interface ValueShape {
  read(value: unknown): unknown;
  /** `before` is the current value; `undefined` removes it. */
  write(next: unknown, before: unknown): unknown;
  /** How a site variable is stored in its place, if allowed. */
  readonly variable?: VariableSlot;
}

export type VariableKind = 'color' | 'font' | 'size';

export interface VariableSlot {
  readonly kind: VariableKind;
  /** Id of the variable; empty for none. */
  read(value: unknown): string;
  write(id: string, before: unknown): unknown;
}

export type FieldGroup = 'content' | 'style' | 'advanced';

export const FIELD_GROUPS: readonly { readonly name: FieldGroup; readonly label: string }[] = [
  { name: 'content', label: 'Content' },
  { name: 'style', label: 'Style' },
  { name: 'advanced', label: 'Advanced' },
];

export type Control =
  | { readonly kind: 'text'; readonly placeholder?: string }
  | { readonly kind: 'textarea'; readonly rows?: number; readonly mostCharacters?: number }
  /** Text with bold, links and lists, stored as HTML. */
  | { readonly kind: 'html' }
  | {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
      /** Stored as `{ size, unit }` with this unit, like Elementor's slider values. */
      readonly unit?: string;
    }
  /** `{ size, unit }` */
  | { readonly kind: 'size'; readonly units: readonly string[]; readonly max?: number }
  /** `{ top, right, bottom, left, unit, isLinked }` */
  | { readonly kind: 'sides'; readonly units: readonly string[] }
  /** `{ row, column, unit, isLinked }` */
  | { readonly kind: 'gap'; readonly units: readonly string[] }
  | { readonly kind: 'color' }
  /** `{ horizontal, vertical, blur, spread, color }` */
  | { readonly kind: 'shadow'; readonly hasSpread: boolean }
  /** A font name: one of the site's, or any other. */
  | { readonly kind: 'font' }
  /** A global font, in place of all settings with the same prefix. */
  | { readonly kind: 'site-font' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  /** `yes`, or the value for off. */
  | {
      readonly kind: 'switch';
      readonly on?: string;
      readonly off?: string;
      readonly isOnAtFirst?: boolean;
      /** The value for on in older documents. */
      readonly alsoOn?: string;
    }
  /** `{ url, is_external, nofollow }` */
  | { readonly kind: 'link' }
  /** `{ url, alt }` */
  | { readonly kind: 'media'; readonly hasNoWords?: boolean }
  /** A video or sound: `{ url, id }`, or only its URL. */
  | { readonly kind: 'recording'; readonly of: 'video' | 'sound'; readonly isAddress?: boolean }
  /** One of the site's menus: its id, or nothing for the main one. */
  | { readonly kind: 'site-menu' }
  /** `{ library, value }` */
  | { readonly kind: 'icon' }
  /** Something from the site: one of its forms, some of its categories. */
  | {
      readonly kind: 'site-choice';
      readonly list: SiteList;
      /** Label if nothing is chosen. */
      readonly none?: string;
      readonly isMultiple?: boolean;
    }
  /** A list of maps. */
  | {
      readonly kind: 'rows';
      readonly fields: readonly RowField[];
      /** The field that names a row. */
      readonly title: string;
      readonly newRow: Settings;
      readonly rowLabel: string;
      /** The rows are pictures: `{ id, url, alt }` and what the fields add. */
      readonly isOfPictures?: boolean;
    };

export type RowField = Pick<Field, 'name' | 'label' | 'control' | 'help' | 'isShown'>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const LENGTHS = ['px', '%', 'em', 'rem', 'vw', 'vh'] as const;

type Options = Partial<
  Pick<
    Field,
    | 'isPerDevice'
    | 'help'
    | 'isShown'
    | 'group'
    | 'turnsOn'
    | 'section'
    | 'isForHover'
    | 'isRare'
    | 'shape'
    | 'isOfClass'
    | 'ofDevice'
  >
>;

function field(
  group: FieldGroup,
  name: string,
  label: string,
  control: Control,
  options: Options = {},
): Field {
  return { group, name, label, control, ...options };
}

export const text = (
  name: string,
  label: string,
  options: Options & { placeholder?: string } = {},
): Field => {
  const { placeholder, ...others } = options;
  return field('content', name, label, { kind: 'text', ...(placeholder && { placeholder }) }, others);
};
export const font = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'font' }, options);
export const textarea = (
  name: string,
  label: string,
  { mostCharacters, ...options }: Options & { mostCharacters?: number } = {},
): Field =>
  field(
    'content',
    name,
    label,
    { kind: 'textarea', rows: 3, ...(mostCharacters && { mostCharacters }) },
    options,
  );
export const html = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'html' }, options);
export const number = (
  name: string,
  label: string,
  range: { min?: number; max?: number; step?: number } = {},
  options?: Options,
): Field => field('content', name, label, { kind: 'number', ...range }, options);
export const choice = (
  name: string,
  label: string,
  choices: Readonly<Record<string, string>>,
  options?: Options,
): Field =>
  field(
    'content',
    name,
    label,
    { kind: 'choice', choices: Object.entries(choices).map(([value, words]) => ({ value, label: words })) },
    options,
  );
export const toggle = (
  name: string,
  label: string,
  options: Options & { on?: string; off?: string; isOnAtFirst?: boolean; alsoOn?: string } = {},
): Field => {
  const { on, off, isOnAtFirst, alsoOn, ...others } = options;
  const control = {
    kind: 'switch',
    ...(on !== undefined && { on }),
    ...(off !== undefined && { off }),
    ...(isOnAtFirst && { isOnAtFirst }),
    ...(alsoOn !== undefined && { alsoOn }),
  } as const;
  return field('content', name, label, control, others);
};
export const siteChoice = (
  name: string,
  label: string,
  list: SiteList,
  { none, isMultiple, ...options }: Options & { none?: string; isMultiple?: boolean } = {},
): Field =>
  field(
    'content',
    name,
    label,
    { kind: 'site-choice', list, ...(none !== undefined && { none }), ...(isMultiple && { isMultiple }) },
    options,
  );
export const link = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'link' }, options);
export const video = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'recording', of: 'video' }, options);
/** The sounds of WordPress's own widgets are stored as URLs. */
export const sound = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'recording', of: 'sound', isAddress: true }, options);
export const media = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'media' }, options);
/** An SVG without alternative text in the document. */
export const drawing = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'media', hasNoWords: true }, options);
export const icon = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'icon' }, options);
export const siteMenu = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'site-menu' }, options);
export const color = (name: string, label: string, options?: Options): Field =>
  field('style', name, label, { kind: 'color' }, options);
export const size = (
  name: string,
  label: string,
  { units = LENGTHS, max, ...options }: Options & { units?: readonly string[]; max?: number } = {},
): Field =>
  field(
    'style',
    name,
    label,
    { kind: 'size', units, ...(max !== undefined && { max }) },
    { isPerDevice: true, ...options },
  );
export const sides = (name: string, label: string, options?: Options): Field =>
  field(
    'style',
    name,
    label,
    { kind: 'sides', units: ['px', '%', 'em', 'rem'] },
    { isPerDevice: true, ...options },
  );
export const gap = (name: string, label: string, options?: Options): Field =>
  field('style', name, label, { kind: 'gap', units: ['px', 'em', 'rem'] }, { isPerDevice: true, ...options });
export const rows = (
  name: string,
  label: string,
  parts: Omit<Extract<Control, { kind: 'rows' }>, 'kind'>,
  options?: Options,
): Field => field('content', name, label, { kind: 'rows', ...parts }, options);
/** A list of pictures. */
export const pictures = (name: string, label: string, options?: Options): Field =>
  rows(
    name,
    label,
    {
      title: 'alt',
      rowLabel: 'Picture',
      newRow: { url: '', alt: '' },
      fields: [text('caption', 'Caption')],
      isOfPictures: true,
    },
    options,
  );
