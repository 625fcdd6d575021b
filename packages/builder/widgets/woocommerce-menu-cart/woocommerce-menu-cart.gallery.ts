import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  page: 'site-parts',
  sections: [{ heading: 'Cart', example: galleryWidget('da98001', 'woocommerce-menu-cart', {}) }],
};
