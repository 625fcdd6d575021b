/** Scheduled posts. */
export const PUBLISH_QUEUE = 'blog-publish';
