import type { Limit, Row } from './Measurement.ts';

/** Formats rows for the terminal, with aligned figures. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ name, value, unit, limit, ok }) => [
    name,
    figure(value),
    unit,
    limit ? describe(limit) : '',
    limit ? (ok ? 'ok' : 'OVER') : '',
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(0, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells
    .map((line) =>
      line
        .map((cell, column) =>
          column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

function describe(limit: Limit): string {
  return 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
}

function figure(value: number): string {
  return Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(value !== 0 && Math.abs(value) < 0.1 ? 4 : 2);
}
