import { flow } from "../flows/one/flow.ts";

export const broken = flow;
