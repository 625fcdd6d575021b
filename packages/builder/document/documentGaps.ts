import { parseVideoAddress } from '@portico/kernel/videos';
import { fittingElements } from '../model/document/fittingElements.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { isRecord, recordOf, type Settings, textOf } from '../model/settings/read.ts';
import { framesAsCodes } from '../model/texts/framesAsCodes.ts';
import type { IconDrawings } from '../parts/icon/IconDrawings.ts';
import { iconNameOf, otherIconSet } from '../parts/icon/iconName.ts';
import { backgroundVideo } from '../runtime/backgrounds/BackgroundVideo.ts';
import type { BuilderElement } from '../wire/public.ts';
import { widgetOf } from './widgets.ts';

/** What a document uses that a page of this site does not show. */
export interface DocumentGaps {
  /** Widgets that are kept but not rendered, with their counts. */
  readonly widgets: ReadonlyMap<string, number>;
  /** Icons that are not in Font Awesome Free. */
  readonly icons: ReadonlySet<string>;
  /** Icon sets of Elementor add-ons. Their icons are left empty. */
  readonly iconSets: ReadonlySet<string>;
  /** What is removed from the author's own HTML. */
  readonly markup: ReadonlyMap<string, number>;
  /** Background videos of providers, who would learn of every visit. Their fallback pictures are shown. */
  readonly videos: ReadonlyMap<string, number>;
  /** Effects of Elementor Pro that nothing shows, with the number of elements that have them. */
  readonly effects: ReadonlyMap<string, number>;
  /** How many parts are no elements, or nested too deeply. */
  readonly leftOut: number;
}

export function documentGaps(stored: unknown, icons: IconDrawings): DocumentGaps {
  const widgets = new Map<string, number>();
  const missing = new Set<string>();
  const iconSets = new Set<string>();
  const markup = new Map<string, number>();
  const videos = new Map<string, number>();
  const effects = new Map<string, number>();
  const visit = (element: BuilderElement): void => {
    if (element.elType === 'widget' && !widgetOf(element))
      count(widgets, (element.widgetType ?? '').slice(0, LONGEST_NAME) || 'a widget without a name');
    if (element.widgetType === 'html')
      for (const [, name = ''] of framesAsCodes(textOf(element.settings.html)).matchAll(LEFT_OUT))
        count(markup, name.toLowerCase());
    const provider = parseVideoAddress(backgroundVideo(element.settings)?.address ?? '')?.provider;
    if (provider) count(videos, provider);
    if (hasConditions(element.settings))
      count(effects, 'display conditions, so that everybody sees the element');
    noteIcons(element.settings);
    element.elements.forEach(visit);
  };
  const noteIcons = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(noteIcons);
    if (!isRecord(value)) return;
    const other = otherIconSet(value);
    if (other && iconSets.size < MOST_ICONS) iconSets.add(other.slice(0, LONGEST_NAME));
    if (typeof value.value === 'string' && /^fa-/.test(textOf(value.library))) {
      const icon = iconNameOf(value);
      const isDrawn = icon && icons(icon.set, icon.name) !== null;
      if (!isDrawn && missing.size < MOST_ICONS) missing.add(value.value.slice(0, LONGEST_NAME));
      return;
    }
    Object.values(value).forEach(noteIcons);
  };
  // Not sanitised, because nothing is shown and removed parts must still be found.
  parseDocument(stored, { id: 0, cleanHtml: (html) => html }).elements.forEach(visit);
  const { leftOut } = fittingElements(recordOf(stored).content);
  return { widgets, icons: missing, iconSets, markup, videos, effects, leftOut };
}

/** Names with their counts, as text. */
export function counted(list: ReadonlyMap<string, number>): string {
  return [...list].map(([name, times]) => (times > 1 ? `${name} (${times} times)` : name)).join(', ');
}

/** The same as text; empty if nothing is missing. */
export function gapSentences(gaps: DocumentGaps): string {
  const { widgets, icons, iconSets, markup, videos, effects, leftOut } = gaps;
  return [
    widgets.size > 0 && `Kept, but not shown here: ${counted(widgets)}.`,
    icons.size > 0 && `Icons that do not exist: ${[...icons].join(', ')}.`,
    iconSets.size > 0 && `Icons of other sets, shown as empty places: ${[...iconSets].join(', ')}.`,
    effects.size > 0 && `Kept, but without effect here: ${counted(effects)}.`,
    markup.size > 0 && `Left out of its HTML: ${counted(markup)}.`,
    leftOut > 0 &&
      `Left out, since they are no elements or nested too deeply: ${leftOut} ${leftOut === 1 ? 'part' : 'parts'}.`,
    videos.size > 0 &&
      `Background videos shown as their fallback picture, because the provider would learn of every visit: ${counted(videos)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function count(list: Map<string, number>, name: string): void {
  list.set(name, (list.get(name) ?? 0) + 1);
}

/** A list, of which Elementor Pro stores an empty one as `[]` or as a text. */
function hasConditions({ e_display_conditions: conditions }: Settings): boolean {
  return Array.isArray(conditions) && conditions.some((entry) => entry !== '' && entry !== '[]');
}

const LONGEST_NAME = 60;
const MOST_ICONS = 50;
const LEFT_OUT = /<(script|iframe|form|input|button|object|embed|link|meta|svg)\b/gi;
