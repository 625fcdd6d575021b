import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { linkOf } from '../../model/settings/link.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, isOn, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { ShapeDivider } from '../../parts/element/ShapeDivider.tsx';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { COVER_SHAPE } from './link-in-bio.style.ts';
import { iconOfPlatform, platformLink } from './platforms.ts';

/**
 * A small page about a person: a picture, a short text, icons, and a list of links. Elementor Pro has six more variants, which
 * differ in their defaults, the order of their parts and their styles.
 */
export function LinkInBio({ element }: WidgetProps) {
  const { settings, widgetType } = element;
  const variant = /-var-[2-7]$/.exec(widgetType ?? '')?.[0] ?? '';
  const classes = [
    'e-link-in-bio',
    variant && `e-link-in-bio${variant}`,
    isOn(settings.background_show_border) && 'has-border',
    isOn(settings.advanced_layout_full_width_custom) && 'is-full-width',
    ...tallOn(settings).map((device) => `is-full-height-${device}`),
  ];
  const ctas = (
    <Ctas key="ctas" rows={variant === ONE_LINK ? [onlyLink(settings)] : null} settings={settings} />
  );
  const icons = <Icons key="icons" settings={settings} />;
  const pictures = <ImageLinks key="pictures" settings={settings} />;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="link-in-bio" />
      <div className={classes.filter(Boolean).join(' ')}>
        <div className="e-link-in-bio__content">
          <Identity settings={settings} />
          <Bio settings={settings} isAboutBelow={variant === ONE_LINK} />
          {LINKS_FIRST.includes(variant) ? [ctas, icons, pictures] : [icons, pictures, ctas]}
          {variant === ONE_LINK && (
            <div className="e-link-in-bio__bio e-link-in-bio__bio--footer">
              <About settings={settings} />
            </div>
          )}
        </div>
        <div className="e-link-in-bio__bg">
          <div className="e-link-in-bio__bg-overlay" />
        </div>
      </div>
    </WidgetElement>
  );
}

/** The variant with labelled icons, a single link and a few lines at the end. */
const ONE_LINK = '-var-7';
const LINKS_FIRST = ['-var-2', '-var-4'];

/** The devices on which it has full height, if it has full width. */
function tallOn(settings: Settings): readonly string[] {
  const { advanced_layout_full_width_custom: isWide, advanced_layout_full_screen_height: isTall } = settings;
  if (!isOn(isWide) || !isOn(isTall)) return [];
  const { advanced_layout_full_screen_height_controls: chosen } = settings;
  const devices = Array.isArray(chosen)
    ? chosen.map((device) => textOf(device))
    : ['desktop', 'tablet', 'mobile'];
  return devices.filter((device) => /^[a-z_]{1,20}$/.test(device));
}

/** The single link's settings are next to all others. */
function onlyLink(settings: Settings): Settings {
  return { cta_link_type: 'File Download', ...settings, cta_link_text: settings.cta_section_button_text };
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
  const bordered = (setting: string) => (isOn(settings[setting]) ? ' has-border' : '');
  const frame = (kind: string, more = '') =>
    `e-link-in-bio__identity-image e-link-in-bio__identity-image-${kind}${more}`;
  return (
    <div className="e-link-in-bio__identity">
      {cover && (
        <div
          className={frame(
            'cover',
            settings[COVER_SHAPE] ? ' has-shape-divider' : bordered('identity_image_bottom_show_border'),
          )}
        >
          <img className="e-link-in-bio__identity-image-element" {...cover} alt={cover.alt} />
          <ShapeDivider settings={settings} side="bottom" setting={COVER_SHAPE} />
        </div>
      )}
      {own && (
        <div
          className={frame(
            style,
            style === 'profile'
              ? ` has-style-${shape}${bordered('identity_image_show_border')}`
              : bordered('identity_image_bottom_show_border'),
          )}
        >
          <img className="e-link-in-bio__identity-image-element" {...own} alt={own.alt} />
        </div>
      )}
    </div>
  );
}

function Bio({ settings, isAboutBelow }: PartProps & { readonly isAboutBelow: boolean }) {
  const [heading, title] = [textOf(settings.bio_heading), textOf(settings.bio_title)];
  const about = isAboutBelow ? null : <About settings={settings} />;
  if (!heading && !title && !settings.bio_about && !settings.bio_description) return null;
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
          headingTagOf(settings.bio_title_tag, 'h3'),
          { className: 'e-link-in-bio__title' },
          title,
        )}
      {about}
    </div>
  );
}

function About({ settings }: PartProps) {
  const [about, description] = [textOf(settings.bio_about), textOf(settings.bio_description)];
  return (
    <>
      {about &&
        createElement(
          headingTagOf(settings.bio_about_tag, 'h3'),
          { className: 'e-link-in-bio__about-heading' },
          about,
        )}
      {description && <p className="e-link-in-bio__description">{description}</p>}
    </>
  );
}

function Icons({ settings }: PartProps) {
  const draw = useIcons();
  const rows = rowsOf(settings.icon);
  if (rows.length === 0) return null;
  const size = choiceOf(settings.icons_size, ['small', 'medium', 'large'], 'small');
  const edge = isOn(settings.icons_border_show_border) ? ' has-border' : '';
  return (
    <div className={`e-link-in-bio__icons has-size-${size}`}>
      {rows.map((row, index) => {
        const platform = textOf(row.icon_platform) || 'facebook';
        const link = platformLink(row, 'icon', platform);
        const label = textOf(row.icon_text);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and the list is only ever rendered.
          <div className={`e-link-in-bio__icon is-size-${size}${edge}`} key={index}>
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

function Ctas({ settings, rows: given }: PartProps & { readonly rows: readonly Settings[] | null }) {
  const rows = given ?? rowsOf(settings.cta_link);
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
