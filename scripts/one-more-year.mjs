/** Asks a run of the tests to take one more legal year for published (`npm run next-year`). */
export const ONE_MORE_YEAR = "CUADRA_NEXT_YEAR";

const LIST = /\/src\/domain\/law\/legal-years\.data\.ts$/;
const END = /, (YEAR_\d+)\];/;

/** The values of the last year again, as those of the year after it. */
export function oneMoreYear() {
  return {
    name: "cuadra-one-more-year",
    enforce: "pre",
    transform(code, id) {
      if (!process.env[ONE_MORE_YEAR] || !LIST.test(id)) return null;
      if (!END.test(code)) throw new Error("The list of legal years does not end as it did");
      const next = "{ year: $1.year + 1, values: firstOf($1.values) }";
      return `${code.replace(END, `, $1, ${next}];`)}
function firstOf(values) {
  return Object.fromEntries(Object.entries(values).map(([key, [{ value, norm }]]) => [key, [{ value, norm }]]));
}`;
    },
  };
}
