import { totalAssets, totalLiabilities } from "#domain/accounting/indicators.ts";
import { formatDay, formatMonthName, formatNumber, formatPercent } from "#domain/kernel/format.ts";
import type { CompanyFigures } from "#storage/queries/companies/company-figures.ts";
import type { MonthResult } from "#storage/queries/companies/company-year.ts";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { BarLegend, MonthBars } from "#ui/charts/month-bars.tsx";
import { STRUCTURE_PARTS, type Structure, structureOf } from "#ui/charts/structure-parts.ts";
import { StructurePicture } from "#ui/charts/structure-picture.tsx";
import { PART_NAMES } from "#ui/charts/texts.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { homeTexts } from "./texts.ts";
import { yearSummary } from "./year-summary.ts";

const { chart: barTexts, structure: structureTexts } = homeTexts;
/** Months that fit a phone's width with their labels. */
const PHONE_MONTHS = 6;

function MonthTable({ months }: { readonly months: readonly MonthResult[] }) {
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
            <td>{formatNumber(income)}</td>
            <td>{formatNumber(expenses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function YearChart({ year, months }: { readonly year: number; readonly months: readonly MonthResult[] }) {
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
      table={<MonthTable months={months} />}
    />
  );
}

function StructureTable({ structure, whole }: { readonly structure: Structure; readonly whole: number }) {
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
            <td>{formatNumber(structure[part])}</td>
            <td>{whole > 0 ? formatPercent(structure[part] / whole) : "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StructureChart({ figures }: { readonly figures: CompanyFigures }) {
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
      table={<StructureTable structure={structure} whole={assets} />}
    />
  );
}

interface CompanyChartsProps {
  readonly figures: CompanyFigures;
  readonly months: readonly MonthResult[];
}

/** The year by month, and the financing structure of the assets. */
export function CompanyCharts({ figures, months }: CompanyChartsProps) {
  return (
    <div className="home-charts">
      <YearChart year={figures.year} months={months} />
      <StructureChart figures={figures} />
    </div>
  );
}
