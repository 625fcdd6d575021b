import { textShadow } from '../../model/styles/groups/frame.ts';
import { blend, color, length, number, padding, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { fill } from '../../parts/element/buttonStyle.ts';
import { DOTS, dotControls, slidesControls } from '../image-carousel/slidesStyle.ts';

const INNER = ' .swiper-slide-inner';
const CONTENTS = ' .swiper-slide-contents';
const HEADING = ' .elementor-slide-heading';
const WORDS = ' .elementor-slide-description';
const BUTTON = ' .elementor-slide-button';
const POINTED = `${BUTTON}:hover`;
const SIDES = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

export const slidesStyle = styleTable(
  length('slides_height', ' .swiper-slide', 'block-size'),
  length('content_max_width', CONTENTS, 'max-inline-size'),
  padding('slides_padding', INNER),
  word('slides_horizontal_position', INNER, 'justify-content', SIDES),
  word('slides_vertical_position', INNER, 'align-items', {
    top: 'flex-start',
    middle: 'center',
    bottom: 'flex-end',
  }),
  word('slides_text_align', INNER, 'text-align', ['left', 'center', 'right', 'start', 'end']),
  textShadow('text_shadow', CONTENTS),
  length('heading_spacing', HEADING, 'margin-block-end'),
  color('heading_color', HEADING),
  typography(HEADING, 'heading_typography'),
  length('description_spacing', WORDS, 'margin-block-end'),
  color('description_color', WORDS),
  typography(WORDS, 'description_typography'),
  typography(BUTTON, 'button_typography'),
  length('button_border_width', BUTTON, 'border-width'),
  length('button_border_radius', BUTTON, 'border-radius'),
  color('button_text_color', BUTTON),
  fill('button_background', BUTTON),
  color('button_border_color', BUTTON, 'border-color'),
  color('button_hover_text_color', POINTED),
  fill('button_background_hover', POINTED),
  fill('button_hover_background', POINTED),
  color('button_hover_border_color', POINTED, 'border-color'),
  slidesControls,
  dotControls('dots_size', 'dots_color', 'dots_color_inactive'),
  number('transition_speed', ' .elementor-slides-wrapper', { '--p-slide-way': '{}ms' }),
  length('dots_gap', DOTS, '--swiper-pagination-bullet-horizontal-gap'),
);

const SHADOW = textShadow('repeater_text_shadow', CONTENTS);
const OWN = { when: { custom_style: ['yes'] } } as const;

/** A slide may have its own styles. */
export const slideStyle = styleTable(
  color('content_color', [HEADING, WORDS], 'color', OWN),
  color('content_color', BUTTON, { color: '{}', 'border-color': '{}' }, OWN),
  { ...SHADOW, when: { ...SHADOW.when, ...OWN.when } },
  blend('background_overlay_blend_mode', ' .elementor-background-overlay'),
  word('background_size', ' .elementor-slide-picture', 'object-fit', { auto: 'none' }),
);
