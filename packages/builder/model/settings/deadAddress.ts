/**
 * Whether an address of a picture leads out of this site, as far as the address itself tells: to a host that it names, or into
 * a folder that only WordPress has.
 */
export function isElsewhere(address: string): boolean {
  return ABSOLUTE.test(address) || isOfWordPress(address);
}

/** A file of the WordPress that a page came from: no address of ours begins so. */
export function isOfWordPress(path: string): boolean {
  return WORDPRESS.test(path);
}

const ABSOLUTE = /^(?:https?:)?\/\//i;
const WORDPRESS = /^\/(?:[\w-]{1,40}\/)?wp-(?:content|includes)\//;
