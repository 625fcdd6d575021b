import { Slot } from '@portico/kernel/islands/react';
import { choiceOf, isOn, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { CORNERS, SIZES } from './ContactButtonsProps.ts';
import { contactLink, contactWay } from './contactLink.ts';

interface ContactLinksProps {
  readonly variant: number;
  readonly settings: Settings;
}

/** Contact links as icons, in some variants with text. */
export function ContactLinks({ variant, settings }: ContactLinksProps) {
  const draw = useIcons();
  const corners =
    variant === 6
      ? ` has-corners-${choiceOf(settings.style_contact_button_bar_corners, CORNERS, 'round')}`
      : '';
  const classes = linkClasses(variant, settings);
  return (
    <div
      className={variant === 3 ? 'e-contact-buttons__links' : `e-contact-buttons__contact-links${corners}`}
    >
      {rowsOf(settings.contact_repeater).map((row, index) => {
        const way = contactWay(row, 'contact_icon');
        const words = WORDS.filter(([variants]) => variants.includes(variant)).flatMap(([, part]) => {
          const text = textOf(row[`contact_${part}`]);
          return text
            ? [
                <span key={part} className={`e-contact-buttons__contact-${part}${shadow(variant)}`}>
                  {text}
                </span>,
              ]
            : [];
        });
        const link = contactLink(row, 'contact_icon');
        const icon = draw(way.icon);
        const drawn =
          variant === 1 || variant === 6 ? (
            <Slot key="icon" as="span" className="e-contact-buttons__icon" html={icon} />
          ) : (
            <Slot
              key="icon"
              as="span"
              className={`e-contact-buttons__contact-icon-container${shadow(variant)}`}
              html={icon}
            />
          );
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and are drawn once
            key={index}
            className={`e-contact-buttons__contact-icon-link${classes}${variant === 8 ? ` has-platform-${way.name}` : ''}`}
            href={link?.href}
            target={link?.target}
            rel={link?.rel}
            aria-label={words.length > 0 ? undefined : nameOf(variant, settings, way.label)}
          >
            {WORDS_FIRST.includes(variant) ? [...words, drawn] : [drawn, ...words]}
          </a>
        );
      })}
    </div>
  );
}

const WORDS: readonly (readonly [variants: readonly number[], part: string])[] = [
  [[3, 4], 'tooltip'],
  [[8, 10], 'title'],
  [[8], 'description'],
];
const WORDS_FIRST = [4, 10];

const shadow = (variant: number): string => (variant === 4 ? ' e-contact-buttons__contact-box-shadow' : '');

function nameOf(variant: number, settings: Settings, label: string): string {
  const own = variant === 6 ? textOf(settings.contact_aria_label) : '';
  return ['Open', own, label].filter(Boolean).join(' ');
}

function linkClasses(variant: number, settings: Settings): string {
  const size = (setting: string) => ` has-size-${choiceOf(settings[setting], SIZES, 'small')}`;
  switch (variant) {
    case 3:
      return `${` has-icon-position-${choiceOf(settings.style_info_links_icon_position, ['start', 'end'], 'start')}`}${
        settings.style_info_links_dividers === undefined || isOn(settings.style_info_links_dividers)
          ? ' has-dividers'
          : ''
      }${hoverAnimation(settings.style_info_links_hover_animation)}`;
    case 4:
      return size('style_chat_button_size');
    case 8:
      return `${size('style_resource_links_button_size')} has-colors-type-${choiceOf(
        settings.style_resource_links_color_select,
        ['default', 'custom'],
        'custom',
      )}${hoverAnimation(settings.style_resource_links_hover_animation)}`;
    case 10:
      return ` e-contact-buttons__contact-box-shadow${size('style_contact_button_size')} has-corners-${choiceOf(
        settings.style_contact_corners,
        CORNERS,
        'round',
      )}`;
    default:
      return `${size('style_contact_button_size')}${hoverAnimation(settings.style_contact_button_hover_animation)}`;
  }
}
