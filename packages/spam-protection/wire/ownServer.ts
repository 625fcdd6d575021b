/** The flag in the page's objects that says our own server is behind it. */
export const OWN_SERVER = 'portico_server';

/** A comment form that our own server handles. */
export const OWN_COMMENT_FORM = 'form.comment-form[action$="wp-comments-post.php"]';
