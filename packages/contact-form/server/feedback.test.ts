import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UsedMeanwhileError } from '@portico/kernel/server';
import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { describe, expect, test } from 'vitest';
import { DEFAULT_MAIL } from '../template/defaultForm.ts';
import { HIDDEN } from '../wire/public.ts';
import { captchaAnswer } from './challenges/createCaptchas.ts';
import { createSignature } from './challenges/signature.ts';
import type { SpamJudge, SubmissionFacts } from './index.ts';
import { KEPT_BYTES, SUBMISSIONS } from './routes/submissionLimits.ts';
import type { ContactFormTables } from './tables.ts';
import { type Entries, startContactForm } from './testing/startContactForm.ts';

const GOOD: Entries = {
  'your-name': 'Ada',
  'your-email': 'ada@example.com',
  'your-subject': 'Hello',
  'your-message': 'How are you?',
};

const pdf = (name = 'cv.pdf', content = '%PDF-1.7 hello') =>
  new File([content], name, { type: 'application/pdf' });

describeOnBothEngines('CF-21 a submission', ({ freshPlace }) => {
  test('is stored together with its mail before it is acknowledged', async () => {
    const { url } = await freshPlace();
    const { addForm, sendOk, ports, admin } = await startContactForm({}, { url });
    const form = await addForm({});
    const reply = await sendOk(form, GOOD);
    expect(reply).toMatchObject({
      contact_form_id: form,
      status: 'mail_sent',
      message: 'Thank you for your message. It has been sent.',
      into: `#wpcf7-f${form}-p7-o1`,
      invalid_fields: [],
    });
    expect(reply.posted_data_hash).toMatch(/^[0-9a-f]{32}$/);
    const [mail] = await ports.outbox.list();
    expect(mail).toMatchObject({
      to: ['owner@example.org'],
      subject: 'Example & Co "Hello"',
      about: 'submission:1',
    });
    const { items } = await (await admin('/contact-messages')).json();
    expect(items).toMatchObject([
      { id: 1, from: 'Ada · ada@example.com', preview: 'How are you?', isRead: false },
    ]);
  });

  test('that is sent twice with one key is one submission with one answer', async () => {
    const { url } = await freshPlace();
    const { addForm, sendOk, ports } = await startContactForm({}, { url });
    const form = await addForm({});
    const entries = { ...GOOD, [HIDDEN.submissionKey]: 'a-key-of-the-browser' };
    const [first, second] = await Promise.all([sendOk(form, entries), sendOk(form, entries)]);
    expect(second).toEqual(first);
    expect(await sendOk(form, entries)).toEqual(first);
    expect(await ports.outbox.list()).toHaveLength(1);
    await sendOk(form, { ...entries, 'your-message': 'Another one' });
    expect(await ports.outbox.list()).toHaveLength(2);
  });

  test('that was called spam is held, and delivered when somebody says otherwise', async () => {
    const { url } = await freshPlace();
    const lessons: unknown[] = [];
    const judge: SpamJudge = {
      judge: async () => ({ decision: 'spam', reasons: ['Too fast.'], logId: 'log-1' }),
      learn: async (lesson) => void lessons.push(lesson),
    };
    const { addForm, sendOk, ports, admin, contactForm } = await startContactForm({ judge }, { url });
    const form = await addForm({});
    expect(await sendOk(form, GOOD)).toMatchObject({
      status: 'spam',
      message: 'There was an error trying to send your message. Please try again later.',
      posted_data_hash: '',
    });
    expect(await ports.outbox.list()).toEqual([]);
    expect((await (await admin('/contact-messages?folder=spam')).json()).items).toHaveLength(1);
    expect((await (await admin('/contact-messages/1')).json()).spamReasons).toEqual(['Too fast.']);
    expect(await contactForm.deliver('log-1')).toBe(true);
    expect(await contactForm.deliver('log-1')).toBe(true);
    expect(await contactForm.deliver('nonsense')).toBe(false);
    expect(await ports.outbox.list()).toHaveLength(1);
    expect(await (await admin('/contact-messages/counts')).json()).toEqual({ unread: 1, inbox: 1, spam: 0 });
    expect(lessons).toMatchObject([{ decision: 'ham', logId: 'log-1', fields: { 'your-name': ['Ada'] } }]);
    expect(await contactForm.setAside('log-1')).toBe(true);
    expect(await contactForm.setAside('log-1')).toBe(true);
    expect(await contactForm.setAside('nonsense')).toBe(false);
    expect(await (await admin('/contact-messages/counts')).json()).toEqual({ unread: 0, inbox: 0, spam: 1 });
    expect(lessons).toHaveLength(2);
  });
});

test('CF-22 whoever is refused reads the sentence of the spam settings, or the form’s own', async () => {
  const sentence = 'Please call us instead.';
  const judge: SpamJudge = { judge: async () => ({ decision: 'spam', reasons: [], sentence }) };
  const { addForm, sendOk } = await startContactForm({ judge });
  expect((await sendOk(await addForm({}), GOOD)).message).toBe(sentence);
  const own = await addForm({ messages: { spam: 'Not like that.' } });
  expect((await sendOk(own, GOOD)).message).toBe('Not like that.');
});

