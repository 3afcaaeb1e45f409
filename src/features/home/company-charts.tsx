import { totalAssets, totalLiabilities } from "#domain/accounting/indicators.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName, formatNumber, formatPercent } from "#domain/kernel/format.ts";
import type { FigureName } from "#domain/statement/analysis/analysis-figures.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import type { CompanyOpening } from "#flows/figure-source/company-opening.tsx";
import type { CompanyFigures } from "#storage/queries/companies/company-figures.ts";
import type { MonthResult } from "#storage/queries/companies/company-year.ts";
import { abbreviate } from "#ui/accounting/indicators/step-scale.ts";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { BarLegend, MonthBars } from "#ui/charts/month-bars.tsx";
import type { ChartPicture } from "#ui/charts/picture/chart-picture.ts";
import {
  STRUCTURE_PARTS,
  type Structure,
  type StructurePart,
  structureOf,
} from "#ui/charts/structure-parts.ts";
import { StructurePicture } from "#ui/charts/structure-picture.tsx";
import { PART_NAMES } from "#ui/charts/texts.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { homeTexts } from "./texts.ts";
import { yearSummary } from "./year-summary.ts";

const { chart: barTexts, structure: structureTexts } = homeTexts;
/** Months that fit a phone's width with their labels. */
const PHONE_MONTHS = 6;

/** The figures of the analysis that the parts of the structure are. */
const FIGURE_OF: Readonly<Record<StructurePart, FigureName>> = {
  "current-assets": "currentAssets",
  "other-assets": "otherAssets",
  "current-liabilities": "currentLiabilities",
  "other-liabilities": "otherLiabilities",
  equity: "equity",
};

interface MonthTableProps {
  readonly months: readonly MonthResult[];
  readonly opening: CompanyOpening;
}

function MonthTable({ months, opening }: MonthTableProps) {
  const press = (month: MonthResult["month"], name: FigureName, amount: number) =>
    amount === 0 ? (
      formatNumber(amount)
    ) : (
      <AskedPress asked={{ kind: "month", name, month }} opening={opening} text={formatNumber(amount)} />
    );
  return (
    <table className="chart-table">
      <thead>
        <tr>
          <th scope="col">{barTexts.month}</th>
          <th scope="col">{barTexts.income}</th>
          <th scope="col">{barTexts.expenses}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, income, expenses }) => (
          <tr key={month}>
            <th scope="row">{formatMonthName(month)}</th>
            <td>{press(month, "income", income)}</td>
            <td>{press(month, "expenses", expenses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface YearChartProps extends MonthTableProps {
  readonly company: string;
  readonly year: number;
}

function YearChart({ company, year, months, opening }: YearChartProps) {
  const phone = useMediaQuery(PHONE);
  const shown = phone ? months.slice(-PHONE_MONTHS) : months;
  if (months.length === 0) return <p className="text-muted">{barTexts.empty(year)}</p>;
  return (
    <ChartFrame
      title={barTexts.title(year)}
      aside={<BarLegend first={barTexts.income} second={barTexts.expenses} />}
      picture={
        <MonthBars
          summary={yearSummary(shown)}
          bars={shown.map(({ month, income, expenses }) => ({
            label: formatMonthName(month).slice(0, 3),
            first: income,
            second: expenses,
          }))}
        />
      }
      table={<MonthTable months={months} opening={opening} />}
      drawing={() => ({
        kind: "bars",
        title: barTexts.title(year),
        company,
        when: "",
        stamp: "",
        summary: yearSummary(months),
        labels: months.map(({ month }) => formatMonthName(month).slice(0, 3)),
        series: [
          { name: barTexts.income, values: months.map(({ income }) => income) },
          { name: barTexts.expenses, values: months.map(({ expenses }) => expenses) },
        ],
        format: abbreviate,
      })}
    />
  );
}

interface StructureTableProps {
  readonly structure: Structure;
  readonly whole: number;
  readonly opening: CompanyOpening;
}

function StructureTable({ structure, whole, opening }: StructureTableProps) {
  return (
    <table className="chart-table">
      <thead>
        <tr>
          <th scope="col">{structureTexts.part}</th>
          <th scope="col">{structureTexts.amount}</th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {STRUCTURE_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{PART_NAMES[part]}</th>
            <td>
              {structure[part] === 0 ? (
                formatNumber(0)
              ) : (
                <AskedPress
                  asked={{ kind: "figure", name: FIGURE_OF[part] }}
                  opening={opening}
                  text={formatNumber(structure[part])}
                />
              )}
            </td>
            <td>{whole > 0 ? formatPercent(structure[part] / whole) : "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both sides of the balance as shares of their sum; null where a part is below zero, which no share shows. */
function structureDrawing(company: string, structure: Structure, cutOff: Day, summary: string) {
  const rowOf = (label: string, parts: readonly StructurePart[]) => {
    const sum = parts.reduce((all, part) => all + structure[part], 0);
    return { label, parts: parts.map((part) => ({ name: PART_NAMES[part], share: structure[part] / sum })) };
  };
  if (STRUCTURE_PARTS.some((part) => structure[part] < 0)) return null;
  return (): ChartPicture => ({
    kind: "shares",
    title: structureTexts.title,
    company,
    when: formatDay(cutOff),
    stamp: cutOff,
    summary,
    rows: [
      rowOf(structureTexts.left, STRUCTURE_PARTS.slice(0, 2)),
      rowOf(structureTexts.right, STRUCTURE_PARTS.slice(2)),
    ],
    format: formatPercent,
  });
}

function StructureChart({ company, figures, opening }: Omit<CompanyChartsProps, "months">) {
  const { position } = figures;
  const structure = structureOf(position);
  const assets = totalAssets(position);
  const nothing = STRUCTURE_PARTS.every((part) => structure[part] === 0);
  const summary = structureTexts.summary(
    formatNumber(assets),
    formatNumber(totalLiabilities(position)),
    formatNumber(position.equity),
  );
  return (
    <ChartFrame
      title={structureTexts.title}
      aside={formatDay(figures.cutOff)}
      picture={
        nothing ? (
          <p className="text-muted">{structureTexts.empty}</p>
        ) : (
          <StructurePicture
            structure={structure}
            names={PART_NAMES}
            leftTitle={structureTexts.left}
            rightTitle={structureTexts.right}
            missingName={structureTexts.missing}
            summary={summary}
          />
        )
      }
      table={<StructureTable structure={structure} whole={assets} opening={opening} />}
      drawing={nothing ? null : structureDrawing(company, structure, figures.cutOff, summary)}
    />
  );
}

interface CompanyChartsProps {
  readonly company: string;
  readonly figures: CompanyFigures;
  readonly months: readonly MonthResult[];
  readonly opening: CompanyOpening;
}

/** The year by month, and the financing structure of the assets. */
export function CompanyCharts({ company, figures, months, opening }: CompanyChartsProps) {
  return (
    <div className="home-charts">
      <YearChart company={company} year={figures.year} months={months} opening={opening} />
      <StructureChart company={company} figures={figures} opening={opening} />
    </div>
  );
}
