import type { Island } from '@portico/kernel/islands';
import { anchorTarget } from './runtime/anchors/anchorTarget.ts';
import { type StandIn, standIn } from './runtime/modules/standIn.ts';
import { widgetIslands } from './widgets/widgetIslands.data.ts';

/** What a page with widgets is known by. */
export const builderMarkup = '.elementor-widget';

/**
 * Links to pictures, and what asks for a lightbox or for another action. Which of them act is decided at the click.
 * In drawings the address may stand in a name space of its own, hence `*|`.
 */
const LINKS_THAT_ACT =
  'a:is([*|href*=".png" i],[*|href*=".jpg" i],[*|href*=".jpeg" i],[*|href*=".gif" i],[*|href*=".svg" i],[*|href*=".webp" i],[*|href*=".avif" i],' +
  '[*|href*="#elementor-action"],[*|href*="%23elementor-action"]),' +
  '[data-elementor-lightbox],[data-elementor-lightbox-video],[data-e-action-hash],[data-action-link]';

const page = globalThis as {
  location?: Location;
  elementorFrontendConfig?: {
    is_static?: unknown;
    isPorticos?: unknown;
    kit?: { global_image_lightbox?: unknown };
  } | null;
  elementorModules?: StandIn;
};
/** What a server has printed for the builder's own script. */
const config = page.elementorFrontendConfig;
/** Ours says that it is ours, and has no add-ons on its pages. */
const isElsewhere = !!config && !config.isPorticos;
// Scripts that come after this one build upon classes that will be here only later.
if (isElsewhere) page.elementorModules ??= standIn();

/** Where the page is opened at; nothing where a build reads this. */
const openedAt = anchorTarget(page.location?.hash ?? '');

/** Whether a link that leads to a picture or a video, or nowhere, will do something else as soon as its code is here. */
function willAct(link: Element): boolean {
  const opensLightbox =
    link.getAttribute('data-elementor-open-lightbox') ||
    page.elementorFrontendConfig?.kit?.global_image_lightbox;
  return (
    link.matches('[href^="%23elementor-action"]') ||
    (opensLightbox === 'yes' && link.matches(LINKS_THAT_ACT) && !link.hasAttribute('download'))
  );
}

/** Which markup they adopt, and when. Their code is in the chunk of the same name. */
const ISLANDS: readonly Omit<Island, 'load'>[] = [
  ...widgetIslands.map(({ type, ...island }) => ({
    selector: `[data-widget_type="${type ?? island.name}.default"]`,
    ...island,
  })),
  {
    name: 'entrance',
    selector: '.elementor-invisible, [data-settings*="animation"]',
    moment: 'now',
    isDeaf: true,
  },
  { name: 'background-video', selector: '.elementor-background-video-container', moment: 'visible' },
  {
    name: 'background-slideshow',
    selector: '[data-settings*="background_slideshow_gallery"]',
    moment: 'visible',
  },
  { name: 'atomic', selector: '[data-e-type="e-tabs"],.e-background-video', moment: 'visible' },
  { name: 'stretch', selector: '.e-stretched, .elementor-section-stretched', moment: 'now', isDeaf: true },
  {
    name: 'sticky-anchors',
    selector: '[data-settings*="sticky_anchor_link_offset"]',
    moment: 'idle',
    isDeaf: true,
  },
  { name: 'extras', selector: '[data-portico-extra]', moment: 'now', isDeaf: true },
  { name: 'scroll-snap', selector: '[data-elementor-settings*="scroll_snap"]', moment: 'idle', isDeaf: true },
  ...(openedAt
    ? [{ name: 'keep-place', selector: `#${openedAt}`, moment: 'now', isDeaf: true } as const]
    : []),
  {
    name: 'link-actions',
    selector: LINKS_THAT_ACT,
    // A page may be opened with an action in its address, wherever the link to it stands.
    moment: page.location?.hash ? 'idle' : 'visible',
    takes: willAct,
  },
  // Only a page that another server has configured has scripts on it that ask for the builder's objects. Where the
  // configuration is not there yet, it comes in a script of this name.
  {
    name: 'frontend',
    selector: isElsewhere ? 'html' : '#elementor-frontend-js-before',
    moment: 'now',
    isDeaf: true,
  },
];

/** A page that holds still, to have its picture taken, runs nothing of its own; but it hides nothing either. */
const RUN_ON_STILL_PAGES: readonly string[] = ['entrance', 'link-actions', 'frontend'];

/** The builder's islands. */
export const builderIslands = ISLANDS.filter(
  ({ name }) => !config?.is_static || RUN_ON_STILL_PAGES.includes(name),
);
