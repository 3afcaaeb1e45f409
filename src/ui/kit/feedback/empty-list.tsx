import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface EmptyListProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Label of the button that creates the first item. */
  readonly action: string;
  readonly onAction: () => void;
}

/** Shown instead of a screen's list while it is empty. */
export function EmptyList({ title, text, action, onAction }: EmptyListProps) {
  return (
    <EmptyState
      level={2}
      title={title}
      text={text}
      actions={
        <Button variant="primary" onClick={onAction}>
          {action}
        </Button>
      }
    />
  );
}
