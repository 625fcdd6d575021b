import { type Settings, textOf } from '../../model/settings/read.ts';
import { safeId } from './safeId.ts';

/** What an author calls an element by, for sheets and links that know it under that name. */
export interface AuthorMarks {
  readonly classes: readonly string[];
  readonly anchor: string | null;
}

/** Floating elements and popups have one of their own. */
type ClassSetting = 'css_classes' | '_css_classes' | 'advanced_custom_css_classes' | 'classes';

/** Widgets and the rest call the classes by different names, and the id by the same. */
export function authorMarks(settings: Settings, name: ClassSetting): AuthorMarks {
  const words = textOf(settings[name]).split(/\s+/);
  return {
    classes: words.filter((word) => CLASS.test(word)).slice(0, MOST_CLASSES),
    anchor: safeId(settings._element_id),
  };
}

const CLASS = /^[A-Za-z_-][\w-]{0,60}$/;
const MOST_CLASSES = 20;