describe('CF-22 every status', () => {
  test('may have a message with mail-tags in it, which are filled in for whoever reads it', async () => {
    const { addForm, sendOk } = await startContactForm();
    const form = await addForm({
      template: '[text* your-name] [email* your-email] [acceptance terms]',
      messages: {
        validation_error:
          '[your-name], [_invalid_fields] fields of [_contact_form_title] need you. [nonsense]',
        accept_terms: 'Tick the box, <b>[your-name]</b>.',
        mail_sent_ok: 'Message [_serial_number] has reached [_site_title], [your-name].',
      },
    });
    expect(await sendOk(form, { 'your-email': 'x' })).toMatchObject({
      message: ', 2 fields of Test need you. [nonsense]',
    });
    const entries = { 'your-name': 'Ada', 'your-email': 'ada@example.com' };
    expect(await sendOk(form, entries)).toMatchObject({ message: 'Tick the box, Ada.' });
    const sent = { ...entries, terms: '1', [HIDDEN.submissionKey]: 'a-key-of-the-browser' };
    const message = 'Message 1 has reached Example & Co, Ada.';
    expect(await sendOk(form, sent)).toMatchObject({ message });
    expect(await sendOk(form, sent)).toMatchObject({ message });
  });

  test('single fields, too, are answered with mail-tags, as far as they are known, and without tags', async () => {
    const { address, addForm, sendOk } = await startContactForm();
    const form = await addForm({
      template: '[text* your-name] [email* your-email]',
      messages: { invalid_required: '<b>Needed</b> by [_site_title].', invalid_email: 'No, [your-name].' },
    });
    const { invalid_fields: invalid } = await sendOk(form, { 'your-name': '', 'your-email': '' });
    expect(invalid.map(({ message }) => message)).toEqual(Array(2).fill('Needed by Example & Co.'));
    const [wrong] = (await sendOk(form, { 'your-name': 'Ada', 'your-email': 'x' })).invalid_fields;
    expect(wrong?.message).toBe('No, Ada.');
    const schema = await fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback/schema`);
    const { rules } = await schema.json();
    expect(rules[0]).toMatchObject({ rule: 'required', error: 'Needed by Example & Co.' });
  });

  test('validation_failed names the fields, in the words of the form', async () => {
    const { addForm, sendOk } = await startContactForm();
    const form = await addForm({
      template: '[text* a id:first] [email b]',
      messages: { invalid_required: 'Do fill it.' },
    });
    expect(await sendOk(form, { b: 'nonsense' })).toEqual({
      contact_form_id: form,
      status: 'validation_failed',
      message: 'One or more fields have an error. Please check and try again.',
      into: `#wpcf7-f${form}-p7-o1`,
      posted_data_hash: '',
      invalid_fields: [
        { field: 'a', message: 'Do fill it.', idref: 'first', error_id: `wpcf7-f${form}-p7-o1-ve-a` },
        {
          field: 'b',
          message: 'Please enter an email address.',
          idref: null,
          error_id: `wpcf7-f${form}-p7-o1-ve-b`,
        },
      ],
    });
  });

  test('acceptance_missing for what has to be ticked, and for what has to be left alone', async () => {
    const { addForm, sendOk, admin } = await startContactForm();
    const form = await addForm({
      template:
        '[acceptance yes]<b>I do</b>[/acceptance] [acceptance no invert]x[/acceptance] [acceptance o optional]y[/acceptance]',
    });
    expect((await sendOk(form, {})).status).toBe('acceptance_missing');
    expect((await sendOk(form, { yes: '0' })).status).toBe('acceptance_missing');
    expect((await sendOk(form, { yes: '1', no: '1' })).status).toBe('acceptance_missing');
    expect((await sendOk(form, { yes: '1' })).status).toBe('mail_sent');
    expect((await (await admin('/contact-messages/1')).json()).consent).toEqual({ yes: 'I do' });
  });

  test('acceptance as validation names the box', async () => {
    const { addForm, sendOk } = await startContactForm();
    const form = await addForm({
      template: '[acceptance yes]I do[/acceptance]',
      additionalSettings: 'acceptance_as_validation: on',
    });
    expect(await sendOk(form, {})).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'yes' }],
    });
  });

  test('aborted, mail_failed and a word of the site, from its hook', async () => {
    const outcomes = [
      { status: 'aborted' },
      { status: 'mail_failed' },
      { status: 'needs_review', message: 'On hold.' },
      { status: 'NOT a status' },
    ];
    const { addForm, sendOk, ports } = await startContactForm({ beforeSend: () => outcomes.shift() ?? null });
    const form = await addForm({});
    expect(await sendOk(form, GOOD)).toMatchObject({
      status: 'aborted',
      message: 'Sending mail has been aborted.',
    });
    expect(await sendOk(form, GOOD)).toMatchObject({ status: 'mail_failed' });
    expect(await sendOk(form, GOOD)).toMatchObject({ status: 'needs_review', message: 'On hold.' });
    expect(await sendOk(form, GOOD)).toMatchObject({ status: 'aborted' });
    expect(await ports.outbox.list()).toEqual([]);
  });

  test('mail_failed when no mail can be made; the message is kept, with the reason, and sent once that is put right', async () => {
    const { addForm, sendOk, admin, ports, contactForm } = await startContactForm();
    const form = await addForm({
      mail: {
        active: true,
        subject: 's',
        sender: 'a@example.org',
        recipient: 'nobody',
        body: 'b',
        additionalHeaders: '',
        attachments: '',
        useHtml: false,
        excludeBlank: false,
      },
    });
    expect(await sendOk(form, GOOD)).toMatchObject({ status: 'mail_failed' });
    expect((await (await admin('/contact-messages/1')).json()).mailError).toContain(
      '"nobody" is not an e-mail address',
    );
    const known = await contactForm.forms.find(form);
    if (!known) throw new Error('The form is gone.');
    const { hash: _, ...definition } = known.definition;
    await contactForm.forms.save({
      ...definition,
      mail: { ...definition.mail, recipient: 'somebody@example.org' },
    });
    expect((await admin('/contact-messages/1/resend', { method: 'POST' })).status).toBe(204);
    expect(await ports.outbox.list()).toMatchObject([{ to: ['somebody@example.org'] }]);
    expect(await (await admin('/contact-messages/1')).json()).toMatchObject({
      status: 'mail_sent',
      mailError: null,
    });
  });

  test('payment_required, then sent once it is paid, and the payment is good for one message', async () => {
    const { addForm, sendOk, admin } = await startContactForm({ judge: onceHam() });
    const form = await addForm({ template: '[text* a] [payment]' });
    const asked = await sendOk(form, { a: 'x' });
    expect(asked).toMatchObject({
      status: 'payment_required',
      message: 'Payment is required. Please pay by credit card.',
    });
    const paid = {
      a: 'x',
      [HIDDEN.postedDataHash]: asked.posted_data_hash ?? '',
      [HIDDEN.paymentIntent]: asked.stripe?.payment_intent.id ?? '',
    };
    expect((await sendOk(form, { ...paid, [HIDDEN.paymentIntent]: 'pi_made_up' })).status).toBe('spam');
    // The judge now calls this visitor spam, but a paid submission is not judged again.
    expect((await sendOk(form, paid)).status).toBe('mail_sent');
    expect((await sendOk(form, paid)).status).toBe('spam');
    expect((await (await admin('/contact-messages/counts')).json()).inbox).toBe(1);
  });

  test('of two messages with one payment that are under way together, one is sent and the other asks for its own', async () => {
    const { addForm, sendOk, admin } = await startContactForm();
    const form = await addForm({ template: '[text* a] [payment]' });
    const asked = await sendOk(form, { a: 'x' });
    const paid = {
      a: 'x',
      [HIDDEN.postedDataHash]: asked.posted_data_hash ?? '',
      [HIDDEN.paymentIntent]: asked.stripe?.payment_intent.id ?? '',
    };
    const statuses = await Promise.all([1, 2, 3].map(async () => (await sendOk(form, paid)).status));
    expect(statuses.toSorted()).toEqual(['mail_sent', 'payment_required', 'payment_required']);
    expect((await (await admin('/contact-messages/counts')).json()).inbox).toBe(1);
  });

  test('demo mode keeps and sends nothing; a form for members turns others away', async () => {
    const { addForm, sendOk, admin, ports } = await startContactForm();
    const demo = await addForm({ additionalSettings: 'demo_mode: on' });
    expect(await sendOk(demo, GOOD)).toMatchObject({ status: 'mail_sent', demo_mode: true });
    expect(await sendOk(demo, {})).toMatchObject({ status: 'validation_failed', demo_mode: true });
    const members = await addForm({ additionalSettings: 'subscribers_only: true' });
    const reply = await sendOk(members, GOOD);
    expect(reply).toMatchObject({
      status: 'error',
      message: 'This contact form is available only for logged in users.',
    });
    expect(reply).not.toHaveProperty('posted_data_hash');
    expect(await (await admin('/contact-messages/counts')).json()).toEqual({ unread: 0, inbox: 0, spam: 0 });
    expect(await ports.outbox.list()).toEqual([]);
  });
});

