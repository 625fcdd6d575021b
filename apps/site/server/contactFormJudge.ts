import type { SpamJudge, SubmissionFacts } from '@portico/contact-form/server';
import type { Judgement, SpamProtection, Visitor } from '@portico/spam-protection/server';
import type { BlockedAnswer } from '@portico/spam-protection/wire/public';

/** Contact Form 7's own check: nothing shorter names a browser. */
const SHORTEST_BROWSER_NAME = 2;

/** Lets the spam protection judge contact form submissions. */
export function contactFormJudge(spam: SpamProtection): SpamJudge {
  return {
    async judge(facts) {
      const { name = '', email = '', url = '' } = facts.author;
      const { judgement, keep } = await spam.weigh({
        source: 'contact-form',
        about: null,
        visitor: visitorOf(facts),
        fields: Object.fromEntries(facts.posted),
        content: { text: textOf(facts), name, email, url },
        namesBrowser: facts.userAgent.trim().length >= SHORTEST_BROWSER_NAME,
      });
      const { outcome, reasons, verdictId, sentence } = judgement;
      return {
        decision: outcome === 'refuse' || outcome === 'challenge' ? 'spam' : 'ham',
        reasons: reasons.map(({ sentence }) => sentence),
        logId: verdictId,
        keep,
        ...(sentence && { sentence }),
        // Browsers that can compute a challenge get one before anything is refused; the visitor only sees the second response.
        ...(outcome === 'challenge' && { question: questionOf(judgement) }),
      };
    },
    async learn({ decision, logId }) {
      if (logId) await spam.learn(logId, decision);
    },
  };
}

function questionOf({ sentence, challenge }: Judgement): Record<string, BlockedAnswer['apbct']> {
  return {
    apbct: { blocked: true, comment: sentence ?? '', stop_script: 0, ...(challenge && { challenge }) },
  };
}

function visitorOf({ remoteIp, userAgent, headers, cookies }: SubmissionFacts): Visitor {
  const languages = headers['accept-language'];
  return { address: remoteIp, userAgent, languages: typeof languages === 'string' ? languages : '', cookies };
}

/** Everything that was written except the author's details: subject and message, in order. */
function textOf({ fields, author }: SubmissionFacts): string {
  const known = new Set<string | undefined>([author.name, author.email, author.url]);
  return Object.values(fields)
    .flat()
    .filter((value) => value.trim() !== '' && !known.has(value))
    .join('\n');
}
