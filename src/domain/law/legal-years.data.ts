import { YEAR_2023 } from "./2023.data.ts";
import { YEAR_2024 } from "./2024.data.ts";
import { YEAR_2025 } from "./2025.data.ts";
import { YEAR_2026 } from "./2026.data.ts";
import type { LegalYear } from "./legal-year.ts";

/** Every year whose values are published, the oldest first, without gaps. How to add one: docs/how-to/add-a-legal-year.md. */
export const LEGAL_YEARS: readonly LegalYear[] = [YEAR_2023, YEAR_2024, YEAR_2025, YEAR_2026];
