import { BaseRegistry } from './BaseRegistry.ts';
import { memberOf } from './memberOf.ts';
import type { WizardData } from './Section.ts';

/** The kinds of templates that a kit can carry. */
export class TemplateRegistry extends BaseRegistry {
  /** What each available section starts with: what was saved, what it computes itself, or what its parent says. */
  getState(data: WizardData, parentInitialState: unknown): Record<string, unknown> {
    const saved = memberOf(memberOf(data, 'customization'), 'templates');
    return Object.fromEntries(
      this.getAll().map(({ key, getInitialState, useParentDefault }) => {
        const before = memberOf(saved, key);
        if (before !== undefined) return [key, before];
        if (getInitialState) return [key, getInitialState(data, parentInitialState)];
        return [key, { enabled: useParentDefault ? parentInitialState : false }];
      }),
    );
  }
}
