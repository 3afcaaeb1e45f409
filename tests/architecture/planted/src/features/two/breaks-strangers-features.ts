import { screen } from "../one/screen.ts";

export const broken = screen;
