import { linkInBioWidget, linksTo } from './linkInBioWidget.ts';

export const widget = linkInBioWidget('link-in-bio-var-3', {
  cta_link: linksTo(['Get Healthy', 'Top 10 Recipes', 'Meal Prep'], true),
});
