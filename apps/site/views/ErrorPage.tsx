import { MessagePage } from './MessagePage.tsx';

export interface ErrorPageProps {
  /** The HTTP status that this page is sent with. */
  readonly status: number;
  /** Why a form was not taken, in a sentence about what was written. */
  readonly refusal?: string | undefined;
  /** What the log calls this request, so that someone who writes to us can be helped. */
  readonly requestId?: string;
  /** The address to try again, when trying again can help. */
  readonly retryPath?: string;
}

/** For what went wrong on a page: says whose turn it is, the visitor's or ours. */
export function ErrorPage({ status, refusal, requestId, retryPath }: ErrorPageProps) {
  const { title, advice } = refusal ? notTaken(refusal) : messageFor(status);
  const home = { label: 'Go to the home page', href: '/' };
  return (
    <MessagePage
      title={title}
      picture={{ src: '/messages/dropped-pot.svg', width: 960, height: 800, alt: '' }}
      ways={retryPath ? [{ label: 'Try again', href: retryPath }, home] : [home]}
    >
      <p>{advice}</p>
      {requestId && (
        <p className="p-message-detail">
          If it keeps happening, write to us and quote <code>{requestId}</code>.
        </p>
      )}
    </MessagePage>
  );
}

interface Message {
  readonly title: string;
  readonly advice: string;
}

function messageFor(status: number): Message {
  return messages[status] ?? (status >= 500 ? ourFault : notUnderstood);
}

function notTaken(refusal: string): Message {
  return {
    title: 'It was not sent',
    advice: `${refusal} Go back with your browser’s button: what you wrote is still there.`,
  };
}

const ourFault: Message = {
  title: 'Something went wrong on our side',
  advice: 'This is our fault, not yours. Wait a minute and try again; whatever you had already sent is safe.',
};

const notUnderstood: Message = {
  title: 'We could not read that request',
  advice: 'The request was incomplete or damaged. Go back, reload the page and try once more.',
};

const messages: Readonly<Record<number, Message>> = {
  403: {
    title: 'You cannot open this page',
    advice:
      'You are not signed in, or your account may not open this page. Sign in, then come back to this address.',
  },
  413: {
    title: 'That is too large',
    advice: 'What you sent is larger than we accept. Send fewer or smaller files and try again.',
  },
  429: {
    title: 'Too many requests',
    advice: 'Many requests came from your network in a short time. Wait a minute, then try again.',
  },
  503: {
    title: 'Back in a few minutes',
    advice: 'The site is being worked on. Wait a few minutes and reload this page; nothing has been lost.',
  },
};
