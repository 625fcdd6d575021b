import { expect, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:a9fe:a9fe',
  '100.127.255.255',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'kits.example',
  '',
])('%s is not on the open web', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '2a00:1450::5'])(
  '%s is',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
