import { Link } from "@tanstack/react-router";
import ChartColumn from "lucide-react/icons/chart-column";
import Check from "lucide-react/icons/check";
import Download from "lucide-react/icons/download";
import Scale from "lucide-react/icons/scale";
import { formatDay, formatMoment, formatPesos } from "#domain/kernel/format.ts";
import { abs } from "#domain/kernel/pesos.ts";
import type { ReportCheck } from "#domain/report/report.ts";
import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { overLimitTexts, READ_ONLY_BADGE } from "#session/gates/policy-text.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { RatioTags } from "./ratio-tags.tsx";
import { StandingLine } from "./standing/standing-line.tsx";
import { StatementPage } from "./statement-page.tsx";
import { savedStatementTexts as texts } from "./texts.ts";
import type { StatementActions } from "./use-statement-actions.ts";
import { type StatementMenuInput, useStatementMenu } from "./use-statement-menu.tsx";

interface StatementCardProps extends StatementMenuInput {
  readonly company: string;
  readonly actions: StatementActions;
  /** The last saved one. */
  readonly analysis: SavedAnalysis | null;
}

function originText({ origin }: StatementItem): string {
  switch (origin.kind) {
    case "file":
      return texts.origins.file(origin.fileName);
    case "report":
      return texts.origins.report;
    case "typed":
      return texts.origins[origin.view];
  }
}

function CheckLine({ check }: { readonly check: ReportCheck }) {
  const Icon = check.holds ? Check : Scale;
  return (
    <p className={`mt-1 flex items-center gap-1.5 ${check.holds ? "text-success" : "text-error"}`}>
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {check.holds ? check.label : texts.short(formatPesos(abs(check.difference)))}
    </p>
  );
}

/** The key figures, or why there are none. */
function Figures({ item: { figures, origin } }: { readonly item: StatementItem }) {
  if (figures === null)
    return <p className="text-muted sm:w-72">{origin.kind === "file" ? texts.waits : texts.noFigures}</p>;
  return (
    <div className="w-full sm:w-72">
      <dl>
        {figures.figures.map(({ label, amount }, index, all) => (
          <div
            key={label}
            className={`flex justify-between gap-4 ${index === all.length - 1 ? "font-semibold" : ""}`}
          >
            <dt className={index === all.length - 1 ? "" : "text-muted"}>{label}</dt>
            <dd>
              <AmountText value={amount} zero="figure" />
            </dd>
          </div>
        ))}
      </dl>
      {figures.check === null ? null : <CheckLine check={figures.check} />}
    </div>
  );
}

function MainActions({ item, actions, analysis, onAsk }: StatementCardProps) {
  const isFile = item.origin.kind === "file";
  const download = (
    <Button
      variant={isFile ? "outline" : "ghost"}
      icon={<Download size={18} aria-hidden="true" />}
      aria-label={texts.downloadName(item.name)}
      onClick={() => (isFile ? void actions.downloadFile(item) : onAsk({ kind: "download", item }))}
    >
      {texts.download}
    </Button>
  );
  if (isFile) return download;
  return (
    <>
      <Link
        to="/dashboard/analisis"
        search={{ estado: item.id }}
        aria-label={(analysis ? texts.seeAnalysisName : texts.analyzeName)(item.name)}
        className={buttonClass({ variant: analysis ? "outline" : "primary" })}
      >
        <ChartColumn size={18} aria-hidden="true" />
        {analysis ? texts.seeAnalysis : texts.analyze}
      </Link>
      {download}
    </>
  );
}

/** Card of a saved statement: kind, owner, key figures, and actions. */
export function StatementCard(props: StatementCardProps) {
  const { item, over, company, onAsk } = props;
  const items = useStatementMenu(props);
  const { name, statement, date, updatedAt } = item;
  const saved = texts.savedAt(originText(item), formatMoment(updatedAt));
  return (
    <article
      aria-label={name}
      data-record={item.id}
      className="flex flex-wrap items-start gap-x-6 gap-y-3 border-raya border-b py-5 xl:flex-nowrap"
    >
      <span className="max-sm:hidden">
        <StatementPage statement={statement} />
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="title-block wrap-anywhere flex flex-wrap items-center gap-2">
          {item.origin.kind === "file" ? (
            name
          ) : (
            <button
              type="button"
              className="link-hover text-start"
              onClick={() => onAsk({ kind: "view", item })}
            >
              {name}
            </button>
          )}
          {over ? <Badge tone="warn">{READ_ONLY_BADGE}</Badge> : null}
        </h3>
        <p className="text-muted">{texts.kindAndDay(STATEMENT_NAMES[statement], formatDay(date))}</p>
        <p className="wrap-anywhere">{company}</p>
        <p className="wrap-anywhere text-caption text-muted">{saved}</p>
        {item.origin.kind === "report" ? <StandingLine item={item} over={over} /> : null}
        {over ? <p className="mt-2 text-caption text-muted">{overLimitTexts.statements}</p> : null}
      </div>
      <Figures item={item} />
      <div className="grid gap-2 max-xl:w-full xl:w-80 xl:justify-items-end">
        <div className="flex items-center gap-1 max-xl:w-full">
          <MainActions {...props} />
          <MoreMenu label={texts.more(name)} items={items} className="max-xl:ml-auto" />
        </div>
        {item.origin.kind === "file" ? null : <RatioTags analysis={props.analysis} />}
      </div>
    </article>
  );
}
