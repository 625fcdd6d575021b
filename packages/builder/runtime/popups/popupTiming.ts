import { isOn, numberOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { PopupMemory } from './popupMemory.ts';

interface Here {
  readonly memory: PopupMemory;
  readonly device: string;
  readonly referrer: string;
  readonly host: string;
  /** The user agent string. */
  readonly agent: string;
  readonly now: number;
}

/** Whether a popup may open by itself on this page, for this visitor. All enabled rules must be met. */
export function mayOpen(timing: Settings, here: Here): boolean {
  return Object.entries(RULES).every(([name, rule]) => !isOn(timing[name]) || rule(timing, here));
}

type Rule = (timing: Settings, here: Here) => boolean;

const RULES: Readonly<Record<string, Rule>> = {
  page_views: ({ page_views_views: wanted }, { memory: { pages, begun } }) =>
    pages - begun('pages', pages) >= (numberOf(wanted) ?? 3),
  sessions: ({ sessions_sessions: wanted }, { memory: { visits, begun } }) =>
    visits - begun('visits', visits) >= (numberOf(wanted) ?? 2),
  times: ({ times_times: most, times_period: period }, { memory }) =>
    memory.seen(textOf(period)) < (numberOf(most) ?? 3),
  url: ({ url_action: action, url_url: part }, { referrer }) => {
    if (action === 'regex') return isLike(referrer, textOf(part));
    return (action === 'hide') !== referrer.includes(textOf(part));
  },
  sources: ({ sources_sources: sources }, { referrer, host }) => {
    const from = referrer.replace(/^https?:\/\/(?:www\.)?/, '');
    const isOurs = from.startsWith(host.replace(/^www\./, ''));
    if (!Array.isArray(sources)) return true;
    if (isOurs) return sources.includes('internal');
    return (
      sources.includes('external') ||
      (sources.includes('search') && /^(?:google|yahoo|bing|yandex|baidu|duckduckgo)\./.test(from))
    );
  },
  devices: ({ devices_devices: wanted }, { device }) => isNamed(wanted, device),
  browsers: ({ browsers_browsers: which, browsers_browsers_options: wanted }, { agent }) =>
    which !== 'custom' || isNamed(wanted, browserIn(agent)),
  schedule: ({ schedule_start_date: from, schedule_end_date: to }, { now }) =>
    now >= (numberOf(from) ?? 0) && now <= (numberOf(to) ?? Number.POSITIVE_INFINITY),
};

/** Elementor stores a list, our editor a line. Empty means all. */
function isNamed(wanted: unknown, name: string): boolean {
  const named = Array.isArray(wanted) ? wanted : textOf(wanted).split(',');
  return named.join() === '' || named.includes(name);
}

/** By Elementor's names. Every user agent contains the names of older browsers. */
function browserIn(agent: string): string {
  const known = { edge: /Edg/, firefox: /Firefox|FxiOS/, chrome: /Chrom|CriOS/, safari: /Safari/ };
  return Object.entries(known).find(([, sign]) => sign.test(agent))?.[0] ?? '';
}

/** An invalid expression matches nothing. */
function isLike(text: string, expression: string): boolean {
  try {
    return new RegExp(expression).test(text);
  } catch {
    return false;
  }
}
