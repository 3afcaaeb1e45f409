import { useEffect, useEffectEvent } from "react";
import { toast } from "#ui/kit/feedback/toast.ts";
import { embeddedTexts } from "../embedded/texts.ts";

interface FileDrop {
  readonly mayTake: () => boolean;
  readonly onFile: (file: File) => void;
}

/** A file dropped or pasted anywhere on a journal is brought into its book; of several the first, and that is said. */
export function useFilesOntoJournal({ mayTake, onFile }: FileDrop): void {
  const isOver = useEffectEvent((event: DragEvent) => {
    if (mayTake() && event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const [file, ...others] = files ?? [];
    const isElsewhere =
      event.target instanceof Element && event.target.closest("dialog, [data-takes-files]") !== null;
    if (file === undefined || isElsewhere || !mayTake()) return;
    event.preventDefault();
    // The doors of the application say nothing of a file that is taken here.
    event.stopPropagation();
    onFile(file);
    if (others.length > 0) toast.info(embeddedTexts.oneOfSeveral(file.name, others.length));
  });
  useEffect(() => {
    const over = (event: DragEvent) => isOver(event);
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files);
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files);
    window.addEventListener("dragover", over);
    window.addEventListener("drop", drop, true);
    window.addEventListener("paste", paste, true);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("drop", drop, true);
      window.removeEventListener("paste", paste, true);
    };
  }, []);
}
