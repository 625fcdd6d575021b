import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createIds } from '@portico/kernel/server';
import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test, vi } from 'vitest';
import { KIT_1, KIT_2, KIT_3 } from '../testing/kitFixtures.ts';
import { createTestContents } from '../testing/testContents.ts';
import type { KitContents } from './contents/KitContents.ts';
import type { KitsTables } from './database/tables.ts';
import { type RunningKits, runningKits } from './testing/runningKits.ts';

const HOUR_MS = 60 * 60 * 1000;

describeOnBothEngines('kits that are interrupted', (engine) => {
  test('KT-04 a server that dies right after an import knows afterwards that it was done', async () => {
    const contents = createTestContents();
    let isDead = false;
    const site = await runningKits(engine, {
      pages: 0,
      contents: {
        ...contents,
        posts: {
          ...contents.posts,
          add: (...given) => {
            isDead = true;
            return contents.posts.add(...given);
          },
        },
      },
    });
    const { session, runners } = await begun(site);
    for (const runner of runners.slice(0, -1)) await site.post('import-runner', { session, runner });
    const { tables } = site.ports.database;
    const dying = vi.spyOn(site.ports.database, 'tables').mockImplementation(() => {
      if (isDead) throw new Error('The server is gone');
      return tables();
    });
    await site.post('import-runner', { session, runner: runners.at(-1) });
    dying.mockRestore();
    const done = await site.snapshot();
    const again = await site.post('import-runner', { session, runner: runners.at(-1) });
    expect(again).toMatchObject({ status: 200, body: { data: { 'wp-content': { post: {} } } } });
    expect(await site.snapshot()).toEqual(done);
    expect((await site.post('revert', { session })).body.data.revert_completed).toBe(true);
  });

  test('KT-04 an import that is carried out meanwhile is not begun again', async () => {
    const contents = createTestContents();
    const meanwhile: (() => Promise<void>)[] = [];
    const slow: KitContents = {
      ...contents,
      async site() {
        await meanwhile.pop()?.();
        return contents.site();
      },
    };
    const site = await runningKits(engine, { pages: 0, contents: slow });
    const { session, runners } = await begun(site);
    meanwhile.push(async () => {
      for (const runner of runners) await site.post('import-runner', { session, runner });
    });
    expect(await site.post('import', { session })).toMatchObject({
      status: 500,
      body: { data: { message: expect.stringMatching(/imported already/) } },
    });
    expect((await site.call('GET', '/admin/api/kits/imports')).body.imports).toHaveLength(1);
  });

  test('KT-04 an import does not wait for itself where the site must look up what it is called', async () => {
    const contents = createTestContents();
    const asked: (() => Promise<unknown>)[] = [];
    const site = await runningKits(engine, {
      pages: 0,
      contents: {
        ...contents,
        async site() {
          for (const ask of asked) await ask();
          return contents.site();
        },
      },
    });
    asked.push(() => site.ports.database.tables<KitsTables>().selectFrom('kit_hosts').selectAll().execute());
    expect((await site.importKit(KIT_2)).status).toBe(200);
  });

  test('KT-04 who means one import does not take back another one', async () => {
    const site = await runningKits(engine, { pages: 0 });
    await site.importKit(KIT_1);
    site.ports.clock.advance(1000);
    await site.importKit(KIT_3);
    const { imports } = (await site.call('GET', '/admin/api/kits/imports')).body;
    const newest = { session: imports[0].session };
    const answers = await Promise.all([site.post('revert', newest), site.post('revert', newest)]);
    expect(answers.map(({ body }) => body.data.revert_completed).sort()).toEqual([false, true]);
    const left = (await site.call('GET', '/admin/api/kits/imports')).body.imports;
    expect(left).toEqual([imports[1]]);
  });

  test('KT-04 what a killed server was working on is removed; what somebody comes back to stays', async () => {
    const site = await runningKits(engine);
    const nextId = createIds(site.ports.clock);
    const folder = join(site.ports.filesFolder, 'kits');
    for (const path of [`sessions/${nextId()}/kit/manifest.json`, `exports/${nextId()}.zip`])
      await lay(join(folder, path));
    await lay(join(folder, 'library', `${nextId()}.zip`));
    site.ports.clock.advance(25 * HOUR_MS);
    const { session } = (await site.upload(KIT_1)).body.data;
    await site.post('export', { kitInfo: { title: 'Kept', description: '', source: 'cloud' } });
    await site.ports.jobs.runDue();
    const left = await site.leftovers();
    expect(left.filter((name) => !name.includes(session))).toEqual([]);
    expect(left).not.toEqual([]);
    expect(await readdir(join(folder, 'library'))).toHaveLength(2);
    site.ports.clock.advance(2 * HOUR_MS);
    await site.ports.jobs.runDue();
    const [kit] = (await site.call('GET', '/wp-json/elementor/v1/cloud-kits')).body.data;
    expect((await site.post('upload', { source: 'cloud', kit_id: kit.id })).status).toBe(200);
    expect((await site.post('import', { session })).status).toBe(200);
  });
});

async function begun(site: RunningKits): Promise<{ session: string; runners: string[] }> {
  const { session } = (await site.upload(KIT_2)).body.data;
  const { runners } = (await site.post('import', { session })).body.data;
  return { session, runners };
}

async function lay(path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, '{}');
}
