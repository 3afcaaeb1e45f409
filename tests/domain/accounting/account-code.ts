import type { AccountCode } from "#domain/accounting/account.ts";

export function accountCode(text: string): AccountCode {
  return text as AccountCode;
}
