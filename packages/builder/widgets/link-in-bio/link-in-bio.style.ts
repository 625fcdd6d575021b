import { color, length, number, padding, word } from '../../model/styles/groups/plain.ts';
import { shapeDivider } from '../../model/styles/groups/shapeDivider.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { fill } from '../../parts/element/buttonStyle.ts';

const ROOT = ' .e-link-in-bio';
const CTA = ' .e-link-in-bio__cta';
const COVER = ' .e-link-in-bio__identity-image-cover';
const PROFILE = ' .e-link-in-bio__identity-image-profile';
const IMAGE = ' .e-link-in-bio__image-links-img';
const ICON = ' .e-link-in-bio__icon-svg';
const RINGED = ` .e-link-in-bio__icon.has-border${ICON}`;
const TEXT = `${CTA}.is-type-button .e-link-in-bio__cta-text`;
const EDGED = { when: { image_links_show_border: ['yes'] } } as const;
const PLACES = [
  ...['center center', 'center left', 'center right', 'top center', 'top left', 'top right'],
  ...['bottom center', 'bottom left', 'bottom right'],
] as const;

/** The shape at the lower edge of the cover. */
export const COVER_SHAPE = 'identity_section_style_cover_divider_bottom';

export const linkInBioStyle = styleTable(
  word('identity_image_cover_position', `${COVER} img`, 'object-position', PLACES),
  word('identity_image_position', ' .e-link-in-bio__identity-image img', 'object-position', PLACES),
  length('identity_image_size', PROFILE, { 'inline-size': '{}', 'block-size': '{}' }),
  length('identity_image_height', COVER, 'max-block-size'),
  length('identity_image_border_width', `${PROFILE}.has-border`, 'border-width', {
    cleared: { 'border-width': '0' },
  }),
  color('identity_image_border_color', `${PROFILE}.has-border`, 'border-color'),
  length('identity_image_bottom_border_width', `${COVER}.has-border`, 'border-block-end-width', {
    cleared: { 'border-block-end-width': '0' },
  }),
  color('identity_image_bottom_border_color', `${COVER}.has-border`, 'border-color'),
  shapeDivider('bottom', COVER_SHAPE, COVER),
  length('image_links_border_width', IMAGE, 'border-width', EDGED),
  color('image_links_border_color', IMAGE, 'border-color', EDGED),
  length('image_links_height', IMAGE, 'block-size'),
  color('cta_links_text_color', CTA),
  color('cta_links_background_color', TEXT, 'background-color'),
  typography(CTA, 'cta_links_typography'),
  padding('cta_links_padding', TEXT),
  length('cta_links_border_width', `${CTA}.has-border`, 'border-width', { cleared: { 'border-width': '0' } }),
  color('cta_links_border_color', `${CTA}.has-border`, 'border-color'),
  color('cta_links_divider_color', CTA, 'border-block-end-color'),
  length('cta_links_divider_width', CTA, 'border-block-end-width'),
  color('bio_heading_text_color', ' .e-link-in-bio__heading'),
  typography(' .e-link-in-bio__heading', 'bio_heading_typography'),
  color('bio_title_text_color', ' .e-link-in-bio__title'),
  typography(' .e-link-in-bio__title', 'bio_title_typography'),
  color('bio_about_text_color', ' .e-link-in-bio__about-heading'),
  typography(' .e-link-in-bio__about-heading', 'bio_about_typography'),
  color('bio_description_text_color', ' .e-link-in-bio__description'),
  typography(' .e-link-in-bio__description', 'bio_description_typography'),
  color('icons_color', ICON),
  color('icons_color_background', ICON, 'background-color'),
  color('icons_color_text', ' .e-link-in-bio__icon-label'),
  typography(' .e-link-in-bio__icon-label', 'icons_typography'),
  length('icons_border_border_width', RINGED, 'border-width'),
  color('icons_border_border_color', RINGED, 'border-color'),
  word('icons_per_row', ' .e-link-in-bio__icons', '--bio-icon-columns', ['2', '3']),
  fill('background_border_background_group', ' .e-link-in-bio__bg'),
  fill('background_border_background_overlay_group', ' .e-link-in-bio__bg-overlay'),
  number('background_overlay_opacity', ' .e-link-in-bio__bg-overlay', 'opacity'),
  length('background_border_width', `${ROOT}.has-border`, 'border-width', {
    cleared: { 'border-width': '0' },
  }),
  color('background_border_color', `${ROOT}.has-border`, 'border-color'),
  length('advanced_layout_width', ROOT, 'max-inline-size'),
  length('advanced_layout_content_width', ' .e-link-in-bio__content', 'max-inline-size'),
);
