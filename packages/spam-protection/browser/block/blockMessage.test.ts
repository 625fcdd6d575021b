import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockedInText } from './blockMessage.ts';

const blockedIn = (answer: unknown) => blockedInText(JSON.stringify(answer));

it('SP-42 reads the layer’s own shape', () => {
  expect(
    blockedIn({ apbct: { blocked: true, comment: 'No', stop_script: 1, integration: 'NEXForms' } }),
  ).toEqual({
    message: 'No',
    stopsPage: true,
    integration: 'NEXForms',
  });
});

it('SP-42 reads a message beside it, with its own switches', () => {
  expect(blockedIn({ apbct: {}, data: { message: 'No', stop_script: '1', integration: 'X' } })).toEqual({
    message: 'No',
    stopsPage: true,
    integration: 'X',
  });
});

it('SP-42 the second shape stands alone as well', () => {
  expect(
    blockedIn({ success: false, data: { message: 'No', stop_script: 1, integration: 'NEXForms' } }),
  ).toEqual({ message: 'No', stopsPage: true, integration: 'NEXForms' });
});

it('SP-42 the answer to a question of our own needs no sign of us', () => {
  const refusal = JSON.stringify({ success: false, data: { message: 'No' } });
  expect(blockedInText(refusal, true)).toMatchObject({ message: 'No', stopsPage: false });
  expect(blockedInText('{"success":true,"data":{"message":"Sent"}}', true)).toBeUndefined();
  expect(blockedInText('{"success":false}', true)).toBeUndefined();
});

it('SP-42 an answer that lets through, or is not ours, says nothing', () => {
  expect(blockedIn({ apbct: { blocked: false, allow: true, comment: 'Fine' } })).toBeUndefined();
  expect(blockedInText('{"success":false,"data":{"message":"Theirs"}}')).toBeUndefined();
  expect(blockedInText('<!DOCTYPE html>"apbct"')).toBeUndefined();
  expect(blockedInText('{"apbct":')).toBeUndefined();
});

it('SP-42 nothing that a server can say makes it throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => blockedIn(value)).not.toThrow();
      expect(() => blockedIn({ apbct: value, data: value })).not.toThrow();
    }),
  );
});
