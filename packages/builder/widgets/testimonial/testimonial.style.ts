import { border, textShadow } from '../../model/styles/groups/frame.ts';
import { color, cutInFrame, length, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const IMG = ' .elementor-testimonial-image :is(img, picture)';

export const testimonialStyle = styleTable(
  word('testimonial_alignment', ' .elementor-testimonial-wrapper', 'text-align', [
    ...['start', 'center', 'end', 'left', 'right', 'justify'],
  ]),
  color('content_content_color', ' .elementor-testimonial-content'),
  typography(' .elementor-testimonial-content', 'content_typography'),
  textShadow('content_shadow', ' .elementor-testimonial-content'),
  length('image_size', IMG, { 'inline-size': '{}', 'block-size': '{}' }),
  cutInFrame('testimonial_image', ' .elementor-testimonial-image picture'),
  border('image_border', IMG),
  radius('image_border_radius', IMG),
  color('name_text_color', ' .elementor-testimonial-name'),
  typography(' .elementor-testimonial-name', 'name_typography'),
  textShadow('name_shadow', ' .elementor-testimonial-name'),
  color('job_text_color', ' .elementor-testimonial-job'),
  typography(' .elementor-testimonial-job', 'job_typography'),
  textShadow('job_shadow', ' .elementor-testimonial-job'),
);
