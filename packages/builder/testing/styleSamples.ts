import type { PageDocument } from '../model/document/PageDocument.ts';
import type { Settings } from '../model/settings/read.ts';
import type { StyleControl, ValueKind, Words } from '../model/styles/StyleControl.ts';
import type { StyleTable } from '../model/styles/styleTable.ts';
import { containerBoxTable, containerTable } from '../model/styles/tables/containerTable.ts';
import { columnTable, sectionBoxTable, sectionTable } from '../model/styles/tables/sectionTable.ts';
import { widgetTable } from '../model/styles/tables/widgetTable.ts';
import { widgets } from '../widgets/index.ts';
import type { BuilderElement } from '../wire/public.ts';
import { sampleElement } from './sampleElements.ts';

/** A page for each kind of element, with one element for every control of its tables. */
export function styleSamples(): readonly PageDocument[] {
  const structure = (
    elType: 'container' | 'section' | 'column',
    tables: readonly StyleTable[],
  ): PageDocument => page(elType, tables, (id, settings) => ({ id, elType, settings, elements: [] }));
  const heading = (id: string, settings: Settings): BuilderElement =>
    sampleElement('heading', id, { title: 'A heading', ...settings });
  return [
    structure('container', [containerBoxTable, containerTable]),
    structure('section', [sectionBoxTable, sectionTable]),
    structure('column', [columnTable]),
    page('every widget', [widgetTable], heading),
    ...[...widgets.values()].flatMap(({ type, style }) => (style ? [widgetPage(type, style)] : [])),
  ];
}

/** Only the first element has content: the styles of the others do not depend on it. */
function widgetPage(type: string, style: StyleTable): PageDocument {
  const { elements, ...sample } = page(type, [style], (id, settings) => sampleElement(type, id, settings));
  return { ...sample, elements: [sampleElement(type, 'content'), ...elements] };
}

function page(
  name: string,
  tables: readonly StyleTable[],
  element: (id: string, settings: Settings) => BuilderElement,
): PageDocument {
  const samples = tables.flatMap(({ controls }) => controls.flatMap(samplesOf));
  return {
    id: '1',
    type: name,
    settings: {},
    elements: samples.map((settings, index) => element(`s${index}`, settings)),
  };
}

/** The settings that a control needs, on the desktop and, if it may differ, on a phone. */
function samplesOf(control: StyleControl): readonly Settings[] {
  const { setting, kind, words, uses = {}, when = {}, isForAllDevices } = control;
  const beside = {
    ...Object.fromEntries(
      Object.entries(uses).map(([name, used]) => [name, valueFor(used.kind, used.words ?? [], name)]),
    ),
    ...Object.fromEntries(
      Object.entries(when).flatMap(([name, wanted]) => {
        const [first] = wanted.filter((value) => value !== '');
        if (wanted.includes('') || first === undefined) return [];
        return [[name, first === '*' ? switchFor(name) : first]];
      }),
    ),
  };
  if (kind === 'site-font')
    return [{ ...beside, __globals__: { [setting]: 'globals/typography?id=primary' } }];
  return everyWord(words).map((word) => ({
    ...beside,
    [setting]: word ?? valueFor(kind, [], setting),
    ...(!isForAllDevices && { [`${setting}_mobile`]: word ?? valueFor(kind, [], setting, 2) }),
  }));
}

function everyWord(words: Words | undefined): readonly (string | null)[] {
  if (!words) return [null];
  const list = isList(words) ? words : Object.keys(words);
  return list.slice(0, MOST_WORDS);
}

/** Enough to see each kind of keyword; the rest only repeat it. */
const MOST_WORDS = 2;

function isList(words: Words): words is readonly string[] {
  return Array.isArray(words);
}

/** A value for a control that only checks whether there is one. */
function switchFor(name: string): unknown {
  if (name.endsWith('_image')) return { url: '/samples/breakfast.svg' };
  if (name.startsWith('shape_divider')) return 'waves';
  return name.endsWith('_border') ? 'solid' : 'yes';
}

function valueFor(kind: ValueKind, words: Words, name: string, factor = 1): unknown {
  switch (kind) {
    case 'word':
      return isList(words) ? (words[0] ?? 'yes') : (Object.keys(words)[0] ?? 'yes');
    case 'length':
      return { unit: name.includes('angle') ? 'deg' : 'px', size: 17 * factor };
    case 'sides':
    case 'each-side':
      return { unit: 'px', top: 1 * factor, right: 2, bottom: 3, left: 4, isLinked: false };
    case 'gap':
      return { unit: 'px', row: 11 * factor, column: 12, isLinked: false };
    case 'number':
      return 7 * factor;
    case 'color':
      return '#123456';
    case 'picture':
      return { url: factor === 1 ? '/samples/breakfast.svg' : '/samples/hills.svg' };
    case 'font':
      return 'Georgia';
    case 'box-shadow':
      return { horizontal: 1, vertical: 2, blur: 3, spread: 4, color: '#123456' };
    case 'text-shadow':
      return { horizontal: 1, vertical: 2, blur: 3, color: '#123456' };
    case 'cut':
      return { width: '160', height: '90' };
    case 'tracks':
    case 'lines':
      return { unit: 'fr', size: 5 * factor };
    case 'site-font':
      return 'custom';
  }
}