describe('CF-21 a form for members', () => {
  const MEMBER = { 'user-agent': 'Test browser', 'x-test-admin': '1' };

  test('is sent by whoever is signed in and proves it with the nonce of the page', async () => {
    const { addForm, send, ports } = await startContactForm();
    const form = await addForm({ additionalSettings: 'subscribers_only: on' });
    const nonce = await ports.nonces.issue('wp_rest', 'session');
    const status = async (more: Entries, headers: Record<string, string> = MEMBER) =>
      (await (await send(form, { ...GOOD, ...more }, { headers })).json()).status;
    expect(await status({ _wpnonce: nonce })).toBe('mail_sent');
    expect(await status({})).toBe('error');
    const everybodys = await ports.nonces.issue('wp_rest', '0');
    expect(await status({ _wpnonce: everybodys }, { 'user-agent': 'Test browser' })).toBe('error');
  });

  test('with a nonce that does not count is refused before anything is looked at, whatever form it is', async () => {
    const { addForm, send, ports, admin } = await startContactForm();
    const form = await addForm({});
    const everybodys = await ports.nonces.issue('wp_rest', '0');
    for (const [nonce, headers] of [
      ['0123456789', MEMBER],
      [everybodys, MEMBER],
      ['nonsense', { 'user-agent': 'Test browser' }],
    ] as const) {
      const response = await send(form, { ...GOOD, _wpnonce: nonce, [HIDDEN.unitTag]: '' }, { headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'rest_cookie_invalid_nonce',
        data: { status: 403 },
      });
    }
    expect((await (await admin('/contact-messages/counts')).json()).inbox).toBe(0);
  });
});

describe('CF-22 mails that speak of whoever is signed in', () => {
  const MEMBER = { 'user-agent': 'Test browser', 'x-test-admin': '1' };
  const findUser = async (id: string) => ({
    ...{ user_login: `user-${id}`, user_email: 'grace@example.org', user_display_name: 'Grace Hopper' },
  });
  const filled = {
    template: '[text your-name]',
    mail: {
      ...DEFAULT_MAIL,
      subject: '[_user_display_name]',
      body: '<[_user_login]> [_user_email] [_user_url]|[_user_constructor]| [_user_agent]',
    },
    messages: { mail_sent_ok: 'Thank you, [_user_display_name].' },
  };

  test('say who it is to those who prove it, and nothing of visitors', async () => {
    const { addForm, send, sendOk, ports, admin } = await startContactForm({ findUser });
    const form = await addForm(filled);
    const nonce = await ports.nonces.issue('wp_rest', 'session');
    const member = await send(form, { _wpnonce: nonce }, { headers: MEMBER });
    expect(await member.json()).toMatchObject({ message: 'Thank you, Grace Hopper.' });
    expect(await (await send(form, {}, { headers: MEMBER })).json()).toMatchObject({
      message: 'Thank you, .',
    });
    await sendOk(form, {});
    const mails = await Promise.all(
      (await ports.outbox.list()).map(async ({ id }) => (await ports.outbox.read(id))?.text),
    );
    expect(mails.toSorted()).toEqual([
      '<>  || Test browser',
      '<>  || Test browser',
      '<user-1> grace@example.org || Test browser',
    ]);
    const signedInAs = async (id: number) =>
      (await (await admin(`/contact-messages/${id}`)).json()).signedInAs;
    expect(await signedInAs(1)).toBe('Grace Hopper');
    expect(await signedInAs(2)).toBe('');
  });

  test('still know it when they are sent later', async () => {
    const judge: SpamJudge = { judge: async () => ({ decision: 'spam', reasons: [], logId: 'log-1' }) };
    const { addForm, send, ports, contactForm } = await startContactForm({ findUser, judge });
    const nonce = await ports.nonces.issue('wp_rest', 'session');
    await send(await addForm(filled), { _wpnonce: nonce }, { headers: MEMBER });
    expect(await contactForm.deliver('log-1')).toBe(true);
    expect(await ports.outbox.list()).toMatchObject([{ subject: 'Grace Hopper' }]);
  });
});

