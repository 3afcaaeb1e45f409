/** What a question may ask for, each with its letter in the table of weights. */
export const FIGURE_KINDS = {
  a: "sales",
  b: "purchases",
  c: "expenses",
  d: "costs",
  e: "costs and expenses",
  f: "profit",
  g: "income",
  h: "other-income",
  i: "payroll",
  j: "cash",
  k: "bank",
  l: "cash+bank",
  m: "receivables",
  n: "payables",
  o: "debt",
  p: "assets",
  q: "liabilities",
  r: "equity",
  s: "inventory",
  t: "fixed-assets",
  u: "vat",
  v: "withheld by us",
  w: "withheld from us",
  x: "liquidity",
  y: "net margin",
  z: "gross margin",
  A: "debt ratio",
  B: "roe",
  C: "collection-days",
  D: "break-even",
  E: "balanced",
  F: "compare",
  G: "top-expense",
  H: "top-customers",
  I: "best-month",
  /** An account by its everyday name, which the weights do not tell apart. */
  J: "account",
  /** What one of the customers or suppliers owes or is owed. */
  K: "third",
  /** What something is. */
  L: "concept",
  /** Nothing that books hold. */
  M: "cannot",
} as const;
export type FigureLetter = keyof typeof FIGURE_KINDS;
export type FigureKind = (typeof FIGURE_KINDS)[FigureLetter];
