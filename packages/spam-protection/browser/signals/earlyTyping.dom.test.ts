import { expect, it } from 'vitest';
import type { Guard } from '../Guard.ts';
import { join } from './spam-typing.chunk.ts';
import type { TypingData } from './TypingData.ts';

it('SP-35 keys that were pressed before this code was loaded count, at the time they were pressed', () => {
  document.body.innerHTML = '<textarea name="comment"></textarea><textarea name="comment"></textarea>';
  const [area, other] = document.querySelectorAll('textarea');
  const typed: Event[] = [];
  area?.addEventListener('input', (event) => typed.push(event), { once: true });
  const before = Date.now();
  area?.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'a' }));
  const typing: TypingData[] = [];
  const guard = { protection: { view: window, typing }, typed };
  join(guard as unknown as Guard);
  area?.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'b' }));
  other?.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: 'c' }));
  expect(typing).toMatchObject([{ countOfKey: 2 }, { countOfKey: 1 }]);
  expect(typing[0]?.firstKeyTimestamp).toBeGreaterThanOrEqual(before - 1);
  expect(typing[0]?.firstKeyTimestamp).toBeLessThanOrEqual(Date.now() + 1);
  expect(guard.typed).toBeUndefined();
});
