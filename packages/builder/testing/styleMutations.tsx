import type { Breakpoint } from '@portico/kernel/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentView } from '../document/DocumentView.tsx';
import { documentStyles } from '../document/documentStyles.ts';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { isRecord, type Settings } from '../model/settings/read.ts';
import type { IconDrawings } from '../parts/icon/IconDrawings.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import type { BuilderElement } from '../wire/public.ts';

/** A value set on an element, by the path of its setting. */
export interface SetValue {
  readonly element: string;
  /** `heading`, or `container` and the like. */
  readonly kind: string;
  readonly setting: string;
}

export interface MutationResult {
  readonly changing: readonly SetValue[];
  /** Those without an effect. */
  readonly idle: readonly SetValue[];
}

/**
 * Removes every value that a page sets, one at a time, and checks whether its element is rendered differently. Each element is
 * rendered alone, with its content only if it is a widget: a page of 300 elements would take minutes otherwise.
 */
export function styleMutations(page: PageDocument, active?: readonly Breakpoint[]): MutationResult {
  const changing: SetValue[] = [];
  const idle: SetValue[] = [];
  const visit = (element: BuilderElement): void => {
    const alone = element.elType === 'widget' ? element : { ...element, elements: [] };
    const withSettings = (settings: Settings): PageDocument => ({
      ...page,
      elements: [{ ...alone, settings }],
    });
    const styles = (settings: Settings): string => documentStyles(withSettings(settings), active);
    const markup = (settings: Settings): string => markupOf(withSettings(settings));
    const before = { styles: styles(element.settings), markup: markup(element.settings) };
    const kind = element.widgetType ?? element.elType;
    for (const [setting, settings] of withoutOne(element.settings)) {
      // Most values are of the style sheet, which takes a fifth of the time of the markup.
      const isIdle = styles(settings) === before.styles && markup(settings) === before.markup;
      (isIdle ? idle : changing).push({ element: element.id, kind, setting });
    }
    element.elements.forEach(visit);
  };
  page.elements.forEach(visit);
  return { changing, idle };
}

function markupOf(document: PageDocument): string {
  return renderToStaticMarkup(
    <IconDrawingsProvider value={anyIcon}>
      <DocumentView document={document} />
    </IconDrawingsProvider>,
  );
}

/** Each name has its own path; what it looks like does not matter here. */
const anyIcon: IconDrawings = (set, name) => ({ viewBox: '0 0 1 1', path: `${set} ${name}` });

/** References to global colours and fonts are separate values. */
function* withoutOne(settings: Settings): Generator<[string, Settings]> {
  for (const [name, value] of Object.entries(settings)) {
    if (isEmpty(value)) continue;
    if (name === '__globals__' && isRecord(value)) {
      for (const [reference, target] of Object.entries(value)) {
        if (isEmpty(target)) continue;
        const { [reference]: _gone, ...others } = value;
        yield [`${name}.${reference}`, { ...settings, [name]: others }];
      }
      continue;
    }
    const { [name]: _gone, ...others } = settings;
    yield [name, others];
  }
}

/** Elementor stores unset fields as `{ size: '', unit: 'px' }`. */
function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, part]) => BESIDE.has(name) || isEmpty(part));
}

const BESIDE: ReadonlySet<string> = new Set(['unit', 'isLinked', 'sizes', 'source']);
