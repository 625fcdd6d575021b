import type { ThemeStore } from '@portico/theme/server';
import type { Settings } from './settings/settings.ts';

/** The look of the site is one of its settings. */
export function themeStore(settings: Settings): ThemeStore {
  return {
    tag: NAME,
    read: (transaction) => settings.read(NAME, transaction),
    write: (transaction, options) => settings.write(transaction, NAME, options),
  };
}

const NAME = 'theme';
