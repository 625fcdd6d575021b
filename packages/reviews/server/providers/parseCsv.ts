/** Reads CSV with a line of headings: quoted fields, doubled quotes, line breaks inside quotes, commas or semicolons. */
export function parseCsv(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = csvRows(text.replace(/^\uFEFF/, ''));
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
    const sign = text.charAt(index);
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text.charAt(index + 1) === '"') {
        field += '"';
        index++;
      } else isQuoted = false;
    } else if (sign === '"' && field === '') isQuoted = true;
    else if (sign === separator) endField();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') field += sign;
  }
  if (field !== '' || row.length > 0) endRow();
  return rows;
}

/** Spreadsheets of half the world write semicolons. */
function separatorOf(text: string): string {
  const headings = text.slice(0, text.indexOf('\n') + 1 || undefined);
  return headings.split(';').length > headings.split(',').length ? ';' : ',';
}
