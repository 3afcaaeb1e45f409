/**
 * Kinds that the twenty-fifth and twenty-sixth banks showed, by sentences that neither has, each beside what it might be
 * taken for.
 */
export const UNSAID_KINDS: Readonly<Record<string, string>> = {
  "money in hand where no way of paying is told (GM-31)": `
pagué el parqueadero de la moto 9.000 | D 5 9000; C 1105 9000
compré 3 resmas de papel y tinta para la impresora, 148.000 | D 5195,5295 148000; C 1105 148000
hoy se vendieron 312 mil en la papelería | D 1105 312000; C 41 312000
gasolina de la moto 22.000 | D 5 22000; C 1105 22000
un cliente me devolvió unos zapatos de 130 mil y le di la plata | D 4175,4135 130000; C 1105 130000
le di 400 mil de anticipo al carpintero para las sillas | D 1330 400000; C 1105 400000
don Arcesio vino y canceló todo lo fiado, 185.400 | D 1105 185400; C 1305 185400
sobrante de caja 7.500 | D 1105 7500; C 4295 7500`,
  "what says something else of the money, and is asked (GM-31)": `
me llegó la factura de la luz por 180.000, la pago la otra semana | ASK OR D 5135,5235 180000; C 2335 180000
compré mercancía por 2 millones | ASK
compré un torno por 8.500.000 | ASK
le vendí a don Carlos 3 bultos de cemento en 105 mil | ASK
pagué la planilla de seguridad social 1.245.000 | ASK
pagué 300.000 de publicidad, creo que por nequi o con tarjeta | ASK
pagué honorarios 4.800.000 | ASK
los pasajes de la gira, 240.000, los cancelamos apenas nos paguen | ASK
nos enviaron el recibo del gas por 64.000 | ASK OR D 5135,5235 64000; C 2335 64000
cambié la vitrina por mercancía, 400.000, cero plata | ASK`,
  "who bought it and who was hired (GM-32)": `
una muchacha me compró tres blusas, 40 mil cada una, todo en efectivo | D 1105 120000; C 4135 120000
dos señoras se llevaron 4 pares de sandalias a 55 mil el par, pagaron con nequi | D 1110,1120 220000; C 4135 220000
el vecino de la esquina llevó 3 gaseosas y un pan, 14.500, lo apunté en el cuaderno | D 1305 14500; C 4135 14500
un cliente compró dos lámparas en 180.000 con tarjeta | D 1110,1120,1305 180000; C 4135,4120 180000
el mensajero compró papelería por 35.000 en efectivo | D 5195,5295 35000; C 1105 35000
el electricista cambió unos cables y cobró 90 mil, pagados en efectivo | D 5145,5245,5135,5235,5150,5250 90000; C 1105 90000
le arreglé el computador al señor Tulio, 80 mil, me paga el viernes | D 1305 80000; C 41 80000
despinché dos motos a 8 mil cada una en efectivo | D 1105 16000; C 41 16000
le arreglé el techo a la bodega, 80 mil en efectivo | D 5145,5245,5150,5250 80000; C 1105 80000
hoy en el taxi hice 168 mil libres | D 1105 168000; C 4145 168000
exportamos panela por 8.000.000, nos la abonaron en la cuenta | D 1110,1120 8000000; C 41 8000000
mesa 7 pagó 61.200 con tarjeta | D 1110,1120,1305 61200; C 4140 61200
producido del bus de ayer $310.000 | D 1105 310000; C 4145 310000`,
  "what a price is of, and parts of a debt (GM-27)": `
5 guacales de mora, 12 kilos cada guacal y el kilo a 4.000, vendidos en efectivo | D 1105 240000; C 41 240000
cuatro recolectores, 5 días a 60 mil el día cada uno, en efectivo | ASK OR D 5105,7205,5205 1200000; C 1105 1200000
compré 12 bultos de fertilizante 15 en el almacén agrícola a 110.000 el bulto, en efectivo | ASK OR D 14,62,5,7 1320000; C 1105 1320000
venta de 4 pares de medias veladas x 12.500 c/par, nequi | D 1110,1120 50000; C 41 50000
pagamos el 40% de la factura de 2.500.000 que se le debe a Maderas del Sur, por transferencia | D 2205,2335,2380 1000000; C 1110,1120 1000000
vendí tortas por 300.000, unos pagaron en efectivo 120 mil y el resto por nequi | D 1105 120000; D 1110,1120 180000; C 41 300000
pagué 450 mil del préstamo, de eso 120 mil son intereses, por el banco | D 2105 330000; D 5305 120000; C 1110,1120 450000
pagué la cuota 93.000 del prestamista, 80 mil de capital y 13 mil de interés, en efectivo | D 2195,2380,2355,2105 80000; D 5305 13000; C 1105 93000
renovación del registro 2026 ante la cámara de comercio: 640.000 con tarjeta | D 5140,5240,5115,5195,5295 640000; C 1110,1120 640000
servicio de vigilancia 1.800.000, se practica retención del 4%, se le consigna el resto | D 5135,5235 1800000; C 2365 72000; C 1110,1120 1728000
por rappi vendimos 640 mil, ellos descontaron 22% y lo demás cayó al banco | D 1110,1120 499200; D 5295,5305,5235,5195 140800; C 41 640000
le compré al vivero 20 matas a 9 mil cada una, le di 100 mil en efectivo y le debo el resto | D 14,62 180000; C 1105 100000; C 2205,2335,2380 80000`,
  "phrases of accountants and shops (GM-30)": `
constitución de la reserva legal del 10% sobre utilidades de 22.000.000 | D 3605,3705 2200000; C 3305 2200000
castigar contra la provisión la cartera de Luis Peña, 330.000 | D 1399 330000; C 1305 330000
pago de cesantías consolidadas al fondo Protección 4.120.000 por transferencia | D 2510,2610 4120000; C 1110,1120 4120000
intereses a las cesantías pagados en enero 312.000, ya causados, por banco | D 2515,2610 312000; C 1110,1120 312000
causar cesantías del mes 385.000 | D 5105,5205 385000; C 2610,2510 385000
provisión prestaciones del mes: cesantías 200.000, prima 200.000 y vacaciones 100.000 | D 5105,5205 500000; C 2610 500000
indemnización por despido de Ana Ruiz 1.300.000 por transferencia | D 5105,5205 1300000; C 1110,1120 1300000
apertura de CDT por 7.000.000 con cheque | D 1225,1245 7000000; C 1110,1120 7000000
legalización del anticipo de viáticos de 380.000: todo en hotel y tiquetes | D 5155,5255,5195 380000; C 1330 380000
propinas de la semana 85.000 en efectivo, son para los meseros | D 1105 85000; C 2815 85000
multa de tránsito 520.000 pagada en efectivo | D 5395,5315 520000; C 1105 520000
incapacidad reconocida por la EPS 410.000 consignada | D 1110,1120 410000; C 1380 410000
baja de inventario por deterioro 230.000 | D 5310,5315,5395,5199 230000; C 1435 230000
impuesto al consumo del bimestre pagado 640.000 por PSE | D 24 640000; C 1110,1120 640000
ingreso por arrendamiento del local 1.450.000 consignado | D 1110,1120 1450000; C 4220 1450000
dividendos recibidos de Ecopetrol 230.000 consignados | D 1110,1120 230000; C 42 230000
nota crédito bancaria por intereses 41.200 | D 1110,1120 41200; C 4210 41200
Patricia abonó a su préstamo 220.000: 200.000 a capital y 20.000 de intereses, en efectivo | D 1105 220000; C 13 200000; C 4210 20000
moto para los repartos, 6.300.000, con transferencia | D 1540 6300000; C 1110,1120 6300000
pagué el predial de la finca Santa Rosa 430.000 por nequi | D 5115 430000; C 1110,1120 430000
30 arrobas de papa para revender a 41.000 la arroba, en efectivo | D 1435,6205 1230000; C 1105 1230000
se pagó el internet 89.000 y de paso se consignaron 500.000 en el banco | TWO
le giré 300.000 al plomero por el arreglo; también me compraron un bolso por 90.000 en efectivo | TWO
la aseguradora nos pagó 1.200.000 de indemnización por el hurto del portátil, por transferencia | D 1110,1120 1200000; C 4255,4250 1200000
se vende camioneta en 22.000.000 consignados; costo en libros 50.000.000 y depreciación acumulada 35.000.000 | D 1110,1120 22000000; D 1592 35000000; C 1540 50000000; C 4245 7000000`,
};
