import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { signatureLines } from "#domain/company/signers.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { bookReading } from "#domain/statement/books/book-reading.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { interpret } from "#domain/statement/reading/interpretation.ts";
import { marked } from "#domain/statement/restated/restated-facts.ts";
import { summaryCheck, summaryColumn, summaryLines } from "#domain/statement/source/summary-lines.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { ReportChecks } from "#ui/accounting/report/report-checks.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import {
  bookName,
  comparedWith,
  optionalText,
  reportOf,
  sheetPeriod,
  shortPeriod,
  statementRemark,
} from "../statement-file.ts";
import type { BookStatementSearch } from "../statement-search.ts";
import { bookStatementTexts } from "../texts.ts";
import type { FrontDoorSearch, FrontDoorView } from "./use-front-door.ts";

const texts = bookStatementTexts.door;

interface SmallSheetProps {
  readonly view: FrontDoorView;
  readonly statement: BookStatement;
  readonly search: FrontDoorSearch;
}

/** Where a figure of a small sheet leads: to its statement, with what it is made of. */
function placeOf(
  { view, statement, search }: SmallSheetProps,
  linea?: string,
  column = summaryColumn(statement),
): BookStatementSearch {
  const { books, company, periods } = view;
  return {
    statement: statement.statement,
    ...(books.length > 1 && company ? { empresa: company.id } : { book: books[0].id }),
    desde: view.asked.from,
    hasta: view.asked.to,
    ...(periods.length > 1 && { comparar: search.comparar ?? "ano" }),
    ...(linea !== undefined && { linea, ...(column > 0 && { columna: column }) }),
  };
}

interface DoorFigureProps {
  readonly place: BookStatementSearch;
  readonly value: Pesos;
  readonly rule?: "none" | "single" | "double";
}

function DoorFigure({ place, value, rule = "none" }: DoorFigureProps) {
  return (
    <Link to="/dashboard/libro-contable/estados" search={place} className="door-figure">
      <AmountText value={value} zero="figure" rule={rule} />
      <span className="sr-only">{texts.source}</span>
    </Link>
  );
}

function Lines(props: SmallSheetProps) {
  const { statement } = props;
  const column = summaryColumn(statement);
  const holds = statement.checks.every((check) => check.holds);
  return (
    <ul className="door-lines">
      {summaryLines(statement).map(({ line, label, strong, final }) => (
        <li key={line.key} data-sum={strong}>
          <span>{label}</span>
          <DoorFigure
            place={placeOf(props, line.key)}
            value={line.amounts[column] ?? ZERO}
            rule={final ? (holds ? "double" : "single") : "none"}
          />
        </li>
      ))}
    </ul>
  );
}

/** What the last figure of a statement was in the compared period. */
function Compared(props: SmallSheetProps) {
  const { view, statement } = props;
  const [now, before] = view.periods;
  const last = summaryLines(statement).at(-1)?.line;
  if (before === undefined || last === undefined) return null;
  const line =
    statement.statement === "equity" ? statement.lines.find(({ key }) => key === "closing@1") : last;
  const column = statement.statement === "equity" ? (line?.amounts.length ?? 0) - 1 : 1;
  const then = line?.amounts[column];
  const words = comparedWith(statement.statement, [now, before]);
  const [, facts] = view.figures.periods;
  return (
    <p className="door-compared">
      <span>{facts === undefined ? words : marked(words, facts)}</span>
      {line === undefined || then === undefined ? (
        <AmountText value={null} />
      ) : (
        <DoorFigure place={placeOf(props, line.key, column)} value={then} />
      )}
    </p>
  );
}

function download(view: FrontDoorView, statement: BookStatement) {
  const own = { ...view, statement };
  const report = reportOf(own, {});
  return {
    source: reportSource({
      report,
      company: view.company,
      book: view.company === null ? bookName(own) : "",
      period: report.period,
      when: shortPeriod(own),
      unit: bookStatementTexts.unit,
      signatures: signatureLines(view.company?.signers),
      sheet: { remark: statementRemark(own, statement.statement, true) },
    }),
    checks: report.checks,
  };
}

/** The last figure of a folded sheet; its double rule is the reward for what holds. */
function Total(statement: BookStatement) {
  const last = summaryLines(statement).at(-1)?.line.amounts[summaryColumn(statement)] ?? ZERO;
  const holds = summaryCheck(statement)?.holds !== false;
  return (
    <span className="font-sans text-sm">
      <AmountText value={last} zero="figure" rule={holds ? "double" : "single"} />
    </span>
  );
}

/**
 * A statement in few lines, each figure leading to what it is made of. On a phone it folds to its last figure and its
 * check.
 */
export function SmallSheet(props: SmallSheetProps) {
  const { view, statement } = props;
  const name = STATEMENT_NAMES[statement.statement];
  const optional = optionalText(view, statement.statement);
  const check = summaryCheck(statement);
  const checks = check && <ReportChecks checks={[check]} />;
  const [sentence] = interpret(bookReading(statement));
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(statement.statement === "balance");
  const place = placeOf(props);
  return (
    <section className="door-sheet" aria-label={name} data-open={open}>
      <h3 className="title-block max-md:text-[1.0625rem] max-md:leading-6">
        {phone ? (
          <button type="button" className="door-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span className="grow">{name}</span>
            {open ? null : <Total {...statement} />}
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        ) : (
          name
        )}
      </h3>
      {phone && !open ? (
        checks
      ) : (
        <>
          <p className="door-period">
            {sheetPeriod(statement.statement, view.periods[0])}
            {optional === "" ? null : <span className="block">{optional}</span>}
          </p>
          <Lines {...props} />
          <Compared {...props} />
          <p className="door-sentence">{sentence?.text ?? texts.nothing}</p>
          {checks ?? <span />}
          <div className="door-actions">
            <Link
              to="/dashboard/libro-contable/estados"
              search={place}
              aria-label={texts.seeName(name)}
              className={buttonClass({ className: "grow bg-base-100" })}
            >
              {texts.see}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
            <ExportMenu
              {...download(view, statement)}
              capability="export-statement"
              onPremium={openUpgrade}
              compact="bg-base-100"
              compactWords="sr-only"
              words={texts.download(name)}
            />
          </div>
        </>
      )}
    </section>
  );
}
