import { Slot } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import type { Settings } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { useVisitorWords } from '../../parts/site/visitorWords.ts';

interface MenuPanelProps {
  readonly id: string;
  readonly settings: Settings;
  /** The settings with the icons of its buttons. */
  readonly icons: { readonly open: string; readonly close: string };
  readonly children: ReactNode;
}

/** A menu for narrow screens, with its button. A popover: browsers open it, and close it with Escape or a press outside. */
export function MenuPanel({ id, settings, icons, children }: MenuPanelProps) {
  const iconOf = useIcons();
  const words = useVisitorWords();
  const ownIcon = (name: string) => {
    const html = iconOf(settings[name]);
    const moves = hoverAnimation(settings.toggle_icon_hover_animation);
    return html ? <Slot as="span" className={`portico-menu-icon${moves}`} html={html} /> : null;
  };
  return (
    <>
      <button type="button" className="elementor-menu-toggle" popoverTarget={id} aria-label={words.menu}>
        {ownIcon(icons.open) ?? <Lines path="M2 5h18M2 11h18M2 17h18" />}
      </button>
      <div id={id} className="portico-menu-panel" popover="auto">
        <button
          type="button"
          className="portico-menu-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          {ownIcon(icons.close) ?? <Lines path="m4 4 14 14M18 4 4 18" />}
        </button>
        {children}
      </div>
    </>
  );
}

function Lines({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
