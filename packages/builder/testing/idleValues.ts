import type { SetValue } from './styleMutations.tsx';

/** Why a value can be removed from the samples unnoticed; `null` if it should have been noticed. */
export function idleReason({ kind, setting }: SetValue): string | null {
  if (FIRST_CHOICES[kind]?.includes(setting)) return 'It says what is the case without it.';
  if (ASKED_OF_THE_SITE[kind]?.includes(setting))
    return 'The site answers with it, and a sample has no site around it.';
  if (kind === 'posts' && /^(?:__globals__\.)?(?:cards|full_content)_/.test(setting))
    return 'It belongs to a look that is not chosen.';
  return setting.startsWith('_mask_') ? 'It says what a mask has until somebody chooses otherwise.' : null;
}

const FIRST_CHOICES: Readonly<Record<string, readonly string[]>> = {
  section: ['column_position'],
  'contact-buttons': ['chat_button_platform'],
  'nested-tabs': ['breakpoint_selector'],
  counter: ['starting_number'],
  countdown: ['countdown_type', 'show_labels'],
  'table-of-contents': ['title', 'html_tag'],
  tabs: ['type'],
  toggle: ['title_html_tag'],
  accordion: ['selected_item', 'icon_align'],
  alert: ['show_dismiss', 'alert_type'],
  'image-gallery': ['gallery_link'],
  video: ['video_type', 'show_image_overlay'],
  'author-box': ['source', 'show_avatar', 'show_name', 'show_biography'],
  'post-info': ['view'],
  'post-navigation': [
    ...['show_label', 'prev_label', 'next_label', 'show_title', 'show_borders'],
    ...['show_arrow', 'arrow_previous_icon', 'arrow_next_icon'],
  ],
  posts: ['_skin'],
  'testimonial-carousel': ['slides_per_view'],
};

const ASKED_OF_THE_SITE: Readonly<Record<string, readonly string[]>> = {
  form: ['form_name', 'form_fields', 'button_text', 'email_reply_to'],
  posts: ['classic_posts_per_page', 'classic_excerpt_length'],
  'loop-grid': ['template_id'],
  'loop-carousel': ['template_id'],
  reviews: ['portico_feed'],
  template: ['template_id'],
};
