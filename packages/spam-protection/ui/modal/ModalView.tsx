import { trapFocus } from '@portico/kernel/dom';
import { useLayoutEffect, useRef } from 'react';
import type { ModalContent } from '../../browser/modal.ts';
import { cutText } from './cutText.ts';
import { messageNodes } from './messageNodes.ts';

export interface ModalViewProps {
  readonly content: ModalContent;
  readonly onClose: () => void;
}

/** The overlay and its content. A click on the overlay or the close button closes it; a click inside does not. */
export function ModalView({ content, onClose }: ModalViewProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!inner.current) return;
    const { body } = inner.current.ownerDocument;
    const release = trapFocus(inner.current);
    body.classList.add('cleantalk-modal-opened');
    return () => {
      body.classList.remove('cleantalk-modal-opened');
      release();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cross and Escape do the same for the keyboard.
    <div
      id="cleantalk-modal-overlay"
      ref={overlay}
      onClick={(event) => event.target === overlay.current && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div
        id="cleantalk-modal-inner"
        ref={inner}
        role="dialog"
        aria-modal="true"
        aria-labelledby="cleantalk-modal-content"
      >
        <button type="button" id="cleantalk-modal-close" aria-label="Close" onClick={onClose} />
        <div id="cleantalk-modal-content" aria-live="polite">
          <Content content={content} onClose={onClose} />
        </div>
      </div>
    </div>
  );
}

function Content({ content, onClose }: ModalViewProps) {
  switch (content.kind) {
    case 'loading':
      return 'Loading...';
    case 'message':
      return messageNodes(content.html, !content.keepsUrls && !content.html.includes('/inc'));
    case 'confirm': {
      const [yes, no] = content.labels;
      return (
        <>
          <div className="cleantalk-confirm-modal_header">{content.header}</div>
          <div className="cleantalk-confirm-modal_text-block">
            <div className="cleantalk-confirm-modal_text">{cutText(content.text)}</div>
          </div>
          <div className="cleantalk-confirm-modal_buttons-block">
            <button type="button" className="cleantalk_link cleantalk_link-auto" onClick={content.onYes}>
              {yes}
            </button>
            <button type="button" className="cleantalk_link cleantalk_link-auto" onClick={onClose}>
              {no}
            </button>
          </div>
        </>
      );
    }
  }
}
