import { noisyPhoto } from '../../packages/blog/server/testing/noisyPhoto.ts';
import { type PackedEntry, packZip } from '../../packages/kits/testing/packZip.ts';
import { pictureKit } from '../../packages/kits/testing/pictureKit.ts';
import { IMPORT_EXPORT_PATH, UPLOAD_FIELD } from '../../packages/kits/wire/public.ts';
import { type BuiltSite, startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { type Measurement, row } from '../Measurement.ts';
import { residentMegabytes } from '../residentMegabytes.ts';
import { signIn } from '../signIn.ts';

const PAGES = 200;
const WIDGETS = 120;
const PHOTO_PAGES = 9;
const PHOTOS = 40;

export const measurement: Measurement = {
  name: `Kits: a kit of ${PAGES} pages into a site of its own, and out again`,
  async run() {
    const site = await startBuiltSite();
    try {
      const call = await administrator(site);
      const kit = packZip(kitOf(PAGES));
      const idle = await residentMegabytes(site.processId, 'VmRSS');

      const imported = await importSeconds(call, kit);

      const exporting = performance.now();
      const { manifest } = await call('export', {
        kitInfo: { title: 'Bench', description: '', source: 'file' },
        include: ['content'],
      });
      const exported = (performance.now() - exporting) / 1000;
      const pages = Object.keys((manifest as { content: { page: object } }).content.page).length;
      if (pages < PAGES) throw new Error(`${pages} pages were exported instead of ${PAGES}.`);
      const most = await residentMegabytes(site.processId, 'VmHWM');
      const withPictures = await importSeconds(call, await photoKit());
      return [
        row('the kit, packed', kit.length / 1_000_000, 'MB'),
        row('import, upload included', imported, 's', { atMost: 10 }),
        row('export, download included', exported, 's', { atMost: 10 }),
        row(`import of ${PHOTO_PAGES} pages with ${PHOTOS} pictures`, withPictures, 's', { atMost: 10 }),
        row('memory of the server before', idle, 'MB'),
        row('memory of the server at most', most, 'MB', { atMost: 256 }),
      ];
    } finally {
      await site.stop();
    }
  },
};

async function importSeconds(call: Call, kit: Buffer): Promise<number> {
  const form = new FormData();
  form.set(UPLOAD_FIELD, new Blob([new Uint8Array(kit)]), 'kit.zip');
  const begin = performance.now();
  const { session } = await call('upload', form);
  const { runners } = await call('import', { session, include: ['content'] });
  for (const runner of runners as string[]) await call('import-runner', { session, runner });
  return (performance.now() - begin) / 1000;
}

/** Pictures of the size in their names, no two alike: the library would resize identical ones only once. */
async function photoKit(): Promise<Buffer> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => noisyPhoto(at)));
  const picture = (number: number): Buffer => photos[number - 1] ?? Buffer.alloc(0);
  return packZip(pictureKit({ pages: PHOTO_PAGES, pictures: PHOTOS, picture }));
}

type Call = (path: string, body: object | FormData) => Promise<Record<string, unknown>>;

async function administrator({ baseURL, adminPassword }: BuiltSite): Promise<Call> {
  const own = await signIn(baseURL, adminPassword);
  return async (path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${baseURL}${IMPORT_EXPORT_PATH}/${path}`, {
      method: 'POST',
      headers: { ...own, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const { data } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(data)}`);
    return data;
  };
}

/** Pages as people make them: sections with headings, texts with some HTML, pictures and buttons. */
function kitOf(pages: number): PackedEntry[] {
  const numbers = Array.from({ length: pages }, (_, index) => 1000 + index);
  const content = Object.fromEntries(
    numbers.map((id) => [
      id,
      { title: `Page ${id}`, doc_type: 'wp-page', url: `https://bench.example/page-${id}/`, terms: [] },
    ]),
  );
  return [
    {
      name: 'manifest.json',
      content: JSON.stringify({ name: 'bench', title: 'Bench', version: '3.0', content: { page: content } }),
    },
    ...numbers.map((id) => ({ name: `content/page/${id}.json`, content: JSON.stringify(pageOf(id)) })),
  ];
}

function pageOf(page: number): object {
  const widgets = Array.from({ length: WIDGETS }, (_, index) => ({
    id: (page * WIDGETS + index).toString(16).padStart(7, '0'),
    elType: 'widget',
    widgetType: index % 2 === 0 ? 'heading' : 'text-editor',
    isInner: false,
    elements: [],
    settings:
      index % 2 === 0
        ? { title: `Heading ${index} of page ${page}`, header_size: 'h2', align: 'center' }
        : { editor: `<p>${'Some <strong>words</strong> about the work. '.repeat(12)}${page}/${index}</p>` },
  }));
  return {
    content: [{ id: `c${page}`, elType: 'container', settings: [], isInner: false, elements: widgets }],
    settings: [],
    metadata: [],
  };
}
