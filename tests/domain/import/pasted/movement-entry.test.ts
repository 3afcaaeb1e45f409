import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { accountSuggester, movementEntry } from "#domain/import/pasted/movement-entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { processorTime } from "#tests/support/processor-time.ts";

const puc = await loadChart("puc");
const BANK = "111005" as AccountCode;
/** Asked anew: what it found before is not asked again. */
const suggest = (movement: Parameters<ReturnType<typeof accountSuggester>>[0]) =>
  accountSuggester(puc, BANK, new Map())(movement);

it.each([
  ["PAGO PSE ARRIENDO LOCAL", -3_200_000, "5120"],
  ["COMPRA EN PAPELERIA LA 14", -50_000, "51"],
  ["PAGO ENERGIA ELECTRICA", -180_000, "5135"],
  ["COMISION BANCARIA", -12_000, "5305"],
  ["4X1000", -4_000, "5"],
  ["VENTA DE CONTADO", 500_000, "4135"],
  // What is sold is no expense of that name.
  ["VENTA DE CUADERNOS", 40_000, "4135"],
  ["Vendí la vitrina", 90_000, "4135"],
  ["Venta de almuerzos", 90_000, "4140"],
  ["Compra de cuadernos", -40_000, "5195"],
])("suggests for %s (%d) an account of %s", (text, amount, code) => {
  expect(suggest({ text, amount: pesos(amount) })?.slice(0, code.length)).toBe(code);
});

it("suggests nothing for what says nothing, and never money for money", () => {
  expect(suggest({ text: "", amount: pesos(-1) })).toBeNull();
  expect(suggest({ text: "TRF 0012 883", amount: pesos(-1) })).toBeNull();
  expect(suggest({ text: "PAGO PSE BANCOLOMBIA", amount: pesos(-1) })?.startsWith("11")).not.toBe(true);
});

it("makes a balanced entry, the money on the side on which it moved", () => {
  const movement = { row: 1, date: day("2026-11-03"), text: "Venta", reference: "7", amount: pesos(-500) };
  expect(movementEntry(movement, BANK, "5120" as AccountCode).lines).toEqual([
    { account: "5120", debit: 500, credit: 0 },
    { account: BANK, debit: 0, credit: 500 },
  ]);
  expect(movementEntry({ ...movement, amount: pesos(500) }, BANK, null).lines).toEqual([
    { account: BANK, debit: 500, credit: 0 },
    { account: "", debit: 0, credit: 500 },
  ]);
});

it("looks the words of 5,000 movements up once each", () => {
  const spent = processorTime();
  const known = accountSuggester(puc, BANK, new Map());
  for (let at = 0; at < 5_000; at += 1) known({ text: `PAGO PSE PROVEEDOR ${at}`, amount: pesos(-at - 1) });
  expect(spent()).toBeLessThan(2_000);
});

it("looks at the words that say what for, in their order, and at no figure but that of the tax", () => {
  const of = (text: string, amount = -1_000) => suggest({ text, amount: pesos(amount) });
  // How it moved, numbers and single letters say nothing of what for.
  const rent = of("arriendo");
  for (const text of ["PAGO PSE 8831 arriendo", "a b c arriendo", "arriendo 2026", "transf. a cta arriendo"])
    expect(of(text)).toBe(rent);
  expect(of("4 x 1000")).not.toBe(of("4x1000"));
  expect(of("4xmil")).toBe(of("4x1000"));
  // Words beyond the eighth are not looked at.
  expect(of(`${"zzxx ".repeat(7)}arriendo`)).toBe(rent);
  expect(of(`${"zzxx ".repeat(8)}arriendo`)).toBeNull();
  expect(of(`${"z ".repeat(8)}arriendo`)).toBe(rent);
  // The same words of the other side are another question.
  expect(of("venta de contado", 500)).toBe("4135");
  expect(of("venta de contado", -500)).not.toBe("4135");
});

it.each([
  ["flete", 1, "423580"],
  ["dividendos", 1, "4215"],
  ["aporte", 1, "4295"],
  ["retención", -1, "2365"],
  ["tornillos", 1, "4135"],
  ["PSE vendí zzxxyy", 1, "4135"],
  // What is said last may mean what all of it does not, and how it moved means nothing.
  ["consignación honorarios", 1, "4230"],
  ["consignación flete", -1, "513550"],
  ["caja internet", -1, null],
  // Words that may mean several things mean none.
  ["aseo", -1, null],
] as const)("knows what «%s» (%d) means beside money: %s", (text, amount, code) => {
  expect(suggest({ text, amount: pesos(amount) })).toBe(code);
});

it("never suggests the account that the money is in, nor one of its kind", () => {
  for (const text of [
    "caja",
    "caja general",
    "traslado a bancos",
    "bancos nacionales",
    "nequi",
    "ventas caja",
  ])
    for (const amount of [-1_000, 1_000])
      expect(suggest({ text, amount: pesos(amount) })?.startsWith("11") ?? false, text).toBe(false);
});

it("of what is sold and has no account of its own it is what comes in by trade", () => {
  expect(suggest({ text: "Vendí zzxxyy", amount: pesos(5) })).toBe("4135");
  expect(suggest({ text: "Compré zzxxyy", amount: pesos(-5) })).toBe("1435");
  expect(suggest({ text: "zzxxyy", amount: pesos(5) })).toBeNull();
});

it("answers the same for the same words, of either side", () => {
  const known = accountSuggester(puc, BANK, new Map());
  const ask = (text: string, amount: number) => known({ text, amount: pesos(amount) });
  expect(
    [ask("venta de contado", 5), ask("Venta  de contado", 9), ask("venta de contado", -5)].map(
      (code) => code === "4135",
    ),
  ).toEqual([true, true, false]);
  expect(ask("venta de contado", 5)).toBe("4135");
});

it("cuts the words and the document that an entry cannot hold", () => {
  const long = "x".repeat(501);
  const movement = { row: 1, date: day("2026-11-03"), text: long, reference: long, amount: pesos(-500) };
  const { description, reference } = movementEntry(movement, BANK, null);
  expect([description.length, reference.length]).toEqual([500, 500]);
});
