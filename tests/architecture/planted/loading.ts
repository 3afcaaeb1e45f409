/** Each loads a part; the first one runs it there. */
export const helped = () => import("./helper.ts").then((made) => made.helper.toFixed());
export const taken = () => import("./helper.ts").then((made) => ({ default: made.helper }));
