import { Progress } from "#ui/kit/feedback/progress.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { workTexts as texts } from "./texts.ts";

interface GradingDialogProps {
  readonly title: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

/** How far grading has come. Nothing is written until its end, so that cancelling leaves every grade as it was. */
export function GradingDialog({ title, done, total, onCancel }: GradingDialogProps) {
  return (
    <Dialog open title={texts.grading} subtitle={title} onClose={onCancel}>
      <Progress
        label={texts.grading}
        share={total === 0 ? 0 : done / total}
        detail={texts.progress(done, total)}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
