const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** The CRC-32 of bytes; of bytes that follow others, with the checksum of those before. */
export function checksum(bytes: Uint8Array, before = 0): number {
  let crc = before ^ 0xffffffff;
  // By place: an iterator costs several times as much, and workbooks are tens of megabytes.
  for (let at = 0; at < bytes.length; at += 1)
    crc = (TABLE[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
