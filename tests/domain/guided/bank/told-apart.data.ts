/**
 * Siblings, in other words, of the kinds that the fifteenth, sixteenth and eighteenth banks got wrong or had asked about:
 * amounts that follow from others, several prices, how many were paid in each way, what nobody did in particular, advances
 * that are set off, and where the money went.
 */
export const TOLD_APART = `
pagué honorarios al abogado 1.000.000, retención del 11%, le consigné 890.000 | D 5110 1000000; C 2365 110000; C 1110,1120 890000
servicio de aseo 600.000 menos retefuente del 2%, se giraron 588.000 por banco | D 5135,5235 600000; C 2365 12000; C 1110,1120 588000
la empresa Trazos pagó la factura de 3.000.000 y nos retuvo el 4%: entraron 2.880.000 al banco | D 1110,1120 2880000; D 1355 120000; C 1305 3000000
compré 6 camisas a 40.000 c/u y 4 correas a 25.000 c/u en efectivo | D 1435,6205 340000; C 1105 340000
vendí 5 lápices a 1.200 y 2 borradores a 900, en efectivo | D 1105 7800; C 41 7800
compré 30 botones a 150 c/u en efectivo | D 1435,6205,1405 4500; C 1105 4500
pagué parqueadero 5000 en efectivo | D 5 5000; C 1105 5000
vendí 9 tortas a 50 mil cada una, 6 en efectivo y 3 por nequi | D 1105 300000; D 1110,1120 150000; C 41 450000
vendí 4 cuadernos a 8.000 cada uno, tres en efectivo y uno lo quedaron debiendo | D 1105 24000; D 1305 8000; C 41 32000
venta del día 900.000: efectivo 650.000 y 250.000 por nequi | D 1105 650000; D 1110,1120 250000; C 41 900000
vendí 800.000 en repuestos: 500.000 en efectivo y 300.000 con tarjeta | D 1105 500000; D 1110,1120 300000; C 41 800000
nómina de Luis: sueldo 1.500.000, le descuento 60.000 de salud y 60.000 de pensión, se le consignaron 1.380.000 | D 5105,5205 1500000; C 2370 60000; C 2370,2380 60000; C 1110,1120 1380000
la quincena de Ana era de 800.000 menos 150.000 del préstamo que le hice, le di 650.000 en efectivo | D 5105,5205,2505 800000; C 1365 150000; C 1105 650000
se causa la nómina: sueldos 6.000.000, auxilio de transporte 600.000, salud 4% y pensión 4% | D 5105,5205 6600000; C 2370 240000; C 2380,2370 240000; C 2505 6120000
le pagué a mi tío 2 millones del préstamo más 80 mil de intereses, en efectivo | D 2195,2335,2380 2000000; D 5305 80000; C 1105 2080000
se amortiza el seguro pagado por anticipado de noviembre, 90.000 | D 5130,5230 90000; C 1705 90000
se causa el impuesto de renta por 4.000.000 | D 5405 4000000; C 2404 4000000
se consignan en el banco 700.000 que estaban en caja | D 1110 700000; C 1105 700000
se pagan servicios públicos por 240.000 en efectivo | D 5135,5235 240000; C 1105 240000
se venden mercancías de contado por 1.190.000 iva incluido | D 1105 1190000; C 4135,4120 1000000; C 2408 190000
se abre una cuenta de ahorros en el banco con 300.000 de la caja | D 1120,1110 300000; C 1105 300000
retiré 250 mil del cajero de la cuenta de ahorros | D 1105 250000; C 1120 250000
pagué la luz 180.000 con débito automático de la cuenta de ahorros | D 5135,5235 180000; C 1120 180000
le giré al proveedor 600 mil de anticipo por transferencia | D 1330 600000; C 1110,1120 600000
me fiaron mercancía por 420.000 a 20 días | D 1435,6205 420000; C 2205 420000
la clienta devolvió una blusa de 60.000 y le regresé la plata en efectivo | D 4135,4175 60000; C 1105 60000
mi papá metió 2 millones de su bolsillo al negocio como aporte, en efectivo | D 1105 2000000; C 3105,3115,3130,2355 2000000 OR D 1105 2000000; C 31,2355 2000000
compré un terreno en 60 millones, 20 millones por transferencia y el resto con un préstamo del banco | D 1504 60000000; C 1110,1120 20000000; C 2105 40000000
compré una impresora HP en 900.000 en efectivo | D 1528 900000; C 1105 900000
pagué la vigilancia 1.000.000 más IVA 190.000 por banco | D 5135,5235 1000000; D 2408 190000; C 1110,1120 1190000
vendí mercancía a crédito por 4.000.000 más IVA, nos retienen 2,5% en la fuente y 15% del IVA | D 1305 4546000; D 1355 100000; D 1355 114000; C 4135,4120 4000000; C 2408 760000
el proveedor nos dio descuento por pronto pago de 30.000, le pagamos 570.000 de los 600.000 que le debíamos, por banco | D 2205 600000; C 1110,1120 570000; C 4210 30000
depreciación del carro de 40.000.000 por línea recta a 5 años | ASK
le presté el carro viejo a mi hermano hp | NOTHING OR ASK
vendimos 760.000 por Rappi, se quedaron con el 25% de comisión y nos consignaron lo demás | D 1110,1120 570000; D 5295 190000; C 4135 760000
Airbnb me giró 850.000, el alojamiento era de 1.000.000 y descontó el 15% de comisión | D 1110,1120 850000; D 5295 150000; C 4140 1000000
vendí 300.000 por datáfono y el banco me cobró 9.000 de comisión | D 1110,1120 291000; D 5305 9000; C 4135 300000
vendimos 450.000 por Didi Food, nos consignaron 360.000 menos la comisión de 90.000 | D 1110,1120 360000; D 5295 90000; C 4135 450000
Rappi me consignó 300.000 de unas ventas de 500.000, se quedó con 120.000 de comisión | ASK
el banco me descontó 8.000 de comisión | D 5305 8000; C 1110,1120 8000
vendí 8 arreglos florales para un matrimonio grande en la finca a 90.000 en efectivo | ASK
vendí una camisa a 30.000 en efectivo y quedan 4 camisas | D 1105 30000; C 4135 30000
compramos tres bicis estáticas por 6.000.000 a crédito | D 1520 6000000; C 2205,2335 6000000
compré una bicicleta para los domicilios en 900.000 en efectivo | D 1540 900000; C 1105 900000
quincena de Maira 700.000 menos el vale de 80.000, le entregué 620.000 en efectivo | D 5105 700000; C 1365 80000; C 1105 620000
el sueldo de Kevin era 900.000, le desconté los 150.000 que le había prestado y le di 750.000 en efectivo | D 5105,2505 900000; C 1365 150000; C 1105 750000
la ferretería nos pagó 480.000 de la FV 310 por nequi | D 1110,1120 480000; C 1305 480000
compra de mercancía a Plastihogar fra 4471, 238.000 en efectivo | D 1435,6205 238000; C 1105 238000
compré un torno en millón trescientos en efectivo | D 1520 1300000; C 1105 1300000
las fotocopias del taller, 12.000, pagué en monedas y billetes | D 5195 12000; C 1105 12000
`;
