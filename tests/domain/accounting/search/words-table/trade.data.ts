/** Selling, buying, customers and suppliers. The columns: `words-table.ts`. */
export const TRADE_TABLE = `
venta | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
ventas | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
venta de contado | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
ventas del día | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
venta de mercancía | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
ingresos por ventas | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
venta mostrador | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
ventas de hoy | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
venta del día | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
facturación | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
venta a crédito | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
venta fiada | C | 1305 1003 cuentas-por-cobrar | 4135 4001 ventas
servicios prestados | C |  | 4155 4001 ventas
prestación de servicios | C |  | 4155 4001 ventas
venta de servicios | C |  | 4155 4001 ventas
venta de almuerzos | C |  | 4140 4001 ventas
ventas del restaurante | C |  | 4140 4001 ventas
cliente | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
clientes | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
cartera | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
cuentas por cobrar | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
cxc | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
deudores | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
abono de cliente | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
pago de cliente | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
recaudo de cartera | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
cobro a clientes | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
me deben | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
abono cliente | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
cobro de factura | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
factura por cobrar | = | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
fiado | D | 1305 1003 cuentas-por-cobrar | 2205 2001 proveedores
me fiaron | C | 1435 1004 inventarios | 2205 2001 proveedores
rappi | ? | 1305 1003 cuentas-por-cobrar | 1305 1003 cuentas-por-cobrar
devoluciones | ? | 4175 4001 ventas | 1435 1004 inventarios
devolución | ? | 4175 4001 ventas | 1435 1004 inventarios
devolución en ventas | D | 4175 4001 ventas |
devolución de cliente | D | 4175 4001 ventas |
devoluciones en ventas | D | 4175 4001 ventas |
devolución a proveedor | C |  | 1435 1004 inventarios
devolución en compras | C |  | 1435 1004 inventarios
anticipo | ? | 133005 1003 cuentas-por-cobrar | 280505 2002 cuentas-por-pagar
anticipos | ? | 133005 1003 cuentas-por-cobrar | 280505 2002 cuentas-por-pagar
anticipo a proveedor | = | 133005 1003 cuentas-por-cobrar | 133005 1003 cuentas-por-cobrar
anticipo a proveedores | = | 133005 1003 cuentas-por-cobrar | 133005 1003 cuentas-por-cobrar
adelanto a proveedor | = | 133005 1003 cuentas-por-cobrar | 133005 1003 cuentas-por-cobrar
anticipo de cliente | = | 280505 2002 cuentas-por-pagar | 280505 2002 cuentas-por-pagar
anticipo de clientes | = | 280505 2002 cuentas-por-pagar | 280505 2002 cuentas-por-pagar
anticipo recibido | = | 280505 2002 cuentas-por-pagar | 280505 2002 cuentas-por-pagar
plan separe | = | 280505 2002 cuentas-por-pagar | 280505 2002 cuentas-por-pagar
depósito en garantía | ? | 133535 1003 cuentas-por-cobrar | 281015 2002 cuentas-por-pagar
mercancía | D | 1435 1004 inventarios | 1435 1004 inventarios
mercancías | D | 1435 1004 inventarios | 1435 1004 inventarios
compra de mercancía | D | 1435 1004 inventarios | 1435 1004 inventarios
inventario | D | 1435 1004 inventarios | 1435 1004 inventarios
inventarios | D | 1435 1004 inventarios | 1435 1004 inventarios
surtido | D | 1435 1004 inventarios | 1435 1004 inventarios
stock | D | 1435 1004 inventarios | 1435 1004 inventarios
compras de mercancía | D | 1435 1004 inventarios | 1435 1004 inventarios
compra | D | 1435 1004 inventarios | 1435 1004 inventarios
compras | D | 1435 1004 inventarios | 1435 1004 inventarios
productos para la venta | D | 1435 1004 inventarios | 1435 1004 inventarios
existencias | D | 1435 1004 inventarios | 1435 1004 inventarios
compra a crédito | D | 1435 1004 inventarios | 2205 2001 proveedores
costo de ventas | D | 6135 5001 costo-de-ventas |
costo | D | 6135 5001 costo-de-ventas |
costo de la mercancía vendida | D | 6135 5001 costo-de-ventas |
costo de venta | D | 6135 5001 costo-de-ventas |
costo de mercancía vendida | D | 6135 5001 costo-de-ventas |
materia prima | D | 1405 1004 inventarios | 1405 1004 inventarios
materias primas | D | 1405 1004 inventarios | 1405 1004 inventarios
harina | D | 1405 1004 inventarios | 1405 1004 inventarios
telas | D | 1405 1004 inventarios | 1405 1004 inventarios
madera | D | 1405 1004 inventarios | 1405 1004 inventarios
insumos | D | 1455 1004 inventarios | 1455 1004 inventarios
repuestos | D | 1455 1004 inventarios | 1455 1004 inventarios
materiales | D | 1455 1004 inventarios | 1455 1004 inventarios
materiales y repuestos | D | 1455 1004 inventarios | 1455 1004 inventarios
producto terminado | D | 1430 1004 inventarios | 1430 1004 inventarios
productos terminados | D | 1430 1004 inventarios | 1430 1004 inventarios
productos en proceso | D | 1410 1004 inventarios | 1410 1004 inventarios
empaques | ? | 1460 1004 inventarios | 1460 1004 inventarios
envases | ? | 1460 1004 inventarios | 1460 1004 inventarios
bolsas plásticas | D | 529540 5001 gastos-operacionales |
bolsas | D | 529540 5001 gastos-operacionales |
cinta de embalaje | D | 529540 5001 gastos-operacionales |
proveedor | = | 2205 2001 proveedores | 2205 2001 proveedores
proveedores | = | 2205 2001 proveedores | 2205 2001 proveedores
pago a proveedor | = | 2205 2001 proveedores | 2205 2001 proveedores
pago a proveedores | = | 2205 2001 proveedores | 2205 2001 proveedores
abono a proveedor | = | 2205 2001 proveedores | 2205 2001 proveedores
factura de proveedor | = | 2205 2001 proveedores | 2205 2001 proveedores
deuda con proveedores | = | 2205 2001 proveedores | 2205 2001 proveedores
proveedor del exterior | = | 2210 2001 proveedores | 2210 2001 proveedores
importación | D | 1465 1004 inventarios | 2210 2001 proveedores
cuentas por pagar | = | 2335 2002 cuentas-por-pagar | 2335 2002 cuentas-por-pagar
cxp | = | 2335 2002 cuentas-por-pagar | 2335 2002 cuentas-por-pagar
gastos por pagar | = | 2335 2002 cuentas-por-pagar | 2335 2002 cuentas-por-pagar
acreedores | = | 2335 2002 cuentas-por-pagar | 2335 2002 cuentas-por-pagar
abono a deuda | = | 2335 2002 cuentas-por-pagar | 2335 2002 cuentas-por-pagar
acreedores varios | = | 2380 2002 cuentas-por-pagar | 2380 2002 cuentas-por-pagar
servicios públicos por pagar | = | 233550 2002 cuentas-por-pagar | 233550 2002 cuentas-por-pagar
arriendo por pagar | = | 233540 2002 cuentas-por-pagar | 233540 2002 cuentas-por-pagar
honorarios por pagar | = | 233525 2002 cuentas-por-pagar | 233525 2002 cuentas-por-pagar
`;
