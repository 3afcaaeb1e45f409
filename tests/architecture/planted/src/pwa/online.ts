export const online = 1;
