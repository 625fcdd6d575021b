import type { MenuTargets } from '../menus/MenuTargets.ts';

/** A site with nothing to link to. */
export const noTargets: MenuTargets = {
  find: async () => ({ title: '', href: null, state: 'gone' }),
  search: async () => [],
  pages: async () => [],
  tagOf: ({ kind }) => kind,
  isTagOfPage: () => false,
  addressTags: [],
};
