import { fc } from "fast-check";

export const broken = fc;
