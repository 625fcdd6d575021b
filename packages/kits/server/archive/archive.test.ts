import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KitError } from '../../manifest/KitError.ts';
import { type PackedEntry, packZip } from '../../testing/packZip.ts';
import { KIT_LIMITS } from '../../wire/public.ts';
import { createArchiveWriter } from './createArchiveWriter.ts';
import { openKit } from './openKit.ts';
import { parseJsonFile } from './parseJsonFile.ts';
import { unpackArchive } from './unpackArchive.ts';

const MANIFEST: PackedEntry = { name: 'manifest.json', content: '{"name":"kit","version":"3.0"}' };

describe('writing an archive', () => {
  it('KT-04 gives the same bytes for the same files, whatever the time, and what went in comes out', async () => {
    const name = fc.stringMatching(/^[a-z]{1,8}\.json$/);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, fc.string({ unit: 'grapheme' })), async (files) => {
        const first = await pack(files);
        expect(await pack(files)).toEqual(first);
        const { folder, unpacked } = await unpacking(await pack({ ...files, 'manifest.json': '{}' }));
        await unpacked;
        for (const [file, content] of Object.entries(files))
          if (file !== 'manifest.json') expect(await readFile(join(folder, file), 'utf8')).toBe(content);
      }),
      { numRuns: 25 },
    );
  });
});

