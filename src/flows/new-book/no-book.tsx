import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { newBookTexts as texts } from "./texts.ts";

interface NoBookProps {
  /** Whether the address names a book. */
  readonly asked: boolean;
  /** What this screen shows once there is a book; displayed when there is none. */
  readonly text: string;
}

/** Shown instead of a book's screen when there is no book, or the requested one does not exist. */
export function NoBook({ asked, text }: NoBookProps) {
  return (
    <EmptyState
      level={2}
      title={asked ? texts.missingTitle : texts.noBookTitle}
      text={asked ? texts.missingText : text}
      actions={
        <Link to="/dashboard/libro-contable" className={buttonClass({ variant: "primary" })}>
          {texts.toBooks}
        </Link>
      }
    />
  );
}
