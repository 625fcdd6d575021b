import { expect, it } from 'vitest';
import { createNonces, NONCE_SLOT_MS } from './nonces.ts';
import { testPorts } from './testing/index.ts';

it('A nonce is ten hexadecimal digits and holds for its action and its visitor only', async () => {
  const { nonces } = await testPorts();
  const nonce = await nonces.issue('send', '7');
  expect(nonce).toMatch(/^[0-9a-f]{10}$/);
  expect(await nonces.issue('send', '7')).toBe(nonce);
  expect(await nonces.verify(nonce, 'send', '7')).toBe('fresh');
  expect(await nonces.verify(nonce, 'delete', '7')).toBe('invalid');
  expect(await nonces.verify(nonce, 'send', '0')).toBe('invalid');
});

it('Action and visitor cannot be shifted into each other', async () => {
  const { nonces } = await testPorts();
  expect(await nonces.issue('a', '1|2')).not.toBe(await nonces.issue('a|1', '2'));
  expect(await nonces.issue('a","1', '2')).not.toBe(await nonces.issue('a', '1","2'));
});

it('A nonce ages in the slot after its own and is invalid after that', async () => {
  const { nonces, clock } = await testPorts();
  clock.advance(NONCE_SLOT_MS - (clock.now() % NONCE_SLOT_MS));
  const nonce = await nonces.issue('send', '0');
  clock.advance(NONCE_SLOT_MS - 1);
  expect(await nonces.verify(nonce, 'send', '0')).toBe('fresh');
  clock.advance(1);
  expect(await nonces.verify(nonce, 'send', '0')).toBe('ageing');
  clock.advance(NONCE_SLOT_MS);
  expect(await nonces.verify(nonce, 'send', '0')).toBe('invalid');
});

it('A nonce outlives a rotation of its key, and ends when the earlier keys are dropped', async () => {
  const { nonces, secrets } = await testPorts();
  const nonce = await nonces.issue('send', '0');
  await secrets.rotate('nonces');
  expect(await nonces.issue('send', '0')).not.toBe(nonce);
  expect(await nonces.verify(nonce, 'send', '0')).toBe('fresh');
  await secrets.dropEarlier('nonces');
  expect(await nonces.verify(nonce, 'send', '0')).toBe('invalid');
});

it.each([undefined, null, 42, '', '0123456789abcdef', 'ABCDEF0123', '０１２３４５６７８９', ['0123456789']])(
  'What is no nonce at all is invalid: %j',
  async (nonce) => {
    const { nonces } = await testPorts();
    expect(await nonces.verify(nonce, 'send', '0')).toBe('invalid');
  },
);

it('Two sites do not accept each other’s nonces', async () => {
  const [one, other] = [await testPorts(), await testPorts()];
  const nonce = await createNonces(one.secrets, one.clock).issue('send', '0');
  expect(await other.nonces.verify(nonce, 'send', '0')).toBe('invalid');
});
