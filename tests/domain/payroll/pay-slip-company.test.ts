import { expect, it } from "vitest";
import { type PaySlip, paySlips, type SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { LA_SABANA, NOTES, runOf } from "#tests/support/payroll/slip-people.ts";

const MARIANA = { name: "Mariana Restrepo Gil", document: "52.418.306" };

/** The head of the first slip of a run of this company: the company and who signs for it. */
function headOf(company: SlipsOrder["company"]): readonly unknown[] {
  const kept = { status: "draft", paidOn: null } as const;
  const computed = { run: runOf(), people: NOTES, changed: 0 };
  const [slip] = paySlips({ kept, computed, company }) as Iterable<PaySlip>;
  return [slip?.company, slip?.nit, slip?.signatures[0]];
}

const { name, nit } = LA_SABANA;
const byCompany = { name, role: "Por la empresa" };

it.each<[what: string, SlipsOrder["company"], readonly unknown[]]>([
  [
    "the representative's name over what they are, and the city after the NIT",
    { ...LA_SABANA, city: "Bogotá", signers: { representative: MARIANA } },
    [name, `NIT ${nit}, Bogotá`, { name: MARIANA.name, role: "Representante legal" }],
  ],
  ["the company's name where nobody is known", LA_SABANA, [name, `NIT ${nit}`, byCompany]],
  [
    "no representative without a name, and no accountant for one",
    { ...LA_SABANA, signers: { representative: { ...MARIANA, name: "" }, accountant: MARIANA } },
    [name, `NIT ${nit}`, byCompany],
  ],
  ["a city alone", { name, nit: "", city: "Cali" }, [name, "Cali", byCompany]],
  ["nothing where there is no company", null, ["Sin empresa", "", { ...byCompany, name: "Sin empresa" }]],
])("%s", (_what, company, head) => {
  expect(headOf(company)).toEqual(head);
});
