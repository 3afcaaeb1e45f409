import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { openLiabilities, runLiabilities } from "#domain/payroll/payment/liabilities.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { type Debt, PayDialog } from "#features/payroll/payments/pay-dialog.tsx";
import { paymentTexts as texts } from "#features/payroll/payments/payment-texts.ts";
import { payLiabilities } from "#storage/commands/payroll/pay-liabilities.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { newId } from "#storage/engine/environment.ts";
import { readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import {
  beginRun,
  closedOf,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
} from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

it("does not pay over what another tab paid since it opened, before it has said so", async () => {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  await hire(storage, companyId);
  const bookId = await makeBook(storage, companyId);
  const closed = await closedOf(storage, await beginRun(storage, companyId));
  const run = must(await postRun(storage, { ...on(closed), bookId, entryId: newId("entry") }));
  const owed = runLiabilities(must(computeKept(run, null)).run);
  const stored = async () => {
    const found = await readRun(storage, run.id);
    if (!found) throw new Error("no run");
    return found.run;
  };
  const payments = async () => (await stored()).payments ?? [];
  const debtNow = async (): Promise<Debt> => ({
    debtor: { what: "run", id: run.id },
    version: (await stored()).version,
    companyId,
    bookId,
    open: openLiabilities(owed, await payments()),
    name: "la nómina",
    reference: "",
  });
  const dialogOf = (debt: Debt) => <PayDialog debt={debt} only={["2505"]} onClose={() => undefined} />;
  const { rerender } = render(dialogOf(await debtNow()), { wrapper: inStorage(storage) });
  await screen.findByText(texts.entry);

  // The other tab pays another part; this one hears of it while its amounts stay as they were typed.
  const part = owed.find(({ account }) => account !== "2505");
  if (!part) throw new Error("nothing else owed");
  const order = { day: day("2026-12-10"), from: "111005", description: "Pago", reference: "" };
  const parts = [[part.account, part.amount]] as const;
  const before = await stored();
  const other = { id: newId("command"), entryId: newId("entry"), bookId, version: before.version };
  must(
    await payLiabilities(storage, {
      ...other,
      debtor: { what: "run", id: run.id },
      order: { ...order, parts },
    }),
  );
  rerender(dialogOf(await debtNow()));
  const confirm = () => fireEvent.click(screen.getByRole("button", { name: texts.confirm }));
  confirm();
  expect(await screen.findByText(texts.stale)).toBeTruthy();
  expect(await payments()).toHaveLength(1);

  confirm();
  await waitFor(async () => expect(await payments()).toHaveLength(2));
  storage.close();
});
