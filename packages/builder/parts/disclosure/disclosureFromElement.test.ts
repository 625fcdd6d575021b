import { expect, test } from 'vitest';
import type { BuilderElement } from '../../wire/public.ts';
import { disclosureFromElement } from './disclosureFromElement.ts';

/** The icons before the title of its first item. */
function iconsOf(settings: object): string {
  const rows = { tabs: [{ tab_title: 'A', tab_content: 'B' }], ...settings };
  const element: BuilderElement = {
    id: 'abc1234',
    elType: 'widget',
    widgetType: 'accordion',
    settings: rows,
    elements: [],
  };
  const { items } = disclosureFromElement('accordion', element, '1', (icon) => `[${JSON.stringify(icon)}]`);
  return [...(items[0]?.title ?? '').matchAll(/\[([^\]]*)\]/g)].map(([, icon]) => icon).join();
}

const icon = (name: string) => ({ value: `fas fa-${name}`, library: 'fa-solid' });

test('K an accordion has the icons of older documents, until newer ones were chosen', () => {
  const older = { icon: 'fa fa-caret-right', icon_active: 'fa fa-caret-up' };
  expect(iconsOf({})).toBe('"fas fa-plus","fas fa-minus"');
  expect(iconsOf(older)).toBe('"fa fa-caret-right","fa fa-caret-up"');
  expect(iconsOf({ ...older, selected_icon: icon('star'), selected_active_icon: icon('moon') })).toMatch(
    /star.*moon/,
  );
});

test('K an accordion has no icon where Elementor draws none', () => {
  expect(iconsOf({ selected_icon: { value: '', library: '' } })).toBe('');
  expect(iconsOf({ icon: icon('chevron-down'), icon_active: icon('chevron-up') })).toBe('');
});
