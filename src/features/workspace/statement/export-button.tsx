import Download from "lucide-react/icons/download";
import { useState } from "react";
import type { Company } from "#domain/company/company.ts";
import { signatureLines } from "#domain/company/signers.ts";
import { typedPeriod } from "#domain/statement/typed/typed-period.ts";
import { typedReport } from "#domain/statement/typed/typed-report.ts";
import { typedTotals } from "#domain/statement/typed/typed-totals.ts";
import { isUntouched, type WorkspaceContent } from "#domain/statement/typed/workspace-draft.ts";
import { ExportMenu } from "#flows/export/export-menu.tsx";
import { reportSource } from "#flows/export/report-source.ts";
import { useExport } from "#flows/export/use-export.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { useUser } from "#session/who/use-session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { statementTexts } from "./texts.ts";

const { fiscal: texts } = statementTexts;

interface ExportButtonProps {
  readonly content: WorkspaceContent;
  readonly company: Company | null;
  /** A profile applies, or would if the user had not gone on without it. */
  readonly hasProfile: boolean;
  readonly onAnalysis: () => void;
}

function useExportInput({ content, company }: ExportButtonProps) {
  const { table, date } = content;
  const period = typedPeriod(table, date);
  const report = typedReport(table, { subtitle: company?.name ?? "", period });
  return {
    source: reportSource({
      report,
      company,
      book: "",
      period,
      when: date,
      signatures: signatureLines(company?.signers),
      sheet: { remark: "" },
    }),
    capability: "export-statement" as const,
    checks: report.checks,
    onPremium: openUpgrade,
  };
}

interface PromptProps {
  readonly onAnalysis: () => void;
  readonly onClose: () => void;
}

/** 'Sin análisis fiscal': a table with amounts is exported only with a fiscal profile (spec §5). */
function NoAnalysis({ onAnalysis, onClose }: PromptProps) {
  return (
    <Dialog
      open
      title={texts.promptTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.promptCancel}
          </Button>
          <Button variant="primary" onClick={onAnalysis}>
            {texts.analysis}
          </Button>
        </>
      }
    >
      <p>{texts.promptText}</p>
    </Dialog>
  );
}

/** The button while exporting is not possible yet: the table is still the sample, or there is no profile. */
function HeldExport(props: ExportButtonProps) {
  const [asking, setAsking] = useState(false);
  const { counter, counting } = useExport(useExportInput(props)).use;
  const press = () => {
    if (!isUntouched(props.content)) return setAsking(true);
    toast.info({
      id: "sample-export",
      title: statementTexts.sampleSave,
      text: statementTexts.sampleExportText,
    });
  };
  const analyse = () => {
    setAsking(false);
    props.onAnalysis();
  };
  return (
    <>
      <Button icon={<Download size={18} aria-hidden="true" />} onClick={press}>
        {statementTexts.export}
        {counter === null ? null : (
          <span
            className={counting ? "statement-counter invisible" : "statement-counter"}
            data-tone={counter.tone}
          >
            {counter.now}/{counter.most}
          </span>
        )}
      </Button>
      {asking ? <NoAnalysis onAnalysis={analyse} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function OpenExport(props: ExportButtonProps) {
  return <ExportMenu {...useExportInput(props)} />;
}

/** "Exportar": subject to the plan, and to a fiscal profile for a table with amounts. */
export function ExportButton(props: ExportButtonProps) {
  const { content, hasProfile } = props;
  const isIn = useUser() !== null;
  const hasAmounts = !typedTotals(content.table.rows).empty;
  const held = isIn && (isUntouched(content) || (hasAmounts && !hasProfile));
  return held ? <HeldExport {...props} /> : <OpenExport {...props} />;
}
