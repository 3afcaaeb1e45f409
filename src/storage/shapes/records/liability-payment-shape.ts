import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import type { LiabilityPayment } from "#domain/payroll/payment/liability-payment.ts";
import { dayValue, id, list, pair, pesosUpTo, shape, textValue } from "../shape.ts";

/** More than any liability of a payroll. */
const MOST = 1000 * MAX_AMOUNT;

const payment = shape<LiabilityPayment>({
  day: dayValue,
  parts: list(pair(textValue, pesosUpTo(MOST))),
  posting: shape<LiabilityPayment["posting"]>({ bookId: id("book"), entryId: id("entry") }),
});

export const paymentsShape = list(payment);
