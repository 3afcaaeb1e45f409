import CircleAlert from "lucide-react/icons/circle-alert";
import { type FormEvent, useState } from "react";
import type { EmailStanding } from "#storage/registry/accounts.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { signInTexts } from "./texts.ts";
import { useLogin } from "./use-login.ts";

const texts = signInTexts.login;

interface NewHereProps {
  readonly standing: EmailStanding;
  readonly stopped: boolean;
  readonly onUse: (email: string) => void;
}

function NewHere({ standing, stopped, onUse }: NewHereProps) {
  if (standing.kind === "known") return null;
  const { near } = standing;
  return (
    <>
      {texts.newHere}
      {near === null ? null : (
        <>
          {" "}
          {texts.near(near)}{" "}
          <button type="button" className="link font-semibold" onClick={() => onUse(near)}>
            {texts.useNear}
          </button>
        </>
      )}
      {stopped ? ` ${texts.pressAgain}` : null}
    </>
  );
}

function Fields({ onForgot }: { readonly onForgot: () => void }) {
  const login = useLogin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.attempt();
  };
  const isNew = login.standing?.standing.kind === "new";
  return (
    <form noValidate className="mt-8 grid gap-4" onSubmit={submit}>
      <TextField
        label={signInTexts.email}
        // Reserves space for the message about a new address: it appears late, and must not move the button during a
        // press.
        className="min-h-24.5"
        type="email"
        size="lg"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={login.email}
        onChange={login.setEmail}
        onBlur={login.emailLeft}
        readOnly={login.busy}
        error={login.emailError}
        notice={isNew && login.standing ? <NewHere {...login.standing} onUse={login.useNear} /> : null}
      />
      <PasswordField
        label={signInTexts.password}
        size="lg"
        name="password"
        autoComplete="current-password"
        required
        value={login.password}
        onChange={login.setPassword}
        readOnly={login.busy}
        error={login.passwordError}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 py-1">
        <Checkbox label={texts.remember} checked={login.remember} onChange={login.setRemember} />
        <button type="button" className="link link-primary font-medium" onClick={onForgot}>
          {texts.forgot}
        </button>
      </div>
      <div>
        <div role="alert">
          {login.refusal === null ? null : (
            <p className="mb-4 flex gap-2 bg-errbg p-3 text-error">
              <CircleAlert size={18} aria-hidden="true" className="mt-px" />
              {login.refusal}
            </p>
          )}
        </div>
        <Button type="submit" variant="primary" size="lg" block loading={login.busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** E-mail and password; an address new on this device is announced before an account is created. */
export function LoginForm() {
  const [forgot, setForgot] = useState(false);
  return (
    <>
      <Fields onForgot={() => setForgot(true)} />
      {/* Beside the form, not inside it: it has a form of its own. */}
      <ForgotDialog open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}
