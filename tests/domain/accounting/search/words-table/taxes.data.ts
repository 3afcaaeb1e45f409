/** Taxes and withholdings. The columns: `words-table.ts`. */
export const TAXES_TABLE = `
iva | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva generado | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva descontable | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva por pagar | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
pago de iva | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
pago del iva | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva cobrado | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva en compras | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
impuesto a las ventas | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
declaración de iva | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva de la compra | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva de la venta | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
iva bimestral | = | 2408 2003 cuentas-por-pagar | 2408 2003 cuentas-por-pagar
retefuente | ? | 135515 1003 cuentas-por-cobrar | 2365 2003 cuentas-por-pagar
retención en la fuente | ? | 135515 1003 cuentas-por-cobrar | 2365 2003 cuentas-por-pagar
retención | ? | 135515 1003 cuentas-por-cobrar | 2365 2003 cuentas-por-pagar
rete fuente | ? | 135515 1003 cuentas-por-cobrar | 2365 2003 cuentas-por-pagar
retenciones | ? | 135515 1003 cuentas-por-cobrar | 2365 2003 cuentas-por-pagar
pago retefuente | = | 2365 2003 cuentas-por-pagar | 2365 2003 cuentas-por-pagar
retefuente por pagar | = | 2365 2003 cuentas-por-pagar | 2365 2003 cuentas-por-pagar
declaración de retención | = | 2365 2003 cuentas-por-pagar | 2365 2003 cuentas-por-pagar
pago de retención en la fuente | = | 2365 2003 cuentas-por-pagar | 2365 2003 cuentas-por-pagar
retefuente honorarios | C |  | 236515 2003 cuentas-por-pagar
retefuente por honorarios | C |  | 236515 2003 cuentas-por-pagar
retefuente arriendo | C |  | 236530 2003 cuentas-por-pagar
retefuente por arriendo | C |  | 236530 2003 cuentas-por-pagar
retefuente compras | C |  | 236540 2003 cuentas-por-pagar
retención por compras | C |  | 236540 2003 cuentas-por-pagar
retefuente servicios | C |  | 236525 2003 cuentas-por-pagar
retención por servicios | C |  | 236525 2003 cuentas-por-pagar
autorretención | C |  | 236575 2003 cuentas-por-pagar
reteiva | ? | 135517 1003 cuentas-por-cobrar | 2367 2003 cuentas-por-pagar
retención de iva | ? | 135517 1003 cuentas-por-cobrar | 2367 2003 cuentas-por-pagar
reteica | ? | 135518 1003 cuentas-por-cobrar | 2368 2003 cuentas-por-pagar
retención de ica | ? | 135518 1003 cuentas-por-cobrar | 2368 2003 cuentas-por-pagar
ica | D | 511505 5002 gastos-administrativos | 2412 2003 cuentas-por-pagar
industria y comercio | D | 511505 5002 gastos-administrativos | 2412 2003 cuentas-por-pagar
impuesto de industria y comercio | D | 511505 5002 gastos-administrativos | 2412 2003 cuentas-por-pagar
avisos y tableros | D | 511505 5002 gastos-administrativos | 2412 2003 cuentas-por-pagar
impuesto de ica | D | 511505 5002 gastos-administrativos | 2412 2003 cuentas-por-pagar
pago de ica | = | 2412 2003 cuentas-por-pagar | 2412 2003 cuentas-por-pagar
ica por pagar | = | 2412 2003 cuentas-por-pagar | 2412 2003 cuentas-por-pagar
declaración de ica | = | 2412 2003 cuentas-por-pagar | 2412 2003 cuentas-por-pagar
predial | D | 511515 5002 gastos-administrativos | 2416 2003 cuentas-por-pagar
impuesto predial | D | 511515 5002 gastos-administrativos | 2416 2003 cuentas-por-pagar
el predial | D | 511515 5002 gastos-administrativos | 2416 2003 cuentas-por-pagar
impuesto vehicular | D | 511540 5002 gastos-administrativos | 2436 2003 cuentas-por-pagar
impuesto del carro | D | 511540 5002 gastos-administrativos | 2436 2003 cuentas-por-pagar
impuesto de la moto | D | 511540 5002 gastos-administrativos | 2436 2003 cuentas-por-pagar
impuesto de vehículos | D | 511540 5002 gastos-administrativos | 2436 2003 cuentas-por-pagar
valorización | D | 511525 5002 gastos-administrativos | 2424 2003 cuentas-por-pagar
estampillas | D | 519550 5002 gastos-administrativos |
estampilla | D | 519550 5002 gastos-administrativos |
renta | D | 5405 5002 gastos-administrativos | 2404 2003 cuentas-por-pagar
impuesto de renta | D | 5405 5002 gastos-administrativos | 2404 2003 cuentas-por-pagar
declaración de renta | D | 5405 5002 gastos-administrativos | 2404 2003 cuentas-por-pagar
pago de renta | = | 2404 2003 cuentas-por-pagar | 2404 2003 cuentas-por-pagar
renta por pagar | = | 2404 2003 cuentas-por-pagar | 2404 2003 cuentas-por-pagar
anticipo de renta | = | 135505 1003 cuentas-por-cobrar | 135505 1003 cuentas-por-cobrar
régimen simple | = | 135505 1003 cuentas-por-cobrar | 135505 1003 cuentas-por-cobrar
anticipo simple | = | 135505 1003 cuentas-por-cobrar | 135505 1003 cuentas-por-cobrar
saldo a favor | = | 135520 1003 cuentas-por-cobrar | 135520 1003 cuentas-por-cobrar
impuestos por pagar | = | 2404 2003 cuentas-por-pagar | 2404 2003 cuentas-por-pagar
dian | = | 2404 2003 cuentas-por-pagar | 2404 2003 cuentas-por-pagar
pago a la dian | = | 2404 2003 cuentas-por-pagar | 2404 2003 cuentas-por-pagar
pago dian | = | 2404 2003 cuentas-por-pagar | 2404 2003 cuentas-por-pagar
impuestos | D | 5115 5002 gastos-administrativos | 2404 2003 cuentas-por-pagar
impoconsumo | = | 2495 2003 cuentas-por-pagar | 2495 2003 cuentas-por-pagar
plusvalía | D | 511525 5002 gastos-administrativos | 2424 2003 cuentas-por-pagar
`;
