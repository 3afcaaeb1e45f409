import { broken as other } from "./breaks-no-cycle-b.ts";

export const broken = other;
