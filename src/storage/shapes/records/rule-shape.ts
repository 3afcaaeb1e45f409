import type { AccountCode } from "#domain/accounting/account.ts";
import {
  type CompanyRule,
  RULE_DIRECTIONS,
  RULE_STATES,
  type RuleCondition,
  type RuleOutcome,
} from "#domain/automation/company-rule.ts";
import { GUIDED_MEANS } from "#domain/guided/guided-operation.ts";
import {
  amountValue,
  count,
  dayValue,
  flag,
  id,
  integer,
  oneOf,
  orNull,
  shape,
  textAs,
  textValue,
} from "../shape.ts";

const code = textAs<AccountCode>();

export const ruleShape = shape<CompanyRule>({
  id: id("rule"),
  bookId: id("book"),
  companyId: orNull(id("company")),
  chart: oneOf(["mini", "journal", "puc"]),
  condition: shape<RuleCondition>({
    direction: oneOf(RULE_DIRECTIONS),
    words: textValue,
    party: orNull(textValue),
    means: orNull(oneOf(GUIDED_MEANS)),
    least: orNull(amountValue),
    most: orNull(amountValue),
  }),
  outcome: shape<RuleOutcome>({
    account: orNull(code),
    means: orNull(oneOf(GUIDED_MEANS)),
    pocket: orNull(code),
    party: orNull(textValue),
    vat: orNull(oneOf(["none", 19, 5])),
    withholdsNothing: flag,
  }),
  state: oneOf(RULE_STATES),
  uses: count,
  lastUse: orNull(dayValue),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
