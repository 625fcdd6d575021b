import { choice, type Field, link, media, rows, text, textarea } from '../../model/fields/Field.ts';
import type { Defaults } from '../../model/settings/defaults.ts';
import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { LinkInBio } from './LinkInBio.tsx';
import { linkInBioStyle } from './link-in-bio.style.ts';

const same = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const PLATFORMS = same(
  ...['Facebook', 'X (Twitter)', 'Instagram', 'LinkedIn', 'Pinterest', 'YouTube', 'TikTok', 'WhatsApp'],
  ...['Apple Music', 'Spotify', 'SoundCloud', 'Behance', 'Dribbble', 'Vimeo', 'Waze', 'Messenger'],
  ...['Telephone', 'Email', 'SMS', 'Skype', 'Url'],
);

const PERSON = {
  identity_image: PLACEHOLDER_PICTURE,
  bio_heading: 'Sara Parker',
  bio_title: 'Kitchen Chronicles',
  bio_description: 'Join me on my journey to a healthier lifestyle',
  icon: ['Facebook', 'Instagram', 'TikTok'].map((name) => ({ icon_platform: name })),
} as const;

/** A variant with the common defaults for a person, and these settings. */
export function linkInBioWidget(type: string, settings: Settings, more: Partial<Widget> = {}): Widget {
  const hasOneLink = 'cta_section_button_text' in settings;
  const defaults: Defaults = {
    settings: { ...PERSON, ...settings },
    rows: {
      icon: { icon_platform: 'Facebook' },
      cta_link: { cta_link_text: 'CTA link', cta_link_type: 'Url' },
    },
  };
  return {
    type,
    Render: LinkInBio,
    style: linkInBioStyle,
    editor: {
      label: 'Links of a person',
      category: 'basic',
      order: 95,
      icon: 'M12 4a3 3 0 1 0 0 6a3 3 0 0 0 0 -6M5 14h14M5 17h14M5 20h14',
      ...(type !== 'link-in-bio' && { isPart: true }),
      fields: hasOneLink ? ONE_LINK_FIELDS : FIELDS,
      defaults,
      newSettings: {
        identity_image: { url: '' },
        bio_heading: 'Ada Lovelace',
        bio_title: 'Mathematician',
        bio_description: '',
        icon: [{ icon_platform: 'Email', icon_mail: 'ada@example.com' }],
        ...(hasOneLink
          ? { cta_section_button_text: 'My work' }
          : { cta_link: [{ cta_link_text: 'My work', cta_link_type: 'Url', cta_link_url: { url: '#' } }] }),
      },
    },
    ...more,
  };
}

/** Links with these texts, with pictures if wanted. */
export const linksTo = (words: readonly string[], hasPictures = false) =>
  words.map((text) => ({
    cta_link_text: text,
    ...(hasPictures && { cta_link_image: PLACEHOLDER_PICTURE }),
  }));

const FIELDS: readonly Field[] = [
  media('identity_image', 'Picture'),
  media('identity_image_cover', 'Picture behind it'),
  choice('identity_image_style', 'Picture style', { profile: 'A portrait', cover: 'A cover' }),
  choice('identity_image_shape', 'Portrait shape', { circle: 'Round', square: 'Square' }),
  text('bio_heading', 'Name'),
  text('bio_title', 'Line below the name'),
  text('bio_about', 'Text heading'),
  textarea('bio_description', 'Text'),
  rows('icon', 'Icons', {
    title: 'icon_platform',
    rowLabel: 'Icon',
    newRow: { icon_platform: 'Instagram', icon_url: { url: '' } },
    fields: [
      choice('icon_platform', 'Where', PLATFORMS),
      link('icon_url', 'Address'),
      text('icon_mail', 'Mail address'),
      text('icon_number', 'Number'),
      text('icon_mail_subject', 'Subject'),
      textarea('icon_mail_body', 'Message'),
      link('icon_location', 'Waze location'),
      text('icon_username', 'Username'),
      text('icon_text', 'Caption'),
    ],
  }),
  choice('icons_size', 'Icon size', { small: 'Small', medium: 'Medium', large: 'Large' }),
  rows('image_links', 'Picture links', {
    title: 'image_links_url',
    rowLabel: 'Picture',
    newRow: { image_links_url: { url: '' } },
    fields: [media('image_links_image', 'Picture'), link('image_links_url', 'Link')],
  }),
  choice('image_links_per_row', 'Pictures per row', { 1: '1', 2: '2', 3: '3' }),
  rows('cta_link', 'Links', {
    title: 'cta_link_text',
    rowLabel: 'Link',
    newRow: { cta_link_text: 'My work', cta_link_type: 'Url', cta_link_url: { url: '' } },
    fields: [
      text('cta_link_text', 'Text'),
      choice('cta_link_type', 'Platform', PLATFORMS),
      link('cta_link_url', 'Address'),
      text('cta_link_mail', 'Mail address'),
      text('cta_link_number', 'Number'),
      text('cta_link_mail_subject', 'Subject'),
      textarea('cta_link_mail_body', 'Message'),
      link('cta_link_location', 'Waze location'),
      media('cta_link_file', 'File'),
      text('cta_link_username', 'Username'),
      media('cta_link_image', 'Picture'),
    ],
  }),
  choice('cta_links_type', 'Link style', { button: 'Buttons', link: 'Links' }),
  choice('cta_links_corners', 'Corners', { round: 'Round', rounded: 'Rounded', sharp: 'Sharp' }),
];

/** For the variant whose single link, a file by default, is not a row. */
const ONE_LINK_FIELDS: readonly Field[] = [
  ...FIELDS.filter(({ name }) => name !== 'cta_link'),
  text('cta_section_button_text', 'Link text'),
  media('cta_link_file', 'File'),
];
