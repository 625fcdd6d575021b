import { choiceOf } from './read.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'] as const;
export type HeadingTag = (typeof TAGS)[number];

export const HEADING_TAG_NAMES = {
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  h5: 'Heading 5',
  h6: 'Heading 6',
  div: 'No heading',
} as const;

const { div, ...headings } = HEADING_TAG_NAMES;

/** For text below a title. */
export const TEXT_TAG_NAMES = { div, p: 'A paragraph', ...headings } as const;

export function headingTagOf(value: unknown, fallback: HeadingTag): HeadingTag {
  return choiceOf(value, TAGS, fallback);
}

const SIZES = ['default', 'small', 'medium', 'large', 'xl', 'xxl'] as const;

/** Classes of a widget's title, by its size setting. */
export function headingClass(size: unknown): string {
  return `elementor-heading-title elementor-size-${choiceOf(size, SIZES, 'default')}`;
}

export const HEADING_SIZE_NAMES: Readonly<Record<string, string>> = {
  ...{ default: 'Site default', small: 'Small', medium: 'Medium', large: 'Large' },
  ...{ xl: 'Very large', xxl: 'Huge' },
};
