import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { amountStep, numberStep, percentStep } from "#domain/payroll/derivation/derivation.ts";

// Few labels of few lengths and counts 512 apart, so that many steps claim the same place in the table.
const label = fc.constantFrom("Salud", "Fondo", "Días del mes", "Salario básico");
const note = fc.constantFrom(undefined, "CST art. 127", "Ley 100");
const count = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0, 0.5, 512, 2 ** 32))
  .map(([a, b]) => a + b);

const call = fc.oneof(
  fc.record({ kind: fc.constant("amount"), sign: fc.constantFrom("", "+", "−", "="), label, count, note }),
  fc.record({ kind: fc.constant("percent"), sign: fc.constant("×"), label, count, note }),
  fc.record({ kind: fc.constant("number"), sign: fc.constantFrom("×", "÷"), label, count, note }),
);

test("a shared step says what was asked for, whatever was shared before", () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 2, maxLength: 60 }), (calls) => {
      for (const { kind, sign, label, count, note } of calls) {
        const noted = note === undefined ? {} : { note };
        if (kind === "amount") {
          const made = amountStep(sign as "+", label, count as Pesos, note);
          expect(made).toStrictEqual({ sign, label, value: { kind, amount: count }, ...noted });
        } else if (kind === "percent") {
          const made = percentStep(label, count, note);
          expect(made).toStrictEqual({ sign, label, value: { kind, percent: count }, ...noted });
        } else {
          const made = numberStep(sign as "×", label, count, "days", note);
          expect(made).toStrictEqual({ sign, label, value: { kind, value: count, unit: "days" }, ...noted });
        }
      }
    }),
  );
});

test("equal steps made one after the other are one object", () => {
  expect(amountStep("", "Salario básico", 1_750_905 as Pesos)).toBe(
    amountStep("", "Salario básico", 1_750_905 as Pesos),
  );
  expect(percentStep("Salud", 4)).toBe(percentStep("Salud", 4));
});
