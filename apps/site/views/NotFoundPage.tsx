import { MessagePage } from './MessagePage.tsx';
import type { LinkItem } from './SiteSettings.ts';
import { messagesIn, notFoundTitle } from './words/index.ts';

export interface NotFoundPageProps {
  readonly title: string;
  /** The owner's text; if empty, ours with the requested path. */
  readonly text: string;
  /** URL of a picture next to the text; empty if there is none. */
  readonly picture: string;
  /** The requested path. */
  readonly path: string;
  /** BCP 47 language of its text. */
  readonly language: string;
  /** Links to elsewhere, after the home page. */
  readonly suggestions: readonly LinkItem[];
}

/** Too long for anybody to check the spelling. */
const LONGEST_SHOWN = 200;

export function NotFoundPage({ title, text, picture, path, language, suggestions }: NotFoundPageProps) {
  const { home, notFound } = messagesIn(language);
  const [before, after] = notFound.at;
  const shown = asTyped(path);
  return (
    <MessagePage
      title={notFoundTitle(title, language)}
      {...(picture && { picture: { src: picture, width: 960, height: 800, alt: '' } })}
      ways={[{ label: home, href: '/' }, ...suggestions]}
    >
      {text ? (
        <p>{text}</p>
      ) : (
        <p>
          {before}
          {shown.length > LONGEST_SHOWN ? notFound.thisAddress : <code dir="ltr">{shown}</code>}
          {`${after} ${notFound.advice}`}
        </p>
      )}
    </MessagePage>
  );
}

/** As the browser shows it, so that non-Latin addresses are readable. Invisible characters are left out. */
function asTyped(path: string): string {
  try {
    const typed = decodeURI(path);
    return /\p{C}/u.test(typed) ? path : typed;
  } catch {
    return path;
  }
}
