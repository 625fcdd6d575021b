import { TRAP_END, TRAP_RUN } from '../../wire/public.ts';
import { cartTap } from './cartTap.ts';
import { clickAway } from './clickAway.ts';
import { customizerBridge } from './customizerBridge.ts';
import { dismissHovered } from './dismissHovered.ts';
import { focusTrap } from './focusTrap.ts';
import { leavePanels } from './leavePanels.ts';
import { paletteSwitch } from './paletteSwitch.ts';
import type { ReactionParts } from './ReactionParts.ts';
import { scrollToTop } from './scrollToTop.ts';
import { searchOverlay } from './searchOverlay.ts';
import { subMenus } from './subMenus.ts';
import type { Reactions, ThemeParts } from './ThemeParts.ts';

/** The theme's handling of clicks, keys, scrolling, and other scripts' events. */
export function reactionsOf(themeParts: ThemeParts): Reactions {
  const { theme, menu } = themeParts;
  const clicks: Parameters<ReactionParts['onClick']>[] = [];
  const parts: ReactionParts = {
    ...themeParts,
    sheet: clickAway(theme),
    onClick: (...click) => void clicks.push(click),
  };

  const cart = cartTap(parts);
  const carets = subMenus(parts);
  const search = searchOverlay(parts);
  paletteSwitch(parts);
  leavePanels(parts);
  const trap = focusTrap(theme.page, () => {
    if (!(carets.leave() || search.close() || cart.leave() || dismissHovered(theme))) menu.leave();
  });

  const table: Partial<Record<string, (event: never) => void>> = {
    scroll: scrollToTop(parts),
    focusout: carets.onFocusOut,
    keydown(event: KeyboardEvent) {
      carets.onKeyDown(event);
      trap.onKeyDown(event);
    },
    [TRAP_RUN]: trap.run,
    [TRAP_END]: trap.end,
    ...customizerBridge(parts),
  };

  return {
    onClick(target, event) {
      for (const [selector, act] of clicks) {
        const element = target.closest<HTMLElement>(selector);
        if (element && act(element, event) === true) return;
      }
    },
    onOther: (event) => table[event.type]?.(event as never),
  };
}
