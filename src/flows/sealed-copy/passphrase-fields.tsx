import { StrengthMeter } from "#session/who/strength-meter.tsx";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { lockTexts as texts } from "./texts.ts";
import type { Passphrase } from "./use-passphrase.ts";

/** Asks for the passphrase of a copy, twice, and says what it is worth. */
export function PassphraseFields({ typed }: { readonly typed: Passphrase }) {
  const errorAt = (part: "passphrase" | "again") => (typed.error?.at === part ? typed.error.text : undefined);
  return (
    <>
      <div>
        <PasswordField
          label={texts.passphrase}
          autoComplete="off"
          value={typed.passphrase}
          onChange={(passphrase) => typed.change({ passphrase })}
          error={errorAt("passphrase")}
        />
        <StrengthMeter password={typed.passphrase} />
      </div>
      <PasswordField
        label={texts.again}
        autoComplete="off"
        value={typed.again}
        onChange={(again) => typed.change({ again })}
        error={errorAt("again")}
      />
      <p className="text-caption text-muted">{texts.warning}</p>
    </>
  );
}
