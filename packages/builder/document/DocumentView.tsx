import { IslandStyle } from '@portico/kernel/islands/react';
import { browserSettings } from '../ui/element/browserSettings.ts';
import { CrowdedIds, crowdedIds } from '../ui/element/IdParts.ts';
import { ElementView } from './ElementView.tsx';
import type { PageDocument } from './PageDocument.ts';

/** A whole page document, as the server renders it. Its looks are in `documentStyles`. */
export function DocumentView({ document }: { document: PageDocument }) {
  const settings = browserSettings(document.settings, ['scroll_snap']);
  return (
    <CrowdedIds value={crowdedIds(document.elements)}>
      <IslandStyle name="document" />
      <div
        data-elementor-type={document.type}
        data-elementor-id={document.id}
        className={`elementor elementor-${document.id}`}
        data-elementor-settings={settings && JSON.stringify(settings)}
      >
        {document.elements.map((element) => (
          <ElementView key={element.id} element={element} />
        ))}
      </div>
    </CrowdedIds>
  );
}
