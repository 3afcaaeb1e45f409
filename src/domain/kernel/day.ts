import type { Brand } from "./brand.ts";

/** A calendar day as text, "2026-11-20". String order is date order. No time, no zone (DT-01, DT-02). */
export type Day = Brand<string, "Day">;

/** A calendar month as text, "2026-11". */
export type Month = Brand<string, "Month">;
