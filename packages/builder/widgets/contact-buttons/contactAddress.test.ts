import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_PLATFORMS } from './ContactButtonsProps.ts';
import { contactAddress } from './contactAddress.ts';

test.each([
  ['whatsapp', '+44 123 456', 'https://wa.me/44123456'],
  ['sms', '+44 123', 'sms:+44123'],
  ['phone', '(044) 123', 'tel:044123'],
  ['messenger', 'our shop', 'https://m.me/our%20shop'],
  ['skype', 'shop', 'skype:shop?chat'],
  ['viber', '+44123', 'viber://chat?number=%2B44123'],
  ['email', 'a@site.test', 'mailto:a@site.test'],
] as const)('PB-13 %s is reached at its own kind of address', (platform, contact, address) => {
  expect(contactAddress(platform, contact)).toBe(address);
});

test('PB-13 a mail may bring its subject and text', () => {
  expect(contactAddress('email', 'a@site.test', { subject: 'A & B', body: 'Hello\nyou' })).toBe(
    'mailto:a@site.test?subject=A%20%26%20B&body=Hello%0Ayou',
  );
});

test('PB-13 no contact makes an address of another kind', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CONTACT_PLATFORMS), fc.string(), (platform, contact) => {
      expect(contactAddress(platform, contact)).toMatch(
        /^(https:\/\/(wa|m)\.me\/|mailto:|sms:|tel:|skype:|viber:\/\/)/,
      );
    }),
  );
});
