import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountAnswer } from "#domain/assistant/figures/account-answer.ts";
import { cashChangeAnswer } from "#domain/assistant/figures/cash-change-answer.ts";
import { customersAnswer, vatAnswer } from "#domain/assistant/figures/other-answers.ts";
import { cashAnswer, owedAnswer } from "#domain/assistant/figures/position-answers.ts";
import { employeeAnswer } from "#domain/assistant/figures/result-answers.ts";
import { answerText, factsOfMonths, netMonth } from "./facts.ts";

const at = (nets: Readonly<Record<string, number>>) => factsOfMonths([netMonth("2026-11", nets)]);

describe("what is owed and held, as the balance reports it (NIIF para PYMES 2.52)", () => {
  it.each<[what: string, nets: Record<string, number>, ...said: string[]]>([
    ["an overdrawn bank", { "11100502": -300, "5105": 300 }, "Debes $ 300", "Cuenta 21: $ 300"],
    ["a tax paid in excess", { "2404": 50, "2205": -80, "5105": 30 }, "Debes $ 80:\nCuenta 22: $ 80"],
    ["a customer in credit", { "1305/acme": -40, "1305": 100, "4135": -60 }, "no registran deudas"],
    ["a customer in credit and another", { "1305/acme": -40, "1305/b": 90, "4135": -50 }, "Cuenta 28: $ 40"],
    ["a withholding in debit", { "236540": 70, "2205": -90, "5105": 20 }, "Debes $ 90:\nCuenta 22: $ 90"],
    ["a supplier paid in excess", { "2205/a": 30, "2205/b": -50, "5105": 20 }, "Debes $ 50"],
    ["salaries paid in excess", { "2505": 10, "2105": -10 }, "Debes $ 10:\nCuenta 21: $ 10"],
    ["VAT in favour", { "2408": 10, "2365": -4, "2105": -6 }, "Debes $ 10"],
    ["a debt of more than a year", { "2105~": -10, "5105": 10 }, "Cuenta 21: $ 10"],
  ])("¿cuánto debo?, with %s", (_what, nets, ...said) => {
    const answer = owedAnswer(at(nets));
    expect(answer.check?.holds).not.toBe(false);
    for (const each of said) expect(answerText(answer)).toContain(each);
  });

  it.each<[what: string, nets: Record<string, number>, ...said: string[]]>([
    [
      "a certificate that is an equivalent (7.2)",
      { "1110": 100, "1195122505": 50, "3105": -150 },
      "tienes $ 150",
      "Cuenta 1225: $ 50",
    ],
    [
      "an overdrawn bank",
      { "11100501": 10, "11100502": -3, "3105": -7 },
      "tienes $ 10",
      "saldo en contra suman $ 3",
    ],
    ["an account of the group that is rare", { "1130": 5, "1105": 1, "3105": -6 }, "Cuenta 1130: $ 5"],
    ["nothing but an overdraft", { "1110": -3, "5105": 3 }, "tienes $ 0", "saldo en contra suman $ 3"],
  ])("¿cuánto dinero tengo?, with %s", (_what, nets, ...said) => {
    const answer = cashAnswer(at(nets));
    expect(answer.check?.holds).not.toBe(false);
    for (const each of said) expect(answerText(answer)).toContain(each);
  });

  it("adds up whatever the balances are", () => {
    const code = fc.constantFrom(
      "1105",
      "11100501",
      "11100502",
      "1120",
      "1130",
      "1195122505",
      "119512450505",
      "1305",
      "1305/acme",
      "1330",
      "1355",
      "1365",
      "2105",
      "2105~",
      "2205",
      "2205/x",
      "2335",
      "2365",
      "2367",
      "2380",
      "2404",
      "2408",
      "2412",
      "2505",
      "2610",
      "262010",
      "2725",
      "2805",
      "2905",
      "3105",
      "4135",
      "5105",
    );
    const nets = fc.dictionary(code, fc.integer({ min: -9_000, max: 9_000 }), { minKeys: 1 });
    void fc.assert(
      fc.property(nets, (found) => {
        for (const answer of [owedAnswer(at(found)), cashAnswer(at(found))])
          expect(answer.check?.holds, answerText(answer)).not.toBe(false);
      }),
    );
  });

  it("finds an equivalent of cash under its own account", () => {
    const facts = at({ "1110": 100, "1195122505": 50, "3105": -150 });
    expect(answerText(accountAnswer(facts, "¿Cuál es el saldo de la 1225?") ?? cashAnswer(facts))).toContain(
      "es $ 50 débito",
    );
  });
});

