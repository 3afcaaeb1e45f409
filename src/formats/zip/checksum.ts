/** Four tables: the first for a byte alone, each of the others for a byte that stands one place further ahead. */
function makeTables(): readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const own = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const ahead = (table: Uint32Array) => table.map((value) => (own[value & 0xff] as number) ^ (value >>> 8));
  const second = ahead(own);
  const third = ahead(second);
  return [own, second, third, ahead(third)];
}

const [OWN, SECOND, THIRD, FOURTH] = makeTables();

/** The CRC-32 of bytes; of bytes that follow others, with the checksum of those before. */
export function checksum(bytes: Uint8Array, before = 0): number {
  let crc = before ^ 0xffffffff;
  let at = 0;
  // Four at a time and by place: an iterator costs several times as much, and workbooks are tens of megabytes.
  for (const last = bytes.length - 3; at < last; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (FOURTH[crc & 0xff] as number) ^
      (THIRD[(crc >>> 8) & 0xff] as number) ^
      (SECOND[(crc >>> 16) & 0xff] as number) ^
      (OWN[crc >>> 24] as number);
  }
  for (; at < bytes.length; at += 1)
    crc = (OWN[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
