import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BenefitPaymentId, BookId, EntryId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { openLiabilities, paymentLiabilities, runLiabilities } from "#domain/payroll/payment/liabilities.ts";
import type { PaidPart } from "#domain/payroll/payment/liability-payment.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { payLiabilities } from "#storage/commands/payroll/pay-liabilities.ts";
import { markPaid, reopenRun, unmarkPaid } from "#storage/commands/payroll/payroll-runs.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { benefitOf, settlementOf, toPost } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
  PAY_DAY,
} from "#tests/support/payroll/payroll-runs.ts";
import { entryIn, reverseOn } from "#tests/support/payroll/reverse.ts";
import { allEntries, disagreements, openTestStorage } from "#tests/support/test-storage.ts";

const BANK = "111005";

async function open(isPosted = true) {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  await hire(storage, companyId);
  await hire(storage, companyId, employeeFields("Óscar Méndez", 12_000_000, { area: "sales" }));
  const bookId = await makeBook(storage, companyId);
  const closed = await closedOf(storage, await beginRun(storage, companyId));
  const posting = newId("command");
  const run = isPosted
    ? must(await postRun(storage, { ...on(closed), id: posting, bookId, entryId: newId("entry") }))
    : closed;
  const owed = runLiabilities(must(computeKept(run, null)).run);
  return { storage, companyId, bookId, run, owed, posting };
}

const paying = (run: StoredRun, bookId: BookId, parts: readonly PaidPart[], from = BANK) => ({
  id: newId("command"),
  bookId,
  debtor: { what: "run" as const, id: run.id },
  version: run.version,
  entryId: newId("entry"),
  order: { day: day("2026-12-10"), from, parts, description: "Pago de la nómina", reference: "NOM-2026-11" },
});

const onFile = async (storage: AppStorage, { id }: StoredRun) => {
  const found = await readRun(storage, id);
  if (!found) throw new Error("no run");
  return found;
};
const stored = async (storage: AppStorage, run: StoredRun) => (await onFile(storage, run)).run;
const refused = (kind: string) => ({ ok: false, error: { kind } });

async function reverse(storage: AppStorage, bookId: BookId, id: EntryId) {
  await reverseOn(storage, await entryIn(storage, bookId, id), day("2026-12-11"));
}

/** Credit less debit of an account over the book. */
async function balance(storage: AppStorage, bookId: BookId, account: string): Promise<number> {
  const lines = [...(await allEntries(storage, bookId)).values()].flatMap((entry) => entry.lines);
  return lines
    .filter((line) => line.account === account)
    .reduce((total, { debit, credit }) => total + credit - debit, 0);
}

