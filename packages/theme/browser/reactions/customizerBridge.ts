import type { ThemeParts } from './ThemeParts.ts';

/** Handles the customizer's events on the page it shows: a header was rendered again, a panel of controls was opened. */
export function customizerBridge({
  menu,
  refresh,
  align,
}: ThemeParts): Readonly<Record<string, (event: CustomEvent<unknown>) => void>> {
  const open = (): void => {
    if (!menu.isOpen()) menu.toggle(true);
  };
  return {
    header_builder_panel_changed() {
      refresh();
      align();
    },
    customize_control_sidebar({ detail }) {
      if (detail === 'open') open();
      else menu.toggle(false);
    },
    customize_section_opened({ detail }) {
      if (detail === 'header_sidebar') open();
    },
  };
}
