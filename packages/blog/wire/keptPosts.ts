/** Where the entry of a list in the browser's history keeps the posts that were loaded. */
export const KEPT_POSTS = 'porticoPosts';
