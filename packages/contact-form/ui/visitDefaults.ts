import type { DefaultSources } from '../template/DefaultSources.ts';
import type { FormVisit } from './FormVisits.tsx';

/** The sources of initial values for this visit and place. */
export function visitDefaults(
  { query, posted, user }: FormVisit,
  embedAttributes: Readonly<Record<string, string | undefined>>,
  postMeta: Readonly<Record<string, readonly string[]>>,
): DefaultSources {
  const of = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
    Object.hasOwn(record, name) ? record[name] : undefined;
  return {
    get: (name) => [...query.getAll(name), ...query.getAll(`${name}[]`)],
    post: (name) => posted.filter(([key]) => key === name || key === `${name}[]`).map(([, value]) => value),
    user: (property) => of(user ?? {}, property) ?? '',
    postMeta: (name) => of(postMeta, name) ?? [],
    embedAttribute: (name) => of(embedAttributes, name.toLowerCase()) ?? '',
  };
}
