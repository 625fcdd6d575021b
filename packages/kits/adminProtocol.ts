import Type, { type Static } from 'typebox';
import { RUNNERS } from './protocol.ts';

/** The calls between the administrator's screens and the server, beside those of the contract. */

export const PlannedItems = Type.Object({
  items: Type.Array(
    Type.Object({
      key: Type.String(),
      runner: Type.Enum([...RUNNERS]),
      kind: Type.String(),
      title: Type.String(),
      action: Type.Enum(['create', 'replace', 'change', 'keep', 'skip']),
      note: Type.String(),
      hasConflict: Type.Boolean(),
    }),
  ),
});
export type PlannedItems = Static<typeof PlannedItems>;

export const PlanWish = Type.Object({
  session: Type.String({ maxLength: 100 }),
  include: Type.Array(Type.String()),
  customization: Type.Unknown(),
});

export const AppliedImport = Type.Object({
  session: Type.String(),
  title: Type.String(),
  source: Type.String(),
  endedAt: Type.Integer(),
});
export type AppliedImport = Static<typeof AppliedImport>;

export const AppliedImports = Type.Object({ imports: Type.Array(AppliedImport) });
export type AppliedImports = Static<typeof AppliedImports>;

/** What the screens must know of the site before they show anything. */
export const KitsConfig = Type.Object({
  elementorAppConfig: Type.Record(Type.String(), Type.Unknown()),
  postTypes: Type.Array(Type.Object({ name: Type.String(), single: Type.String(), plural: Type.String() })),
  hasClasses: Type.Boolean(),
  hasVariables: Type.Boolean(),
  /** Whether the site keeps kits of its own. */
  hasLibrary: Type.Boolean(),
  canSendEvents: Type.Boolean(),
  eventFacts: Type.Record(Type.String(), Type.Unknown()),
});
export type KitsConfig = Static<typeof KitsConfig>;

export const KitEvent = Type.Object({
  id: Type.String(),
  happenedAt: Type.Integer(),
  name: Type.String(),
  payload: Type.String(),
});
export type KitEvent = Static<typeof KitEvent>;

export const EventSwitch = Type.Object({ isOn: Type.Boolean() });
export type EventSwitch = Static<typeof EventSwitch>;

/** Where kits may be fetched from, beside files and the site's own library. */
export const KitHostList = Type.Object({
  hosts: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50 }),
});
export type KitHostList = Static<typeof KitHostList>;

export const HOSTS_CALL = '/kits/hosts';

/** A line of the answer to an export: how far it is, what became of it, or what went wrong. */
export type ExportLine =
  | { readonly done: number; readonly total: number }
  | { readonly result: ExportResult }
  | { readonly error: { readonly code: string; readonly message: unknown } };

export interface ExportResult {
  readonly manifest: import('./protocol.ts').Manifest;
  readonly bytes: number;
  /** Where the file is downloaded, for an hour; absent for a kit that went into the library. */
  readonly download?: string;
  readonly kit?: { readonly id: string; readonly title: string };
  readonly mediaUrls: readonly string[];
}

export const EXPORT_CALL = '/kits/exports';
