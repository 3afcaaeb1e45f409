/** Class 9 of the Plan Único de Cuentas (Decreto 2650 de 1993), one "code name" per line. */
export const class9 = `
9 Cuentas de orden acreedoras
91 Responsabilidades contingentes
9105 Bienes y valores recibidos en custodia
9110 Bienes y valores recibidos en garantía
9115 Bienes y valores recibidos de terceros
9120 Litigios y/o demandas
9125 Promesas de compraventa
9130 Contratos de administración delegada
9135 Cuentas en participación
9195 Otras responsabilidades contingentes
92 Acreedoras fiscales
93 Acreedoras de control
9305 Contratos de arrendamiento financiero
9395 Otras cuentas de orden acreedoras de control
9399 Ajustes por inflación patrimonio
94 Responsabilidades contingentes por contra (DB)
95 Acreedoras fiscales por contra (DB)
96 Acreedoras de control por contra (DB)
`;
