import { color, length, transition } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const both = (name: string, state = ''): string[] =>
  ['prev', 'next'].map((end) => ` span.post-navigation__${end}--${name}${state}`);

const ARROW = ' .post-navigation__arrow-wrapper';
const FRAME = '.elementor-post-navigation-borders-yes .elementor-post-navigation';
const LINE = ' .elementor-post-navigation__separator';

export const postNavigationStyle = styleTable(
  color('label_color', both('label')),
  color('label_hover_color', both('label', ':hover')),
  transition('label_hover_color_transition_duration', both('label'), ['color']),
  typography(both('label'), 'label_typography'),
  color('text_color', both('title')),
  color('hover_color', both('title', ':hover')),
  transition('hover_color_transition_duration', both('title'), ['color']),
  typography(both('title'), 'title_typography'),
  color('arrow_color', ARROW, { color: '{}', fill: '{}' }),
  color('arrow_hover_color', `${ARROW}:hover`, { color: '{}', fill: '{}' }),
  transition('arrow_hover_color_transition_duration', ARROW, ['color', 'fill']),
  length('arrow_size', ARROW, 'font-size'),
  length('arrow_padding', ' .elementor-post-navigation__link a', 'gap'),
  color('sep_color', LINE, 'background-color'),
  color('sep_color', FRAME, 'color'),
  length('borders_width', LINE, 'inline-size'),
  length('borders_width', FRAME, 'border-block-width'),
  length('borders_spacing', FRAME, 'padding-block'),
);
