import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { paths } from '../../scripts/build/paths.ts';
import { besideBare } from '../besideBare.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';
import { percentile } from '../statistics.ts';

const FORM = 1;
const SECONDS = 8;
const CONNECTIONS = 20;

export const measurement: Measurement = {
  name: 'Contact form',
  async run({ site }) {
    const api = `${site.baseURL}/wp-json/contact-form-7/v1/contact-forms/${FORM}`;
    return [
      await scriptRow(),
      ...(await feedbackRows(`${api}/feedback`)),
      await schemaRow(`${api}/feedback/schema`),
    ];
  },
};

async function scriptRow(): Promise<Row> {
  const folder = join(paths.client, 'chunks');
  const name = (await readdir(folder)).find((file) => /^contact-form-.*\.js$/.test(file));
  const bytes = name ? gzipSync(await readFile(join(folder, name)), { level: 9 }).length : Number.NaN;
  return row('browser part with all rules', bytes / 1000, 'kB', { atMost: 9 });
}

/** Every response counted here confirms that the message and its mail are on disk. */
async function feedbackRows(url: string): Promise<Row[]> {
  const boundary = 'portico-bench';
  const fields = {
    _wpcf7_unit_tag: `wpcf7-f${FORM}-p2-o1`,
    'your-name': 'Ada Byron',
    'your-email': 'ada@example.com',
    'your-subject': 'A question',
    'your-message': 'How long does it take to mend a glasshouse of 1910? '.repeat(5),
    'your-consent': '1',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const times: number[] = [];
  let accepted = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        method: 'POST',
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'user-agent': 'bench' },
        body: `${parts.join('')}--${boundary}--\r\n`,
        verifyBody: (body) => String(body).includes('"mail_sent"'),
      },
      (error: Error | null, outcome: autocannon.Result) => (error ? reject(error) : resolve(outcome)),
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (status === 200) accepted += 1;
    });
  });
  if (result.errors > 0 || result.non2xx > 0 || result.mismatches > 0)
    throw new Error(`${result.errors} errors, ${result.non2xx} refusals, ${result.mismatches} other answers`);
  return [
    row('POST feedback, stored and acknowledged', accepted / result.duration, '/s', { atLeast: 500 }),
    row('POST feedback, 99th percentile', percentile(times, 0.99), 'ms'),
  ];
}

async function schemaRow(url: string): Promise<Row> {
  const { ratio } = await besideBare(url);
  return row('GET schema, of what bare Node does', ratio, '×', { atLeast: 0.5 });
}
