import { expect, it } from 'vitest';
import { mainReason } from './mainReason.ts';

const robot = { code: 'headless', sentence: 'A program controls it.', weight: 2 };
const token = { code: 'token', sentence: 'The visit has a token.', weight: -1 };
const start = { code: 'text_begins', sentence: 'The benefit of the doubt.', weight: -3 };

it('a verdict is explained by its strongest reason that speaks for it', () => {
  expect(mainReason('ham', [start, robot, token])).toBe(token.sentence);
  expect(mainReason('spam', [start, robot, token])).toBe(robot.sentence);
  expect(mainReason('grey', [start, token, robot])).toBe(robot.sentence);
  expect(mainReason('ham', [start, robot])).toBe(robot.sentence);
  expect(mainReason('ham', [start])).toBe('No reason counted for or against it.');
});
