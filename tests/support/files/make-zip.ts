/** A zip file of empty stored parts, for tests that only list the parts. */
export function makeZip(names: readonly string[], { comment = "" } = {}): Uint8Array {
  const bytes: number[] = [];
  const number = (value: number, width: 2 | 4) => {
    for (let index = 0; index < width; index += 1) bytes.push((value >>> (8 * index)) & 0xff);
  };
  const text = (value: string) => bytes.push(...new TextEncoder().encode(value));
  const offsets = names.map((name) => {
    const at = bytes.length;
    number(0x04034b50, 4);
    // Version, flags, method, time, date; then a zero checksum and zero sizes.
    for (const value of [20, 0, 0, 0, 0]) number(value, 2);
    for (const value of [0, 0, 0]) number(value, 4);
    number(name.length, 2);
    number(0, 2);
    text(name);
    return at;
  });
  const directory = bytes.length;
  names.forEach((name, index) => {
    number(0x02014b50, 4);
    for (const value of [20, 20, 0, 0, 0, 0]) number(value, 2);
    for (const value of [0, 0, 0]) number(value, 4);
    for (const value of [name.length, 0, 0, 0, 0]) number(value, 2);
    number(0, 4);
    number(offsets[index] ?? 0, 4);
    text(name);
  });
  const length = bytes.length - directory;
  if (names.length === 0) number(0x04034b50, 4);
  number(0x06054b50, 4);
  for (const value of [0, 0, names.length, names.length]) number(value, 2);
  number(length, 4);
  number(directory, 4);
  number(comment.length, 2);
  text(comment);
  return new Uint8Array(bytes);
}