describe('CF-21 what the judge is told', () => {
  test('is everything that was posted, hidden fields included; consent is none of the text', async () => {
    const seen: SubmissionFacts[] = [];
    const judge: SpamJudge = {
      async judge(facts) {
        seen.push(facts);
        return { decision: 'ham', reasons: [] };
      },
    };
    const { addForm, send, address } = await startContactForm({ judge });
    const form = await addForm({
      template: '[text who akismet:author] [email mail akismet:author_email] [acceptance ok]Yes[/acceptance]',
    });
    await send(
      form,
      { who: 'Ada', mail: 'ada@example.com', ok: '1', ct_bot_detector_event_token: 'token', extra: 'x' },
      {
        headers: { 'user-agent': 'Agent', referer: `${address}/contact/?a=b`, cookie: 'ct_x=1' },
      },
    );
    expect(seen).toMatchObject([
      {
        fields: { who: ['Ada'], mail: ['ada@example.com'] },
        author: { name: 'Ada', email: 'ada@example.com' },
        userAgent: 'Agent',
        pageUrl: `${address}/contact/?a=b`,
        cookies: { ct_x: '1' },
      },
    ]);
    expect(seen[0]?.posted).toContainEqual(['ct_bot_detector_event_token', 'token']);
    expect(seen[0]?.posted).toContainEqual(['extra', 'x']);
    expect(Object.keys(seen[0]?.fields ?? {})).toEqual(['who', 'mail']);
  });
});

describeOnBothEngines('CF-12 CF-21 the answer to a puzzle', ({ freshPlace }) => {
  const PUZZLES =
    '[text* a] [quiz q "Colour of snow?|White"] [captchac c] [captchar c] [file f filetypes:pdf]';

  async function withPuzzles(template = PUZZLES, judge?: SpamJudge) {
    const { url } = await freshPlace();
    const running = await startContactForm(judge ? { judge } : {}, { url });
    const form = await running.addForm({ template });
    const { quiz, captcha } = await (
      await fetch(`${running.address}/wp-json/contact-form-7/v1/contact-forms/${form}/refill`)
    ).json();
    const challenge = /(\d+)\.png$/.exec(captcha.c)?.[1] ?? '';
    const right = {
      ...{ q: 'white', _wpcf7_quiz_answer_q: quiz.q[1], _wpcf7_captcha_challenge_c: challenge },
      c: await captchaAnswer(createSignature(running.ports.secrets), challenge),
    };
    const inbox = async () => (await (await running.admin('/contact-messages/counts')).json()).inbox;
    return { ...running, form, right, inbox };
  }

  test('is good for one message, also when ten come at once', async () => {
    const { sendOk, form, right, inbox } = await withPuzzles();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => sendOk(form, { ...right, a: `Message ${n}`, f: pdf() })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      'mail_sent',
      ...Array(9).fill('validation_failed'),
    ]);
    // Each is refused for a puzzle that another message had used up by then: the quiz, the captcha, or both.
    const refused = replies.filter(({ status }) => status !== 'mail_sent');
    const messages = { q: 'The answer to the quiz is incorrect.', c: 'Your entered code is incorrect.' };
    for (const { invalid_fields: invalid } of refused) {
      expect(invalid).not.toEqual([]);
      for (const { field, message } of invalid)
        expect(message).toBe(messages[field as keyof typeof messages]);
    }
    expect(await inbox()).toBe(1);
  });

  test('still counts for whoever has to send again, be it for another field, for a proof or after paying', async () => {
    let isAsked = false;
    const judge: SpamJudge = {
      async judge() {
        if (isAsked) return { decision: 'ham', reasons: [] };
        isAsked = true;
        return { decision: 'spam', reasons: [], question: { apbct: { blocked: true } } };
      },
    };
    const { sendOk, form, right, inbox } = await withPuzzles(`${PUZZLES} [payment]`, judge);
    expect((await sendOk(form, { ...right, a: '' })).invalid_fields).toMatchObject([{ field: 'a' }]);
    expect(await sendOk(form, { ...right, a: 'x' })).toMatchObject({ status: 'spam', apbct: {} });
    const unpaid = await sendOk(form, { ...right, a: 'x' });
    expect(unpaid.status).toBe('payment_required');
    // New puzzles would make the browser clear the answers to the old ones.
    expect(unpaid).not.toHaveProperty('quiz');
    expect(unpaid).not.toHaveProperty('captcha');
    const paid = {
      ...{ ...right, a: 'x', [HIDDEN.submissionKey]: 'a-key-of-the-browser' },
      [HIDDEN.postedDataHash]: unpaid.posted_data_hash ?? '',
      [HIDDEN.paymentIntent]: unpaid.stripe?.payment_intent.id ?? '',
    };
    const sent = await sendOk(form, paid);
    expect(sent.status).toBe('mail_sent');
    // The response was lost, and the browser tries again.
    expect(await sendOk(form, paid)).toEqual(sent);
    expect(await inbox()).toBe(1);
  });

  test('that a judge finds used meanwhile is judged anew, with its files', async () => {
    let calls = 0;
    const judge: SpamJudge = {
      judge: async () => ({
        ...{ decision: 'ham', reasons: [] },
        async keep() {
          if (++calls === 1) throw new UsedMeanwhileError('token');
        },
      }),
    };
    const { sendOk, form, right, admin } = await withPuzzles(PUZZLES, judge);
    expect((await sendOk(form, { ...right, a: 'x', f: pdf() })).status).toBe('mail_sent');
    const [{ id }] = (await (await admin('/contact-messages')).json()).items;
    const { files } = await (await admin(`/contact-messages/${id}`)).json();
    expect(files).toMatchObject([{ name: 'cv.pdf' }]);
  });
});

