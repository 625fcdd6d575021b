import { linkInBioWidget, linksTo } from './linkInBioWidget.ts';

export const widget = linkInBioWidget('link-in-bio-var-5', {
  identity_image_style: 'cover',
  bio_description: '',
  cta_link: linksTo(['Get Healthy', 'Top Recipes', 'Meal Prep', 'Resources'], true),
});
