import { sum } from "../../kernel/pesos.ts";
import { amount, NONE, type Report, type ReportColumn, type ReportRow, text } from "../../report/report.ts";
import type { BenefitKind, BenefitsDue } from "../settlement/benefits-due.ts";
import { SETTLEMENT_CONCEPTS, type SettlementConcept } from "../settlement/settlement-concepts.data.ts";
import { companyLine, type PayrollCompany } from "./payroll-run-report.ts";

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

/** What a person is due of a concept; nothing where the slip of benefits has no such line. */
function amountOf({ lines }: BenefitsDue, concept: SettlementConcept) {
  return sum(lines.filter((line) => line.concept === concept).map((line) => line.amount));
}

/** Benefits of one kind and year for many people: a row each, with days and sums. `year` is said in the period. */
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
      ...{ key: "net", label: "Neto", kind: "amount" },
      adds: concepts.map((key) =>
        SETTLEMENT_CONCEPTS[key].side === "credit" ? { key, minus: true } : { key },
      ),
    },
  ];
  const people = due.map((each): ReportRow => {
    const { contract } = each.order;
    const days = each.lines[0]?.days ?? 0;
    return {
      kind: "line",
      level: 1,
      cells: [
        text(contract.name),
        text(contract.document),
        { kind: "number", value: days, decimals: 0 },
        ...concepts.map((concept) => amount(amountOf(each, concept))),
        amount(each.net),
      ],
    };
  });
  const totals: ReportRow = {
    ...{ kind: "total", level: 0 },
    cells: [
      text("Totales"),
      NONE,
      NONE,
      ...concepts.map((concept) => amount(sum(due.map((each) => amountOf(each, concept))))),
      amount(sum(due.map((each) => each.net))),
    ],
    ...(people.length > 0 && { sums: [{ from: 0, to: people.length - 1 }] }),
  };
  return {
    title: TITLES[kind],
    subtitle: companyLine(company),
    period: String(year),
    columns,
    rows: [...people, totals],
    checks: [],
  };
}
