/** Cash, banks, wallets, and what they cost and earn. The columns: `words-table.ts`. */
export const MONEY_TABLE = `
caja | = | 1105 1001 caja | 1105 1001 caja
la caja | = | 1105 1001 caja | 1105 1001 caja
efectivo | = | 1105 1001 caja | 1105 1001 caja
en efectivo | = | 1105 1001 caja | 1105 1001 caja
plata | = | 1105 1001 caja | 1105 1001 caja
contado | = | 1105 1001 caja | 1105 1001 caja
de contado | = | 1105 1001 caja | 1105 1001 caja
dinero en efectivo | = | 1105 1001 caja | 1105 1001 caja
billetes | = | 1105 1001 caja | 1105 1001 caja
caja menor | = | 110510 1001 caja | 110510 1001 caja
caja chica | = | 110510 1001 caja | 110510 1001 caja
cajas menores | = | 110510 1001 caja | 110510 1001 caja
caja general | = | 110505 1001 caja | 110505 1001 caja
dólares en efectivo | = | 110515 1001 caja | 110515 1001 caja
banco | = | 1110 1002 bancos | 1110 1002 bancos
bancos | = | 1110 1002 bancos | 1110 1002 bancos
el banco | = | 1110 1002 bancos | 1110 1002 bancos
cuenta corriente | = | 1110 1002 bancos | 1110 1002 bancos
cuenta bancaria | = | 1110 1002 bancos | 1110 1002 bancos
consignación | = | 1110 1002 bancos | 1110 1002 bancos
transferencia | = | 1110 1002 bancos | 1110 1002 bancos
transferencia bancaria | = | 1110 1002 bancos | 1110 1002 bancos
por transferencia | = | 1110 1002 bancos | 1110 1002 bancos
cheque | = | 1110 1002 bancos | 1110 1002 bancos
pse | = | 1110 1002 bancos | 1110 1002 bancos
datáfono | = | 1110 1002 bancos | 1110 1002 bancos
el datafono | = | 1110 1002 bancos | 1110 1002 bancos
tarjeta débito | = | 1110 1002 bancos | 1110 1002 bancos
bancolombia | = | 1110 1002 bancos | 1110 1002 bancos
davivienda | = | 1110 1002 bancos | 1110 1002 bancos
bbva | = | 1110 1002 bancos | 1110 1002 bancos
banco de bogotá | = | 1110 1002 bancos | 1110 1002 bancos
pago con tarjeta | = | 1110 1002 bancos | 1110 1002 bancos
bold | = | 1110 1002 bancos | 1110 1002 bancos
redeban | = | 1110 1002 bancos | 1110 1002 bancos
wompi | = | 1110 1002 bancos | 1110 1002 bancos
giro | = | 1110 1002 bancos | 1110 1002 bancos
nequi | = | 1120 1002 bancos | 1120 1002 bancos
daviplata | = | 1120 1002 bancos | 1120 1002 bancos
por nequi | = | 1120 1002 bancos | 1120 1002 bancos
nu | = | 1120 1002 bancos | 1120 1002 bancos
cuenta de ahorros | = | 1120 1002 bancos | 1120 1002 bancos
ahorros | = | 1120 1002 bancos | 1120 1002 bancos
lulo bank | = | 1120 1002 bancos | 1120 1002 bancos
rappipay | = | 1120 1002 bancos | 1120 1002 bancos
billetera digital | = | 1120 1002 bancos | 1120 1002 bancos
cdt | = | 1225 1003 cuentas-por-cobrar | 1225 1003 cuentas-por-cobrar
fondo de inversión | = | 1245 1003 cuentas-por-cobrar | 1245 1003 cuentas-por-cobrar
sobrante de caja | C |  | 429553 4001 otros-ingresos
faltante de caja | ? | 136530 1003 cuentas-por-cobrar |
descuadre de caja | ? | 136530 1003 cuentas-por-cobrar |
intereses | ? | 530520 5002 gastos-financieros | 421005 4001 otros-ingresos
intereses del préstamo | D | 530520 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
intereses bancarios | D | 530520 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
intereses de mora | D | 530520 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
intereses ganados | C |  | 421005 4001 otros-ingresos
rendimientos financieros | C |  | 421005 4001 otros-ingresos
rendimientos | C |  | 421005 4001 otros-ingresos
4x1000 | D | 511595 5002 gastos-administrativos | 233505 2002 cuentas-por-pagar
cuatro por mil | D | 511595 5002 gastos-administrativos | 233505 2002 cuentas-por-pagar
4 x 1000 | D | 511595 5002 gastos-administrativos | 233505 2002 cuentas-por-pagar
gmf | D | 511595 5002 gastos-administrativos | 233505 2002 cuentas-por-pagar
4 por mil | D | 511595 5002 gastos-administrativos | 233505 2002 cuentas-por-pagar
cuota de manejo | D | 530505 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
gastos bancarios | D | 530505 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
cuotas de manejo | D | 530505 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
chequera | D | 530505 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
comisión bancaria | D | 530515 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
comisiones bancarias | D | 530515 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
comisión datáfono | D | 530515 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
comisión del banco | D | 530515 5002 gastos-financieros | 233505 2002 cuentas-por-pagar
sobregiro | = | 210505 2002 prestamos-por-pagar | 210505 2002 prestamos-por-pagar
diferencia en cambio | ? | 530525 5002 gastos-financieros | 421020 4001 otros-ingresos
descuento por pronto pago | ? | 530535 5002 gastos-financieros | 421040 4001 otros-ingresos
descuentos | ? | 530535 5002 gastos-financieros | 421040 4001 otros-ingresos
paypal | = | 1110 1002 bancos | 1110 1002 bancos
epayco | = | 1110 1002 bancos | 1110 1002 bancos
tpaga | = | 1120 1002 bancos | 1120 1002 bancos
supergiros | = | 1110 1002 bancos | 1110 1002 bancos
su red | = | 1110 1002 bancos | 1110 1002 bancos
western union | = | 1110 1002 bancos | 1110 1002 bancos
nota débito | D | 530505 5002 gastos-financieros | 1110 1002 bancos
`;
