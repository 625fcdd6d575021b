import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { PREPARED, type PreparedSite } from './fixtures/preparedSite.ts';

/**
 * The first start creates the tables, imports the demo and hashes a password, and is the same for every spec. So one site is
 * really started, its administrator signs in, and each spec starts with a copy of its data.
 */
export default async function prepareSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-prepared-'));
  const dataFolder = join(folder, 'data');
  const site = await startBuiltSite({ PORTICO_DATA: dataFolder });
  const { adminPassword } = site;
  const session = await fetch(`${site.baseURL}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: adminPassword }),
  });
  if (!session.ok) throw new Error(`The administrator cannot sign in: ${await session.text()}`);
  const adminCookies = session.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' };
  });
  await site.stop();
  const prepared: PreparedSite = { dataFolder, adminPassword, adminCookies };
  const file = join(folder, 'prepared.json');
  await writeFile(file, JSON.stringify(prepared));
  process.env[PREPARED] = file;
  return () => rm(folder, { recursive: true, force: true });
}
