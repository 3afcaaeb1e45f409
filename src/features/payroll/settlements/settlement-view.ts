import type { Company } from "#domain/company/company.ts";
import { formatDocument } from "#domain/company/nit.ts";
import { representativeLine, type SignatureLine } from "#domain/company/signers.ts";
import { formatDecimal, formatPesos } from "#domain/kernel/format.ts";
import { negate } from "#domain/kernel/pesos.ts";
import type { Contract } from "#domain/payroll/employee/contract.ts";
import type { SettlementLine } from "#domain/payroll/settlement/benefit-lines.ts";
import type { Settlement } from "#domain/payroll/settlement/settle-contract.ts";
import { SETTLEMENT_CONCEPTS } from "#domain/payroll/settlement/settlement-concepts.data.ts";
import type { SettlementWarning } from "#domain/payroll/settlement/settlement-warnings.ts";
import type { DerivedLine } from "#ui/accounting/derivation/derived-lines.tsx";
import { runWarningText, slipWarningText } from "../law/law-words.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";

function isOwed({ concept }: SettlementLine): boolean {
  return SETTLEMENT_CONCEPTS[concept].side === "debit";
}

/** A benefit as a line that opens its derivation; withholdings are negative. */
export function benefitLineView(line: SettlementLine): DerivedLine {
  const { concept, label, amount, derivation } = line;
  return { key: concept, label, amount: isOwed(line) ? amount : negate(amount), derivation, rule: "none" };
}

/** From the first benefit to the net. */
export function settlementLines({ lines, accrued, net }: Settlement): readonly DerivedLine[] {
  const taken = lines.filter((line) => !isOwed(line));
  const total = (key: string, label: string, amount: typeof net, rule: "single" | "double"): DerivedLine => ({
    key,
    label,
    amount,
    rule,
    derivation: null,
  });
  return [
    ...lines.filter(isOwed).map(benefitLineView),
    ...(taken.length === 0
      ? []
      : [total("accrued", texts.accrued, accrued, "single"), ...taken.map(benefitLineView)]),
    total("net", texts.net, net, "double"),
  ];
}

function plain(days: number): string {
  return formatDecimal(days, Number.isInteger(days) ? 0 : 2);
}

export function settlementWarningText(warning: SettlementWarning): string {
  const { warnings } = texts;
  switch (warning.kind) {
    case "salary-below-minimum":
    case "integral-below-minimum":
      return slipWarningText(warning);
    case "provisional":
    case "overridden":
      return runWarningText(warning);
    case "paid-over":
      return warnings.paidOver(SETTLEMENT_CONCEPTS[warning.concept].label, formatPesos(warning.excess));
    case "vacation-over":
      return warnings.vacationOver(plain(warning.days));
    case "severance-taxed": {
      const { income, exemptPercent, taxed } = warning;
      return warnings.severanceTaxed(formatPesos(income), exemptPercent, formatPesos(taxed));
    }
    case "term-over":
      return warnings.termOver;
  }
}

/** Signers of the printed settlement: the employee and, for the employer, the representative if named. */
export function settlementSigners(
  { name, document }: Pick<Contract, "name" | "document">,
  company: Pick<Company, "name" | "nit" | "signers">,
): readonly SignatureLine[] {
  return [
    { name, role: texts.employee, document: formatDocument(document) },
    representativeLine(company.signers) ?? {
      name: company.name,
      role: texts.employer,
      document: company.nit,
    },
  ];
}
