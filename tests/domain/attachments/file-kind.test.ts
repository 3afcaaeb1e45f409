import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FileKind, fileKind, KIND_BYTES, saidPixels } from "#domain/attachments/file-kind.ts";
import {
  attachmentName,
  fittedSize,
  judgeFile,
  LONGEST_SIDE,
  MOST_PDF_BYTES,
  MOST_PHOTO_BYTES,
} from "#domain/attachments/limits.ts";

const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...head: readonly number[]) => Uint8Array.from([...head, ...new Array(40).fill(7)]);
const ftyp = (brand: string) => Uint8Array.from([0, 0, 0, 24, ...text(`ftyp${brand}`), 0, 0, 0, 0]);

const KINDS: readonly (readonly [string, Uint8Array, FileKind])[] = [
  ["nothing", new Uint8Array(), "empty"],
  ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe1), "jpeg"],
  ["a PNG", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "png"],
  ["a WebP", text("RIFF....WEBPVP8 "), "webp"],
  ["a sound in the same wrapping", text("RIFF....WAVEfmt "), "other"],
  ["a GIF", text("GIF89a..."), "gif"],
  ["a BMP", bytes(0x42, 0x4d, 1, 2, 3, 4, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0), "bmp"],
  ["a text that begins like a BMP", text("BMW de la empresa, modelo 2020"), "other"],
  ["a photo of an iPhone", ftyp("heic"), "heic"],
  ["another of its brands", ftyp("mif1"), "heic"],
  ["an AVIF", ftyp("avif"), "avif"],
  ["a video", ftyp("isom"), "other"],
  ["a PDF", text("%PDF-1.7\n"), "pdf"],
  ["a page", text("<!DOCTYPE html><script>1</script>"), "markup"],
  [
    "a page after blanks and a mark",
    Uint8Array.from([0xef, 0xbb, 0xbf, 10, 32, ...text("<html>")]),
    "markup",
  ],
  ["a page in two bytes a letter", Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x68, 0]), "markup"],
  ["a drawing with a program", text('<svg onload="x()">'), "markup"],
  ["a page that holds a PDF's mark", text("<html>%PDF-1.7"), "markup"],
  ["a spreadsheet", text("PK\u0003\u0004xl/"), "other"],
  ["a program", text("MZ......"), "other"],
];

describe("AD-01 the content decides the kind", () => {
  it.each(KINDS)("%s", (_what, head, kind) => expect(fileKind(head)).toBe(kind));

  it("AD-01 a file cut anywhere is never taken for markup that it is not, and any bytes have a kind", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: KIND_BYTES }), (any) => {
        const kind = fileKind(any);
        expect(kind === "empty").toBe(any.length === 0);
        expect([
          "empty",
          "pdf",
          "jpeg",
          "png",
          "webp",
          "gif",
          "bmp",
          "avif",
          "heic",
          "markup",
          "other",
        ]).toContain(kind);
      }),
    );
  });

  it("AD-01 AD-03 what is taken, by kind and size", () => {
    expect(judgeFile("pdf", MOST_PDF_BYTES)).toBe("pdf");
    expect(judgeFile("pdf", MOST_PDF_BYTES + 1)).toBe("pdf-too-large");
    expect(judgeFile("pdf", 50 * 1024 * 1024)).toBe("pdf-too-large");
    for (const kind of ["jpeg", "png", "webp", "gif", "bmp", "avif", "heic"] as const) {
      expect(judgeFile(kind, MOST_PHOTO_BYTES)).toBe("jpeg");
      expect(judgeFile(kind, 50 * 1024 * 1024)).toBe("photo-too-large");
    }
    // A PNG of a few bytes that says it is of 60,000 by 60,000 points.
    const bomb = Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60,
    ]);
    expect(judgeFile(fileKind(bomb), 24, saidPixels("png", bomb))).toBe("photo-too-large");
    expect(saidPixels("png", bomb.slice(0, 18))).toBe(0);
    expect(saidPixels("gif", text("GIF89a\u0002\u0000\u0003\u0000"))).toBe(6);
    expect(judgeFile("jpeg", 0)).toBe("empty");
    expect(judgeFile("markup", 10)).toBe("markup");
    expect(judgeFile("other", 10)).toBe("unknown-kind");
  });
});

describe("a kept file", () => {
  it.each([
    ["Factura 12.PNG", "jpeg", "Factura 12.jpg"],
    ["IMG_0001.heic", "jpeg", "IMG_0001.jpg"],
    ["recibo.pdf", "pdf", "recibo.pdf"],
    ["recibo", "pdf", "recibo.pdf"],
    ["../../etc/passwd", "pdf", "etc passwd.pdf"],
    ["factura\u202egpj.pdf", "pdf", "facturagpj.pdf"],
    ["  \n ", "jpeg", "soporte.jpg"],
    [".jpg", "jpeg", "soporte.jpg"],
  ] as const)("AD-02 is called after what it is: %j as %s", (name, format, shown) => {
    expect(attachmentName(name, format, "soporte")).toBe(shown);
  });

  it("AD-02 keeps the proportions of a photo within the longest side, and never grows it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (width, height) => {
          const fitted = fittedSize(width, height);
          expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(LONGEST_SIDE);
          expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
          if (Math.max(width, height) <= LONGEST_SIDE) expect(fitted).toEqual({ width, height });
          else
            expect(Math.abs(fitted.width * height - fitted.height * width)).toBeLessThanOrEqual(
              Math.max(width, height),
            );
        },
      ),
    );
  });
});
