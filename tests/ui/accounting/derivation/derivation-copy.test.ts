import { expect, it } from "vitest";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { amountStep, numberStep, resultStep, unroundedStep } from "#domain/payroll/derivation/derivation.ts";
import { derivationCopy } from "#ui/accounting/derivation/derivation-copy.ts";

it("a figure is copied with its steps, its norm and where it goes on to, in plain spaces", () => {
  const explained = {
    figure: "Horas extra diurnas, 8 horas",
    person: "Yuliana Cárdenas Peña",
    derivation: {
      steps: [
        amountStep("", "Salario básico", 2_200_000 as Pesos, "De su contrato"),
        numberStep("÷", "Horas del mes", 210, "hours"),
        unroundedStep(104_761.9),
        resultStep(104_762 as Pesos),
      ],
      norm: "CST art. 168",
    },
    uses: [{ label: "Cuenta 510515, al debe", amount: 104_762 as Pesos }],
  };
  expect(derivationCopy(explained)).toBe(
    [
      "Horas extra diurnas, 8 horas. Yuliana Cárdenas Peña",
      "Salario básico: $ 2.200.000 (De su contrato)",
      "÷ Horas del mes: 210 horas",
      "= Sin redondear: $ 104.761,90",
      "= Al peso más cercano: $ 104.762",
      "Norma: CST art. 168.",
      "A dónde va esta cifra:",
      "Cuenta 510515, al debe: $ 104.762",
    ].join("\n"),
  );
});
