import { inflateRawSync } from "node:zlib";

/** The parts of a zip file by name, read from its central directory. */
export function readZip(file: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error("not a zip file");
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const place = bytes.readUInt32LE(at + 42);
    // The part's local header has its own lengths.
    const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    const data = bytes.subarray(start, start + size);
    const path = bytes.subarray(at + 46, at + 46 + name).toString("utf8");
    parts.set(path, (method === 0 ? data : inflateRawSync(data)).toString("utf8"));
    at += 46 + name + extra + comment;
  }
  return parts;
}
