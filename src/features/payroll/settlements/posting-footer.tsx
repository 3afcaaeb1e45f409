import { Button } from "#ui/kit/controls/button.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";

interface PostingFooterProps<Figures> {
  /** Null while there is nothing to print or post. */
  readonly figures: Figures | null;
  /** All of it is already in the books. */
  readonly posted: boolean;
  /** Label of the post button; null when there is nothing to post. */
  readonly post: string | null;
  readonly disabled?: boolean;
  readonly onPdf: (figures: Figures) => void;
  readonly onPost: () => void;
  readonly onClose: () => void;
}

/** Buttons: close, PDF, post. */
export function PostingFooter<Figures>(props: PostingFooterProps<Figures>) {
  const { figures, posted, post, disabled = false, onPdf, onPost, onClose } = props;
  return (
    <>
      <Button variant="ghost" onClick={onClose}>
        {texts.close}
      </Button>
      {figures === null ? null : <PdfButton onPress={() => onPdf(figures)} />}
      {posted && post === null ? <Badge tone="ok">{texts.isPosted}</Badge> : null}
      {figures === null || post === null ? null : (
        <Button data-send variant={posted ? "outline" : "primary"} disabled={disabled} onClick={onPost}>
          {post}
        </Button>
      )}
    </>
  );
}
