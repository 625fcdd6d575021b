/**
 * Whether a picture's URL leads out of this site, judging by the URL alone: it names a host, or a folder that only WordPress
 * has.
 */
export function isElsewhere(address: string): boolean {
  return ABSOLUTE.test(address) || isOfWordPress(address);
}

/** A file of the WordPress site that a page came from: our paths never start like this. */
export function isOfWordPress(path: string): boolean {
  return WORDPRESS.test(path);
}

const ABSOLUTE = /^(?:https?:)?\/\//i;
const WORDPRESS = /^\/(?:[\w-]{1,40}\/)?wp-(?:content|includes)\//;
