import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './listAddress.ts';

const NAMES = ['state', 'role'];

it('what is written into an address is read out of it again', () => {
  const value = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(
      fc.record({
        search: fc.string(),
        filters: fc.record({ state: value, role: value }, { requiredKeys: [] }),
        cursor: fc.option(value),
      }),
      (address) => {
        const read = readListAddress(new URLSearchParams(writeListAddress(address)), NAMES);
        expect(read).toEqual({ ...address, filters: { ...address.filters } });
      },
    ),
  );
});

it('the whole list has the plain address', () => {
  expect(writeListAddress({ search: '', filters: {}, cursor: null })).toBe('');
});

it('knows only the filters that it was told of', () => {
  expect(readListAddress(new URLSearchParams('state=sent&colour=red'), NAMES).filters).toEqual({
    state: 'sent',
  });
});
