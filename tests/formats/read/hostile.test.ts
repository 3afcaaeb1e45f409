import { describe, expect, it } from "vitest";
import { fileProblemText } from "#session/notices/file-problem-text.ts";
import { HOSTILE_FILES, sheetOf } from "#tests/support/files/hostile-files.ts";
import { makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { processorTime } from "#tests/support/processor-time.ts";

describe("IM-01 IM-02 IM-04 IM-05 IM-06 what cannot be read is refused, and soon", () => {
  it.each(HOSTILE_FILES)(
    "%s",
    async (_what, bytes, problem) => {
      const made = bytes();
      const spent = processorTime();
      const read = await readWhole(made);
      expect(read).toEqual({ ok: false, error: problem });
      expect(spent()).toBeLessThan(5000);
    },
    30_000,
  );

  it("IM-02 what a file says of its own size is believed where it is too much", async () => {
    const saying = (sheets: readonly string[]) => {
      const bytes = makeWorkbook(sheets.map((name) => ({ name, data: "" })));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at + 46 < bytes.length; at += 1)
        if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 40 * 1024 * 1024, true);
      return bytes;
    };
    expect(await readWhole(saying(["Uno"]))).toMatchObject({ ok: true });
    expect(await readWhole(saying(["Uno", "Dos"]))).toEqual({ ok: false, error: { kind: "bomb" } });
  });

  it("IM-06 a sheet that is long without rows does not fall silent", async () => {
    const parts: string[] = [];
    const { readParts } = await import("#formats/read/read-parts.ts");
    const noise = Array.from({ length: 600_000 }, (_, at) => (at * 7919) % 1_000_003).join(" ");
    const bytes = sheetOf(`<row r="1"><c r="A1"><v>5</v></c></row><!--${noise}-->`);
    for await (const part of readParts(new File([bytes], "x.xlsx"))) parts.push(part.kind);
    expect(parts.filter((kind) => kind === "rows").length).toBeGreaterThan(1);
  });

  it("IM-04 a million empty rows are no rows, and their sheet is read", async () => {
    const empty = Array.from({ length: 1_048_575 }, (_, row) => `<row r="${row + 1}"/>`).join("");
    const read = await readWhole(sheetOf(`${empty}<row r="1048576"><c r="A1048576"><v>5</v></c></row>`));
    expect(read).toMatchObject({ ok: true, value: { sheets: [{ rows: [{ row: 1_048_576, cells: [5] }] }] } });
  }, 30_000);

  it("IM-01 a file that another program takes away meanwhile is said to be so", async () => {
    const { readParts } = await import("#formats/read/read-parts.ts");
    const file = {
      size: 10,
      name: "x.xlsx",
      arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
    };
    const parts = [];
    for await (const part of readParts(file as unknown as File)) parts.push(part);
    expect(parts).toEqual([{ kind: "refused", problem: { kind: "changed" } }]);
  });

  it("IM-01 says each with the file, the sheet and the row, and what to do", () => {
    const said = HOSTILE_FILES.map(([, , problem]) => fileProblemText("ventas.xlsx", problem));
    for (const text of said) expect(text).toMatch(/^El archivo «ventas\.xlsx».+\.$/);
    expect(fileProblemText("v.xlsx", { kind: "long-cell", sheet: "Ventas", row: 7 })).toMatch(
      /^El archivo «v\.xlsx» \(hoja «Ventas», fila 7\) tiene una celda con más de 32\.767 caracteres/,
    );
    expect(fileProblemText("v.xlsx", { kind: "old-xls" })).toContain("aunque su nombre diga otra cosa");
    expect(fileProblemText("v.XLS", { kind: "old-xls" })).not.toContain("nombre");
    expect(fileProblemText("v.xls", { kind: "web-page" })).toContain("aunque su nombre diga otra cosa");
    expect(fileProblemText("v.html", { kind: "web-page" })).not.toContain("nombre");
    expect(fileProblemText("v.xlsx", { kind: "locked" })).toMatch(/está protegido con contraseña/);
  });
});
