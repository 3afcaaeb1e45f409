import { report } from "../one/report.ts";

export const broken = report;
