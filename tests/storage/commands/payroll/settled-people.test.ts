import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { peopleOfToday } from "#domain/payroll/run/draft-run.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { deleteEmployee, saveEmployee } from "#storage/commands/payroll/employees.ts";
import { closeRun, createRun, saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listPayable } from "#storage/queries/payroll/employees.ts";
import { settlementOf, toPost } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
  periodOf,
} from "#tests/support/payroll/payroll-runs.ts";
import { entryIn, reverseOn } from "#tests/support/payroll/reverse.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

/** Yuliana is settled on 10 November 2026; Óscar goes on. */
async function open() {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  const yuliana = await hire(storage, companyId);
  const oscar = await hire(
    storage,
    companyId,
    employeeFields("Óscar Méndez", 3_600_000, { document: "80.123.456" }),
  );
  const bookId = await makeBook(storage, companyId);
  const settle = () =>
    postBenefits(storage, toPost(bookId, yuliana, settlementOf(yuliana, day("2026-11-10"))));
  return { storage, companyId, yuliana, oscar, bookId, settle };
}

const names = ({ people }: StoredRun) => people.map(({ contract }) => contract.name);
const paidUntil = ({ people }: StoredRun, id: string) =>
  people.find(({ contract }) => contract.id === id)?.contract.end;

const bring = async (storage: AppStorage, run: StoredRun) => {
  const employees = await listPayable(storage, run.companyId);
  const { people } = peopleOfToday(run.people, employees, run.period);
  return must(await saveRun(storage, { ...on(run), ...run, people, id: newId("command") }));
};

describe("PY-11 a person who was settled enters no further run (CST art. 64)", () => {
  it.each(["2026-12", "2026-11 -2", "2027-01"])("%s begins without them", async (period) => {
    const { storage, companyId, settle } = await open();
    must(await settle());
    expect(names(await beginRun(storage, companyId, period))).toEqual(["Óscar Méndez"]);
  });

  it("a copy of the last run leaves them out, and a run over the day pays up to it", async () => {
    const { storage, companyId, yuliana, settle } = await open();
    const october = await closedOf(storage, await beginRun(storage, companyId, "2026-10"));
    must(await settle());
    const november = await beginRun(storage, companyId, "2026-11 -1");
    expect(paidUntil(november, yuliana.id)).toBe("2026-11-10");
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: october.id };
    const copy = must(await createRun(storage, { ...command, period: periodOf("2026-12") }));
    expect(names(copy)).toEqual(["Óscar Méndez"]);
  });

  it("a backdated run before the day pays them whole", async () => {
    const { storage, companyId, yuliana, settle } = await open();
    must(await settle());
    const run = await beginRun(storage, companyId, "2026-09");
    expect(names(run)).toHaveLength(2);
    expect(
      must(await closeRun(storage, on(run))).people.some(({ contract }) => contract.id === yuliana.id),
    ).toBe(true);
  });

  it.each(["2026-11", "2026-11 -2"])(
    "a draft of %s made before does not close until it is brought up to date",
    async (period) => {
      const { storage, companyId, settle } = await open();
      const draft = await beginRun(storage, companyId, period);
      must(await settle());
      expect(await closeRun(storage, on(draft))).toMatchObject({
        ok: false,
        error: { kind: "settled-person", name: "Yuliana Cárdenas Peña", day: "2026-11-10" },
      });
      expect((await closedOf(storage, await bring(storage, draft))).status).toBe("closed");
    },
  );

  it("added again with the same document is the same person; a later contract is another one", async () => {
    const { storage, companyId, yuliana, settle } = await open();
    must(await settle());
    await hire(storage, companyId, employeeFields("Yuliana Cárdenas"));
    expect(names(await beginRun(storage, companyId, "2026-12"))).toEqual(["Óscar Méndez"]);
    const { id: employeeId, version, contract, position, eps, pensionFund } = yuliana;
    const fields = { contract: { ...contract, start: day("2027-01-15") }, position, eps, pensionFund };
    must(await saveEmployee(storage, { id: newId("command"), employeeId, companyId, version, fields }));
    expect(names(await beginRun(storage, companyId, "2027-01"))).toContain("Yuliana Cárdenas Peña");
  });

  it("deleted and added again with the same document, the person is still known", async () => {
    const { storage, companyId, yuliana, settle } = await open();
    must(await settle());
    must(await deleteEmployee(storage, { id: newId("command"), employeeId: yuliana.id }));
    await hire(storage, companyId, employeeFields("Yuliana C.", 2_200_000, { document: "52731094" }));
    expect(names(await beginRun(storage, companyId, "2026-12"))).toEqual(["Óscar Méndez"]);
    await hire(storage, companyId, employeeFields("Otra persona", 2_200_000, { document: "52731095" }));
    expect(names(await beginRun(storage, companyId, "2027-01"))).toEqual(["Óscar Méndez", "Otra persona"]);
  });

  it("whose settlement was reversed goes on", async () => {
    const { storage, companyId, bookId, settle } = await open();
    const { posting } = must(await settle());
    const entry = await entryIn(storage, bookId, posting.entryId);
    await reverseOn(storage, entry, entry.date);
    expect(names(await beginRun(storage, companyId, "2026-12"))).toHaveLength(2);
  });
});
