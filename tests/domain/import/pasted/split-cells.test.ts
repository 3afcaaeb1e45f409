import { describe, expect, it } from "vitest";
import { MOST_COLUMNS, splitCells } from "#domain/import/pasted/split-cells.ts";

const split = (text: string) => splitCells(text).map((row) => row.join("¦"));

describe("UX-24 copied cells", () => {
  it.each<readonly [string, string, readonly string[]]>([
    ["tabs before anything else", "a;b\tc,d\ne\tf", ["a;b¦c,d", "e¦f"]],
    ["semicolons", "a;b,c\nd;e", ["a¦b,c", "d¦e"]],
    ["bars", "a|b,c\nd|e", ["a¦b,c", "d¦e"]],
    ["commas", "a,b\nc,d", ["a¦b", "c¦d"]],
    [
      "the separator of half of the lines",
      "título, de todo\nun;dos\ntres\ncuatro;cinco",
      ["título, de todo", "un¦dos", "tres", "cuatro¦cinco"],
    ],
    ["where none has half of them the likeliest that is there", "a\nb\nc\nd;e,f", ["a", "b", "c", "d¦e,f"]],
    ["lines without text count for none", "\n\n\n\na;b,c", ["", "", "", "", "a¦b,c"]],
    [
      "lines of blanks count for none, wherever they stand",
      "a,b\n   \n\n \n\nc,d\ne;f",
      ["a¦b", "", "", "", "", "c¦d", "e;f"],
    ],
    ["a first line without text counts for none", "\na,b\nc,d\ne;f\ng", ["", "a¦b", "c¦d", "e;f", "g"]],
    ["half of the lines are enough", "a,b\nc,d\ne\nf;g", ["a¦b", "c¦d", "e", "f;g"]],
    ["nothing", "", [""]],
    ["no separator", "a b\nc", ["a b", "c"]],
    ["within quotes none is one", '"a;b",c\n"d;e",f', ["a;b¦c", "d;e¦f"]],
    ["a line within quotes is one", '"a\nb";c\nd;e', ["a b¦c", "d¦e"]],
    ["lines within quotes count for none", '"a\nb\nc,d\ne";x\nf;g', ["a b c,d e¦x", "f¦g"]],
    ["a quote within quotes", '"a ""b"" c";d', ['a "b" c¦d']],
    ["a quote within a text is part of it", 'tubo 1/2";tubo 3/4"', ['tubo 1/2"¦tubo 3/4"']],
    ["a quote after blanks begins one", ' "a;b";c', ["a;b¦c"]],
    ["a quote that is never closed is part of a text", '"a;b\nc;d', ["”a¦b", "c¦d"]],
    ["blanks of any kind and length", "  a \u00a0  b\t c ", ["a b¦c"]],
    ["lines of other systems", "a;b\r\nc;d\re;f", ["a¦b", "c¦d", "e¦f"]],
    ["the mark of a file", "\uFEFFa;b", ["a¦b"]],
    ["a file that says its separator, whose rows keep their numbers", "sep=,\na;b,c", ["", "a;b¦c"]],
    ["the same with a mark and a line of another system", "\uFEFFSEP=|\r\na;b|c", ["", "a;b¦c"]],
    ["a text that only begins so", "sep=;x\na;b", ["sep=¦x", "a¦b"]],
    ["the last line may be empty", "a;b\n", ["a¦b", ""]],
  ])("%s", (_, text, rows) => {
    expect(split(text)).toEqual(rows);
  });

  it("the mark of a file within a text is a blank of it", () => {
    expect(splitCells("a\uFEFFb;c")[0]?.[0]).toBe("a b");
  });

  it("the first fifty lines with text say how it is separated", () => {
    const lines = (count: number, line: string) => Array.from({ length: count }, () => line);
    const text = (count: number) => [...lines(count, "a,b"), ...lines(200, "c;d,e")].join("\n");
    expect(split(text(50)).at(-1)).toBe("c;d¦e");
    expect(split(text(20)).at(-1)).toBe("c¦d,e");
    expect(split([...lines(25, "a,b"), ...lines(25, "c;d")].join("\n"))[0]).toBe("a,b");
    expect(split([...lines(25, "a,b"), ...lines(25, "c;d"), "a,b"].join("\n"))[0]).toBe("a,b");
    expect(split([...lines(26, "a,b"), ...lines(24, "c;d")].join("\n"))[0]).toBe("a¦b");
  });

  it("what a hostile line has beyond the columns of any table is not read", () => {
    const rows = splitCells(`${"x;".repeat(MOST_COLUMNS)}y;z\na;b`);
    expect(rows.map((row) => row.length)).toEqual([MOST_COLUMNS, 2]);
    // Lines without text are one row, however many they are.
    const [, first, second] = splitCells("a\n\n\n\nb");
    expect(first).toBe(second);
  });
});
