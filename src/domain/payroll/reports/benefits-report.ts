import { formatDocument } from "../../company/nit.ts";
import { sum } from "../../kernel/pesos.ts";
import { amount, type Report, type ReportColumn, text } from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import type { BenefitsDue } from "../settlement/benefits-due.ts";
import { SETTLEMENT_CONCEPTS, type SettlementConcept } from "../settlement/settlement-concepts.data.ts";
import type { BenefitKind } from "../settlement/stored-payment.ts";
import { companyLine, type PayrollCompany } from "./payroll-company.ts";

const CONCEPTS: Readonly<Record<BenefitKind, readonly SettlementConcept[]>> = {
  "first-bonus": ["serviceBonus", "bonusWithholding"],
  "second-bonus": ["serviceBonus", "bonusWithholding"],
  severance: ["severance", "severanceInterest"],
};

const TITLES: Readonly<Record<BenefitKind, string>> = {
  "first-bonus": "Prima de servicios, primer semestre",
  "second-bonus": "Prima de servicios, segundo semestre",
  severance: "Cesantías e intereses",
};

/** Amount due to a person for a concept; zero when the benefit slip has no such line. */
function amountOf({ lines }: BenefitsDue, concept: SettlementConcept) {
  return sum(lines.filter((line) => line.concept === concept).map((line) => line.amount));
}

/**
 * Benefits of one kind and year for many people: one row each, with days and totals. `year` is shown in the period.
 */
export function benefitsReport(
  {
    kind,
    year,
    due,
  }: { readonly kind: BenefitKind; readonly year: number; readonly due: readonly BenefitsDue[] },
  company: PayrollCompany,
): Report {
  const concepts = CONCEPTS[kind];
  const columns: readonly ReportColumn[] = [
    { key: "employee", label: "Empleado", kind: "text" },
    { key: "document", label: "Documento", kind: "code" },
    { key: "days", label: "Días", kind: "number" },
    ...concepts.map((key): ReportColumn => ({ key, label: SETTLEMENT_CONCEPTS[key].label, kind: "amount" })),
    {
      key: "net",
      label: "Neto",
      kind: "amount",
      adds: concepts.map((key) =>
        SETTLEMENT_CONCEPTS[key].side === "credit" ? { key, minus: true } : { key },
      ),
    },
  ];
  const table = new ReportBuilder(columns);
  const people = due.map((each) => {
    const { contract } = each.order;
    return table.line([
      text(contract.name),
      text(formatDocument(contract.document)),
      { kind: "number", value: each.lines[0]?.days ?? 0, decimals: 0 },
      ...concepts.map((concept) => amount(amountOf(each, concept))),
      amount(each.net),
    ]);
  });
  const sums = concepts.map((concept) => amount(sum(due.map((each) => amountOf(each, concept)))));
  table.total("Totales", [...sums, amount(sum(due.map((each) => each.net)))], people);
  return table.report({ title: TITLES[kind], subtitle: companyLine(company), period: String(year) });
}
