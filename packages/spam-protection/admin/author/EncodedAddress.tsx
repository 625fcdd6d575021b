import type { DecoderHost } from '../../browser/decoder.ts';
import type { AdminPageShape } from '../../wire/admin.ts';
import { ENCODED, ENCODED_ATTRIBUTE } from '../../wire/public.ts';
import { decodeByAjax } from './decodeByAjax.ts';

/** An address in its recognisable and its encoded form. */
export interface HiddenAddress {
  readonly encoded: string;
  readonly shown: string;
}

/**
 * An email address that must be decoded to be read. The popup is the one for visitors; it changes this element's text, so React
 * never renders it twice.
 */
export function EncodedAddress({ email, page }: { email: HiddenAddress; page: AdminPageShape }) {
  if (!email.shown) return null;
  const decode = async (element: HTMLElement): Promise<void> => {
    if (!element.matches(ENCODED)) return;
    const { startDecoding } = await import('../../ui/decoder/email-decoder.chunk.tsx');
    startDecoding(hostOf(page), element, () => {});
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the contract's element, which the decoder looks for.
    <span
      key={email.encoded}
      className="apbct-email-encoder"
      role="button"
      tabIndex={0}
      title="Click to decode"
      {...{ [ENCODED_ATTRIBUTE]: email.encoded }}
      onClick={({ currentTarget }) => void decode(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        void decode(event.currentTarget);
      }}
    >
      {email.shown}
    </span>
  );
}

function hostOf(page: AdminPageShape): DecoderHost {
  return {
    view: window,
    text: (name) => (name === 'text__ee_email_decoder' ? page.decoderLabel : ''),
    decode: (encoded) => decodeByAjax(page, encoded),
  };
}
