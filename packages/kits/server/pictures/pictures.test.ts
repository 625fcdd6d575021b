import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type PackedEntry, packZip } from '../../testing/packZip.ts';
import { pictureKit } from '../../testing/pictureKit.ts';
import { pictureFileFor } from '../archive/archivePictures.ts';
import type { KitsTables } from '../database/tables.ts';
import { createDownload } from '../download/createDownload.ts';
import { runningKits } from '../testing/runningKits.ts';
import { picturesIn, withPlacedPictures } from './pictureAddresses.ts';
import { drawPlaceholder, readPlaceholder } from './placeholder.ts';

describe('addresses of pictures', () => {
  test('KT-04 are found in settings, galleries, backgrounds, HTML and atomic elements, and not in what the site decides', () => {
    const found = new Map();
    picturesIn(
      {
        image: { id: 3, url: 'https://a.example/one-300x200.jpg' },
        wp_gallery: [{ id: 4, url: 'https://a.example/two.PNG?x=1' }],
        editor: '<img src="https://a.example/three.webp"> https://a.example/page/',
        src: {
          $$type: 'image-src',
          value: { id: null, url: { $$type: 'url', value: 'https://a.example/four.svg' } },
        },
        link: { url: 'https://a.example/five.pdf' },
        __dynamic__: { image: { url: 'https://a.example/six.jpg' } },
      },
      found,
    );
    expect([...found.keys()]).toEqual([
      'https://a.example/one-300x200.jpg',
      'https://a.example/two.PNG?x=1',
      'https://a.example/three.webp',
      'https://a.example/four.svg',
    ]);
    expect(found.get('https://a.example/one-300x200.jpg')).toEqual({ width: 300, height: 200 });
  });

  test('KT-04 are replaced with number and size; a link gets the address alone, and what has no place stays', () => {
    const stored = { id: 7, width: 640, height: 480 };
    const place = (url: string) =>
      url.includes('mine')
        ? { url: '/media/x.webp', stored }
        : url.includes('gone')
          ? { url: '/box.svg' }
          : null;
    expect(
      withPlacedPictures(
        {
          image: { id: 3, url: 'https://a.example/mine.jpg', alt: 'Sea' },
          link: { url: 'https://a.example/mine.jpg' },
          other: { id: 5, url: 'https://a.example/gone.jpg' },
          editor: '<a href="https://a.example/mine.jpg"><img src="https://a.example/left.jpg"></a>',
          src: {
            $$type: 'image-src',
            value: { id: null, url: { $$type: 'url', value: 'https://a.example/mine.jpg' } },
          },
        },
        place,
      ),
    ).toEqual({
      image: { id: 7, url: '/media/x.webp', alt: 'Sea', width: 640, height: 480, source: 'library' },
      link: { url: '/media/x.webp' },
      other: { id: 5, url: '/box.svg' },
      editor: '<a href="/media/x.webp"><img src="https://a.example/left.jpg"></a>',
      src: {
        $$type: 'image-src',
        value: {
          id: { $$type: 'image-attachment-id', value: 7 },
          url: { $$type: 'url', value: '/media/x.webp' },
        },
      },
    });
  });

  test('KT-04 a file of the archive is known by the end of its path', () => {
    const files = ['media/2023/a.jpg', 'media/2024/a.jpg', 'images/b%20c.png'];
    expect(pictureFileFor(files, 'https://x.example/wp-content/uploads/2024/A.jpg?v=2')).toBe(
      'media/2024/a.jpg',
    );
    expect(pictureFileFor(files, 'https://x.example/other.jpg')).toBeNull();
  });

  test('KT-04 a placeholder has the size that its name says, and other names are none', () => {
    const id = '0190a0b0-0000-7000-8000-000000000000';
    expect(readPlaceholder(`${id}-300x200.svg`)).toEqual({ id, width: 300, height: 200 });
    for (const none of ['', 'x.svg', `${id}-0x9.svg`, `${id}-9.svg`, `../${id}-1x1.svg`])
      expect(readPlaceholder(none), none).toBeNull();
    expect(drawPlaceholder({ width: 300, height: 200 })).toContain('viewBox="0 0 300 200"');
  });
});

