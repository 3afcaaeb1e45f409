import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatLedger, formatPesos } from "#domain/kernel/format.ts";
import type { RunPerson } from "#domain/payroll/run/compute-run.ts";
import { type PaySlip, paySlips } from "#domain/payroll/slip/pay-slip.ts";
import { openSlips, slipFileName } from "#formats/pdf/write-slips.ts";
import type { SlipsHead } from "#formats/slips-head.ts";
import { readPdf } from "../../support/files/read-pdf.ts";
import { readZip } from "../../support/files/read-zip.ts";
import { crowdedPerson } from "../../support/payroll/crowded-slip.ts";
import { LA_SABANA, NOTES, PEOPLE, runOf } from "../../support/payroll/slip-people.ts";
import { SLIPS_HEAD } from "../../support/payroll/slips-head.ts";

const [regular, bold] = [400, 700].map(
  (weight) => new Uint8Array(readFileSync(`src/formats/pdf/fonts/hanken-grotesk-${weight}.ttf`)),
);

function slipsOf(people: readonly RunPerson[] = PEOPLE): PaySlip[] {
  const computed = { run: runOf(people), people: NOTES, changed: 0 };
  return [...paySlips({ kept: { status: "paid", paidOn: day("2026-11-30") }, computed, company: LA_SABANA })];
}

async function write(slips: readonly PaySlip[], more: Partial<SlipsHead> = {}): Promise<Uint8Array> {
  if (!regular || !bold) throw new Error("no fonts");
  const writer = openSlips({ ...SLIPS_HEAD, ...more }, { regular, bold });
  for (const slip of slips) writer.add([slip]);
  return new Uint8Array(await writer.finish());
}

function part({ title, lines, totalLabel, total }: PaySlip["accrued"], beside = false): string[] {
  const shown = lines.flatMap(({ label, quantity, amount }) =>
    beside ? [`${label}, ${quantity}`, formatLedger(amount)] : [label, quantity, formatLedger(amount)],
  );
  return [title, ...shown.filter((text) => text !== ""), totalLabel, formatLedger(total)];
}

/** The figures of a slip between its head and its notes, in reading order. */
function figuresOf(slip: PaySlip): string[] {
  return [
    ...slip.about.flatMap(({ label, value }) => [label, value]),
    ...slip.paid.flatMap(({ label, value }) => [label, value]),
    ...SLIPS_HEAD.columns,
    ...part(slip.accrued),
    ...part(slip.deducted),
    slip.net.label,
    formatPesos(slip.net.amount),
    slip.net.words,
    ...(slip.employer ? part(slip.employer, true) : []),
    ...(slip.provisions ? part(slip.provisions, true) : []),
    slip.cost.label,
    formatLedger(slip.cost.amount),
  ].map((text) => text.replaceAll("\u00a0", " "));
}

