import { MessagePage } from './MessagePage.tsx';
import { messagesIn } from './words/index.ts';

/** The root of a site without a home page or posts: tells those who can change it what to do next. */
export function EmptySitePage({
  isOwner,
  language,
}: {
  readonly isOwner: boolean;
  /** BCP 47 language of the text for visitors. The administration is in English. */
  readonly language: string;
}) {
  const { title, text, yours, signIn } = messagesIn(language).emptySite;
  if (!isOwner)
    return (
      <MessagePage title={title} ways={[]}>
        <p>{text}</p>
        <p className="p-message-detail">
          {yours} <a href="/admin/">{signIn}</a>.
        </p>
      </MessagePage>
    );
  return (
    <MessagePage
      title="Your site is ready to be filled"
      ways={[
        { label: 'Make a page', href: '/admin/pages/new' },
        { label: 'Write a post', href: '/admin/posts' },
        { label: 'Import a kit', href: '/admin/kits/import' },
        { label: 'Import posts from WordPress', href: '/admin/blog-import' },
      ]}
    >
      <p>
        There is no home page yet and no post, so visitors see that there is nothing here. Begin with one of
        these; whatever you publish takes the place of this page.
      </p>
    </MessagePage>
  );
}
