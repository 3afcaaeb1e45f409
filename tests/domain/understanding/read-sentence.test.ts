import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { readSentence, type SentenceWorld } from "#domain/understanding/sentence-entry.ts";
import { spokenDay } from "#domain/understanding/spoken/spoken-day.ts";
import { runs } from "#tests/support/random/runs.ts";

const puc = pucChart();
/** A Monday. */
const TODAY = day("2026-11-23");

/** "2026-11-22: 5120 100, 1105 -100 (Ana)", or what is lacking. */
function told(text: string, world: SentenceWorld = {}, chart: Chart = puc): string {
  const sentence = readSentence(chart, text, { today: TODAY, ...world });
  if (sentence.kind !== "entry") return sentence.kind === "none" ? "none" : sentence.lack;
  const { lines, date } = sentence.entry;
  const words = lines.map(
    ({ account, debit, credit, thirdParty }) =>
      `${account} ${debit - credit}${thirdParty === undefined ? "" : ` (${thirdParty})`}`,
  );
  return `${date === null ? "" : `${date}: `}${words.join(", ")}`;
}

describe("the day of a sentence (UX-04)", () => {
  it.each([
    ["hoy pagué", "2026-11-23"],
    ["pagué ayer", "2026-11-22"],
    ["antier compré", "2026-11-21"],
    ["anteayer compré", "2026-11-21"],
    ["antes de ayer compré", "2026-11-21"],
    ["hace 3 días vendí", "2026-11-20"],
    ["hace una semana vendí", "2026-11-16"],
    ["hace dos semanas vendí", "2026-11-09"],
    ["el 5 pagué", "2026-11-05"],
    ["pagué el día 5", "2026-11-05"],
    ["el 28 pagué", "2026-10-28"],
    ["el 23 pagué", "2026-11-23"],
    ["el 31 pagué", "2026-10-31"],
    ["el 5 de octubre pagué", "2026-10-05"],
    ["el 5 de Octubre de 2026 pagué", "2026-10-05"],
    ["el 3 de noviembre del 2025 pagué", "2025-11-03"],
    ["pagué 05/11", "2026-11-05"],
    ["pagué el 5/11/26", "2026-11-05"],
    ["pagué el 20/11/2026", "2026-11-20"],
    ["el lunes pagué", "2026-11-16"],
    ["el viernes pagué", "2026-11-20"],
    ["el viernes pasado pagué", "2026-11-20"],
    ["el pasado miércoles pagué", "2026-11-18"],
    ["el domingo pagué", "2026-11-22"],
    ["por la mañana vendí", null],
    ["el 5 % de descuento", null],
    ["el 50 mil", null],
    ["vendí 3 cajas", null],
  ])("%s: %s", (text, expected) => {
    expect(spokenDay(text, TODAY)).toMatchObject({ day: expected, unclear: false });
  });

  it.each([
    "ayer y hoy pagué",
    "el 5 y el 6 pagué",
    "el 31/02 pagué",
    "el 30 de febrero pagué",
    "mañana pago",
    "pasado mañana pago",
    "el próximo lunes pago",
    "el lunes que viene pago",
    "el 5 de diciembre pagué",
    "el 5/12/2026 pagué",
  ])("is not guessed: %s", (text) => {
    expect(spokenDay(text, TODAY).unclear).toBe(true);
  });

  it("in January a day of December is of the last year", () => {
    expect(spokenDay("el 20 de diciembre pagué", day("2027-01-10")).day).toBe("2026-12-20");
    expect(spokenDay("el 28 pagué", day("2027-01-10")).day).toBe("2026-12-28");
  });

  it("is never one to come, on any day", () => {
    const some = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(TODAY, days));
    const words = ["hoy", "ayer", "el 5", "el 31", "el lunes", "el 29 de febrero", "05/11", "hace 3 días"];
    fc.assert(
      fc.property(some, fc.constantFrom(...words), (today, text) => {
        const { day: found } = spokenDay(`${text} pagué`, today);
        if (found !== null) expect(found <= today).toBe(true);
      }),
      runs(150, 1_000),
    );
  });
});

