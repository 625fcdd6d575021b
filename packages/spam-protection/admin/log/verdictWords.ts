import type { Tone } from '@portico/kernel/admin';
import type { VerdictSummary } from '../../wire/admin.ts';

interface Words {
  readonly label: string;
  readonly tone: Tone;
}

export const DECISIONS: Readonly<Record<VerdictSummary['decision'], Words>> = {
  ham: { label: 'Not spam', tone: 'good' },
  grey: { label: 'In doubt', tone: 'waiting' },
  spam: { label: 'Spam', tone: 'bad' },
};

export const OUTCOMES: Readonly<Record<VerdictSummary['outcome'], Words>> = {
  accept: { label: 'Let through', tone: 'good' },
  hold: { label: 'Let through, marked', tone: 'waiting' },
  challenge: { label: 'Asked for a proof of work', tone: 'busy' },
  refuse: { label: 'Refused', tone: 'bad' },
};

const SOURCES: Readonly<Record<string, string>> = {
  'contact-form': 'Contact form',
  comment: 'Comment',
  order: 'Order request',
  'other-form': 'Another form',
  'force-protection': 'Hidden form',
  'remote-comment': 'Comment on another site',
  'remote-form': 'Form on another site',
};

export function sourceName(source: string): string {
  return SOURCES[source] ?? source;
}

export const choicesOf = (words: Readonly<Record<string, Words>>) =>
  Object.entries(words).map(([value, { label }]) => ({ value, label }));

export const SOURCE_CHOICES = Object.entries(SOURCES).map(([value, label]) => ({ value, label }));

export function percent(score: number): string {
  return `${Math.round(score * 100)}%`;
}

/** What a verdict was changed to, and by whom or on which screen. */
export function correctionWords(decision: 'ham' | 'spam', by: string | null): string {
  const where = by && `${by.startsWith('the ') ? 'in' : 'by'} ${by}`;
  return ['Marked as', DECISIONS[decision].label.toLowerCase(), where].filter(Boolean).join(' ');
}
