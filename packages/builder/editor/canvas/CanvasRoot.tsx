import { createUsePuck } from '@puckeditor/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentStyles } from '../../document/documentStyles.ts';
import { pageClasses } from '../../model/document/pageFrame.ts';
import { lookClass, takesElementorLook } from '../../model/document/pageLook.ts';
import { isOn, recordOf } from '../../model/settings/read.ts';
import { CrowdedIds } from '../../parts/element/IdParts.ts';
import { TypesettingProvider } from '../../parts/site/Typesetting.ts';
import { snapScrolling } from '../../runtime/anchors/snapScrolling.ts';
import { POPUP_TYPE, popupId } from '../../wire/public.ts';
import { useCanvasLooks, useFrameDocument } from './CanvasFrame.tsx';
import { canvasSheet } from './canvasStyle.ts';
import { canvasTree } from './canvasTree.ts';
import { useEditedPage } from './EditedPage.ts';
import { fromLibrary } from './library.ts';
import { createOpening, OpeningContext } from './Opening.ts';
import { useCanvasFonts } from './useCanvasFonts.ts';

const usePuck = createUsePuck();

/** Ids on the canvas are long, because an unsaved page may contain copies with the same short id. */
class AllIds extends Set<string> {
  override has(): boolean {
    return true;
  }
}
const EVERY_ID = new AllIds();

/** The outermost element of the edited document, with the style sheet of its settings. */
export function CanvasRoot({ id, type, children }: { id: string; type: string; children: ReactNode }) {
  const { title, settings, stored } = useEditedPage();
  useDocumentSheet(id, type, stored);
  useScrollSnap(isOn(recordOf(settings).scroll_snap));
  const [opening] = useState(createOpening);
  useEffect(() => opening.end(), [opening]);
  return (
    <CrowdedIds value={EVERY_ID}>
      <OpeningContext value={opening}>
        <Around id={id} type={type}>
          <div
            data-elementor-type={type}
            data-elementor-id={id}
            data-elementor-title={title}
            className={`elementor elementor-${id} elementor-edit-area elementor-edit-area-active elementor-edit-mode${lookClass(settings)}`}
          >
            <TypesettingProvider value={takesElementorLook(settings)}>{children}</TypesettingProvider>
          </div>
        </Around>
      </OpeningContext>
    </CrowdedIds>
  );
}

/** A popup is edited within its window. */
function Around({ id, type, children }: { id: string; type: string; children: ReactNode }) {
  if (type !== POPUP_TYPE) return children;
  return (
    <div className="elementor-popup-modal" id={popupId(id)}>
      <div className="dialog-widget-content">
        <div className="dialog-message">{children}</div>
      </div>
    </div>
  );
}

function useScrollSnap(isSnapping: boolean): void {
  const page = useFrameDocument();
  useEffect(() => (page && isSnapping ? snapScrolling(page) : undefined), [page, isSnapping]);
}

/** Constructed sheets are not inline styles to the policy, and updating one needs no new element. */
function useDocumentSheet(id: string, type: string, settings: unknown): void {
  const page = useFrameDocument();
  const looks = useCanvasLooks();
  const content = usePuck((state) => state.appState.data.content);
  const sheet = useRef<CSSStyleSheet | null>(null);
  const written = useRef('');
  const bringFonts = useCanvasFonts(page);
  useLayoutEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    const own = new view.CSSStyleSheet();
    sheet.current = own;
    written.current = '';
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, own];
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== own);
    };
  }, [page]);
  const classes = pageClasses({ id, settings: recordOf(settings) }, 'default');
  useLayoutEffect(() => {
    const names = classes.split(' ');
    page?.body.classList.add(...names);
    return () => page?.body.classList.remove(...names);
  }, [page, classes]);
  useEffect(() => {
    // After the text is on screen: typing must not wait for the sheet of the whole page.
    const timer = setTimeout(() => {
      const elements = canvasTree(fromLibrary(content));
      const page = { id, type, settings: recordOf(settings), elements };
      const css = canvasSheet(documentStyles(page, looks.devices, looks.classes));
      // Text changes no styles: the browser need not recalculate the whole page.
      if (css === written.current) return;
      sheet.current?.replaceSync(css);
      written.current = css;
      bringFonts(css);
    });
    return () => clearTimeout(timer);
  }, [content, id, type, settings, looks, bringFonts]);
}