it("leads from the result to cash through every section of the cash flow, exchange too (7.13)", () => {
  const amount = fc.integer({ min: -9_000, max: 9_000 });
  void fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount, amount, amount), (parts) => {
      const [result, adjusted, operations, investing, financing, exchange] = parts;
      const operating = result + adjusted + operations;
      const net = operating + investing + financing + exchange;
      const cash = new Map(
        Object.entries({
          result,
          adjusted: result + adjusted,
          operating,
          investing,
          financing,
          exchange,
          net,
        }),
      );
      const facts = { ...at({ "1110": net, "3105": -net }), cash };
      const answer = cashChangeAnswer(facts);
      expect(answer.check?.holds, answerText(answer)).toBe(true);
      const steps = (answer.steps ?? []).filter((step) => step.total !== true);
      expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(net);
    }),
  );
});

describe("customers, those who owe and those who paid in advance", () => {
  const customer = (name: string | null, balance: number) => ({ name, balance });
  it.each<[what: string, customers: ReturnType<typeof customer>[], ...said: string[]]>([
    [
      "both, more in advance",
      [customer("ACME", -3_000), customer("Sur", 2_000)],
      "te deben $ 2.000. Los que más:\nSur: $ 2.000\nTienes $ 3.000",
      "(ACME)",
    ],
    ["only in advance", [customer("ACME", -5)], "Ningún cliente te debe.\nTienes $ 5 que pagaron"],
    ["both the same", [customer("ACME", -5), customer("Sur", 5)], "te deben $ 5", "Tienes $ 5 que"],
    ["a line without a name", [customer("Sur", 5), customer(null, 2)], "te deben $ 7", "El resto, $ 2"],
    ["a payment without a name", [customer("Sur", 5), customer(null, -2)], "te deben $ 3", "restaron $ 2"],
    ["nobody named, in advance", [customer(null, -2)], "Ningún cliente te debe.\nTienes $ 2"],
  ])("%s", (_what, customers, ...said) => {
    const total = customers.reduce((sum, { balance }) => sum + balance, 0);
    const facts = { ...at({ "1305": total, "4135": -total }), customers };
    const text = answerText(customersAnswer(facts));
    for (const each of said) expect(text).toContain(each);
    expect(text).not.toContain("\u2212");
  });

  it("are never told as a negative amount, and both sides make the account", () => {
    const any = fc.record({
      name: fc.constantFrom("ACME", "Sur", "Norte", null),
      balance: fc.integer({ min: -900, max: 900 }),
    });
    const some = fc.uniqueArray(any, { selector: ({ name }) => name, minLength: 1 });
    void fc.assert(
      fc.property(some, (customers) => {
        const total = customers.reduce((sum, { balance }) => sum + balance, 0);
        const answer = customersAnswer({ ...at({ "1305": total, "4135": -total }), customers });
        expect(answerText(answer)).not.toContain("\u2212");
        const found = (label: string) =>
          Number(answer.figures.find((each) => each.label === label)?.text.replace(/\D/g, "") ?? 0);
        expect(found("Clientes") - found("Anticipos de clientes")).toBe(total);
      }),
    );
  });
});

describe("means and balances in words", () => {
  const earned = (name: string, result: number) => netMonth(name, { "1105": result, "4135": -result });

  it.each([
    [[earned("2026-11", 3_000)], "$ 3.000 al mes (noviembre de 2026)"],
    [[earned("2026-10", 1_000), earned("2026-11", 3_000)], "$ 2.000 al mes (octubre a noviembre de 2026)"],
    [[earned("2026-02", 9_000), earned("2026-11", 3_000)], "$ 1.000 al mes (septiembre a noviembre de 2026)"],
    [
      [earned("2025-11", 1), earned("2025-12", 2_000), earned("2026-01", 1_000)],
      "$ 1.000 al mes (noviembre de 2025 a enero de 2026)",
    ],
  ])("a mean is of the months that the books have", (months, said) => {
    expect(answerText(employeeAnswer(factsOfMonths(months)))).toContain(said);
  });

  it("a balance of VAT in favour is said as such", () => {
    const answer = vatAnswer(at({ "2408": 800, "1105": -800 }));
    expect(answerText(answer)).toContain("con otros períodos, es $ 800 a tu favor.");
    expect(answer.figures.map(({ label }) => label)).toContain("Saldo de IVA a favor");
    expect(answer.figures.map(({ label }) => label)).not.toContain("Saldo de IVA por pagar");
  });

  it.each([
    ["a favor", 800, -3_000, "traías a favor $ 800: usándolo queda por pagar $ 2.200."],
    [
      "more than the period owes",
      5_000,
      -3_000,
      "traías a favor $ 5.000: usándolo te queda a favor $ 2.000.",
    ],
    ["a debt, which is no credit", -800, -3_000, null],
  ])("TX-06 the period before left %s", (_, before, during, said) => {
    const text = answerText(
      vatAnswer(
        factsOfMonths([
          netMonth("2026-10", { "2408": before, "1105": -before }),
          netMonth("2026-11", { "2408": during, "1105": -during }),
        ]),
      ),
    );
    if (said === null) expect(text).not.toContain("traías");
    else expect(text).toContain(said);
  });
});
