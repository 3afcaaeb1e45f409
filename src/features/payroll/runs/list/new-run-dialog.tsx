import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { addMonths, firstDay, monthOf, monthsBetween } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { LAW_FROM } from "#domain/law/horizon.ts";
import { DEFAULT_SETTINGS, type EmployerKind } from "#domain/payroll/employee/contract.ts";
import { later, type PayrollPeriod, type PeriodPart } from "#domain/payroll/run/period.ts";
import { overlappingRun, runBefore } from "#domain/payroll/run/run-calendar.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { createRun } from "#storage/commands/payroll/payroll-runs.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import { periodWords } from "../period-words.ts";
import { runsTexts } from "../texts.ts";
import { EmployerField } from "./employer-field.tsx";
import { nextPeriod } from "./next-period.ts";

const { create: texts } = runsTexts;

const PARTS: readonly PeriodPart[] = ["month", "first-half", "second-half"];
/** Payrolls can be prepared this many months ahead; law not yet known is reported as such. */
const MONTHS_AHEAD = 3;

interface NewRunDialogProps {
  readonly company: CompanyId;
  /** Newest period first. */
  readonly runs: readonly StoredRun[];
  readonly onClose: () => void;
}

interface Choices {
  readonly period: PayrollPeriod;
  /** The run whose deductions are copied. */
  readonly source: StoredRun | null;
  /** Used when no run is copied. */
  readonly employer: EmployerKind;
}

/** Ids belong to the dialog, so submitting twice creates one run. */
function useCreating({ company, onClose }: NewRunDialogProps) {
  const storage = useStorage();
  const navigate = useNavigate();
  const [ids] = useState(() => ({ id: storage.newId("command"), runId: storage.newId("payrollRun") }));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useRefusal<{ readonly at: "period" | "form"; readonly why: string }>();
  const create = async ({ source, ...choices }: Choices) => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const copyFrom = source?.id ?? null;
    const result = await tracked(() =>
      createRun(storage, { ...ids, ...choices, companyId: company, copyFrom }),
    );
    setBusy(false);
    if (result.ok) return void navigate({ to: "/dashboard/nomina/$run", params: { run: result.value.id } });
    if (result.error.kind !== "plan") {
      const at = result.error.kind === "storage" ? "form" : "period";
      return setRefused({ at, why: runRefusalText(result.error) });
    }
    onClose();
    explainLimit(result.error.text);
  };
  const whyAt = (at: "period" | "form") => (refused?.at === at ? refused.why : null);
  return { busy, whyAt, create, forget: () => setRefused(null) };
}

interface PeriodChoiceProps {
  readonly period: PayrollPeriod;
  readonly error: string | null;
  readonly onPeriod: (period: PayrollPeriod) => void;
}

function PeriodChoice({ period, error, onPeriod }: PeriodChoiceProps) {
  const storage = useStorage();
  const ahead = addMonths(monthOf(useToday(storage.clock)), MONTHS_AHEAD);
  const last = monthOf(later(firstDay(period.month), firstDay(ahead)));
  const months = monthsBetween(monthOf(LAW_FROM), last).reverse();
  const second = period.part === "second-half";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField<Month>
        label={texts.month}
        value={period.month}
        options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
        onChange={(month) => onPeriod({ ...period, month })}
      />
      <SelectField<PeriodPart>
        label={texts.part}
        value={period.part}
        options={PARTS.map((part) => ({ value: part, label: texts.parts[part] }))}
        error={error}
        help={second ? texts.secondHelp : undefined}
        onChange={(part) => onPeriod({ ...period, part })}
      />
    </div>
  );
}

/** Asks for the period and the source of the people. */
export function NewRunDialog(props: NewRunDialogProps) {
  const { runs, onClose } = props;
  const storage = useStorage();
  const now = useToday(storage.clock);
  // The run that is made here comes before no other while the dialog leads to it.
  const [latest] = useState(runs[0]?.period ?? null);
  const [period, setPeriod] = useFollowing(useMemo(() => nextPeriod(latest, now), [latest, now]));
  const [copy, setCopy] = useState(true);
  // The preceding run; if none, the latest.
  const last = runBefore(runs, period) ?? runs[0] ?? null;
  const [employer, setEmployer] = useState(last?.settings.employer ?? DEFAULT_SETTINGS.employer);
  const source = copy ? last : null;
  const { busy, whyAt, create, forget } = useCreating(props);
  const failure = whyAt("form");
  const taken = overlappingRun(runs, period);
  const choose = (next: PayrollPeriod) => {
    forget();
    setPeriod(next);
  };
  return (
    <Dialog
      open
      size="md"
      title={texts.title}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={taken !== null}
            onClick={() => void create({ period, source, employer })}
          >
            {texts.create}
          </Button>
        </>
      )}
    >
      <PeriodChoice
        period={period}
        error={
          taken === null ? whyAt("period") : runRefusalText({ kind: "run-exists", period: taken.period })
        }
        onPeriod={choose}
      />
      {last === null ? null : (
        <SelectField<"employees" | "run">
          className="mt-4"
          label={texts.from}
          help={texts.fromHelp}
          value={copy ? "run" : "employees"}
          options={[
            { value: "run", label: texts.fromRun(periodWords(last.period)) },
            { value: "employees", label: texts.fromEmployees },
          ]}
          onChange={(from) => setCopy(from === "run")}
        />
      )}
      {source === null ? <EmployerField className="mt-4" value={employer} onChange={setEmployer} /> : null}
      {failure === null ? null : (
        <div className="mt-4">
          <Banner tone="error">{failure}</Banner>
        </div>
      )}
    </Dialog>
  );
}
