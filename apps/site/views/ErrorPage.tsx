import { MessagePage } from './MessagePage.tsx';
import { messagesIn } from './words/index.ts';
import type { Message, MessagePhrases } from './words/MessagePhrases.ts';

export interface ErrorPageProps {
  /** The HTTP status that this page is sent with. */
  readonly status: number;
  /** Why a form was not taken, in a sentence about what was written. */
  readonly refusal?: string | undefined;
  /** What the log calls this request, so that someone who writes to us can be helped. */
  readonly requestId?: string;
  /** The address to try again, when trying again can help. */
  readonly retryPath?: string;
  /** BCP 47: what it speaks. */
  readonly language: string;
}

/** For what went wrong on a page: says whose turn it is, the visitor's or ours. */
export function ErrorPage({ status, refusal, requestId, retryPath, language }: ErrorPageProps) {
  const words = messagesIn(language);
  const { title, advice } = refusal ? words.notSent : messageFor(status, words);
  const home = { label: words.home, href: '/' };
  return (
    <MessagePage
      title={title}
      picture={{ src: '/messages/dropped-pot.svg', width: 960, height: 800, alt: '' }}
      ways={retryPath ? [{ label: words.again, href: retryPath }, home] : [home]}
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
