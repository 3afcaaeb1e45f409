import { useId } from "react";
import type { AppliesTo } from "#domain/fiscal/profile-scope.ts";
import { type ScopeChoice, scopeChoices } from "./profile-draft.ts";
import { fiscalTexts } from "./texts.ts";

const { initial: texts, scopes, scopeNotes } = fiscalTexts;

interface ScopeStepProps {
  readonly of: AppliesTo;
  readonly value: ScopeChoice;
  readonly onChoose: (choice: ScopeChoice) => void;
}

/** First step of the smart analysis: the scope of the new profile. */
export function ScopeStep({ of, value, onChoose }: ScopeStepProps) {
  const name = useId();
  return (
    <fieldset className="profile-set">
      <legend className="font-semibold">{texts.scope}</legend>
      <p className="mb-3 text-muted text-sm">{texts.scopeText}</p>
      <div className="grid gap-2">
        {scopeChoices(of).map(({ kind }) => (
          <label key={kind} className="regime-card">
            <input
              type="radio"
              className="radio radio-primary radio-sm"
              name={name}
              value={kind}
              checked={value === kind}
              onChange={() => onChoose(kind)}
            />
            <span>
              <span className="block font-semibold">{scopes[kind]}</span>
              <span className="block text-muted text-sm">{scopeNotes[kind]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
