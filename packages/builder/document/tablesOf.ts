import type { StyleTable } from '../model/styles/styleTable.ts';
import { containerBoxTable, containerTable } from '../model/styles/tables/containerTable.ts';
import { columnTable, sectionBoxTable, sectionTable } from '../model/styles/tables/sectionTable.ts';
import { widgetTable } from '../model/styles/tables/widgetTable.ts';
import type { BuilderElement } from '../wire/public.ts';
import { widgetOf } from './widgets.ts';

/** The style tables of an element's settings. */
export function tablesOf(element: BuilderElement): readonly StyleTable[] {
  switch (element.elType) {
    case 'container':
      return CONTAINER;
    case 'section':
      return SECTION;
    case 'column':
      return COLUMN;
    case 'widget': {
      const own = widgetOf(element)?.style;
      return own ? [widgetTable, own] : WIDGET;
    }
    default:
      return NONE;
  }
}

const CONTAINER = [containerBoxTable, containerTable];
const SECTION = [sectionBoxTable, sectionTable];
const COLUMN = [columnTable];
const WIDGET = [widgetTable];
const NONE: readonly StyleTable[] = [];