describe('CF-12 quiz and captcha', () => {
  test('a quiz is answered by its key, in any case and spacing, for a day or two and for this form only', async () => {
    const { addForm, sendOk, address, ports } = await startContactForm();
    const form = await addForm({ template: '[quiz q "Colour of snow?|White"]' });
    const other = await addForm({ template: '[quiz q "Colour of snow?|White"]' });
    const refill = await (
      await fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/${form}/refill`)
    ).json();
    const [question, key] = refill.quiz.q;
    expect(question).toBe('Colour of snow?');
    const answer = { q: ' w H i t e', _wpcf7_quiz_answer_q: key };
    expect(await sendOk(form, { ...answer, q: 'black' })).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'q', message: 'The answer to the quiz is incorrect.' }],
      quiz: { q: [question, expect.stringMatching(/^[0-9a-f]{32}$/)] },
    });
    expect((await sendOk(other, answer)).status).toBe('validation_failed');
    expect((await sendOk(form, answer)).status).toBe('mail_sent');
    expect((await sendOk(form, answer)).status).toBe('validation_failed');
    ports.clock.advance(49 * 60 * 60 * 1000);
    const stale = await sendOk(form, answer);
    expect(stale.status).toBe('validation_failed');
    // The reply brings a fresh quiz, which works.
    expect((await sendOk(form, { q: 'white', _wpcf7_quiz_answer_q: stale.quiz?.q?.[1] ?? '' })).status).toBe(
      'mail_sent',
    );
  });

  test('a captcha is a picture whose letters count once', async () => {
    const { addForm, sendOk, address, ports } = await startContactForm();
    const form = await addForm({ template: '[captchac c] [captchar c]' });
    const { captcha } = await (
      await fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/${form}/refill`)
    ).json();
    const picture = await fetch(address + captcha.c);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(await (await fetch(address + captcha.c)).text()).toBe(
      await (await fetch(address + captcha.c)).text(),
    );
    const challenge = /(\d+)\.png$/.exec(captcha.c)?.[1] ?? '';
    const answer = await captchaAnswer(createSignature(ports.secrets), challenge);
    const right = { c: answer.toLowerCase(), _wpcf7_captcha_challenge_c: challenge };
    expect((await sendOk(form, right)).status).toBe('mail_sent');
    const again = await sendOk(form, right);
    expect(again).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'c', message: 'Your entered code is incorrect.' }],
    });
    expect(again.captcha?.c).toMatch(/\d{16}\.png$/);
    expect((await fetch(`${address}/wp-content/uploads/wpcf7_captcha/1234567890123456.png`)).status).toBe(
      404,
    );
  });

  test('a form without puzzles has an empty list to refill', async () => {
    const { addForm, address } = await startContactForm();
    const response = await fetch(
      `${address}/wp-json/contact-form-7/v1/contact-forms/${await addForm({})}/refill`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual([]);
  });

  test('the schema can be kept for a moment and asked about again', async () => {
    const { addForm, address } = await startContactForm();
    const url = `${address}/wp-json/contact-form-7/v1/contact-forms/${await addForm({})}/feedback/schema`;
    const response = await fetch(url);
    expect(await response.json()).toMatchObject({
      version: 'Contact Form 7 SWV Schema 2024-10',
      locale: 'en_US',
    });
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('CF-21 uploads', () => {
  const template = '[file* cv filetypes:pdf|txt|svg|jpg limit:1kb] [file more multiple filetypes:jpg|pdf]';

  test('are stored under random names and offered to administrators only', async () => {
    const { addForm, sendOk, admin, address, ports } = await startContactForm();
    const form = await addForm({ template });
    expect(
      (await sendOk(form, { cv: pdf('../../my.php.CV.pdf'), 'more[]': [pdf('a.pdf'), pdf('a.pdf')] })).status,
    ).toBe('mail_sent');
    const { files } = await (await admin('/contact-messages/1')).json();
    expect(files.map(({ field, name }: { field: string; name: string }) => [field, name])).toEqual([
      ['cv', 'my.php_.CV.pdf'],
      ['more', 'a.pdf'],
      ['more', 'a-1.pdf'],
    ]);
    const kept = await readdir(join(ports.filesFolder, 'contact-form/kept'));
    expect(kept).toHaveLength(3);
    expect(kept.every((name) => /^[0-9a-f]{40}$/.test(name))).toBe(true);
    const download = await admin('/contact-messages/1/files/0');
    expect(download.headers.get('content-type')).toBe('application/octet-stream');
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''my.php_.CV.pdf");
    expect(await download.text()).toBe('%PDF-1.7 hello');
    expect((await fetch(`${address}/admin/api/contact-messages/1/files/0`)).status).toBe(401);
    expect(await (await admin('/contact-messages/export.csv')).text()).toContain(
      '"mail_sent","my.php_.CV.pdf","a.pdf, a-1.pdf",""',
    );
    expect((await admin('/contact-messages/1', { method: 'DELETE' })).status).toBe(204);
    expect(await readdir(join(ports.filesFolder, 'contact-form/kept'))).toEqual([]);
  });

  test.each([
    ['left out', {}, 'Please fill out this field.'],
    ['an empty part', { cv: new File([], '') }, 'Please fill out this field.'],
    ['too large', { cv: pdf('a.pdf', `%PDF-${'x'.repeat(1100)}`) }, 'The uploaded file is too large.'],
    [
      'of another type',
      { cv: new File(['x'], 'a.exe') },
      'You are not allowed to upload files of this type.',
    ],
    ['with two extensions', { cv: pdf('a.pdf.php') }, 'You are not allowed to upload files of this type.'],
    ['with a NUL', { cv: pdf('a.php\0.pdf') }, 'You are not allowed to upload files of this type.'],
    ['with a tab', { cv: pdf('a\t.pdf') }, 'You are not allowed to upload files of this type.'],
    [
      'that reads backwards',
      { cv: pdf('a\u202Efdp.pdf') },
      'You are not allowed to upload files of this type.',
    ],
    [
      'with the wrong mark',
      { cv: pdf('a.pdf', 'GIF89a') },
      'You are not allowed to upload files of this type.',
    ],
    [
      'a page called a text',
      { cv: new File(['<html><script>1</script>'], 'a.txt') },
      'You are not allowed to upload files of this type.',
    ],
    [
      'a binary called a text',
      { cv: new File(['a\0b'], 'a.txt') },
      'You are not allowed to upload files of this type.',
    ],
    [
      'a drawing with a script',
      { cv: new File(['<svg><script>1</script></svg>'], 'a.svg') },
      'You are not allowed to upload files of this type.',
    ],
    [
      'a drawing with a handler',
      { cv: new File(['<svg onload="x">'], 'a.svg') },
      'You are not allowed to upload files of this type.',
    ],
    ['text in its place', { cv: 'a.pdf' }, 'Please fill out this field.'],
  ])(
    'a required file that is %s is refused, and nothing of it stays',
    async (_, entries: Entries, message) => {
      const { addForm, sendOk, ports } = await startContactForm();
      const form = await addForm({ template });
      expect(await sendOk(form, entries)).toMatchObject({
        status: 'validation_failed',
        invalid_fields: [{ field: 'cv', message }],
      });
      const folders = await Promise.all(
        ['incoming', 'kept'].map((name) =>
          readdir(join(ports.filesFolder, 'contact-form', name)).catch(() => []),
        ),
      );
      expect(folders).toEqual([[], []]);
    },
  );

  test('of a wrong kind are named with whatever else is wrong, in the order of the form', async () => {
    const { addForm, sendOk } = await startContactForm();
    const form = await addForm({
      template: '[text* your-name] [file* cv filetypes:pdf] [email* your-email]',
    });
    const reply = await sendOk(form, { 'your-name': '', cv: pdf('cv.exe'), 'your-email': 'nobody' });
    expect(reply.invalid_fields.map(({ field, message }) => [field, message])).toEqual([
      ['your-name', 'Please fill out this field.'],
      ['cv', 'You are not allowed to upload files of this type.'],
      ['your-email', 'Please enter an email address.'],
    ]);
  });

  test('an empty first file in an array is not a file', async () => {
    const { addForm, sendOk, admin } = await startContactForm();
    const form = await addForm({ template });
    await sendOk(form, { cv: pdf(), 'more[]': [new File([], ''), pdf('b.pdf')] });
    expect((await (await admin('/contact-messages/1')).json()).files).toHaveLength(2);
  });
});

describe('CF-21 bad input', () => {
  test('is answered in the shape of the contract', async () => {
    const { addForm, send, address } = await startContactForm();
    const form = await addForm({});
    const post = (body: BodyInit, headers = {}) =>
      fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, {
        method: 'POST',
        body,
        headers,
      });
    expect(await (await send(999, GOOD)).json()).toEqual({
      code: 'wpcf7_not_found',
      message: 'The requested contact form was not found.',
      data: { status: 404 },
    });
    expect(
      await (await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).json(),
    ).toMatchObject({ code: 'wpcf7_unsupported_media_type', data: { status: 415 } });
    const notOne = await fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/abc/feedback`, {
      ...{ method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    });
    expect(await notOne.json()).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
    expect(await (await send(form, { ...GOOD, [HIDDEN.unitTag]: '<>' })).json()).toMatchObject({
      code: 'wpcf7_unit_tag_not_found',
      data: { status: 400 },
    });
    expect(
      (await post('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' })).status,
    ).toBe(400);
    for (const length of [252, 253, 257, 2000]) {
      const boundary = 'x'.repeat(length);
      const part = `--${boundary}\r\nContent-Disposition: form-data; name="${HIDDEN.unitTag}"\r\n\r\n<>\r\n`;
      const reply = post(`${part}--${boundary}--\r\n`, {
        'content-type': `multipart/form-data; boundary=${boundary}`,
      });
      expect(await (await reply).json()).toMatchObject({
        code: length > 252 ? 'wpcf7_unreadable' : 'wpcf7_unit_tag_not_found',
        data: { status: 400 },
      });
    }
    expect((await post('', { 'content-type': 'multipart/form-data' })).status).toBeGreaterThanOrEqual(400);
    const noNumber = await fetch(`${address}/wp-json/contact-form-7/v1/contact-forms/1e3/refill`);
    expect(await noNumber.json()).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
    const noForm = await fetch(
      `${address}/wp-json/contact-form-7/v1/contact-forms/12345678901234567890/refill`,
    );
    expect(await noForm.json()).toMatchObject({ code: 'wpcf7_not_found', data: { status: 404 } });
  });

  test('ten thousand fields are refused at once', async () => {
    const { addForm, send } = await startContactForm();
    const form = await addForm({});
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 'x']));
    const response = await send(form, { ...GOOD, ...many });
    expect(response.status).toBe(413);
    expect((await response.json()).code).toBe('wpcf7_too_large');
  });

  test('CF-21 fields are a megabyte in all, however they are cut up, and a long letter arrives', async () => {
    const { addForm, send, sendOk } = await startContactForm();
    const form = await addForm({ template: '[textarea letter maxlength:900000]' });
    expect((await sendOk(form, { letter: 'Dear all, '.repeat(80_000) })).status).toBe('mail_sent');
    const pieces = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}`, 'x'.repeat(100_000)]));
    const refused = await send(form, pieces);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'wpcf7_too_large', message: expect.any(String) });
  });

  test('CF-21 whoever sends too much is told in the form’s own shape when it can go on', async () => {
    const { addForm, send, ports } = await startContactForm();
    const form = await addForm({});
    const refusal = async (sentence: RegExp, wait: string) => {
      const answer = await send(form, GOOD);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, wait]);
      expect(await answer.json()).toMatchObject({
        ...{ code: 'rest_too_many_requests', contact_form_id: form, status: 'mail_failed' },
        ...{ message: expect.stringMatching(sentence), invalid_fields: [] },
      });
    };
    await ports.limits.take(KEPT_BYTES, '127.0.0.1', KEPT_BYTES.each - 1);
    await refusal(/as much as we can take.*in 24 hours\.$/, '86400');
    await ports.limits.take(SUBMISSIONS, '127.0.0.1', SUBMISSIONS.each - 1);
    await refusal(/has not been sent yet\. Please try again in 10 minutes\.$/, '600');
    expect(await ports.outbox.list()).toEqual([]);
    ports.clock.advance(25 * 60 * 60 * 1000);
    expect((await send(form, GOOD)).status).toBe(200);
  });

  test('CF-14 a form over the limit answers in its own language', async () => {
    const { addForm, send, ports } = await startContactForm();
    const form = await addForm({ locale: 'de_DE' });
    await ports.limits.take(SUBMISSIONS, '127.0.0.1', SUBMISSIONS.each);
    expect((await (await send(form, GOOD)).json()).message).toMatch(
      /^Aus Ihrem Netz kamen zu viele Nachrichten\..*in 10 Minuten noch einmal\.$/,
    );
  });

  test('arrays for single values, unknown fields and control characters do no harm', async () => {
    const { addForm, send, sendOk, admin, ports } = await startContactForm();
    const form = await addForm({});
    expect(
      (
        await sendOk(form, {
          ...GOOD,
          'your-name': '',
          'your-name[x][y]': 'Ada',
          'your-email[]': ['a@b.co', 'c@d.co'],
          evil: 'x',
          'your-message': 'a\0b\u0007c\ttab',
        })
      ).status,
    ).toBe('mail_sent');
    const { fields } = await (await admin('/contact-messages/1')).json();
    expect(fields.map(({ name, values }: { name: string; values: string[] }) => [name, values])).toEqual([
      ['your-name', ['Ada']],
      ['your-email', ['a@b.co', 'c@d.co']],
      ['your-subject', ['Hello']],
      ['your-message', ['abc\ttab']],
    ]);
    expect(await ports.outbox.list()).toHaveLength(1);
    expect((await send(form, { ...GOOD, '__proto__[x]': 'y' })).status).toBe(200);
    expect((await sendOk(form, { ...GOOD, constructor: 'z' })).status).toBe('mail_sent');
  });

  test('line ends in every header field do not become headers or recipients', async () => {
    const { addForm, sendOk, ports } = await startContactForm();
    const form = await addForm({
      template: '[text a]',
      mail: {
        ...{
          active: true,
          subject: 'About [a]',
          sender: '[a] <site@example.org>',
          recipient: 'owner@example.org',
          body: '[a]',
        },
        ...{
          additionalHeaders: 'Reply-To: [a]\nX-Note: [a]\nBcc: [a]\nnonsense',
          attachments: '',
          useHtml: false,
          excludeBlank: false,
        },
      },
    });
    await sendOk(form, { a: 'x\r\nBcc: victim@example.net\nTo: victim@example.net, second@example.net' });
    const [summary] = await ports.outbox.list();
    const mail = await ports.outbox.read(summary?.id ?? '');
    expect(mail).toMatchObject({ to: ['owner@example.org'], cc: [], bcc: [], replyTo: [] });
    expect(mail?.from).toBe(
      '"x Bcc: victim@example.net To: victim@example.net, second@example.net" <site@example.org>',
    );
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.from).not.toMatch(/[\r\n]/);
    expect(Object.keys(mail?.headers ?? {})).toEqual(['X-Note']);
    expect(JSON.stringify(mail?.headers)).not.toMatch(/\\[rn]/);
  });
});

