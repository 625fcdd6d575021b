import { MessagePage } from './MessagePage.tsx';

/** What stands at the root of a site that has neither a home page nor posts: what comes next, for whoever can do it. */
export function EmptySitePage({ isOwner }: { readonly isOwner: boolean }) {
  if (!isOwner)
    return (
      <MessagePage title="Nothing here yet" ways={[]}>
        <p>This site has only just been set up. Please come back later.</p>
        <p className="p-message-detail">
          Is it yours? <a href="/admin/">Sign in</a> to fill it.
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
