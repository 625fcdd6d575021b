import { expect, it } from 'vitest';
import { problemSentence } from './problemSentence.ts';

it('names what is wrong as the screen does, and not as the call', () => {
  const message = 'Please check what you entered. draft.html: This may have at most 2,000,000 characters.';
  const fields = {
    'draft.html': 'This may have at most 2,000,000 characters.',
    title: 'A post needs a title.',
  };
  expect(problemSentence({ message, fields })).toBe(
    'Text: This may have at most 2,000,000 characters. Title: A post needs a title.',
  );
  expect(problemSentence({ message: 'The server cannot be reached.', fields: {} })).toBe(
    'The server cannot be reached.',
  );
});
