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

/** The readable name of a post type. */
export function kindOf(postType: string): string {
  return KINDS[postType] ?? postType;
}

/** The readable name of a taxonomy's terms. */
export function kindOfTerm(taxonomy: string): string {
  return KINDS[taxonomy] ?? `Term (${taxonomy})`;
}
