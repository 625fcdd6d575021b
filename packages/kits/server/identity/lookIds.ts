import { isRecord } from '@portico/kernel/records';
import type { StoredSettings } from '../contents/KitContents.ts';
import type { KitSettingsFile } from '../settings/kitSettings.ts';

/** What a kit's classes and variables are called here, if it differs. */
export interface LookIds {
  readonly classes: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, string>;
}

type Looks = Pick<KitSettingsFile, 'classes' | 'variables' | 'overridesClasses' | 'overridesVariables'>;
type ById = Readonly<Record<string, unknown>>;

/** If a class or variable ID is taken by something else on the site, the imported one gets a new ID. */
export function lookIds(stored: Pick<StoredSettings, 'classes' | 'variables'>, kit: Looks): LookIds {
  const classes = kit.overridesClasses ? {} : (stored.classes?.items ?? {});
  const variables = kit.overridesVariables ? {} : dataOf(stored.variables);
  return {
    classes: renamed(classes, kit.classes?.items ?? {}, 'variants'),
    variables: renamed(variables, dataOf(kit.variables), 'value'),
  };
}

/** Replaces references to a kit's classes and variables with the IDs they have here. */
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

/** A kit's classes, variables and files with the IDs they have here. */
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
      // One that was imported with the same kit before is reused.
      const isHere = Object.hasOwn(existing, candidate) && isSame(existing[candidate], item, content);
      if (isHere || isFree(candidate)) ids.set(id, candidate);
    }
  }
  return ids;
}

/** The same name, or the same content under another name: a label that was taken got a number. */
function isSame(own: unknown, other: unknown, content: string): boolean {
  if (!isRecord(own) || !isRecord(other)) return false;
  const [label, wanted] = [String(own.label ?? ''), String(other.label ?? '')];
  if (label === wanted || (wanted !== '' && label.startsWith(`${wanted}_`))) return true;
  return own.type === other.type && JSON.stringify(own[content]) === JSON.stringify(other[content]);
}

/** Variables are under `data` by ID or, in older kits, at the top level. */
function dataOf(variables: unknown): ById {
  if (!isRecord(variables)) return {};
  return isRecord(variables.data) ? variables.data : variables;
}

function withData(variables: unknown, here: (id: string) => string): unknown {
  if (!isRecord(variables)) return variables;
  const data = Object.fromEntries(Object.entries(dataOf(variables)).map(([id, item]) => [here(id), item]));
  return isRecord(variables.data) ? { ...variables, data } : data;
}
