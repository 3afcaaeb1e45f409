import type { ReactNode } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { notesTexts as texts } from "./texts.ts";

interface EditorFootProps {
  readonly save: string;
  readonly onCancel: () => void;
  /** What else the editor can do. */
  readonly children?: ReactNode;
}

/** The buttons below an editor that stands in the page. */
export function EditorFoot({ save, onCancel, children }: EditorFootProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" size="sm">
        {save}
      </Button>
      <Button size="sm" onClick={onCancel}>
        {texts.cancel}
      </Button>
      {children}
    </div>
  );
}
