/** Assets, loans, owners and results. The columns: `words-table.ts`. */
export const ASSETS_TABLE = `
computador | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
computadores | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
portátil | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
impresora | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
tablet | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
compra de computador | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
equipo de cómputo | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
computadora | D | 152805 1004 activos-fijos | 152805 1004 activos-fijos
cámaras de seguridad | D | 152810 1004 activos-fijos |
router | D | 152810 1004 activos-fijos |
muebles | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
escritorio | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
sillas | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
vitrina | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
vitrinas | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
estantería | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
mostrador | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
silla | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
mesas | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
muebles y enseres | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
estantes | D | 152405 1004 activos-fijos | 152405 1004 activos-fijos
aire acondicionado | D | 152410 1004 activos-fijos | 152410 1004 activos-fijos
caja registradora | D | 152410 1004 activos-fijos | 152410 1004 activos-fijos
televisor | D | 152410 1004 activos-fijos | 152410 1004 activos-fijos
ventilador | D | 152410 1004 activos-fijos | 152410 1004 activos-fijos
maquinaria | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
nevera | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
horno | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
máquina | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
herramientas | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
congelador | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
báscula | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
estufa | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
máquinas | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
máquina de coser | D | 1520 1004 activos-fijos | 1520 1004 activos-fijos
carro | D | 154005 1004 activos-fijos | 154005 1004 activos-fijos
vehículo | D | 154005 1004 activos-fijos | 154005 1004 activos-fijos
camioneta | D | 154005 1004 activos-fijos | 154005 1004 activos-fijos
carros | D | 154005 1004 activos-fijos | 154005 1004 activos-fijos
camión | D | 154008 1004 activos-fijos | 154008 1004 activos-fijos
moto | D | 154030 1004 activos-fijos | 154030 1004 activos-fijos
motos | D | 154030 1004 activos-fijos | 154030 1004 activos-fijos
motocicleta | D | 154030 1004 activos-fijos | 154030 1004 activos-fijos
compra de moto | D | 154030 1004 activos-fijos | 154030 1004 activos-fijos
bicicleta | D | 154035 1004 activos-fijos | 154035 1004 activos-fijos
local | D | 1516 1004 activos-fijos | 1516 1004 activos-fijos
casa | D | 1516 1004 activos-fijos | 1516 1004 activos-fijos
apartamento | D | 1516 1004 activos-fijos | 1516 1004 activos-fijos
inmueble | D | 1516 1004 activos-fijos | 1516 1004 activos-fijos
compra de local | D | 1516 1004 activos-fijos | 1516 1004 activos-fijos
bodega | D | 151680 1004 activos-fijos | 151680 1004 activos-fijos
edificio | D | 151605 1004 activos-fijos | 151605 1004 activos-fijos
terreno | D | 1504 1004 activos-fijos | 1504 1004 activos-fijos
lote | D | 1504 1004 activos-fijos | 1504 1004 activos-fijos
good will | D | 1605 1004 activos-fijos | 1605 1004 activos-fijos
gastos pagados por anticipado | D | 1705 1003 cuentas-por-cobrar | 1705 1003 cuentas-por-cobrar
depreciación | D | 5160 5002 gastos-administrativos | 1592 1004 activos-fijos
desgaste | D | 5160 5002 gastos-administrativos | 1592 1004 activos-fijos
depreciación acumulada | = | 1592 1004 activos-fijos | 1592 1004 activos-fijos
depreciación de vehículos | D | 516035 5002 gastos-administrativos | 159235 1004 activos-fijos
depreciación carro | D | 516035 5002 gastos-administrativos | 159235 1004 activos-fijos
depreciación computador | D | 516020 5002 gastos-administrativos | 159220 1004 activos-fijos
depreciación muebles | D | 516015 5002 gastos-administrativos | 159215 1004 activos-fijos
amortización | D | 5165 5002 gastos-administrativos | 1698 1004 activos-fijos
provisión de cartera | D | 519910 5002 gastos-administrativos | 1399 1003 cuentas-por-cobrar
deterioro de cartera | D | 519910 5002 gastos-administrativos | 1399 1003 cuentas-por-cobrar
venta de activo fijo | C |  | 4245 4001 otros-ingresos
venta de activo | C |  | 4245 4001 otros-ingresos
utilidad en venta de activos | C |  | 4245 4001 otros-ingresos
pérdida en venta de activos | D | 531015 5002 gastos-administrativos |
préstamo | C | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
préstamos | C | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
préstamo bancario | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
crédito bancario | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
crédito | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
préstamo del banco | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
cuota del préstamo | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
cuota del crédito | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
cuota del carro | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
cuota de la moto | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
cuota de mi camioneta | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
cuota del computador | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
obligaciones financieras | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
obligación financiera | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
abono al préstamo | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
microcrédito | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
tarjeta de crédito | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
pago de tarjeta de crédito | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
leasing | = | 212020 2002 prestamos-por-pagar | 212020 2002 prestamos-por-pagar
gota a gota | = | 219505 2002 prestamos-por-pagar | 219505 2002 prestamos-por-pagar
préstamo de un amigo | = | 219505 2002 prestamos-por-pagar | 219505 2002 prestamos-por-pagar
préstamo familiar | = | 219505 2002 prestamos-por-pagar | 219505 2002 prestamos-por-pagar
préstamo a don Jairo | = | 1370 1003 cuentas-por-cobrar | 1370 1003 cuentas-por-cobrar
préstamo a Juan Pérez | = | 1370 1003 cuentas-por-cobrar | 1370 1003 cuentas-por-cobrar
préstamo a 12 meses | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
préstamo a un amigo | = | 1370 1003 cuentas-por-cobrar | 1370 1003 cuentas-por-cobrar
préstamo a particulares | = | 1370 1003 cuentas-por-cobrar | 1370 1003 cuentas-por-cobrar
préstamo a un tercero | = | 1370 1003 cuentas-por-cobrar | 1370 1003 cuentas-por-cobrar
préstamo de socio | = | 2355 2002 cuentas-por-pagar | 2355 2002 cuentas-por-pagar
préstamo de socios | = | 2355 2002 cuentas-por-pagar | 2355 2002 cuentas-por-pagar
deuda con socios | = | 2355 2002 cuentas-por-pagar | 2355 2002 cuentas-por-pagar
préstamo a socio | = | 1325 1003 cuentas-por-cobrar | 1325 1003 cuentas-por-cobrar
préstamos a socios | = | 1325 1003 cuentas-por-cobrar | 1325 1003 cuentas-por-cobrar
retiro del dueño | = | 1325 1003 cuentas-por-cobrar | 1325 1003 cuentas-por-cobrar
gastos personales | = | 1325 1003 cuentas-por-cobrar | 1325 1003 cuentas-por-cobrar
retiros | = | 1325 1003 cuentas-por-cobrar | 1325 1003 cuentas-por-cobrar
capital | = | 3105 3001 capital | 3105 3001 capital
aporte de socios | = | 3105 3001 capital | 3105 3001 capital
aporte inicial | = | 3105 3001 capital | 3105 3001 capital
capital social | = | 3105 3001 capital | 3105 3001 capital
aporte de capital | = | 3105 3001 capital | 3105 3001 capital
aportes de los socios | = | 3105 3001 capital | 3105 3001 capital
inversión inicial | = | 3105 3001 capital | 3105 3001 capital
aporte de socio | = | 3105 3001 capital | 3105 3001 capital
aporte del dueño | = | 3130 3001 capital | 3130 3001 capital
reserva legal | = | 330505 3002 utilidades-retenidas | 330505 3002 utilidades-retenidas
utilidad del ejercicio | = | 3605 3002 utilidades-retenidas | 3605 3002 utilidades-retenidas
utilidad | = | 3605 3002 utilidades-retenidas | 3605 3002 utilidades-retenidas
ganancias | = | 3605 3002 utilidades-retenidas | 3605 3002 utilidades-retenidas
utilidades | = | 3605 3002 utilidades-retenidas | 3605 3002 utilidades-retenidas
pérdida del ejercicio | = | 3610 3002 utilidades-retenidas | 3610 3002 utilidades-retenidas
utilidades acumuladas | = | 3705 3002 utilidades-retenidas | 3705 3002 utilidades-retenidas
utilidades retenidas | = | 3705 3002 utilidades-retenidas | 3705 3002 utilidades-retenidas
utilidades de años anteriores | = | 3705 3002 utilidades-retenidas | 3705 3002 utilidades-retenidas
dividendos | = | 236005 2002 cuentas-por-pagar | 236005 2002 cuentas-por-pagar
pago de dividendos | = | 236005 2002 cuentas-por-pagar | 236005 2002 cuentas-por-pagar
dividendos por pagar | = | 236005 2002 cuentas-por-pagar | 236005 2002 cuentas-por-pagar
dividendos recibidos | C |  | 4215 4001 otros-ingresos
otros ingresos | C |  | 4295 4001 otros-ingresos
ingresos varios | C |  | 4295 4001 otros-ingresos
venta de chatarra | C |  | 429505 4001 otros-ingresos
aprovechamientos | C |  | 429505 4001 otros-ingresos
reciclaje | C |  | 429505 4001 otros-ingresos
ingresos recibidos por anticipado | = | 2705 2002 cuentas-por-pagar | 2705 2002 cuentas-por-pagar
recaudo para terceros | = | 2815 2002 cuentas-por-pagar | 2815 2002 cuentas-por-pagar
rappicard | = | 2105 2002 prestamos-por-pagar | 2105 2002 prestamos-por-pagar
`;
