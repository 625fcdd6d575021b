import { type Feed, type FeedDraft, FeedOptions, type Place } from '../../wire/admin.ts';

/** A feed as held by its form: flat, with places as texts for the multi-select. */
export interface FeedValues extends FeedOptions {
  readonly title: string;
  readonly places: string[];
}

export function toValues({ title, places, options }: Feed): FeedValues {
  return { ...options, title, places: places.map(String) };
}

export function toDraft({ title, places, ...options }: FeedValues): FeedDraft {
  return { title, places: places.map(Number), options };
}

/** A new feed shows all places. */
export function newFeed(places: readonly Place[]): FeedValues {
  return { ...firstOptions(), title: '', layout: 'slider', places: places.map(({ id }) => String(id)) };
}

function firstOptions(): FeedOptions {
  const fields = Object.entries(FeedOptions.properties);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, Reflect.get(field, 'default')]),
  ) as FeedOptions;
}
