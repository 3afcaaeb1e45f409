import { readFileSync } from "node:fs";

export const broken = readFileSync;
