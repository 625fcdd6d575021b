/** More than any export has: every row is read once per heading. */
const MOST_HEADINGS = 200;

/** Parses CSV with a header line: quoted fields, doubled quotes, line breaks inside quotes, commas or semicolons. */
export function parseCsv(text: string): Record<string, string>[] {
  const [first = [], ...rows] = csvRows(text.replace(/^\uFEFF/, ''));
  const headings = first.slice(0, MOST_HEADINGS);
  return rows
    .filter((row) => row.some((field) => field.trim() !== ''))
    .map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}

function csvRows(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = (): void => {
    row.push(field);
    field = '';
  };
  const endRow = (): void => {
    endField();
    rows.push(row);
    row = [];
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text.charAt(index + 1) === '"') {
        field += '"';
        index++;
      } else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === separator) endField();
    else if (character === '\n') endRow();
    else if (character !== '\r') field += character;
  }
  if (field !== '' || row.length > 0) endRow();
  return rows;
}

/** In half the world spreadsheets use semicolons. */
function separatorOf(text: string): string {
  const headings = text.slice(0, text.indexOf('\n') + 1 || undefined);
  return headings.split(';').length > headings.split(',').length ? ';' : ',';
}
