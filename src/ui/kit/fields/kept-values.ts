import { createContext } from "react";

/**
 * Of a form that is kept while it is typed, with no press that sends it: what cannot be read changes nothing there, so
 * that the figure that was there is not kept as 0 (NU-11).
 */
export const KeptValues = createContext(false);
