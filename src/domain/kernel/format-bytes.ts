import { formatDecimal } from "./format.ts";

const UNITS = [
  [1e9, "GB"],
  [1e6, "MB"],
  [1e3, "kB"],
] as const;

/** 55100000 → "55,1 MB", 10000000 → "10 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? UNITS[2];
  const tenths = Math.round((bytes / size) * 10);
  return `${formatDecimal(tenths / 10, tenths % 10 === 0 ? 0 : 1)}\u00a0${unit}`;
}
