import type { Content, Evidence } from './Verdict.ts';

/** Evidence with only the content: no signals, nothing known. */
export function noEvidence(content: Partial<Content>, now: number): Evidence {
  return {
    content: { text: '', name: '', email: '', url: '', ...content },
    signals: null,
    facts: {
      now,
      scriptTest: null,
      trap: null,
      eventToken: null,
      proofOfWork: null,
      listed: null,
      emailCheck: null,
      filledFields: [],
    },
    history: { recentSubmissions: 0, sameText: 0, earlierHam: 0, earlierSpam: 0 },
  };
}
