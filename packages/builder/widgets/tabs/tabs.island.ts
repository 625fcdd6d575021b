import './tabs.css';
import { reactIsland } from '@portico/kernel/islands/react';
import { adoptTabs, NOT_ODD, tabsContainer } from './adoptTabs.ts';
import { setOddPartsAside } from './setOddPartsAside.ts';
import { TabsView } from './TabsView.tsx';

const slots = `:is(.elementor-tab-title, .elementor-tab-content)${NOT_ODD}`;

const tabs = reactIsland({
  View: TabsView,
  adopt: adoptTabs,
  container: tabsContainer,
  owns: `.elementor-tabs-wrapper, .elementor-tabs-content-wrapper, ${slots}`,
  slots,
});

export const start: typeof tabs.start = (element) => {
  setOddPartsAside(element);
  return tabs.start(element);
};
