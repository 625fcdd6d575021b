import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, isOn, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { iconOfPlatform, platformLink } from './platforms.ts';

/** A small page about somebody: a picture, a few words, icons, and links one below the other. */
export function LinkInBio({ element }: WidgetProps) {
  const { settings } = element;
  const heights = Array.isArray(settings.advanced_layout_full_screen_height_controls)
    ? settings.advanced_layout_full_screen_height_controls.filter((device) =>
        /^[a-z_]{1,20}$/.test(textOf(device)),
      )
    : [];
  const classes = [
    'e-link-in-bio e-link-in-bio',
    isOn(settings.background_show_border) && 'has-border',
    isOn(settings.advanced_layout_full_width_custom) && 'is-full-width',
    isOn(settings.advanced_layout_full_screen_height) && 'is-full-height',
    ...heights.map((device) => `is-full-height-${device}`),
  ];
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="link-in-bio" />
      <div className={[...new Set(classes.filter(Boolean).join(' ').split(' '))].join(' ')}>
        <div className="e-link-in-bio__content">
          <Identity settings={settings} />
          <Bio settings={settings} />
          <Icons settings={settings} />
          <ImageLinks settings={settings} />
          <Ctas settings={settings} />
        </div>
        <div className="e-link-in-bio__bg">
          <div className="e-link-in-bio__bg-overlay" />
        </div>
      </div>
    </WidgetElement>
  );
}

interface PartProps {
  readonly settings: Settings;
}

function Identity({ settings }: PartProps) {
  const cover = pictureOf(settings.identity_image_cover);
  const own = pictureOf(settings.identity_image);
  const style = cover ? 'profile' : choiceOf(settings.identity_image_style, ['profile', 'cover'], 'profile');
  const shape = choiceOf(settings.identity_image_shape, ['circle', 'square'], 'circle');
  if (!own && !cover) return null;
  const frame = (kind: string, more = '') =>
    `e-link-in-bio__identity-image e-link-in-bio__identity-image-${kind}${more}`;
  return (
    <div className="e-link-in-bio__identity">
      {cover && (
        <div className={frame('cover')}>
          <img className="e-link-in-bio__identity-image-element" {...cover} alt={cover.alt} />
        </div>
      )}
      {own && (
        <div className={frame(style, style === 'profile' ? ` has-style-${shape}` : '')}>
          <img className="e-link-in-bio__identity-image-element" {...own} alt={own.alt} />
        </div>
      )}
    </div>
  );
}

function Bio({ settings }: PartProps) {
  const [heading, title, about, description] = [
    settings.bio_heading,
    settings.bio_title,
    settings.bio_about,
    settings.bio_description,
  ].map((words) => textOf(words));
  if (!heading && !title && !about && !description) return null;
  return (
    <div className="e-link-in-bio__bio">
      {heading &&
        createElement(
          headingTagOf(settings.bio_heading_tag, 'h2'),
          { className: 'e-link-in-bio__heading' },
          heading,
        )}
      {title &&
        createElement(
          headingTagOf(settings.bio_title_tag, 'h2'),
          { className: 'e-link-in-bio__title' },
          title,
        )}
      {about &&
        createElement(
          headingTagOf(settings.bio_about_tag, 'h3'),
          { className: 'e-link-in-bio__about-heading' },
          about,
        )}
      {description && <p className="e-link-in-bio__description">{description}</p>}
    </div>
  );
}

function Icons({ settings }: PartProps) {
  const draw = useIcons();
  const rows = rowsOf(settings.icon);
  if (rows.length === 0) return null;
  const size = choiceOf(settings.icons_size, ['small', 'medium', 'large'], 'small');
  return (
    <div className={`e-link-in-bio__icons has-size-${size}`}>
      {rows.map((row, index) => {
        const platform = textOf(row.icon_platform) || 'facebook';
        const link = platformLink(row, 'icon', platform);
        const label = textOf(row.icon_text);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
          <div className={`e-link-in-bio__icon is-size-${size}`} key={index}>
            {createElement(
              link ? 'a' : 'span',
              {
                className: 'e-link-in-bio__icon-link',
                'aria-label': label || platform,
                ...(link ?? { role: 'img' }),
              },
              <Slot as="span" className="e-link-in-bio__icon-svg" html={draw(iconOfPlatform(platform))} />,
              label && <span className="e-link-in-bio__icon-label">{label}</span>,
            )}
          </div>
        );
      })}
    </div>
  );
}

function ImageLinks({ settings }: PartProps) {
  const rows = rowsOf(settings.image_links).flatMap((row) => {
    const picture = pictureOf(row.image_links_image);
    return picture ? [{ picture, link: linkOf(row.image_links_url) }] : [];
  });
  if (rows.length === 0) return null;
  const columns = choiceOf(textOf(settings.image_links_per_row), ['1', '2', '3'], '2');
  return (
    <div className={`e-link-in-bio__image-links has-${columns}-columns`}>
      {rows.map(({ picture: { alt, ...source }, link }, index) => (
        <a
          className="e-link-in-bio__image-links-link"
          {...link}
          {...(!alt && { 'aria-label': 'Picture' })}
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
          key={index}
        >
          <img className="e-link-in-bio__image-links-img" alt={alt} {...source} loading="lazy" />
        </a>
      ))}
    </div>
  );
}

function Ctas({ settings }: PartProps) {
  const rows = rowsOf(settings.cta_link);
  if (rows.length === 0) return null;
  const type = choiceOf(settings.cta_links_type, ['button', 'link'], 'button');
  const corners = choiceOf(settings.cta_links_corners, ['round', 'rounded', 'sharp'], 'rounded');
  return (
    <div className={`e-link-in-bio__ctas has-type-${type}`}>
      {rows.map((row, index) => {
        const kind = textOf(row.cta_link_type) || 'url';
        const picture = type === 'button' ? pictureOf(row.cta_link_image) : null;
        const classes = [
          `e-link-in-bio__cta is-type-${type}`,
          type === 'button' && isOn(settings.cta_links_show_border) && 'has-border',
          picture && 'has-image',
          type === 'button' && `has-corners-${corners}`,
        ];
        return (
          <a
            className={classes.filter(Boolean).join(' ')}
            {...platformLink(row, 'cta_link', kind)}
            {...(/^(?:file download|save contact)/i.test(kind) && { download: true })}
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
            key={index}
          >
            {picture && (
              <span className="e-link-in-bio__cta-image">
                <img
                  className="e-link-in-bio__cta-image-element"
                  {...picture}
                  alt={picture.alt}
                  loading="lazy"
                />
              </span>
            )}
            <span className="e-link-in-bio__cta-text">{textOf(row.cta_link_text)}</span>
          </a>
        );
      })}
    </div>
  );
}