describe("paying what a run left owed", () => {
  it("posts the net against the bank and marks the run as paid on that day", async () => {
    const { storage, bookId, run, owed } = await open();
    const net = owed.find(({ account }) => account === "2505")?.amount ?? pesos(0);
    const command = paying(run, bookId, [["2505", net]]);
    expect(must(await payLiabilities(storage, command))).toBe(command.entryId);
    expect(await stored(storage, run)).toMatchObject({ status: "paid", paidOn: "2026-12-10" });
    expect((await allEntries(storage, bookId)).get(command.entryId)).toMatchObject({
      origin: "payroll",
      date: "2026-12-10",
      lines: [
        { account: "2505", debit: 10_303_000, thirdParty: "Óscar Méndez" },
        { account: "2505", debit: 2_273_095, thirdParty: "Yuliana Cárdenas Peña" },
        { account: BANK, credit: net },
      ],
    });
    expect(await balance(storage, bookId, "2505")).toBe(0);
    expect(await disagreements(storage, bookId)).toEqual([]);
    // The same command again answers the same, and nothing more can be paid.
    expect(must(await payLiabilities(storage, command))).toBe(command.entryId);
    const again = paying(await stored(storage, run), bookId, [["2505", pesos(1)]]);
    expect(await payLiabilities(storage, again)).toEqual({
      ok: false,
      error: { kind: "bad-payment", problem: { kind: "amount", account: "2505", most: 0 } },
    });
    storage.close();
  });

  it("in parts, and of every creditor in one entry, until each account is at zero", async () => {
    const { storage, bookId, run, owed } = await open();
    const half = owed.map(({ account, amount }): PaidPart => [account, pesos(Math.floor(amount / 2))]);
    must(await payLiabilities(storage, paying(run, bookId, half)));
    const between = await onFile(storage, run);
    expect(between.run.status).toBe("closed");
    const open2 = openLiabilities(owed, between.payments);
    expect(open2.map(({ paid }) => paid)).toEqual(half.map(([, amount]) => amount));
    const rest = open2.map(({ account, left }): PaidPart => [account, left]);
    must(await payLiabilities(storage, paying(between.run, bookId, rest)));
    expect((await stored(storage, run)).status).toBe("paid");
    for (const { account } of owed) expect(await balance(storage, bookId, account), account).toBe(0);
    storage.close();
  });

  it("is undone and done again with its entry, the mark of payment included", async () => {
    const { storage, bookId, run, owed, posting } = await open();
    const net = owed.find(({ account }) => account === "2505")?.amount ?? pesos(0);
    const command = paying(run, bookId, [["2505", net]]);
    must(await payLiabilities(storage, command));
    // The posting underneath cannot go while a payment uses what it left owed.
    expect(await undoCommand(storage, { id: newId("command"), bookId, target: posting })).toEqual(
      refused("nothing-to-undo"),
    );
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: command.id }));
    const back = await onFile(storage, run);
    expect(back).toMatchObject({ run: { status: "closed", paidOn: null }, payments: [] });
    expect(await balance(storage, bookId, BANK)).toBe(0);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: undo }));
    const redone = await onFile(storage, run);
    expect(redone).toMatchObject({
      run: { status: "paid", paidOn: "2026-12-10" },
      payments: [{ counts: true }],
    });
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("holds the run: it is not reopened nor unmarked while the payment counts, and a reversal frees it", async () => {
    const { storage, bookId, run, owed } = await open();
    const net = owed.find(({ account }) => account === "2505")?.amount ?? pesos(0);
    const command = paying(run, bookId, [["2505", net]]);
    must(await payLiabilities(storage, command));
    expect(await unmarkPaid(storage, on(await stored(storage, run)))).toEqual(refused("payment-posted"));
    await reverse(storage, bookId, command.entryId);
    expect((await onFile(storage, run)).payments).toMatchObject([{ counts: false }]);
    must(await unmarkPaid(storage, on(await stored(storage, run))));
    must(await payLiabilities(storage, paying(await stored(storage, run), bookId, [["2505", net]])));
    expect((await stored(storage, run)).status).toBe("paid");
    storage.close();
  });

  it.each<[string, readonly number[]]>([
    ["whole", [1]],
    ["in two parts", [0.5, 0.5]],
  ])("paid again %s after a reversal, it is paid on the later day", async (_name, shares) => {
    const { storage, bookId, run, owed } = await open();
    const net = owed.find(({ account }) => account === "2505")?.amount ?? pesos(0);
    const first = paying(run, bookId, [["2505", net]]);
    must(await payLiabilities(storage, first));
    await reverse(storage, bookId, first.entryId);
    let left: number = net;
    for (const [index, share] of shares.entries()) {
      expect(await stored(storage, run)).toMatchObject({ status: "paid", paidOn: "2026-12-10" });
      const amount = index === shares.length - 1 ? left : Math.floor(net * share);
      left -= amount;
      const again = paying(await stored(storage, run), bookId, [["2505", pesos(amount)]]);
      must(
        await payLiabilities(storage, {
          ...again,
          order: { ...again.order, day: day(`2026-12-1${5 + index}`) },
        }),
      );
    }
    const paidOn = `2026-12-1${4 + shares.length}`;
    expect(await stored(storage, run)).toMatchObject({ status: "paid", paidOn });
    // Another creditor paid later changes nothing.
    const tax = paying(await stored(storage, run), bookId, [["236505", pesos(1_000)]]);
    must(await payLiabilities(storage, { ...tax, order: { ...tax.order, day: day("2026-12-20") } }));
    expect((await stored(storage, run)).paidOn).toBe(paidOn);
    storage.close();
  });

  it("holds a run whose posting was reversed too", async () => {
    const { storage, bookId, run } = await open();
    must(await payLiabilities(storage, paying(run, bookId, [["236505", pesos(1_000)]])));
    if (run.posting) await reverse(storage, bookId, run.posting.entryId);
    expect(await reopenRun(storage, on(await stored(storage, run)))).toEqual(refused("payment-posted"));
    storage.close();
  });

  it("is refused before the run is posted, in another book, on another version, and from no bank", async () => {
    const early = await open(false);
    const parts: readonly PaidPart[] = [["2505", pesos(1)]];
    expect(await payLiabilities(early.storage, paying(early.run, early.bookId, parts))).toEqual(
      refused("run-unposted"),
    );
    early.storage.close();
    const { storage, companyId, bookId, run } = await open();
    const other = await makeBook(storage, companyId);
    expect(await payLiabilities(storage, paying(run, other, parts))).toEqual(refused("foreign-book"));
    expect(await payLiabilities(storage, paying(run, bookId, parts, "1305"))).toMatchObject({
      error: { kind: "bad-payment", problem: { kind: "not-money" } },
    });
    must(await markPaid(storage, { ...on(run), paidOn: PAY_DAY }));
    expect(await payLiabilities(storage, paying(run, bookId, parts))).toMatchObject({
      error: { kind: "stale-run" },
    });
    storage.close();
  });
});

