import { Slot } from '@portico/kernel/islands/react';
import type { AdoptedNestedTabs } from './adoptNestedTabs.ts';
import { NestedTabsView } from './NestedTabsView.tsx';

/** The view over existing markup: the panels' content belongs to the page. */
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
