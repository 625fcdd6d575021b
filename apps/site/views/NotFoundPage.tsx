import { MessagePage } from './MessagePage.tsx';
import type { LinkItem } from './SiteSettings.ts';

export interface NotFoundPageProps {
  readonly title: string;
  /** The owner's words; ours, with the address, where there are none. */
  readonly text: string;
  /** The address of a picture beside the words; empty where there is none. */
  readonly picture: string;
  /** The address that was asked for. */
  readonly path: string;
  /** Where to go instead, after the home page. */
  readonly suggestions: readonly LinkItem[];
}

/** Longer than anybody can check the spelling of. */
const LONGEST_SHOWN = 200;

export function NotFoundPage({ title, text, picture, path, suggestions }: NotFoundPageProps) {
  return (
    <MessagePage
      title={title}
      {...(picture && { picture: { src: picture, width: 960, height: 800, alt: '' } })}
      ways={[{ label: 'Go to the home page', href: '/' }, ...suggestions]}
    >
      {text ? (
        <p>{text}</p>
      ) : (
        <p>
          There is no page at {path.length > LONGEST_SHOWN ? 'this address' : <code>{path}</code>}. It may
          have moved, or the address lost a letter on its way here. Check the spelling, or start again from
          one of these.
        </p>
      )}
    </MessagePage>
  );
}
