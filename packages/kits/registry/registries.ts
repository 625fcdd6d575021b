import { BaseRegistry } from './BaseRegistry.ts';
import { createGetInitialState } from './createGetInitialState.ts';
import { SettingsRegistry } from './SettingsRegistry.ts';
import { TemplateRegistry } from './TemplateRegistry.ts';

/** The kinds of templates that the wizards offer. */
export const templateRegistry = new TemplateRegistry();
templateRegistry.register({
  key: 'siteTemplates',
  title: 'Saved templates',
  description: 'Pages, sections and containers kept for reuse',
  order: 0,
  exportGroup: 'site-templates',
  getInitialState: createGetInitialState('site-templates'),
});
templateRegistry.register({
  key: 'themeBuilder',
  title: 'Theme parts',
  description: 'Headers, footers, archives and single pages, with where they show',
  order: 1,
  exportGroup: 'theme-builder',
  getInitialState: createGetInitialState('theme-builder'),
});

/** The groups of site settings that the wizards offer. */
export const settingsRegistry = new SettingsRegistry();
settingsRegistry.register({
  key: 'theme',
  title: 'Theme',
  description: 'Which theme the site uses',
  order: 0,
});
settingsRegistry.register({
  key: 'siteSettings',
  title: 'Site settings',
  order: 1,
  children: [
    { key: 'globalColors', title: 'Global colours', order: 0 },
    { key: 'globalFonts', title: 'Global fonts', order: 1 },
    { key: 'themeStyleSettings', title: 'Theme styles', order: 2 },
  ],
});
settingsRegistry.register({ key: 'generalSettings', title: 'General settings', order: 2 });
settingsRegistry.register({ key: 'experiments', title: 'Features', order: 3 });

/** Dialogs that replace the wizards' own, under `content`, `templates`, `settings` and `plugins`. */
export const customizationDialogsRegistry = new BaseRegistry();
