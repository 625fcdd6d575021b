import { expect, test } from 'vitest';
import { warningPlace } from './warningPlace.ts';

test.each([
  ['form.body', 'Form'],
  ['mail.recipient', 'Mail: To'],
  ['mail_2.body', 'Second mail: Body'],
  ['messages.invalid_required', 'Messages: A field was left empty'],
  ['additional_settings', 'Settings'],
  ['later.unknown', 'later'],
])('CF-12 a warning about %s belongs to “%s”', (section, place) => {
  expect(warningPlace(section)).toBe(place);
});
