import { type DragEvent, useState } from "react";

/**
 * Whether files are dragged over a box; moving between its children does not count as leaving. What is dropped outside
 * of every box is refused for the whole page by public/theme-init.js.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      // Whoever takes files for the whole screen leaves these to the box.
      "data-takes-files": true,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
