import { addSheet } from '@portico/kernel/dom';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { variableStyles } from '../../model/atomic/atomicStyles.ts';
import type { EditorPreferences } from '../../model/preferences.ts';
import type { StandIn } from '../../model/settings/standIns.ts';
import { ClassLabels, classLabelsOf } from '../../parts/atomic/ClassLabels.ts';
import { StandInsProvider } from '../../parts/element/StandIns.ts';
import { LanguageProvider } from '../../parts/site/Language.ts';
import { SiteTimeProvider } from '../../parts/site/SiteTime.ts';
import { CONFIG_NAME } from '../../runtime/frontend/frontendConfig.ts';
import type { CanvasFacts } from '../../wire/admin.ts';
import type { Looks } from '../panel/SiteLooks.ts';
import { CanvasIcons } from './CanvasIcons.tsx';
import { CanvasSiteParts } from './CanvasSiteParts.tsx';
import { CANVAS_STYLE } from './canvasStyle.ts';
import { keepInCanvas } from './keepInCanvas.ts';
import { nameMissingPictures } from './nameMissingPictures.ts';
import { useAdoptedSheet } from './useAdoptedSheet.ts';

const FrameContext = createContext<Document | null>(null);

/** The document in which the page is edited. */
export function useFrameDocument(): Document | null {
  return use(FrameContext);
}

const LooksContext = createContext<Pick<CanvasFacts, 'devices' | 'classes'>>({ devices: [], classes: null });

/** What a document's style sheet is generated with besides the document. */
export const useCanvasLooks = () => use(LooksContext);

interface CanvasFrameProps {
  readonly page: Document | undefined;
  readonly facts: CanvasFacts;
  readonly looks: Looks;
  readonly preferences: EditorPreferences;
  readonly children: ReactNode;
}

/** Turns Puck's empty frame into a page of this site, in edit mode. */
export function CanvasFrame({ page, facts, looks, preferences, children }: CanvasFrameProps) {
  const [isReady, setReady] = useState(false);
  const lightbox = preferences.lightbox_in_editor;
  const { timeZone } = facts;
  const time = useMemo(() => ({ now: Date.now(), timeZone, isEdited: true }), [timeZone]);

  useEffect(() => {
    if (!page?.defaultView) return;
    // Replaced on every change, because each widget reads it when needed.
    Object.assign(page.defaultView, {
      [CONFIG_NAME]: {
        environmentMode: { edit: true },
        kit: { global_image_lightbox: 'yes' },
        settings: { editorPreferences: { lightbox_in_editor: lightbox } },
      },
    });
  }, [page, lightbox]);

  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    view.frameElement?.setAttribute('title', 'The page as visitors see it');
    for (const [name, value] of Object.entries(facts.html)) page.documentElement.setAttribute(name, value);
    for (const [name, value] of Object.entries(facts.body)) page.body.setAttribute(name, value);
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(CANVAS_STYLE);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    const stops = [keepInCanvas(page), nameMissingPictures(page)];
    let isGone = false;
    void Promise.all(facts.styles.map((href) => addSheet(page, href)))
      .then(() => {
        keepFirst(page);
        return withinReason(loadFonts(page));
      })
      .then(() => {
        if (!isGone) setReady(true);
      });
    // Handles, outlines and shapes: loaded in the editor only.
    void import('../../runtime/edit-mode/startEditMode.ts').then(({ startEditMode }) => {
      if (!isGone) stops.push(startEditMode(view));
    });
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [page, facts]);

  useCanvasVariables(page, looks.variables, facts.variables);
  const { classes } = looks;
  const shared = useMemo(() => ({ devices: facts.devices, classes }), [facts.devices, classes]);
  const labels = useMemo(() => classLabelsOf(classes), [classes]);

  if (!page || !isReady) return null;
  return (
    <FrameContext value={page}>
      <StandInsProvider value={withSize}>
        <CanvasIcons>
          <LanguageProvider value={facts.html.lang ?? 'en'}>
            <LooksContext value={shared}>
              <SiteTimeProvider value={time}>
                <ClassLabels value={labels}>
                  <CanvasSiteParts>{children}</CanvasSiteParts>
                </ClassLabels>
              </SiteTimeProvider>
            </LooksContext>
          </LanguageProvider>
        </CanvasIcons>
      </StandInsProvider>
    </FrameContext>
  );
}

/**
 * React puts the sheets of embedded documents before all that it does not know. The first sheet decides the order of the layers:
 * that must stay the site's.
 */
function keepFirst(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    link.dataset.precedence = 'site';
}

/** Variables that changed since the site's own sheets were generated. */
function useCanvasVariables(page: Document | undefined, variables: unknown, written: unknown): void {
  const isWritten = variables === written;
  const css = useMemo(() => (isWritten ? '' : variableStyles(variables)), [variables, isWritten]);
  useAdoptedSheet(page ?? null, css);
}

/** The same URL with a size: another site's picture is replaced by its name, in the space that it would take. */
const withSize: StandIn = (address) =>
  URL.canParse(address, location.origin) && new URL(address, location.origin).origin !== location.origin
    ? address
    : null;

/**
 * Loads fonts with `font-display: optional` first: visitors have them at once, because they are preloaded. All other fonts are
 * loaded when text uses them.
 */
function loadFonts(page: Document): Promise<unknown> {
  const inTimeOnly = [...page.fonts].filter(({ display }) => display === 'optional');
  return Promise.allSettled(inTimeOnly.map((font) => font.load()));
}

const LONGEST_WAIT_MS = 1_000;

function withinReason(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
