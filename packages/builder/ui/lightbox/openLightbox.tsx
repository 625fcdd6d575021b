import './lightbox.css';
import { createRoot } from 'react-dom/client';
import type { LightboxContent } from '../../browser/actions/LightboxContent.ts';
import { frontendConfig } from '../../browser/frontend/frontendConfig.ts';
import { LightboxView } from './LightboxView.tsx';
import { lightboxFeatures } from './lightboxFeatures.ts';
import { lightboxLabels } from './lightboxLabels.ts';

/** Opens a lightbox over the page. It takes itself away when the visitor closes it. */
export function openLightbox(page: Document, content: LightboxContent): void {
  const config = frontendConfig(page.defaultView ?? window);
  const host = page.body.appendChild(page.createElement('div'));
  const root = createRoot(host);
  root.render(
    <LightboxView
      {...content}
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
