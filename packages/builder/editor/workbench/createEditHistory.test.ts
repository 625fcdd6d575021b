import type { AppState } from '@puckeditor/core';
import { expect, test } from 'vitest';
import { createEditHistory } from './createEditHistory.ts';

test('K one undo takes back what was pasted and what it said of the whole page, one redo brings both', () => {
  const history = createEditHistory(() => 0);
  let settings: unknown = { hide_title: '' };
  let shown = stateOf();
  const setSettings = (next: unknown): void => {
    settings = next;
  };
  const page = { settings: () => settings, setSettings, said: () => settings, sayAgain: setSettings };
  const edit = (...ids: string[]): void => {
    const before = shown;
    shown = stateOf(...ids);
    history.note(shown, before);
  };
  const go = (way: 'undo' | 'redo'): unknown => {
    history[way](shown, ({ content }) => {
      shown = { ...shown, data: { ...shown.data, content } };
    });
    return [shown.data.content.length, settings];
  };
  const [own, theirs] = [settings, { hide_title: 'yes', portico_look: 'elementor' }];
  history.inStepOfPage(page, () => {
    edit('a');
    settings = theirs;
  });
  edit('a', 'b');
  const later = { ...theirs, post_excerpt: 'Later' };
  settings = later;
  expect(go('undo'), 'a step of an element leaves the page alone').toEqual([1, later]);
  expect(go('undo')).toEqual([0, own]);
  expect(go('redo')).toEqual([1, later]);
  expect(go('redo')).toEqual([2, later]);
  expect([go('undo'), go('undo')].at(-1)).toEqual([0, own]);
});

function stateOf(...ids: string[]): AppState {
  const content = ids.map((id) => ({ type: 'heading', props: { id } }));
  return { data: { content, root: {} }, ui: { itemSelector: null } } as unknown as AppState;
}
