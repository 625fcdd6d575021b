import type { Island } from '@portico/kernel/islands';
import { anchorTarget } from './runtime/anchors/anchorTarget.ts';
import { type StandIn, standIn } from './runtime/modules/standIn.ts';
import { widgetIslands } from './widgets/widgetIslands.data.ts';
import { DELAY_ATTRIBUTE } from './wire/public.ts';

/** Identifies a page with widgets. */
export const builderMarkup = '.elementor-widget';

/**
 * Links to pictures, and links that open a lightbox or trigger another action. Which of them act is decided on click. In SVG,
 * `href` may be in its own namespace, hence `*|`.
 */
const LINKS_THAT_ACT =
  'a:is([*|href*=".png"i],[*|href*=".jpg"i],[*|href*=".jpeg"i],[*|href*=".gif"i],[*|href*=".svg"i],[*|href*=".webp"i],[*|href*=".avif"i],[*|href*=elementor-action]),' +
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
/** What a server has printed for Elementor's own script. */
const config = page.elementorFrontendConfig;
/** Ours is marked as ours; our pages have no add-ons. */
const isElsewhere = config && !config.isPorticos;
// Scripts after this one extend classes that will only be loaded later.
if (isElsewhere) page.elementorModules ??= standIn();

/** The hash that the page was opened with; undefined during a build. */
const openedAt = anchorTarget(page.location?.hash ?? '');

/** Whether a link to a picture or video, or to nothing, will do something else once its code is loaded. */
function willAct(link: Element): boolean {
  const opensLightbox =
    link.getAttribute('data-elementor-open-lightbox') ||
    page.elementorFrontendConfig?.kit?.global_image_lightbox;
  return (
    link.matches('[href^="%23elementor-action"]') ||
    (opensLightbox === 'yes' && link.matches(LINKS_THAT_ACT) && !link.hasAttribute('download'))
  );
}

type BuilderIsland = Omit<Island, 'load'>;

/** Elements in a part that waits are not looked for: it is scanned again when its owner starts it. */
const notDelayed = (selector: string): string => `:is(${selector}):not([${DELAY_ATTRIBUTE}=true] *)`;

/** Which markup they adopt, and when. Their code is in the chunk of the same name. */
const ISLANDS: readonly BuilderIsland[] = [
  ...widgetIslands.map(({ type, ...island }) => ({
    ...island,
    selector: notDelayed(island.selector ?? `[data-widget_type="${type ?? island.name}.default"]`),
  })),
  {
    name: 'background-video',
    selector: notDelayed('.elementor-background-video-container'),
    moment: 'visible',
  },
  {
    name: 'background-slideshow',
    selector: notDelayed('[data-settings*=background_slideshow_gallery]'),
    moment: 'visible',
  },
  { name: 'atomic', selector: '[data-e-type="e-tabs"],.e-background-video', moment: 'visible' },
  {
    name: 'stretch',
    selector: notDelayed('.e-stretched,.elementor-section-stretched'),
    moment: 'now',
    isDeaf: true,
  },
  {
    name: 'sticky-anchors',
    selector: '[data-settings*=sticky_anchor_link_offset]',
    moment: 'idle',
    isDeaf: true,
  },
  { name: 'extras', selector: '[data-portico-extra]', moment: 'now', isDeaf: true },
  { name: 'scroll-snap', selector: '[data-elementor-settings*=scroll_snap]', moment: 'idle', isDeaf: true },
  ...(openedAt
    ? [{ name: 'keep-place', selector: `#${openedAt}`, moment: 'now', isDeaf: true } as const]
    : []),
];

/** A static page, for screenshots, runs no other behaviour but must not hide anything either. */
const ISLANDS_OF_STILL_PAGES: readonly BuilderIsland[] = [
  {
    name: 'entrance',
    selector: notDelayed('.elementor-invisible,[data-settings*=animation]'),
    moment: 'now',
    isDeaf: true,
  },
  {
    name: 'link-actions',
    selector: LINKS_THAT_ACT,
    // A page may be opened with an action in its hash, wherever the link to it is.
    moment: page.location?.hash ? 'idle' : 'visible',
    takes: willAct,
  },
  // Only a page configured by another server has scripts that use Elementor's objects. If the configuration is not there yet,
  // it comes in a script of this name.
  {
    name: 'frontend',
    selector: isElsewhere ? 'html' : '#elementor-frontend-js-before',
    moment: 'now',
    isDeaf: true,
  },
];

export const builderIslands = [...(config?.is_static ? [] : ISLANDS), ...ISLANDS_OF_STILL_PAGES];
