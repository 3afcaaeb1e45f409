import { describe, expect, it } from "vitest";
import { fileKind, saidPixels } from "#domain/attachments/file-kind.ts";
import {
  attachmentName,
  fittedSize,
  judgeFile,
  LONGEST_SIDE,
  MOST_ACCOUNT_BYTES,
  MOST_BOOK_BYTES,
  MOST_KEPT_BYTES,
  MOST_PDF_BYTES,
  MOST_PHOTO_BYTES,
  MOST_PIXELS,
} from "#domain/attachments/limits.ts";

const text = (words: string) => new TextEncoder().encode(words);
const of = (...bytes: readonly number[]) => Uint8Array.from(bytes);
const box = (brand: string) => of(0, 0, 0, 24, ...text(`ftyp${brand}`));

describe("AD-01 each sign of a kind is asked", () => {
  it.each<readonly [kind: string, head: Uint8Array, needed: number]>([
    ["jpeg", of(0xff, 0xd8, 0xff), 3],
    ["png", of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 8],
    ["gif", text("GIF87a"), 6],
    ["gif", text("GIF89a"), 6],
    ["pdf", text("%PDF-"), 5],
    ["bmp", of(0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0), 2],
    ["webp", of(...text("RIFF"), 9, 9, 9, 9, ...text("WEBP")), 4],
    ["heic", box("heic"), 0],
    ["avif", box("avif"), 0],
  ])("%s of %j", (kind, head, needed) => {
    expect(fileKind(head)).toBe(kind);
    expect(fileKind(head.slice(0, -1))).toBe("other");
    for (let at = 0; at < needed; at += 1) {
      const other = Uint8Array.from(head);
      other[at] = 0x51;
      expect(fileKind(other)).toBe("other");
    }
  });

  it.each(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"])("the brand %s", (brand) => {
    expect(fileKind(box(brand))).toBe("heic");
  });

  it("the brand of a moving AVIF, and none beside those", () => {
    expect(fileKind(box("avis"))).toBe("avif");
    for (const brand of ["mp42", "qt  ", "avi ", "HEIC"]) expect(fileKind(box(brand))).toBe("other");
    expect(fileKind(of(0, 0, 0, 24, ...text("free"), ...text("heic")))).toBe("other");
  });

  it("a WebP and a picture of bits in all their parts", () => {
    expect(fileKind(of(...text("RIFX"), 9, 9, 9, 9, ...text("WEBP")))).toBe("other");
    expect(fileKind(of(...text("RIFF"), 9, 9, 9, 9, ...text("WEBQ")))).toBe("other");
    const picture = of(0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0);
    for (const at of [15, 16, 17]) expect(fileKind(picture.with(at, 1))).toBe("other");
    expect(fileKind(picture.with(14, 1))).toBe("bmp");
  });

  it("a tag after blanks, marks and what is not seen, and no other sign before it", () => {
    for (const before of [
      [],
      [0x20],
      [0x0a, 0x09],
      [0x7f],
      [0],
      [0xef, 0xbb, 0xbf],
      [0xff, 0xfe],
      [0xfe, 0xff, 0],
    ])
      expect(fileKind(of(...before, 0x3c, 0x61))).toBe("markup");
    for (const before of [[0x21], [0x80], [0xef, 0xbb], [0xbb, 0xbf], [0xff], [0xfe], [0xff, 0xfe, 0x41]])
      expect(fileKind(of(...before, 0x3c, 0x61))).toBe("other");
    expect(fileKind(of(0x20, 0x20))).toBe("other");
    expect(fileKind(of(0x20, 0x3e))).toBe("other");
  });
});

