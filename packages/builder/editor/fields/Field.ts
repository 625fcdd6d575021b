import type { Settings } from '../../settings/read.ts';

/** One setting of an element as its author meets it. */
export interface Field {
  /** The setting's name. A dot leads into a map: `wp.url`. */
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly group: FieldGroup;
  /** May differ from device to device. */
  readonly isPerDevice?: boolean;
  readonly help?: string;
  /** Only worth showing when this holds. */
  readonly isShown?: (settings: Settings) => boolean;
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
  /** Text with bold, links and lists, kept as HTML. */
  | { readonly kind: 'html' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly step?: number }
  /** `{ size, unit }` */
  | { readonly kind: 'size'; readonly units: readonly string[]; readonly max?: number }
  /** `{ top, right, bottom, left, unit, isLinked }` */
  | { readonly kind: 'sides'; readonly units: readonly string[] }
  /** `{ row, column, unit, isLinked }` */
  | { readonly kind: 'gap'; readonly units: readonly string[] }
  | { readonly kind: 'color' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  /** `yes`, or what stands for off. */
  | { readonly kind: 'switch'; readonly on?: string; readonly off?: string; readonly isOnAtFirst?: boolean }
  /** `{ url, is_external, nofollow }` */
  | { readonly kind: 'link' }
  /** `{ url, alt }` */
  | { readonly kind: 'media' }
  /** A film or a sound: `{ url, id }`, or only its address. */
  | { readonly kind: 'recording'; readonly of: 'film' | 'sound'; readonly isAddress?: boolean }
  /** `{ library, value }` */
  | { readonly kind: 'icon' }
  /** A list of maps. */
  | {
      readonly kind: 'rows';
      readonly fields: readonly RowField[];
      /** Which of the fields names a row. */
      readonly title: string;
      readonly newRow: Settings;
      readonly rowLabel: string;
      /** The rows themselves are pictures: `{ id, url, alt }` and what the fields add. */
      readonly isOfPictures?: boolean;
    };

export type RowField = Pick<Field, 'name' | 'label' | 'control' | 'help' | 'isShown'>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const LENGTHS = ['px', '%', 'em', 'rem', 'vw', 'vh'] as const;

type Options = Partial<Pick<Field, 'isPerDevice' | 'help' | 'isShown' | 'group'>>;

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
  options: Options & { on?: string; off?: string; isOnAtFirst?: boolean } = {},
): Field => {
  const { on, off, isOnAtFirst, ...others } = options;
  const control = {
    kind: 'switch',
    ...(on !== undefined && { on }),
    ...(off !== undefined && { off }),
    ...(isOnAtFirst && { isOnAtFirst }),
  } as const;
  return field('content', name, label, control, others);
};
export const link = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'link' }, options);
export const film = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'recording', of: 'film' }, options);
/** The sounds of the CMS's own widgets are kept as addresses. */
export const sound = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'recording', of: 'sound', isAddress: true }, options);
export const media = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'media' }, options);
export const icon = (name: string, label: string, options?: Options): Field =>
  field('content', name, label, { kind: 'icon' }, options);
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
export const pictures = (name: string, label: string): Field =>
  rows(name, label, {
    title: 'alt',
    rowLabel: 'Picture',
    newRow: { url: '', alt: '' },
    fields: [text('caption', 'Caption')],
    isOfPictures: true,
  });
