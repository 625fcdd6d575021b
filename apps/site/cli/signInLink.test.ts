import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openDatabase, systemClock } from '@portico/kernel/server';
import { createAccounts } from '@portico/kernel/server/accounts';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../server/features.ts';
import { CommandError } from './Command.ts';
import { signInLink } from './signInLink.ts';

async function run(environment: Record<string, string>, ...words: string[]): Promise<string> {
  const output = new PassThrough();
  await signInLink({ input: new PassThrough(), output, words, environment });
  return text(output.end());
}

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('portico sign-in-link lets whoever runs the server back in, without mail', async () => {
  const folder = await dataFolder();
  const database = await openDatabase({ file: join(folder, 'portico.db'), migrations });
  onTestFinished(() => database.close());
  const accounts = createAccounts({ database, clock: systemClock });
  await accounts.makeFirstAdministrator('forgotten by everybody');
  const environment = { PORTICO_DATA: folder, PORTICO_URL: 'https://example.org' };

  const printed = await run(environment, 'Admin');
  const token = /^https:\/\/example\.org\/admin\/new-password#(\S+)\n/.exec(printed)?.[1] ?? '';
  const origin = { address: '127.0.0.1', userAgent: '', device: null };
  const used = await accounts.links.use({ token, password: 'a new phrase for it', ...origin });
  expect(used.kind).toBe('signed-in');
  expect((await accounts.links.use({ token, password: 'another phrase', ...origin })).kind).toBe('refused');

  await expect(run(environment, 'nobody')).rejects.toThrow('There is no account "nobody".');
  await expect(run(environment)).rejects.toThrow(CommandError);
});

test('portico sign-in-link makes no site where there is none', async () => {
  const folder = await dataFolder();
  await expect(run({ PORTICO_DATA: folder }, 'admin')).rejects.toThrow(/There is no site in/);
});
