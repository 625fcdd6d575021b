import { type RefObject, useEffect, useRef } from 'react';
import { isOn } from '../../model/settings/read.ts';
import { closeLightbox } from '../../runtime/edit-mode/closeLightbox.ts';
import { entranceSettings, replayEntrance } from '../../runtime/edit-mode/replayEntrance.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { editorWidgets } from '../editorWidgets.ts';

/** An element's behaviour besides its view. Each run of the effect ends the previous one. */
export function useEditHandlers(node: RefObject<HTMLElement | null>, element: BuilderElement): void {
  useEffect(() => {
    const held = node.current;
    if (!held || !mayHaveHandlers(element)) return;
    let isGone = false;
    let stop = (): void => {};
    void import('./startHandlers.ts').then(({ startHandlers }) => {
      if (!isGone) stop = startHandlers(held);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [node, element]);

  // A video that no longer opens in the lightbox must not go on playing there.
  const opensLightbox = element.widgetType === 'video' && isOn(element.settings.lightbox);
  const opened = useRef(opensLightbox);
  useEffect(() => {
    if (opened.current && !opensLightbox && node.current) closeLightbox(node.current.ownerDocument);
    opened.current = opensLightbox;
  }, [node, opensLightbox]);

  const entrance = entranceSettings(element.settings);
  const shown = useRef(entrance);
  const settings = useRef(element.settings);
  settings.current = element.settings;
  useEffect(() => {
    if (entrance === shown.current || !node.current) return;
    shown.current = entrance;
    return replayEntrance(node.current, settings.current);
  }, [node, entrance]);
}

/** Most elements have none, and a page has hundreds of elements. */
function mayHaveHandlers({ elType, widgetType, settings }: BuilderElement): boolean {
  if (elType === 'widget')
    return widgetType === 'toggle' || editorWidgets.get(widgetType ?? '')?.canvas !== undefined;
  const { background_background: background } = settings;
  return (
    background === 'slideshow' ||
    background === 'video' ||
    Boolean(settings.stretch_element || settings.stretch_section)
  );
}
