import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KIT_1 } from '../../testing/kitFixtures.ts';
import { packZip } from '../../testing/packZip.ts';
import { runningKits } from '../testing/runningKits.ts';
import { createDownload, type DownloadOutside } from './createDownload.ts';
import { hostIn } from './createKitHosts.ts';

describe('addresses', () => {
  test('KT-04 hosts are taken out of whatever was pasted', () => {
    expect(hostIn(' HTTPS://Kits.Example/library?x=1 ')).toBe('kits.example');
    expect(hostIn('kits.example:8443')).toBe('kits.example:8443');
    expect(hostIn('kits.example:443')).toBe('kits.example');
    for (const none of ['', ' ', 'https://', 'a b', 'user@host', '*.example', 'http://'])
      expect(hostIn(none), none).toBeNull();
  });
});

describe('a download', () => {
  test('KT-04 a kit is fetched from a host that was named, over redirects, whole', async () => {
    const there = await listening((request, reply) => {
      if (request.url === '/kit.zip') reply.end('the kit');
      else reply.writeHead(302, { location: '/kit.zip' }).end();
    });
    const archive = await there.download('/moved');
    expect((await buffer(archive)).toString()).toBe('the kit');
  });

  test('KT-04 no other host, protocol, port or name is asked, at first or by a redirect', async () => {
    const asked: string[] = [];
    const there = await listening((request, reply) => {
      asked.push(request.url ?? '');
      reply.writeHead(302, { location: request.url?.slice(1) ?? '' }).end();
    });
    const { port } = there;
    for (const address of [
      'file:///etc/passwd',
      'ftp://kits.example/x',
      'gopher://kits.example/',
      'kit.zip',
      '',
    ])
      await expect(there.ask(address)).rejects.toThrow('has an address on the web');
    for (const address of [
      'http://other.example/x',
      'http://kits.example/x',
      `http://x.kits.example:${port}/`,
    ])
      await expect(there.ask(address)).rejects.toThrow('takes no kits from');
    await expect(there.ask(`http://me:word@kits.example:${port}/x`)).rejects.toThrow(
      'no name and no password',
    );
    expect(asked).toEqual([]);
    await expect(there.download('/http://other.example/x')).rejects.toThrow('no kits from other.example');
    await expect(there.download('/file:///etc/passwd')).rejects.toThrow('has an address on the web');
    await expect(there.download('//etc')).rejects.toThrow();
  });

  test('KT-04 a name that leads inside is not followed there, by itself, among others, or as a number', async () => {
    const asked: string[] = [];
    const there = await listening((request, reply) => {
      asked.push(request.url ?? '');
      reply.end('secret');
    });
    const { port } = there;
    const inside = [{ address: '127.0.0.1', family: 4 }];
    for (const found of [inside, [{ address: '8.8.8.8', family: 4 }, ...inside], []]) {
      const download = createDownload({ resolve: async () => found });
      await expect(download(`http://kits.example:${port}/`, there.order)).rejects.toThrow(
        'not an address on',
      );
    }
    for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`, `2130706433:${port}`, `0x7f.1:${port}`]) {
      const hosts = [new URL(`http://${host}`).host];
      await expect(createDownload()(`http://${host}/`, { ...there.order, hosts })).rejects.toThrow(
        'not an address on the open web',
      );
    }
    expect(asked).toEqual([]);
  });

  test('KT-04 the connection goes to the address that was looked at, and the name is asked for once', async () => {
    let lookups = 0;
    const there = await listening((_request, reply) => reply.end('the kit'), {
      async resolve() {
        lookups += 1;
        return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
      isAllowed: (address) => address === '127.0.0.1',
    });
    expect((await buffer(await there.download('/'))).toString()).toBe('the kit');
    expect(lookups).toBe(1);
  });

  test('KT-04 what is no 200, too large, endless or silent is given up with the reason', async () => {
    const there = await listening(
      (request, reply) => {
        const { url } = request;
        if (url === '/gone') reply.writeHead(404).end('no');
        else if (url === '/empty') reply.writeHead(204).end();
        else if (url === '/loop') reply.writeHead(301, { location: '/loop' }).end();
        else if (url === '/lost') reply.writeHead(302).end();
        else if (url === '/said') reply.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000));
        else if (url === '/large') for (let part = 0; part < 50; part++) reply.write('x'.repeat(100));
        else if (url === '/cut')
          reply.writeHead(200, { 'content-length': '900' }).write('x', () => reply.destroy());
        else if (url === '/drip') reply.write('x');
      },
      { silenceMs: 300, wholeMs: 60_000 },
    );
    const whole = async (path: string) => buffer(await there.download(path));
    await expect(whole('/gone')).rejects.toMatchObject({
      code: 'invalid-kit-library-zip-error',
      message: expect.stringContaining('404'),
    });
    await expect(whole('/empty')).rejects.toThrow('answered with 204');
    await expect(whole('/loop')).rejects.toThrow('redirects endlessly');
    await expect(whole('/lost')).rejects.toThrow('answered with 302');
    await expect(whole('/said')).rejects.toMatchObject({ code: 'invalid-zip-file' });
    await expect(whole('/large')).rejects.toMatchObject({ code: 'invalid-zip-file' });
    await expect(whole('/cut')).rejects.toThrow('could not be downloaded');
    await expect(whole('/silent')).rejects.toThrow('too long');
    await expect(whole('/drip')).rejects.toMatchObject({ code: 'invalid-kit-library-zip-error' });
  });

  test('KT-04 a host that keeps sending drop by drop is given up, too', async () => {
    const there = await listening(
      (_request, reply) => {
        const drops = setInterval(() => reply.write('x'), 20);
        reply.on('close', () => clearInterval(drops));
      },
      { wholeMs: 300 },
    );
    await expect(there.download('/').then(buffer)).rejects.toThrow('too long');
  });
});

