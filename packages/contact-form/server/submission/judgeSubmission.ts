import type { SpamJudge, SpamVerdict } from './SpamJudge.ts';
import type { Submission } from './Submission.ts';

/** Passes a submission to the judge: the author, the text, and everything that came with it. */
export function judgeSubmission(judge: SpamJudge, submission: Submission): Promise<SpamVerdict> {
  const { form, fields, posted, origin, pageUrl, receivedAt } = submission;
  // A tick says nothing about the text, and its "1" would stand at the end of it.
  const written = fields.filter(({ type }) => type !== 'acceptance');
  const entered = Object.fromEntries(written.map(({ name, values }) => [name, values]));
  const authorField = (role: string): string | undefined => {
    const tag = form.tags.find((one) => one.options.includes(`akismet:${role}`));
    return tag ? entered[tag.name]?.[0] : undefined;
  };
  const [name, email, url] = [authorField('author'), authorField('author_email'), authorField('author_url')];
  return judge.judge({
    formId: form.definition.id,
    formTitle: form.definition.title,
    fields: entered,
    posted: posted.fields,
    cookies: origin.cookies,
    headers: origin.headers,
    remoteIp: origin.remoteIp,
    userAgent: origin.userAgent,
    pageUrl,
    receivedAt,
    author: { ...(name && { name }), ...(email && { email }), ...(url && { url }) },
  });
}
