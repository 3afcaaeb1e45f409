/**
 * Promised limits and how each figure is measured. Ratios only: absolute times depend more on the machine than on the
 * product.
 */
export const AIMS = {
  post: [
    "Post one entry into a book of 100,000, after a hundred",
    "one strict transaction of the same records",
    1.5,
  ],
  trial: ["Trial balance at 100,000 entries", "the same at 1,000", 1.5],
  statements: ["All four statements with comparatives at 100,000", "the same at 1,000", 1.2],
  directCash: ["The same with the direct cash flow at 100,000", "one bare read of all its pages", null],
  ledger: ["Ledger of the busiest account, last month", "one range read of that month's pages", null],
  import: ["Import 100,000 entries in one command", "the bare write of the same pages", 2],
  records: ["One record per entry, 100,000, bare", "importing them on pages", -5],
  fold: ["Fold one million postings into balances", "a plain loop over the same objects", 1.5],
  verify: ["Verify 100,000 entries in a worker", "one bare read of the same pages", 1.5],
  firstRow: ["Open the journal to its first row, 100,000", "the same at 1,000", 1.5],
  keys: ["Key to its cell laid out again, 95th percentile, 100,000 entries", "16 ms", 1],
  keysSlow: ["The same on a processor slowed four times", "50 ms", 1],
  keysBare: ["The same as the first", "a key in a field of an empty page", null],
  dashboard: ["Open Inicio with 50 companies and 200 books", "the same with one company of four books", 1.5],
  companies: ["Open Mis empresas with 50 companies and 200 books", "the same with one", null],
  export: [
    "Export a journal of 50,000 rows to Excel, from the store",
    "the bare library in a worker, handed the same cells",
    1.5,
  ],
  exportLibrary: ["The same", "the library's own work alone", null],
  exportWait: ["Longest wait for input meanwhile", "100 ms", 1],
  importFile: [
    "A journal of 50,000 rows from its Excel file to committed entries",
    "the bare library's reading of it in a worker, and the bare write of its pages",
    1.5,
  ],
  importWait: ["Longest wait for input meanwhile", "100 ms", 1],
  importMemory: ["Memory that it takes at its peak, of all the browser's processes", "150 MB", 1],
  partyLedger: [
    "Auxiliar of one third party at 100,000 entries and 5,000 third parties",
    "the same at 1,000 entries",
    1.5,
  ],
  partyLedgerFirst: ["The same when nothing of the book was read before", "the same at 1,000 entries", null],
  suggest: ["Suggest an account, 2,400 accounts and 2,000 third parties", "8 ms", 1],
  postParty: [
    "The same with a third party on each line, 5,000 of them",
    "one strict transaction of the same records",
    2,
  ],
  sale: ["Sell 30 items with their cost, 10,000 items", "one strict transaction of the same records", 2.5],
  kardex: ["Kardex of one item at 100,000 moves", "one range read of its cards", null],
  valuation: ["Value of 10,000 items on any day, 100,000 moves", "100 ms", 1],
  payroll: ["A month's payroll of 1,000 employees, every figure explained", "40 ms", 1],
  invoices: ["200 electronic invoices, from their files to one command", "3 s", 1],
  matching: ["Propose matches for an extract of 2,000 lines", "300 ms", 1],
  firstLook: ["Largest Contentful Paint of `/`, slow phone, slow 4G", "the same page without scripts", 1.15],
};
