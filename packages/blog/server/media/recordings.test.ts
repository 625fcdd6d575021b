import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testPorts, testServer } from '@portico/kernel/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { blogMigrations } from '../migrations.ts';
import { mediaRoute } from '../routes/mediaRoute.ts';
import { createRecordings } from './createRecordings.ts';
import { RecordingError } from './recordingType.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

const BEGINNINGS = {
  mp4: bytes('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'),
  webm: bytes(
    '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm',
  ),
  ogv: bytes('OggS\0\x02\0\0\0\0\0\0\0\0\x80theora'),
  mp3: bytes('\xff\xfb\x90\x44\0\0'),
  m4a: bytes('\0\0\0\x1cftypM4A \0\0\0\0'),
  ogg: bytes('OggS\0\x02\0\0\0\0\0\0\0\0\x01vorbis'),
  wav: bytes('RIFF\x24\0\0\0WAVEfmt '),
};

test.each(Object.entries(BEGINNINGS))(
  'KT-04 a .%s is kept once, served as it came and forgotten',
  async (end, content) => {
    const { recordings, uploaded, folder } = await ready();
    const row = await recordings.store(await uploaded(`Our video.${end.toUpperCase()}`, content));
    expect(row).toMatchObject({ name: `Our video.${end.toUpperCase()}`, bytes: content.length });
    expect(row.url).toMatch(new RegExp(`^/media/[0-9a-f]{20}\\.${end}$`));
    expect((await recordings.store(await uploaded(`again.${end}`, content))).id).toBe(row.id);
    const file = await recordings.read(row.url.replace('/media/', ''));
    expect(file).toMatchObject({ type: row.type, bytes: content.length });
    await recordings.forget(row);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('KT-04 what is no video or sound, or not the one that it is called, is refused with a sentence', async () => {
  const { recordings, uploaded, folder } = await ready();
  const huge = await uploaded('long.mp4', BEGINNINGS.mp4);
  await truncate(huge.path, 500 * 1024 * 1024 + 1);
  for (const [file, reason] of [
    [await uploaded('page.html', bytes('<script>alert(1)</script>')), 'cannot be used as video or audio'],
    [await uploaded('no-end', BEGINNINGS.mp4), 'cannot be used as video or audio'],
    [await uploaded('x.constructor', BEGINNINGS.mp4), 'cannot be used as video or audio'],
    [await uploaded('page.mp4', bytes('<script>alert(1)</script>')), 'called .mp4'],
    [await uploaded('picture.mp4', bytes('\0\0\0\x1cftypavif')), 'called .mp4'],
    [await uploaded('video.webm', BEGINNINGS.mp4), 'called .webm'],
    [await uploaded('video.webm', bytes('\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska')), 'called .webm'],
    [await uploaded('sound.mp3', bytes('\xff\xd8\xff\xe0')), 'called .mp3'],
    [await uploaded('picture.wav', bytes('RIFF\0\0\0\0WEBP')), 'called .wav'],
    [await uploaded('empty.ogg', bytes('')), 'called .ogg'],
    [huge, 'larger than 500 MB'],
  ] as const) {
    const error = await recordings.store(file).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(RecordingError);
    expect(String(error)).toContain(reason);
  }
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

test('KT-04 a video is given in the parts that a player asks for', async () => {
  const { recordings, uploaded } = await ready();
  const content = Buffer.concat([BEGINNINGS.mp4, bytes('0123456789')]);
  const { url } = await recordings.store(await uploaded('video.mp4', content));
  const app = testServer();
  onTestFinished(() => app.close());
  mediaRoute(app, recordings.read);
  const ask = async (headers: Record<string, string> = {}) => {
    const { statusCode, headers: answered, rawPayload } = await app.inject({ url, headers });
    return {
      statusCode,
      range: answered['content-range'],
      length: rawPayload.length,
      text: String(rawPayload),
    };
  };
  const size = content.length;
  expect(await ask()).toMatchObject({ statusCode: 200, length: size });
  expect(await ask({ range: 'bytes=-4' })).toEqual({
    ...{ statusCode: 206, range: `bytes ${size - 4}-${size - 1}/${size}` },
    ...{ length: 4, text: '6789' },
  });
  expect(await ask({ range: `bytes=${size}-` })).toMatchObject({ statusCode: 416, range: `bytes */${size}` });
  expect(await ask({ range: 'bytes=0-3', 'if-range': '"another"' })).toMatchObject({ statusCode: 200 });
  const whole = await app.inject({ url });
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
});

test('KT-04 no name of a recording leads out of the folder', async () => {
  const { recordings } = await ready();
  for (const name of ['../portico.db', 'x.mp4', `${'a'.repeat(20)}.mp4`, `${'a'.repeat(20)}.html`])
    expect(await recordings.read(name)).toBeNull();
});

async function ready() {
  const ports = await testPorts({ migrations: blogMigrations });
  const folder = join(ports.filesFolder, 'media');
  const uploads = join(ports.filesFolder, 'uploads');
  await mkdir(uploads, { recursive: true });
  let count = 0;
  return {
    folder,
    recordings: createRecordings(ports.database, ports.clock, folder),
    async uploaded(name: string, content: Buffer) {
      const path = join(uploads, String(++count));
      await writeFile(path, content);
      return { name, path };
    },
  };
}
