import type { Verdict } from "./score.ts";

interface NotRight {
  readonly verdict: Exclude<Verdict, "right">;
  readonly why: string;
}

/** Files that are not read as the stranger says, and why. */
export const NOT_RIGHT: Readonly<Record<string, NotRight>> = {
  "ausencias octubre.csv": {
    verdict: "asked",
    why: "A row says «horas extras» without saying of which kind: each is paid at another rate, so it is asked.",
  },
};
