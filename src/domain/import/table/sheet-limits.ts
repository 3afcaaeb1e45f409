/** The limits of what is read (IM-02); a longer cell cannot exist in Excel. */
export const SHEET_LIMITS = {
  bytes: 10_000_000,
  unpacked: 60 * 1024 * 1024,
  parts: 2000,
  rows: 100_000,
  columns: 200,
  cells: 2_000_000,
  cellLength: 32_767,
} as const;
