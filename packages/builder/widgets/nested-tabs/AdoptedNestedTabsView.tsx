import { Slot } from '@portico/kernel/islands/react';
import type { AdoptedNestedTabs } from './adoptNestedTabs.ts';
import { NestedTabsView } from './NestedTabsView.tsx';

/** The view over markup that is there already: what stands in the panels is the page's. */
export function AdoptedNestedTabsView({ panels, ...tabs }: AdoptedNestedTabs) {
  return (
    <NestedTabsView
      {...tabs}
      panel={(index, attributes) => {
        const panel = panels[index];
        return panel && <Slot as={panel.tag} html={panel.html} {...attributes} />;
      }}
    />
  );
}
