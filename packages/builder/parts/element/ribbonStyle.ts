import { boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';

const RIBBON = ' .elementor-ribbon-inner';

/** The ribbon's shadow setting has a name that sounds like the box's. */
export const ribbonControls: readonly StyleControl[] = [
  color('ribbon_bg_color', RIBBON, 'background-color'),
  color('ribbon_text_color', RIBBON),
  ...typography(RIBBON, 'ribbon_typography'),
  length('ribbon_distance', RIBBON, '--ribbon-distance'),
  boxShadow('box_shadow', RIBBON),
];
