import { IslandStyle } from '@portico/kernel/islands/react';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { CloseCross } from '../../parts/icon/CloseCross.tsx';
import type { BuilderElement } from '../../wire/public.ts';
import { CONTACT_ANIMATIONS } from './ContactButtonsProps.ts';
import { contactAddress } from './contactAddress.ts';
import { contactButtonsFromElement } from './contactButtonsFromElement.ts';

/** The whole contact-button widget, rendered on the server. Without JavaScript its chat box is open. */
export function ContactButtons({ element }: { element: BuilderElement }) {
  const chat = contactButtonsFromElement(element);
  // A page may have two of them, so the box is named after its widget.
  const boxId = `e-contact-buttons__content-wrapper-${chat.documentId}`;
  return (
    <WidgetElement {...widgetFrame(element, { names: CONTACT_ANIMATIONS })}>
      <IslandStyle name="contact-buttons" />
      <div
        className={`e-contact-buttons portico-over has-platform-${chat.platform} has-corners-${chat.corners} has-h-alignment-${chat.side} has-v-alignment-bottom${chat.isAnimated ? ' has-animations' : ''}`}
        data-document-id={chat.documentId}
      >
        <div
          className="e-contact-buttons__content-wrapper hidden"
          id={boxId}
          role="dialog"
          aria-label={chat.name || chat.callToAction}
        >
          <div className="e-contact-buttons__content has-animation-duration-normal">
            <div className="e-contact-buttons__top-bar">
              <p className="e-contact-buttons__top-bar-name">{chat.name}</p>
              <p className="e-contact-buttons__top-bar-title">{chat.title}</p>
              <button
                type="button"
                className="e-contact-buttons__close-button"
                aria-controls={boxId}
                aria-label="Close the chat box"
              >
                <CloseCross />
              </button>
            </div>
            <div className="e-contact-buttons__message-bubble">
              {chat.from && <p className="e-contact-buttons__message-bubble-name">{chat.from}</p>}
              <p className="e-contact-buttons__message-bubble-body">{chat.message}</p>
              <p className="e-contact-buttons__message-bubble-time" data-time-format={chat.timeFormat} />
            </div>
            <div className="e-contact-buttons__send-button">
              <a
                className="e-contact-buttons__send-cta"
                href={contactAddress(chat.platform, chat.contact, chat.mail)}
                rel="noopener noreferrer"
                target="_blank"
              >
                {chat.callToAction}
              </a>
            </div>
          </div>
        </div>
        <div className="e-contact-buttons__chat-button-container">
          <button
            type="button"
            className={`e-contact-buttons__chat-button e-contact-buttons__chat-button-shadow has-size-${chat.size}${chat.entersAnimated ? ' has-entrance-animation' : ''}`}
            aria-controls={boxId}
            aria-label={chat.buttonLabel}
          >
            <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
              <path d="M4 4h16v12H9l-5 4z" />
            </svg>
          </button>
        </div>
      </div>
    </WidgetElement>
  );
}
