import { useState } from "react";
import { isEmail, normalizeEmail } from "#domain/access/email.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { session } from "#session/who/session.ts";
import type { SignInRefusal } from "#session/who/session-state.ts";
import type { EmailStanding } from "#storage/registry/accounts.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { signInTexts } from "./texts.ts";
import { useBringFiles } from "./use-bring-files.ts";

const texts = signInTexts.login;

function refusalText(refusal: SignInRefusal): string {
  if (refusal.kind === "damaged-record") return texts.damaged;
  if (refusal.kind === "storage") return troubleText(refusal.trouble);
  return texts.wrong;
}

interface Seen {
  readonly email: string;
  readonly standing: EmailStanding;
  /** A similar known address stopped the first press; the next one proceeds. */
  readonly stopped: boolean;
}

/** What this device knows of the typed address, once checked. */
function useStanding() {
  const [seen, setSeen] = useState<Seen | null>(null);
  const look = async (typed: string, stopping = false): Promise<EmailStanding | null> => {
    const email = normalizeEmail(typed);
    const standing = isEmail(email) ? await session.emailStanding(email) : null;
    const near = standing?.kind === "new" && standing.near !== null;
    setSeen(standing === null ? null : { email, standing, stopped: stopping && near });
    return standing;
  };
  return { seen, look, forget: () => setSeen(null) };
}

/** State of the sign-in form: fields, messages, and the attempt. */
export function useLogin() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(true);
  const [checked, setChecked] = useState({ email: false, password: false });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { seen, look, forget } = useStanding();
  const bringFiles = useBringFiles();

  /** False until the user has seen that a similar address is known here (spec-decision 30). */
  const mayGoOn = async (): Promise<boolean> => {
    const alreadyShown = seen?.email === normalizeEmail(email);
    if (alreadyShown) return true;
    const standing = await look(email, true);
    return standing?.kind !== "new" || standing.near === null;
  };

  const attempt = async (): Promise<void> => {
    setChecked({ email: true, password: true });
    if (busy || !isEmail(email) || password === "") return;
    setBusy(true);
    setRefusal(null);
    if (!(await mayGoOn())) return setBusy(false);
    const isNew = (await session.emailStanding(email))?.kind === "new";
    const answer = await session.signIn({ email, password }, remember);
    if (answer.ok) {
      void bringFiles(answer.value.id);
      // The guard of this route now redirects; the button stays busy until then.
      if (isNew) toast.success({ title: texts.created, text: answer.value.email });
      return;
    }
    setBusy(false);
    setRefusal(refusalText(answer.error));
  };

  return {
    email,
    password,
    remember,
    busy,
    refusal,
    standing: seen,
    emailError: checked.email && !isEmail(email) ? signInTexts.badEmail : null,
    passwordError: checked.password && password === "" ? signInTexts.noPassword : null,
    setRemember,
    setEmail: (text: string) => {
      setEmail(text);
      setRefusal(null);
      forget();
    },
    setPassword: (text: string) => {
      setPassword(text);
      setRefusal(null);
    },
    emailLeft: () => {
      if (email.trim() === "") return;
      setChecked((before) => ({ ...before, email: true }));
      void look(email);
    },
    useNear: (near: string) => {
      setEmail(near);
      forget();
    },
    attempt,
  };
}
