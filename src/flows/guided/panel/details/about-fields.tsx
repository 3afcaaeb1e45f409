import { assetOf, assetsInUse } from "#domain/guided/assets/registered-asset.ts";
import {
  DEED_FACTS,
  deedsOfType,
  GUIDED_DEEDS,
  type GuidedDeed,
  isAssetExit,
  typeOfDeed,
  WORDED_DEEDS,
} from "#domain/guided/deed.ts";
import { AccountPicker } from "#ui/accounting/accounts/account-picker.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { DEED_NAMES, guidedPanelTexts, QUESTION_TEXTS } from "../texts.ts";
import type { DetailFieldsProps } from "./detail-fields.ts";

const { details: texts } = guidedPanelTexts;

/** None of the register. */
const NOT_LISTED = "-";

/** The deeds of the chosen type first, then all others: a wrong type is corrected here too. */
function deedsFrom(deed: GuidedDeed | undefined): readonly GuidedDeed[] {
  // What no field asks for is kept where words told it, and not offered.
  const offered = GUIDED_DEEDS.filter((each) => each === deed || !WORDED_DEEDS.has(each));
  if (deed === undefined) return offered;
  const own = deedsOfType(typeOfDeed(deed)).filter((each) => offered.includes(each));
  return [...own, ...offered.filter((each) => !own.includes(each))];
}

/** What was done, and what it was about. */
export function AboutFields({ operation, world, onAnswer }: DetailFieldsProps) {
  const deed = operation.deed?.value;
  const side = deed && DEED_FACTS[deed].side;
  const known = assetOf(operation, world);
  const assets = assetsInUse(world);
  return (
    <>
      <SelectField<GuidedDeed>
        label={texts.deed}
        value={deed ?? ""}
        placeholder={texts.chooseDeed}
        options={deedsFrom(deed).map((value) => ({ value, label: DEED_NAMES[value] }))}
        onChange={(value) => onAnswer({ kind: "deed", value })}
      />
      {isAssetExit(deed) && assets.length > 0 ? (
        <SelectField<string>
          label={texts.asset}
          value={known?.id ?? (operation.asset === null ? NOT_LISTED : "")}
          placeholder={QUESTION_TEXTS.asset}
          options={[
            ...assets.map(({ id, name }) => ({ value: id as string, label: name })),
            { value: NOT_LISTED, label: guidedPanelTexts.noneOf.asset },
          ]}
          onChange={(id) =>
            onAnswer({ kind: "asset", value: assets.find((each) => each.id === id)?.id ?? null })
          }
        />
      ) : null}
      {deed === undefined || deed === "transfer" || known !== null ? null : (
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
