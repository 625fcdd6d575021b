import type { ContentVersions, Database } from '@portico/kernel/server';
import type { Settings } from '../../settings/settings.ts';
import { Begun, STARTED } from '../Start.ts';

/** Whether this site is the demo still. */
export interface DemoState {
  /** Read anew only after it was changed. */
  isDemo(): Promise<boolean>;
  /** As it was when it was last asked. */
  lastKnown(): boolean;
  set(transaction: Database, isDemo: boolean): Promise<void>;
}

export function createDemoState(settings: Settings, content: ContentVersions): DemoState {
  let known: { readonly stamp: string; readonly isDemo: boolean } | undefined;
  return {
    async isDemo() {
      const stamp = await content.stamp([STARTED]);
      if (known?.stamp === stamp) return known.isDemo;
      const begun = await settings.read(STARTED, Begun);
      // Before there was a choice, every site began with the demo.
      const isDemo = begun === 'demo' || begun === true;
      // What has not begun yet is asked again.
      if (begun !== null) known = { stamp, isDemo };
      return isDemo;
    },
    lastKnown: () => known?.isDemo ?? false,
    set: (transaction, isDemo) => settings.write(transaction, STARTED, isDemo ? 'demo' : 'own'),
  };
}
