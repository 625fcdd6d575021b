import { Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { CloseCross } from '../../parts/icon/CloseCross.tsx';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import { SIZES } from './ContactButtonsProps.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { Bubble, profilePicture, TopBar } from './ContactTalk.tsx';

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
            <TopBar
              title={title}
              subtitle={variant === 3 ? '' : textOf(settings.top_bar_subtitle)}
              picture={variant === 1 ? profilePicture(settings) : null}
              close={closesBelow ? null : close}
            />
          )}
          {variant === 1 && <Bubble settings={settings} timeFormat={settings.chat_button_time_format} />}
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
