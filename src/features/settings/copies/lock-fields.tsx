import { PassphraseFields } from "#flows/sealed-copy/passphrase-fields.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { protectText } from "../texts.ts";
import type { Lock } from "./use-lock.ts";

/** Protects the next copy with a passphrase of its own. */
export function LockFields({ lock }: { readonly lock: Lock }) {
  return (
    <div className="grid gap-3">
      <Checkbox look="toggle" label={protectText} checked={lock.on} onChange={lock.turn} />
      {lock.on ? <PassphraseFields typed={lock.typed} /> : null}
    </div>
  );
}
