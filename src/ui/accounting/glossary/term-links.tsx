import { Button } from "../../kit/controls/button.tsx";
import { accountingTexts } from "../texts.ts";
import { openGlossary } from "./open-glossary.ts";

const { glossary: texts } = accountingTexts;

interface TermLinksProps {
  readonly term: string;
  /** Its example is an entry to practise. */
  readonly drills: boolean;
}

/** Ways on from an answer that explains a term: its example to practise, and its place in the glossary. */
export function TermLinks({ term, drills }: TermLinksProps) {
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {drills ? (
        <Button size="sm" className="pointer-coarse:min-h-11" onClick={() => openGlossary(term, true)}>
          {texts.practise}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        className="pointer-coarse:min-h-11"
        onClick={() => openGlossary(term)}
      >
        {texts.inGlossary}
      </Button>
    </span>
  );
}
