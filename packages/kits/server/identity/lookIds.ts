import { isRecord } from '@portico/kernel/records';
import type { StoredSettings } from '../contents/KitContents.ts';
import type { KitSettingsFile } from '../import/kitSettings.ts';

/** What classes and variables of a kit are called here; only those that are called something else. */
export interface LookIds {
  readonly classes: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, string>;
}

type Looks = Pick<KitSettingsFile, 'classes' | 'variables' | 'overridesClasses' | 'overridesVariables'>;
type ById = Readonly<Record<string, unknown>>;

/** Where something else of the site has the id of a class or a variable, the one that comes gets another. */
export function lookIds(stored: Pick<StoredSettings, 'classes' | 'variables'>, kit: Looks): LookIds {
  const classes = kit.overridesClasses ? {} : (stored.classes?.items ?? {});
  const variables = kit.overridesVariables ? {} : dataOf(stored.variables);
  return {
    classes: renamed(classes, kit.classes?.items ?? {}, 'variants'),
    variables: renamed(variables, dataOf(kit.variables), 'value'),
  };
}

/** A value of a kit in which whatever names a class or a variable names it as it is called here. */
export function withLookIds(value: unknown, ids: LookIds): unknown {
  if (ids.classes.size === 0 && ids.variables.size === 0) return value;
  if (Array.isArray(value)) return value.map((entry) => withLookIds(entry, ids));
  if (!isRecord(value)) return value;
  const { $$type: type, value: named } = value;
  if (type === 'classes' && Array.isArray(named))
    return {
      ...value,
      value: named.map((id) => (typeof id === 'string' ? (ids.classes.get(id) ?? id) : id)),
    };
  if (typeof type === 'string' && type.endsWith('-variable') && typeof named === 'string')
    return { ...value, value: ids.variables.get(named) ?? named };
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withLookIds(entry, ids)]));
}

/** The looks of a kit under the ids that they have here. */
export function withOwnLookIds<Kit extends Pick<KitSettingsFile, 'classes' | 'variables' | 'files'>>(
  kit: Kit,
  ids: LookIds,
): Kit {
  const { classes, variables, files } = withLookIds(
    { classes: kit.classes, variables: kit.variables, files: kit.files },
    ids,
  ) as Pick<KitSettingsFile, 'classes' | 'variables' | 'files'>;
  const here = (id: string): string => ids.classes.get(id) ?? id;
  return {
    ...kit,
    files,
    classes: classes && {
      order: classes.order.map(here),
      items: Object.fromEntries(
        Object.entries(classes.items).map(([id, item]) => [here(id), { ...item, id: here(id) }]),
      ),
    },
    variables: withData(variables, (id) => ids.variables.get(id) ?? id),
  };
}

function renamed(existing: ById, incoming: ById, content: string): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const isFree = (id: string): boolean => !Object.hasOwn(existing, id) && !Object.hasOwn(incoming, id);
  for (const [id, item] of Object.entries(incoming)) {
    if (!Object.hasOwn(existing, id) || isSame(existing[id], item, content)) continue;
    for (let number = 2; !ids.has(id); number++) {
      const candidate = `${id}-${number}`;
      // One that came with the same kit before is the one.
      const isHere = Object.hasOwn(existing, candidate) && isSame(existing[candidate], item, content);
      if (isHere || isFree(candidate)) ids.set(id, candidate);
    }
  }
  return ids;
}

/** Called the same, or the same under another name: a label that was taken has got a number. */
function isSame(own: unknown, other: unknown, content: string): boolean {
  if (!isRecord(own) || !isRecord(other)) return false;
  const [label, wanted] = [String(own.label ?? ''), String(other.label ?? '')];
  if (label === wanted || (wanted !== '' && label.startsWith(`${wanted}_`))) return true;
  return own.type === other.type && JSON.stringify(own[content]) === JSON.stringify(other[content]);
}

/** Variables stand by their ids under `data`, or, in older kits, without it. */
function dataOf(variables: unknown): ById {
  if (!isRecord(variables)) return {};
  return isRecord(variables.data) ? variables.data : variables;
}

function withData(variables: unknown, here: (id: string) => string): unknown {
  if (!isRecord(variables)) return variables;
  const data = Object.fromEntries(Object.entries(dataOf(variables)).map(([id, item]) => [here(id), item]));
  return isRecord(variables.data) ? { ...variables, data } : data;
}
