import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import { linkInBioWidget, linksTo } from './linkInBioWidget.ts';

export const widget = linkInBioWidget('link-in-bio-var-4', {
  bio_title: '',
  background_border_background_group_background: 'classic',
  background_border_background_group_image: PLACEHOLDER_PICTURE,
  cta_link: linksTo(['Get Healthy', 'Top 10 Recipes', 'Meal Prep', 'Healthful Resources']),
});
