import { parsedJson } from '@portico/kernel/records';
import { adminRoute, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Content } from '../../verdict/index.ts';
import { type VerdictDetail, type VerdictSummary, verdictCalls } from '../../wire/admin.ts';
import { parseSignals } from '../../wire/public.ts';
import type { VerdictRow } from '../tables.ts';
import type { Correct } from '../verdicts/createCorrection.ts';
import type { VerdictLog } from '../verdicts/createVerdictLog.ts';
import { contentIn, reasonsIn } from '../verdicts/readVerdict.ts';
import { mainReason } from './mainReason.ts';

export interface VerdictRouteParts {
  readonly log: VerdictLog;
  readonly correct: Correct;
  /** Called for the submission's source when its verdict was reversed. */
  readonly turned: (turn: TurnedVerdict) => Promise<void>;
}

/** A verdict corrected by an administrator. */
export interface TurnedVerdict {
  readonly verdictId: string;
  readonly source: string;
  /** The submission's key there: `submission:42`. */
  readonly about: string | null;
  readonly decision: 'ham' | 'spam';
}

const EXCERPT = 160;

/** The log: list, explain, reverse. */
export function verdictRoutes(app: FastifyInstance, { correct, log, turned }: VerdictRouteParts): void {
  adminRoute(app, verdictCalls.list, {
    role: 'administrator',
    summary: 'The verdicts, newest first',
    async handle({ query: { cursor, limit, ...filter } }) {
      const before = decodeCursor(cursor, Type.String());
      const rows = await log.list({ ...definedOnly(filter), ...(before && { before }), limit: limit + 1 });
      return cursorPage(rows, limit, ({ id }) => id, summaryOf);
    },
  });

  adminRoute(app, verdictCalls.read, {
    role: 'administrator',
    summary: 'One verdict with its reasons and signals',
    async handle({ params }) {
      const row = await log.find(params.id);
      if (!row) throw notFound('This verdict');
      return detailOf(row);
    },
  });

  adminRoute(app, verdictCalls.correct, {
    role: 'administrator',
    summary: 'Says what a submission really was; it is delivered or taken back, and the site learns from it',
    async handle({ params, body: { label: decision }, actor }) {
      const row = await log.find(params.id);
      if (!row) throw notFound('This verdict');
      if (await correct(row, decision, actor.displayName))
        await turned({ verdictId: row.id, source: row.source, about: row.about, decision });
      const after = await log.find(params.id);
      if (!after) throw notFound('This verdict');
      return detailOf(after);
    },
  });
}

function summaryOf(row: VerdictRow): VerdictSummary {
  const content = contentOf(row);
  const decision = DECISIONS.find((known) => known === row.decision) ?? 'grey';
  return {
    id: row.id,
    madeAt: row.made_at,
    source: row.source,
    score: row.score,
    decision,
    outcome: OUTCOMES.find((known) => known === row.outcome) ?? 'hold',
    corrected: row.corrected === 'ham' || row.corrected === 'spam' ? row.corrected : null,
    name: content.name,
    email: content.email,
    excerpt: content.text.replace(/\s+/g, ' ').slice(0, EXCERPT),
    mainReason: mainReason(decision, reasonsIn(row.reasons)),
  };
}

function detailOf(row: VerdictRow): VerdictDetail {
  return {
    ...summaryOf(row),
    about: row.about,
    version: row.version,
    content: contentOf(row),
    reasons: reasonsIn(row.reasons),
    signals: row.signals === null ? null : parseSignals(parsedJson(row.signals)),
    correctedAt: row.corrected_at,
    correctedBy: row.corrected_by,
  };
}

const DECISIONS = ['ham', 'grey', 'spam'] as const;
const OUTCOMES = ['accept', 'hold', 'challenge', 'refuse'] as const;

function contentOf(row: VerdictRow): Content {
  return { text: '', name: '', email: '', url: '', ...contentIn(row.content) };
}

function definedOnly<Values extends object>(
  values: Values,
): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };
}
