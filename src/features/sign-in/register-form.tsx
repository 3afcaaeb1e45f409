import { Link } from "@tanstack/react-router";
import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import { type FormEvent, useState } from "react";
import { LONGEST_NAME } from "#domain/access/user.ts";
import { StrengthMeter } from "#session/who/strength-meter.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import type { ReturnWay } from "./return-way.ts";
import { TermsDialog } from "./terms-dialog.tsx";
import { signInTexts } from "./texts.ts";
import { type TextName, useRegistration } from "./use-registration.ts";

const texts = signInTexts.register;

type Registration = ReturnType<typeof useRegistration>;

function Fields({ registration }: { readonly registration: Registration }) {
  const { fields, busy, change, leave, errorOf } = registration;
  const field = (name: TextName) => ({
    name,
    size: "lg" as const,
    required: true,
    readOnly: busy,
    value: fields[name],
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => leave(name),
    error: errorOf(name),
  });
  return (
    <>
      <TextField {...field("name")} label={texts.name} autoComplete="name" maxLength={LONGEST_NAME} />
      <TextField
        {...field("email")}
        label={signInTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <div>
        <PasswordField {...field("password")} label={signInTexts.password} autoComplete="new-password" />
        <StrengthMeter password={fields.password} />
      </div>
      <PasswordField {...field("confirm")} label={texts.confirm} autoComplete="new-password" />
    </>
  );
}

function Submit({ registration }: { readonly registration: Registration }) {
  const { missing, busy, trouble } = registration;
  return (
    <div>
      <div role="alert">
        {trouble === null ? null : (
          <p className="mb-3 flex gap-2 bg-errbg p-3 text-error">
            <CircleAlert size={18} aria-hidden="true" className="mt-px" />
            {trouble}
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy}
        disabled={missing !== null}
        aria-describedby="register-missing"
      >
        {texts.submit}
      </Button>
      <p id="register-missing" className="mt-2 flex min-h-5 gap-2 text-caption text-muted">
        {missing === null ? null : (
          <>
            <Info size={15} aria-hidden="true" className="mt-px" />
            {missing}
          </>
        )}
      </p>
    </div>
  );
}

/** The button stays off until all fields and the terms are complete; it says what is missing. */
export function RegisterForm({ returnUrl }: ReturnWay) {
  const registration = useRegistration();
  const [terms, setTerms] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void registration.attempt();
  };
  return (
    <form noValidate className="mt-7 grid gap-4" onSubmit={submit}>
      <Fields registration={registration} />
      <Checkbox
        checked={registration.fields.accepted}
        onChange={(accepted) => registration.change({ accepted })}
        label={
          <>
            {texts.acceptBefore}
            <button type="button" className="link link-primary font-semibold" onClick={() => setTerms(true)}>
              {texts.terms}
            </button>
            {texts.acceptAfter}
          </>
        }
      />
      <Submit registration={registration} />
      <p className="border-raya border-t pt-4">
        {texts.haveAccount}{" "}
        <Link
          to="/login"
          search={returnUrl === undefined ? {} : { returnUrl }}
          className="link link-primary font-semibold"
        >
          {texts.login}
        </Link>
      </p>
      <TermsDialog open={terms} onClose={() => setTerms(false)} />
    </form>
  );
}
