import type { Control, Field } from '../../model/fields/Field.ts';
import { readSetting } from '../../model/fields/fieldValue.ts';
import { type Settings, textOf } from '../../model/settings/read.ts';

type Rows = Extract<Control, { kind: 'rows' }>;

/** A row's name: its own text, or its number. */
export function rowName(control: Rows, row: Settings, index: number): string {
  return plain(textOf(readSetting(row, control.title))) || `${control.rowLabel} ${index + 1}`;
}

/** The names of all rows in a widget's setting. */
export function rowNames(
  fields: readonly Field[],
  name: string,
  rows: readonly Settings[],
): readonly string[] {
  const control = fields.find((field) => field.name === name)?.control;
  return rows.map((row, index) =>
    control?.kind === 'rows' ? rowName(control, row, index) : String(index + 1),
  );
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 60);
}
