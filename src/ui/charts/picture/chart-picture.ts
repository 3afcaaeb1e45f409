/** The figures of a chart, for a picture that leaves the product. */
export type ChartPicture = {
  readonly title: string;
  /** Whose figures: under the title, and in the file's name. */
  readonly company: string;
  /** Of when, beside the company; empty where the title says it. */
  readonly when: string;
  /** The same in the file's name: "2026-11-30". */
  readonly stamp: string;
  /** The whole chart in a sentence, for readers that cannot see it. */
  readonly summary: string;
} & (
  | {
      readonly kind: "bars";
      readonly labels: readonly string[];
      readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
      readonly format: (value: number) => string;
    }
  | {
      readonly kind: "line";
      readonly labels: readonly string[];
      /** null: no value there; the line is broken. */
      readonly values: readonly (number | null)[];
      readonly format: (value: number) => string;
    }
  | {
      readonly kind: "shares";
      readonly rows: readonly {
        readonly label: string;
        /** Shares of the whole, from 0 to 1. */
        readonly parts: readonly { readonly name: string; readonly share: number }[];
      }[];
      readonly format: (share: number) => string;
    }
);
