import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const COUNTER = ' .elementor-counter';
const WRAPPER = ' .elementor-counter-number-wrapper';

const TITLE = ' .elementor-counter-title';
const SIDES = {
  start: 'flex-start',
  left: 'flex-start',
  center: 'center',
  end: 'flex-end',
  right: 'flex-end',
  stretch: 'space-between',
} as const;

export const counterStyle = styleTable(
  word('title_position', COUNTER, 'flex-direction', {
    before: 'column',
    after: 'column-reverse',
    start: 'row',
    end: 'row-reverse',
  }),
  word('title_horizontal_alignment', TITLE, {}, alignments()),
  word(
    'title_vertical_alignment',
    TITLE,
    'align-self',
    { start: 'flex-start', center: 'center', end: 'flex-end' },
    { when: { title_position: ['start', 'end'] } },
  ),
  length('title_gap', COUNTER, 'gap'),
  word('number_position', [WRAPPER, COUNTER], {}, positions()),
  word('number_alignment', WRAPPER, 'text-align', { ...SIDES, start: 'start', center: 'center', end: 'end' }),
  length('number_gap', WRAPPER, 'gap'),
  color('number_color', WRAPPER),
  typography(WRAPPER, 'typography_number'),
  textStroke('number_stroke', WRAPPER),
  textShadow('number_shadow', WRAPPER),
  color('title_color', TITLE),
  typography(TITLE, 'typography_title'),
  textStroke('title_stroke', TITLE),
  textShadow('title_shadow', TITLE),
);

function alignments(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    Object.entries(SIDES).map(([name, side]) => [
      name,
      { 'justify-content': side, '--p-counter-words': name === 'stretch' ? 'start' : name },
    ]),
  );
}

function positions(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    Object.entries(SIDES).map(([name, side]) => [
      name,
      name === 'stretch'
        ? { '--p-counter-grow': '1', 'justify-content': side }
        : // Figures wider than their box begin at its edge.
          { '--p-counter-grow': '0', 'justify-content': side === 'center' ? 'safe center' : side },
    ]),
  );
}