test('CF-22 a visitor chooses whom a mail goes to, and cannot add anybody', async () => {
  const { addForm, sendOk, ports } = await startContactForm();
  const form = await addForm({
    template:
      '[checkbox to "Sales|sales@example.org" "Office|Office <office@example.org>, desk@example.org"] [text who]',
    mail: { ...DEFAULT_MAIL, recipient: '[to]', additionalHeaders: 'Bcc: [who]' },
  });
  await sendOk(form, { 'to[]': ['Sales', 'Office'], who: 'a@example.net, b@example.net' });
  const [mail] = await ports.outbox.list();
  expect(mail?.to).toEqual(['sales@example.org', '"Office" <office@example.org>', 'desk@example.org']);
  expect(await ports.outbox.read(mail?.id ?? '')).toMatchObject({ bcc: [] });
});

test('CF-22 a mail that names a file of a server is sent without it, and the message says so', async () => {
  const { addForm, sendOk, admin } = await startContactForm();
  const form = await addForm({
    mail: { ...DEFAULT_MAIL, attachments: 'uploads/terms.pdf\n[cv]' },
  });
  expect(await sendOk(form, GOOD)).toMatchObject({ status: 'mail_sent' });
  expect(await (await admin('/contact-messages/1')).json()).toMatchObject({
    mailNotes: ['"uploads/terms.pdf" was not attached: only files that come with the form are.'],
    mails: [{ subject: 'Example & Co "Hello"' }],
  });
});

