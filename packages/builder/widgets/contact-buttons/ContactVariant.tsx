import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { choiceOf, isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { authorMarks } from '../../parts/element/authorMarks.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { safeId } from '../../parts/element/safeId.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import { ContactBox } from './ContactBox.tsx';
import { CONTACT_ANIMATIONS, CORNERS, SIZES } from './ContactButtonsProps.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { contactLink, contactOf, contactWay } from './contactLink.ts';
import { numberOfVariant } from './contactVariants.ts';

/**
 * Elementor Pro's other contact buttons: a box with several contact links, a single link without a box, or a row of links. Only
 * those with a box need a script, the same for all.
 */
export function ContactVariant({ element }: WidgetProps) {
  const { settings, id } = element;
  const variant = numberOfVariant(element.widgetType);
  const hasBox = WITH_BOX.includes(variant);
  return (
    <WidgetElement {...widgetFrame(element, hasBox ? { names: CONTACT_ANIMATIONS } : {})}>
      {hasBox && <IslandStyle name="contact-buttons" />}
      <IslandStyle name="contact-variants" />
      <div
        id={safeId(settings.advanced_custom_css_id) ?? undefined}
        className={rootClasses(variant, settings)}
        data-document-id={id}
      >
        {hasBox && <ContactBox variant={variant} settings={settings} id={id} />}
        {WITH_BUTTON.includes(variant) && <ContactButton variant={variant} settings={settings} />}
        {variant === 6 && <ContactLinks variant={variant} settings={settings} />}
        {variant === 10 && (
          <div className="e-contact-buttons__links-container">
            <ContactLinks variant={variant} settings={settings} />
          </div>
        )}
      </div>
    </WidgetElement>
  );
}

const WITH_BOX = [1, 3, 4, 8];
const WITH_BUTTON = [5, 7, 9];
const SHADOWS: Readonly<Record<number, string>> = {
  5: ' e-contact-buttons__chat-button-shadow',
  9: ' e-contact-buttons__chat-button-drop-shadow',
};

function rootClasses(variant: number, settings: Settings): string {
  const isAnimated = ['style_chat_box_entrance_animation', 'style_chat_box_exit_animation'].some((name) =>
    animationName(settings[name]),
  );
  const classes = [
    `e-contact-buttons e-contact-buttons-var-${variant} portico-contact`,
    WITH_BUTTON.includes(variant) && `has-platform-${contactWay(settings, 'chat_button').name}`,
    WITH_BOX.includes(variant) &&
      `has-corners-${choiceOf(settings.style_chat_box_corners, CORNERS, 'rounded')}`,
    `has-h-alignment-${choiceOf(settings.advanced_horizontal_position, ['start', 'center', 'end'], 'end')}`,
    `has-v-alignment-${choiceOf(settings.advanced_vertical_position, ['top', 'middle', 'bottom'], 'bottom')}`,
    isAnimated && 'has-animations',
    isOn(settings.advanced_mobile_full_width) && 'has-mobile-full-width',
    ...authorMarks(settings, 'advanced_custom_css_classes').classes,
  ];
  return classes.filter(Boolean).join(' ');
}

/** A single contact link: an icon, or an icon with text. */
function ContactButton({ variant, settings }: { readonly variant: number; readonly settings: Settings }) {
  const draw = useIcons();
  const way = contactWay(settings, 'chat_button');
  const link = contactLink(settings, 'chat_button');
  const icon = draw(way.icon);
  const words = wordsOf(variant, settings);
  const size = variant === 7 ? '' : ` has-size-${choiceOf(settings.style_chat_button_size, SIZES, 'small')}`;
  const dot = variant === 5 && isOn(settings.chat_button_show_dot) ? ' has-dot' : '';
  const name = textOf(settings.chat_aria_label);
  return (
    <div className="e-contact-buttons__chat-button-container">
      <a
        className={`e-contact-buttons__chat-button${SHADOWS[variant] ?? ''}${size}${dot}${hoverAnimation(settings.style_button_color_hover_animation)}`}
        href={link?.href}
        target={link?.target}
        rel={link?.rel}
        aria-label={words ? undefined : ['Open', name, way.label].filter(Boolean).join(' ')}
      >
        {variant === 9 ? (
          <span className="e-contact-buttons__chat-button-icon-container">
            <Slot as="span" className="e-contact-buttons__icon" html={icon} />
          </span>
        ) : (
          <Slot as="span" className="e-contact-buttons__icon" html={icon} />
        )}
        {words && <span className="e-contact-buttons__chat-button-text">{words}</span>}
      </a>
    </div>
  );
}

function wordsOf(variant: number, settings: Settings): string {
  if (variant === 5) return '';
  const isInvitation = variant === 9 || settings.chat_button_display_text_select === 'cta';
  return isInvitation ? textOf(settings.chat_button_display_text) : contactOf(settings, 'chat_button');
}
