import { broken as other } from "./breaks-no-cycle-a.ts";

export const broken = other;
