import { MessagePage } from './MessagePage.tsx';
import { messagesIn } from './words/index.ts';
import type { Message, MessagePhrases } from './words/MessagePhrases.ts';

export interface ErrorPageProps {
  /** The HTTP status that this page is sent with. */
  readonly status: number;
  /** Why a form was rejected, as a message about its content. */
  readonly refusal?: string | undefined;
  /** The request's id in the log, so that we can help people who write to us. */
  readonly requestId?: string;
  /** BCP 47 language of its text. */
  readonly language: string;
}

/** For errors on a page: says who has to act, the visitor or us. */
export function ErrorPage({ status, refusal, requestId, language }: ErrorPageProps) {
  const words = messagesIn(language);
  const { title, advice } = refusal ? words.notSent : messageFor(status, words);
  return (
    <MessagePage
      title={title}
      picture={{ src: '/messages/dropped-pot.svg', width: 960, height: 800, alt: '' }}
      ways={[{ label: words.home, href: '/' }]}
    >
      <p>{refusal ? `${refusal} ${advice}` : advice}</p>
      {requestId && (
        <p className="p-message-detail">
          {words.quote[0]}
          <code dir="ltr">{requestId}</code>
          {words.quote[1]}
        </p>
      )}
    </MessagePage>
  );
}

function messageFor(status: number, { byStatus, ourFault, notUnderstood }: MessagePhrases): Message {
  const told: Readonly<Record<number, Message>> = byStatus;
  return told[status] ?? (status >= 500 ? ourFault : notUnderstood);
}
