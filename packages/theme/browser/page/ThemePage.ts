/** What every part of the runtime is given. */
export interface ThemePage {
  readonly page: Document;
  readonly view: ThemeWindow;
  /** Asked each time: a script that was held back may print the page's object late. */
  isRtl(): boolean;
  /** The page is shown in the customizer's preview. */
  isPreview(): boolean;
  all(selector: string): NodeListOf<HTMLElement>;
}

/** The window of a page that the theme may be on, with what other scripts find there. */
export type ThemeWindow = Window &
  typeof globalThis & {
    HFG?: HeaderApi;
    toggleAriaClick?: () => void;
    menuCalcEvent?: Event;
    neveScrollOffset?: { readonly offset?: number | string };
    /** The logo's pictures by component, as the theme prints them. */
    variants?: Readonly<Record<string, LogoVariants | undefined>>;
  };

/** The header's public face: plugins and the customizer call it. */
export interface HeaderApi {
  init(skipSidebar?: boolean): void;
  toggleMenuSidebar(open?: boolean, target?: Element | null): void;
  initSearch(): void;
}

export interface LogoVariants {
  readonly light: LogoPicture;
  readonly dark: LogoPicture;
  /** One picture for both. */
  readonly same?: boolean;
}

interface LogoPicture {
  readonly src: string | false;
  readonly srcset?: string | false;
  readonly sizes?: string | false;
}

/** What starts a focus trap. Other scripts send it as well. */
export interface TrapRequest {
  readonly container: HTMLElement | null;
  /** What closes it, in the container. */
  readonly close: string;
  readonly firstFocus: string;
  readonly backFocus: HTMLElement | null;
  /** How our own parts are closed; they need not have a button for it. */
  readonly leave?: () => void;
}
