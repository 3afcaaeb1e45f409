import { expect, it } from "vitest";
import { settlementSigners } from "#features/payroll/settlements/settlement-view.ts";

const COMPANY = { name: "Ferretería La Sabana S.A.S.", nit: "901.482.316-8" };
const ONE = { name: "Óscar Iván Méndez Rojas", document: "80.123.456" };
const WORKER = { ...ONE, role: "Trabajador" };

it("a settlement is signed by the representative where a name is known, else by the company", () => {
  const byCompany = { name: COMPANY.name, role: "Empleador", document: COMPANY.nit };
  expect(settlementSigners(ONE, COMPANY)).toEqual([WORKER, byCompany]);
  const accountant = { name: "Jorge Iván Salcedo", document: "148206-T" };
  expect(settlementSigners(ONE, { ...COMPANY, signers: { accountant } })).toEqual([WORKER, byCompany]);
  const representative = { name: "Mariana Restrepo Gil", document: "52.418.306" };
  expect(settlementSigners(ONE, { ...COMPANY, signers: { representative, accountant } })).toEqual([
    WORKER,
    { name: "Mariana Restrepo Gil", role: "Representante legal", document: "C.C. 52.418.306" },
  ]);
});
