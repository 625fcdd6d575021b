import { againIfUsedMeanwhile, type Clock, type Database, type Secrets } from '@portico/kernel/server';
import { type Content, judge, siteLayerOf, type Verdict } from '../../verdict/index.ts';
import { DEFAULT_REFUSAL, type SpamSettings } from '../../wire/admin.ts';
import {
  FIELDS,
  FORM_MEMBERS,
  gatheredIn,
  KEYS,
  parseSignals,
  trapIn,
  withoutServiceFields,
} from '../../wire/public.ts';
import type { EmailChecks } from '../email/createEmailChecks.ts';
import type { EventTokens } from '../tokens/createEventTokens.ts';
import type { ProofOfWork } from '../tokens/createProofOfWork.ts';
import type { ScriptKeys } from '../tokens/createScriptKeys.ts';
import { visitorId } from '../visitors.ts';
import { visitorWordsIn } from '../words/visitorWords.ts';
import type { Learning } from './createLearning.ts';
import type { Recall } from './createRecall.ts';
import type { VerdictLog } from './createVerdictLog.ts';
import { isListed } from './isListed.ts';
import type { Judgement, Outcome, Submission } from './Submission.ts';
import { traceOf } from './traceOf.ts';

export interface JudgeParts {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly tokens: EventTokens;
  readonly work: ProofOfWork;
  readonly scriptKeys: ScriptKeys;
  readonly emails: EmailChecks;
  readonly recall: Recall;
  readonly learning: Learning;
  readonly log: VerdictLog;
  /** The site's language. */
  readonly language: () => string;
}

export type Judge = (submission: Submission) => Promise<Judgement>;

/** Like `Judge`, for callers that store what was judged: the verdict is stored in the same transaction. */
export type Weigh = (submission: Submission) => Promise<Weighed>;

export interface Weighed {
  readonly judgement: Judgement;
  /**
   * Stores the verdict and marks single-use values as used. Call once, whatever follows. Throws if another submission has used
   * them meanwhile; `againIfUsedMeanwhile` must then weigh again.
   */
  keep(transaction: Database): Promise<void>;
}

/** Judges, with the verdict on disk before it is returned. */
export function createJudge(database: Database, weigh: Weigh): Judge {
  return (submission) =>
    againIfUsedMeanwhile(async () => {
      const { judgement, keep } = await weigh(submission);
      await database.sharedTransaction(keep);
      return judgement;
    });
}

/** The owner's sentence, or ours in the site's language. */
function refusalOf({ refusal }: SpamSettings, language: string): string {
  return refusal === DEFAULT_REFUSAL ? visitorWordsIn(language).refused : refusal;
}

