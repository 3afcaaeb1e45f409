import { formatRate } from "#domain/fiscal/effect-words.ts";
import { hasUsual, USUAL_RETENTIONS, usualFacts, withUsual } from "#domain/fiscal/usual-retentions.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { fiscalTexts } from "../texts.ts";
import type { ProfileFormControl } from "../use-profile-form.ts";

const { form: texts } = fiscalTexts;

/** The withholdings that most companies have, each one press, with the law's rate of today. */
export function UsualTicks({ form }: { readonly form: ProfileFormControl }) {
  const storage = useStorage();
  const { content } = form.draft;
  const how = { day: form.day, newId: () => storage.newId("retention") };
  return (
    <fieldset className="profile-set">
      <legend className="field-label">{texts.usual}</legend>
      <div className="profile-flags">
        {USUAL_RETENTIONS.map((usual) => {
          const facts = usualFacts(usual, form.day);
          return facts === null ? null : (
            <Checkbox
              key={usual}
              label={texts.usualOf(facts.name, formatRate(facts.rate))}
              checked={hasUsual(content, usual)}
              onChange={(on) => form.change({ retentions: withUsual(content.retentions, usual, on, how) })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
