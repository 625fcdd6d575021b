import './tabs.css';
import { reactIsland } from '@portico/kernel/islands/react';
import { adoptTabs, tabsContainer } from './adoptTabs.ts';
import { TabsView } from './TabsView.tsx';

const slots = '.elementor-tab-title, .elementor-tab-content';

export const { start } = reactIsland({
  View: TabsView,
  adopt: adoptTabs,
  container: tabsContainer,
  owns: `.elementor-tabs-wrapper, .elementor-tabs-content-wrapper, ${slots}`,
  slots,
});
