import { session } from "../session/session.ts";

export const broken = session;
