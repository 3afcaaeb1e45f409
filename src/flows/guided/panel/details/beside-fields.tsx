import { useState } from "react";
import { PartyPicker } from "#ui/accounting/parties/party-picker.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { guidedPanelTexts } from "../texts.ts";
import type { DetailFieldsProps } from "./detail-fields.ts";

const { details: texts } = guidedPanelTexts;

/** The text of a field as it is typed: an answer drops the spaces at its ends, which somebody may be typing. */
function useOwnText(first: string, tell: (text: string) => void) {
  const [text, setText] = useState(first);
  return {
    value: text,
    onChange: (typed: string) => {
      setText(typed);
      tell(typed);
    },
  };
}

/** With whom and when it was, and what stands in the entry besides its lines. */
export function BesideFields({ operation, world, onAnswer }: DetailFieldsProps) {
  const { date } = operation;
  const party = useOwnText(operation.party?.value ?? "", (value) => onAnswer({ kind: "party", value }));
  const document = useOwnText(operation.document?.value ?? "", (value) =>
    onAnswer({ kind: "document", value }),
  );
  const description = useOwnText(operation.description, (value) => onAnswer({ kind: "description", value }));
  return (
    <>
      <PartyPicker
        label={texts.party}
        parties={world.parties.map((name) => ({ name, document: null }))}
        {...party}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label={texts.date}
          picker
          value={operation.doubt.includes("date") ? null : (date?.value ?? world.today)}
          today={world.today}
          onChange={(value) => value && onAnswer({ kind: "date", value })}
        />
        <TextField label={texts.document} {...document} />
      </div>
      <TextField label={texts.description} {...description} />
    </>
  );
}