describe("what a sentence tells", () => {
  it.each([
    ["ayer pagué arriendo 3.200.000 por el banco", "2026-11-22: 5120 3200000, 1110 -3200000"],
    ["el 5 pagué la luz 180 mil en efectivo", "2026-11-05: 513530 180000, 1105 -180000"],
    ["vendí 200 mil en efectivo el lunes pasado", "2026-11-16: 1105 200000, 4135 -200000"],
    ["el 3 de octubre de 2026 vendí 200 mil por nequi", "2026-10-03: 1120 200000, 4135 -200000"],
    // Third parties stand with whoever owes or is owed, else on what it is about.
    [
      "compré mercancía a Textiles Medellín por 2 millones a crédito",
      "1435 2000000, 2205 -2000000 (Textiles Medellín)",
    ],
    ["vendí 500 mil a crédito a don carlos", "1305 500000 (Don Carlos), 4135 -500000"],
    ["pagué flete 80 mil en efectivo a don Carlos Pérez", "513550 80000 (Don Carlos Pérez), 1105 -80000"],
    ["pagué arriendo de Octubre 900 mil por el banco", "5120 900000, 1110 -900000"],
    ["pagué 900 mil de Arriendo por Bancolombia", "5120 900000, 1110 -900000"],
    // IVA.
    ["compré mercancía por 1.190.000 IVA incluido de contado", "1435 1000000, 2408 190000, 1105 -1190000"],
    ["vendí 1.190.000 con IVA incluido en efectivo", "1105 1190000, 4135 -1000000, 2408 -190000"],
    ["vendí un millón más IVA por el banco", "1110 1190000, 4135 -1000000, 2408 -190000"],
    ["vendí 100 mil más IVA del 5% en efectivo", "1105 105000, 4135 -100000, 2408 -5000"],
    ["vendí 105.000 IVA 5 % incluido en efectivo", "1105 105000, 4135 -100000, 2408 -5000"],
    ["compré un computador por 2.380.000 iva incluido por el banco", "152805 2380000, 1110 -2380000"],
    ["vendí 500 mil sin IVA en efectivo", "1105 500000, 4135 -500000"],
    // Shares.
    ["vendí 500.001, la mitad en efectivo y la mitad a crédito", "1105 250001, 1305 250000, 4135 -500001"],
    [
      "pagué arriendo 900 mil, la mitad por nequi y el resto por el banco",
      "5120 900000, 1120 -450000, 1110 -450000",
    ],
    ["vendí 500 mil, 200 mil en efectivo y el resto a crédito", "1105 200000, 1305 300000, 4135 -500000"],
    [
      "ayer le compré mercancía a Textiles Medellín por 2 millones más IVA, la mitad de contado y el resto a crédito",
      "2026-11-22: 1435 2000000, 2408 380000, 1105 -1190000, 2205 -1190000 (Textiles Medellín)",
    ],
  ])("%s", (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it("knows the third parties of the book, whatever their capitals, the longest first", () => {
    const parties = ["Textiles", "Textiles Medellín S.A.S.", "Textiles Medellín", "Claro"];
    expect(told("compré mercancía a textiles medellin por 2 millones a crédito", { parties })).toBe(
      "1435 2000000, 2205 -2000000 (Textiles Medellín)",
    );
    expect(told("compré mercancía a textiles medellin por 2 millones a crédito")).toBe("about");
  });

  it("a name that says what for does both", () => {
    expect(told("pagué 90 mil a Claro por el banco")).toMatch(/ 90000 \(Claro\), 1110 -90000$/);
  });

  it("takes IVA for cost where the profile charges none, and says that it cannot be charged", () => {
    const pays = { chargesVat: false };
    expect(told("compré mercancía por 1.190.000 IVA incluido de contado", pays)).toBe(
      "1435 1190000, 1105 -1190000",
    );
    expect(told("compré mercancía por un millón más IVA de contado", pays)).toBe(
      "1435 1190000, 1105 -1190000",
    );
    expect(told("vendí 1.190.000 IVA incluido en efectivo", pays)).toBe("vat-not-charged");
    expect(told("vendí 1.190.000 IVA incluido en efectivo", { chargesVat: true })).toContain("2408 -190000");
  });

  it.each([
    ["pagué arriendo 3.200.000", "means"],
    ["pagué 3.200.000 por el banco", "about"],
    ["pagué asdfgh 3.200.000 por el banco", "about"],
    ["pagué arriendo 3.200.000 y luz 200.000 por el banco", "about|amounts"],
    ["pagué arriendo 3.200.000 por el banco y por nequi", "means"],
    ["vendí 500 mil, la mitad en efectivo", "shares"],
    ["vendí 500 mil, 600 mil en efectivo y el resto a crédito", "amounts"],
    ["ayer y hoy pagué arriendo 900 mil por el banco", "day"],
    ["mañana pago arriendo 900 mil por el banco", "day"],
    ["vendí 500 mil a crédito a Ana Ruiz y a Luis Peña", "parties"],
    ["vendí 500 mil con IVA en efectivo", "vat"],
    ["vendí 500 mil más IVA del 16% en efectivo", "vat"],
    ["pagué intereses 500 mil más IVA por el banco", "vat|5305.*"],
    ["arriendo 900 mil banco", "none"],
    ["¿pagué arriendo 900 mil por el banco?", "none"],
    ["no pagué arriendo 900 mil por el banco", "none"],
    ["Venta de mostrador", "none"],
    ["", "none"],
  ])("says what is lacking and guesses nothing: %s", (text, lack) => {
    expect(told(text)).toMatch(new RegExp(`^(${lack})$`));
  });

  it("has one day: another in its field is said", () => {
    const text = "ayer pagué arriendo 900 mil por el banco";
    expect(told(text, { typedDay: day("2026-11-20") })).toBe("other-day");
    expect(told(text, { typedDay: day("2026-11-22") })).toContain("2026-11-22");
    expect(told("pagué arriendo 900 mil por el banco", { typedDay: day("2026-11-20") })).toContain("5120");
  });

  it("always balances, on accounts that take movements, whatever is typed", () => {
    const words =
      "pagué compré vendí arriendo luz mercancía 200 mil 3.200.000 por el banco efectivo nequi a crédito más IVA incluido la mitad y el resto ayer 5 de Octubre don Carlos Textiles cliente no".split(
        " ",
      );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words), { maxLength: 14 }),
        fc.constantFrom(puc, miniChart, journalChart),
        (parts, chart) => {
          const sentence = readSentence(chart, parts.join(" "), { today: TODAY });
          if (sentence.kind !== "entry") return;
          const { lines, date } = sentence.entry;
          expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
          expect(new Set(lines.map(({ account }) => account)).size).toBe(lines.length);
          for (const { account, debit, credit } of lines) {
            expect(chart.byCode.get(account)?.posting).toBe(true);
            expect(debit + credit).toBeGreaterThan(0);
          }
          if (date !== null) expect(date <= TODAY).toBe(true);
        },
      ),
      runs(200, 2_000),
    );
  });
});
