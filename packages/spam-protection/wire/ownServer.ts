/** The switch in the page's objects that says that our own server stands behind it. */
export const OWN_SERVER = 'portico_server';

/** A comment form that our own server takes. */
export const OWN_COMMENT_FORM = 'form.comment-form[action$="wp-comments-post.php"]';
