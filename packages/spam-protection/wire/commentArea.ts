/** Where a comment is written. */
export const COMMENT_AREA = 'textarea[name=comment]';
