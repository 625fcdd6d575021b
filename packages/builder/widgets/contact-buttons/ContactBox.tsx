import { Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { linkOf } from '../../model/settings/link.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { CloseCross } from '../../parts/icon/CloseCross.tsx';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import { SIZES } from './ContactButtonsProps.ts';
import { ContactLinks } from './ContactLinks.tsx';

interface PartProps {
  readonly variant: number;
  readonly settings: Settings;
}

/** A button and the box it opens. Without JavaScript the box is open. */
export function ContactBox({ variant, settings, id }: PartProps & { readonly id: string }) {
  const boxId = `e-contact-buttons__content-wrapper-${id}`;
  const [title, name] = [textOf(settings.top_bar_title), textOf(settings.chat_aria_label)];
  const close = <CloseButton boxId={boxId} name={name} {...{ variant, settings }} />;
  const closesBelow = CLOSED_BELOW.includes(variant);
  const pace = choiceOf(settings.style_chat_box_animation_duration, ['slow', 'normal', 'fast'], 'normal');
  const links = <ContactLinks variant={variant} settings={settings} />;
  return (
    <>
      <div
        className="e-contact-buttons__content-wrapper hidden"
        id={boxId}
        role="dialog"
        aria-label={title || name || 'Ways to reach us'}
      >
        <div className={`e-contact-buttons__content has-animation-duration-${pace}`}>
          {variant !== 4 && (
            <TopBar variant={variant} settings={settings} close={closesBelow ? null : close} />
          )}
          {variant === 1 && <Bubble settings={settings} />}
          {variant === 3 || variant === 8 ? (
            <div className="e-contact-buttons__links-container">
              {links}
              {variant === 3 && <Invitation settings={settings} />}
            </div>
          ) : (
            <div className="e-contact-buttons__contact">
              {variant === 1 && textOf(settings.contact_cta_text) && (
                <p className="e-contact-buttons__contact-text">{textOf(settings.contact_cta_text)}</p>
              )}
              {links}
            </div>
          )}
        </div>
      </div>
      <div className="e-contact-buttons__chat-button-container">
        <ChatButton boxId={boxId} name={name} {...{ variant, settings }} />
        {closesBelow && close}
      </div>
    </>
  );
}

/** Variants whose button also closes the box. */
const CLOSED_BELOW = [4, 8];

interface ButtonProps extends PartProps {
  readonly boxId: string;
  readonly name: string;
}

const sizeClass = (settings: Settings): string =>
  ` has-size-${choiceOf(settings.style_chat_button_size, SIZES, 'small')}`;

function ChatButton({ variant, settings, boxId, name }: ButtonProps) {
  const icon = useIcons()(settings.chat_button_icon);
  const pace = choiceOf(settings.style_chat_button_animation_duration, ['slow', 'normal', 'fast'], 'normal');
  const entrance = animationName(settings.style_chat_button_animation)
    ? ` has-entrance-animation has-entrance-animation-duration-${pace}`
    : '';
  const dot = variant === 1 && isOn(settings.chat_button_show_dot) ? ' has-dot' : '';
  return (
    <button
      type="button"
      className={`e-contact-buttons__chat-button e-contact-buttons__chat-button-shadow${sizeClass(settings)}${dot}${entrance}${hoverAnimation(settings.style_button_color_hover_animation)}`}
      aria-controls={boxId}
      aria-label={`Open ${name || 'the ways to reach us'}`}
    >
      <Slot as="span" className="e-contact-buttons__icon" html={icon} />
    </button>
  );
}

function CloseButton({ variant, settings, boxId, name }: ButtonProps) {
  const size = CLOSED_BELOW.includes(variant)
    ? ` e-contact-buttons__chat-button-shadow${sizeClass(settings)}`
    : '';
  return (
    <button
      type="button"
      className={`e-contact-buttons__close-button${size}`}
      aria-controls={boxId}
      aria-label={`Close ${name || 'the ways to reach us'}`}
    >
      <CloseCross />
    </button>
  );
}

function TopBar({ variant, settings, close }: PartProps & { readonly close: ReactNode }) {
  const picture = variant === 1 ? pictureOf(settings.top_bar_image) : null;
  const [title, subtitle] = [
    textOf(settings.top_bar_title),
    variant === 3 ? '' : textOf(settings.top_bar_subtitle),
  ];
  const dot = isOn(settings.top_bar_show_dot) ? ' has-dot' : '';
  return (
    <div className="e-contact-buttons__top-bar">
      {close}
      {picture && (
        <div
          className={`e-contact-buttons__profile-image has-size-${choiceOf(settings.style_top_bar_image_size, SIZES, 'medium')}${dot}`}
        >
          <img className="e-contact-buttons__profile-image-el" {...picture} alt={picture.alt} />
        </div>
      )}
      <div className="e-contact-buttons__top-bar-details">
        {title && <p className="e-contact-buttons__top-bar-title">{title}</p>}
        {subtitle && <p className="e-contact-buttons__top-bar-subtitle">{subtitle}</p>}
      </div>
    </div>
  );
}

function Bubble({ settings }: { readonly settings: Settings }) {
  const [name, body] = [textOf(settings.message_bubble_name), textOf(settings.message_bubble_body)];
  return (
    <div className="e-contact-buttons__message-bubble">
      <div className="e-contact-buttons__bubble-container">
        <div className="e-contact-buttons__bubble">
          {name && <p className="e-contact-buttons__message-bubble-name">{name}</p>}
          {body && <p className="e-contact-buttons__message-bubble-body">{body}</p>}
          <p
            className="e-contact-buttons__message-bubble-time"
            data-time-format={choiceOf(settings.chat_button_time_format, ['12h', '24h'], '12h')}
          />
        </div>
      </div>
    </div>
  );
}

function Invitation({ settings }: { readonly settings: Settings }) {
  const text = textOf(settings.send_button_text);
  if (!text) return null;
  return (
    <a
      className={`e-contact-buttons__cta-button${hoverAnimation(settings.style_send_hover_animation)}`}
      {...linkOf(settings.send_button_url)}
    >
      {text}
    </a>
  );
}
