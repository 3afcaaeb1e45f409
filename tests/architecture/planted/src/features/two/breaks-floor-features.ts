import { broken as table } from "../../routes/breaks-floor-routes.ts";

export const broken = table;
