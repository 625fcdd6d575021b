import type { Evidence, Reason } from '../Verdict.ts';

/** Reasons from the request itself. What was not sent weighs nothing. */
export function requestReasons({ facts }: Evidence): Reason[] {
  const { scriptTest, trap, eventToken, proofOfWork, emailCheck, browser } = facts;
  return [
    scriptTest && SCRIPT_TEST[scriptTest],
    trap && TRAP[trap],
    eventToken && EVENT_TOKEN[eventToken],
    proofOfWork && PROOF_OF_WORK[proofOfWork],
    emailCheck && EMAIL[emailCheck],
    browser ? BROWSER[browser] : null,
  ].filter((reason) => reason !== null);
}

const SCRIPT_TEST = {
  passed: { code: 'scripts_ran', weight: -0.5, sentence: 'A script ran in the visitor’s browser.' },
  failed: {
    code: 'script_key_wrong',
    weight: 0.8,
    sentence: 'The key that a script should have fetched is wrong or too old.',
  },
} as const satisfies Record<string, Reason>;

const TRAP = {
  filled: { code: 'trap', weight: 3.2, sentence: 'A field that people do not see was filled in.' },
  empty: null,
} as const satisfies Record<string, Reason | null>;

const EVENT_TOKEN = {
  valid: {
    code: 'token_valid',
    weight: -0.8,
    sentence: 'The visit has a token that this site issued for it.',
  },
  used: { code: 'token_used', weight: 1.2, sentence: 'The visit’s token was used for a submission before.' },
  forged: {
    code: 'token_forged',
    weight: 1.6,
    sentence: 'The visit’s token was not issued by this site for this visitor.',
  },
} as const satisfies Record<string, Reason>;

const PROOF_OF_WORK = {
  solved: {
    code: 'proof_of_work',
    weight: -1.6,
    sentence: 'The visitor’s browser did the proof of work that it was asked for.',
  },
  failed: {
    code: 'proof_failed',
    weight: 0.6,
    sentence: 'The proof of work was wrong, too late or used before.',
  },
} as const satisfies Record<string, Reason>;

const EMAIL = {
  good: { code: 'email_good', weight: -0.3, sentence: 'Mail can be delivered to the domain of the address.' },
  malformed: {
    code: 'email_malformed',
    weight: 0.9,
    sentence: 'What was given as an e-mail address is not one.',
  },
  disposable: {
    code: 'email_disposable',
    weight: 1.3,
    sentence: 'The e-mail address is from a throw-away service.',
  },
  'no-mail-server': {
    code: 'email_no_server',
    weight: 1,
    sentence: 'No mail server accepts mail for the domain of the address.',
  },
  unknown: null,
} as const satisfies Record<string, Reason | null>;

const BROWSER = {
  unnamed: {
    code: 'browser_unnamed',
    weight: 6,
    sentence: 'The request does not say which browser it came from, as every browser does.',
  },
} as const satisfies Record<string, Reason>;
