import Image from '@tiptap/extension-image';
import { PICTURE_SIZES, type PictureSize } from './pictureSizes.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    pictureFigure: {
      /** Changes the selected picture. */
      describePicture: (words: PictureWords) => ReturnType;
    };
  }
}

export interface PictureWords {
  readonly alt: string;
  readonly caption: string;
  readonly size: PictureSize;
}

/** A picture in a text. With a caption or a size it is in a figure, as in WordPress. */
export const pictureFigure = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: { default: '', rendered: false },
      size: { default: 'full', rendered: false },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure.wp-block-image',
        getAttrs: (figure) => {
          const picture = figure.querySelector('img[src]');
          if (!picture) return false;
          const attribute = (name: string): string | null => picture.getAttribute(name);
          return {
            ...{ src: attribute('src'), alt: attribute('alt'), title: attribute('title') },
            ...{ width: attribute('width'), height: attribute('height') },
            caption: figure.querySelector('figcaption')?.textContent ?? '',
            size: PICTURE_SIZES.find((size) => figure.classList.contains(`size-${size}`)) ?? 'full',
          };
        },
      },
      { tag: 'img[src]' },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const { caption, size } = node.attrs;
    const picture = ['img', { ...this.options.HTMLAttributes, ...HTMLAttributes }] as const;
    if (!caption && size === 'full') return [...picture];
    return [
      'figure',
      { class: `wp-block-image size-${size}` },
      picture,
      ...(caption ? [['figcaption', {}, caption]] : []),
    ];
  },

  addCommands() {
    return {
      ...this.parent?.(),
      describePicture:
        (words) =>
        ({ commands }) =>
          commands.updateAttributes(this.name, words),
    };
  },
});
