/** Schema of the databases of the academic edition; one number for all of them. */
export const CLASS_SCHEMA = 1;
