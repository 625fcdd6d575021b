import { isRecord, recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { color, fontFamily } from '../../model/styles/values.ts';
import type { IconDrawings } from '../../parts/icon/IconDrawings.ts';
import { type DroppedValues, droppedList } from './DroppedValue.ts';
import { lookAtClass, lookAtSettings, noteValue, type Place } from './lookAt.ts';

/** The values in a kit's settings that no page shows. */
export function droppedInKit(settings: Settings, icons: IconDrawings): DroppedValues {
  const list = droppedList();
  const site = { place: '', element: '', list };
  lookAtSettings(settings, site, icons);
  for (const [name, value] of Object.entries(settings)) {
    lookAtLook(name, name, value, site);
    for (const row of rowsOf(value))
      for (const [part, entry] of Object.entries(row))
        lookAtLook(name, part, entry, { ...site, place: textOf(row.title).slice(0, LONGEST_NAME) });
  }
  return list.list();
}

/** The same in a kit's classes. */
export function droppedInClasses({ items }: { readonly items: Settings }): DroppedValues {
  const list = droppedList();
  for (const style of Object.values(items))
    lookAtClass(style, { place: textOf(recordOf(style).label).slice(0, LONGEST_NAME), element: '', list });
  return list.list();
}

/** A colour or a font, by the end of its name. */
function lookAtLook(setting: string, part: string, value: unknown, place: Place): void {
  if (value === '' || value === null || value === undefined) return;
  const read = /(?:^|_)color$/.test(part) ? color : /(?:^|_)font_family$/.test(part) ? fontFamily : null;
  if (read && (isRecord(value) || Array.isArray(value) || read(value) === null))
    noteValue(place, setting, value);
}

const LONGEST_NAME = 60;
