import { descriptionProblem, nameProblem } from '../../manifest/kitNames.ts';
import type { ExportResult } from '../../wire/admin.ts';
import type { KitProblem } from '../calls/KitProblem.ts';
import { type Selection, WHOLE_SITE } from '../parts/selection.ts';

export type ExportStatus = 'PENDING' | 'EXPORTING' | 'PROCESSING_MEDIA' | 'COMPLETED';
export type ExportSource = 'file' | 'cloud';

export interface ExportState {
  readonly status: ExportStatus;
  readonly title: string;
  readonly description: string;
  /** A data: URL of a PNG, for the library. */
  readonly picture: string | null;
  readonly selection: Selection;
  readonly source: ExportSource;
  readonly progress: number;
  readonly result: ExportResult | null;
  readonly problem: KitProblem | null;
}

export type ExportEvent =
  | {
      readonly type: 'edited';
      readonly change: Partial<Pick<ExportState, 'title' | 'description' | 'picture' | 'selection'>>;
    }
  | { readonly type: 'begun'; readonly source: ExportSource }
  | { readonly type: 'advanced'; readonly share: number }
  | { readonly type: 'packed'; readonly result: ExportResult; readonly hasMedia: boolean }
  | { readonly type: 'mediaDone' }
  | { readonly type: 'failed'; readonly problem: KitProblem }
  | { readonly type: 'cancelled' }
  | { readonly type: 'reset' };

export const NEW_EXPORT: ExportState = {
  status: 'PENDING',
  title: '',
  description: '',
  picture: null,
  selection: WHOLE_SITE,
  source: 'file',
  progress: 0,
  result: null,
  problem: null,
};

export function exportState(state: ExportState, event: ExportEvent): ExportState {
  switch (event.type) {
    case 'edited':
      return { ...state, ...event.change };
    case 'begun':
      return { ...state, status: 'EXPORTING', source: event.source, progress: 0, problem: null };
    case 'advanced':
      return { ...state, progress: event.share };
    case 'packed':
      return {
        ...state,
        status: event.hasMedia ? 'PROCESSING_MEDIA' : 'COMPLETED',
        progress: 1,
        result: event.result,
        problem: null,
      };
    case 'mediaDone':
      return { ...state, status: 'COMPLETED', problem: null };
    case 'failed':
      return { ...state, problem: event.problem };
    case 'cancelled':
      return { ...state, status: 'PENDING', result: null, problem: null };
    case 'reset':
      return NEW_EXPORT;
  }
}

/** Why the kit cannot be packed yet; both empty if it can. */
export function exportProblems({ title, description }: ExportState) {
  return { title: nameProblem(title), description: descriptionProblem(description) };
}

export function exportStepFor(status: ExportStatus): '' | 'process' | 'complete' {
  if (status === 'PENDING') return '';
  return status === 'COMPLETED' ? 'complete' : 'process';
}
