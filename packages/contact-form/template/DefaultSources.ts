/** Where a control's initial value may come from, besides its own values. */
export interface DefaultSources {
  /** `default:get`: the page's query string. */
  get(name: string): readonly string[];
  /** `default:post`: what was posted to the page. */
  post(name: string): readonly string[];
  /** `default:user_email` and the like, by that name: the signed-in user. */
  user(property: string): string;
  /** `default:post_meta`: the post's meta value under the field's name. */
  postMeta(name: string): readonly string[];
  /** `default:shortcode_attr`: the shortcode's attribute with the field's name. */
  embedAttribute(name: string): string;
}

export const noDefaults: DefaultSources = {
  get: () => [],
  post: () => [],
  user: () => '',
  postMeta: () => [],
  embedAttribute: () => '',
};
