import { nothing } from "./nowhere.ts";

export const broken = nothing;
