import {
  type AdminFeature,
  type AdminRole,
  mayUse,
  type NavigationEntry,
  type NavigationGroup,
} from '@portico/kernel/admin';

export interface NavigationSection {
  readonly group: NavigationGroup | 'start';
  readonly label: string | null;
  readonly entries: readonly NavigationEntry[];
}

const GROUPS: readonly [NavigationGroup, string][] = [
  ['content', 'Content'],
  ['visitors', 'Visitors'],
  ['site', 'Site'],
];

/** The entries that a role may use, sorted and grouped; the home screen comes before all groups. */
export function navigationFor(features: readonly AdminFeature[], role: AdminRole): NavigationSection[] {
  const entries = features
    .flatMap((feature) => feature.navigation ?? [])
    .filter((entry) => mayUse(role, entry.role))
    // Not `localeCompare`, for which a browser first loads tables for 40 ms: the labels are plain English.
    .toSorted((a, b) => a.order - b.order || (a.label < b.label ? -1 : 1));
  const isHome = (entry: NavigationEntry) => entry.to === '/';
  return [
    { group: 'start' as const, label: null, entries: entries.filter(isHome) },
    ...GROUPS.map(([group, label]) => ({
      group,
      label,
      entries: entries.filter((entry) => entry.group === group && !isHome(entry)),
    })),
  ].filter((section) => section.entries.length > 0);
}
