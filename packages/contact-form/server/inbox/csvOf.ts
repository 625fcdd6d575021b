/** One CSV line, for spreadsheet programs. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A cell that begins like a formula would run as one: a leading quote makes it text. */
export function csvCell(text: string): string {
  const plain =
    /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text.trimStart()) || /^[\t\r\n]/.test(text)
      ? `'${text}`
      : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
