import "./payroll.css";
import { useId, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import { canCalculate } from "#domain/payroll/payroll-row.ts";
import { SampleNotice } from "#session/sample-notice.tsx";
import { systemClock } from "#storage/environment.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { useScreenShortcuts } from "#ui/kit/screen-shortcuts.ts";
import { useHotkey } from "#ui/kit/use-hotkey.ts";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { calculationProblemText } from "./calculation-problem.ts";
import { downloadCsv, downloadPdf } from "./download-payroll.ts";
import { GuestBanner, PayrollAd, SignInSuggestion } from "./guest-parts.tsx";
import { PayrollHeader } from "./payroll-header.tsx";
import { type PayrollVisitor, seesResults } from "./payroll-machine.ts";
import { PayrollResults } from "./payroll-results.tsx";
import { PhoneSheet, WideSheet } from "./payroll-sheet.tsx";
import { ResultActions } from "./result-actions.tsx";
import { SavedDialog } from "./saved-dialog.tsx";
import { payrollTexts as texts } from "./texts.ts";
import { useCompany } from "./use-company.ts";
import { usePayroll } from "./use-payroll.ts";
import { usePeople } from "./use-people.ts";
import { useSaving } from "./use-saving.ts";

const SHORTCUTS = [
  { keys: ["Enter"], what: texts.shortcuts.next },
  { keys: ["Mayús", "Enter"], what: texts.shortcuts.previous },
  { keys: ["↑", "↓"], what: texts.shortcuts.step },
  { keys: ["Ctrl", "Enter"], what: texts.shortcuts.calculate },
] as const;

/** The calculator of whoever is here, a guest or an account, with what it may do. */
function useCalculator(user: User | null) {
  const visitor: PayrollVisitor = user === null ? "guest" : "account";
  const payroll = usePayroll(visitor);
  const people = usePeople(payroll);
  const saving = useSaving(payroll);
  const company = useCompany();
  const { state, send } = payroll;
  const calculate = () => send({ type: "calculationAsked", visitor });
  useHotkey("mod+enter", calculate);
  const calculation = state.run?.calculation;
  return {
    ...{ visitor, state, send, people, company, calculate },
    actions: {
      saving,
      onCsv: () => calculation && downloadCsv(calculation),
      onPdf: () => {
        if (calculation) void downloadPdf({ calculation, company, at: systemClock.now() });
      },
    },
  };
}

/** Salaries in, what each person gets and costs out (specification §2, "Payroll calculator"). */
export function PayrollScreen({ user }: { readonly user: User | null }) {
  useTitle(texts.title);
  useScreenShortcuts(SHORTCUTS);
  const { visitor, state, send, people, company, calculate, actions } = useCalculator(user);
  const [listed, setListed] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const waiting = useId();
  const waitingId = canCalculate(state.rows) ? null : waiting;
  const month = formatMonth(monthOf(today(systemClock)));
  const Sheet = isPhone ? PhoneSheet : WideSheet;
  const ready = state.run?.rows === state.rows && seesResults(state, visitor);
  return (
    <div className="payroll-page">
      <PayrollHeader
        user={user}
        subtitle={user === null ? texts.guestMode : [company?.name, month].filter(Boolean).join(", ")}
      />
      <main className="flex flex-1 flex-col">
        <SampleNotice onLeave={() => undefined} />
        {user === null ? <GuestBanner /> : null}
        <Sheet
          {...{ user, state, people, waitingId }}
          onCalculate={calculate}
          onList={user === null ? null : () => setListed(true)}
        />
        {state.problem === null ? null : (
          <Banner tone="error" flush>
            {calculationProblemText(state.problem, state.rows)}
          </Banner>
        )}
        <PayrollResults {...{ state, visitor, waitingId, actions }} onCalculate={calculate} />
        {isPhone && ready ? (
          <div className="payroll-bar no-print">
            <ResultActions {...actions} block />
          </div>
        ) : null}
      </main>
      {state.suggestsSignIn && user === null ? (
        <SignInSuggestion onSkip={() => send({ type: "signInSkipped" })} />
      ) : null}
      {state.ad === "open" ? (
        <PayrollAd onWatched={() => send({ type: "adWatched" })} onClose={() => send({ type: "adClosed" })} />
      ) : null}
      {listed ? (
        <SavedDialog
          onOpen={(saved) => {
            setListed(false);
            send({ type: "opened", rows: saved.rows, from: saved.id });
          }}
          onClose={() => setListed(false)}
        />
      ) : null}
    </div>
  );
}
