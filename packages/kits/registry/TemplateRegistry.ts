import { BaseRegistry } from './BaseRegistry.ts';
import { memberOf } from './memberOf.ts';
import type { WizardData } from './Section.ts';

/** The kinds of templates that a kit can contain. */
export class TemplateRegistry extends BaseRegistry {
  /** The initial state of each available section: the saved one, its own computed one, or its parent's. */
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
