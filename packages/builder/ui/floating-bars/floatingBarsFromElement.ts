import { recordFrom, textFrom } from '../../browser/frontend/record.ts';
import type { BuilderElement } from '../../protocol.ts';
import type { FloatingBarsProps } from './FloatingBarsProps.ts';

/** The bar that a page document describes: at the top and sticky unless it says otherwise. */
export function floatingBarsFromElement({ id, settings }: BuilderElement): FloatingBarsProps {
  return {
    documentId: id,
    text: textFrom(settings.announcement_text),
    callToAction: textFrom(settings.cta_text),
    href: linkFrom(textFrom(recordFrom(settings.cta_link).url)),
    position: settings.advanced_vertical_position === 'bottom' ? 'bottom' : 'top',
    isSticky: settings.advanced_toggle_sticky !== 'no' && settings.advanced_toggle_sticky !== '',
    canClose: settings.floating_bar_close_switch !== 'no' && settings.floating_bar_close_switch !== '',
  };
}

/** Pages, places on this page, mail and telephone; never a script. */
function linkFrom(address: string): string {
  return /^(https?:|mailto:|tel:|\/|#)/i.test(address) ? address : '';
}
