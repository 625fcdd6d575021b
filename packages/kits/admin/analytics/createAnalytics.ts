/** Reports what users do on these screens. Nothing is sent while it is switched off, and it never throws. */
export interface Analytics {
  /** A named event, sent as it is. */
  track(name: string, payload?: Payload): void;
  /** A command event: `kit-library/seek-more-info` is the event `seek-more-info` at the placement `kit-library`. */
  dispatch(name: string, params?: Payload): void;
}

export type Payload = Readonly<Record<string, unknown>>;

export interface AnalyticsOutside {
  readonly canSend: () => boolean;
  /** Sends one event without waiting for the result. */
  readonly send: (event: string, properties: Payload) => unknown;
  /** Properties of every named event. */
  readonly facts: () => Payload;
}

export function createAnalytics({ canSend, send, facts }: AnalyticsOutside): Analytics {
  function pass(event: string, properties: () => Payload): void {
    try {
      if (canSend()) void Promise.resolve(send(event, properties())).catch(() => {});
    } catch {
      // A failed report, now or later, is not shown: it must not distract the user.
    }
  }
  return {
    track: (name, payload = {}) => pass(name, () => ({ ...facts(), ...payload })),
    dispatch: (name, params = {}) => pass(name, () => commandEvent(name, params)),
  };
}

/** The detail members of a command. Anything else is not passed on. */
export const DETAIL_KEYS = [
  'layout',
  'site_part',
  'error',
  'document_name',
  'document_type',
  'view_type_clicked',
  'tag',
  'sort_direction',
  'sort_type',
  'action',
  'grid_location',
  'kit_name',
  'page_source',
  'element_position',
  'element',
  'event_type',
  'modal_type',
  'method',
  'status',
  'step',
  'item',
  'category',
  'element_location',
  'search_term',
  'section',
  'site_area',
] as const;

/** Further parts of a name are ignored; a name without a slash has no event. */
export function commandEvent(name: string, params: Payload): Payload {
  const [placement, event] = name.split('/');
  const details = DETAIL_KEYS.filter((key) => Object.hasOwn(params, key) && params[key] !== null);
  return {
    placement,
    event,
    ...(details.length > 0 && { details: Object.fromEntries(details.map((key) => [key, params[key]])) }),
  };
}
