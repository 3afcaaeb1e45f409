/**
 * Sixty, by the writer of the ninth after reading and mending the assistant: so they measure the engine against somebody who
 * knows it. Written in another manner: as they are dictated, with a story before the question, clerk's abbreviations,
 * regional words, and the thing asked for at the end or by what it is for. At first try 37 were right, 17 said to be unknown
 * and 6 wrong.
 */
export const TENTH_QUESTIONS = `
mi socio quiere saber cuánto facturó el negocio en abril => sales | 2026-04
para el crédito me piden las ventas de los últimos seis meses => sales | 2026-06..2026-11
necesito para el banco el total de activos => assets | now
me toca pasarle al contador lo vendido entre julio y septiembre => sales | 2026-07..2026-09
si cierro hoy, cuánto hay en las cuentas del banco? => bank | now
estoy haciendo cuentas: ¿qué me queda debiendo la gente? => receivables | now
oye y el inventario, ¿en cuánto está? => inventory | now
¿Con qué ventas cerramos el 2025? => sales | 2025
dígame no más la ganancia de agosto => profit | 2026-08
¿Y la pérdida o ganancia del año pasado? => profit | 2025
¿Cómo nos fue en utilidad en el segundo trimestre? => profit | 2026-04..2026-06
lo del arriendo, ¿cuánto llevamos este año? => account:arrendamiento | year
de luz en octubre qué pagamos => account:luz | 2026-10
¿la nómina de julio en cuánto salió? => payroll | 2026-07
propaganda: total 2026 => account:publicidad | year
¿qué tanto me cobró el banco en comisiones en marzo? => account:bancarios | 2026-03
intereses bancarios pagados, 1er semestre 2026 => account:intereses | 2026-01..2026-06
acarreos feb/2026 => account:transporte | 2026-02
compras de mercancía, ene-mar 2026 => purchases | 2026-01..2026-03
CMV mayo 2026 => costs | 2026-05
ctas x cobrar a hoy => receivables | now
ctas x pagar proveedores => payables | now
PPE total => fixed-assets | now
patrimonio a la fecha => equity with results | now
IVA x pagar => iva | now
rte fte que nos practicaron en 2026 => withheld from us | year
el pasivo en cuánto va => liabilities | now
los bancos, ¿cuánto les estoy debiendo? => debt | now
al que me surte, ¿cuánto le debo? => payables | now
¿cuánta platica hay en el cajón? => cash | now
lo que tengo en el Nequi => savings | now
¿Cuánto sumo entre caja y cuentas? => cash+bank | now
vendimos más este mes o el pasado => compare | any
gastos de 2025 al lado de los de 2026 => compare | any
¿la utilidad mejoró o desmejoró frente al trimestre anterior? => compare | any
subió la nómina de septiembre a octubre? => compare | any
¿cuál ha sido el mes más flojo en ventas? => best-month | year
dime el pico de ventas del año => best-month | year
¿qué es lo que más me está tragando plata? => top-expense | any
rubros más pesados del gasto en 2026 => top-expense | year
mis deudores de mayor a menor => top-customers | now
el colegio san josé, ¿en cuánto va su deuda? => third:receivable | now
doña carmen quedó a paz y salvo? => third:receivable | now
si vendo cien pesos, cuánto es ganancia => ratio:net | any
¿estoy muy endeudado? => ratio:debt | any
qué capacidad tengo de responder por lo de corto plazo => ratio:liquidity | any
¿a los cuántos días me están pagando? => collection-days | any
¿cuánto renta lo que metimos los socios? => roe | any
cuánto debo facturar al mes para salir tablas => break-even | any
ventas de junio y costo de ventas de junio => sales | 2026-06 ; costs | 2026-06
en julio qué vendí y qué gasté => sales | 2026-07 ; expenses | 2026-07
activo, pasivo => assets | now ; liabilities | now
cuánto hay en bancos, y cuánto debo en impuestos => bank | now
ventas de zapatos en mayo => cannot | any
¿cuánto le pagué a Julián en junio? => cannot | any
cuánto valdrá el negocio en cinco años => cannot | any
ventas de la sede norte => cannot | any
cuánto vendí por internet en agosto => cannot | any
¿cuántos días de vacaciones le debo a Ana? => cannot | any
para qué sirve el estado de resultados => concept | any
`;
