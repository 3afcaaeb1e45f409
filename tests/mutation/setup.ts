import fc from "fast-check";

// Each test runs once for each change of the code: what fails need not be made small, and tries are few.
fc.configureGlobal({ numRuns: 40, endOnFailure: true, seed: 14 });
