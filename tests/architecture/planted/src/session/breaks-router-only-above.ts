import { redirect } from "@tanstack/react-router";

export const broken = redirect;
