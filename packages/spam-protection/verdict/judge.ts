import storedModel from './model.json' with { type: 'json' };
import { behaviourReasons } from './rules/behaviourReasons.ts';
import { contentReasons } from './rules/contentReasons.ts';
import { historyReasons } from './rules/historyReasons.ts';
import { requestReasons } from './rules/requestReasons.ts';
import { textReasons } from './rules/textReasons.ts';
import { createTextModel, type TextModel } from './text/TextModel.ts';
import type { Decision, Evidence, Reason, Verdict } from './Verdict.ts';

/** Scores from here on require a proof of work, */
export const GREY_FROM = 0.35;
/** and from here on they are refused. */
export const SPAM_FROM = 0.6;

const RULES_VERSION = '1';
/** The prior for an unknown text: somewhat less likely spam than not. */
const PRIOR = -1.2;
/** Behaviour may raise suspicion, but unusual movement is no proof: it must not outweigh a clearly good text. */
const MOST_BEHAVIOUR = 2.5;

const DEFAULT_MODEL = createTextModel(storedModel);

/** The verdict on one submission: a pure function of the evidence. */
export function judge(evidence: Evidence, model: TextModel = DEFAULT_MODEL): Verdict {
  const version = `${RULES_VERSION}/${model.version}`;
  if (evidence.facts.listed) return listed(evidence.facts.listed, version);

  const said = textReasons(evidence, model);
  const behaved = behaviourReasons(evidence);
  const rest = [...requestReasons(evidence), ...contentReasons(evidence), ...historyReasons(evidence)];
  const sum =
    (said.length > 0 ? weightOf(said) : PRIOR) +
    Math.max(-MOST_BEHAVIOUR, Math.min(MOST_BEHAVIOUR, weightOf(behaved))) +
    weightOf(rest);
  const score = round(1 / (1 + Math.exp(-sum)));
  return {
    score,
    decision: decide(score),
    reasons: [...said, ...behaved, ...rest]
      .filter(({ weight }) => Math.abs(weight) >= 0.05)
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .map((reason) => ({ ...reason, weight: round(reason.weight) })),
    version,
  };
}

export function decide(score: number): Decision {
  if (score >= SPAM_FROM) return 'spam';
  return score >= GREY_FROM ? 'grey' : 'ham';
}

function listed(standing: 'allowed' | 'denied', version: string): Verdict {
  return standing === 'allowed'
    ? {
        score: 0,
        decision: 'ham',
        reasons: [
          {
            code: 'allow_list',
            weight: -10,
            sentence: 'The sender is on the list of those who are always let through.',
          },
        ],
        version,
      }
    : {
        score: 1,
        decision: 'spam',
        reasons: [
          {
            code: 'deny_list',
            weight: 10,
            sentence: 'The sender is on the list of those who are always refused.',
          },
        ],
        version,
      };
}

function weightOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { weight }) => sum + weight, 0);
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