describe("paying what a settlement or a benefit left owed", () => {
  it("cesantías to the fund and interest to the person, each on its day, undone and done again (Ley 50 de 1990, art. 99)", async () => {
    const storage = await openTestStorage({ newId });
    const companyId = await makeCompany(storage);
    const ana = await hire(storage, companyId);
    const bookId = await makeBook(storage, companyId);
    const posted = must(
      await postBenefits(storage, toPost(bookId, ana, benefitOf("severance", 2025, [ana]))),
    );
    const owed = paymentLiabilities(posted);
    expect(owed.map(({ account }) => account)).toEqual(["2510", "2515"]);
    const pay = (version: number, at: number) => ({
      id: newId("command"),
      bookId,
      debtor: { what: "benefit", id: posted.id as BenefitPaymentId } as const,
      version,
      entryId: newId("entry"),
      order: {
        day: day("2026-01-31"),
        from: BANK,
        parts: owed.slice(at, at + 1).map(({ account, amount }): PaidPart => [account, amount]),
        description: "Pago de las cesantías e intereses de 2025",
        reference: "",
      },
    });
    must(await payLiabilities(storage, pay(1, 1)));
    const fund = pay(2, 0);
    must(await payLiabilities(storage, fund));
    for (const { account } of owed) expect(await balance(storage, bookId, account), account).toBe(0);
    expect(await payLiabilities(storage, pay(3, 0))).toMatchObject({ error: { kind: "bad-payment" } });
    expect(await payLiabilities(storage, pay(1, 0))).toEqual(refused("stale-payment"));
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: fund.id }));
    expect((await listPayments(storage, companyId))[0]?.paid).toHaveLength(1);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: undo }));
    expect((await listPayments(storage, companyId))[0]?.paid).toHaveLength(2);
    expect(await balance(storage, bookId, "2510")).toBe(0);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("PY-15 refuses what a settlement paid to the person meanwhile (Ley 50 de 1990, art. 99-4)", async () => {
    const storage = await openTestStorage({ newId });
    const companyId = await makeCompany(storage);
    const ana = await hire(storage, companyId);
    const bookId = await makeBook(storage, companyId);
    const posted = must(
      await postBenefits(storage, toPost(bookId, ana, benefitOf("severance", 2025, [ana]))),
    );
    const owed = paymentLiabilities(posted);
    const amountOf = (account: string) => owed.find((each) => each.account === account)?.amount ?? pesos(0);
    const earlier = [
      { concept: "earlierSeverance" as const, consolidated: amountOf("2510") },
      { concept: "earlierInterest" as const, consolidated: amountOf("2515") },
    ].map((each) => ({ ...each, pay: { variable: pesos(0) }, unpaidDays: 0 }));
    const settlement = settlementOf(ana, day("2026-02-05"), { earlier });
    const settling = toPost(bookId, ana, settlement);
    must(await postBenefits(storage, settling));
    for (const account of ["2510", "2515"]) {
      expect(await balance(storage, bookId, account), account).toBe(0);
      const command = {
        id: newId("command"),
        bookId,
        debtor: { what: "benefit", id: posted.id as BenefitPaymentId } as const,
        version: posted.version,
        entryId: newId("entry"),
        order: {
          day: day("2026-02-10"),
          from: BANK,
          parts: [[account, amountOf(account)]] satisfies PaidPart[],
          description: "Pago",
          reference: "",
        },
      };
      expect(await payLiabilities(storage, command)).toMatchObject({ error: { kind: "bad-payment" } });
    }
    await reverse(storage, bookId, settling.entryId);
    const again = {
      id: newId("command"),
      bookId,
      debtor: { what: "benefit", id: posted.id as BenefitPaymentId } as const,
      version: posted.version,
      entryId: newId("entry"),
      order: {
        day: day("2026-02-10"),
        from: BANK,
        parts: [["2510", amountOf("2510")]] satisfies PaidPart[],
        description: "Pago",
        reference: "",
      },
    };
    must(await payLiabilities(storage, again));
    storage.close();
  });
});
