import { table } from "../../storage/table.ts";

export const broken = table;
