import { numberOf, recordOf, recordOfJson, type Settings } from '../../model/settings/read.ts';

const KEPT = 'portico-popups';
const VISIT = 'portico-visit';
const DAY_MS = 86_400_000;
const PERIODS: Readonly<Record<string, number>> = { day: DAY_MS, week: 7 * DAY_MS, month: 30.42 * DAY_MS };

/** What a browser remembers about popups: pages and visits, and how often each popup was shown. */
export interface PopupMemory {
  readonly pages: number;
  readonly visits: number;
  /** A stored number of this popup, initialised with `first`. */
  begun(name: string, first: number): number;
  seen(period: string): number;
  see(period: string): void;
  isOff(): boolean;
  turnOff(): void;
}

let counted: Settings | undefined;

export function popupMemory(view: Window, id: string): PopupMemory {
  counted ??= countPage(view);
  const own = (): Settings => recordOf(read(view, 'localStorage', KEPT)[id]);
  const keep = (more: Settings): void => {
    const all = read(view, 'localStorage', KEPT);
    write(view, 'localStorage', KEPT, { ...all, [id]: { ...recordOf(all[id]), ...more } });
  };
  const inVisit = `${id}-seen`;
  const seen = (period: string): number => {
    if (period === 'session') return numberOf(read(view, 'sessionStorage', VISIT)[inVisit]) ?? 0;
    const { times, since } = recordOf(own()[`seen-${period}`]);
    const isOver = PERIODS[period] !== undefined && Date.now() - (numberOf(since) ?? 0) > PERIODS[period];
    return isOver ? 0 : (numberOf(times) ?? 0);
  };
  return {
    pages: numberOf(counted.pages) ?? 1,
    visits: numberOf(counted.visits) ?? 1,
    begun(name, first) {
      const before = numberOf(own()[name]);
      if (before === null) keep({ [name]: first });
      return before ?? first;
    },
    seen,
    see(period) {
      const times = seen(period) + 1;
      if (period === 'session')
        write(view, 'sessionStorage', VISIT, { ...read(view, 'sessionStorage', VISIT), [inVisit]: times });
      else {
        const since = times === 1 ? Date.now() : recordOf(own()[`seen-${period}`]).since;
        keep({ [`seen-${period}`]: { times, since } });
      }
    },
    isOff: () => own().isOff === true,
    turnOff: () => keep({ isOff: true }),
  };
}

/** Once per page, however many popups it has. */
function countPage(view: Window): Settings {
  const before = read(view, 'localStorage', KEPT);
  const visit = read(view, 'sessionStorage', VISIT);
  const next = {
    ...before,
    pages: (numberOf(before.pages) ?? 0) + 1,
    visits: (numberOf(before.visits) ?? 0) + (visit.isCounted ? 0 : 1),
  };
  write(view, 'localStorage', KEPT, next);
  write(view, 'sessionStorage', VISIT, { ...visit, isCounted: true });
  return next;
}

type Place = 'localStorage' | 'sessionStorage';

/** Browsers may refuse storage: then each page counts as the first. */
function read(view: Window, place: Place, name: string): Settings {
  try {
    return recordOfJson(view[place].getItem(name));
  } catch {
    return {};
  }
}

function write(view: Window, place: Place, name: string, value: Settings): void {
  try {
    view[place].setItem(name, JSON.stringify(value));
  } catch {
    // Nothing is stored then.
  }
}
