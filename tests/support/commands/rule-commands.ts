import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { deleteRule, saveRule } from "#storage/commands/automation/save-rule.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { code, ruleFields } from "../records/company-rules.ts";

const chart = pucChart();
const FIELDS = ruleFields({ words: "tintos" }, { account: code("519520") });

const head = (bookId: BookId) => ({ id: newId("command"), bookId });

/** Commands of the company's rules, each over what it needs. */
export const RULE_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  saveRule: async (storage, bookId) => () =>
    saveRule(storage, { ...head(bookId), ruleId: newId("rule"), fields: FIELDS, version: null, chart }),
  deleteRule: async (storage, bookId) => {
    const ruleId = newId("rule");
    await saveRule(storage, { ...head(bookId), ruleId, fields: FIELDS, version: null, chart });
    return () => deleteRule(storage, { ...head(bookId), ruleId, version: 1 });
  },
};
