export const statement = 1;
