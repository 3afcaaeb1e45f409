import { describe, expect, it } from "vitest";
import { lastDay, month } from "#domain/kernel/calendar-day.ts";
import type { SampleAct } from "#domain/sample/sample-act.ts";
import { credit, debit } from "#domain/sample/sample-books.ts";
import { keptFrom, planPeople } from "#domain/sample/sample-payroll.ts";
import { partOfShop, toldEntry } from "#tests/support/sample/part-of-shop.ts";

const OPENING = [
  debit("1110", 100_000_000),
  credit("2510", 3_866_978),
  credit("2515", 439_416),
  credit("3105", 95_693_606),
];
const people = (until: string) => partOfShop(until, [planPeople], { opening: OPENING });

function toldAct(act: SampleAct): string {
  if (act.kind === "run") return `run ${act.month}`;
  return "debtor" in act ? `${act.kind} of ${act.debtor}` : act.kind;
}

describe("the people of the sample, written alone", () => {
  it("are paid each month, with its contributions in the next one, and what was owed to them before", () => {
    expect(people("2025-02-12").entries.slice(1).map(toldEntry)).toEqual([
      "2025-01-28 CE-0001 Intereses sobre las cesantías de 2024: 2515 439416, 1110 -439416",
      "2025-01-31 NOM-2025-01 Nómina de enero de 2025: 510506 2150000, 510527 200000, 510530 195833, 510533 23500, 510536 195833, 510539 89583, 510568 11223, 510570 258000, 510572 86000, 520506 2903500, 520527 400000, 520530 275292, 520533 33035, 520536 275292, 520539 120980, 520568 50914, 520570 348420, 520572 116140, 237005 -202140, 237006 -62137, 237010 -202140, 238030 -808560, 2505 -2178000 (Sandra Milena Rojas), 2505 -1509620 (Jhon Fredy Cárdenas), 2505 -1561600 (Luz Dary Quintero), 261005 -471125, 261010 -56535, 261015 -210563, 261020 -471125",
      "2025-01-31 CE-0002 Pago de la nómina de enero: 2505 2178000 (Sandra Milena Rojas), 2505 1509620 (Jhon Fredy Cárdenas), 2505 1561600 (Luz Dary Quintero), 1110 -5249220",
      "2025-02-10 NB-0001 Planilla PILA de enero: 237005 202140, 238030 808560, 237006 62137, 237010 202140, 1110 -1274977",
      "2025-02-12 CE-0003 Al fondo, cesantías de 2024: 2510 3866978, 1110 -3866978",
    ]);
  });

  // Half of a salary with its transport allowance each semester, a whole one a year, and 12 % of that.
  it("are paid the prima of each semester, and cesantías with their interest", () => {
    const told = people("2026-02-12").entries.slice(1).map(toldEntry);
    expect(told.filter((each) => /prima|esant|2025-06/.test(each))).toEqual([
      "2025-01-28 CE-0001 Intereses sobre las cesantías de 2024: 2515 439416, 1110 -439416",
      "2025-02-12 CE-0003 Al fondo, cesantías de 2024: 2510 3866978, 1110 -3866978",
      "2025-06-09 NB-0005 Planilla PILA de mayo: 237005 202140, 238030 808560, 237006 62137, 237010 202140, 1110 -1274977",
      "2025-06-30 NOM-2025-06 Nómina de junio de 2025: 510506 2150000, 510527 200000, 510530 195833, 510533 23500, 510536 195833, 510539 89583, 510568 11223, 510570 258000, 510572 86000, 520506 2903500, 520527 400000, 520530 275292, 520533 33035, 520536 275292, 520539 120980, 520568 50914, 520570 348420, 520572 116140, 237005 -202140, 237006 -62137, 237010 -202140, 238030 -808560, 2505 -2178000 (Sandra Milena Rojas), 2505 -1509620 (Jhon Fredy Cárdenas), 2505 -1561600 (Luz Dary Quintero), 261005 -471125, 261010 -56535, 261015 -210563, 261020 -471125",
      "2025-06-30 CE-0008 Pago de la nómina de junio: 2505 2178000 (Sandra Milena Rojas), 2505 1509620 (Jhon Fredy Cárdenas), 2505 1561600 (Luz Dary Quintero), 1110 -5249220",
      "2025-06-30 PRI-2025-1 Prima de servicios, primer semestre de 2025: 261020 2816195, 510536 10557, 2505 -1175000 (Sandra Milena Rojas), 2505 -811750 (Jhon Fredy Cárdenas), 2505 -840000 (Luz Dary Quintero), 520536 -2",
      "2025-06-30 CE-0009 Pago de la prima, primer semestre de 2025: 2505 1175000 (Sandra Milena Rojas), 2505 811750 (Jhon Fredy Cárdenas), 2505 840000 (Luz Dary Quintero), 1110 -2826750",
      "2025-12-17 CE-0015 Pago de la prima, segundo semestre de 2025: 2505 1175000 (Sandra Milena Rojas), 2505 811750 (Jhon Fredy Cárdenas), 2505 840000 (Luz Dary Quintero), 1110 -2826750",
      "2025-12-31 CES-2025 Cesantías e intereses consolidados de 2025: 261005 5632389, 261010 675886, 510530 10559, 510533 1267, 520530 10552, 520533 1267, 2510 -2350000 (Sandra Milena Rojas), 2510 -1623500 (Jhon Fredy Cárdenas), 2510 -1680000 (Luz Dary Quintero), 2515 -282000 (Sandra Milena Rojas), 2515 -194820 (Jhon Fredy Cárdenas), 2515 -201600 (Luz Dary Quintero)",
      "2026-01-28 CE-0017 Intereses sobre las cesantías de 2025: 2515 282000 (Sandra Milena Rojas), 2515 194820 (Jhon Fredy Cárdenas), 2515 201600 (Luz Dary Quintero), 1110 -678420",
      "2026-02-12 CE-0019 Al fondo, cesantías de 2025: 2510 2350000 (Sandra Milena Rojas), 2510 1623500 (Jhon Fredy Cárdenas), 2510 1680000 (Luz Dary Quintero), 1110 -5653500",
    ]);
  });

  it("are paid by the payroll of the application this year and the last one, by hand before", () => {
    const acts = people("2025-02-12").acts.map(toldAct);
    expect(acts).toEqual([
      "entry",
      "entry",
      "run 2025-01",
      "pay of run 2025-01",
      "pay of run 2025-01",
      "entry",
    ]);
    expect(people("2025-06-30").acts.map(toldAct).slice(-2)).toEqual([
      "benefit of benefit 2025-06",
      "pay of benefit 2025-06",
    ]);
    const later = people("2027-02-12").acts.map(toldAct);
    expect(later.filter((each) => each !== "entry").slice(0, 2)).toEqual([
      "run 2026-01",
      "pay of run 2026-01",
    ]);
    expect(later.slice(-9)).toEqual([
      "run 2026-12",
      "pay of run 2026-12",
      "benefit of benefit 2026-12",
      "pay of run 2026-12",
      "pay of benefit 2026-12",
      "run 2027-01",
      "pay of run 2027-01",
      "pay of run 2027-01",
      "pay of benefit 2026-12",
    ]);
    expect(keptFrom(lastDay(month("2027-02")))).toBe("2026-01");
  });
});
