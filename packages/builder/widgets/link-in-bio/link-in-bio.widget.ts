import { linkInBioWidget, linksTo } from './linkInBioWidget.ts';

export const widget = linkInBioWidget(
  'link-in-bio',
  { cta_link: linksTo(['Get Healthy', 'Top 10 Recipes', 'Meal Prep', 'Healthy Living Resources']) },
  { examples: () => import('./link-in-bio.gallery.ts') },
);
