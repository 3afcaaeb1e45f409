import { Badge } from "#ui/kit/badge.tsx";
import { Button } from "#ui/kit/button.tsx";
import { PdfButton } from "./pdf-button.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";

interface PostingFooterProps<Figures> {
  /** Null while there is nothing to put on paper or in a book. */
  readonly figures: Figures | null;
  /** These very figures are in a book already. */
  readonly posted: boolean;
  readonly post: string;
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
      {posted ? <Badge tone="ok">{texts.isPosted}</Badge> : null}
      {figures === null || posted ? null : (
        <Button variant="primary" disabled={disabled} onClick={onPost}>
          {post}
        </Button>
      )}
    </>
  );
}
