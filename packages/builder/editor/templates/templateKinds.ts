import type { TemplateType } from '../../wire/public.ts';

interface Kind {
  readonly title: string;
  readonly about: string;
  readonly newOne: string;
  /** What visitors see if there is none. */
  readonly whenNone: string;
}

export const KINDS: Readonly<Record<TemplateType, Kind>> = {
  header: {
    title: 'Header',
    about: 'Shown above every page: logo, menu, search.',
    newOne: 'New header',
    whenNone: 'Visitors see the theme’s header.',
  },
  footer: {
    title: 'Footer',
    about: 'Shown below every page: links, address, copyright.',
    newOne: 'New footer',
    whenNone: 'Visitors see the theme’s footer.',
  },
  'single-post': {
    title: 'Single post',
    about: 'How a post looks. Its text, its comments and related posts follow where you leave them out.',
    newOne: 'New post template',
    whenNone: 'The theme draws posts.',
  },
  archive: {
    title: 'List of posts',
    about: 'How the newest posts, categories, tags and authors look.',
    newOne: 'New list template',
    whenNone: 'Visitors see the theme’s lists of posts.',
  },
  'search-results': {
    title: 'Search results',
    about: 'What a search shows. A list template that is set to show on search results does, too.',
    newOne: 'New search template',
    whenNone: 'Visitors see the theme’s search results, or a list template that is set to show there.',
  },
  'error-404': {
    title: 'Page not found (404)',
    about: 'What a visitor sees where there is nothing.',
    newOne: 'New 404 template',
    whenNone: 'Visitors see the words from the site’s settings.',
  },
  'loop-item': {
    title: 'Loop item',
    about: 'Draws each post in the Loop and Loop carousel widgets that use it.',
    newOne: 'New loop item',
    whenNone: 'A loop shows nothing until it has an item.',
  },
  popup: {
    title: 'Popup',
    about:
      'Opens over pages, by itself or from a link. Its page settings say when it opens, for whom, and how it closes.',
    newOne: 'New popup',
    whenNone: 'Nothing opens over the pages.',
  },
};
