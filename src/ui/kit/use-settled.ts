import { useEffect, useState } from "react";

/** A text that stayed the same for so long (ms), and an empty one at once: what is worked out of it waits for a pause. */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return text === "" ? "" : settled;
}
