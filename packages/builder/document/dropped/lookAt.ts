import { atomicDeclarations } from '../../model/atomic/atomicDeclarations.ts';
import { writtenFor } from '../../model/atomic/atomicStyles.ts';
import type { Field } from '../../model/fields/Field.ts';
import { labelOfSetting } from '../../model/fields/settingWords.ts';
import { isRecord, recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { cleanCss } from '../../model/styles/cleanCss.ts';
import { framesAsCodes } from '../../model/texts/framesAsCodes.ts';
import { splitStyles } from '../../model/texts/splitStyles.ts';
import type { IconDrawings } from '../../parts/icon/IconDrawings.ts';
import { iconNameOf } from '../../parts/icon/iconName.ts';
import type { DroppedList } from './DroppedValue.ts';
import { isEntered } from './isUnreadable.ts';

/** Where a value stands, and the list to name it in. */
export interface Place {
  readonly place: string;
  readonly element: string;
  readonly list: DroppedList;
  /** Of its settings, for what authors call them. */
  readonly fields?: readonly Pick<Field, 'name' | 'label'>[];
}

/** Looks at all settings for what would run or does not exist, however they are nested. */
export function lookAtSettings(
  { custom_css: css, ...others }: Settings,
  place: Place,
  icons: IconDrawings,
): void {
  if (typeof css === 'string') lookAtCss(css, 'custom_css', place);
  for (const [name, value] of Object.entries(others)) lookAtValue(value, name, place, icons);
}

/** A version 4 element's own class, or one of the site's. */
export function lookAtClass(style: unknown, place: Place): void {
  for (const { props, custom_css: custom } of rowsOf(recordOf(style).variants)) {
    for (const [name, value] of Object.entries(recordOf(props)))
      if (isEntered(recordOf(value).value) && isIdle(name, value))
        noteValue(place, name, recordOf(value).value);
    const css = writtenFor(recordOf(custom).raw);
    if (css) lookAtCss(css, 'custom_css', place);
  }
}

export function noteValue({ list, place, element, fields }: Place, setting: string, value: unknown): void {
  const label =
    fields?.find(({ name }) => name === setting)?.label ?? NAMES.get(setting) ?? labelOfSetting(setting);
  list.note({ place, element, setting, label }, value);
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['custom_css', 'Custom CSS'],
  ['system_colors', 'Global colour'],
  ['custom_colors', 'Global colour'],
  ['system_typography', 'Global font'],
  ['custom_typography', 'Global font'],
]);

function lookAtValue(value: unknown, name: string, place: Place, icons: IconDrawings): void {
  if (typeof value === 'string') {
    if (RUNS.test(value.slice(0, LONGEST_SCHEME))) noteValue(place, name, value);
    else if (value.includes('<')) lookAtMarkup(value, name, place);
  } else if (Array.isArray(value)) for (const entry of value) lookAtValue(entry, name, place, icons);
  else if (isRecord(value)) {
    if (isMissingIcon(value, icons)) noteValue(place, name, value.value);
    else for (const entry of Object.values(value)) lookAtValue(entry, name, place, icons);
  }
}

/** Browsers skip control characters and spaces within the name of a scheme. */
const RUNS = new RegExp(
  `^[\\s\\p{Cc}]*(?:${[...'javascript:'].join('[\\s\\p{Cc}]*')}|${[...'vbscript:'].join('[\\s\\p{Cc}]*')}|data:text/)`,
  'iu',
);
const LONGEST_SCHEME = 200;

/** Tags that are removed, and attributes that would run. */
function lookAtMarkup(html: string, name: string, place: Place): void {
  const { html: text, css } = splitStyles(framesAsCodes(html));
  if (css) lookAtCss(css, name, place);
  for (const [tag, element = ''] of text.matchAll(TAG)) {
    if (REMOVED.test(element)) noteValue(place, name, `<${element.toLowerCase()}>`);
    for (const [attribute] of tag.matchAll(ATTRIBUTE)) noteValue(place, name, attribute.trim());
  }
}

const TAG = /<([a-z][a-z\d-]{0,30})\b[^<>]{0,4000}/gi;
const REMOVED = /^(?:script|iframe|form|input|button|object|embed|link|meta|base|frame|frameset|applet)$/i;
const ATTRIBUTE =
  /[\s"'/](?:on[a-z]{3,30}\s{0,5}=|(?:href|src|xlink:href)\s{0,5}=\s{0,5}["']?\s{0,5}(?:javascript|vbscript|data:text)\b)[^\s]{0,60}/gi;

function isMissingIcon(value: Settings, icons: IconDrawings): boolean {
  if (typeof value.value !== 'string' || value.value === '' || !/^fa-/.test(textOf(value.library)))
    return false;
  const icon = iconNameOf(value);
  return !icon || icons(icon.set, icon.name) === null;
}

function lookAtCss(css: string, name: string, place: Place): void {
  cleanCss(css, undefined, (removed) => noteValue(place, name, removed));
}

function isIdle(name: string, value: unknown): boolean {
  return Object.values(atomicDeclarations({ [name]: value })).every((css) => !css);
}
