/**
 * The reconciliation stands at a report's address and is no report in the list: it has a screen of its own. A route of
 * its own would weigh on the first page, which knows every route.
 */
export const reconciliationPlace: { readonly path: "conciliacion"; readonly load?: undefined } = {
  path: "conciliacion",
};
