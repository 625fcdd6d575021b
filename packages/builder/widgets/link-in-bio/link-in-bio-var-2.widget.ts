import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import { linkInBioWidget, linksTo } from './linkInBioWidget.ts';

export const widget = linkInBioWidget('link-in-bio-var-2', {
  identity_image_cover: PLACEHOLDER_PICTURE,
  bio_description: '',
  cta_links_corners: 'sharp',
  cta_link: linksTo(['Get Healthy', 'Top 10 Recipes', 'Meal Prep']),
});
