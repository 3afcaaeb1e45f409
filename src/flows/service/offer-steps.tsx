import Check from "lucide-react/icons/check";
import { serviceTexts } from "./texts.ts";
import type { ServiceControl } from "./use-service-flow.ts";

interface BenefitListProps {
  readonly points: readonly string[];
}

function PointList({ points }: BenefitListProps) {
  return (
    <ul className="mt-3 grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5 border-raya border-b pb-2 last:border-0">
          <Check size={18} aria-hidden="true" className="mt-1 text-success" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** The benefits of an account, and what each of the two answers does. */
export function LoginPromptStep({ control }: { readonly control: ServiceControl }) {
  const { text, benefits, guest, signedIn } = serviceTexts.loginPrompt;
  return (
    <>
      <p>{text}</p>
      <PointList points={benefits} />
      <p className="mt-3 text-muted text-sm">
        {control.user === null ? guest : signedIn(control.user.email)}
      </p>
    </>
  );
}

interface AuthStepProps {
  readonly control: ServiceControl;
  readonly fileName: string | null;
}

/** Before the sign-in screen: what is kept meanwhile, and a link to register instead. */
export function AuthStep({ control, fileName }: AuthStepProps) {
  const { text, file, minutes, noAccount } = serviceTexts.auth;
  return (
    <>
      <p>{text}</p>
      <p className="mt-3 text-muted text-sm">{fileName === null ? minutes : file(fileName)}</p>
      <p className="mt-3">
        {noAccount}{" "}
        <button
          type="button"
          className="link link-primary font-semibold"
          onClick={() => control.send({ type: "registrationChosen" })}
        >
          {serviceTexts.register}
        </button>
      </p>
    </>
  );
}

export function AccountingJournalStep() {
  const { text, points } = serviceTexts.accountingJournal;
  return (
    <>
      <p>{text}</p>
      <PointList points={points} />
    </>
  );
}
