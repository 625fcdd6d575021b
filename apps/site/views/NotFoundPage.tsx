import { MessagePage } from './MessagePage.tsx';
import type { LinkItem } from './SiteSettings.ts';

export interface NotFoundPageProps {
  /** The address that was asked for. */
  readonly path: string;
  /** Where to go instead, after the home page. */
  readonly suggestions: readonly LinkItem[];
}

export function NotFoundPage({ path, suggestions }: NotFoundPageProps) {
  return (
    <MessagePage
      title="This pane is missing"
      picture={{ src: '/pictures/missing-pane.svg', width: 960, height: 800, alt: '' }}
      ways={[{ label: 'Go to the home page', href: '/' }, ...suggestions]}
    >
      <p>
        There is no page at <code>{path}</code>. It may have moved, or the address lost a letter on its way
        here. Check the spelling, or start again from one of these.
      </p>
    </MessagePage>
  );
}
