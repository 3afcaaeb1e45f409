import { account } from "../../domain/accounting/account.ts";

export const broken = account;
