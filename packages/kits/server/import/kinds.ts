const KINDS: Readonly<Record<string, string>> = {
  page: 'Page',
  post: 'Post',
  nav_menu_item: 'Menu item',
  elementor_font: 'Font',
  elementor_component: 'Component',
  'e-floating-buttons': 'Floating element',
  category: 'Category',
  post_tag: 'Tag',
};

/** What people call things of a post type. */
export function kindOf(postType: string): string {
  return KINDS[postType] ?? postType;
}

/** What people call terms of a taxonomy. */
export function kindOfTerm(taxonomy: string): string {
  return KINDS[taxonomy] ?? `Term (${taxonomy})`;
}
