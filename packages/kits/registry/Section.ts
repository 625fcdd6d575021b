import type { ComponentType } from 'react';

/** Builds the state that a wizard starts a section with. `data` is the wizard's own. */
export type GetInitialState = (data: WizardData, parentInitialState: unknown) => unknown;

/** What the wizards hand to a section: whatever they know. An import has `uploadedData`, an export has not. */
export interface WizardData {
  readonly uploadedData?: unknown;
  readonly customization?: unknown;
  readonly [name: string]: unknown;
}

/** A section as it is handed in: `key` and `title`, and whatever else it wants to say. */
export interface SectionDraft {
  readonly key: string;
  readonly title: string;
  readonly description?: string;
  /** Lower comes first; 10 unless told. */
  readonly order?: number | null | undefined;
  /** Whether the section follows the choice made for its parent. */
  readonly useParentDefault?: boolean;
  readonly getInitialState?: GetInitialState | null;
  readonly component?: ComponentType<never> | null;
  /** Asked each time the sections are listed. */
  readonly isAvailable?: () => boolean;
  readonly children?: readonly SectionDraft[];
  readonly [name: string]: unknown;
}

/** A section as it is kept. */
export interface Section extends SectionDraft {
  readonly description: string;
  readonly order: number;
  readonly useParentDefault: boolean;
  readonly getInitialState: GetInitialState | null;
  readonly component: ComponentType<never> | null;
  readonly isAvailable: () => boolean;
  readonly children?: readonly Section[];
}
