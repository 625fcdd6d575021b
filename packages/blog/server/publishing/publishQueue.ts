/** Posts that wait for their hour. */
export const PUBLISH_QUEUE = 'blog-publish';
