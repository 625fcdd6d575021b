import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../protocol.ts';
import { type SpamTestServer, startSpamServer } from '../spamTestServer.ts';
import type { CommentTargets } from './Comment.ts';

const targets: CommentTargets = {
  find: async (postId) =>
    postId === 'p1' || postId === 'closed'
      ? { path: `/${postId}/`, title: 'A post', isOpen: postId === 'p1' }
      : null,
};
const COMMENT = 'I tried this last weekend and it worked well, but I had to use a little less flour.';
const SPAM = 'Great post! Buy cheap viagra at http://cheap-pills.top and visit my casino http://bonus.xyz';

const start = (): Promise<SpamTestServer> => startSpamServer({ commentTargets: targets });

const post = (
  { app }: SpamTestServer,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
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

const shown = async ({ spam }: SpamTestServer): Promise<string> =>
  renderToStaticMarkup(await spam.commentsOf('p1'));

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
    await server.spam.comments.move(1, 'approved');
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

  it('SP-58 without scripts, Reply leads to a form for an answer, and a held comment is acknowledged', async () => {
    const server = await start();
    await post(server, {});
    const html = async (query: object) => renderToStaticMarkup(await server.spam.commentsOf('p1', query));
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
});
