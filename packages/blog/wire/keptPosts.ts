/** Key of the loaded posts in a list's history entry. */
export const KEPT_POSTS = 'porticoPosts';
