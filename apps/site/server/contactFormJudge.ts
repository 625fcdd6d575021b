import type { SpamJudge, SubmissionFacts } from '@portico/contact-form/server';
import type { SpamProtection, Visitor } from '@portico/spam-protection/server';

/** Lets the spam protection judge what comes through contact forms. */
export function contactFormJudge(spam: SpamProtection): SpamJudge {
  return {
    async judge(facts) {
      const { name = '', email = '', url = '' } = facts.author;
      const { action, reasons, verdictId } = await spam.judge({
        source: 'contact-form',
        about: null,
        visitor: visitorOf(facts),
        fields: Object.fromEntries(facts.posted),
        content: { text: textOf(facts), name, email, url },
        // The form's answer has no place for a proof of work: who is in doubt is let through and marked in the log.
        canChallenge: false,
      });
      return {
        decision: action === 'refuse' ? 'spam' : 'ham',
        reasons: reasons.map(({ sentence }) => sentence),
        logId: verdictId,
      };
    },
    async learn({ decision, logId }) {
      if (logId) await spam.learn(logId, decision);
    },
  };
}

function visitorOf({ remoteIp, userAgent, headers, cookies }: SubmissionFacts): Visitor {
  const languages = headers['accept-language'];
  return { address: remoteIp, userAgent, languages: typeof languages === 'string' ? languages : '', cookies };
}

/** Everything that was written, apart from who wrote it: subject and message, in their order. */
function textOf({ fields, author }: SubmissionFacts): string {
  const known = new Set<string | undefined>([author.name, author.email, author.url]);
  return Object.values(fields)
    .flat()
    .filter((value) => value.trim() !== '' && !known.has(value))
    .join('\n');
}
