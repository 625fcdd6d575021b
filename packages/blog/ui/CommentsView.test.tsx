import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CommentsView } from './CommentsView.tsx';
import { PageLanguage } from './phrases.ts';

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('comments and their form are written as the post in %s is: %s', (language, direction) => {
  const view = renderToStaticMarkup(
    <PageLanguage value={language}>
      <CommentsView
        {...{ postId: '1', title: 'Lemons', comments: [], total: 0, page: 1, pages: 1, action: '/' }}
        isOpen
        hasBadge={false}
      />
    </PageLanguage>,
  );
  expect(view).toContain(`<div id="comments" class="comments-area" lang="${language}" dir="${direction}">`);
});
