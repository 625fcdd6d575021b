import { expect, test } from 'vitest';
import { nextPlayState, type PlayEvent } from './playState.ts';

const all = { pausesOnHover: true, stopsOnInteraction: true };
const after = (events: PlayEvent[], rules = all) =>
  events.reduce(
    (state, event) => nextPlayState(state, event, rules),
    'playing' as ReturnType<typeof nextPlayState>,
  );

test.each<[string, PlayEvent[], string]>([
  ['hover pauses, and leaving plays on', ['hoverStarted', 'hoverEnded'], 'playing'],
  ['focus stops for good', ['focused', 'hoverStarted', 'hoverEnded'], 'stopped'],
  ['interaction stops for good', ['hoverStarted', 'interacted', 'hoverEnded'], 'stopped'],
  ['focus while hovered stops for good', ['hoverStarted', 'focused', 'hoverEnded'], 'stopped'],
  ['the button stops and starts it', ['toggled', 'toggled'], 'playing'],
  ['the button starts what focus had stopped', ['focused', 'toggled'], 'playing'],
])('PB-18 %s', (_what, events, state) => {
  expect(after(events)).toBe(state);
});

test('PB-18 without the settings neither hover nor interaction stops it', () => {
  const none = { pausesOnHover: false, stopsOnInteraction: false };
  expect(after(['hoverStarted', 'interacted'], none)).toBe('playing');
  expect(after(['focused'], none)).toBe('stopped');
});
