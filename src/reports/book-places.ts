interface BookPlace<Path extends string> {
  readonly path: Path;
  readonly load?: undefined;
}

const place = <const Path extends string>(path: Path): BookPlace<Path> => ({ path });

/**
 * Screens of a book that stand at a report's address and are no reports in the list. A route of their own would weigh on
 * the first page, which knows every route.
 */
export const BOOK_PLACES = {
  reconciliation: place("conciliacion"),
  invoices: place("facturas"),
  recurring: place("recurrentes"),
  assets: place("activos"),
  inventory: place("inventario"),
  rules: place("reglas"),
} as const;
