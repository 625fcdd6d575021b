import {
  adminRoute,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Decision, Label, Outcome, VerdictDetail, VerdictSummary } from '../../admin/protocol.ts';
import { parseSignals } from '../../protocol.ts';
import type { Content, Reason } from '../../verdict/index.ts';
import type { VerdictRow } from '../tables.ts';
import type { Correct } from '../verdicts/createCorrection.ts';
import type { VerdictLog } from '../verdicts/createVerdictLog.ts';

export interface VerdictRouteParts {
  readonly log: VerdictLog;
  readonly correct: Correct;
  /** What happens where the submission came from, when its verdict was turned round. */
  readonly turned: (turn: TurnedVerdict) => Promise<void>;
}

/** A verdict that an administrator has put right. */
export interface TurnedVerdict {
  readonly verdictId: string;
  readonly source: string;
  /** What the submission is there: `submission:42`. */
  readonly about: string | null;
  readonly label: 'ham' | 'spam';
}

const EXCERPT = 160;

/** The log: list, explain, turn round. */
export function verdictRoutes(app: FastifyInstance, { correct, log, turned }: VerdictRouteParts): void {
  adminRoute(app, {
    method: 'GET',
    url: '/spam/verdicts',
    role: 'administrator',
    summary: 'The verdicts, newest first',
    schema: {
      query: Type.Object({
        ...cursorQuery,
        decision: Type.Optional(Decision),
        outcome: Type.Optional(Outcome),
        source: Type.Optional(Type.String({ maxLength: 60 })),
        search: Type.Optional(Type.String({ maxLength: 200 })),
      }),
      answer: CursorPage(VerdictSummary),
    },
    async handle({ query: { cursor, limit, ...filter } }) {
      const before = decodeCursor(cursor, Type.String());
      const rows = await log.list({ ...definedOnly(filter), ...(before && { before }), limit: limit + 1 });
      return cursorPage(rows, limit, ({ id }) => id, summaryOf);
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/spam/verdicts/:id',
    role: 'administrator',
    summary: 'One verdict with its reasons and signals',
    schema: { params: Type.Object({ id: Type.String({ maxLength: 60 }) }), answer: VerdictDetail },
    async handle({ params }) {
      const row = await log.find(params.id);
      if (!row) throw notFound('This verdict');
      return detailOf(row);
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/spam/verdicts/:id/correction',
    role: 'administrator',
    summary: 'Says what a submission really was; it is delivered or taken back, and the site learns from it',
    schema: {
      params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
      body: Type.Object({ label: Label }, { additionalProperties: false }),
      answer: VerdictDetail,
    },
    async handle({ params, body: { label }, actor }) {
      const row = await log.find(params.id);
      if (!row) throw notFound('This verdict');
      if (await correct(row, label, actor.displayName))
        await turned({ verdictId: row.id, source: row.source, about: row.about, label });
      const after = await log.find(params.id);
      if (!after) throw notFound('This verdict');
      return detailOf(after);
    },
  });
}

function summaryOf(row: VerdictRow): VerdictSummary {
  const content = contentOf(row);
  const main = reasonsOf(row).find(({ code }) => code !== 'text_begins');
  return {
    id: row.id,
    madeAt: row.made_at,
    source: row.source,
    score: row.score,
    decision: DECISIONS.find((known) => known === row.decision) ?? 'grey',
    outcome: OUTCOMES.find((known) => known === row.outcome) ?? 'hold',
    corrected: row.corrected === 'ham' || row.corrected === 'spam' ? row.corrected : null,
    name: content.name,
    email: content.email,
    excerpt: content.text.replace(/\s+/g, ' ').slice(0, EXCERPT),
    mainReason: main?.sentence ?? 'Nothing spoke for or against it.',
  };
}

function detailOf(row: VerdictRow): VerdictDetail {
  return {
    ...summaryOf(row),
    about: row.about,
    version: row.version,
    content: contentOf(row),
    reasons: reasonsOf(row),
    signals: row.signals === null ? null : shown(parseSignals(JSON.parse(row.signals))),
    correctedAt: row.corrected_at,
    correctedBy: row.corrected_by,
  };
}

/** Lists that the compiler takes for unchangeable become ordinary ones. */
function shown(signals: ReturnType<typeof parseSignals>): VerdictDetail['signals'] {
  return {
    ...signals,
    pointer: [...signals.pointer],
    typing: [...signals.typing],
    visibleFields: signals.visibleFields.map(({ visible, invisible }) => ({
      visible: [...visible],
      invisible: [...invisible],
    })),
  };
}

const DECISIONS = ['ham', 'grey', 'spam'] as const;
const OUTCOMES = ['accept', 'hold', 'challenge', 'refuse'] as const;

function contentOf(row: VerdictRow): Content {
  return { text: '', name: '', email: '', url: '', ...JSON.parse(row.content) };
}

function reasonsOf(row: VerdictRow): Reason[] {
  return JSON.parse(row.reasons);
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