describe("pay slips as a PDF", () => {
  it("IM-56 cuts no name of a company", async () => {
    const company =
      "Compañía de Inversiones y Servicios El Ñandú de los Llanos Orientales y Asociados en Comandita por Acciones S.C.A.";
    const [first] = slipsOf();
    if (first === undefined) throw new Error("no slip");
    const { pages } = readPdf(await write([{ ...first, company }]));
    expect(pages[0]?.join(" ")).toContain(company);
  });

  it("PY-04 has a page for each person, with the figures of the slip", async () => {
    const slips = slipsOf();
    const { pages, language, title, fonts } = readPdf(await write(slips));
    expect([language, title]).toEqual(["es-CO", "Desprendibles de pago, noviembre de 2026"]);
    expect(fonts).toHaveLength(2);
    expect(pages).toHaveLength(slips.length);
    for (const [index, slip] of slips.entries()) {
      const shown = pages[index] ?? [];
      const expected = figuresOf(slip);
      const from = shown.indexOf("Nombre");
      expect(shown.slice(from, from + expected.length)).toEqual(expected);
      expect(shown).toEqual(expect.arrayContaining([LA_SABANA.name, "NIT 901.482.316-8"]));
      expect(shown.filter((text) => text === slip.person)).toHaveLength(2);
      expect(shown.join(" ")).toContain("Calculado con la ley vigente el 30/11/2026");
      expect(shown.some((text) => text.startsWith("Página"))).toBe(false);
    }
  });

  it("says a net below zero as such", async () => {
    const [page = []] = readPdf(await write(slipsOf().slice(2))).pages;
    expect(page).toContain("−$ 4.070.035");
    expect(page).toContain("Menos cuatro millones setenta mil treinta y cinco pesos.");
  });

  it("stands closer where there are many lines, and then takes a second page that says whose it is", async () => {
    const crowded = slipsOf([crowdedPerson("Ana Ruiz")]);
    const lines = (crowded[0]?.accrued.lines.length ?? 0) + (crowded[0]?.deducted.lines.length ?? 0);
    expect(lines).toBeGreaterThanOrEqual(25);
    expect(readPdf(await write(crowded)).pages).toHaveLength(1);

    const endless = slipsOf([crowdedPerson("Ana Ruiz", "cuota 3 de 6", 4), ...PEOPLE.slice(0, 1)]);
    const { pages } = readPdf(await write(endless));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain("Página 1 de 2");
    expect(pages[1]).toEqual(
      expect.arrayContaining(["Ana Ruiz", "Desprendible de pago 2026-11-01", "Página 2 de 2"]),
    );
    expect(pages[2]?.join(" ")).not.toContain("Página");
    const all = pages.slice(0, 2).flat();
    const amounts = endless[0]?.deducted.lines.map(({ amount }) => formatLedger(amount)) ?? [];
    expect(all.filter((text) => amounts.includes(text)).length).toBeGreaterThanOrEqual(amounts.length);
    // A sum never begins a page.
    const sum = pages.findIndex((texts) => texts.includes("Total deducciones"));
    expect(pages[sum]?.filter((text) => amounts.includes(text)).length).toBeGreaterThan(0);
  });

  it("PY-05 holds names of any length on the page, cut with an ellipsis", async () => {
    const name = "María de los Ángeles Purificación ".repeat(15).trim();
    const detail = `"=1+1", línea\nde ${"muchas palabras ".repeat(40)}`;
    const slips = slipsOf([crowdedPerson(name, detail)]).map((slip) => ({ ...slip, company: name }));
    const { pages } = readPdf(await write(slips));
    expect(pages.flat().filter((text) => text.endsWith("…")).length).toBeGreaterThan(3);
    expect(Math.max(...pages.flat().map((text) => text.length))).toBeLessThan(170);
    expect(pages.flat().join("\n")).not.toContain("undefined");
  });
});

describe("a PDF for each person", () => {
  it("comes as an archive with names that say whose each is, all different", async () => {
    const twins = slipsOf([...PEOPLE, ...PEOPLE.slice(0, 1)]);
    const files = readZip(await write(twins, { bundle: "each" }));
    expect([...files.keys()]).toEqual([
      "desprendible-de-pago_2026-11-01_yuliana-cardenas-pena.pdf",
      "desprendible-de-pago_2026-11-02_ingrid-nunez-agredo.pdf",
      "desprendible-de-pago_2026-11-03_jose-pena-nustes.pdf",
      "desprendible-de-pago_2026-11-04_yuliana-cardenas-pena.pdf",
    ]);
  });

  it("names nobody's file outside of its folder", () => {
    const [slip] = slipsOf();
    if (!slip) throw new Error("no slip");
    expect(slipFileName({ ...slip, person: "../../etc/passwd \u0000" })).toBe(
      "desprendible-de-pago_2026-11-01_etc-passwd.pdf",
    );
    expect(slipFileName({ ...slip, person: "x".repeat(500) }).length).toBeLessThanOrEqual(124);
  });
});
