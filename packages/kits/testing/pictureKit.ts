import type { PackedEntry } from './packZip.ts';

export interface PictureKitOptions {
  readonly pages: number;
  readonly pictures: number;
  /** The content of each picture. */
  readonly picture: (number: number) => Buffer | string;
  /** The origin of their URLs in the pages. */
  readonly origin?: string;
  /** Whether the archive contains them. */
  readonly isPacked?: boolean;
}

/** A kit as an agency would make it: pages full of pictures, in widgets, galleries, backgrounds and texts. */
export function pictureKit(options: PictureKitOptions): PackedEntry[] {
  const { pages, pictures, picture, origin = 'https://agency.example', isPacked = true } = options;
  const address = (number: number): string =>
    `${origin}/wp-content/uploads/2024/05/photo-${number}-900x600.jpg`;
  const numbers = Array.from({ length: pictures }, (_, at) => at + 1);
  const ofPage = (page: number): number[] => numbers.filter((number) => number % pages === page - 1);
  const ids = Array.from({ length: pages }, (_, at) => String(501 + at));
  const file = (name: string, content: unknown): PackedEntry => ({ name, content: JSON.stringify(content) });
  return [
    file('manifest.json', {
      name: 'agency',
      title: 'Agency',
      version: '3.0',
      elementor_version: '4.3.0',
      site: origin,
      content: {
        page: Object.fromEntries(
          ids.map((id, at) => [
            id,
            { title: `Page ${at + 1}`, doc_type: 'wp-page', url: `${origin}/p-${at + 1}/` },
          ]),
        ),
      },
    }),
    ...ids.map((id, at) => file(`content/page/${id}.json`, pageOf(ofPage(at + 1).map(address), at))),
    ...(isPacked
      ? numbers.map((number) => ({
          name: `media/2024/05/photo-${number}-900x600.jpg`,
          content: picture(number),
        }))
      : []),
  ];
}

function pageOf(addresses: readonly string[], page: number) {
  const media = addresses.map((url, at) => ({ id: 9000 + at, url }));
  const [first, second, ...others] = media;
  const widget = (id: string, widgetType: string, settings: object) => ({
    ...{ id, elType: 'widget', widgetType, settings, elements: [], isInner: false },
  });
  return {
    content: [
      {
        id: `a${page}00001`.slice(0, 7),
        elType: 'container',
        settings: { background_background: 'classic', background_image: first },
        isInner: false,
        elements: [
          widget('b000001', 'image', { image: second }),
          widget('b000002', 'image-gallery', { wp_gallery: others }),
          widget('b000003', 'text-editor', { editor: `<p><img src="${first?.url ?? ''}" alt=""></p>` }),
          widget('b000004', 'heading', {
            title: 'Photos',
            ...{ typography_typography: 'custom', typography_font_family: 'Yellowtail' },
            __dynamic__: { title: '[elementor-tag url="https://agency.example/dynamic.jpg"]' },
          }),
          widget('b000005', 'heading', {
            title: 'Words',
            ...{ typography_typography: 'custom', typography_font_family: 'Inter' },
          }),
        ],
      },
    ],
    settings: [],
    metadata: [],
  };
}
