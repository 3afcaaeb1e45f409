/** Class 8 of the Plan Único de Cuentas (Decreto 2650 de 1993), one "code name" per line. */
export const class8 = `
8 Cuentas de orden deudoras
81 Derechos contingentes
8105 Bienes y valores entregados en custodia
8110 Bienes y valores entregados en garantía
8115 Bienes y valores en poder de terceros
8120 Litigios y/o demandas
8125 Promesas de compraventa
8195 Diversas
82 Deudoras fiscales
83 Deudoras de control
8305 Bienes recibidos en arrendamiento financiero
8310 Títulos de inversión no colocados
8315 Propiedades, planta y equipo totalmente depreciados, agotados y/o amortizados
8320 Créditos a favor no utilizados
8325 Activos castigados
8330 Títulos de inversión amortizados
8335 Capitalización por revalorización de patrimonio
8395 Otras cuentas deudoras de control
8399 Ajustes por inflación activos
84 Derechos contingentes por contra (CR)
85 Deudoras fiscales por contra (CR)
86 Deudoras de control por contra (CR)
`;
