import { deflateRawSync, crc32 as sumOf } from 'node:zlib';

export interface PackedEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** Unix mode, for example `0o120777` for a link. */
  readonly mode?: number;
  readonly declaredSize?: number;
  readonly declaredSum?: number;
  readonly isEncrypted?: boolean;
  readonly method?: number;
  /** Points at the data of another entry instead of its own. */
  readonly overlaps?: number;
}

/** A handmade .zip, so that a test can make it false in any respect. */
export function packZip(entries: readonly PackedEntry[], entryCount = entries.length): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const flags = 0x0800 | (entry.isEncrypted ? 1 : 0);
    const sum = entry.declaredSum ?? sumOf(content);
    const size = entry.declaredSize ?? content.length;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(entry.method ?? 8, 4);
    shared.writeUInt32LE(sum >>> 0, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(name.length, 22);
    const start = entry.overlaps === undefined ? offset : (offsets[entry.overlaps] ?? 0);
    offsets.push(start);
    if (entry.overlaps === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed]);
      locals.push(local);
      offset += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(start, 10);
    const madeBy = Buffer.from([20, 3]);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, shared, tail, name]));
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(entryCount, 0xfffe), 4);
  end.writeUInt16LE(Math.min(entryCount, 0xfffe), 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
