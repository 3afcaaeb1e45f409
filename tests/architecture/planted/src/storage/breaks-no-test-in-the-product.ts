import { helper } from "../../helper.ts";

export const broken = helper;
