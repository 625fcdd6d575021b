import { isOn, numberOf, type Settings, textOf } from '../../model/settings/read.ts';
import { zonedTime } from '../../model/settings/zonedTime.ts';
import { TIME_PARTS, type TimePart } from './timeLeft.ts';

export interface CountdownSettings {
  /** In milliseconds; `null` if every visitor has their own deadline. */
  readonly due: number | null;
  /** That period, from the first visit on. */
  readonly evergreenMs: number;
  readonly shown: readonly TimePart[];
  readonly hasLabels: boolean;
  readonly labels: Readonly<Record<TimePart, string>>;
  readonly actions: readonly string[];
  readonly message: string;
}

export function countdownSettings(settings: Settings, timeZone: string): CountdownSettings {
  const isEvergreen = settings.countdown_type === 'evergreen';
  const hours = countOf(settings.evergreen_counter_hours, 47);
  const minutes = countOf(settings.evergreen_counter_minutes, 59);
  const hasOwnLabels = isOn(settings.custom_labels);
  const own = (part: TimePart): string =>
    hasOwnLabels ? textOf(settings[`label_${part}`], LABELS[part]) : LABELS[part];
  const actions = Array.isArray(settings.expire_actions) ? settings.expire_actions : [];
  return {
    due: isEvergreen ? null : zonedTime(textOf(settings.due_date), timeZone),
    evergreenMs: Math.min(Math.max(hours * 60 + minutes, 0), LONGEST_MINUTES) * 60_000,
    shown: TIME_PARTS.filter((part) => isShown(settings[`show_${part}`])),
    hasLabels: isShown(settings.show_labels),
    labels: { days: own('days'), hours: own('hours'), minutes: own('minutes'), seconds: own('seconds') },
    actions: actions.filter((one) => typeof one === 'string'),
    message: textOf(settings.message_after_expire),
  };
}

const LABELS = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' } as const;
const LONGEST_MINUTES = 525_600;

/** On by default. */
function isShown(value: unknown): boolean {
  return value === undefined || isOn(value);
}

/** An emptied value is 0; an unset one has Elementor Pro's default. */
function countOf(value: unknown, first: number): number {
  return value === undefined ? first : (numberOf(value) ?? 0);
}
