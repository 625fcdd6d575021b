import './lightbox.css';
import '../../browser/motion/entrance.css';
import { createRoot } from 'react-dom/client';
import type { LightboxContent } from '../../browser/actions/LightboxContent.ts';
import { currentSetting } from '../../browser/frontend/currentSetting.ts';
import { frontendConfig } from '../../browser/frontend/frontendConfig.ts';
import { animationName } from '../../browser/motion/animationName.ts';
import { LightboxView } from './LightboxView.tsx';
import { lightboxFeatures } from './lightboxFeatures.ts';
import { lightboxLabels } from './lightboxLabels.ts';

/** How a lightbox comes in when nobody has said how. */
const ENTRANCE = 'zoomIn';

/** Opens a lightbox over the page. It takes itself away when the visitor closes it. */
export function openLightbox(page: Document, content: LightboxContent): void {
  const view = page.defaultView ?? window;
  const config = frontendConfig(view);
  const host = page.body.appendChild(page.createElement('div'));
  const root = createRoot(host);
  root.render(
    <LightboxView
      {...content}
      entranceClass={animationName(currentSetting(view, content.modal, 'entranceAnimation') ?? ENTRANCE)}
      pageAddress={page.location.href}
      labels={lightboxLabels(config)}
      features={lightboxFeatures(config)}
      onClosed={() => {
        root.unmount();
        host.remove();
      }}
    />,
  );
}
