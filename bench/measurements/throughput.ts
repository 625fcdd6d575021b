import { rowsBesideBare } from '../besideBare.ts';
import type { Measurement, Row } from '../Measurement.ts';

/** Shares of what bare Node does in the same run, because absolute figures depend on the machine. */
const targets = [
  { name: 'page', path: '/', atLeast: 0.25 },
  { name: 'static file', path: '/assets/portico.js', atLeast: 0.25 },
  { name: 'small call', path: '/healthz', atLeast: 0.5 },
];

export const measurement: Measurement = {
  name: 'Answers per second beside bare node:http with the same bytes (10 connections)',
  async run({ site }) {
    const rows: Row[] = [];
    for (const { name, path, atLeast } of targets)
      rows.push(...(await rowsBesideBare(name, site.baseURL + path, { atLeast }, site.processId)));
    return rows;
  },
};
