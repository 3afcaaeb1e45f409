import Printer from "lucide-react/icons/printer";
import { Button } from "#ui/kit/controls/button.tsx";
import { reportTexts as texts } from "./texts.ts";

export function PrintButton() {
  return (
    <Button variant="ghost" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}
