import { trapFocus } from '@portico/kernel/dom';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { DecoderState } from './decoderState.ts';

export interface DecoderPopupProps {
  readonly state: DecoderState;
  readonly text: (name: string) => string;
  /** Also on Escape: does nothing while there is nothing to close. */
  readonly onGotIt: () => void;
}

const CENTER = 'apbct-email-encoder-elements_center';

/** Says that an address is being decoded, then shows it. */
export function DecoderPopup({ state, text, onGotIt }: DecoderPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const gotIt = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!popup.current) return;
    const release = trapFocus(popup.current, { initialFocus: popup.current });
    return () => release();
  }, []);
  useEffect(() => {
    if (state.name === 'decoded') gotIt.current?.focus();
  }, [state.name]);

  return (
    <div
      id="apbct_popup"
      className="apbct-popup apbct-email-encoder-popup"
      ref={popup}
      role="dialog"
      aria-modal="true"
      aria-labelledby="apbct_popup_header"
      onKeyDown={(event) => event.key === 'Escape' && onGotIt()}
    >
      <span className={CENTER}>
        <p className="apbct-email-encoder--popup-header" id="apbct_popup_header">
          {text('text__ee_email_decoder')}
        </p>
      </span>
      <div id="apbct_popup_text" className={CENTER} aria-live="polite">
        {state.name === 'waiting' && (
          <>
            <p id="apbct_email_ecoder__popup_text_node_first" className={CENTER}>
              {text('text__ee_wait_for_decoding')}
            </p>
            <p id="apbct_email_ecoder__popup_text_node_second">{text('text__ee_decoding_process')}</p>
          </>
        )}
        {state.name === 'decoded' && (
          <p
            id="apbct_email_ecoder__popup_text_node_first"
            className={CENTER}
            style={{ flexDirection: 'row' }}
          >
            {text('text__ee_original_email')}
            {'\u00a0'}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard selects text by itself. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a click is a short cut for selecting. */}
            <b
              className="apbct-email-encoder-select-whole-email"
              title={text('text__ee_click_to_select')}
              onClick={selectAll}
            >
              {state.address}
            </b>
          </p>
        )}
        {state.name === 'refused' && state.message}
      </div>
      {state.name === 'waiting' && (
        <div className="apbct-ee-animation-wrapper" aria-hidden="true">
          <span className="portico-moved apbct_dog apbct_dog_one">@</span>
          <span className="portico-moved apbct_dog apbct_dog_two">@</span>
          <span className="portico-moved apbct_dog apbct_dog_three">@</span>
        </div>
      )}
      {state.name === 'decoded' && (
        <span className={`${CENTER} top-margin-long`}>
          <button type="button" className="apbct-email-encoder-got-it-button" ref={gotIt} onClick={onGotIt}>
            {text('text__ee_got_it')}
          </button>
        </span>
      )}
    </div>
  );
}

function selectAll({ currentTarget }: MouseEvent): void {
  const selection = currentTarget.ownerDocument.getSelection();
  selection?.selectAllChildren(currentTarget);
}
