import { createContext, type ReactNode } from "react";

/** Tells the error of a cell, by the id of its field; null once there is none. */
export type TellCellError = (field: string, error: ReactNode | null) => void;

/** Of a grid that has a row for the errors of its cells: beside a cell an error would hide its neighbours. */
export const CellErrors = createContext<TellCellError | null>(null);
