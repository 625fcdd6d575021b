import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { RUNNERS } from './public.ts';

/** The calls between the admin screens and the server, besides those of the contract. */

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
      isMissing: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type PlannedItems = Static<typeof PlannedItems>;

/** The pictures a kit refers to, and where to get them. */
export const PictureSurvey = Type.Object({
  total: Type.Integer(),
  inArchive: Type.Integer(),
  archiveBytes: Type.Integer(),
  hosts: Type.Array(
    Type.Object({ host: Type.String(), count: Type.Integer(), fonts: Type.Optional(Type.Integer()) }),
  ),
  /** Font files that it contains or refers to. */
  fonts: Type.Optional(Type.Object({ total: Type.Integer(), inArchive: Type.Integer() })),
});
export type PictureSurvey = Static<typeof PictureSurvey>;

/** What an import would do, and what it would need from elsewhere. */
export const PlannedImport = Type.Object({ ...PlannedItems.properties, pictures: PictureSurvey });
export type PlannedImport = Static<typeof PlannedImport>;

/** The progress of an import's pictures. */
export const PictureProgress = Type.Object({
  total: Type.Integer(),
  here: Type.Integer(),
  failed: Type.Integer(),
  bytes: Type.Integer(),
  isDone: Type.Boolean(),
});
export type PictureProgress = Static<typeof PictureProgress>;

const Texts = Type.Array(Type.String());

const MissingFontFile = Type.Object({
  /** Empty if the kit does not say. */
  url: Type.String(),
  /** `400`, `700 italic`. */
  face: Type.String(),
  problem: Type.String(),
});

/** Values of settings that are not safe, or cannot be read. */
export const DroppedValues = Type.Object({
  values: Type.Array(
    Type.Object({
      /** What has the setting: a widget's name, `Page`, or a class. */
      place: Type.String(),
      /** The first element with this value; empty if it belongs to none. */
      element: Type.String(),
      setting: Type.String(),
      label: Type.String(),
      value: Type.String(),
      times: Type.Integer(),
    }),
  ),
  /** How many more there are. */
  more: Type.Integer(),
});
export type DroppedValues = Static<typeof DroppedValues>;

/** What plans and reports call a template. */
export const templateKind = (type: string): string => `Template (${type})`;

/** The result of an import, and what visitors do not see. */
export const ImportReport = Type.Object({
  items: Type.Array(
    Type.Object({
      key: Type.String(),
      kind: Type.String(),
      title: Type.String(),
      outcome: Type.Enum(['new', 'replaced', 'changed', 'kept', 'left-out', 'missing']),
      note: Type.String(),
      /** What is imported but not rendered, as sentences. */
      notDrawn: Type.String(),
      pictures: Type.Integer(),
      missingPictures: Type.Integer(),
      address: Type.Union([Type.Null(), Type.String()]),
      editUrl: Type.Union([Type.Null(), Type.String()]),
      /** Values that pages are drawn without. Older reports do not say. */
      dropped: Type.Optional(DroppedValues),
    }),
  ),
  pictures: Type.Object({
    total: Type.Integer(),
    here: Type.Integer(),
    bytes: Type.Integer(),
    missing: Type.Array(Type.Object({ url: Type.String(), problem: Type.String(), usedOn: Texts })),
  }),
  fonts: Type.Array(
    Type.Object({
      family: Type.String(),
      /** From this site's own files, from the visitor's device, or unavailable. */
      state: Type.Enum(['hosted', 'system', 'missing']),
      usedOn: Texts,
      /** Its files that the kit contains or refers to but that could not be fetched. */
      missing: Type.Optional(Type.Array(MissingFontFile)),
    }),
  ),
});
export type ImportReport = Static<typeof ImportReport>;

export const KeptReport = Type.Object({
  session: Type.String(),
  title: Type.String(),
  endedAt: Type.Integer(),
  isUndone: Type.Boolean(),
  report: ImportReport,
});
export type KeptReport = Static<typeof KeptReport>;

const Session = Type.Object({ session: Type.String({ maxLength: 100 }) });

export const PlanRequest = Type.Object({
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

/** What the screens need to know about the site before they show anything. */
export const KitsConfig = Type.Object({
  elementorAppConfig: Type.Record(Type.String(), Type.Unknown()),
  postTypes: Type.Array(Type.Object({ name: Type.String(), single: Type.String(), plural: Type.String() })),
  hasClasses: Type.Boolean(),
  hasVariables: Type.Boolean(),
  /** Whether the site has its own kit library. */
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

/** Where kits may be fetched from, besides files and the site's own library. */
export const KitHostList = Type.Object({
  hosts: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50 }),
});
export type KitHostList = Static<typeof KitHostList>;

export const kitCalls = {
  config: endpoint({ method: 'GET', path: '/kits/config', answer: KitsConfig }),
  plan: endpoint({ method: 'POST', path: '/kits/plan', body: PlanRequest, answer: PlannedImport }),
  imports: endpoint({ method: 'GET', path: '/kits/imports', answer: AppliedImports }),
  report: endpoint({
    ...{ method: 'GET', path: '/kits/imports/:session/report' },
    params: Session,
    answer: KeptReport,
  }),
  /** Continues with the pictures of an import for a moment. */
  pictures: endpoint({
    ...{ method: 'POST', path: '/kits/imports/:session/pictures' },
    params: Session,
    /** Hosts to retry failed pictures from; for use after the import. */
    body: Type.Object({
      hosts: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 100 })),
    }),
    answer: PictureProgress,
  }),
};

export const hostCalls = {
  read: endpoint({ method: 'GET', path: '/kits/hosts', answer: KitHostList }),
  change: endpoint({ method: 'PUT', path: '/kits/hosts', body: KitHostList, answer: KitHostList }),
};

/** The reported events, and whether they are stored. */
export const eventCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/kits/events' },
    query: Type.Object({
      search: Type.Optional(Type.String({ maxLength: 200 })),
      name: Type.Optional(Type.String({ maxLength: 100 })),
      ...cursorQuery,
    }),
    answer: CursorPage(KitEvent),
  }),
  forget: endpoint({ method: 'DELETE', path: '/kits/events' }),
  readSwitch: endpoint({ method: 'GET', path: '/kits/event-switch', answer: EventSwitch }),
  setSwitch: endpoint({ method: 'PUT', path: '/kits/event-switch', body: EventSwitch, answer: EventSwitch }),
};

/** A line of an export's response: progress, result or error. */
export type ExportLine =
  | { readonly done: number; readonly total: number }
  | { readonly result: ExportResult }
  | { readonly error: { readonly code: string; readonly message: unknown } };

export interface ExportResult {
  readonly manifest: import('./public.ts').Manifest;
  readonly bytes: number;
  /** The download URL, valid for an hour; absent for a kit that went into the library. */
  readonly download?: string;
  readonly kit?: { readonly id: string; readonly title: string };
  readonly mediaUrls: readonly string[];
}

/** Responds line by line, so it is not one of the calls above. */
export const EXPORT_CALL = '/kits/exports';
