import type { ExportedRow } from './createInbox.ts';
import { csvLine } from './csvOf.ts';

/** Without it, Excel takes the table for one in the old letters of its country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every field that any message of a batch has becomes a column; the columns are those of the first batch. */
export async function* messagesAsCsv(rows: AsyncGenerator<ExportedRow>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  let columns: string[] | undefined;
  for await (const { id, formTitle, status, receivedAt, content, uploads } of rows) {
    if (!columns) {
      columns = content.fields.map(({ name }) => name);
      yield csvLine(['Number', 'Received', 'Form', 'Status', ...columns, 'Other fields']);
    }
    const known = new Set(columns);
    const valuesOf = (name: string): readonly string[] => {
      const files = uploads.filter(({ field }) => field === name).map((file) => file.name);
      if (files.length > 0) return files;
      return content.fields.find((field) => field.name === name)?.values ?? [];
    };
    const others = content.fields.filter(({ name }) => !known.has(name) && valuesOf(name).length > 0);
    yield csvLine([
      String(id),
      new Date(receivedAt).toISOString(),
      formTitle,
      status,
      ...columns.map((name) => valuesOf(name).join(', ')),
      others.map(({ name }) => `${name}: ${valuesOf(name).join(', ')}`).join('; '),
    ]);
  }
  if (!columns) yield csvLine(['Number', 'Received', 'Form', 'Status']);
}
