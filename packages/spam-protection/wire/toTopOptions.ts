declare global {
  interface Window {
    to_top_options?: Record<string, unknown>;
  }
}

/** The behaviour of the scroll-to-top button. */
export interface ToTopOptions {
  /** Pixels scrolled before it shows. */
  readonly scrollOffset: number;
  /** From 0 to 1. */
  readonly opacity: number;
  readonly style: string;
  readonly iconColor: string;
  readonly iconBackground: string;
  readonly iconSize: number;
  /** Per cent. */
  readonly borderRadius: number;
  readonly imageWidth: number;
  readonly location: string;
  readonly marginX: number;
  readonly marginY: number;
  /** `null` if it stays. */
  readonly hidesAfterMs: number | null;
  /** The widest screen without it; `null` if all have it. */
  readonly hiddenUpTo: number | null;
}

/** All values are texts, and any may be missing. */
export function readToTopOptions(options: Readonly<Record<string, unknown>> = {}): ToTopOptions {
  const number = (name: string, otherwise: number): number => {
    const value = Number.parseFloat(String(options[name] ?? ''));
    return Number.isFinite(value) ? value : otherwise;
  };
  const text = (name: string, otherwise: string): string => String(options[name] || otherwise);
  const isOn = (name: string): boolean => number(name, 0) !== 0;
  return {
    scrollOffset: number('scroll_offset', 100),
    opacity: number('icon_opacity', 50) / 100,
    style: text('style', 'icon'),
    iconColor: text('icon_color', '#ffffff'),
    iconBackground: text('icon_bg_color', '#000000'),
    iconSize: number('icon_size', 32),
    borderRadius: number('border_radius', 5),
    imageWidth: number('image_width', 65),
    location: text('location', 'bottom-right'),
    marginX: number('margin_x', 20),
    marginY: number('margin_y', 20),
    hidesAfterMs: isOn('enable_autohide') ? number('autohide_time', 2) * 1000 : null,
    hiddenUpTo: isOn('enable_hide_small_device') ? number('small_device_max_width', 640) : null,
  };
}
