import { formatDecimal } from "./format.ts";

const UNITS = [
  [1e9, "GB"],
  [1e6, "MB"],
  [1e3, "kB"],
] as const;

/** 55100000 → "55,1 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? UNITS[2];
  return `${formatDecimal(bytes / size, 1)}\u00a0${unit}`;
}
