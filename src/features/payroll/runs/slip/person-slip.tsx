import CircleAlert from "lucide-react/icons/circle-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { negate, type Pesos } from "#domain/kernel/pesos.ts";
import type { MemberSlip } from "#domain/payroll/run/draft-run.ts";
import { CONCEPTS, SLIP_GROUPS, type SlipGroup } from "#domain/payroll/slip/concepts.data.ts";
import { quantityText } from "#domain/payroll/slip/quantity-text.ts";
import { BASE_KEYS, type Slip, type SlipLine } from "#domain/payroll/slip/slip.ts";
import { derivationTexts } from "#ui/accounting/derivation/derivation-texts.ts";
import { type DerivedLine, DerivedLines } from "#ui/accounting/derivation/derived-lines.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { figureUses } from "#ui/accounting/derivation/figure-uses.ts";
import { PesosText } from "#ui/kit/text/pesos-text.tsx";
import { slipWarningText } from "../../law/law-words.ts";
import { personTexts as texts } from "../people/person-texts.ts";
import { slipProblemText } from "../problem-text.ts";

interface SlipProps {
  readonly slip: Slip;
  readonly onExplain: (explained: Explained) => void;
}

function lineOf(slip: Slip, line: SlipLine, index: number): DerivedLine {
  const quantity = line.quantity === null ? "" : quantityText(line.quantity);
  const taken = CONCEPTS[line.concept].group === "deducted";
  return {
    key: `${line.concept} ${index}`,
    label: quantity === "" ? line.label : `${line.label}, ${quantity}`,
    amount: taken ? negate(line.amount) : line.amount,
    derivation: line.derivation,
    uses: figureUses(slip, line),
    rule: "none",
  };
}

function total(key: string, label: string, amount: Pesos, rule: DerivedLine["rule"]): DerivedLine {
  return { key, label, amount, derivation: null, rule };
}

function groupLines(slip: Slip, group: SlipGroup): readonly DerivedLine[] {
  const { lines, totals } = slip;
  const own = lines.filter(({ concept }) => CONCEPTS[concept].group === group);
  if (own.length === 0) return [];
  const sums = { ...totals, deducted: negate(totals.deducted), provision: totals.provisions };
  return [
    ...own.map((line, index) => lineOf(slip, line, index)),
    total("total", texts.totals[group], sums[group], "single"),
  ];
}

function Groups({ slip, onExplain }: SlipProps) {
  const { name } = slip.contract;
  const { net, cost } = slip.totals;
  return SLIP_GROUPS.map((group) => {
    const lines = groupLines(slip, group);
    const ends =
      group === "deducted"
        ? [total("net", texts.net, net, "double")]
        : group === "provision"
          ? [total("cost", texts.cost, cost, "double")]
          : [];
    if (lines.length + ends.length === 0) return null;
    return (
      <div key={group} className="mt-3">
        {lines.length === 0 ? null : <h4 className="font-semibold">{texts.groups[group]}</h4>}
        <DerivedLines lines={[...lines, ...ends]} person={name} onExplain={onExplain} />
      </div>
    );
  });
}

/** The bases of contributions, benefits and tax; collapsed, because few users need them. */
function Bases({ slip, onExplain }: SlipProps) {
  const lines = BASE_KEYS.flatMap((key): DerivedLine[] => {
    const figure = slip.bases[key];
    return figure
      ? [
          {
            key,
            label: derivationTexts.baseNames[key],
            amount: figure.amount,
            derivation: figure.derivation,
            rule: "none",
          },
        ]
      : [];
  });
  if (lines.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="cursor-pointer py-2 font-semibold">{texts.bases}</summary>
      <DerivedLines lines={lines} person={slip.contract.name} onExplain={onExplain} />
    </details>
  );
}

function Warnings({ slip }: Pick<SlipProps, "slip">) {
  return slip.warnings.map((warning) => (
    <p key={slipWarningText(warning)} className="mt-2 flex items-start gap-1.5 text-caption text-warntext">
      <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      {slipWarningText(warning)}
    </p>
  ));
}

interface PersonSlipProps {
  readonly found: MemberSlip;
  readonly onExplain: (explained: Explained) => void;
}

/** One person's slip; each figure opens its derivation. */
export function PersonSlip({ found: { slip }, onExplain }: PersonSlipProps) {
  if (!slip.ok)
    return (
      <p role="status" className="mt-3 flex items-start gap-1.5 text-error">
        <CircleAlert size={16} aria-hidden="true" className="mt-1 shrink-0" />
        {slipProblemText(slip.error)}
      </p>
    );
  const { net } = slip.value.totals;
  return (
    <>
      <p className="mt-3 text-caption text-muted">{texts.net}</p>
      <p className="figure-large" role="status">
        <PesosText value={net} />
      </p>
      <Warnings slip={slip.value} />
      <Groups slip={slip.value} onExplain={onExplain} />
      {slip.value.exonerated ? <p className="mt-3 text-caption text-muted">{texts.exonerated}</p> : null}
      <Bases slip={slip.value} onExplain={onExplain} />
    </>
  );
}
