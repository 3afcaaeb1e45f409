import { Dexie } from "dexie";

export const broken = Dexie;
