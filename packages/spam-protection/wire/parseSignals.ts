import { isRecord, recordOf } from '@portico/kernel/records';
import { decodeMap } from './encodings.ts';
import { FORM_MEMBERS, KEYS } from './keys.ts';
import type { Activity, PointerSample, ScreenSize, Signals, Typing, VisibleFields } from './Signals.ts';

const MOST_POINTS = 200;
const MOST_FORMS = 10;
const MOST_FIELDS = 200;
const LONGEST_TEXT = 2_000;

/** Parses what a browser sent, whoever it was. Invalid values count as not sent; nothing throws. */
export function parseSignals(sent: unknown): Signals {
  const map = recordOf(sent);
  const own = (key: string): unknown => (Object.hasOwn(map, key) ? map[key] : undefined);
  return {
    pageLoadedAt: time(own(KEYS.pageLoadedAt)),
    firstKeyAt: time(own(KEYS.firstKeyAt)),
    pointer: pointer(own(KEYS.pointer)),
    timezone: number(own(KEYS.timezone), -14, 14),
    screen: screen(own(KEYS.screen)),
    isHeadless: own(KEYS.isHeadless) === undefined ? null : flag(own(KEYS.isHeadless)),
    scriptKey: text(own(KEYS.scriptKey)) || null,
    hasMoved: flag(own(KEYS.hasMoved)),
    hasScrolled: flag(own(KEYS.hasScrolled)),
    hasFocused: flag(own(KEYS.hasFocused)),
    hasTyped: flag(own(KEYS.hasTyped)),
    pageHits: number(own(KEYS.pageHits), 0, 1e6),
    sessionId: text(own(KEYS.sessionId)) || null,
    siteReferrer: text(own(KEYS.siteReferrer)) || null,
    previousReferrer: text(own(KEYS.previousReferrer)) || null,
    currentPage: text(own(KEYS.currentPage)) || null,
    visibleFields: visibleFields(own(KEYS.visibleFields)),
    typing: typing(own(FORM_MEMBERS.typing)),
    activity: activity(own(FORM_MEMBERS.activity)),
    eventToken: eventToken(own(KEYS.eventToken) ?? own(KEYS.storedEventToken)),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(value) ? value : null;
}

/** Lists and objects are sent as such or as JSON text, encoded once or twice. */
function unpack(value: unknown): unknown {
  let unpacked = value;
  for (let times = 0; times < 2 && typeof unpacked === 'string'; times++) {
    if (unpacked.length > 100_000 || !/^\s*["[{]/.test(unpacked)) return unpacked;
    try {
      unpacked = JSON.parse(unpacked);
    } catch {
      // A text that only looks like JSON is just text.
      return unpacked;
    }
  }
  return unpacked;
}

function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';
}

function number(value: unknown, least: number, most: number): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) && parsed >= least && parsed <= most ? parsed : null;
}

/** Epoch seconds; zero means that it did not happen. */
function time(value: unknown): number | null {
  return number(value, 1, 1e11);
}

function flag(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

function pointer(value: unknown): PointerSample[] {
  const list = unpack(value);
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_POINTS).flatMap((sample) => {
    if (!Array.isArray(sample)) return [];
    const [y, x, at] = [
      number(sample[0], -1e5, 1e5),
      number(sample[1], -1e5, 1e5),
      number(sample[2], 0, 1e10),
    ];
    return x === null || y === null || at === null ? [] : [{ x, y, at }];
  });
}

function screen(value: unknown): ScreenSize | null {
  const size = asRecord(unpack(value));
  if (!size) return null;
  const side = (name: string): number => number(size[name], 0, 1e5) ?? 0;
  return {
    fullWidth: side('fullWidth'),
    fullHeight: side('fullHeight'),
    visibleWidth: side('visibleWidth'),
    visibleHeight: side('visibleHeight'),
  };
}

/** A single summary, or several by index. */
function visibleFields(value: unknown): VisibleFields[] {
  const unpacked = asRecord(unpack(value)) ?? (typeof value === 'string' ? decodeMap(value) : null);
  if (!unpacked) return [];
  const summaries = 'visible_fields' in unpacked ? [unpacked] : Object.values(unpacked).slice(0, MOST_FORMS);
  return summaries.flatMap((summary) => {
    const fields = asRecord(unpack(summary));
    return fields
      ? [{ visible: names(fields.visible_fields), invisible: names(fields.invisible_fields) }]
      : [];
  });
}

function names(value: unknown): string[] {
  return text(value).split(' ').filter(Boolean).slice(0, MOST_FIELDS);
}

function typing(value: unknown): Typing[] {
  const list = unpack(value);
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_FORMS).flatMap((entry) => {
    const area = asRecord(entry);
    if (!area) return [];
    return [
      {
        isAutoFill: flag(area.isAutoFill),
        isPasted: flag(area.isUseBuffer),
        unevenness: number(area.speedDelta, 0, 1e9) ?? 0,
        firstKeyAt: number(area.firstKeyTimestamp, 1, 1e14),
        lastKeyAt: number(area.lastKeyTimestamp, 1, 1e14),
        keys: number(area.countOfKey, 0, 1e6) ?? 0,
      },
    ];
  });
}

function activity(value: unknown): Activity | null {
  const seen = asRecord(unpack(value));
  if (!seen) return null;
  return {
    clicks: number(seen.clicks, 0, 1e6) ?? 0,
    selections: number(seen.selected, 0, 1e6) ?? 0,
    hasMovedInsideForm: flag(seen.mouseMovementsInsideForm),
  };
}

/** The plain token, or in the wrapper that the browser stores it in. */
function eventToken(value: unknown): string | null {
  const token = asRecord(unpack(value))?.value ?? value;
  return typeof token === 'string' && /^[a-f0-9]{64}$/.test(token) ? token : null;
}
