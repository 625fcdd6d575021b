import { addSheet, adoptSheet, direction, hasOverSheet } from '@portico/kernel/dom';
import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import overSheet from '@portico/kernel/over.css?url';
import { createRoot } from 'react-dom/client';
import { currentSetting } from '../frontend/currentSetting.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { animationName } from '../motion/animationName.ts';
import entranceSheet from '../motion/entrance.css?url';
import type { LightboxContent } from './LightboxContent.ts';
import { LightboxView } from './LightboxView.tsx';
import rules from './lightbox.css?inline';
import { LIGHTBOX_CLOSED } from './lightboxClosed.ts';
import { lightboxFeatures } from './lightboxFeatures.ts';
import { lightboxLabels } from './lightboxLabels.ts';

/** What the page needs before one is opened. */
export async function styleLightbox(page: Document): Promise<void> {
  adoptSheet(page, rules);
  if (!hasOverSheet(page)) await addSheet(page, overSheet);
}

/** The default entrance animation, included in its own rules. */
const ENTRANCE = 'zoomIn';

/** Opens a lightbox over the page. It removes itself when closed. */
export function openLightbox(page: Document, content: LightboxContent): void {
  const view = page.defaultView ?? window;
  const config = frontendConfig(view);
  const host = page.body.appendChild(page.createElement('div'));
  host.className = 'portico-over';
  host.dir = direction(page.body);
  const entrance = animationName(currentSetting(view, content.modal, 'entranceAnimation') ?? ENTRANCE);
  // Elementor's own sheet for this animation is in the page if one of its elements uses it.
  if (entrance && entrance !== ENTRANCE && !page.getElementById(`e-animation-${entrance}-css`))
    void addSheet(page, entranceSheet);
  const root = withFewListeners([host], () => createRoot(host));
  root.render(
    <LightboxView
      {...content}
      entranceClass={entrance}
      pageAddress={page.location.href}
      labels={lightboxLabels(config)}
      features={lightboxFeatures(config)}
      onClosed={() => {
        root.unmount();
        host.remove();
        page.dispatchEvent(new Event(LIGHTBOX_CLOSED));
      }}
    />,
  );
}
