import { describe, expect, it } from "vitest";
import { KIND_BYTES } from "#domain/attachments/file-kind.ts";
import { MOST_PDF_BYTES } from "#domain/attachments/limits.ts";
import { prepareFile } from "#flows/attachments/prepare-file.ts";
import type { KeptPhoto } from "#formats/photo/compress-photo.ts";
import { keepPhoto } from "#formats/workers/keep-photo.ts";
import type { FileMaker } from "#formats/workers/write-beside.ts";
import { textToBytes } from "#storage/attachments/bytes-text.ts";
import { digest } from "#storage/backup/backup-file.ts";

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 1, 2, 3);
const SMALL: KeptPhoto = { bytes: JPEG.slice(0, 5).buffer, width: 2000, height: 1500 };
const smaller = async () => SMALL;
const none = async () => null;
const heic = new TextEncoder().encode("\0\0\0\u0018ftypheic\0\0\0\0");

describe("a chosen file", () => {
  it("AD-02 a PDF is kept to the byte, also one under a passphrase, whatever it is called", async () => {
    const bytes = new TextEncoder().encode("%PDF-1.7 /Encrypt 5 0 R");
    const made = await prepareFile(new File([bytes], "foto.jpg"), none);
    expect(made).toMatchObject({ ok: true, file: { name: "foto.pdf", format: "pdf", size: bytes.length } });
    if (!made.ok) return;
    expect(textToBytes(made.file.text)).toEqual(bytes);
    expect(made.file.hash).toBe(await digest(bytes));
  });

  it("AD-02 AD-06 a photo is kept as it was compressed, and known by what it came from", async () => {
    const made = await prepareFile(new File([JPEG], "IMG_1.HEIC"), smaller);
    const source = await digest(JPEG);
    const hash = await digest(JPEG.slice(0, 5));
    expect(made).toMatchObject({
      ok: true,
      file: { name: "IMG_1.jpg", format: "jpeg", size: 5, hash, source },
    });
    expect(made).toMatchObject({ file: { width: 2000, height: 1500 } });
  });

  it.each([
    ["nothing in it", new File([], "a.pdf"), "empty"],
    ["a page called a photo", new File(["<html><script>"], "recibo.jpg"), "markup"],
    ["a drawing", new File(["<svg xmlns=''>"], "logo.svg"), "markup"],
    ["a spreadsheet", new File(["PK\u0003\u0004"], "libro.xlsx"), "unknown-kind"],
    ["a photo that does not open", new File([JPEG], "rota.jpg"), "damaged"],
    ["a photo of an iPhone", new File([heic], "IMG_2.jpg"), "heic"],
  ] as const)("AD-01 AD-03 says why it is not taken: %s", async (_what, file, why) => {
    expect(await prepareFile(file, none)).toEqual({ ok: false, why });
  });

  it("AD-03 refuses 50 MB by the head alone, and what the device does not hand over", async () => {
    const big = (head: string) => {
      const file = new File([head], "grande");
      Object.defineProperty(file, "size", { value: 50_000_000 });
      file.arrayBuffer = () => Promise.reject(new Error("the whole was read"));
      return file;
    };
    expect(await prepareFile(big("%PDF-1.7"), none)).toEqual({ ok: false, why: "pdf-too-large" });
    expect(await prepareFile(big("GIF89a"), none)).toEqual({ ok: false, why: "photo-too-large" });
    const gone = new File(["%PDF-1.7"], "nube.pdf");
    gone.arrayBuffer = () => Promise.reject(new Error("NotReadableError"));
    expect(await prepareFile(gone, none)).toEqual({ ok: false, why: "unreadable" });
    expect(KIND_BYTES).toBeLessThan(MOST_PDF_BYTES);
  });
});

describe("AD-02 compressing beside the page", () => {
  const answering = (answer: Awaited<ReturnType<FileMaker<never>["ask"]>>) => {
    const ended: string[] = [];
    const start = (): FileMaker<never> => ({ ask: async () => answer, end: () => ended.push("ended") });
    return { start, ended };
  };

  it("AD-02 takes what the worker drew and lets the worker go", async () => {
    const { start, ended } = answering({ kind: "photo", ...SMALL });
    const scope = globalThis as { OffscreenCanvas?: unknown };
    const before = scope.OffscreenCanvas;
    scope.OffscreenCanvas = class {};
    try {
      expect(await keepPhoto(new Blob([JPEG]), start)).toMatchObject({ width: 2000, height: 1500 });
    } finally {
      if (before === undefined) delete scope.OffscreenCanvas;
      else scope.OffscreenCanvas = before;
    }
    expect(ended).toEqual(["ended"]);
  });

  it("AD-02 is null where neither the worker nor the page can decode it", async () => {
    expect(await keepPhoto(new Blob([JPEG]), answering({ kind: "failed", detail: "x" }).start)).toBeNull();
  });
});
