import { useNavigate } from "@tanstack/react-router";
import FileCode from "lucide-react/icons/file-code";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import Rows3 from "lucide-react/icons/rows-3";
import Sheet from "lucide-react/icons/sheet";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { limitCounter } from "#domain/access/limit-counter.ts";
import { type Capability, may } from "#domain/access/policy.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { ReportCheck } from "#domain/report/report.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { askToSignIn, signInHref } from "#session/gates/sign-in-required.ts";
import { whoOf } from "#session/gates/use-policy.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useSession } from "#session/who/use-session.ts";
import { countExport } from "#storage/commands/usage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import type { ExportFormat } from "./export-format.ts";
import { type ExportEvent, type ExportStep, exportTurn, NO_EXPORT } from "./export-machine.ts";
import { type ExportSource, formatsOf } from "./export-source.ts";
import type { ExportUse } from "./export-use.ts";
import { exportFileName, runExport } from "./run-export.tsx";
import { exportTexts as texts } from "./texts.ts";

const ExportDialogs = lazy(async () => ({
  default: (await import("./export-dialogs.tsx")).ExportDialogs,
}));

/** Exports gated by the plan. Only statements count against the monthly limit (ADR 0009). */
type ExportCapability = Extract<Capability, "export-statement" | "export-journal" | "export-payroll">;

export interface ExportInput {
  readonly source: ExportSource;
  readonly capability: ExportCapability;
  /** Checks of the exported report: if one fails, the user is asked to confirm. */
  readonly checks?: readonly ReportCheck[];
  /** Opens the plans. */
  readonly onPremium: () => void;
}

export interface Exporting {
  readonly use: ExportUse;
  /** One item per file format. */
  readonly items: readonly MenuItem[];
  /** The export requires signing in. */
  readonly locked: boolean;
  readonly start: (format: ExportFormat) => void;
  readonly dialogs: ReactNode;
}

const ICONS: Readonly<Record<ExportFormat, ReactNode>> = {
  xlsx: <FileSpreadsheet size={18} aria-hidden="true" />,
  csv: <Sheet size={18} aria-hidden="true" />,
  pdf: <FileText size={18} aria-hidden="true" />,
  "csv-lines": <Rows3 size={18} aria-hidden="true" />,
  hledger: <FileCode size={18} aria-hidden="true" />,
};

function useExportUse(storage: AppStorage, capability: ExportCapability): ExportUse {
  const session = useSession();
  const now = useToday(storage.clock);
  const found = useQuery(() => usageCounts(storage), [storage]);
  const exports = found.state === "ready" ? found.value.exports : 0;
  const who = whoOf(session);
  const counted = capability === "export-statement" && who === "free" && !session.sample;
  return {
    permission: may(capability, { who, sample: session.sample, counts: { exports } }),
    counter: counted ? limitCounter("free", "exportsPerMonth", exports) : null,
    counting: found.state !== "ready",
    month: monthOf(now),
  };
}

/**
 * Checks and counts the export in one transaction, after the file is made, so that a failed export uses nothing up.
 */
function allowance(storage: AppStorage, capability: ExportCapability, adWatched: boolean) {
  if (capability !== "export-statement") return undefined;
  const id = storage.newId("command");
  return async (): Promise<string | null> => {
    const counted = await countExport(storage, { id, adWatched });
    return counted.ok ? null : refusalText(counted.error);
  };
}

/** The whole export flow behind "Exportar", for a button or for a screen's own menu. */
export function useExport({ source, capability, checks = [], onPremium }: ExportInput): Exporting {
  const storage = useStorage();
  const navigate = useNavigate();
  const use = useExportUse(storage, capability);
  const [step, setStep] = useState<ExportStep>(NO_EXPORT);
  const onEvent = (event: ExportEvent) => {
    const turn = exportTurn(step, event);
    setStep(turn.step);
    if (turn.signIn) askToSignIn(policyText(turn.signIn).text, navigate);
    if (!turn.run) return;
    const { format, adWatched } = turn.run;
    const allow = allowance(storage, capability, adWatched);
    void runExport({ source, format, ...(allow && { allow }) });
  };
  const holds = checks.every((check) => check.holds);
  const start = (format: ExportFormat) =>
    onEvent({ type: "pressed", format, holds, permission: use.permission });
  const { permission } = use;
  return {
    use,
    locked: !permission.allowed && permission.ways.every((way) => way === "sign-in"),
    start,
    items: formatsOf(source).map((format) => ({
      id: `export-${format}`,
      label: texts.formats[format].name,
      icon: ICONS[format],
      trail: <span className="text-caption text-muted">{texts.formats[format].hint}</span>,
      onSelect: () => start(format),
    })),
    dialogs:
      step.kind === "idle" ? null : (
        <Suspense fallback={null}>
          <ExportDialogs
            step={step}
            use={use}
            checks={checks}
            fileName={exportFileName(source, step.format)}
            onEvent={onEvent}
            onSignIn={() => void navigate({ href: signInHref() })}
            onPremium={onPremium}
          />
        </Suspense>
      ),
  };
}
