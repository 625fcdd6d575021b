import { blogMigrations } from '@portico/blog/server';
import { spamProtectionMigrations } from '@portico/spam-protection/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CommentTargets } from '../../../packages/blog/server/comments/Comment.ts';
import { commentPages } from '../../../packages/blog/server/comments/commentPages.ts';
import {
  createDiscussion,
  type DiscussionServer,
} from '../../../packages/blog/server/comments/createDiscussion.ts';
import { COMMENTS } from '../../../packages/blog/server/comments/limits.ts';
import { seedComments } from '../../../packages/blog/server/comments/seedComments.ts';
import {
  type SpamTestServer,
  startSpamServer,
} from '../../../packages/spam-protection/server/testing/spamTestServer.ts';
import { FIELDS } from '../../../packages/spam-protection/wire/public.ts';
import { commentJudge } from './commentJudge.ts';
import { inNumberOrder } from './inNumberOrder.ts';

const findPost: CommentTargets['find'] = async (postId) =>
  postId === 'p1' || postId === 'closed'
    ? { path: `/${postId}/`, title: 'A post', language: 'en', isOpen: postId === 'p1' }
    : null;
const COMMENT = 'I tried this last weekend and it worked well, but I had to use a little less flour.';
const SPAM = 'Great post! Buy cheap viagra at http://cheap-pills.top and visit my casino http://bonus.xyz';

interface CommentServer extends SpamTestServer {
  readonly discussion: DiscussionServer;
}

/** A blog's comments judged by the spam protection, wired as on the site. */
async function start({
  find = findPost,
  language = 'en',
}: Partial<Pick<CommentTargets, 'find'>> & { language?: string } = {}): Promise<CommentServer> {
  let discussion: DiscussionServer | undefined;
  const server = await startSpamServer({
    turned: async ({ decision, verdictId }) =>
      void (await (decision === 'ham' ? discussion?.deliver(verdictId) : discussion?.setAside(verdictId))),
    beside: {
      migrations: inNumberOrder([...spamProtectionMigrations, ...blogMigrations]),
      async connect(app, spam, ports) {
        discussion = createDiscussion(ports, {
          judge: commentJudge(spam),
          targets: { find, counted: async () => {} },
          language: () => language,
        });
        await app.register(discussion.connect);
      },
    },
  });
  if (!discussion) throw new Error('The server has not connected the comments.');
  return { ...server, discussion };
}

const post = ({ app }: CommentServer, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/wp-comments-post.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({
      author: 'Anna',
      email: 'anna@example.com',
      comment: COMMENT,
      comment_post_ID: 'p1',
      comment_parent: '0',
      ...fields,
    }).toString(),
  });

const shown = async ({ discussion }: CommentServer): Promise<string> =>
  renderToStaticMarkup(await discussion.commentsOf('p1'));

