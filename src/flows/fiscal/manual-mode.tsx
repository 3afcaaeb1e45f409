import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { fiscalTexts } from "./texts.ts";

const { manual: texts } = fiscalTexts;

interface ManualBannerProps {
  readonly onTips: () => void;
  readonly onCreate: () => void;
}

/** Banner shown when the user continues without a profile. */
export function ManualBanner({ onTips, onCreate }: ManualBannerProps) {
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button variant="ghost" onClick={onTips}>
            {texts.tips}
          </Button>
          <Button variant="outline" onClick={onCreate}>
            {texts.create}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Banner>
  );
}

/** Tips for entering taxes by hand. */
export function ManualTips({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="md"
      title={texts.tipsTitle}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.understood}
        </Button>
      }
    >
      <ul className="list-disc space-y-2 ps-5">
        {texts.list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Dialog>
  );
}
