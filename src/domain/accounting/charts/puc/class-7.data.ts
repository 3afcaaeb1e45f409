/**
 * Class 7 of the Plan Único de Cuentas (Decreto 2650 de 1993), one "code name" per line. The decree leaves its
 * accounts to the company.
 */
export const class7 = `
7 Costos de producción o de operación
71 Materia prima
72 Mano de obra directa
73 Costos indirectos
74 Contratos de servicios
`;