test('CF-22 several answers stand in a mail as lists do in its language, and in its subject with a comma', async () => {
  const { addForm, sendOk, ports } = await startContactForm();
  const form = await addForm({
    ...{ locale: 'ja', template: '[checkbox days "Mon" "Fri"]' },
    mail: { ...DEFAULT_MAIL, subject: '[days]', body: '[days]' },
  });
  await sendOk(form, { 'days[]': ['Mon', 'Fri'] });
  const [mail] = await ports.outbox.list();
  expect(mail?.subject).toBe('Mon, Fri');
  expect((await ports.outbox.read(mail?.id ?? ''))?.text).toBe('Mon、Fri');
});

describe('CF-21 the inbox', () => {
  test.each([
    ['kept', 'consent_for:storage', { agree: '1' }, [{ from: 'Ada' }]],
    ['not kept', 'consent_for:storage', {}, [{ from: 'Nobody in particular' }]],
    ['not kept', 'consent_for:storage invert', { agree: '1' }, [{ from: 'Nobody in particular' }]],
  ])('has a message %s by whoever was asked (%s) and answered %j', async (_, options, answer, items) => {
    const { addForm, sendOk, admin, ports } = await startContactForm();
    const form = await addForm({
      template: `[text* your-name] [acceptance agree optional ${options}]Keep it[/acceptance]`,
      mail: { ...DEFAULT_MAIL, body: '[your-name]' },
    });
    expect(await sendOk(form, { 'your-name': 'Ada', ...answer })).toMatchObject({ status: 'mail_sent' });
    expect(await (await admin('/contact-messages')).json()).toMatchObject({ items });
    expect(await ports.outbox.list()).toHaveLength(1);
  });

  test('keeps nothing of a message that must not be stored, also when no mail can be made of it', async () => {
    const { addForm, sendOk, admin } = await startContactForm();
    const form = await addForm({
      additionalSettings: 'do_not_store: on',
      mail: { ...DEFAULT_MAIL, recipient: 'nobody' },
    });
    expect(await sendOk(form, GOOD)).toMatchObject({ status: 'mail_failed' });
    const message = await (await admin('/contact-messages/1')).json();
    expect(message).toMatchObject({ fields: [], remoteIp: '', userAgent: '' });
    expect(message.mailError).toContain('"nobody" is not an e-mail address');
  });

  test('exports a column for every field of every form, whichever wrote last', async () => {
    const { addForm, sendOk, admin } = await startContactForm();
    const contact = await addForm({ title: 'Contact', template: '[text name] [textarea text]' });
    const visit = await addForm({ title: 'Visit', template: '[text name] [text day]' });
    await sendOk(contact, { name: 'Ada', text: 'Hello' });
    await sendOk(visit, { name: 'Bob', day: 'Monday' });
    const lines = (await (await admin('/contact-messages/export.csv')).text()).split('\r\n');
    expect(lines[0]).toContain('"Status","name","day","text","Other fields"');
    expect(lines[1]).toContain('"Visit","mail_sent","Bob","Monday","",""');
    expect(lines[2]).toContain('"Contact","mail_sent","Ada","","Hello",""');
  });

  test('searches, marks, exports without formulas, and is closed to visitors', async () => {
    const { addForm, sendOk, admin, address } = await startContactForm();
    const form = await addForm({ template: '[text name] [textarea text]' });
    await sendOk(form, { name: '=HYPERLINK("x")', text: 'about "apples", and pears' });
    await sendOk(form, { name: 'Bob', text: 'nothing' });
    expect((await (await admin('/contact-messages?search=APPLES%20pears')).json()).items).toHaveLength(1);
    expect((await (await admin('/contact-messages?search=%25')).json()).items).toHaveLength(0);
    const page = await (await admin('/contact-messages?limit=1')).json();
    expect(page.items[0].from).toBe('Bob');
    expect(
      (await (await admin(`/contact-messages?limit=1&cursor=${page.nextCursor}`)).json()).items[0].id,
    ).toBe(1);
    await admin('/contact-messages/1/read', { method: 'POST' });
    await admin('/contact-messages/2/spam', { method: 'POST' });
    expect(await (await admin('/contact-messages/counts')).json()).toEqual({ unread: 0, inbox: 1, spam: 1 });
    const table = Buffer.from(await (await admin('/contact-messages/export.csv')).arrayBuffer());
    // Excel needs the byte order mark to read the file as UTF-8.
    expect(table.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const csv = table.subarray(3).toString();
    expect(csv.split('\r\n')).toEqual([
      '"Number","Received","Form","Status","name","text","Other fields"',
      `"1","2026-01-15T09:30:00.000Z","Test","mail_sent","'=HYPERLINK(""x"")","about ""apples"", and pears",""`,
      '',
    ]);
    for (const path of [
      'contact-messages',
      'contact-messages/1',
      'contact-messages/export.csv',
      'contact-forms',
    ])
      expect((await fetch(`${address}/admin/api/${path}`)).status).toBe(401);
  });

  test('others have their turn while years of messages are exported', async () => {
    const { addForm, sendOk, admin, ports } = await startContactForm();
    await sendOk(await addForm({ template: '[text name]' }), { name: 'Ada' });
    const tables = ports.database.tables<ContactFormTables>();
    const stored = tables.selectFrom('contact_submissions').selectAll();
    const { id: _, ...message } = await stored.executeTakeFirstOrThrow();
    for (let many = 0; many < 6; many += 1)
      await tables.insertInto('contact_submissions').values(Array(1_000).fill(message)).execute();
    let [turns, isDone] = [0, false];
    const waitOn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(waitOn);
    };
    waitOn();
    const lines = (await (await admin('/contact-messages/export.csv')).text()).split('\r\n');
    isDone = true;
    expect(lines).toHaveLength(6_003);
    expect(turns).toBeGreaterThan(30);
  });

  test('forms can be edited, previewed and warned about', async () => {
    const { addForm, admin } = await startContactForm();
    const id = await addForm({
      template: '[text name] [recaptcha] [text b* "x"] [[text c]] <label>[text a] [text b]</label>',
    });
    const form = await (await admin(`/contact-forms/${id}`)).json();
    expect(form.warnings.map(({ code }: { code: string }) => code)).toEqual([
      'unavailable_names',
      'unknown_tags',
      'multiple_controls_in_label',
      'no_submit',
    ]);
    expect(form.warnings[1].message).toContain('"[recaptcha]", "[text b* "x"]" as it stands');
    const { id: _, hash, warnings, ...body } = form;
    const preview = await (
      await admin('/contact-forms/preview', {
        method: 'POST',
        body: JSON.stringify({ ...body, template: '[text* x][captchac c][captchar c]<script>1</script>' }),
      })
    ).json();
    expect(preview.html).toContain('name="x"');
    expect(preview.html).not.toContain('<script');
    expect(preview.fields).toEqual(['x']);
    const put = await admin(`/contact-forms/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...body, title: 'Renamed' }),
    });
    expect(await put.json()).toMatchObject({ id, hash, title: 'Renamed' });
    expect((await (await admin('/contact-forms')).json()).items).toMatchObject([{ title: 'Renamed' }]);
    expect((await admin(`/contact-forms/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await admin(`/contact-forms/${id}`)).status).toBe(404);
    expect(await addForm({})).toBe(id + 1);
  });
});

/** Ham for the first submission, spam for all later ones. */
function onceHam(): SpamJudge {
  let asked = 0;
  return { judge: async () => ({ decision: asked++ === 0 ? 'ham' : 'spam', reasons: [] }) };
}
