import { expect, test } from 'vitest';
import { StorageUnavailableError } from '../database/StorageUnavailableError.ts';
import { silentLogger } from '../logger.ts';
import { testServer } from '../testing/index.ts';
import { answerErrors } from './answerErrors.ts';

test.each([
  ['a folder on a full disk', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['a disk that may not be written to', Object.assign(new Error('read-only'), { code: 'EROFS' })],
  ['a database on a full disk', new StorageUnavailableError('The disk is full. Its name is /srv/secret.')],
])('%s is told in a sentence that names the trouble and no place', async (_, error) => {
  const app = testServer();
  answerErrors(app, silentLogger);
  app.post('/save', async () => {
    throw error;
  });
  const answer = await app.inject({ method: 'POST', url: '/save' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    code: 'storage_unavailable',
    message: expect.stringContaining('the disk of this site is full, or cannot be written to'),
  });
  expect(answer.body).not.toContain('/srv');
});

test.each([
  [' ', 'Please fill this in.'],
  ['a b', 'This has characters that are not allowed here.'],
])('a field with “%s” is answered: %s', async (typed, sentence) => {
  const app = testServer();
  answerErrors(app, silentLogger);
  const code = { type: 'string', allOf: [{ pattern: '\\S' }, { pattern: '^\\S+$' }] };
  app.post('/save', { schema: { body: { type: 'object', properties: { code } } } }, async () => ({}));
  const answer = await app.inject({ method: 'POST', url: '/save', payload: { code: typed } });
  expect(answer.json()).toMatchObject({ data: { params: { code: sentence } } });
});
