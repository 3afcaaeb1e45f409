import {
  SETTLEMENT_CONCEPTS,
  type SettlementConcept,
} from "#domain/payroll/settlement/settlement-concepts.data.ts";
import type { BenefitKind } from "#domain/payroll/settlement/stored-payment.ts";
import { DataGrid } from "#ui/kit/tables/data-grid.tsx";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { benefitAmountOf, type PersonBenefits, type StaffBenefits } from "./benefits-of-staff.ts";
import { benefitTexts as texts } from "./settlement-texts.ts";

interface BenefitTableProps {
  readonly kind: BenefitKind;
  readonly benefits: StaffBenefits;
  readonly onOpen: (person: PersonBenefits) => void;
}

type Column = GridColumn<PersonBenefits>;

const CONCEPTS: Readonly<Record<BenefitKind, readonly SettlementConcept[]>> = {
  "first-bonus": ["serviceBonus", "bonusWithholding"],
  "second-bonus": ["serviceBonus", "bonusWithholding"],
  severance: ["severance", "severanceInterest"],
};

function daysColumn(): Column {
  return {
    key: "days",
    head: texts.days,
    width: "64px",
    align: "end",
    render: ({ due }) => due.lines[0]?.days ?? 0,
  };
}

/** Marks people whose benefit is already in the books, through any payment. */
function stateColumn(phone: boolean): Column {
  return {
    key: "state",
    head: texts.state,
    width: phone ? "118px" : "132px",
    render: ({ paid, rest }) => {
      if (paid === null) return null;
      if (rest !== null && rest.net > 0) return <Badge tone="warn">{texts.isLacking}</Badge>;
      return (
        <Badge tone="neutral">{paid.payment.what === "settlement" ? texts.isSettled : texts.isPaid}</Badge>
      );
    },
  };
}

function columnsOf({ kind, benefits }: BenefitTableProps, phone: boolean): readonly Column[] {
  const parts = CONCEPTS[kind].map(
    (concept, index): Column => ({
      key: concept,
      head: SETTLEMENT_CONCEPTS[concept].label,
      width: index === 0 ? "150px" : "190px",
      align: "end",
      line: index === 0 ? "double" : "single",
      render: (person) => <AmountText value={benefitAmountOf(person, concept)} />,
    }),
  );
  const somePaid = benefits.people.some(({ paid }) => paid !== null);
  return [
    {
      key: "employee",
      head: texts.employee,
      width: phone ? "minmax(96px, 1fr)" : "minmax(180px, 1fr)",
      render: ({ employee }) => <span className="cell-name font-semibold">{employee.contract.name}</span>,
      foot: texts.people(benefits.people.length),
    },
    ...(somePaid ? [stateColumn(phone)] : []),
    ...(phone && somePaid ? [] : [daysColumn()]),
    ...(phone ? [] : parts),
    {
      key: "net",
      head: texts.net,
      width: phone ? "120px" : "130px",
      align: "end",
      line: "double",
      render: ({ due }) => <AmountText value={due.net} zero="figure" />,
      foot: <AmountText value={benefits.net} zero="figure" rule="double" />,
    },
  ];
}

/** Each person's benefits; a row opens the derivation. */
export function BenefitTable(props: BenefitTableProps) {
  const phone = useMediaQuery(PHONE);
  return (
    <DataGrid
      label={texts.list}
      className="max-h-[50dvh]"
      columns={columnsOf(props, phone)}
      rows={props.benefits.people}
      rowKey={({ employee }) => employee.id}
      onOpenRow={props.onOpen}
    />
  );
}
