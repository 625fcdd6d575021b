import type { HeaderContent } from '@portico/theme/ui';

export type { LinkItem } from '@portico/theme/ui';

/** What every page of a site shares: its name, its ways around, its language and its light. */
export interface SiteSettings extends HeaderContent {
  readonly name: string;
  readonly tagline: string;
  /** The address of the picture that browsers show beside the title. */
  readonly icon?: string;
  /** The picture of the company, in place of the mark. */
  readonly logo?: LogoPictures;
  /** What stands beside the name: paths of a drawing, 36 units wide and high. */
  readonly mark?: LogoMark;
  /** A BCP 47 tag, for `<html lang>`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** 'system' follows the visitor's device. */
  readonly palette: 'light' | 'dark' | 'system';
  /** The owner's style in place of the theme's own: its sheets, and the fonts of the first screen. */
  readonly look?: { readonly sheets: readonly string[]; readonly fonts: readonly string[] | null };
  /** The page stands in the customizer's frame. */
  readonly isPreview?: boolean;
  /** Shows a cart in the header; its page answers a visitor without scripts. */
  readonly cart?: { readonly page: string };
  readonly footerColumns: readonly FooterColumn[];
  /** Small print under the footer, one sentence each. */
  readonly smallPrint: readonly string[];
}

export interface LogoPictures {
  readonly light: LogoPicture;
  /** For the dark palette, and for dark surfaces; the same one where there is none. */
  readonly dark: LogoPicture | null;
  /** Whether the name stands beside it. */
  readonly hasName: boolean;
}

interface LogoPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface LogoMark {
  readonly lines: string;
  /** Filled by day with the ground, by night with light. */
  readonly filled: string;
}

export interface FooterColumn {
  /** A list of links may stand there without one. */
  readonly title?: string;
  /** An item without an address is a line of text, such as a street. */
  readonly items: readonly { readonly label: string; readonly href?: string }[];
}
