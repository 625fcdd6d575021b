import type { HeaderContent } from '@portico/theme/ui';

export type { LinkItem } from '@portico/theme/ui';

/** What all pages of a site share: its name, navigation, language and palette. */
export interface SiteSettings extends HeaderContent {
  readonly name: string;
  readonly tagline: string;
  /** URL of the favicon. */
  readonly icon?: string;
  /** The company's logo, in place of the mark. */
  readonly logo?: LogoPictures;
  /** The mark next to the name: paths of a drawing 36 units wide and high. */
  readonly mark?: LogoMark;
  /** A BCP 47 tag, for `<html lang>`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** 'system' follows the visitor's device. */
  readonly palette: 'light' | 'dark' | 'system';
  /** The owner's style in place of the theme's: its style sheets, and the fonts of the first screen. */
  readonly look?: { readonly sheets: readonly string[]; readonly fonts: readonly string[] | null };
  /** The page is shown in the customizer's frame. */
  readonly isPreview?: boolean;
  /** Shows a cart in the header; its page works without JavaScript. */
  readonly cart?: { readonly page: string };
  readonly footerColumns: readonly FooterColumn[];
  /** Small print under the footer, one sentence each. */
  readonly smallPrint: readonly string[];
}

export interface LogoPictures {
  readonly light: LogoPicture;
  /** For the dark palette and dark surfaces; falls back to the light one. */
  readonly dark: LogoPicture | null;
  /** Whether the name is shown next to it. */
  readonly hasName: boolean;
}

interface LogoPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface LogoMark {
  readonly lines: string;
  /** Filled with the background colour in light mode, with a light one in dark mode. */
  readonly filled: string;
}

export interface FooterColumn {
  /** Optional for a list of links. */
  readonly title?: string;
  /** An item without a URL is a line of text, such as a street. */
  readonly items: readonly { readonly label: string; readonly href?: string }[];
}
