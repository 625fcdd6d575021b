import { choice, color, link, size, text, textarea, toggle } from '../../model/fields/Field.ts';
import { LOREM_IPSUM, SHORT_LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Blockquote } from './Blockquote.tsx';
import { blockquoteStyle } from './blockquote.style.ts';

const hasButton = { isShown: ({ tweet_button }: Settings) => tweet_button === 'yes' };

export const widget: Widget = {
  type: 'blockquote',
  Render: Blockquote,
  style: blockquoteStyle,
  editor: {
    label: 'Blockquote',
    category: 'basic',
    keywords: ['quote', 'tweet', 'citation'],
    order: 55,
    icon: 'M6 15h15M21 19h-15M15 11h6M21 7h-6M9 9h1a1 1 0 1 1 -1 1v-2.500a2 2 0 0 1 2 -2M3 9h1a1 1 0 1 1 -1 1v-2.500a2 2 0 0 1 2 -2',
    fields: [
      textarea('blockquote_content', 'Quote'),
      text('author_name', 'Author'),
      choice('blockquote_skin', 'Skin', {
        border: 'Border',
        quotation: 'Quotation mark',
        boxed: 'Boxed',
        clean: 'Clean',
      }),
      choice(
        'alignment',
        'Alignment',
        { left: 'Start', center: 'Centre', right: 'End' },
        { isShown: ({ blockquote_skin: skin }) => skin !== undefined && skin !== 'border' },
      ),
      toggle('tweet_button', 'Share button'),
      choice(
        'tweet_button_view',
        'Button shows',
        { 'icon-text': 'Icon and text', icon: 'Icon', text: 'Text' },
        hasButton,
      ),
      choice(
        'tweet_button_skin',
        'Button skin',
        { classic: 'Classic', bubble: 'Bubble', link: 'Link' },
        hasButton,
      ),
      text('tweet_button_label', 'Button text', hasButton),
      text('user_name', 'User name', { ...hasButton, placeholder: '@name' }),
      choice(
        'url_type',
        'Shared address',
        { current_page: 'This page', none: 'None', custom: 'Another' },
        hasButton,
      ),
      link('url', 'Address', { isShown: ({ url_type }) => url_type === 'custom' }),
      choice('button_color_source', 'Button colour', { official: 'Official', custom: 'Custom' }, hasButton),
      color('content_text_color', 'Text colour'),
      color('author_text_color', 'Author'),
      size('content_gap', 'Gap'),
    ],
    defaults: {
      settings: {
        blockquote_content: LOREM_IPSUM + SHORT_LOREM_IPSUM,
        author_name: 'John Doe',
        tweet_button: 'yes',
        tweet_button_label: 'Tweet',
      },
    },
    newSettings: {
      blockquote_content: 'They came when they said they would.',
      author_name: 'A customer',
      tweet_button: '',
    },
  },
  examples: () => import('./blockquote.gallery.ts'),
};
