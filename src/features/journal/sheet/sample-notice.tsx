import NotebookPen from "lucide-react/icons/notebook-pen";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { journalTexts as texts } from "../texts.ts";
import { SeeSample } from "./see-sample.tsx";

export interface SampleNoticeProps {
  readonly onBlank: () => void;
  readonly onUse: () => void;
}

/** Notice under the example: that it is one, and the two options. */
export function SampleRowsNotice({ onBlank, onUse }: SampleNoticeProps) {
  return (
    <Banner
      tone="neutral"
      flush
      role="note"
      icon={<NotebookPen size={18} aria-hidden="true" />}
      actions={
        <>
          <SeeSample />
          <Button size="sm" variant="ghost" onClick={onBlank}>
            {texts.startBlank}
          </Button>
          <Button size="sm" onClick={onUse}>
            {texts.useSample}
          </Button>
        </>
      }
    >
      {texts.sampleBanner}
    </Banner>
  );
}