describe('unpacking an archive', () => {
  it('KT-04 takes the texts and leaves the rest', async () => {
    const { folder, unpacked } = await unpacking(
      packZip([
        MANIFEST,
        { name: 'content/page/1.json', content: '{}' },
        { name: 'wp-content/post/post.xml', content: '<rss/>' },
        { name: 'screenshot.png', content: 'pixels' },
        { name: 'odd..name.json', content: '{}' },
        { name: '../climbs.json', content: '{}' },
        { name: 'content/../../climbs.json', content: '{}' },
        { name: '..\\climbs.json', content: '{}' },
        { name: '__MACOSX/._manifest.json', content: 'notes of a Mac' },
        { name: 'content/page/._1.json', content: 'notes of a Mac' },
      ]),
    );
    expect(await unpacked).toEqual(['manifest.json', 'content/page/1.json', 'wp-content/post/post.xml']);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'content',
      'content/page',
      'content/page/1.json',
      'manifest.json',
      'wp-content',
      'wp-content/post',
      'wp-content/post/post.xml',
    ]);
    expect(await readdir(dirname(folder))).not.toContain('climbs.json');
  });

  const small = {
    ...KIT_LIMITS,
    packedBytes: 200_000,
    unpackedBytes: 3_000_000,
    fileBytes: 2_000_000,
    entries: 50,
  };
  const zeros = Buffer.alloc(1_500_000, 0x20);
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919) % 251));

  it.each<[string, Buffer, RegExp]>([
    ['with an absolute path', packZip([MANIFEST, { name: '/etc/evil.json', content: '1' }]), /absolute path/],
    ['with a drive', packZip([MANIFEST, { name: 'C:/evil.json', content: '1' }]), /absolute path/],
    [
      'with a link',
      packZip([MANIFEST, { name: 'l.json', content: '/etc/passwd', mode: 0o120777 }]),
      /link to/,
    ],
    ['with a name twice', packZip([MANIFEST, MANIFEST]), /twice/],
    ['with a name in two cases', packZip([MANIFEST, { ...MANIFEST, name: 'Manifest.JSON' }]), /twice/],
    [
      'with a folder in two cases',
      packZip([
        MANIFEST,
        { name: 'content/page/1.json', content: '1' },
        { name: 'Content/a.png', content: '' },
      ]),
      /one folder in two ways: "content" and "Content"/,
    ],
    ['with a device', packZip([MANIFEST, { name: 'tty.json', content: '', mode: 0o020644 }]), /not a plain/],
    ['whose manifest is in capitals', packZip([{ ...MANIFEST, name: 'MANIFEST.JSON' }]), /no manifest.json/],
    [
      'with a name in two spellings',
      packZip([MANIFEST, { name: 'é.json', content: '1' }, { name: 'e\u0301.json', content: '2' }]),
      /twice/,
    ],
    ['with a password', packZip([{ ...MANIFEST, isEncrypted: true }]), /password/],
    ['packed in an unknown way', packZip([{ ...MANIFEST, method: 99 }]), /cannot be read/],
    ['inside an archive', packZip([MANIFEST, { name: 'inner.zip', content: 'PK' }]), /another archive/],
    [
      'that explodes little by little',
      packZip([
        MANIFEST,
        ...Array.from({ length: 2 }, (_, at) => ({ name: `${at}.json`, content: '1'.repeat(900_000) })),
      ]),
      /far larger unpacked/,
    ],
    [
      'with a file where a folder is',
      packZip([
        MANIFEST,
        { name: 'templates/a.json', content: '{}' },
        { name: 'templates/a.json/b.json', content: '{}' },
      ]),
      /a file and a folder of one name/,
    ],
    ['that explodes', packZip([MANIFEST, { name: 'a.json', content: zeros }]), /far larger unpacked/],
    [
      'with a file too large',
      packZip([MANIFEST, { name: 'a.json', content: noise(2_000_001) }]),
      /larger than/,
    ],
    [
      'too large in sum',
      packZip([
        MANIFEST,
        ...['a', 'b', 'c'].map((name) => ({ name: `${name}.json`, content: noise(1_040_000) })),
      ]),
      /larger than/,
    ],
    [
      'with too many entries',
      packZip([MANIFEST, ...Array.from({ length: 50 }, (_, at) => ({ name: `${at}.json`, content: '1' }))]),
      /more than 50 entries/,
    ],
    ['that says a million', packZip([MANIFEST], 1_000_000), /more than 50 entries/],
    ['that understates a size', packZip([{ ...MANIFEST, declaredSize: 5 }]), /does not have the size/],
    ['that overstates a size', packZip([{ ...MANIFEST, declaredSize: 500 }]), /does not have the size/],
    ['with a wrong sum', packZip([{ ...MANIFEST, declaredSum: 1 }]), /damaged/],
    [
      'whose entries share their bytes',
      packZip([
        { ...MANIFEST, content: JSON.stringify([...noise(2_000)]) },
        ...Array.from({ length: 40 }, (_, at) => ({
          name: `${at}.json`,
          content: JSON.stringify([...noise(2_000)]),
          overlaps: 0,
        })),
      ]),
      /overlap/,
    ],
    ['without a manifest', packZip([{ name: 'a.json', content: '{}' }]), /no manifest\.json/],
    ['in a folder', packZip([{ ...MANIFEST, name: 'kit/manifest.json' }]), /inside the folder "kit"/],
    [
      'cut off half-way',
      packZip([MANIFEST, { name: 'a.json', content: noise(9_000) }]).subarray(0, 150),
      /cut off/,
    ],
    ['that is none', Buffer.from('GIF89a, and nothing else of any interest whatever'), /not a \.zip/],
    ['that is empty', Buffer.alloc(0), /not a \.zip/],
    ['too large as it is', Buffer.alloc(200_001), /larger than/],
  ])('KT-04 refuses a kit %s', async (_what, archive, reason) => {
    const { folder, unpacked } = await unpacking(archive, small);
    const error = await unpacked.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(KitError);
    expect(error).toMatchObject({ code: 'invalid-zip-file', message: expect.stringMatching(reason) });
    expect(await readdir(join(folder, '..'))).toEqual(['kit', 'kit.zip']);
  });

  it('KT-04 refuses whatever is left of a good archive with bytes changed, or reads it, but never breaks', async () => {
    const good = packZip([
      MANIFEST,
      { name: 'content/page/1.json', content: JSON.stringify({ a: [1, 2, 3] }) },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), fc.nat(good.length), async (at, byte, cut) => {
        const bad = Buffer.from(good);
        bad[at] = byte;
        const { folder, unpacked } = await unpacking(cut % 3 === 0 ? bad.subarray(0, cut) : bad);
        try {
          await unpacked;
          await openKit(folder);
        } catch (error) {
          expect(error).toBeInstanceOf(KitError);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a JSON file of a kit', () => {
  it.each([
    ['{', /not valid JSON/],
    ['', /not valid JSON/],
    ['['.repeat(300) + ']'.repeat(300), /nested too deeply/],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, /nested too deeply/],
  ])('KT-04 is refused when it is %.20s', (text, reason) => {
    expect(() => parseJsonFile(text, 'a.json')).toThrow(reason);
  });

  it('KT-04 may begin with a byte order mark, hold brackets in texts, and brings no prototype', () => {
    expect(parseJsonFile('\uFEFF{"a":1}', 'a')).toEqual({ a: 1 });
    expect(parseJsonFile(JSON.stringify({ a: '[{"\\'.repeat(500) }), 'a')).toEqual({
      a: '[{"\\'.repeat(500),
    });
    expect(Object.keys(parseJsonFile('{"__proto__":{"x":1},"a":1}', 'a') as object)).toEqual(['a']);
    for (const spelled of ['\\u005f_proto__', '__pr\\u006Fto__', '__\\u0070roto__', '__proto_\\u005F'])
      expect(Object.keys(parseJsonFile(`{"${spelled}":{"x":1},"a":1}`, 'a') as object)).toEqual(['a']);
  });
});

async function pack(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const writer = createArchiveWriter(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    }),
  );
  for (const [name, content] of Object.entries(files)) await writer.add(name, content);
  await writer.finish();
  return Buffer.concat(chunks);
}

async function unpacking(archive: Buffer, limits = KIT_LIMITS) {
  const place = await mkdtemp(join(tmpdir(), 'portico-kit-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const folder = join(place, 'kit');
  const file = join(place, 'kit.zip');
  await mkdir(folder);
  await writeFile(file, archive);
  return { folder, unpacked: unpackArchive(file, folder, limits) };
}
