/** Where signing in comes back to: without the guest of the address. */
export const PAYROLL_PATH = "/payroll-calculator";
