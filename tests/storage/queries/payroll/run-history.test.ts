import { expect, it } from "vitest";
import { deleteRun, markPaid, reopenRun, unmarkPaid } from "#storage/commands/payroll/payroll-runs.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { runHistory } from "#storage/queries/payroll/run-history.ts";
import {
  beginRun,
  closedOf,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
  PAY_DAY,
} from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

it("tells what became of a run, the newest first, and nothing of another's", async () => {
  const storage = await openTestStorage({ newId, plan: fixedPlan("premium") });
  const companyId = await makeCompany(storage);
  await hire(storage, companyId);
  const run = await beginRun(storage, companyId);
  const other = await beginRun(storage, companyId, "2026-10");
  const told = async () => (await runHistory(storage, run.id)).map(({ event }) => event);
  expect(await told()).toEqual(["created"]);
  const first = await closedOf(storage, run);
  const open = must(await reopenRun(storage, on(first)));
  const closed = await closedOf(storage, open);
  const paid = must(await markPaid(storage, { ...on(closed), paidOn: PAY_DAY }));
  const unpaid = must(await unmarkPaid(storage, on(paid)));
  const bookId = await makeBook(storage, companyId);
  must(await postRun(storage, { ...on(unpaid), bookId, entryId: newId("entry") }));
  expect(await told()).toEqual(["posted", "unpaid", "paid", "closed", "reopened", "closed", "created"]);
  const target = newId("command");
  must(await deleteRun(storage, { id: target, runId: other.id }));
  must(await undoRecords(storage, { id: newId("command"), target }));
  expect((await runHistory(storage, other.id)).map(({ event, isUndo }) => [event, isUndo])).toEqual([
    ["created", true],
    ["deleted", false],
    ["created", false],
  ]);
  storage.close();
});
