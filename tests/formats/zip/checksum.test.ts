import fc from "fast-check";
import { expect, it } from "vitest";
import { checksum } from "#formats/zip/checksum.ts";

/** Bit by bit, as the CRC-32 is defined. */
function bitByBit(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

it("is the one of the standard", () => {
  expect(checksum(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  expect(checksum(new Uint8Array())).toBe(0);
});

it("IM-02 is that of the bytes, in whatever pieces they come", () => {
  const bytes = fc.uint8Array({ maxLength: 40 });
  fc.assert(
    fc.property(bytes, fc.nat(40), fc.nat(3), (all, cut, shift) => {
      // A view that begins anywhere, as pieces of a stream do.
      const moved = new Uint8Array([...new Uint8Array(shift), ...all]).subarray(shift);
      const [first, second] = [moved.subarray(0, cut), moved.subarray(cut)];
      expect(checksum(second, checksum(first))).toBe(bitByBit(all));
    }),
  );
});
