import Stamp from "lucide-react/icons/stamp";
import type { PolicyText, Way } from "#domain/access/policy.ts";
import { formatMonthName } from "#domain/kernel/format.ts";
import type { ReportCheck } from "#domain/report/report.ts";
import { checkText } from "#domain/report/report-parts.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { SponsoredDialog } from "#ui/kit/overlays/sponsored-dialog.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import type { ExportEvent, ExportStep } from "./export-machine.ts";
import type { ExportUse } from "./export-use.ts";
import { exportTexts as texts } from "./texts.ts";

interface LimitProps {
  readonly text: PolicyText;
  readonly ways: readonly Way[];
  readonly onAd: () => void;
  readonly onSignIn: () => void;
  readonly onPremium: () => void;
  readonly onClose: () => void;
}

/** Explains the limit and offers the ways around it. */
function LimitDialog({ text, ways, onAd, onSignIn, onPremium, onClose }: LimitProps) {
  const words = policyText(text);
  const has = (way: Way) => ways.includes(way);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          {has("ad") ? <Button onClick={onAd}>{texts.watch}</Button> : null}
          {has("sign-in") ? (
            <Button variant="primary" onClick={onSignIn}>
              {texts.signIn}
            </Button>
          ) : null}
          {has("premium") ? (
            <Button variant="premium" icon={<Stamp size={18} aria-hidden="true" />} onClick={onPremium}>
              {kitTexts.goPremium}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

interface AdProps {
  readonly use: ExportUse;
  readonly fileName: string;
  readonly onEnded: () => void;
  readonly onPremium: (() => void) | undefined;
  readonly onClose: () => void;
}

function Ad({ use, fileName, onEnded, onPremium, onClose }: AdProps) {
  const { counter, month } = use;
  return (
    <SponsoredDialog
      text={
        <>
          {counter === null ? null : `${texts.adUsed(counter.now, counter.most, formatMonthName(month))} `}
          {texts.adThen} <strong className="font-semibold [overflow-wrap:anywhere]">{fileName}</strong>.
        </>
      }
      onContinue={onEnded}
      onCancel={onClose}
      {...(onPremium && { onPremium })}
    />
  );
}

function leadsToPremium({ permission }: ExportUse): boolean {
  return !permission.allowed && permission.ways.includes("premium");
}

interface ExportDialogsProps {
  readonly step: Exclude<ExportStep, { kind: "idle" }>;
  readonly use: ExportUse;
  readonly checks: readonly ReportCheck[];
  readonly fileName: string;
  readonly onEvent: (event: ExportEvent) => void;
  readonly onSignIn: () => void;
  readonly onPremium: () => void;
}

/** The dialogs between the press and the file, one at a time. */
export function ExportDialogs(props: ExportDialogsProps) {
  const { step, use, checks, fileName, onEvent, onSignIn, onPremium } = props;
  const close = () => onEvent({ type: "closed" });
  const leaveFor = (go: () => void) => () => {
    close();
    go();
  };
  switch (step.kind) {
    case "unbalanced":
      return (
        <ConfirmDialog
          open
          title={texts.unbalanced}
          text={checks
            .filter(({ holds }) => !holds)
            .map(checkText)
            .join(". ")}
          detail={texts.unbalancedText}
          confirmLabel={texts.exportAnyway}
          onConfirm={() => onEvent({ type: "differenceAccepted", permission: use.permission })}
          onCancel={close}
        />
      );
    case "limit":
      return (
        <LimitDialog
          text={step.text}
          ways={step.ways}
          onAd={() => onEvent({ type: "adChosen" })}
          onSignIn={leaveFor(onSignIn)}
          onPremium={leaveFor(onPremium)}
          onClose={close}
        />
      );
    case "ad":
      return (
        <Ad
          use={use}
          fileName={fileName}
          onEnded={() => onEvent({ type: "adEnded" })}
          onPremium={leadsToPremium(use) ? leaveFor(onPremium) : undefined}
          onClose={close}
        />
      );
  }
}
