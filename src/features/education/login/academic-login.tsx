import { Link, useNavigate } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type FormEvent, useEffect, useState } from "react";
import { isEmail } from "#domain/access/email.ts";
import { InkFrame } from "#ui/accounting/ink-frame.tsx";
import { InkTAccount } from "#ui/accounting/ink-t-account.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { focusRefusedFields } from "#ui/kit/fields/focus-refused.ts";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { BrandMark } from "#ui/kit/text/brand-mark.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import type { AcademicRole } from "../shell/academic-place.ts";
import { rememberEmail, rememberedEmail } from "./remembered-email.ts";
import { academicLoginTexts as texts } from "./texts.ts";

interface AcademicLoginProps {
  readonly role: AcademicRole;
}

/** Typed fields of the form, with what is wrong with them once they were submitted. */
function useAcademicLogin(role: AcademicRole) {
  const navigate = useNavigate();
  const [kept] = useState(rememberedEmail);
  const [email, setEmail] = useState(kept);
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(kept !== "");
  const [asked, setAsked] = useState(false);
  const typed = email.trim();
  const emailError = typed === "" ? texts.noEmail : isEmail(typed) ? null : texts.badEmail;
  const passwordError = password === "" ? texts.noPassword : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (emailError !== null || passwordError !== null) return;
    rememberEmail(remember ? typed : null);
    // No check (spec §5): the role in the address is all that the dashboard asks for.
    void navigate({ to: "/educacion/dashboard", search: { type: role } });
  };
  return {
    email: { value: email, onChange: setEmail, error: asked ? emailError : null },
    password: { value: password, onChange: setPassword, error: asked ? passwordError : null },
    remember: { checked: remember, onChange: setRemember },
    submit,
  };
}

function Form({ role }: AcademicLoginProps) {
  const login = useAcademicLogin(role);
  const [forgot, setForgot] = useState(false);
  return (
    <>
      <form noValidate className="mt-8 grid gap-4" onSubmit={login.submit}>
        <TextField
          label={texts.email}
          type="email"
          size="lg"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          {...login.email}
        />
        <PasswordField
          label={texts.password}
          size="lg"
          name="password"
          autoComplete="current-password"
          required
          {...login.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 py-1">
          <Checkbox label={texts.remember} {...login.remember} />
          <button type="button" className="link link-primary font-medium" onClick={() => setForgot(true)}>
            {texts.forgot}
          </button>
        </div>
        <Button type="submit" variant="primary" size="lg" block>
          {texts.submit}
        </Button>
      </form>
      <p className="mt-4 text-muted">{texts.open}</p>
      {/* Beside the form: Enter in the dialog submits nothing. */}
      <Dialog
        open={forgot}
        onClose={() => setForgot(false)}
        title={texts.forgotTitle}
        footer={
          <Button variant="primary" onClick={() => setForgot(false)}>
            {texts.close}
          </Button>
        }
      >
        <p>{texts.forgotText}</p>
      </Dialog>
    </>
  );
}

/** Signing in to the academic edition, as a student or as a teacher. */
export function AcademicLogin({ role }: AcademicLoginProps) {
  useTitle(texts.title);
  useEffect(focusRefusedFields, []);
  const side = texts.side[role];
  const other: AcademicRole = role === "student" ? "teacher" : "student";
  return (
    <InkFrame
      brand={
        <Link to="/" className="inline-block" aria-label={texts.home}>
          <BrandMark size={34} />
        </Link>
      }
      aside={
        <InkTAccount
          title={side.title}
          left={{ head: side.left, lines: side.debits, total: side.total }}
          right={{ head: side.right, lines: side.credits, total: side.total }}
        />
      }
    >
      <h1 className="ink-title">{texts.title}</h1>
      <p className="text-reading mt-1.5 text-muted">
        {texts.subtitle[role]}{" "}
        <Link to="/educacion/login" search={{ type: other }} className="link link-primary font-medium">
          {texts.other[role]}
        </Link>
      </p>
      <Form role={role} />
      <p className="mt-6">
        {texts.noAccess}{" "}
        {/* The specification links it without a route: the not-found page says that nothing has to be asked for. */}
        <a href="/educacion/registro" className="link link-primary font-semibold">
          {texts.request}
        </a>
      </p>
      <Link to="/educacion" className="link link-primary mt-5 inline-flex items-center gap-2 font-medium">
        <ArrowLeft size={16} aria-hidden="true" />
        {texts.back}
      </Link>
    </InkFrame>
  );
}
