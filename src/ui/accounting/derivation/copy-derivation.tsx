import Copy from "lucide-react/icons/copy";
import { Button } from "../../kit/controls/button.tsx";
import { toast } from "../../kit/feedback/toast.ts";
import { copyText } from "../../kit/save-file.ts";
import { derivationCopy } from "./derivation-copy.ts";
import { derivationTexts as texts } from "./derivation-texts.ts";
import type { Explained } from "./explained.ts";

async function copy(explained: Explained): Promise<void> {
  if (await copyText(derivationCopy(explained)))
    toast.success({ id: "derivation-copied", title: texts.copied });
  else toast.error({ id: "derivation-copied", title: texts.notCopied });
}

/** "Copiar el cálculo": the figure and its steps as text. */
export function CopyDerivation({ explained }: { readonly explained: Explained }) {
  return (
    <Button variant="ghost" icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy(explained)}>
      {texts.copy}
    </Button>
  );
}
