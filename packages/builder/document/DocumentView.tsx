import { IslandStyle } from '@portico/kernel/islands/react';
import { useContext } from 'react';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { lookClass, takesElementorLook } from '../model/document/pageLook.ts';
import { ClassLabels } from '../parts/atomic/ClassLabels.ts';
import { PageHeadingsProvider, pageHeadings } from '../parts/contents/PageHeadings.ts';
import { browserSettings } from '../parts/element/browserSettings.ts';
import { CrowdedIds, crowdedIds } from '../parts/element/IdParts.ts';
import { usePageFacts } from '../parts/post/PageFacts.ts';
import { DocumentIdProvider } from '../parts/site/DocumentId.ts';
import { type DrawDocument, DrawDocumentProvider } from '../parts/site/DrawDocument.ts';
import { PageRoom, roomOfPage } from '../parts/site/embedding.ts';
import { TypesettingProvider } from '../parts/site/Typesetting.ts';
import { isTemplateType, type TemplateType } from '../wire/public.ts';
import { ElementView } from './ElementView.tsx';
import { FirstPicture } from './FirstPicture.tsx';
import { wholeElement } from './widgets.ts';

interface DocumentViewProps {
  readonly document: PageDocument;
  /** Classes from the widget that contains it. */
  readonly classes?: string;
}

/** For widgets that contain a document. */
export const drawDocument: DrawDocument = (document, classes) => (
  <DocumentView document={document} classes={classes} />
);

/** A whole page document, rendered on the server. Its styles come from `documentStyles`. */
export function DocumentView({ document, classes = '' }: DocumentViewProps) {
  const settings = browserSettings(document.settings, ['scroll_snap']);
  const room = useContext(PageRoom) ?? roomOfPage();
  const outer = useContext(ClassLabels);
  const labels = document.classLabels ?? outer;
  return (
    <CrowdedIds value={crowdedIds(document.elements)}>
      <FirstPicture document={document} />
      <IslandStyle name="document" />
      <div
        data-elementor-type={document.type}
        data-elementor-id={document.id}
        className={`elementor elementor-${document.id}${locationOf(document.type)}${lookClass(document.settings)}${classes && ` ${classes}`}`}
        data-elementor-settings={settings && JSON.stringify(settings)}
      >
        <DocumentIdProvider value={document.id}>
          <PageHeadingsProvider
            value={pageHeadings(document.elements, wholeElement, usePageFacts()?.headings)}
          >
            <TypesettingProvider value={takesElementorLook(document.settings)}>
              <DrawDocumentProvider value={drawDocument}>
                <ClassLabels value={labels}>
                  <PageRoom value={room}>
                    {document.elements.map((element) => (
                      <ElementView key={element.id} element={element} />
                    ))}
                  </PageRoom>
                </ClassLabels>
              </DrawDocumentProvider>
            </TypesettingProvider>
          </PageHeadingsProvider>
        </DocumentIdProvider>
      </div>
    </CrowdedIds>
  );
}

/** Elementor's names for template locations. */
function locationOf(type: string): string {
  if (!isTemplateType(type) || !LOCATIONS[type]) return '';
  return ` elementor-location-${LOCATIONS[type]}`;
}

const LOCATIONS: Readonly<Record<TemplateType, string>> = {
  header: 'header',
  footer: 'footer',
  'single-post': 'single',
  'error-404': 'single',
  archive: 'archive',
  'search-results': 'archive',
  'loop-item': '',
  popup: 'popup',
};
