import { DocumentView, videoAt } from '@portico/builder/document';
import type { EmbedCode } from '@portico/kernel/embeds';

/** `[video src="https://youtu.be/…"]`, as in WordPress: a video by URL, which loads nothing until it is played. */
export const videos: EmbedCode = {
  names: ['video'],
  tags: [],
  async embed({ named, bare: [first] }, place) {
    const address = ADDRESSES.map((name) => named[name]).find(Boolean) ?? first ?? '';
    const document = videoAt(address, `video-${place.count('video')}`);
    return document && { element: <DocumentView document={document} /> };
  },
};

const ADDRESSES = ['src', 'mp4', 'm4v', 'webm', 'ogv'] as const;
