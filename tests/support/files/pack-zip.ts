import { crc32, deflateRawSync } from "node:zlib";

export interface PackedPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Uncompressed. */
  readonly stored?: boolean;
  readonly encrypted?: boolean;
  /** States another checksum than its own. */
  readonly wrong?: boolean;
}

/** A zip file with what a hostile one may say of its parts. */
export function packZip(parts: readonly PackedPart[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, stored = false, encrypted = false, wrong = false } of parts) {
    const bytes = Buffer.from(content as Uint8Array);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 + (encrypted ? 1 : 0), 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE((crc32(bytes) ^ (wrong ? 1 : 0)) >>> 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common.subarray(0, 24), Buffer.alloc(2), place, path);
    files.push(Buffer.from([0x50, 0x4b, 3, 4]), common, path, packed);
    at += 30 + path.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, directory, end]));
}
