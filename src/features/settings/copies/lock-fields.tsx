import { StrengthMeter } from "#session/who/strength-meter.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { lockTexts as texts } from "../texts.ts";
import type { Lock } from "./use-lock.ts";

/** Protects the next copy with a passphrase of its own. */
export function LockFields({ lock }: { readonly lock: Lock }) {
  const errorAt = (part: "passphrase" | "again") => (lock.error?.at === part ? lock.error.text : undefined);
  return (
    <div className="grid gap-3">
      <Checkbox look="toggle" label={texts.protect} checked={lock.on} onChange={lock.turn} />
      {lock.on ? (
        <>
          <div>
            <PasswordField
              label={texts.passphrase}
              autoComplete="off"
              value={lock.passphrase}
              onChange={(passphrase) => lock.change({ passphrase })}
              error={errorAt("passphrase")}
            />
            <StrengthMeter password={lock.passphrase} />
          </div>
          <PasswordField
            label={texts.again}
            autoComplete="off"
            value={lock.again}
            onChange={(again) => lock.change({ again })}
            error={errorAt("again")}
          />
          <p className="text-caption text-muted">{texts.warning}</p>
        </>
      ) : null}
    </div>
  );
}
