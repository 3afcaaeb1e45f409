import { Link, useNavigate } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import CirclePlay from "lucide-react/icons/circle-play";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { lazy, Suspense } from "react";
import { policyText } from "#session/gates/policy-text.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { PAYROLL_PATH } from "./saved/payroll-path.ts";
import { payrollTexts as texts } from "./texts.ts";

const SponsoredDialog = lazy(async () => ({
  default: (await import("#ui/kit/overlays/sponsored-dialog.tsx")).SponsoredDialog,
}));

const SIGN_IN = { to: "/login", search: { returnUrl: PAYROLL_PATH } } as const;

/** Shown on arrival to visitors without an account. */
export function SignInSuggestion({ onSkip }: { readonly onSkip: () => void }) {
  const navigate = useNavigate();
  const { title, text, benefits, guest, skip } = texts.suggestion;
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onSkip}
      footer={
        <>
          <Button variant="ghost" onClick={onSkip}>
            {skip}
          </Button>
          <Button variant="primary" onClick={() => void navigate(SIGN_IN)}>
            {texts.signIn}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ul className="mt-3 grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5 border-raya border-b pb-2 last:border-0">
            <Check size={18} aria-hidden="true" className="mt-1 text-success" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{guest}</p>
    </Dialog>
  );
}

interface AdProps {
  readonly onWatched: () => void;
  readonly onClose: () => void;
}

/** The sponsored message that a guest watches to its end before the calculation runs. */
export function PayrollAd({ onWatched, onClose }: AdProps) {
  return (
    <Suspense fallback={null}>
      <SponsoredDialog
        text={policyText("payroll-ad").text}
        above={texts.ad.above}
        continueLabel={texts.ad.goOn}
        onContinue={onWatched}
        onCancel={onClose}
      />
    </Suspense>
  );
}

interface LockedResultsProps {
  /** Id of the text that says why the message cannot be watched yet. */
  readonly waitingId: string | null;
  readonly onWatch: () => void;
}

/** Replaces the results for a guest who has not watched the message. */
export function LockedResults({ waitingId, onWatch }: LockedResultsProps) {
  return (
    <div className="payroll-locked">
      <LockKeyhole size={26} aria-hidden="true" className="text-muted" />
      <h3 className="font-semibold text-base">{texts.locked}</h3>
      <p className="max-w-130 text-muted">{policyText("payroll-export").text}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Link {...SIGN_IN} className={buttonClass({ variant: "outline" })}>
          {texts.signIn}
        </Link>
        <Button
          variant="primary"
          disabled={waitingId !== null}
          {...(waitingId === null ? {} : { "aria-describedby": waitingId })}
          icon={<CirclePlay size={18} aria-hidden="true" />}
          onClick={onWatch}
        >
          {texts.watchAd}
        </Button>
      </div>
    </div>
  );
}
