import { passwordStrength } from "#domain/access/password-strength.ts";
import { STRENGTH_WORDS, strengthText } from "./account-texts.ts";

const BOXES = [1, 2, 3, 4] as const;

/** Four boxes and a word. Advisory only: no password is refused. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { boxes, level, length } = passwordStrength(password);
  if (level === null) return null;
  return (
    <div className="mt-2">
      <div className="grid grid-cols-4 gap-1" aria-hidden="true">
        {BOXES.map((box) => (
          <span
            key={box}
            data-filled={box <= boxes}
            className={`h-1.5 border border-borde ${box <= boxes ? "border-neutral bg-base-content" : ""}`}
          />
        ))}
      </div>
      <p className="mt-1 text-caption text-muted" aria-live="polite">
        {strengthText(STRENGTH_WORDS[level], length)}
      </p>
    </div>
  );
}
