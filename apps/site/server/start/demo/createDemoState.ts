import type { ContentVersions, Database } from '@portico/kernel/server';
import type { Settings } from '../../settings/settings.ts';
import { Begun, STARTED } from '../Start.ts';

/** Whether this site is still the demo. */
export interface DemoState {
  /** Cached until it changes. */
  isDemo(): Promise<boolean>;
  /** As of the last call. */
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
      // Before there was a choice, every site started with the demo.
      const isDemo = begun === 'demo' || begun === true;
      // Not cached until the site has started.
      if (begun !== null) known = { stamp, isDemo };
      return isDemo;
    },
    lastKnown: () => known?.isDemo ?? false,
    set: (transaction, isDemo) => settings.write(transaction, STARTED, isDemo ? 'demo' : 'own'),
  };
}
