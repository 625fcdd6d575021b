import { recordOf, type Settings } from '../settings/read.ts';

/** Settings that our editor first stored under names of its own, now under Elementor's. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  search: { submit_button_icon: 'icon_submit' },
  sitemap: {
    sitemap_layout_columns: 'sitemap_columns',
    sitemap_layout_columns_tablet: 'sitemap_columns_tablet',
    sitemap_layout_columns_mobile: 'sitemap_columns_mobile',
    sitemap_list_color: 'sitemap_list_item_color',
    sitemap_bullet_style: 'sitemap_list_item_bullet_style',
  },
};

/** A widget's settings, with those that were renamed since they were stored. What has the new name already wins. */
export function renamedSettings(widgetType: string, settings: Settings): Settings {
  const names = Object.hasOwn(RENAMED, widgetType) ? RENAMED[widgetType] : undefined;
  if (!names) return settings;
  const renamed = (values: Settings): Settings => {
    const result: Record<string, unknown> = { ...values };
    for (const [old, name] of Object.entries(names)) {
      if (!(old in result)) continue;
      result[name] ??= result[old];
      delete result[old];
    }
    return result;
  };
  const whole = renamed(settings);
  return '__globals__' in whole ? { ...whole, __globals__: renamed(recordOf(whole.__globals__)) } : whole;
}
