import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { newBookTexts as texts } from "./texts.ts";

interface NoBookProps {
  /** Whether the address names one. */
  readonly asked: boolean;
  /** What this screen will show once there is a book; said to somebody who has none. */
  readonly text: string;
}

/** In the place of a book's screen: there is no book yet, or not the one that was asked for. */
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
