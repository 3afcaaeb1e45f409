import FileDown from "lucide-react/icons/file-down";
import { Button } from "#ui/kit/controls/button.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";

/** "Descargar PDF"; on a phone only the last word is visible, because three buttons share the row. */
export function PdfButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button data-send icon={<FileDown size={18} aria-hidden="true" />} onClick={onPress}>
      <span>
        <span className="max-sm:sr-only">{texts.download} </span>
        {texts.pdf}
      </span>
    </Button>
  );
}
