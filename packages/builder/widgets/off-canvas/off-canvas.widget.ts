import { choice, size, text, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { OffCanvas } from './OffCanvas.tsx';
import { offCanvasStyle } from './off-canvas.style.ts';

const PLACES = { 'flex-start': 'Start', center: 'Centre', 'flex-end': 'End' };

export const widget: Widget = {
  type: 'off-canvas',
  Render: OffCanvas,
  style: offCanvasStyle,
  editor: {
    label: 'Panel beside the page',
    category: 'panels',
    keywords: ['off-canvas', 'sidebar', 'drawer'],
    order: 56,
    // Nothing in the editor makes the links that open it, so kits and pasted pages bring it.
    isPart: true,
    hasContent: true,
    icon: 'M3 4h18v16h-18zM14 4v16M17 8h1M17 11h1',
    fields: [
      text('off_canvas_name', 'Name'),
      choice('horizontal_position', 'Across', PLACES, { isPerDevice: true }),
      choice('vertical_position', 'Down', PLACES, { isPerDevice: true }),
      size('width', 'Width', { units: ['px', '%', 'em', 'rem', 'vw'], max: 1000 }),
      toggle('has_overlay', 'Cover the page', { isOnAtFirst: true }),
      toggle('is_not_close_on_overlay', 'Stay open when the page is clicked'),
      toggle('is_not_close_on_esc_overlay', 'Stay open when Escape is pressed'),
      toggle('prevent_scroll', 'Keep the page still'),
    ],
    newSettings: {},
  },
  examples: () => import('./off-canvas.gallery.ts'),
};
