import { textarea } from '../../model/fields/Field.ts';

export const shortcodeFields = [
  textarea('shortcode', 'Code', {
    help: 'For example [contact-form-7 id="1"], [grw id=1] or [recent-posts count=3].',
  }),
];
