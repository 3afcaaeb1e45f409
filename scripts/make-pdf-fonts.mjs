// Unpacks the fonts of PDF files: node scripts/make-pdf-fonts.mjs <folder of the package @fontsource/hanken-grotesk>
// PDF files need TrueType outlines of a single weight, but the application's own font file is a variable one packed
// for the web. The same design is published in single weights as WOFF 1, which is TrueType with each table deflated.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

const WEIGHTS = [400, 700];
const WOFF = 0x774f4646;
const HEAD = 12;
/** Tables for laying out text, which no writer of PDF here reads: a third of the file. */
const UNREAD = new Set(["GDEF", "GPOS", "GSUB", "STAT", "gasp"]);
const RECORD = 16;

const nameOf = (tag) => String.fromCharCode(...[24, 16, 8, 0].map((shift) => (tag >> shift) & 255));

/** Repacks the tables of a WOFF 1 file as a TrueType file. */
function unpack(woff) {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error("not a WOFF file");
  const all = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20;
    const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((step) => woff.readUInt32BE(at + step));
    const data = woff.subarray(offset, offset + packed);
    return { tag, length, sum, data: packed < length ? inflateSync(data) : data };
  });
  const tables = all.filter(({ tag }) => !UNREAD.has(nameOf(tag)));
  const count = tables.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEAD + RECORD * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  [count, power * 16, Math.log2(power), count * 16 - power * 16].forEach((value, index) => {
    head.writeUInt16BE(value, 4 + index * 2);
  });
  const parts = [head];
  let end = head.length;
  tables.forEach(({ tag, length, sum, data }, index) => {
    [tag, sum, end, length].forEach((value, field) => {
      head.writeUInt32BE(value, HEAD + RECORD * index + field * 4);
    });
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(data, padding);
    end += length + padding.length;
  });
  return Buffer.concat(parts);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Which folder has the fonts?");
const target = join(import.meta.dirname, "..", "src", "formats", "pdf", "fonts");
for (const weight of WEIGHTS) {
  const woff = readFileSync(join(folder, "files", `hanken-grotesk-latin-${weight}-normal.woff`));
  writeFileSync(join(target, `hanken-grotesk-${weight}.ttf`), unpack(woff));
}
copyFileSync(join(folder, "LICENSE"), join(target, "OFL.txt"));
