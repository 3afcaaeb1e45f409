import { describe, expect, it } from "vitest";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import { contentStart, readDirectory } from "#domain/import/zip-directory.ts";

interface Part {
  readonly name: readonly number[];
  readonly flags?: number;
  readonly method?: number;
  readonly checksum?: number;
  readonly packed?: number;
  readonly claimed?: number;
  readonly at?: number;
  readonly extra?: readonly number[];
  readonly remark?: readonly number[];
}

const little = (value: number, width: number) =>
  Array.from({ length: width }, (_, at) => Math.floor(value / 2 ** (8 * at)) % 256);
const ascii = (text: string) => [...new TextEncoder().encode(text)];

/** A zip of these entries: their own headers with two bytes of content each, the directory, its end. */
function zipOf(parts: readonly Part[], { count = parts.length, after = "", directory = -1 } = {}) {
  const bytes: number[] = [];
  const places = parts.map(({ name, extra = [] }) => {
    const at = bytes.length;
    bytes.push(
      ...little(0x04034b50, 4),
      ...little(0, 22),
      ...little(name.length, 2),
      ...little(extra.length, 2),
    );
    bytes.push(...name, ...extra, 1, 2);
    return at;
  });
  const start = bytes.length;
  for (const [index, part] of parts.entries()) {
    const {
      name,
      flags = 0,
      method = 8,
      checksum = 7,
      packed = 2,
      claimed = 5,
      extra = [],
      remark = [],
    } = part;
    bytes.push(
      ...little(0x02014b50, 4),
      ...little(20, 2),
      ...little(20, 2),
      ...little(flags, 2),
      ...little(method, 2),
    );
    bytes.push(...little(0, 4), ...little(checksum, 4), ...little(packed, 4), ...little(claimed, 4));
    bytes.push(...little(name.length, 2), ...little(extra.length, 2), ...little(remark.length, 2));
    bytes.push(...little(0, 8), ...little(part.at ?? places[index] ?? 0, 4), ...name, ...extra, ...remark);
  }
  const end = bytes.length;
  bytes.push(...little(0x06054b50, 4), ...little(0, 4), ...little(count, 2), ...little(count, 2));
  bytes.push(...little(end - start, 4), ...little(directory < 0 ? start : directory, 4));
  bytes.push(...little(after.length, 2), ...ascii(after));
  return new Uint8Array(bytes);
}
const entries = (...of: Parameters<typeof zipOf>) => {
  const found = readDirectory(zipOf(...of), 10);
  if (typeof found === "string") throw new Error(found);
  return found;
};
const IN_EXTRA = 0xffffffff;

