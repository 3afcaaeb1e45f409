import { flow } from "../one/flow.ts";

export const broken = flow;
