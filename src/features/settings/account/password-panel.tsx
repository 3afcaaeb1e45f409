import type { FormEvent } from "react";
import type { User } from "#domain/access/user.ts";
import { StrengthMeter } from "#session/who/strength-meter.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { passwordTexts as texts } from "../texts.ts";
import { type PasswordPart, usePasswordChange } from "./use-password-change.ts";

/** Changes the password: asks for the current one, and for the new one twice. */
export function PasswordPanel({ user }: { readonly user: User }) {
  const { typed, busy, change, leaveConfirm, save, errorOf } = usePasswordChange();
  const field = (part: PasswordPart) => ({
    label: texts[part],
    value: typed[part],
    onChange: (text: string) => change(part, text),
    error: errorOf(part),
  });
  const failure = errorOf("form");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <section id="contrasena" aria-labelledby="contrasena-titulo">
      <h2 id="contrasena-titulo" className="section-head mb-4">
        {texts.title}
      </h2>
      <form noValidate className="grid items-start gap-4 sm:grid-cols-3" onSubmit={submit}>
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField {...field("current")} autoComplete="current-password" />
        <div>
          <PasswordField {...field("next")} autoComplete="new-password" />
          <StrengthMeter password={typed.next} />
        </div>
        <PasswordField {...field("confirm")} autoComplete="new-password" onBlur={leaveConfirm} />
        {failure === undefined ? null : (
          <div className="sm:col-span-3">
            <Banner tone="error">{failure}</Banner>
          </div>
        )}
        <div className="sm:col-span-3">
          <Button type="submit" loading={busy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
