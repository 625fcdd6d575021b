import type { PictureProgress } from '../../wire/admin.ts';
import type { KitPart, Manifest, RunnerName } from '../../wire/public.ts';
import type { KitProblem } from '../calls/KitProblem.ts';
import { type Selection, selectionFor, WHOLE_SITE } from '../parts/selection.ts';

export const IMPORT_STATUSES = ['PENDING', 'UPLOADING', 'CUSTOMIZING', 'IMPORTING', 'COMPLETED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The steps as they appear in the URL; the first has none. */
export type ImportStep = '' | 'content' | 'changes' | 'process' | 'complete';

export interface UploadedKit {
  readonly session: string;
  readonly manifest: Manifest;
  readonly conflicts?: Readonly<Record<string, readonly { template_title: string; edit_url: string }[]>>;
  readonly content_conflicts?: Readonly<Record<string, { page_title: string; edit_url: string }>>;
}

export interface ImportState {
  readonly status: ImportStatus;
  readonly fileName: string;
  /** How much of the file has been uploaded, from 0 to 1. */
  readonly sent: number;
  readonly uploaded: UploadedKit | null;
  readonly selection: Selection;
  readonly runners: readonly RunnerName[];
  readonly done: readonly RunnerName[];
  /** The progress of the pictures, once they are being fetched. */
  readonly pictures: PictureProgress | null;
  readonly importedData: Readonly<Record<string, unknown>>;
  readonly problem: KitProblem | null;
  readonly startedAt: number;
  readonly seconds: number | null;
}

export type ImportEvent =
  | { readonly type: 'reset' }
  | { readonly type: 'chosen'; readonly fileName: string }
  | { readonly type: 'sent'; readonly share: number }
  | { readonly type: 'uploaded'; readonly kit: UploadedKit; readonly hasPro?: boolean }
  | { readonly type: 'selected'; readonly selection: Selection }
  | { readonly type: 'begun'; readonly at: number }
  | { readonly type: 'announced'; readonly runners: readonly RunnerName[] }
  | { readonly type: 'fetched'; readonly pictures: PictureProgress }
  | {
      readonly type: 'stepped';
      readonly runner: RunnerName;
      /** What the step has imported. */
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: 'completed';
      readonly importedData: Readonly<Record<string, unknown>>;
      readonly at: number;
    }
  | { readonly type: 'failed'; readonly problem: KitProblem }
  | { readonly type: 'dismissed' };

export const NOTHING_YET: ImportState = {
  status: 'PENDING',
  fileName: '',
  sent: 0,
  uploaded: null,
  selection: WHOLE_SITE,
  runners: [],
  done: [],
  pictures: null,
  importedData: {},
  problem: null,
  startedAt: 0,
  seconds: null,
};

/** An event that does not fit the status is ignored: a response may arrive after the user has moved on. */
export function importState(state: ImportState, event: ImportEvent): ImportState {
  if (!FITS[event.type].includes(state.status)) return state;
  switch (event.type) {
    case 'reset':
      return NOTHING_YET;
    case 'chosen':
      return { ...NOTHING_YET, status: 'UPLOADING', fileName: event.fileName };
    case 'sent':
      return { ...state, sent: event.share };
    case 'uploaded':
      return {
        ...state,
        status: 'CUSTOMIZING',
        uploaded: event.kit,
        selection: selectionFor(event.kit.manifest, event.hasPro),
      };
    case 'selected':
      return { ...state, selection: event.selection };
    case 'begun':
      return {
        ...state,
        status: 'IMPORTING',
        runners: [],
        done: [],
        pictures: null,
        importedData: {},
        problem: null,
        startedAt: event.at,
      };
    case 'announced':
      return { ...state, runners: event.runners };
    case 'fetched':
      return { ...state, pictures: event.pictures };
    case 'stepped':
      return {
        ...state,
        done: [...state.done, event.runner],
        importedData: { ...state.importedData, ...event.data },
      };
    case 'completed': {
      const seconds = Math.round((event.at - state.startedAt) / 10) / 100;
      return { ...state, status: 'COMPLETED', importedData: event.importedData, seconds };
    }
    case 'failed':
      return {
        ...state,
        status: state.status === 'UPLOADING' ? 'PENDING' : state.status,
        problem: event.problem,
      };
    case 'dismissed':
      return { ...state, status: state.status === 'IMPORTING' ? 'CUSTOMIZING' : state.status, problem: null };
  }
}

const ALL = IMPORT_STATUSES;

/** The statuses in which each event is valid. */
const FITS: Readonly<Record<ImportEvent['type'], readonly ImportStatus[]>> = {
  reset: ALL,
  chosen: ['PENDING', 'CUSTOMIZING'],
  sent: ['UPLOADING'],
  uploaded: ['UPLOADING'],
  selected: ['CUSTOMIZING'],
  begun: ['CUSTOMIZING', 'IMPORTING'],
  announced: ['IMPORTING'],
  fetched: ['IMPORTING'],
  stepped: ['IMPORTING'],
  completed: ['IMPORTING'],
  failed: ['PENDING', 'UPLOADING', 'CUSTOMIZING', 'IMPORTING'],
  dismissed: ALL,
};

/** The step to show if the URL names one that does not fit. */
export function stepFor(status: ImportStatus, wished: string): ImportStep {
  const fitting = STEPS[status].find((step) => step === wished);
  return fitting ?? STEPS[status][0];
}

const STEPS: Readonly<Record<ImportStatus, readonly [ImportStep, ...ImportStep[]]>> = {
  PENDING: [''],
  UPLOADING: [''],
  CUSTOMIZING: ['content', 'changes'],
  IMPORTING: ['process'],
  COMPLETED: ['complete'],
};

/** Parts that the kit has but the user does not want. */
export function deselectedParts(available: readonly KitPart[], { includes }: Selection): KitPart[] {
  return available.filter((part) => !includes.includes(part));
}

/** A file that may be a kit: by its type, or by its name if the system knows no type. */
export function isZip(file: { readonly name: string; readonly type: string }): boolean {
  return file.type === 'application/zip' || /\.zip$/i.test(file.name);
}
