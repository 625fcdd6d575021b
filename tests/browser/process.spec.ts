import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from '@playwright/test';
import { paths } from '../../scripts/build/paths.ts';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-process-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('the first start makes the database and tells the password once; the second does not', async () => {
  const settings = { PORTICO_DATA: join(folder, 'data'), PORTICO_ADMIN_PASSWORD: undefined };
  const first = await startBuiltSite(settings);
  expect(first.log()).toMatch(/password "[\w-]{20}"/);
  expect(existsSync(join(folder, 'data/portico.db'))).toBe(true);
  await first.stop();
  const second = await startBuiltSite(settings);
  expect(second.log()).not.toContain('password');
  await second.stop();
});

test('what is built knows nothing of the demo: neither its company, nor where that is, nor its mail', async () => {
  const { name, address, telephone } = JSON.parse(await readFile(join(paths.demo, 'settings.json'), 'utf8'));
  const known = [
    name,
    name.replace('&', '&amp;'),
    name.replace('&', 'and'),
    new URL(address).host,
    telephone,
  ];
  for (const part of [paths.server, paths.client, paths.admin])
    for (const file of await readdir(part, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !/\.(js|css|html|json|svg)$/.test(file.name)) continue;
      const text = await readFile(join(file.parentPath, file.name), 'utf8');
      expect(
        known.filter((word) => text.includes(word)),
        file.name,
      ).toEqual([]);
    }
});

test('a site that begins empty is served as it is built, with nothing of the demo beside it', async () => {
  const site = await startBuiltSite({ PORTICO_DATA: folder, PORTICO_START: 'empty' });
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(site.baseURL + path)).status));
  expect(await statuses('/', '/blog/', '/favicon.svg', '/messages/dropped-pot.svg')).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await statuses('/gallery/', '/pictures/hero-wide.svg', '/contact/')).toEqual([404, 404, 404]);
  await site.stop();
});

test('a database of a newer version is refused in words and stays as it was, byte for byte', async () => {
  const site = await startBuiltSite({ PORTICO_DATA: folder });
  await site.stop();
  const database = new DatabaseSync(join(folder, 'portico.db'));
  database.exec("insert into portico_migrations (name, timestamp) values ('future-99-flying-forms', '2030')");
  database.close();
  const before = await fingerprint(folder);
  await expect(startBuiltSite({ PORTICO_DATA: folder })).rejects.toThrow(
    /newer version of Portico.*future-99-flying-forms/s,
  );
  expect(await fingerprint(folder)).toEqual(before);
});

test('a data folder that cannot be made is refused in words', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(startBuiltSite({ PORTICO_DATA: join(folder, 'file', 'data') })).rejects.toThrow(
    /Portico cannot start\. .*PORTICO_DATA/s,
  );
});

test('a file that is no database is refused in words', async () => {
  await writeFile(join(folder, 'portico.db'), 'a shopping list, not a database'.repeat(100));
  await expect(startBuiltSite({ PORTICO_DATA: folder })).rejects.toThrow(
    /Portico cannot start\. (?!.*\bat .*\.js)/s,
  );
});

test('a setting that makes no sense is refused in words', async () => {
  await expect(startBuiltSite({ PORTICO_DATA: folder, LOG_LEVEL: 'loud' })).rejects.toThrow(
    /LOG_LEVEL is "loud"/,
  );
});

test('told to stop, the server answers what is under way and then goes', async () => {
  const site = await startBuiltSite({ PORTICO_DATA: folder });
  const answer = slowSignIn(site.baseURL);
  await answer.underWay;
  const stopped = site.stop();
  answer.finish();
  expect(await answer.status).toBe(401);
  await stopped;
});

test('nothing personal is in the log', async () => {
  const site = await startBuiltSite({ PORTICO_DATA: folder, LOG_LEVEL: 'debug' });
  await fetch(`${site.baseURL}/?email=jane@example.com`, {
    headers: { cookie: 'secret=1', 'user-agent': 'Spy/1.0' },
  });
  await fetch(`${site.baseURL}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'jane@example.com', password: 'swordfish' }),
  });
  await site.stop();
  expect(site.log()).toContain('"route":"/"');
  expect(site.log()).not.toMatch(/jane|swordfish|Spy|secret=1|remoteAddress/);
});

async function fingerprint(of: string): Promise<Record<string, string>> {
  const names = (await readdir(of)).filter((name) => name.startsWith('portico.db')).sort();
  const hashes = names.map(async (name) => [
    name,
    createHash('sha256')
      .update(await readFile(join(of, name)))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(hashes));
}

/** A sign-in whose body is slow: the server waits for the rest. */
function slowSignIn(baseURL: string) {
  const { hostname, port } = new URL(baseURL);
  const body = JSON.stringify({ name: 'nobody', password: 'wrong-password' });
  const socket = connect(Number(port), hostname);
  const underWay = new Promise<void>((resolve) => {
    socket.write(
      `POST /admin/api/session HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has read the headers and waits for the body.
    socket.once('data', () => resolve());
  });
  const status = new Promise<number>((resolve, reject) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      const final = /HTTP\/1\.1 (?!100)(\d{3})/.exec(answer);
      if (final) resolve(Number(final[1]));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`Closed without an answer: ${answer}`)));
  });
  return { underWay, status, finish: () => socket.write(body) };
}
