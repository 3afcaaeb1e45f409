import { useEffect } from "react";

const PRODUCT = "Cuadra";
const DEFAULT_TITLE = "Cuadra: Finanzas y Contabilidad";

/** Sets the tab's title from the screen's: the first text a screen reader says on arrival. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = DEFAULT_TITLE;
    };
  }, [title]);
}
