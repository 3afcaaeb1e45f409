import { describe, expect, it } from "vitest";
import { readWhole } from "#tests/support/files/read-whole.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const TEXT = "Código;Nombre\r\n1105;Nómina «año»\r\n1110;£ 20";
const CELLS = [
  ["Código", "Nombre"],
  ["1105", "Nómina «año»"],
  ["1110", "£ 20"],
];

const bytes = (of: Buffer): Bytes => new Uint8Array(of);

/** Latin letters as Windows writes them. */
function windows(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function bigEndian(text: string): Bytes {
  return bytes(Buffer.from(text, "utf16le").swap16());
}

async function rowsOf(content: Bytes | string) {
  const read = await readWhole(content, "lista.csv");
  if (!read.ok) throw new Error(read.error.kind);
  return read.value.sheets[0]?.rows.map(({ cells }) => cells);
}

describe("IM-18 a text file is read as it was written", () => {
  it.each<[string, Bytes]>([
    ["UTF-8", bytes(Buffer.from(TEXT))],
    ["UTF-8 with its mark", bytes(Buffer.from(`\ufeff${TEXT}`))],
    ["Windows-1252", windows(TEXT)],
    ["UTF 16", bytes(Buffer.from(TEXT, "utf16le"))],
    ["UTF 16 with its mark", bytes(Buffer.from(`\ufeff${TEXT}`, "utf16le"))],
    ["UTF 16, the other way round", bigEndian(TEXT)],
    ["the same with its mark", bigEndian(`\ufeff${TEXT}`)],
  ])("in %s", async (_name, content) => expect(await rowsOf(content)).toEqual(CELLS));

  it.each([
    [
      "semicolons",
      "a;1,5;b\nc;2,5;d",
      [
        ["a", "1,5", "b"],
        ["c", "2,5", "d"],
      ],
    ],
    [
      "commas, with semicolons in a text",
      "a,x; y\nb,z\nc,w",
      [
        ["a", "x; y"],
        ["b", "z"],
        ["c", "w"],
      ],
    ],
    [
      "tabs",
      "a\tb,c;d\ne\tf",
      [
        ["a", "b,c;d"],
        ["e", "f"],
      ],
    ],
    [
      "commas said above",
      "sep=,\na;b,c\nd;e,f",
      [
        ["a;b", "c"],
        ["d;e", "f"],
      ],
    ],
    [
      "quotes",
      '"a;1";"b ""c"""\n"d\ne";f',
      [
        ["a;1", 'b "c"'],
        ["d e", "f"],
      ],
    ],
    [
      "titles above",
      "Empresa\nMayo\na;b\nc;d\ne;f",
      [["Empresa"], ["Mayo"], ["a", "b"], ["c", "d"], ["e", "f"]],
    ],
    ["one column", "Ana\nLuis", [["Ana"], ["Luis"]]],
  ])("separated by %s", async (_name, text, cells) => expect(await rowsOf(text)).toEqual(cells));

  it("keeps the numbers of rows over empty ones and the line that says the separator", async () => {
    const read = await readWhole("sep=;\n\na;b\n;\nc;d", "x.csv");
    expect(read.ok && read.value.sheets[0]?.rows.map(({ row }) => row)).toEqual([3, 5]);
  });

  it("keeps numbers as the texts that they are: their column says how they are read", async () => {
    expect(await rowsOf("a;$ 1.234.567,00;(1.234)")).toEqual([["a", "$ 1.234.567,00", "(1.234)"]]);
  });
});