describeOnBothEngines('pictures of a kit', (engine) => {
  test('KT-04 come out of the archive into the library, and documents name them there; undoing takes them out', async () => {
    const site = await runningKits(engine, { pages: 0 });
    const kit = pictureKit({ pages: 2, pictures: 4, picture: (number) => `PNG ${number}` });
    const { session } = (await site.upload(packZip(kit))).body.data;
    const planned = await site.call('POST', '/admin/api/kits/plan', {
      ...{ session, include: ['content'], customization: null },
    });
    expect(planned.body.pictures).toEqual({ total: 4, inArchive: 4, archiveBytes: 20, hosts: [] });
    const { runners } = (await site.post('import', { session })).body.data;
    expect(runners[0]).toBe('pictures');
    const first = await site.post('import-runner', { session, runner: 'pictures' });
    expect(first.body.data.imported_data).toEqual({
      pictures: { total: 4, here: 4, failed: 0, bytes: 20, isDone: true },
    });
    for (const runner of runners.slice(1)) await site.post('import-runner', { session, runner });
    const text = JSON.stringify(await site.contents.documents.read(site.ports.database, '501'));
    expect(text).toMatch(/"background_image":\{"id":\d+,"url":"\/media\/\d+-640\.webp","width":640/);
    expect(text).toContain('<img src=\\"/media/');
    expect(text.replace('agency.example/dynamic.jpg', '')).not.toContain('agency.example');

    const { body } = await site.call('GET', `/admin/api/kits/imports/${session}/report`);
    expect(body).toMatchObject({ title: 'Agency', isUndone: false });
    expect(body.report.pictures).toEqual({ total: 4, here: 4, bytes: 20, missing: [] });
    expect(body.report.items[0]).toMatchObject({
      ...{ key: 'content/page/501', outcome: 'new', address: '/p-1/', editUrl: '/admin/pages/501/edit' },
      ...{ pictures: 2, missingPictures: 0 },
    });
    expect(body.report.fonts).toEqual([
      { family: 'Inter', state: 'hosted', usedOn: ['Page 1', 'Page 2'] },
      { family: 'Yellowtail', state: 'missing', usedOn: ['Page 1', 'Page 2'] },
    ]);
    await site.post('revert');
    expect((await site.call('GET', `/admin/api/kits/imports/${session}/report`)).body.isUndone).toBe(true);
    const left = site.ports.database.tables<KitsTables>().selectFrom('kit_pictures').selectAll();
    expect(await left.execute()).toEqual([]);
  });

  test('KT-04 are fetched from confirmed hosts alone; what cannot be had is listed, has a box of its size, and may come later', async () => {
    let isOpen = false;
    const asked: string[] = [];
    const there = await listening((request, reply) => {
      const name = request.url?.split('/').at(-1) ?? '';
      asked.push(name);
      if (name.startsWith('photo-1-')) reply.end('PNG 1');
      else if (name.startsWith('photo-2-')) reply.end(isOpen ? 'PNG 2' : '<html>no picture</html>');
      else if (name.startsWith('photo-3-')) reply.writeHead(404).end();
      else reply.writeHead(302, { location: 'http://inside.example/secret.jpg' }).end();
    });
    const site = await runningKits(engine, { pages: 0, pictureDownload: there.download });
    const kit = pictureKit({
      ...{ pages: 1, pictures: 4, picture: () => '', isPacked: false },
      origin: `http://agency.example:${there.port}`,
    });
    const host = `agency.example:${there.port}`;
    const { session } = (await site.upload(packZip(kit))).body.data;
    const order = { session, include: ['content'], customization: { content: { pictureHosts: [host] } } };
    const planned = await site.call('POST', '/admin/api/kits/plan', { ...order, customization: null });
    expect(planned.body.pictures.hosts).toEqual([{ host, count: 4 }]);
    expect(asked).toEqual([]);
    const { runners } = (await site.post('import', order)).body.data;
    const path = `/admin/api/kits/imports/${session}/pictures`;
    expect((await site.call('POST', path, {})).body).toMatchObject({ here: 1, failed: 3, isDone: true });
    for (const runner of runners)
      expect((await site.post('import-runner', { session, runner })).status).toBe(200);
    // Invalid pictures and missing files are not requested again.
    expect(asked.filter((name) => name.startsWith('photo-3-'))).toHaveLength(1);
    const report = async () =>
      (await site.call('GET', `/admin/api/kits/imports/${session}/report`)).body.report.pictures;
    const { missing } = await report();
    expect(missing.map(({ problem }: { problem: string }) => problem).sort()).toEqual([
      'Nobody has allowed pictures from inside.example.',
      'This file is not a picture that can be used.',
      expect.stringContaining('answered with 404'),
    ]);
    const text = JSON.stringify(await site.contents.documents.read(site.ports.database, '501'));
    const boxes = [...text.matchAll(/\/kit-pictures\/[0-9a-f-]{36}-900x600\.svg/g)].map(([box]) => box);
    expect(new Set(boxes).size).toBe(3);
    const box = await site.app.inject(boxes[0] ?? '');
    expect(box.headers['content-type']).toContain('image/svg+xml');
    expect(box.payload).toContain('viewBox="0 0 900 600"');
    // A kit exported from this site refers to the pictures, not the placeholders.
    expect((await site.exportKit()).includes('kit-pictures')).toBe(false);

    isOpen = true;
    expect((await site.call('POST', path, { hosts: [host] })).body).toMatchObject({ here: 2, failed: 2 });
    expect((await report()).missing).toHaveLength(2);
    const moved = await Promise.all([...new Set(boxes)].map((address) => site.app.inject(address)));
    expect(moved.filter(({ statusCode }) => statusCode === 302)).toHaveLength(1);
  });

  test('KT-04 a host that stumbles is asked again, one that hangs is given up, and nobody is asked unasked', async () => {
    const asked: string[] = [];
    const there = await listening(
      (request, reply) => {
        const name = request.url?.split('/').at(-1) ?? '';
        const isFirst = !asked.includes(name);
        asked.push(name);
        if (name.startsWith('photo-1-') && isFirst) reply.writeHead(503).end();
        else if (name.startsWith('photo-1-')) reply.end('PNG 1');
        // The others never get a response.
      },
      { silenceMs: 150 },
    );
    const site = await runningKits(engine, { pages: 0, pictureDownload: there.download });
    const kit = pictureKit({
      ...{ pages: 1, pictures: 6, picture: () => '', isPacked: false },
      origin: `http://agency.example:${there.port}`,
    });
    expect((await site.importKit(packZip(kit))).status).toBe(200);
    expect(asked).toEqual([]);
    const order = { customization: { content: { pictureHosts: [`agency.example:${there.port}`] } } };
    expect((await site.importKit(packZip(kit), order)).status).toBe(200);
    expect(asked.filter((name) => name.startsWith('photo-1-'))).toHaveLength(2);
    expect(asked.filter((name) => name.startsWith('photo-6-')).length).toBeLessThan(2);
  });

  test('KT-04 wrong calls about reports and pictures get a sentence, and strangers nothing', async () => {
    const site = await runningKits(engine, { pages: 0 });
    const unknown = '0190a0b0-0000-7000-8000-000000000000';
    for (const session of ['x', unknown, '%00']) {
      expect((await site.call('GET', `/admin/api/kits/imports/${session}/report`)).status).toBe(404);
      const answer = await site.call('POST', `/admin/api/kits/imports/${session}/pictures`, {});
      expect(answer).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    }
    const path = `/admin/api/kits/imports/${unknown}/pictures`;
    for (const body of [{ hosts: 'x' }, { hosts: [1] }, { hosts: ['x'.repeat(301)] }, [], 'x'])
      expect((await site.call('POST', path, body)).status).toBeGreaterThanOrEqual(400);
    expect((await site.app.inject('/kit-pictures/x.svg')).statusCode).toBe(404);
    const box = await site.app.inject(`/kit-pictures/${unknown}-10x10.svg`);
    expect(box.statusCode).toBe(200);
    // White text, which light boxes are no ground for, is what pictures behind it were mostly made for.
    const behind = await site.app.inject(`/kit-pictures/${unknown}-10x10.svg?behind`);
    expect([box, behind].map(({ body }) => /<rect[^>]* fill="(.*?)"/.exec(body)?.[1])).toEqual([
      '#e7e9ec',
      '#72767c',
    ]);
    site.as('editor');
    expect((await site.call('POST', path, {})).status).toBe(403);
  });

  test('KT-04 files that the manifest names and the archive lacks are failed entries, at their step and in the end', async () => {
    const site = await runningKits(engine, { pages: 0 });
    const kit: PackedEntry[] = pictureKit({ pages: 2, pictures: 0, picture: () => '' }).filter(
      ({ name }) => name !== 'content/page/502.json',
    );
    const { session } = (await site.upload(packZip(kit))).body.data;
    const { runners } = (await site.post('import', { session })).body.data;
    expect(runners).toEqual(['elementor-content']);
    const { body } = await site.post('import-runner', { session, runner: 'elementor-content' });
    expect(body.data.content.page).toEqual({
      succeed: { 501: '501' },
      failed: { 502: 'The archive lacks its file.' },
    });
    const { report } = (await site.call('GET', `/admin/api/kits/imports/${session}/report`)).body;
    expect(report.items[1]).toMatchObject({ title: 'Page 2', outcome: 'missing', editUrl: null });
    const again = (await site.upload(packZip(kit))).body.data;
    expect(again.content_conflicts['content/page/501']).toEqual({
      ...{ title: 'Page 1', page_id: '501', page_title: 'Page 1', edit_url: '/admin/pages/501/edit' },
      choices: ['replace', 'keep-both', 'skip'],
    });
  });
});

/** A real server on this machine that `agency.example` resolves to. */
async function listening(answer: RequestListener, more: { silenceMs?: number } = {}) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const download = createDownload({
    ...more,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: (address) => address === '127.0.0.1',
  });
  return { port: (server.address() as AddressInfo).port, download };
}
