import { BaseRegistry } from './BaseRegistry.ts';
import { memberOf } from './memberOf.ts';
import type { Section, WizardData } from './Section.ts';

/** The groups of site settings that a kit can contain. Each is simply on or off. */
export class SettingsRegistry extends BaseRegistry {
  /** A section with children is the sum of them, so the children are visited instead. */
  getState(data: WizardData, parentInitialState: unknown): Record<string, unknown> {
    const leaves = this.getAll().flatMap((section): readonly Section[] => section.children ?? [section]);
    return Object.fromEntries(leaves.map((leaf) => [leaf.key, stateOf(leaf, data, parentInitialState)]));
  }
}

function stateOf(section: Section, data: WizardData, parentInitialState: unknown): unknown {
  const { key, getInitialState, useParentDefault } = section;
  const before = memberOf(memberOf(memberOf(data, 'customization'), 'settings'), key);
  if (before !== undefined) return before;
  if (Object.hasOwn(data, 'uploadedData')) {
    const carried = memberOf(memberOf(memberOf(data, 'uploadedData'), 'manifest'), 'site-settings');
    return Boolean(memberOf(carried, key));
  }
  if (getInitialState) return getInitialState(data, parentInitialState);
  return useParentDefault ? parentInitialState : false;
}
