import { statement } from "../statement/statement.ts";

export const broken = statement;
