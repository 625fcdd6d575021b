import { type StandIn, standIn } from './browser/modules/standIn.ts';

/**
 * Links to pictures, and what asks for a lightbox or for another action. Which of them act is decided at the click.
 * In drawings the address may stand in a name space of its own, hence `*|`.
 */
const LINKS_THAT_ACT =
  'a:is([*|href*=".png" i],[*|href*=".jp" i],[*|href*=".gif" i],[*|href*=".svg" i],[*|href*=".webp" i],[*|href*=".avif" i],' +
  '[*|href*="#elementor-action"],[*|href*="%23elementor-action"]),' +
  '[data-elementor-lightbox],[data-elementor-lightbox-video],[data-e-action-hash],[data-action-link]';

const page = globalThis as {
  elementorFrontendConfig?: { is_static?: unknown; isPorticos?: unknown } | null;
  elementorModules?: StandIn;
};
/** What a server has printed for the builder's own script. */
const config = page.elementorFrontendConfig;
/** Ours says that it is ours, and has no add-ons on its pages. */
const isElsewhere = !!config && !config.isPorticos;
// Scripts that come after this one build upon classes that will be here only later.
if (isElsewhere) page.elementorModules ??= standIn();

/** Which markup they adopt, and when. Their code is in the chunk of the same name. */
const ISLANDS = [
  { name: 'accordion', selector: '[data-widget_type="accordion.default"]', moment: 'visible' },
  { name: 'alert', selector: '[data-widget_type="alert.default"]', moment: 'touch' },
  { name: 'audio', selector: '[data-widget_type="wp-widget-media_audio.default"]', moment: 'idle' },
  { name: 'counter', selector: '[data-widget_type="counter.default"]', moment: 'visible' },
  { name: 'nested-accordion', selector: '[data-widget_type="nested-accordion.default"]', moment: 'visible' },
  { name: 'nested-tabs', selector: '[data-widget_type="nested-tabs.default"]', moment: 'visible' },
  { name: 'progress', selector: '[data-widget_type="progress.default"]', moment: 'visible' },
  { name: 'tabs', selector: '[data-widget_type="tabs.default"]', moment: 'visible' },
  { name: 'text-editor', selector: '.elementor-drop-cap-yes', moment: 'visible' },
  // What our server draws itself has no address of a drawing.
  {
    name: 'text-path',
    selector: '[data-widget_type="text-path.default"]:has([data-url])',
    moment: 'visible',
  },
  { name: 'toggle', selector: '[data-widget_type="toggle.default"]', moment: 'visible' },
  { name: 'image-carousel', selector: '[data-widget_type="image-carousel.default"]', moment: 'visible' },
  {
    name: 'video',
    // The builder's own audio widget is a provider's frame as well; only ours waits for its visitor.
    selector: '[data-widget_type="video.default"], [data-widget_type="audio.default"]',
    moment: 'visible',
  },
  { name: 'contact-buttons', selector: '[data-widget_type="contact-buttons.default"]', moment: 'idle' },
  { name: 'floating-bars', selector: '[data-widget_type="floating-bars-var-1.default"]', moment: 'now' },
  { name: 'entrance', selector: '.elementor-invisible, [data-settings*="animation"]', moment: 'now' },
  { name: 'background-video', selector: '.elementor-background-video-container', moment: 'visible' },
  {
    name: 'background-slideshow',
    selector: '[data-settings*="background_slideshow_gallery"]',
    moment: 'visible',
  },
  { name: 'stretch', selector: '.e-stretched, .elementor-section-stretched', moment: 'now' },
  { name: 'sticky-anchors', selector: '[data-settings*="sticky_anchor_link_offset"]', moment: 'idle' },
  { name: 'scroll-snap', selector: '[data-elementor-settings*="scroll_snap"]', moment: 'idle' },
  {
    name: 'open-by-hash',
    selector: 'html:has(.elementor-tab-title, .e-n-tab-title, .e-n-accordion-item)',
    moment: 'idle',
  },
  { name: 'link-actions', selector: LINKS_THAT_ACT, moment: 'idle' },
  // Only a page that another server has configured has scripts on it that ask for the builder's objects. Where the
  // configuration is not there yet, it comes in a script of this name.
  {
    name: 'frontend',
    selector: isElsewhere ? 'html' : '#elementor-frontend-js-before',
    moment: 'now',
  },
] as const;

/** A page that holds still, to have its picture taken, runs nothing of its own; but it hides nothing either. */
const RUN_ON_STILL_PAGES: readonly string[] = ['entrance', 'link-actions', 'frontend'];

/** The builder's islands. */
export const builderIslands = ISLANDS.filter(
  ({ name }) => !config?.is_static || RUN_ON_STILL_PAGES.includes(name),
);
