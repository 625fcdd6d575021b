const IS_MEDIA = /^(https?:\/\/|\/)[^\s"'<>]+\.(avif|gif|jpe?g|mp[34]|ogg|pdf|png|svg|webm|webp)$/i;

/** Collects the URLs of pictures, audio and video in a document's settings. */
export function mediaIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (IS_MEDIA.test(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) mediaIn(entry, found);
}
