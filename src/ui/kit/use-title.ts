import { useEffect } from "react";

const PRODUCT = "Cuadra";
const DEFAULT_TITLE = "Cuadra: Finanzas y Contabilidad";

/** Names the tab after the screen: the first thing a reader says on arrival. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = DEFAULT_TITLE;
    };
  }, [title]);
}
