import { screen } from "../../features/one/screen.ts";

export const broken = screen;
