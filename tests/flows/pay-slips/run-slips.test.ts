import { describe, expect, it } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import type { SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { type SlipsWanted, slipsFile } from "#flows/pay-slips/run-slips.ts";
import { LA_SABANA, NOTES, PEOPLE, runOf } from "../../support/payroll/slip-people.ts";

const ORDER: SlipsOrder = {
  kept: { status: "closed", paidOn: null },
  computed: { run: runOf(), people: NOTES, changed: 0 },
  company: LA_SABANA,
};

function made(wanted: SlipsWanted, order: SlipsOrder = ORDER) {
  const { slips, ...file } = slipsFile(order, wanted);
  return { ...file, people: [...slips].map(({ person }) => person) };
}

describe("what a file of slips is made of", () => {
  it("is everybody in the order of the run, in one document or in one each", () => {
    const all = made({ kind: "one" });
    expect(all.people).toEqual(PEOPLE.map(({ contract }) => contract.name));
    expect(all).toMatchObject({
      name: "desprendibles-de-pago_ferreteria-la-sabana_2026-11.pdf",
      count: 3,
      head: {
        bundle: "one",
        title: "Desprendibles de pago, Ferretería La Sabana S.A.S., Noviembre de 2026",
      },
    });
    expect(made({ kind: "each" })).toMatchObject({
      name: "desprendibles-de-pago_ferreteria-la-sabana_2026-11.zip",
      head: { bundle: "each" },
    });
  });

  it("is one person where one is asked for, and nobody where that place is empty", () => {
    expect(made({ kind: "person", index: 1 })).toMatchObject({
      people: ["Íngrid Núñez Ágredo"],
      count: 1,
      name: "desprendible-de-pago_ferreteria-la-sabana_ingrid-nunez-agredo_2026-11.pdf",
      head: { bundle: "one", title: "Desprendible de pago, Íngrid Núñez Ágredo, Noviembre de 2026" },
    });
    expect(made({ kind: "person", index: 9 }).people).toEqual([]);
  });

  it("says which fortnight, and that there is no company", () => {
    const run = runOf(PEOPLE.slice(1, 2), { month: month("2026-11"), part: "first-half" });
    const file = made({ kind: "one" }, { ...ORDER, company: null, computed: { ...ORDER.computed, run } });
    expect(file.head.company).toBe("Sin empresa");
    expect(file.name).toBe("desprendibles-de-pago_sin-empresa_2026-11-q1.pdf");
  });
});
