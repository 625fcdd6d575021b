import { linkOf } from '../../model/settings/link.ts';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import type { BuilderElement } from '../../wire/public.ts';
import type { BarFrame, FloatingBarsProps } from './FloatingBarsProps.ts';

/** The bar in a page document: at the top and sticky by default. */
export function barFromElement({ settings }: BuilderElement): BarFrame {
  return {
    name: textOf(settings.accessible_name),
    position: settings.advanced_vertical_position === 'bottom' ? 'bottom' : 'top',
    isSticky: settings.advanced_toggle_sticky !== 'no' && settings.advanced_toggle_sticky !== '',
    canClose: settings.floating_bar_close_switch !== 'no' && settings.floating_bar_close_switch !== '',
  };
}

export function floatingBarsFromElement({ settings }: BuilderElement): FloatingBarsProps {
  return {
    text: textOf(settings.announcement_text),
    callToAction: textOf(settings.cta_text),
    isLink: settings.style_cta_type === 'link',
    corners: choiceOf(settings.style_cta_button_corners, ['round', 'rounded', 'sharp'], 'round'),
    href: linkOf(settings.cta_link)?.href ?? '',
    entersAnimated: animationName(settings.style_cta_button_animation) !== null,
  };
}
