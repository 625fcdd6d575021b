/** Where the first content of a control may come from, beside the values of its own. */
export interface DefaultSources {
  /** `default:get`: the query of the page's address. */
  get(name: string): readonly string[];
  /** `default:post`: what was posted to the page. */
  post(name: string): readonly string[];
  /** `default:user_email` and its like, by that name: who is signed in. */
  user(property: string): string;
  /** `default:post_meta`: what the post keeps under the field's name. */
  postMeta(name: string): readonly string[];
  /** `default:shortcode_attr`: what the embed code says under the field's name. */
  embedAttribute(name: string): string;
}

export const noDefaults: DefaultSources = {
  get: () => [],
  post: () => [],
  user: () => '',
  postMeta: () => [],
  embedAttribute: () => '',
};
