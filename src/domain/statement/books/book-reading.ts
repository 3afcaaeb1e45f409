import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { FigureLine, ReadingFigures } from "../reading/statement-reading.ts";
import type { SectionKey } from "../typed/typed-layout.data.ts";
import type { BookLine, BookStatement } from "./book-statement.ts";

/** Section by the sum that contains the line. */
const SUM_SECTIONS: Readonly<Record<string, SectionKey>> = {
  "current-assets": "current-assets",
  "non-current-assets": "other-assets",
  "current-liabilities": "current-liabilities",
  "non-current-liabilities": "other-liabilities",
  equity: "equity",
  operating: "operating",
  investing: "investing",
  financing: "financing",
};

/** Section by the line itself: in an income statement each line is a section. */
const INCOME_SECTIONS: Readonly<Record<string, SectionKey>> = {
  revenue: "revenue",
  cost: "cost",
  administration: "administration",
  selling: "selling",
  "other-income": "other-income",
  "unknown-income": "other-income",
  "finance-income": "other-income",
  "other-expenses": "other-expenses",
  "unknown-expenses": "other-expenses",
  "finance-cost": "other-expenses",
  "income-tax": "income-tax",
};

/** Section by column: an equity statement has its components side by side. */
const COMPONENT_SECTIONS: readonly SectionKey[] = [
  "capital",
  "surplus",
  "reserves",
  "retained",
  "year-result",
];

/** The lines that a sum ultimately adds, through its inner sums. */
function leaves(lines: ReadonlyMap<string, BookLine>, key: string): BookLine[] {
  const line = lines.get(key);
  if (line === undefined) return [];
  return line.kind === "line" ? [line] : line.of.flatMap((each) => leaves(lines, each));
}

function ofSums({ lines }: BookStatement, column: number): FigureLine[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  return Object.entries(SUM_SECTIONS).flatMap(([sum, section]) =>
    leaves(byKey, sum).map(({ key, label, amounts }) => ({
      section: section === "equity" && key === "result" ? "year-result" : section,
      name: label,
      amount: amounts[column] ?? ZERO,
    })),
  );
}

function ofResults({ lines }: BookStatement, column: number): FigureLine[] {
  return lines.flatMap(({ kind, key, label, amounts }) => {
    const section = kind === "line" ? INCOME_SECTIONS[key] : undefined;
    return section === undefined ? [] : [{ section, name: label, amount: amounts[column] ?? ZERO }];
  });
}

/** The closing balance of the period `back` periods before the last one shown. */
function ofComponents({ lines, columns }: BookStatement, back: number): FigureLine[] {
  const closing = lines.filter(({ kind }) => kind === "total").at(-1 - back);
  return COMPONENT_SECTIONS.map((section, column) => ({
    section,
    name: columns[column] ?? "",
    amount: closing?.amounts[column] ?? ZERO,
  }));
}

const READERS = { balance: ofSums, cash: ofSums, income: ofResults, equity: ofComponents } as const;

function periodsIn({ statement, lines, columns }: BookStatement): number {
  return statement === "equity" ? lines.filter(({ kind }) => kind === "total").length : columns.length;
}

function lacking({ checks }: BookStatement): Pesos {
  return checks.find(({ holds }) => !holds)?.difference ?? ZERO;
}

/** Converts a statement made from the books for the same Spanish reading as a typed one. */
export function bookReading(statement: BookStatement): ReadingFigures {
  const read = READERS[statement.statement];
  const figures = {
    statement: statement.statement,
    lines: read(statement, 0),
    difference: lacking(statement),
    exchange: statement.lines.find(({ key }) => key === "exchange")?.amounts[0] ?? ZERO,
  };
  return periodsIn(statement) < 2 ? figures : { ...figures, before: read(statement, 1) };
}
