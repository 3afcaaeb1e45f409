import type { ReactNode } from "react";
import { DialogFrame, type FrameProps } from "./dialog-frame.tsx";
import { useAskedClose } from "./use-asked-close.tsx";

export interface DialogProps extends Omit<FrameProps, "footer" | "held"> {
  readonly open: boolean;
  /** It holds what somebody typed, pasted or changed: every way to close it asks first. */
  readonly dirty?: boolean;
  /** It may be left while it works: what it works at ends with it. Any other stays until it is answered (ST-30). */
  readonly leaves?: boolean;
  /** Buttons: secondary first, the primary last. A button that gives up calls what it is given: it asks too. */
  readonly footer?: ReactNode | ((close: () => void) => ReactNode);
}

function OpenDialog({ open: _, dirty = false, leaves = false, footer, onClose, ...frame }: DialogProps) {
  const asked = useAskedClose(dirty, leaves, onClose);
  return (
    <>
      <DialogFrame
        {...frame}
        held={dirty}
        onClose={asked.close}
        footer={typeof footer === "function" ? footer(asked.close) : footer}
      />
      {asked.question}
    </>
  );
}

/** A dialog with an ink border; below 768 px, a sheet that rises from the bottom. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}
