import { TRAP_END, TRAP_RUN } from '../../wire/header.ts';
import type { PageFlags } from '../../wire/pageFlags.ts';

/** What every part of the runtime is given. Whatever listens does so until `signal` says stop. */
export interface ThemePage {
  readonly page: Document;
  readonly view: ThemeWindow;
  readonly signal: AbortSignal;
  /** Asked each time: a script that was held back may print it late. */
  flags(): PageFlags | null;
  isRtl(): boolean;
  all(selector: string): NodeListOf<HTMLElement>;
  /** Adds what a click on an element, or inside of it, does. Earlier ones come first; `true` ends the matter. */
  onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => unknown): void;
}

/** The window of a page that the theme may be on, with what other scripts find there. */
export type ThemeWindow = Window &
  typeof globalThis & {
    HFG?: HeaderApi;
    toggleAriaClick?: () => void;
    menuCalcEvent?: Event;
    nvMasonry?: MasonryLayout;
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

export interface MasonryLayout {
  reloadItems(): void;
  layout(): void;
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

export function runTrap(page: Document, detail: TrapRequest): void {
  page.dispatchEvent(new CustomEvent(TRAP_RUN, { detail }));
}

export function endTrap(page: Document): void {
  page.dispatchEvent(new CustomEvent(TRAP_END));
}
