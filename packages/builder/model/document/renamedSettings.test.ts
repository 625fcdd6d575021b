import { expect, test } from 'vitest';
import { parseDocument } from './parseDocument.ts';

const settingsOf = (widgetType: string, settings: object) =>
  parseDocument([{ id: 'a1', elType: 'widget', widgetType, settings }], { id: 1, cleanHtml: (html) => html })
    .elements[0]?.settings;

test('K what was set under names of ours is read under Elementor’s, and yields to what was set since', () => {
  const icon = { library: 'fa-solid', value: 'fas fa-arrow-right' };
  expect(settingsOf('search', { submit_button_icon: icon })).toEqual({ icon_submit: icon });
  expect(
    settingsOf('sitemap', {
      ...{ sitemap_layout_columns: 3, sitemap_layout_columns_mobile: 1, sitemap_columns: 2 },
      __globals__: { sitemap_list_color: 'globals/colors?id=accent' },
    }),
  ).toEqual({
    ...{ sitemap_columns: 2, sitemap_columns_mobile: 1 },
    __globals__: { sitemap_list_item_color: 'globals/colors?id=accent' },
  });
  expect(settingsOf('heading', { submit_button_icon: icon })).toEqual({ submit_button_icon: icon });
});
