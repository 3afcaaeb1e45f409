import Check from "lucide-react/icons/check";
import PencilLine from "lucide-react/icons/pencil-line";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { classNames } from "#ui/kit/class-names.ts";
import { lightSide } from "../editor/draft-words.ts";
import { journalTexts as texts } from "../texts.ts";

/** That the sums are equal, or with what that is not in the book yet they are. */
export function EqualWords({ provisional }: { readonly provisional: string | null }) {
  const Icon = provisional === null ? Check : PencilLine;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2",
        provisional === null ? "text-success" : "text-info",
      )}
    >
      <Icon size={18} aria-hidden="true" />
      {provisional ?? texts.equal}
    </span>
  );
}

interface DifferenceProps {
  /** Debits less credits. */
  readonly difference: Pesos;
  /** Name of the entry being written, when it is the one that does not balance. */
  readonly openName: string | null;
}

/** Which side is short, and of which entry. */
export function DifferenceWords({ difference, openName }: DifferenceProps) {
  const side = lightSide(difference);
  return (
    <>
      {texts.difference}
      <span className="grid-clip font-normal">
        {openName === null ? texts.lacksIn(side) : texts.lacks(side, openName)}
      </span>
    </>
  );
}
