import { expect, test } from 'vitest';
import { sharedLooks, withTagStyles } from './sharedLooks.ts';

const colored = (value: string, breakpoint = 'desktop', state: string | null = null) => ({
  meta: { breakpoint, state },
  props: { color: { $$type: 'color', value } },
});
const CLASSES = { items: { 'g-1': { id: 'g-1', variants: [colored('#222222')] } }, order: ['g-1'] };
const STYLES: Readonly<Record<string, object>> = {
  h2: {
    variants: [colored('#111111'), colored('#333333', 'mobile'), colored('#444444', 'desktop', 'hover')],
  },
  script: { variants: [colored('#555555')] },
};

function cssOf(widgetType: string, device: string): string {
  const settings = { classes: { $$type: 'classes', value: ['g-1'] } };
  const looks = sharedLooks(
    '.elementor-7',
    withTagStyles(CLASSES, (tag) => STYLES[tag]),
  );
  looks.note({ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] });
  return looks.css(device);
}

test('K what a kit says of tags is drawn for the newer elements, and yields to the classes of the site', () => {
  expect(cssOf('e-heading', 'desktop')).toBe(
    [
      '.elementor-7 .e-default-h2{color:#111111}',
      '.elementor-7 .e-default-h2:is(:hover,:focus-visible){color:#444444}',
      '.elementor-7 .g-1{color:#222222}',
    ].join(''),
  );
  expect(cssOf('e-heading', 'mobile')).toBe('.elementor-7 .e-default-h2{color:#333333}');
});

test('a site without styles of tags keeps its classes as they are', () => {
  expect(withTagStyles(CLASSES, () => undefined)).toBe(CLASSES);
});