/** Collects the evidence for a submission, judges it, and decides what to do. */
export function createWeigh(parts: JudgeParts): Weigh {
  const { clock, secrets, tokens, work, scriptKeys, emails, recall, learning, log, language } = parts;
  return async ({ source, about, visitor, fields, content: written, namesBrowser, canChallenge = true }) => {
    const id = await visitorId(secrets, visitor);
    const content: Content = { text: '', name: '', email: '', url: '', ...written };
    const trace = traceOf(id, content);
    const { settings: set, session, history, isTaught } = await recall(trace);
    const gathered = {
      ...session,
      ...ownCookies(visitor.cookies, set.cookiePrefix),
      ...gatheredIn(fields),
    };
    const hasSignals = Object.keys(gathered).length > 0;
    const signals = hasSignals ? parseSignals(gathered) : null;
    const token = signals?.eventToken ?? null;
    const proof = textOf(fields[FIELDS.proofOfWork]);
    const [eventToken, proofOfWork, scriptTest, emailCheck, site] = await Promise.all([
      token ? tokens.check(token, id) : null,
      proof ? work.check(proof, id) : null,
      signals?.scriptKey ? scriptKeys.check(signals.scriptKey) : null,
      content.email.trim() ? emails.check(content.email) : null,
      isTaught ? learning.layerFor(content.text) : siteLayerOf([], clock.now()),
    ]);
    const verdict = judge({
      content,
      signals,
      facts: {
        now: clock.now(),
        scriptTest,
        trap: trapIn(fields) ?? searchTrap(gathered),
        eventToken,
        proofOfWork,
        listed: listing(set, visitor.address, content),
        emailCheck,
        browser: namesBrowser === false ? 'unnamed' : null,
        filledFields: Object.entries(withoutServiceFields(fields))
          .filter(([, value]) => typeof value === 'string' && value !== '')
          .map(([name]) => name),
      },
      history: { ...history, site },
    });
    const canWork =
      canChallenge &&
      set.proofOfWork &&
      (scriptTest === 'passed' || eventToken === 'valid' || signals?.pageLoadedAt != null);
    const outcome = outcomeFor(verdict, { canWork, hasWorked: proofOfWork === 'solved' });
    const entry = log.draft({
      ...{ source, about, trace, verdict, outcome, content },
      gathered: hasSignals ? kept(gathered) : null,
    });
    return {
      judgement: {
        verdictId: entry.id,
        decision: verdict.decision,
        score: verdict.score,
        reasons: verdict.reasons,
        outcome,
        sentence: outcome === 'refuse' || outcome === 'challenge' ? refusalOf(set, language()) : null,
        challenge: outcome === 'challenge' ? await work.issue(id, set.proofOfWorkDifficulty) : null,
        isRealPerson: verdict.decision === 'ham' && (scriptTest === 'passed' || eventToken === 'valid'),
      },
      async keep(transaction) {
        await log.add(transaction, entry);
        // A challenged visitor keeps the token for sending again.
        if (outcome === 'challenge') return;
        if (token && eventToken === 'valid') await tokens.spend(transaction, token);
        if (proof && proofOfWork === 'solved') await work.spend(transaction, proof);
      },
    };
  };
}

/** Grey is not refused: a browser that can compute a proof is asked to, and without scripts a person reviews it. */
function outcomeFor(
  { decision }: Verdict,
  { canWork, hasWorked }: { canWork: boolean; hasWorked: boolean },
): Outcome {
  if (decision === 'ham') return 'accept';
  if (decision === 'spam') return 'refuse';
  return canWork && !hasWorked ? 'challenge' : 'hold';
}

function listing(set: SpamSettings, address: string, content: Content): 'allowed' | 'denied' | null {
  if (isListed(set.allowList, address, content)) return 'allowed';
  return isListed(set.denyList, address, content) ? 'denied' : null;
}

const KNOWN_NAMES: readonly string[] = [...Object.values(KEYS), ...Object.values(FORM_MEMBERS)];
const KNOWN: ReadonlySet<string> = new Set(KNOWN_NAMES);
const MOST_KEPT = 30_000;

function ownCookies(
  cookies: Readonly<Record<string, string | undefined>>,
  prefix: string,
): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(cookies))
    if (name.startsWith(prefix) && KNOWN.has(name.slice(prefix.length)))
      own[name.slice(prefix.length)] = value;
  const fields = Object.entries(cookies).filter(([name]) =>
    name.startsWith(`${prefix}${KEYS.visibleFields}_`),
  );
  if (fields.length > 0)
    own[KEYS.visibleFields] = Object.fromEntries(
      fields.slice(0, 10).map(([, value], index) => [index, value]),
    );
  return own;
}

/** Search forms send the trap with the session, not with the form. */
function searchTrap(gathered: Readonly<Record<string, unknown>>): 'empty' | 'filled' | null {
  const value = gathered[KEYS.searchHoneypot];
  return typeof value === 'string' ? (value.trim() === '' ? 'empty' : 'filled') : null;
}

/** What the log stores: known names only, and no more than a page full. */
function kept(gathered: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = Object.fromEntries(
    KNOWN_NAMES.filter((name) => Object.hasOwn(gathered, name)).map((name) => [name, gathered[name]]),
  );
  return JSON.stringify(known).length <= MOST_KEPT ? known : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}
