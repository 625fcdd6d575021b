import { type Settings, textOf } from '../../model/settings/read.ts';
import { allowedAttributes } from './allowedAttributes.ts';
import { safeId } from './safeId.ts';

/** An author's names for an element, used in style sheets and links, and the author's own attributes. */
export interface AuthorMarks {
  readonly classes: readonly string[];
  readonly anchor: string | null;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Floating elements and popups have their own. */
type ClassSetting = 'css_classes' | '_css_classes' | 'advanced_custom_css_classes' | 'classes';

/** Classes have different setting names in widgets and other elements; the id has the same. */
export function authorMarks(settings: Settings, name: ClassSetting): AuthorMarks {
  const words = textOf(settings[name]).split(/\s+/);
  return {
    classes: words.filter((word) => CLASS.test(word)).slice(0, MOST_CLASSES),
    anchor: safeId(settings._element_id),
    attributes: allowedAttributes(textOf(settings._attributes).split('\n', MOST_LINES).map(pairIn)),
  };
}

/** For example `data-kind|offer`. */
function pairIn(line: string): readonly [string, string] {
  const [key = '', ...value] = line.split('|');
  return [key, value.join('|').trim()];
}

const MOST_LINES = 50;
const CLASS = /^[A-Za-z_-][\w-]{0,60}$/;
const MOST_CLASSES = 20;
