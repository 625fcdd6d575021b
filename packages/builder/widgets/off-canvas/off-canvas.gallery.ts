import { galleryContainer, galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';
import { pageActionHash } from '../../runtime/actions/createActionHash.ts';
import { OFF_CANVAS_ACTION } from '../../wire/public.ts';

const ID = 'da95001';
const link = (action: string) => ({ url: pageActionHash(`${OFF_CANVAS_ACTION}:${action}`, { id: ID }) });

export const examples: WidgetExamples = {
  page: 'basics',
  sections: [
    {
      heading: 'Panel beside the page',
      note: 'Opened by links; closed by links, with Escape, or by a click on the page.',
      settings: { horizontal_position: 'flex-start, center, flex-end', has_overlay: 'yes, or empty' },
      example: galleryWidget(
        ID,
        'off-canvas',
        { off_canvas_name: 'Workshop hours', horizontal_position: 'flex-end', prevent_scroll: 'yes' },
        [
          galleryContainer(
            'da95002',
            ['heading', { title: 'Workshop hours' }],
            ['text-editor', { editor: '<p>Monday to Friday, nine to five.</p>' }],
            ['button', { text: 'Close', link: link('close') }],
          ),
        ],
      ),
    },
    {
      heading: 'A link to it',
      example: galleryWidget('da95003', 'button', { text: 'See our hours', link: link('open') }),
    },
  ],
};
