import { useState } from "react";
import { accountRefusalText, accountTexts } from "#session/who/account-texts.ts";
import { changePassword } from "#session/who/change-password.ts";
import { session } from "#session/who/session.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { passwordTexts as texts } from "../texts.ts";

export type PasswordPart = "current" | "next" | "confirm";
type Passwords = Readonly<Record<PasswordPart, string>>;

const NOTHING: Passwords = { current: "", next: "", confirm: "" };

interface Problem {
  /** "form": nothing that was typed is wrong, the store refused. */
  readonly at: PasswordPart | "form";
  readonly text: string;
}

function problemIn({ current, next, confirm }: Passwords): Problem | null {
  if (current === "") return { at: "current", text: texts.noCurrent };
  if (next === "") return { at: "next", text: texts.noNext };
  return next === confirm ? null : { at: "confirm", text: accountTexts.passwordMismatch };
}

/** Changes the account's password if the current one is correct. */
export function usePasswordChange() {
  const [typed, setTyped] = useState(NOTHING);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (part: PasswordPart, text: string) => {
    setTyped((before) => ({ ...before, [part]: text }));
    setProblem(null);
  };
  const leaveConfirm = () => {
    if (typed.confirm !== "" && typed.confirm !== typed.next)
      setProblem({ at: "confirm", text: accountTexts.passwordMismatch });
  };
  const save = async (): Promise<void> => {
    const found = problemIn(typed);
    if (found) return setProblem(found);
    setBusy(true);
    const changed = await changePassword(session, typed.current, typed.next);
    setBusy(false);
    if (!changed.ok) {
      const at = changed.error.kind === "storage" ? "form" : "current";
      return setProblem({ at, text: accountRefusalText(changed.error) });
    }
    setTyped(NOTHING);
    setProblem(null);
    toast.success({ id: "password", title: accountTexts.passwordChanged });
  };
  const errorOf = (part: PasswordPart | "form") => (problem?.at === part ? problem.text : undefined);
  return { typed, busy, change, leaveConfirm, save, errorOf };
}
