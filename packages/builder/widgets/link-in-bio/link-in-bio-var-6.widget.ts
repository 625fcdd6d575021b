import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import { linkInBioWidget } from './linkInBioWidget.ts';

export const widget = linkInBioWidget('link-in-bio-var-6', {
  image_links: [1, 2, 3, 4].map(() => ({ image_links_image: PLACEHOLDER_PICTURE })),
});
