import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface EmptyListProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** On the one button: how the first one is made. */
  readonly action: string;
  readonly onAction: () => void;
}

/** In the place of a screen's list while there is nothing to list. */
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
