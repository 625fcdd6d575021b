import './nested-tabs.css';
import { reactIsland } from '@portico/kernel/islands/react';
import { AdoptedNestedTabsView } from './AdoptedNestedTabsView.tsx';
import { adoptNestedTabs, nestedTabsContainer } from './adoptNestedTabs.ts';

const slots = '.e-n-tab-title, .e-con';

export const { start } = reactIsland({
  View: AdoptedNestedTabsView,
  adopt: adoptNestedTabs,
  container: nestedTabsContainer,
  owns: `.e-n-tabs-heading, .e-n-tabs-content, ${slots}`,
  slots,
});
