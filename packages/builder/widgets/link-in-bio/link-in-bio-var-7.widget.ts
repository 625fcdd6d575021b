import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import { linkInBioWidget } from './linkInBioWidget.ts';

export const widget = linkInBioWidget('link-in-bio-var-7', {
  identity_image_cover: PLACEHOLDER_PICTURE,
  bio_about: 'About Me',
  bio_description: 'I combine my love of food and storytelling to create beautiful photos.',
  cta_links_corners: 'round',
  cta_section_button_text: 'Download Resume',
  icon: [
    { icon_platform: 'Telephone', icon_text: 'Call' },
    ...['Email', 'WhatsApp', 'Instagram', 'LinkedIn', 'Behance'].map((name) => ({
      icon_platform: name,
      icon_text: name,
    })),
  ],
});
