/** A hundred and nineteen sentences as a teacher or a textbook phrases them, by somebody who had read neither a bank nor the engine's words. At first sight 94 were right, 16 asked and 9 wrong. */
export const THIRTY_FOURTH_STRANGERS = `
La empresa adquiere mercancías por $ 4.500.000 más IVA del 19 %, a crédito a 30 días, según factura N° 1042 de Distribuidora Andina | D 1435,6205 4500000; D 2408 855000; C 2205 5355000
Se compran mercancías de contado por $ 3.000.000, IVA 19 %, se gira cheque N° 015 | D 1435,6205 3000000; D 2408 570000; C 1110 3570000
La compañía vende mercancías por $ 6.200.000 más IVA del 19 % a crédito a Almacenes El Roble según factura de venta N° 220 | D 1305 7378000; C 41 6200000; C 2408 1178000
Se vende mercancía de contado por $ 1.500.000 más IVA, el cliente consigna en la cuenta corriente | D 1110 1785000; C 41 1500000; C 2408 285000
Los socios constituyen la empresa con un aporte en efectivo de $ 20.000.000 | D 1105 20000000; C 3105,3115,3130 20000000
Se abre cuenta corriente en Bancolombia con $ 15.000.000 de la caja general | D 1110 15000000; C 1105 15000000
Se adquiere un vehículo para reparto por $ 65.000.000; se paga el 40 % con cheque y el saldo con pagaré a 24 meses | D 1540 65000000; C 1110 26000000; C 2105,2195,2335,2380,2355 39000000
Se compra equipo de oficina por $ 2.800.000 a crédito según factura 554 de Muebles Ltda | D 1524 2800000; C 2335,2205,2380 2800000
El 3 de noviembre se cancela el arrendamiento del local por $ 1.800.000 mediante cheque | D 5120,5220 1800000; C 1110 1800000 ON 2026-11-03
Se causa el servicio de energía eléctrica del mes por $ 436.000, pendiente de pago | D 5135,5235 436000; C 2335 436000
Se cancelan los servicios públicos causados por $ 436.000 en efectivo | D 2335 436000; C 1105 436000
Se contabiliza la depreciación mensual de los equipos de cómputo por $ 125.000 | D 5160,5260 125000; C 1592 125000
Se registra la depreciación del vehículo por $ 1.083.333 | D 5160,5260 1083333; C 1592 1083333
Se causa la nómina de empleados de administración por $ 5.400.000, pendiente de pago | D 5105 5400000; C 2505 5400000
Se paga la nómina causada del mes por $ 4.968.000 por transferencia bancaria | D 2505 4968000; C 1110,1120 4968000
La empresa constituye un fondo de caja menor por $ 500.000 con cheque N° 102 | D 1105 500000; C 1110 500000
Reembolso de caja menor con cheque: papelería $ 42.000, transporte $ 65.000, aseo $ 38.000 | D 5195,5295 42000; D 5195,5295,5135,5145,5235 65000; D 5195,5295,5135 38000; C 1110 145000 OR D 5195,5295 145000; C 1110 145000 OR D 5195,5295 80000; D 5135,5145,5235 65000; C 1110 145000 OR D 5195,5295 107000; D 5135,5145 38000; C 1110 145000
Se reembolsa la caja menor según relación de gastos: taxis $ 78.000, fotocopias $ 21.000 y elementos de cafetería $ 56.000; se gira cheque por $ 155.000 | D 5195,5295 155000; C 1110 155000 OR D 5195,5295 78000; D 5195,5295 21000; D 5195,5295 56000; C 1110 155000
Se entrega anticipo para gastos de viaje al vendedor Carlos Ruiz por $ 900.000 con cheque | D 1330,1365 900000; C 1110 900000
El empleado legaliza el anticipo de viaje de $ 900.000: hotel $ 420.000, pasajes $ 300.000 y alimentación $ 180.000 | D 5155,5255 900000; C 1330,1365 900000 OR D 5155,5255 420000; D 5155,5255 300000; D 5155,5255 180000; C 1330,1365 900000
El vendedor legaliza gastos de viaje por $ 740.000 de un anticipo de $ 900.000 y reintegra el sobrante en efectivo | D 5155,5255 740000; D 1105 160000; C 1330,1365 900000
Legalización de anticipo de gastos de viaje por $ 600.000, los gastos ascendieron a $ 680.000 y la diferencia se paga en efectivo | D 5155,5255 680000; C 1330,1365 600000; C 1105 80000
Se cancela la factura N° 1042 de Distribuidora Andina por $ 5.355.000 con cheque, obteniendo descuento por pronto pago del 3 % | D 2205 5355000; C 4210 160650; C 1110 5194350
El cliente Almacenes El Roble cancela su factura de $ 7.378.000 con un descuento por pronto pago del 2 %, consigna el neto en el banco | D 1110,1120 7230440; D 5305 147560; C 1305 7378000
Se recibe de un cliente anticipo por $ 2.000.000 en cheque para un pedido | D 1105,1110 2000000; C 2805 2000000
Se entrega anticipo a proveedores por $ 3.500.000 mediante transferencia | D 1330 3500000; C 1110,1120 3500000
Se recibe la mercancía por $ 9.000.000, se aplica el anticipo entregado de $ 3.500.000 y el saldo se cancela con cheque | D 1435,6205 9000000; C 1330 3500000; C 1110 5500000
Se factura al cliente mercancía por $ 5.000.000, se cruza el anticipo recibido de $ 2.000.000 y el saldo queda a crédito | D 2805 2000000; D 1305 3000000; C 41 5000000
La empresa obtiene un préstamo bancario por $ 30.000.000 a 36 meses, abonado en cuenta corriente | D 1110 30000000; C 2105 30000000
Se paga cuota del préstamo bancario: capital $ 833.000 e intereses $ 412.000, nota débito | D 2105 833000; D 5305 412000; C 1110 1245000
El banco descuenta mediante nota débito comisiones por $ 18.500 | D 5305 18500; C 1110 18500
Según extracto, nota débito por gravamen a los movimientos financieros $ 46.200 | D 5115,5315,5305 46200; C 1110 46200
Nota crédito del banco por intereses ganados en cuenta de ahorros $ 27.800 | D 1120,1110 27800; C 4210 27800
El banco devuelve cheque de un cliente por $ 640.000 por fondos insuficientes | D 1305 640000; C 1110 640000
Se devuelve mercancía al proveedor por $ 450.000 correspondiente a una compra a crédito | D 2205 450000; C 1435,6205,6225 450000
Un cliente devuelve mercancía vendida a crédito por $ 380.000 | D 4175 380000; C 1305 380000
Se castiga cartera incobrable por $ 720.000 contra la provisión | D 1399 720000; C 1305 720000
Se registra provisión para deudas de difícil cobro por $ 310.000 | D 5199,5299 310000; C 1399 310000
Se causan los honorarios del contador por $ 1.200.000 pendientes de pago | D 5110 1200000; C 2335 1200000
Se causan honorarios del revisor fiscal por $ 2.000.000, retención en la fuente del 11 %, neto por pagar | D 5110 2000000; C 2365 220000; C 2335 1780000
Se pagan por anticipado seis meses de arrendamiento por $ 9.600.000 con cheque | D 1705 9600000; C 1110 9600000
Se amortiza un mes del arrendamiento pagado por anticipado por $ 1.600.000 | D 5120,5220 1600000; C 1705 1600000
Se compra póliza de seguro contra incendio por $ 2.400.000 pagada por anticipado con cheque, vigencia un año | D 1705 2400000; C 1110 2400000
Se amortiza la doceava parte del seguro pagado por anticipado de $ 2.400.000 | D 5130,5230 200000; C 1705 200000
Se recibe por anticipado arrendamiento de un local por $ 3.000.000 en efectivo | D 1105 3000000; C 2705 3000000
Ajuste de fin de mes: intereses causados y no pagados del préstamo, se estiman en $ 385.000 | D 5305 385000; C 2335 385000
Ajuste: el servicio de acueducto de noviembre aún no llega, se calcula en $ 96.000 | D 5135,5235 96000; C 2335,2605 96000
Se estima la factura de teléfono e internet de noviembre en $ 145.000 | D 5135,5235 145000; C 2335,2605 145000
Se causan las cesantías del mes por $ 416.500 | D 5105,5205 416500; C 2610,2510 416500
Se provisionan las prestaciones sociales del mes: cesantías $ 416.500, intereses $ 50.000, prima $ 416.500 y vacaciones $ 208.500 | D 5105,5205 416500; D 5105,5205 50000; D 5105,5205 416500; D 5105,5205 208500; C 2610,2510 416500; C 2610,2515 50000; C 2610,2520 416500; C 2610,2525 208500 OR D 5105,5205 1091500; C 2610,2510 416500; C 2610,2515 50000; C 2610,2520 416500; C 2610,2525 208500 OR D 5105,5205 1091500; C 2610 1091500
Se registran los aportes patronales a salud y pensión por $ 1.107.000 | D 5105,5205 1107000; C 2370,2380 1107000
Se pagan los aportes a seguridad social causados por $ 1.560.000 por PSE | D 2370,2380 1560000; C 1110,1120 1560000
Se presenta y paga la declaración de IVA por $ 1.234.000 por el banco | D 2408 1234000; C 1110,1120 1234000
Se cancela la retención en la fuente del mes por $ 345.000 con cheque | D 2365 345000; C 1110 345000
Se causa el impuesto de industria y comercio por $ 540.000 | D 5115,5215 540000; C 2412,2335 540000
Se causa el impuesto de renta del período por $ 4.800.000 | D 5405 4800000; C 2404 4800000
El propietario retira $ 800.000 en efectivo para gastos personales | D 3125,1325,3105,1355,1365,3130 800000; C 1105 800000
Un socio aporta un computador avaluado en $ 3.200.000 | D 1528 3200000; C 3105,3115,3130 3200000
Los accionistas realizan un aporte adicional de capital de $ 10.000.000 mediante consignación bancaria | D 1110,1120 10000000; C 3105,3115,3130 10000000
Se decreta distribución de utilidades por $ 6.000.000 a los socios | D 3605,3705 6000000; C 2360 6000000
Se cancelan los dividendos decretados por $ 6.000.000 con cheque | D 2360 6000000; C 1110 6000000
Se constituye reserva legal por $ 1.500.000 | D 3605,3705 1500000; C 3305 1500000
Se consigna en el banco el recaudo de las ventas del día por $ 1.965.000 | D 1110,1120 1965000; C 1105 1965000
Se retiran del banco $ 400.000 para la caja general | D 1105 400000; C 1110,1120 400000
Se traslada de la cuenta de ahorros a la cuenta corriente la suma de $ 2.500.000 | D 1110 2500000; C 1120 2500000 OR D 1110 2500000; C 1110 2500000
El arqueo de caja arroja un faltante de $ 35.000 a cargo del cajero | D 1365 35000; C 1105 35000
Se encuentra un sobrante en caja de $ 12.000 | D 1105 12000; C 4295,2895,2380,2810 12000
Se da de baja mercancía dañada por $ 260.000 | D 5310,5315,5395,1499,5299,5199,6135 260000; C 1435 260000
La empresa presta servicios de mantenimiento por $ 1.800.000 más IVA del 19 %, el cliente paga en efectivo | D 1105 2142000; C 41 1800000; C 2408 342000
Se presta asesoría contable por $ 950.000 a crédito de 15 días | D 1305 950000; C 41 950000
El cliente abona $ 700.000 en efectivo a su cuenta | D 1105 700000; C 1305 700000
Se recibe consignación de un cliente por $ 2.340.000 en pago de la factura 218 | D 1110,1120 2340000; C 1305 2340000
Se abona a proveedores la suma de $ 1.900.000 con cheque N° 045 | D 2205 1900000; C 1110 1900000
Se compran 50 camisas a $ 38.000 cada una de contado en efectivo | D 1435,6205 1900000; C 1105 1900000
Se venden 20 sillas a $ 85.000 c/u, la mitad en efectivo y la mitad a crédito | D 1105 850000; D 1305 850000; C 41 1700000
Se adquiere maquinaria por $ 18.000.000 más IVA del 19 % a crédito | D 1520 21420000; C 2335,2205,2380 21420000 OR D 1520 18000000; D 2408 3420000; C 2335,2205,2380 21420000
Se compra un computador por $ 2.500.000 con tarjeta de crédito empresarial | D 1528 2500000; C 2105,2120,2335,2380,2195 2500000
Se vende un escritorio usado por $ 300.000 en efectivo, costo $ 300.000 totalmente depreciado | D 1105 300000; D 1592 300000; C 1524 300000; C 4245 300000 OR ASK
Se pagan fletes por compra de mercancías por $ 120.000 en efectivo | D 1435,5235,5135,6205 120000; C 1105 120000
Se paga publicidad en la emisora por $ 350.000 con cheque | D 5235,5195,5295,5135 350000; C 1110 350000
Se paga mantenimiento del vehículo por $ 480.000 en efectivo | D 5145,5245 480000; C 1105 480000
Se compran útiles y papelería por $ 96.000 en efectivo según recibo de caja menor | D 5195,5295 96000; C 1105 96000
Se paga la matrícula mercantil a la Cámara de Comercio por $ 412.000 con transferencia | D 5140,5240,5115 412000; C 1110,1120 412000
Se pagan gastos notariales por $ 230.000 en efectivo | D 5140,5240 230000; C 1105 230000
Se paga el impuesto predial por $ 1.150.000 con cheque | D 5115,5215 1150000; C 1110 1150000
Se hace donación de $ 500.000 en efectivo a una fundación | D 5395 500000; C 1105 500000
Se paga multa a la Secretaría de Movilidad por $ 604.000 en efectivo | D 5395 604000; C 1105 604000
Se reciben arrendamientos por $ 1.300.000 en efectivo de una oficina propia | D 1105 1300000; C 4220,4155 1300000
Se invierten $ 10.000.000 en un CDT a 90 días mediante cheque | D 1225 10000000; C 1110 10000000
Se cancela el CDT de $ 10.000.000 con intereses de $ 245.000, abonados a la cuenta corriente | D 1110 10245000; C 1225 10000000; C 4210 245000
Se otorga préstamo a un empleado por $ 600.000 en efectivo | D 1365 600000; C 1105 600000
Se descuenta por nómina cuota del préstamo al empleado por $ 100.000 | D 2505 100000; C 1365 100000
Se liquida la nómina: sueldos $ 3.000.000, auxilio de transporte $ 400.000, deducciones salud $ 120.000 y pensión $ 120.000, neto por pagar | D 5105,5205 3000000; D 5105,5205 400000; C 2370 120000; C 2380,2370 120000; C 2505 3160000 OR D 5105,5205 3400000; C 2370 120000; C 2380,2370 120000; C 2505 3160000 OR D 5105,5205 3400000; C 2370 240000; C 2505 3160000
Se reconoce el costo de la mercancía vendida por $ 2.750.000 | D 6135 2750000; C 1435 2750000
Se vende mercancía a crédito por $ 4.000.000 cuyo costo fue de $ 2.600.000 | D 1305 4000000; D 6135 2600000; C 41 4000000; C 1435 2600000
La empresa factura servicios de transporte por $ 3.100.000; el cliente practica retención en la fuente del 1 %, y queda a crédito | D 1305 3069000; D 1355 31000; C 41 3100000
Se compran mercancías por $ 8.000.000 más IVA 19 %, se practica retención en la fuente del 2,5 %, a crédito | D 1435,6205 8000000; D 2408 1520000; C 2365 200000; C 2205 9320000
Se vende mercancía por $ 2.000.000 más IVA, el cliente practica retención del 2,5 % y paga en efectivo | D 1105 2330000; D 1355 50000; C 41 2000000; C 2408 380000
Se pagan intereses de mora a un proveedor por $ 34.000 en efectivo | D 5305 34000; C 1105 34000
Se compra un terreno por $ 80.000.000, se cancela con cheque el 30 % y el resto con hipoteca bancaria | D 1504 80000000; C 1110 24000000; C 2105 56000000
La empresa paga comisiones a vendedores por $ 520.000 en efectivo | D 5205,5105,5295 520000; C 1105 520000
Se cancela vigilancia del mes por $ 1.250.000 según factura N° 87, con cheque | D 5135,5235 1250000; C 1110 1250000
Se recibe indemnización de la aseguradora por $ 2.100.000 en el banco | D 1110,1120 2100000; C 4255,4295 2100000
Se registra la amortización de la licencia de software por $ 90.000 | D 5165,5265 90000; C 1698,1710 90000
Se retira del banco $ 300.000 para incrementar el fondo de caja menor | D 1105 300000; C 1110,1120 300000
Se compra mercancía por $ 1.190.000 IVA incluido en efectivo | D 1435,6205 1000000; D 2408 190000; C 1105 1190000
Se vende por $ 595.000 con IVA incluido, recibido por Nequi | D 1110,1120,1105 595000; C 41 500000; C 2408 95000
El 15 de noviembre la empresa consignó $ 3.000.000 de ventas de contado del mismo día | D 1110,1120 3000000; C 41 3000000 ON 2026-11-15 OR D 1110,1120 3000000; C 1105 3000000 ON 2026-11-15 OR ASK
Se giró cheque por $ 275.000 para pagar el servicio de gas | D 5135,5235 275000; C 1110 275000
Se pagan vacaciones causadas al empleado Luis Peña por $ 860.000 con transferencia | D 2525,2610 860000; C 1110,1120 860000
Se paga la prima de servicios causada por $ 1.700.000 | D 2520,2610 1700000; C 1105,1110,1120 1700000 OR ASK
La empresa compra mercancías | ASK
Se vende a crédito mercancía y se paga el arriendo por $ 900.000 | TWO OR ASK
¿Qué es una nota débito? | QUESTION
¿En qué cuenta se registra un anticipo a proveedores? | QUESTION
¿Cuál es la diferencia entre causar y pagar un gasto? | QUESTION
Se pagan $ 0 de arrendamiento | ASK
Se compra mercancía por 1.000 dólares de contado | ASK
Se cancela factura por $ 500.000 | ASK OR D 2205,2335 500000; C 1105 500000
`;
