import type { InboxRow } from './createInbox.ts';
import { csvLine } from './csvOf.ts';

/** Every field that any message of a batch has becomes a column; the columns are those of the first batch. */
export async function* messagesAsCsv(rows: AsyncGenerator<InboxRow>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const { id, formTitle, status, receivedAt, content } of rows) {
    if (!columns) {
      columns = content.fields.map(({ name }) => name);
      yield csvLine(['Number', 'Received', 'Form', 'Status', ...columns, 'Other fields']);
    }
    const known = new Set(columns);
    const cellOf = (name: string): string =>
      content.fields.find((field) => field.name === name)?.values.join(', ') ?? '';
    const others = content.fields.filter(({ name, values }) => !known.has(name) && values.length > 0);
    yield csvLine([
      String(id),
      new Date(receivedAt).toISOString(),
      formTitle,
      status,
      ...columns.map(cellOf),
      others.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; '),
    ]);
  }
  if (!columns) yield csvLine(['Number', 'Received', 'Form', 'Status']);
}
