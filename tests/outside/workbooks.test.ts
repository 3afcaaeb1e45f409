import fc from "fast-check";
import { expect, it } from "vitest";
import { isCellError, type SheetBook } from "#domain/import/table/sheet.ts";
import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { dataOf, workbookParts } from "#tests/support/files/make-workbook.ts";
import { packZip } from "#tests/support/files/pack-zip.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { countedRuns } from "#tests/support/random/runs.ts";
import { mutatedText } from "./mutate.ts";

const PARTS = workbookParts(
  [
    {
      name: "Balance",
      data: `${dataOf([
        ["Código", "Cuenta"],
        ["1105", 1_500_000],
        ["Total", null],
      ])}<row r="9" hidden="1"><c r="A9" t="s"><v>0</v></c><c r="B9" s="1"><v>46023</v></c><c r="C9" t="e"><v>#REF!</v></c><c r="D9"><f>SUM(B2)</f><v>7</v></c></row>`,
      before: '<cols><col min="2" max="2" hidden="1"/></cols>',
      after: '<mergeCells><mergeCell ref="A1:C1"/></mergeCells>',
    },
    { name: "Oculta", data: dataOf([["x"]]), state: "hidden" },
  ],
  {
    strings: "<si><r><t>Caja &amp; </t></r><r><t>bancos</t></r></si>",
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
  },
);
const XML = PARTS.flatMap(({ content }, at) => (typeof content === "string" ? [[at, content] as const] : []));

/** Whether every cell of a book is of one of the kinds that there are, within the limits. */
function isSound({ sheets }: SheetBook): boolean {
  return sheets.every(({ rows }) => {
    const inOrder = rows.every(({ row }, at) => row >= 1 && row > (rows[at - 1]?.row ?? 0));
    const cells = rows.flatMap((row) => row.cells);
    return (
      inOrder &&
      cells.every((cell) => {
        if (cell === null || typeof cell === "boolean") return true;
        if (typeof cell === "string") return cell.length <= SHEET_LIMITS.cellLength;
        if (typeof cell === "number") return Number.isFinite(cell);
        return isCellError(cell) || asDay(cell.day) !== null;
      })
    );
  });
}

it("IM-06 I-24 answers to workbooks with faults inside of their parts, sealed again", async () => {
  const changed = fc
    .constantFrom(...XML)
    .chain(([at, content]) => mutatedText([content]).map((text) => [at, text] as const));
  let read = 0;
  await fc.assert(
    fc.asyncProperty(changed, async ([at, content]) => {
      const parts = PARTS.map((part, index) => (index === at ? { ...part, content } : part));
      const found = await readWhole(packZip(parts));
      if (found.ok) read += 1;
      expect(found.ok ? isSound(found.value) : found.error.kind !== "failed").toBe(true);
    }),
    countedRuns(1000, 200_000),
  );
  // Some faults are in texts and break nothing: a reader that refused all of them would prove nothing.
  expect(read).toBeGreaterThan(10);
}, 3_600_000);
