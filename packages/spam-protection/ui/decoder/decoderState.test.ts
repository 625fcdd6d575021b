import { expect, it } from 'vitest';
import { DECODER_TEXTS } from '../../wire/public.ts';
import { addressOf, failureOf, outcomeOf } from './decoderState.ts';

const text = (name: string): string => DECODER_TEXTS[name as keyof typeof DECODER_TEXTS];
const row = {
  is_allowed: true,
  show_comment: false,
  comment: 'Allowed',
  encoded_email: 'x',
  decoded_email: 'a@b.c',
};

it('SP-08 an allowed answer has its rows', () => {
  expect(outcomeOf({ success: true, data: [row] }, 'x', text)).toEqual({ kind: 'allowed', rows: [row] });
});

it('SP-09 nothing is filled in from the first row on that was refused', () => {
  const refused = { ...row, is_allowed: false, encoded_email: 'y' };
  const data = [row, refused, { ...row, encoded_email: 'z' }];
  expect(outcomeOf({ success: true, data }, 'q', text)).toEqual({ kind: 'allowed', rows: [row, row] });
});

it('SP-06 SP-09 the clicked address is shown or refused by its own row, wherever that stands', () => {
  const refused = { ...row, is_allowed: false, encoded_email: 'y', comment: 'Bot activity' };
  const last = { ...row, encoded_email: 'z' };
  const answer = { success: true, data: [row, refused, last] };
  expect(outcomeOf(answer, 'z', text)).toEqual({ kind: 'allowed', rows: [row, last] });
  expect(outcomeOf(answer, 'y', text)).toEqual({
    kind: 'refused',
    message: 'CleanTalk email decoder: Blocked: Bot activity',
  });
});

it.each([
  [
    { success: true, data: [{ ...row, is_allowed: false, comment: 'Bot activity' }] },
    'Blocked: Bot activity',
  ],
  [{ success: false, data: [{ ...row, comment: 'Down' }] }, 'Cannot connect: Down'],
  [{ success: false, data: [null, { comment: 'Down' }] }, 'Cannot connect: Down'],
  [{ success: false }, 'Cannot connect: unknown_error'],
  [null, 'Cannot connect: unknown_error'],
  ['text', 'Cannot connect: unknown_error'],
  [{ success: true, data: 'rows' }, 'Blocked: unknown_error'],
])('SP-54 %j says %s', (body, message) => {
  expect(outcomeOf(body, 'x', text)).toEqual({
    kind: 'refused',
    message: `CleanTalk email decoder: ${message}`,
  });
});

it('SP-54 a call that failed says why, or that nobody knows', () => {
  expect(failureOf('Timeout', text)).toMatchObject({ message: 'CleanTalk email decoder: Timeout' });
  expect(failureOf('', text)).toMatchObject({
    message: 'CleanTalk email decoder: Can not decode email. Unknown reason',
  });
});

it('SP-06 shows the address without the subject that hangs on it', () => {
  expect(addressOf('a@b.c?subject=Hi')).toBe('a@b.c');
  expect(addressOf('a@b.c&x')).toBe('a@b.c');
  expect(addressOf('a@b.c')).toBe('a@b.c');
});