describe("AD-03 the size that a picture says it has", () => {
  const sized = (length: number, at: readonly [number, readonly number[]][]) => {
    const bytes = new Uint8Array(length);
    for (const [start, values] of at) bytes.set(values, start);
    return bytes;
  };

  it("is read where its kind keeps it", () => {
    const png = sized(24, [
      [16, [0, 0, 1, 2]],
      [20, [0, 0, 0, 3]],
    ]);
    expect(saidPixels("png", png)).toBe(258 * 3);
    expect(saidPixels("png", png.slice(0, 23))).toBe(0);
    const bmp = sized(26, [
      [18, [2, 1, 0, 0]],
      [22, [3, 0, 0, 0]],
    ]);
    expect(saidPixels("bmp", bmp)).toBe(258 * 3);
    expect(saidPixels("bmp", bmp.slice(0, 25))).toBe(0);
    // A picture of bits from its top down says its height below zero.
    expect(
      saidPixels(
        "bmp",
        sized(26, [
          [18, [2, 0, 0, 0]],
          [22, [0xfd, 0xff, 0xff, 0xff]],
        ]),
      ),
    ).toBe(6);
    const gif = sized(10, [
      [6, [2, 1]],
      [8, [3, 2]],
    ]);
    expect(saidPixels("gif", gif)).toBe(258 * 515);
    expect(saidPixels("gif", gif.slice(0, 9))).toBe(0);
    const full = new Uint8Array(40).fill(1);
    for (const kind of ["jpeg", "webp", "pdf"] as const) expect(saidPixels(kind, full)).toBe(0);
    const within = sized(40, [
      [26, [0, 0, 0, 4]],
      [30, [0, 0, 0, 5]],
    ]).subarray(10);
    expect(saidPixels("png", within)).toBe(20);
  });

  it("and its bytes decide whether it is taken, to the last one", () => {
    expect(judgeFile("png", 10, MOST_PIXELS)).toBe("jpeg");
    expect(judgeFile("png", 10, MOST_PIXELS + 1)).toBe("photo-too-large");
    expect(judgeFile("png", MOST_PHOTO_BYTES + 1)).toBe("photo-too-large");
    expect(judgeFile("empty", 10)).toBe("empty");
    expect(judgeFile("markup", 0)).toBe("empty");
    expect(judgeFile("pdf", 10, MOST_PIXELS + 1)).toBe("pdf");
    const sizes = [MOST_PDF_BYTES, MOST_PHOTO_BYTES, MOST_KEPT_BYTES, MOST_BOOK_BYTES, MOST_ACCOUNT_BYTES];
    expect(sizes.map((bytes) => bytes / 1_000_000)).toEqual([4, 30, 4, 30, 60]);
  });
});

describe("AD-02 a kept file", () => {
  it.each([
    ['a/b\\c:d*e?f"g<h>i|j.pdf', "a b c d e f g h i j.pdf"],
    ["recibo.verylong", "recibo.verylong.pdf"],
    ["recibo.12345", "recibo.pdf"],
    ["recibo.123456", "recibo.123456.pdf"],
    ["recibo.", "recibo.pdf"],
    ["recibo. ..", "recibo.pdf"],
    ["v1.2 final.docx", "v1.2 final.pdf"],
    ["... recibo .pdf", "recibo.pdf"],
    ["recibo.ñandú", "recibo.ñandú.pdf"],
    ["", "soporte.pdf"],
  ])("is called after what it is: %j as %s", (name, shown) => {
    expect(attachmentName(name, "pdf", "soporte")).toBe(shown);
  });

  it("is cut to eighty signs", () => {
    expect(attachmentName("r".repeat(200), "jpeg", "soporte")).toHaveLength(84);
  });

  it.each([
    [4000, 1000, 2000, 500],
    [1000, 4000, 500, 2000],
    [2000, 2000, 2000, 2000],
    [2001, 1000, 2000, 1000],
    [20_000, 1, 2000, 1],
    [0, 0, 1, 1],
    [300, 200, 300, 200],
    [3000, 1001, 2000, 667],
  ])("of %d by %d is kept of %d by %d", (width, height, wide, high) => {
    expect(LONGEST_SIDE).toBe(2000);
    expect(fittedSize(width, height)).toEqual({ width: wide, height: high });
  });
});
