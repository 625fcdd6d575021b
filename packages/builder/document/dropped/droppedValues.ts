import { DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { rowsOf, type Settings } from '../../model/settings/read.ts';
import { pageDevices } from '../../model/styles/knownTables.ts';
import type { StyleTable } from '../../model/styles/styleTable.ts';
import { pageTable } from '../../model/styles/tables/pageTable.ts';
import type { IconDrawings } from '../../parts/icon/IconDrawings.ts';
import { type BuilderElement, CODE_WIDGET } from '../../wire/public.ts';
import { tablesOf } from '../tablesOf.ts';
import { widgetOf } from '../widgets.ts';
import { type DroppedValues, droppedList } from './DroppedValue.ts';
import { hasWrongType } from './hasWrongType.ts';
import { isUnreadable } from './isUnreadable.ts';
import { lookAtClass, lookAtSettings, noteValue, type Place } from './lookAt.ts';

/**
 * The values in a document that no page shows: CSS that would load something or leave its rule, addresses and markup that
 * would run, icons that do not exist, and values of a wrong type. The document has to be as it was before it was made safe.
 */
export function droppedValues(stored: unknown, icons: IconDrawings): DroppedValues {
  const list = droppedList();
  const devices = pageDevices(DEFAULT_BREAKPOINTS);
  const lookAtStyle = (settings: Settings, tables: readonly StyleTable[], place: Place): void => {
    for (const [name, value] of Object.entries(settings))
      if (tables.some((table) => isUnreadable(name, value, table, devices))) noteValue(place, name, value);
  };
  const visit = (element: BuilderElement): void => {
    const widget = element.elType === 'widget' ? widgetOf(element) : undefined;
    // What an unknown widget means by its settings is unknown, too; the report names that widget.
    if (element.elType !== 'widget' || widget) {
      const fields = widget?.editor.fields ?? [];
      const name = widget?.editor.label ?? inWords(element.elType);
      const place = { place: name, element: element.id, list, fields };
      const { code: _code, ...settings } = element.settings;
      lookAtStyle(element.settings, tablesOf(element), place);
      lookAtSettings(element.widgetType === CODE_WIDGET ? settings : element.settings, place, icons);
      for (const field of fields)
        if (hasWrongType(field, element.settings[field.name]))
          noteValue(place, field.name, element.settings[field.name]);
      const rows = widget?.rowStyle;
      if (rows) for (const row of rowsOf(element.settings[rows.rows])) lookAtStyle(row, [rows.style], place);
      for (const style of Object.values(element.styles ?? {})) lookAtClass(style, place);
    }
    element.elements.forEach(visit);
  };
  const document = parseDocument(stored, { id: 0, cleanHtml: (html) => html });
  const page = { place: 'Page', element: '', list };
  lookAtStyle(document.settings, [pageTable], page);
  lookAtSettings(document.settings, page, icons);
  document.elements.forEach(visit);
  return list.list();
}

const inWords = (elType: string): string => elType.slice(0, 1).toUpperCase() + elType.slice(1);
