import type { ComponentType } from 'react';

/** Builds the initial state of a section. `data` is the wizard's own. */
export type GetInitialState = (data: WizardData, parentInitialState: unknown) => unknown;

/** The data that wizards pass to a section. An import has `uploadedData`, an export does not. */
export interface WizardData {
  readonly uploadedData?: unknown;
  readonly customization?: unknown;
  readonly [name: string]: unknown;
}

/** A section as registered: `key` and `title`, and optional members. */
export interface SectionDraft {
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  /** Lower comes first; 10 by default. */
  readonly order?: number | null | undefined;
  /** Whether the section follows its parent's choice. */
  readonly useParentDefault?: boolean;
  readonly getInitialState?: GetInitialState | null;
  readonly component?: ComponentType<never> | null;
  /** Called each time the sections are listed. */
  readonly isAvailable?: () => boolean;
  readonly children?: readonly SectionDraft[];
  readonly [name: string]: unknown;
}

/** A section as stored. */
export interface Section extends SectionDraft {
  readonly description: string;
  readonly order: number;
  readonly useParentDefault: boolean;
  readonly getInitialState: GetInitialState | null;
  readonly component: ComponentType<never> | null;
  readonly isAvailable: () => boolean;
  readonly children?: readonly Section[];
}
