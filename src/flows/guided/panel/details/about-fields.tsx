import { DEED_FACTS, deedsOfType, GUIDED_DEEDS, type GuidedDeed, typeOfDeed } from "#domain/guided/deed.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { DEED_NAMES, guidedPanelTexts } from "../texts.ts";
import type { DetailFieldsProps } from "./detail-fields.ts";

const { details: texts } = guidedPanelTexts;

/** The deeds of the chosen type first, then all others: a wrong type is corrected here too. */
function deedsFrom(deed: GuidedDeed | undefined): readonly GuidedDeed[] {
  if (deed === undefined) return GUIDED_DEEDS;
  const own = deedsOfType(typeOfDeed(deed));
  return [...own, ...GUIDED_DEEDS.filter((each) => !own.includes(each))];
}

/** What was done, and what it was about. */
export function AboutFields({ operation, world, onAnswer }: DetailFieldsProps) {
  const deed = operation.deed?.value;
  const side = deed && DEED_FACTS[deed].side;
  return (
    <>
      <SelectField<GuidedDeed>
        label={texts.deed}
        value={deed ?? ""}
        placeholder={texts.chooseDeed}
        options={deedsFrom(deed).map((value) => ({ value, label: DEED_NAMES[value] }))}
        onChange={(value) => onAnswer({ kind: "deed", value })}
      />
      {deed === undefined || deed === "transfer" ? null : (
        <AccountPicker
          label={texts.account}
          help={texts.accountHelp}
          chart={world.chart}
          value={operation.account?.value ?? null}
          used={world.used}
          {...(side && { place: () => ({ side, others: [] }) })}
          onChange={(value) => onAnswer({ kind: "account", value })}
        />
      )}
    </>
  );
}
