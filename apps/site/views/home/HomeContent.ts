import type { Picture } from '../Picture.ts';
import type { Setting } from '../SettingsList.tsx';
import type { LinkItem } from '../SiteSettings.ts';

/** Everything the home page says, in the order in which it says it. */
export interface HomeContent {
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly actions: readonly LinkItem[];
    readonly wide: Picture;
    /** The same scene, composed for a phone. */
    readonly tall: Picture;
  };
  readonly tally: readonly { readonly figure: string; readonly meaning: string }[];
  readonly services: SectionIntro & { readonly items: readonly Service[] };
  readonly projects: SectionIntro & { readonly items: readonly Project[] };
  readonly process: SectionIntro & { readonly steps: readonly ProcessStep[] };
  readonly quote: {
    readonly text: string;
    readonly name: string;
    readonly context: string;
    readonly picture: Picture;
  };
  readonly people: SectionIntro & { readonly items: readonly Person[] };
  readonly faq: SectionIntro;
  readonly invitation: SectionIntro & {
    readonly actions: readonly LinkItem[];
    readonly details: readonly Setting[];
  };
}

export interface SectionIntro {
  readonly title: string;
  readonly text: string;
}

export interface Service {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly Setting[];
  readonly picture: Picture;
  readonly link?: LinkItem;
}

export interface Project {
  readonly title: string;
  readonly facts: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface ProcessStep {
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly text: string;
  readonly picture: Picture;
}
