import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkWorkbookBytes } from "#domain/import/workbook-file.ts";
import type { SavedName } from "#domain/kernel/saved-name.ts";
import { keptFileName } from "#domain/report/file-name.ts";
import { writeZip } from "#formats/zip/write-zip.ts";

const text = (words: string) => new TextEncoder().encode(words);

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

it("is an archive as readers of archives take it, whatever is in it", async () => {
  const parts = ["[Content_Types].xml", "xl/workbook.xml"].map((name) => ({
    name: name as SavedName,
    bytes: text("x"),
  }));
  expect(checkWorkbookBytes(await bytesOf(writeZip(parts)))).toBeNull();
  const bytes = await bytesOf(writeZip(parts));
  bytes[bytes.length - 6] = 0xff;
  expect(checkWorkbookBytes(bytes)).not.toBeNull();
});

it("says the checksum of each file as the standard counts it", async () => {
  const view = new DataView(
    (await bytesOf(writeZip([{ name: "a" as SavedName, bytes: text("123456789") }]))).buffer,
  );
  // The standard check value of CRC-32.
  expect(view.getUint32(14, true)).toBe(0xcbf43926);
  expect(view.getUint32(18, true)).toBe(9);
});

/** An independent reader; without Python only the two tests above run. */
function python(): string | null {
  try {
    execFileSync("python3", ["-c", "import zipfile"]);
    return "python3";
  } catch {
    return null;
  }
}

it.skipIf(python() === null)(
  "comes out of another program's hands as it went in, with odd names and none",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "zip-"));
    const big = new Uint8Array(70_000).map((_, index) => (index * 31) % 251);
    const entries = [
      { name: keptFileName("balance-octubre.xlsx"), bytes: big },
      { name: keptFileName("señal.pdf"), bytes: text("ñandú") },
      { name: keptFileName("vacio.csv"), bytes: new Uint8Array() },
    ];
    const file = join(folder, "todo.zip");
    writeFileSync(file, await bytesOf(writeZip(entries)));
    const script =
      "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])";
    execFileSync("python3", ["-c", script, file, folder]);
    for (const { name, bytes } of entries)
      expect(Buffer.compare(readFileSync(join(folder, name)), Buffer.from(bytes))).toBe(0);
    writeFileSync(file, await bytesOf(writeZip([])));
    execFileSync("python3", ["-c", script, file, folder]);
    rmSync(folder, { recursive: true });
  },
);
