/** What every part of the runtime receives. */
export interface ThemePage {
  readonly page: Document;
  readonly view: ThemeWindow;
  /** Checked each time: a deferred script may print the page's object late. */
  isRtl(): boolean;
  /** Whether the page is shown in the customizer's preview. */
  isPreview(): boolean;
  all(selector: string): NodeListOf<HTMLElement>;
}

/** The window of a page that may use the theme, with what other scripts expect there. */
export type ThemeWindow = Window &
  typeof globalThis & {
    HFG?: HeaderApi;
    toggleAriaClick?: () => void;
    menuCalcEvent?: Event;
    neveScrollOffset?: { readonly offset?: number | string };
    /** The logo's pictures by component, as printed by the theme. */
    variants?: Readonly<Record<string, LogoVariants | undefined>>;
  };

/** The header's public API: plugins and the customizer call it. */
export interface HeaderApi {
  init(skipSidebar?: boolean): void;
  toggleMenuSidebar(open?: boolean, target?: Element | null): void;
  initSearch(): void;
}

export interface LogoVariants {
  readonly light: LogoPicture;
  readonly dark: LogoPicture;
  /** One picture for both palettes. */
  readonly same?: boolean;
}

interface LogoPicture {
  readonly src: string | false;
  readonly srcset?: string | false;
  readonly sizes?: string | false;
}

/** Starts a focus trap. Other scripts send it as well. */
export interface TrapRequest {
  readonly container: HTMLElement | null;
  /** The selector of its close button, in the container. */
  readonly close: string;
  readonly firstFocus: string;
  readonly backFocus: HTMLElement | null;
  /** How our own parts are closed; they need not have a button for it. */
  readonly leave?: () => void;
}
