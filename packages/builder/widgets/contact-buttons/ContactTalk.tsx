import type { ReactNode } from 'react';
import { pictureOf } from '../../model/settings/picture.ts';
import { choiceOf, isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { SIZES } from './ContactButtonsProps.ts';

interface TopBarProps {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: ReactNode;
  readonly close: ReactNode;
}

/** The bar at the top of a chat box: whom the visitor writes to. */
export function TopBar({ title, subtitle, picture, close }: TopBarProps) {
  return (
    <div className="e-contact-buttons__top-bar">
      {close}
      {picture}
      <div className="e-contact-buttons__top-bar-details">
        {title && <p className="e-contact-buttons__top-bar-title">{title}</p>}
        {subtitle && <p className="e-contact-buttons__top-bar-subtitle">{subtitle}</p>}
      </div>
    </div>
  );
}

/** Their picture, with a dot that says that they are there; `null` without one. */
export function profilePicture(settings: Settings): ReactNode {
  const picture = pictureOf(settings.top_bar_image);
  if (!picture) return null;
  const dot = isOn(settings.top_bar_show_dot) ? ' has-dot' : '';
  return (
    <div
      className={`e-contact-buttons__profile-image has-size-${choiceOf(settings.style_top_bar_image_size, SIZES, 'medium')}${dot}`}
    >
      <img className="e-contact-buttons__profile-image-el" {...picture} alt={picture.alt} />
    </div>
  );
}

interface BubbleProps {
  readonly settings: Settings;
  readonly timeFormat: unknown;
  /** Dots come before the message, as if somebody were typing. */
  readonly isTyped?: boolean;
}

/** The first message. */
export function Bubble({ settings, timeFormat, isTyped = false }: BubbleProps) {
  const [name, body] = [textOf(settings.message_bubble_name), textOf(settings.message_bubble_body)];
  return (
    <div className={`e-contact-buttons__message-bubble${isTyped ? ' has-typing-animation' : ''}`}>
      {isTyped && (
        <div className="e-contact-buttons__dots-container portico-moved" aria-hidden="true">
          {[1, 2, 3].map((dot) => (
            <span
              key={dot}
              className={`e-contact-buttons__dot e-contact-buttons__dot-${dot} portico-moved`}
            />
          ))}
        </div>
      )}
      <div className={`e-contact-buttons__bubble-container${isTyped ? ' portico-moved' : ''}`}>
        <div className="e-contact-buttons__bubble">
          {name && <p className="e-contact-buttons__message-bubble-name">{name}</p>}
          {body && <p className="e-contact-buttons__message-bubble-body">{body}</p>}
          <p
            className="e-contact-buttons__message-bubble-time"
            data-time-format={choiceOf(timeFormat, ['12h', '24h'], '12h')}
          />
        </div>
      </div>
    </div>
  );
}
