import { Button } from "#ui/kit/controls/button.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";

interface PostingFooterProps<Figures> {
  /** Null while there is nothing to put on paper or in a book. */
  readonly figures: Figures | null;
  /** All of it is in the books already. */
  readonly posted: boolean;
  /** What posting is called; null where there is nothing to post. */
  readonly post: string | null;
  readonly disabled?: boolean;
  readonly onPdf: (figures: Figures) => void;
  readonly onPost: () => void;
  readonly onClose: () => void;
}

/** Out, on paper, into a book. */
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
        <Button variant={posted ? "outline" : "primary"} disabled={disabled} onClick={onPost}>
          {post}
        </Button>
      )}
    </>
  );
}
