/** Return path of sign-in, without the `guest` parameter. */
export const PAYROLL_PATH = "/payroll-calculator";
