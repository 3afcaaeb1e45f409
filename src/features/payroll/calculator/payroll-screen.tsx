import { watchBottomBar } from "#ui/kit/watch-bottom-bar.ts";
import "./payroll.css";
import { useId, useState } from "react";
import type { User } from "#domain/access/user.ts";
import type { Company } from "#domain/company/company.ts";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import { formatMonth } from "#domain/kernel/format.ts";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import { canCalculate } from "#domain/payroll/calculator/payroll-row.ts";
import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import { GuestBanner } from "#flows/bar/guest-banner.tsx";
import { GuidedHost } from "#flows/guided/guided-host.tsx";
import { openUpgrade } from "#flows/upgrade/open-upgrade.ts";
import { SampleNotice } from "#session/notices/sample-notice.tsx";
import { WaitingPage } from "#session/notices/waiting-page.tsx";
import { sessionTexts } from "#session/texts.ts";
import { useSession } from "#session/who/use-session.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { useScreenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { PHONE, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { LawDialog } from "../law/law-dialog.tsx";
import { PayrollAd, SignInSuggestion } from "./guest-parts.tsx";
import { PayrollHeader } from "./payroll-header.tsx";
import { PhoneSheet, WideSheet } from "./payroll-sheet.tsx";
import { isOutdated, type LawChoice, type PayrollVisitor, seesResults } from "./payroll-state.ts";
import { calculationProblemText } from "./people/calculation-problem.ts";
import { usePeople } from "./people/use-people.ts";
import { downloadCsv, downloadPdf } from "./results/download-payroll.ts";
import { PayrollResults } from "./results/payroll-results.tsx";
import { ResultActions } from "./results/result-actions.tsx";
import { resultFacts } from "./results/result-facts.ts";
import { rememberChoice } from "./saved/remembered-choice.ts";
import { SavedCalculationsDialog } from "./saved/saved-dialog.tsx";
import { useCalculationSaving } from "./saved/use-saving.ts";
import { PAYROLL_SHORTCUTS } from "./shortcuts.ts";
import { payrollTexts as texts } from "./texts.ts";
import { useCompany } from "./use-company.ts";
import { usePayroll } from "./use-payroll.ts";

/** The calculator for the current user, guest or account, with the actions allowed. */
function useCalculator(visitor: PayrollVisitor, company: Company | null) {
  const payroll = usePayroll(visitor);
  const people = usePeople(payroll);
  const saving = useCalculationSaving(payroll);
  const { state, send } = payroll;
  // Read on each press: the screen may stay open past midnight, and past the last year with known law.
  const calculate = () => send({ type: "calculationAsked", visitor, day: today(systemClock) });
  useHotkey("mod+enter", calculate);
  const choose = (set: ParameterSet) => {
    rememberChoice({ set });
    send({ type: "setChosen", set, visitor, day: today(systemClock) });
  };
  const chooseLaw = (law: LawChoice) => {
    rememberChoice({ employer: law.terms.employer });
    send({ type: "lawChosen", law, visitor, day: today(systemClock) });
  };
  const result = state.run?.result;
  return {
    state,
    send,
    people,
    calculate,
    choose,
    chooseLaw,
    actions: {
      saving,
      onCsv: () => result && downloadCsv(result),
      onPdf: () => {
        if (result) void downloadPdf({ result, company, at: systemClock.now() });
      },
    },
  };
}

interface DialogsProps extends Pick<ReturnType<typeof useCalculator>, "state" | "send" | "chooseLaw"> {
  readonly isGuest: boolean;
  readonly open: "saved" | "law" | null;
  readonly onClose: () => void;
}

function Dialogs({ state, send, chooseLaw, isGuest, open, onClose }: DialogsProps) {
  const now = useToday();
  if (state.suggestsSignIn && isGuest)
    return <SignInSuggestion onSkip={() => send({ type: "signInSkipped" })} />;
  if (state.ad === "open")
    return (
      <PayrollAd
        onWatched={() => send({ type: "adWatched", day: today(systemClock) })}
        onClose={() => send({ type: "adClosed" })}
      />
    );
  if (open === "law") {
    const { day, terms } = state.law;
    return (
      <LawDialog
        day={day ?? now}
        today={now}
        overrides={terms.overrides}
        onOverrides={(overrides) => chooseLaw({ day, terms: { ...terms, overrides } })}
        onClose={onClose}
      />
    );
  }
  if (open !== "saved") return null;
  const show = (saved: SavedPayroll) => {
    onClose();
    send({ type: "opened", saved, day: today(systemClock) });
  };
  return <SavedCalculationsDialog onOpen={show} onClose={onClose} />;
}

interface CalculatorProps {
  readonly user: User | null;
  readonly company: Company | null;
}

function Calculator({ user, company }: CalculatorProps) {
  useTitle(texts.title);
  useScreenShortcuts(PAYROLL_SHORTCUTS);
  const { sample } = useSession();
  // At the sample everything is open, for guests too.
  const isGuest = user === null && !sample;
  const visitor: PayrollVisitor = isGuest ? "guest" : "account";
  const calculator = useCalculator(visitor, company);
  const { state, send, people, calculate, choose, chooseLaw, actions } = calculator;
  const day = useToday();
  const [open, setOpen] = useState<DialogsProps["open"]>(null);
  const isPhone = useMediaQuery(PHONE);
  const waiting = useId();
  const waitingId = canCalculate(state.rows) ? null : waiting;
  const plan = sample || user?.isPremium === true ? "premium" : "free";
  const month = formatMonth(monthOf(day));
  const where = company ? `${company.name}, ${month.toLowerCase()}` : month;
  const Sheet = isPhone ? PhoneSheet : WideSheet;
  const ready = state.run !== null && !isOutdated(state) && seesResults(state, visitor);
  return (
    <div className="payroll-page">
      <PayrollHeader user={user} subtitle={isGuest ? texts.guestMode : where} />
      <main className="flex flex-1 flex-col">
        <SampleNotice />
        {isGuest ? <GuestBanner text={texts.guestBanner} /> : null}
        <Sheet
          plan={isGuest ? null : plan}
          state={state}
          people={people}
          waitingId={waitingId}
          day={day}
          onSet={choose}
          onLaw={chooseLaw}
          onValues={() => setOpen("law")}
          onCalculate={calculate}
          onList={isGuest ? null : () => setOpen("saved")}
        />
        {state.set === "academic" ? <p className="payroll-what">{texts.academicHelp}</p> : null}
        {state.problem === null ? null : (
          <Banner tone="error" flush>
            {calculationProblemText(state.problem, state.rows)}
          </Banner>
        )}
        <PayrollResults
          state={state}
          visitor={visitor}
          waitingId={waitingId}
          day={day}
          actions={actions}
          onCalculate={calculate}
          onByLaw={() => choose("law")}
          onLaw={() => setOpen("law")}
        />
        {isPhone && ready ? (
          <div ref={watchBottomBar} className="payroll-bar no-print">
            <ResultActions {...actions} block />
          </div>
        ) : null}
      </main>
      <GuidedHost
        seat={{ place: "payroll", facts: () => (ready ? resultFacts(state.run?.result) : []) }}
        onPremium={openUpgrade}
      />
      <Dialogs
        state={state}
        send={send}
        chooseLaw={chooseLaw}
        isGuest={isGuest}
        open={open}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

/** The payroll calculator (spec §2). It waits for the company's name, which may take a second line of the header. */
export function PayrollScreen({ user }: { readonly user: User | null }) {
  const company = useCompany();
  if (company === undefined) return <WaitingPage label={sessionTexts.opening} />;
  return <Calculator user={user} company={company} />;
}
