import { createContentVersions } from '@portico/kernel/server';
import { createTestClock, describeOnBothEngines, type TestEngine } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import { documentStore } from '../documents/documentStore.ts';
import { documentTransfer } from '../documents/documentTransfer.ts';
import { builderMigrations } from '../migrations.ts';
import type { BuilderTables } from '../tables.ts';
import { createTemplates } from './createTemplates.ts';

const ANN = { id: 'ann', name: 'Ann' };
const NOTHING = { content: [], settings: {}, metadata: [] };

describeOnBothEngines('the templates of a site', (engine) => {
  test('a template that a kit brings shows where the kit says, and goes with the import', async () => {
    const { database, transfer, templates } = await open(engine);
    const header = { id: 40, type: 'header', title: 'From a kit', slug: null };
    const first = await transfer.write(
      database,
      { ...header, conditions: ['include/general'] },
      NOTHING,
      ANN,
    );
    expect((await templates.shownOn(['header'], []))?.title).toBe('From a kit');
    const second = await transfer.write(
      database,
      { ...header, conditions: ['include/archive', 'no condition'] },
      NOTHING,
      ANN,
    );
    expect(await templates.shownOn(['header'], [])).toBeNull();
    expect((await transfer.list(database))[0]).toMatchObject({ id: 40, conditions: ['include/archive'] });
    await transfer.write(database, header, NOTHING, ANN);
    expect((await templates.list())[0]?.conditions).toEqual(['include/archive']);
    await transfer.undo(database, second);
    expect((await templates.shownOn(['header'], []))?.title).toBe('From a kit');
    await transfer.undo(database, first);
    expect(await templates.list()).toEqual([]);
    expect(await templates.shownOn(['header'], [])).toBeNull();
  });

  test('a draft, one in the trash and one of another kind are not shown; a copy shows nowhere', async () => {
    const { documents, templates } = await open(engine);
    const draft = {
      title: 'Draft',
      type: 'header',
      settings: {},
      elements: [],
      conditions: ['include/general'],
    };
    const { id } = await documents.create(draft, ANN);
    expect(await templates.shownOn(['header'], [])).toBeNull();
    await documents.save(id, { version: 1, publish: true }, ANN);
    expect((await templates.shownOn(['header'], []))?.document.id).toBe(String(id));
    expect(await templates.shownOn(['footer'], [])).toBeNull();
    const copy = await documents.duplicate(id, ANN);
    expect((await templates.list()).find((one) => one.id === copy.id)?.conditions).toEqual([]);
    await documents.trash(id);
    expect(await templates.shownOn(['header'], [])).toBeNull();
    await expect(templates.setConditions(id, [])).rejects.toMatchObject({ reason: 'missing' });
  });

  test('what is stored and is no list of conditions shows nothing and breaks nothing', async () => {
    const { database, documents, templates } = await open(engine);
    const made = { title: 'Odd', type: 'footer', settings: {}, elements: [], publish: true };
    const { id } = await documents.create(made, ANN);
    for (const conditions of ['{}', '7', 'no json', '[7,null,"include/general"]']) {
      await database
        .tables<BuilderTables>()
        .updateTable('builder_documents')
        .set({ conditions })
        .where('id', '=', id)
        .execute();
      const known = (await templates.list())[0]?.conditions;
      expect(known).toEqual(conditions.startsWith('[') ? ['include/general'] : []);
    }
  });
});

async function open(engine: TestEngine) {
  const database = await engine.openFresh(builderMigrations);
  const clock = createTestClock();
  const content = createContentVersions(database);
  const documents = documentStore({ database, clock, content, isReserved: () => false });
  return {
    ...{ database, documents },
    transfer: documentTransfer(documents, content),
    templates: createTemplates(database, content),
  };
}