const seed = ({ ports }: CommentServer, count: number, answers: (index: number) => number | null) =>
  ports.database.transaction((transaction) =>
    seedComments(
      transaction,
      from(0, count - 1).map((index) => ({
        ...{ postId: 'p1', author: 'Anna', content: `Comment ${index}`, madeAt: index },
        answers: answers(index),
      })),
    ),
  );

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('SP-58 comments', () => {
  it('SP-58 a person’s comment is shown at once, in WordPress’s markup', async () => {
    const server = await start();
    const answer = await post(server, { url: 'example.com' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/p1/#comment-1']);
    const html = await shown(server);
    expect(html).toContain('<ol class="comment-list"><li id="comment-1" class="comment even depth-1">');
    expect(html).toContain(
      '<b class="fn"><a href="https://example.com" class="url" rel="ugc external nofollow">Anna</a></b>',
    );
    expect(html).toMatch(
      /<form id="commentform" class="comment-form" action="\/wp-comments-post.php" method="post">/,
    );
    expect(html).not.toContain('anna@example.com');
  });

  it('SP-58 the form’s heading leaves out no level, with comments above it or without', async () => {
    const server = await start();
    expect(await shown(server)).toContain('<h2 id="reply-title"');
    await post(server, {});
    expect(await shown(server)).toMatch(/<h2 class="comments-title">.*<h3 id="reply-title"/s);
  });

  it('SP-58 SP-18 who is known to run scripts gets the class of the real-person badge', async () => {
    const server = await start();
    const { token } = (await server.app.inject('/wp-json/portico/v1/event-token')).json();
    await post(server, { [FIELDS.eventToken]: token });
    expect(await shown(server)).toContain('class="comment even depth-1 apbct-trp"');
    await server.spam.settings.save({ ...(await server.spam.settings.read()), realPersonBadge: false });
    expect(await shown(server)).not.toContain('apbct-trp');
  });

  it('SP-18 a comment from elsewhere has no badge: nobody here has seen who wrote it', async () => {
    const server = await start();
    await seed(server, 1, () => null);
    expect(await shown(server)).toContain('Comment 0');
    expect(await shown(server)).not.toContain('apbct-trp');
  });

  it('SP-58 spam is refused, kept, and shown once somebody says otherwise', async () => {
    const server = await start();
    const page = await post(server, { comment: SPAM });
    expect(page.statusCode).toBe(403);
    const script = await post(server, { comment: SPAM }, { accept: 'application/json' });
    expect(script.json()).toMatchObject({
      apbct: { blocked: true, comment: expect.stringContaining('looks like spam'), stop_script: 0 },
    });
    expect(await shown(server)).not.toContain('viagra');
    server.signIn();
    const nonce = await server.ports.nonces.issue('admin', 's1');
    const { items } = (await server.app.inject('/admin/api/comments?status=spam')).json();
    expect(items).toHaveLength(2);
    await server.app.inject({
      method: 'POST',
      url: `/admin/api/spam/verdicts/${items[0].verdictId}/correction`,
      headers: { 'x-portico-nonce': nonce },
      payload: { label: 'ham' },
    });
    expect(await shown(server)).toContain('viagra');
  });

  it('SP-58 a script is told where the comment stands, a browser is led there', async () => {
    const server = await start();
    const script = await post(server, {}, { accept: 'application/json' });
    expect([script.statusCode, script.json()]).toEqual([200, { location: '/p1/#comment-1' }]);
    const browser = await post(server, { comment: `${COMMENT} Again.` });
    expect([browser.statusCode, browser.headers.location]).toEqual([302, '/p1/#comment-2']);
  });

  it('SP-58 moderation moves comments and teaches', async () => {
    const server = await start();
    await post(server, {});
    server.signIn();
    const nonce = await server.ports.nonces.issue('admin', 's1');
    const move = (status: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/admin/api/comments/1/status',
        headers: { 'x-portico-nonce': nonce },
        payload: { status },
      });
    expect((await move('spam')).json().status).toBe('spam');
    expect(await shown(server)).not.toContain('little less flour');
    const { items } = (await server.app.inject('/admin/api/spam/verdicts')).json();
    expect(items[0].corrected).toBe('spam');
    await move('approved');
    expect(await shown(server)).toContain('little less flour');
    expect((await move('nowhere')).statusCode).toBe(400);
    const removed = await server.app.inject({
      method: 'DELETE',
      url: '/admin/api/comments/1',
      headers: { 'x-portico-nonce': nonce },
    });
    expect(removed.statusCode).toBe(204);
    expect((await move('approved')).statusCode).toBe(404);
  });

  it('SP-12 SP-20 moderators see hidden addresses, which admin-ajax decodes for their session only', async () => {
    const server = await start();
    await post(server, { email: 'anna.baker@example.com' });
    server.signIn();
    const list = await server.app.inject('/admin/api/comments');
    expect(list.body).not.toContain('anna.baker@example.com');
    const [{ email }] = list.json().items;
    expect(email.shown).toBe('an*****@*****le.com');
    const page = (await server.app.inject('/admin/api/spam/admin-page')).json();
    expect(page.realPerson).toMatchObject({ trpContentLink: expect.any(String) });
    const decode = (nonce: string) =>
      server.ajax({
        action: 'apbct_decode_email',
        _ajax_nonce: nonce,
        encodedEmails: JSON.stringify({ 0: email.encoded }),
      });
    expect((await decode(page.nonce)).json()).toMatchObject({
      success: true,
      data: [{ is_allowed: true, decoded_email: 'anna.baker@example.com' }],
    });
    const refused = await decode('0000000000');
    expect([refused.statusCode, refused.body]).toEqual([403, '-1']);
  });

  it('SP-58 the first comment of everybody waits, where it is set so', async () => {
    const server = await start();
    await server.spam.settings.save({ ...(await server.spam.settings.read()), holdFirstComment: true });
    expect((await post(server, {})).headers.location).toBe('/p1/?unapproved=1#comment-1');
    await server.discussion.comments.move(1, 'approved');
    expect((await post(server, { comment: `${COMMENT} Again.` })).headers.location).toBe('/p1/#comment-2');
  });

  it('SP-58 answers stand below what they answer', async () => {
    const server = await start();
    await post(server, {});
    await post(server, { comment: 'Thank you, I will try that too.', comment_parent: '1', author: 'Ben' });
    await post(server, {
      comment: 'And I used spelt instead of wheat.',
      comment_parent: '99',
      author: 'Cem',
    });
    const html = await shown(server);
    expect(html).toContain('<ol class="children"><li id="comment-2"');
    expect(html).toContain('3 responses');
    const list = await server.app.inject('/wp-json/wp/v2/comments?post=p1');
    expect(list.json().map(({ parent }: { parent: number }) => parent)).toEqual([0, 1, 0]);
  });

  it('SP-58 comments of a post that visitors cannot see are not listed either', async () => {
    const hidden = new Set<string>();
    const server = await start({ find: async (id) => (hidden.has(id) ? null : findPost(id)) });
    await post(server, {});
    hidden.add('p1');
    for (const url of ['/wp-json/wp/v2/comments?post=p1', '/wp-json/wp/v2/comments']) {
      const list = await server.app.inject(url);
      expect([list.json(), list.headers['x-wp-total']], url).toEqual([[], '0']);
    }
  });

  it('SP-58 answers that lie deeper than pages show stand beside what they answer', async () => {
    const server = await start();
    await seed(server, 7, (index) => (index === 0 ? null : index - 1));
    const html = await shown(server);
    expect(html.match(/depth-\d/g)).toEqual(
      ['1', '2', '3', '4', '5', '5', '5'].map((depth) => `depth-${depth}`),
    );
  });

  it('SP-58 many comments come by pages, the newest first, with ways to the others that need no script', async () => {
    const server = await start();
    await seed(server, 120, (index) => (index === 119 ? 0 : null));
    const html = async (query: object = {}) =>
      renderToStaticMarkup(await server.discussion.commentsOf('p1', query));
    const idsIn = (page: string) => [...page.matchAll(/<li id="comment-(\d+)"/g)].map(([, id]) => Number(id));
    const newest = await html();
    expect(newest).toContain('120 responses');
    expect(idsIn(newest)).toEqual(from(100, 119));
    expect(newest).toContain('<a rel="prev" href="?cpage=2#comments">Older comments</a>');
    expect(newest).not.toContain('Newer comments');
    expect(newest).toContain('<a href="?cpage=3#comment-100">');
    const oldest = await html({ cpage: '1' });
    // The latest reply is listed with the comment it answers.
    expect(idsIn(oldest)).toEqual([1, 120, ...from(2, 49)]);
    expect(oldest).toContain('<a rel="next" href="?cpage=2#comments">Newer comments</a>');
    expect(idsIn(await html({ comment: '51' }))).toEqual(from(50, 99));
    const reply = await html({ replytocom: '51' });
    expect(idsIn(reply)).toContain(51);
    expect(reply).toContain('Leave a Reply to');
    for (const nonsense of ['0', '4', '-1', '1e0', '<b>'])
      expect(await html({ cpage: nonsense })).toBe(newest);
    const answer = await post(server, { comment_parent: '2', comment: `${COMMENT} And again.` });
    expect(answer.headers.location).toBe('/p1/?cpage=1#comment-121');
  });

  it('SP-58 a conversation stays on one page unless it is more than a page, and long comments fill one sooner', () => {
    const outline = (count: number, parentOf: (id: number) => number | null, letters = 10) =>
      from(1, count).map((id) => ({ id, parentId: parentOf(id), letters }));
    expect(commentPages([])).toEqual([[]]);
    expect(commentPages(outline(60, (id) => (id > 40 ? 40 : null))).map(({ length }) => length)).toEqual([
      39, 21,
    ]);
    expect(commentPages(outline(250, (id) => (id > 1 ? 1 : null))).map(({ length }) => length)).toEqual([
      100, 100, 50,
    ]);
    expect(commentPages(outline(10, () => null, 65_000)).map(({ length }) => length)).toEqual([3, 3, 3, 1]);
    const chain = commentPages(outline(20_000, (id) => (id > 1 ? id - 1 : null)));
    expect(chain.flat()).toEqual(from(1, 20_000));
  });

  it('SP-58 programs read comments by pages, as WordPress has them', async () => {
    const server = await start();
    await seed(server, 25, () => null);
    const read = async (query: string) => {
      const answer = await server.app.inject(`/wp-json/wp/v2/comments?post=p1${query}`);
      const { 'x-wp-total': total, 'x-wp-totalpages': pages } = answer.headers;
      return { status: answer.statusCode, total: Number(total), pages: Number(pages), body: answer.json() };
    };
    const ids = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);
    const first = await read('');
    expect([first.total, first.pages]).toEqual([25, 3]);
    expect(ids(first)).toEqual(from(16, 25).reverse());
    expect(ids(await read('&order=asc&per_page=20&page=2'))).toEqual(from(21, 25));
    expect(ids(await read('&page=9'))).toEqual([]);
    for (const wrong of ['&per_page=101', '&per_page=0', '&page=0', '&page=x'])
      expect(await read(wrong)).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });

  it('SP-58 without scripts, Reply leads to a form for an answer, and a held comment is acknowledged', async () => {
    const server = await start();
    await post(server, {});
    const html = async (query: object) =>
      renderToStaticMarkup(await server.discussion.commentsOf('p1', query));
    const reply = await html({ replytocom: '1' });
    expect(reply).toContain('Leave a Reply to Anna');
    const parentIn = (page: string) => /<input[^>]*name="comment_parent"[^>]*>/.exec(page)?.[0];
    expect(parentIn(reply)).toContain('value="1"');
    expect(reply).toContain('id="cancel-comment-reply-link"');
    for (const nonsense of ['99', '1e0', '<b>', ''])
      expect(parentIn(await html({ replytocom: nonsense }))).toContain('value="0"');
    expect(await html({ unapproved: '7' })).toMatch(/<p id="comment-7"[^>]*role="status">/);
    expect(await html({ unapproved: '"><script>' })).not.toContain('awaiting');
  });

  it.each([
    [{ author: '' }, 400],
    [{ email: 'no' }, 400],
    [{ comment: '  ' }, 400],
    [{ comment: 'x'.repeat(70_000) }, 400],
    [{ comment_post_ID: 'nowhere' }, 404],
    [{ comment_post_ID: 'closed' }, 403],
  ])('SP-58 %o is answered with a sentence', async (fields, status) => {
    const answer = await post(await start(), fields as Record<string, string>);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/\.$/);
  });

  it('SP-58 what people write is text, never markup', async () => {
    const server = await start();
    await post(server, {
      comment: `${COMMENT} <b onclick="x()">bold</b>`,
      author: '<i>Anna</i>',
      url: 'javascript:alert(1)',
    });
    const html = await shown(server);
    expect(html).not.toMatch(/<b onclick|<i>|href="javascript/);
  });

  it('SP-58 comments of one address are not without end; a script keeps what was typed, a page says so', async () => {
    const server = await start();
    const comment = (accept: string, agent = '') =>
      post(server, { comment: `Hello ${agent}` }, { accept, 'user-agent': agent });
    for (let call = 0; call < COMMENTS.each; call++)
      expect((await comment('text/html', `agent ${call}`)).statusCode).not.toBe(429);
    const page = await comment('text/html');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '600']);
    expect(page.json().message).toContain('has not been posted yet. Please try again in 10 minutes.');
    const script = await comment('application/json');
    expect([script.statusCode, script.headers['retry-after']]).toEqual([429, '600']);
    expect(script.json().apbct).toMatchObject({ blocked: true, comment: page.json().message });
  });

  it('SP-58 too many comments are refused in the language of the site', async () => {
    const server = await start({ language: 'fr' });
    await server.ports.limits.take(COMMENTS, '127.0.0.1', COMMENTS.each);
    const { message } = (await post(server, { comment: 'Bonjour' })).json();
    expect(message).toMatch(/^Trop de commentaires.*dans 10 minutes\.$/);
  });

  it('SP-58 of spam comments the newest are kept, for as long as verdicts are', async () => {
    const server = await start();
    const add = (status: 'spam' | 'pending') =>
      server.discussion.comments.add({
        ...{ postId: '1', parentId: null, author: 'A', email: 'a@example.com', url: '', content: 'x' },
        ...{ status, verdictId: null, isRealPerson: false },
      });
    await add('spam');
    await add('pending');
    server.ports.clock.advance(400 * 24 * 60 * 60 * 1000);
    await add('spam');
    server.ports.jobs.start();
    const left = async () =>
      (await server.discussion.comments.list({ limit: 10 })).map(({ status }) => status);
    await expect.poll(left).toEqual(['spam', 'pending']);
  });
});