describeOnBothEngines('kits from elsewhere', (engine) => {
  test('KT-04 an administrator names a host, and then a kit comes from there', async () => {
    const kit = packZip(KIT_1);
    const there = await listening((request, reply) =>
      request.url === '/kit.zip' ? reply.end(kit) : reply.end('<html>'),
    );
    const site = await runningKits(engine, { download: createDownload(there.outside) });
    const address = `http://kits.example:${there.port}/kit.zip`;
    const wish = { referrer: 'kit-library', source: 'kit-library', kit_id: '7', file_url: address };
    expect(await site.post('upload', wish)).toMatchObject({
      status: 500,
      body: {
        data: { code: 'invalid-kit-library-zip-error', message: expect.stringContaining('takes no kits') },
      },
    });
    const named = await site.call('PUT', '/admin/api/kits/hosts', {
      hosts: [` HTTP://kits.example:${there.port}/x`],
    });
    expect(named.body).toEqual({ hosts: [`kits.example:${there.port}`] });
    const received = await site.post('upload', wish);
    expect(received.body.data).toMatchObject({ file_url: address, manifest: { title: 'Old bakery' } });

    const before = await site.snapshot();
    const page = await site.post('upload', { ...wish, file_url: address.replace('kit.zip', 'page') });
    expect(page.body.data.code).toBe('invalid-zip-file');
    expect(await site.snapshot()).toEqual(before);
    expect((await site.call('PUT', '/admin/api/kits/hosts', { hosts: ['no host'] })).status).toBe(400);
    site.as('editor');
    expect((await site.call('PUT', '/admin/api/kits/hosts', { hosts: [] })).status).toBe(403);
    expect((await site.post('upload', wish)).status).toBe(403);
  });

  test('KT-07 the address of a kit in this very library is not fetched over the web', async () => {
    const site = await runningKits(engine);
    const kitInfo = { title: 'Mine', description: '', source: 'cloud' };
    const { kit } = (await site.post('export', { kitInfo })).body.data;
    const link = await site.call('GET', `/wp-json/elementor/v1/kits/download-link/${kit.id}`);
    expect(link.body.meta.nonce).toBeTruthy();
    const file_url = link.body.data.download_link;
    const received = await site.post('upload', { referrer: 'kit-library', kit_id: kit.id, file_url });
    expect(received.body.data).toMatchObject({ file_url, manifest: { title: 'Mine' } });
    expect((await site.post('upload', { referrer: 'kit-library', kit_id: '7' })).body.data.code).toBe(
      'invalid-kit-library-zip-error',
    );
  });
});

/** A real server on this machine, and a download that resolves `kits.example` to it. */
async function listening(answer: RequestListener, more: Partial<DownloadOutside> = {}) {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const outside: Partial<DownloadOutside> = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
    ...more,
  };
  const order = { hosts: [`kits.example:${port}`], mostBytes: 1000 };
  const download = createDownload(outside);
  return {
    port,
    order,
    outside,
    ask: (address: string) => download(address, order),
    download: (path: string) => download(`http://kits.example:${port}${path}`, order),
  };
}
