import { safeParse } from "valibot";

export const broken = safeParse;
