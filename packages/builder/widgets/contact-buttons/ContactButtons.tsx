import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { isOn, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { CloseCross } from '../../parts/icon/CloseCross.tsx';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { CONTACT_ANIMATIONS } from './ContactButtonsProps.ts';
import { Bubble, profilePicture, TopBar } from './ContactTalk.tsx';
import { contactAddress } from './contactAddress.ts';
import { contactButtonsFromElement } from './contactButtonsFromElement.ts';
import { contactWay } from './contactLink.ts';

/** The whole contact-button widget, rendered on the server. Without JavaScript its chat box is open. */
export function ContactButtons({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const chat = contactButtonsFromElement(element);
  const icon = useIcons()(contactWay(settings, 'chat_button').icon);
  const dot = isOn(settings.chat_button_show_dot) ? ' has-dot' : '';
  // A page may have two of them, so the box is named after its widget.
  const boxId = `e-contact-buttons__content-wrapper-${chat.documentId}`;
  return (
    <WidgetElement {...widgetFrame(element, { names: CONTACT_ANIMATIONS })}>
      <IslandStyle name="contact-buttons" />
      <div
        className={`e-contact-buttons portico-over has-platform-${chat.platform} has-corners-${chat.corners} has-h-alignment-${chat.side} has-v-alignment-${chat.edge}${chat.isAnimated ? ' has-animations' : ''}`}
        data-document-id={chat.documentId}
      >
        <div
          className="e-contact-buttons__content-wrapper hidden"
          id={boxId}
          role="dialog"
          aria-label={chat.name || chat.callToAction}
        >
          <div className="e-contact-buttons__content has-animation-duration-normal">
            <TopBar
              title={chat.name}
              subtitle={chat.title}
              // In our editor people have a name of their own setting, and no picture.
              picture={textOf(settings.top_bar_name) ? null : profilePicture(settings)}
              close={
                <button
                  type="button"
                  className="e-contact-buttons__close-button"
                  aria-controls={boxId}
                  aria-label="Close the chat box"
                >
                  <CloseCross />
                </button>
              }
            />
            <Bubble
              settings={settings}
              timeFormat={chat.timeFormat}
              isTyped={isOn(settings.chat_button_show_animation)}
            />
            <div className="e-contact-buttons__send-button">
              <a
                className={`e-contact-buttons__send-cta${hoverAnimation(settings.style_send_hover_animation)}`}
                href={contactAddress(chat.platform, chat.contact, chat.mail)}
                rel="noopener noreferrer"
                target="_blank"
              >
                <Slot as="span" className="e-contact-buttons__icon" html={icon} />
                {chat.callToAction}
              </a>
            </div>
          </div>
        </div>
        <div className="e-contact-buttons__chat-button-container">
          <button
            type="button"
            className={`e-contact-buttons__chat-button e-contact-buttons__chat-button-shadow has-size-${chat.size}${dot}${chat.entersAnimated ? ' has-entrance-animation' : ''}${hoverAnimation(settings.style_button_color_hover_animation)}`}
            aria-controls={boxId}
            aria-label={chat.buttonLabel}
          >
            <Slot as="span" className="e-contact-buttons__icon" html={icon} />
          </button>
        </div>
      </div>
    </WidgetElement>
  );
}
