import type { FormEvent } from "react";
import type { User } from "#domain/access/user.ts";
import { pageLock } from "#session/lock/page-lock.ts";
import { LOCK_MINUTES } from "#storage/lock/lock-keys.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { pinTexts as texts } from "./pin-texts.ts";
import { type PinForm, type PinPart, usePin } from "./use-pin.ts";

function PinField({ form, part }: { readonly form: PinForm; readonly part: PinPart }) {
  return (
    <PasswordField
      ref={form.fieldOf(part)}
      label={texts[part]}
      inputMode="numeric"
      autoComplete="off"
      value={form.typed[part]}
      onChange={(text) => form.change(part, text)}
      error={form.errorOf(part)}
    />
  );
}

const MINUTES = [...LOCK_MINUTES].sort((a, b) => a - b);

function TurnOn({ form }: { readonly form: PinForm }) {
  return (
    <>
      <PinField form={form} part="pin" />
      <PinField form={form} part="again" />
      <SelectField
        label={texts.minutes}
        value={String(form.minutes)}
        onChange={(text) => form.setMinutes(MINUTES.find((each) => String(each) === text) ?? 5)}
        options={MINUTES.map((each) => ({ value: String(each), label: texts.minutesText(each) }))}
      />
      <div className="sm:col-span-3">
        <Button type="submit" loading={form.busy}>
          {texts.turnOn}
        </Button>
      </div>
    </>
  );
}

function TurnOff({ form }: { readonly form: PinForm }) {
  return (
    <>
      <PinField form={form} part="current" />
      <div className="flex flex-wrap items-end gap-2 sm:col-span-2 sm:pt-6">
        <Button type="submit" loading={form.busy}>
          {texts.turnOff}
        </Button>
        <Button variant="ghost" onClick={() => pageLock.lockNow()}>
          {texts.lockNow}
        </Button>
      </div>
    </>
  );
}

/** Locks the screen of this account when nobody uses it. Off until the person sets a PIN. */
export function PinPanel({ user }: { readonly user: User }) {
  const form = usePin(user);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (form.on === null ? form.turnOn() : form.turnOff());
  };
  return (
    <section id="pin" aria-labelledby="pin-titulo">
      <h2 id="pin-titulo" className="section-head mb-4">
        {texts.title}
      </h2>
      <p className="max-w-prose text-muted">{form.on === null ? texts.lead : texts.on(form.on)}</p>
      <form noValidate className="mt-3 grid items-start gap-4 sm:grid-cols-3" onSubmit={submit}>
        {form.on === null ? <TurnOn form={form} /> : <TurnOff form={form} />}
      </form>
      <p className="mt-2 text-caption text-muted">{texts.notEncryption}</p>
    </section>
  );
}
