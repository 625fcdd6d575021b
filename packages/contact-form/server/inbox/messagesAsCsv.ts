import type { ExportedRow } from './createInbox.ts';
import { csvLine } from './csvOf.ts';

/** Without it, Excel reads the file in a legacy local encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Still manageable in Calc and Excel, and for people. */
const MOST_COLUMNS = 200;

/**
 * Every field of any message becomes a column, whichever form it belongs to. Messages are read twice for this, so that an
 * export of years does not fill the memory.
 */
export async function* messagesAsCsv(read: () => AsyncGenerator<ExportedRow>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  const known = await namesOf(read());
  const columns = [...known];
  const otherColumn = columns.length > 0 ? ['Other fields'] : [];
  yield csvLine(['Number', 'Received', 'Form', 'Status', ...columns, ...otherColumn]);
  for await (const { id, formTitle, status, receivedAt, content, uploads } of read()) {
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
}

async function namesOf(rows: AsyncGenerator<ExportedRow>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const { content } of rows)
    for (const { name } of content.fields) if (names.size < MOST_COLUMNS) names.add(name);
  return names;
}
