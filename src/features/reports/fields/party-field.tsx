import X from "lucide-react/icons/x";
import { useMemo, useState } from "react";
import { documentText } from "#domain/parties/document.ts";
import type { PartyChoice } from "#reports/book-report.ts";
import { matchingParties, type NamedParty } from "#storage/queries/parties/named-parties.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Combobox } from "#ui/kit/fields/combobox.tsx";
import { Field } from "#ui/kit/fields/field.tsx";
import { reportTexts as texts } from "../texts.ts";

const MOST = 40;

interface PartyFieldProps {
  readonly choice: PartyChoice;
  /** Null: all third parties. */
  readonly onParty: (key: string | null) => void;
}

function Option({ party: { name, party } }: { readonly party: NamedParty }) {
  return (
    <span className="block leading-4.5">
      <span className="option-line">{name}</span>
      {party?.document ? (
        <span className="option-line text-[0.8125rem] text-muted">{documentText(party.document)}</span>
      ) : null}
    </span>
  );
}

/** Which third party a report is of, found by name or number; none: all of them. */
export function PartyField({ choice: { chosen, all }, onParty }: PartyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [listed, setListed] = useState<readonly NamedParty[]>([]);
  // Those of the report that is shown: the field outlives it.
  const list = () => void all().then(setListed, () => setListed([]));
  const options = useMemo(() => matchingParties(listed, typed ?? "").slice(0, MOST), [listed, typed]);
  const leave = () => {
    if (typed?.trim() === "" && chosen !== null) onParty(null);
    setTyped(null);
  };
  return (
    <div className="flex w-full items-center gap-1 md:w-72">
      <Field className="min-w-0 flex-1">
        {(control) => (
          <Combobox
            control={control}
            aria-label={texts.party}
            listLabel={texts.party}
            placeholder={texts.allParties}
            text={typed ?? chosen?.name ?? ""}
            onText={setTyped}
            options={options}
            optionKey={({ key }) => key}
            renderOption={(party) => <Option party={party} />}
            onPick={({ key }) => {
              setTyped(null);
              onParty(key);
            }}
            pickOnTab={(typed ?? "").trim() !== ""}
            emptyText={texts.noParty}
            onFocus={list}
            onBlur={leave}
          />
        )}
      </Field>
      {chosen === null ? null : (
        <IconButton
          size="sm"
          label={texts.seeAllParties}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onParty(null)}
        />
      )}
    </div>
  );
}