describe("IM-02 the directory of a zip", () => {
  it("says the name, the method, the checksum and the sizes of each of its files", () => {
    expect(
      entries([
        { name: ascii("a.xml") },
        {
          name: ascii("carpeta/ñandú.xml"),
          flags: 1,
          method: 0,
          checksum: 99,
          packed: 3,
          claimed: 300,
          remark: ascii("nota"),
        },
        { name: ascii("c"), flags: 2 },
      ]),
    ).toEqual([
      { name: "a.xml", isEncrypted: false, method: 8, checksum: 7, packed: 2, claimed: 5, at: 0 },
      {
        name: "carpeta/ñandú.xml",
        isEncrypted: true,
        method: 0,
        checksum: 99,
        packed: 3,
        claimed: 300,
        at: 37,
      },
      { name: "c", isEncrypted: false, method: 8, checksum: 7, packed: 2, claimed: 5, at: 88 },
    ]);
  });

  it("a name of another encoding is read byte by byte", () => {
    expect(entries([{ name: [0xf1, 0x61] }])[0]?.name).toBe("ña");
    expect(entries([{ name: [] }])[0]?.name).toBe("");
  });

  it("figures of 64 bits stand in the extra field, in their order, behind other fields of it", () => {
    const other = [...little(9, 2), ...little(3, 2), 1, 2, 3];
    const large = (...figures: readonly number[]) => [
      ...little(1, 2),
      ...little(8 * figures.length, 2),
      ...figures.flatMap((each) => little(each, 8)),
    ];
    const read = (part: Partial<Part>) => {
      const [found] = entries([{ name: ascii("a"), ...part }]);
      return found && [found.claimed, found.packed, found.at];
    };
    const all = { claimed: IN_EXTRA, packed: IN_EXTRA, at: IN_EXTRA };
    expect(read({ ...all, extra: large(2 ** 40, 2 ** 33, 5) })).toEqual([2 ** 40, 2 ** 33, 5]);
    expect(read({ ...all, extra: [...other, ...large(2 ** 40, 2 ** 33, 5)] })).toEqual([2 ** 40, 2 ** 33, 5]);
    expect(read({ packed: IN_EXTRA, extra: large(2 ** 33) })).toEqual([5, 2 ** 33, 0]);
    // What stands behind them is another field.
    const behind = [...little(9, 2), ...little(8, 2), ...little(77, 8)];
    expect(read({ ...all, extra: [...large(2 ** 40), ...behind] })).toEqual([2 ** 40, IN_EXTRA, IN_EXTRA]);
    // What is not there stays as it is stated.
    expect(read({ ...all, extra: large(2 ** 40) })).toEqual([2 ** 40, IN_EXTRA, IN_EXTRA]);
    expect(read({ ...all, extra: other })).toEqual([IN_EXTRA, IN_EXTRA, IN_EXTRA]);
    expect(read({ ...all, extra: large(2 ** 40).slice(0, 9) })).toEqual([IN_EXTRA, IN_EXTRA, IN_EXTRA]);
    expect(read({ ...all, extra: [1, 0, 255] })).toEqual([IN_EXTRA, IN_EXTRA, IN_EXTRA]);
  });

  it("is found behind a remark, at most as long as one may be", () => {
    expect(entries([{ name: ascii("a") }], { after: "x".repeat(60_000) })).toHaveLength(1);
    expect(readDirectory(new Uint8Array([...zipOf([]), ...little(0, 70_000)]), 10)).toBe("no-end");
    expect(readDirectory(new Uint8Array(21), 10)).toBe("no-end");
    expect(readDirectory(zipOf([]).slice(0, 22), 10)).toEqual([]);
  });

  it.each<readonly [string, Uint8Array, string]>([
    ["more files than are read", zipOf(Array.from({ length: 11 }, () => ({ name: ascii("a") }))), "too-many"],
    ["fewer files than it says", zipOf([{ name: ascii("a") }], { count: 2 }), "damaged"],
    ["a directory that is none", zipOf([{ name: ascii("a") }], { directory: 0 }), "damaged"],
    ["one beyond its end", zipOf([{ name: ascii("a") }], { directory: 9_999 }), "damaged"],
    ["one within its end", zipOf([{ name: ascii("a") }], { directory: 100 }), "damaged"],
    ["one of nothing", zipOf([{ name: Array<number>(60).fill(0) }], { directory: 30 }), "damaged"],
    ["no end", zipOf([{ name: ascii("a") }]).slice(0, -1), "no-end"],
  ])("%s", (_, bytes, problem) => {
    expect(readDirectory(bytes, 10)).toBe(problem);
  });

  it("an entry that ends past the directory contradicts it", () => {
    const bytes = zipOf([{ name: ascii("a") }]);
    const start = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
    for (const place of [28, 30, 32]) {
      const changed = Uint8Array.from(bytes);
      changed[start + place] = 200;
      expect(readDirectory(changed, 10), String(place)).toBe("damaged");
    }
    expect(readDirectory(zipOf(Array.from({ length: 10 }, () => ({ name: ascii("a") }))), 10)).toHaveLength(
      10,
    );
  });

  it("a file's bytes begin behind its own header, name and extra field", () => {
    const bytes = zipOf([{ name: ascii("ab"), extra: [9, 0, 1, 0, 5] }, { name: ascii("c") }]);
    const found = readDirectory(bytes, 10);
    if (typeof found === "string") throw new Error(found);
    expect(found.map((each) => contentStart(bytes, each))).toEqual([37, 70]);
    expect(found.map((each) => bytes[contentStart(bytes, each) ?? -1])).toEqual([1, 1]);
    const [first] = found;
    if (first === undefined) throw new Error("none");
    expect(contentStart(bytes, { ...first, at: 1 })).toBeNull();
    expect(contentStart(bytes, { ...first, at: bytes.length - 30 })).toBeNull();
    expect(contentStart(bytes, { ...first, at: bytes.length })).toBeNull();
    expect(contentStart(bytes, { ...first, at: 2 ** 40 })).toBeNull();
    // A header alone ends where its file begins.
    expect(contentStart(zipOf([{ name: [] }]).slice(0, 30), { ...first, at: 0 })).toBe(30);
  });

  it("is read within the bytes that are given, wherever they lie", () => {
    const bytes = zipOf([{ name: ascii("a") }]);
    const inside = new Uint8Array([9, 9, 9, ...bytes]).subarray(3);
    expect(readDirectory(inside, 10)).toEqual(readDirectory(bytes, 10));
  });
});

it("IM-02 a name as long as may be shown is whole, a longer one keeps both ends", () => {
  expect(shownFileName("x".repeat(255))).toBe("x".repeat(255));
  expect(shownFileName(`a${"x".repeat(250)}.xlsx`)).toBe(`a${"x".repeat(244)}…xxxx.xlsx`);
  expect(shownFileName("  a\u200bb.xlsx ")).toBe("ab.xlsx");
});
