/**
 * Written like the bank of 150, of other trades and in other words, by one who had meanwhile read the engine. Kept as it
 * was written.
 */
export const FIFTH_STRANGERS = `
la veterinaria facturó hoy 640.000 en consultas pagadas en efectivo | D 1105 640000; C 41 640000
compré concentrado para los pollos 420 mil en efectivo en el agro | D 1435,1405,5195,1455,14,6205,71,73,15 420000; C 1105 420000
vendí 200 pollos en pie a 18.500 cada uno me los pagaron de contado en efectivo, sin iva | D 1105 3700000; C 41 3700000
pagué la vacuna del ganado 180.000 con transferencia | D 51,52,53,14,15,71,73 180000; C 1110 180000 OR ASK
el lavadero hizo hoy 35 lavadas a 15.000 todas en efectivo | D 1105 525000; C 41 525000
shampoo y cera pal lavadero 96.000 por nequi | D 1435,1455,5195,14,51,52 96000; C 1110,1120 96000 OR ASK
ingresaron 2.150.000 por mensualidades del gimnasio en datáfono | D 1110,1120 2150000; C 41 2150000
pagué 1.900.000 de arriendo del gimnasio en efectivo | D 5120,5220 1900000; C 1105 1900000
mantenimiento de las caminadoras 280.000 por transferencia | D 5145,5245 280000; C 1110 280000
pagué derechos de autor a sayco 310.000 por pse | D 51,52,53 310000; C 1110 310000
la imprenta me entregó 1000 volantes, 150.000 en efectivo | D 5235,5195,5295 150000; C 1105 150000
vendí 3 mesas de madera a 350.000 más iva con datáfono | D 1110,1120 1249500; C 41 1050000; C 2408 199500
compré 20 láminas de triplex a 85.000 más iva a crédito en Maderas del Norte | D 14,6205 1700000; D 2408 323000; C 2205 2023000
le pagué al tapicero 400.000 en efectivo por forrar unas sillas | D 51,52,53,61,72,73,14 400000; C 1105 400000
se quemó el motor de la sierra y el arreglo valió 220.000 en efectivo | D 5145,5245 220000; C 1105 220000
compré un taladro nuevo por 480.000 con tarjeta de crédito | D 1520 480000; C 2105,2335,2195,2380 480000
me retuvieron 75.000 de retefuente en una venta de 3.000.000 sin iva, me transfirieron el neto | D 1110 2925000; D 1355 75000; C 41 3000000
facturé 4.200.000 más iva a Constructora Andes NIT 901.223.445-2, plazo 45 días | D 1305 4998000; C 41 4200000; C 2408 798000
Constructora Andes me abonó 2.000.000 por consignación | D 1110 2000000; C 1305 2000000
el saldo de Constructora Andes, 2.998.000, me lo pagaron con cheque | D 1105,1110 2998000; C 1305 2998000
pagué el recibo de EPM 387.500 por pse | D 5135,5235 387500; C 1110 387500
compré pañales y leche para la guardería 265.000 en efectivo | D 51,52,14,61,62 265000; C 1105 265000 OR ASK
los papás pagaron pensiones por 5.600.000 por transferencia | D 1110 5600000; C 41 5600000
le di 150.000 en efectivo a la profesora como adelanto de sueldo | D 1330,1365 150000; C 1105 150000
sueldo de la profesora 1.300.000 por transferencia | D 5105,5205,2505 1300000; C 1110 1300000
pagué salud y pensión de los empleados 690.000 por pse | D 2370,2380,5105 690000; C 1110 690000
causar la nómina de noviembre 6.200.000 | D 5105,5205 6200000; C 2505 6200000
provisionar cesantías 516.000 | D 5105,5205 516000; C 2610,2510 516000
provisión de vacaciones del mes por 258.000 | D 5105,5205 258000; C 2610,2525 258000
consigné las cesantías en Porvenir 4.100.000 por pse | D 2510,2610 4100000; C 1110 4100000
compramos dos computadores a 2.100.000 cada uno sin iva, uno de contado por transferencia y el otro a 30 días | D 1528 4200000; C 1110 2100000; C 2205,2335,2380,2195 2100000 OR ASK
cuota del leasing 870.000: 700.000 capital y 170.000 intereses, débito de la cuenta | D 2105 700000; D 5305 170000; C 1110 870000
nos cobraron 95.000 de intereses de mora en el banco | D 5305 95000; C 1110 95000
el banco cobró 4.200 de iva por comisiones | D 5305,2408,5115,5195 4200; C 1110 4200 OR ASK
el 4 x mil del mes fue de 23.870 | D 5115,5305,5315 23870; C 1110 23870
pagué el ica de la bodega 198.000 en efectivo | D 2412,5115,2368 198000; C 1105 198000
anticipo de renta 900.000 por pse | D 1355,2404 900000; C 1110 900000 OR ASK
pagué el impuesto de rodamiento de la volqueta 1.120.000 por pse | D 5115,5215,2440 1120000; C 1110 1120000
soat de la moto 512.000 en efectivo | D 5130,5230,1705 512000; C 1105 512000
póliza de cumplimiento 340.000 por transferencia | D 5130,5230,1705 340000; C 1110 340000
me tocó pagar 1.200.000 de multa a la superintendencia por pse | D 5395,5315 1200000; C 1110 1200000
los socios aportaron 30 millones, 20 por transferencia y 10 en efectivo | D 1110 20000000; D 1105 10000000; C 3105,3115 30000000
la dueña retiró 500.000 del banco para gastos personales | D 1325,3130,3115,2355,3605 500000; C 1110 500000
pasamos 3.000.000 de Davivienda a Bancolombia | ASK
cambié un cheque de 800.000 por efectivo | D 1105 800000; C 1110,1105 800000 OR ASK
entregué 1.000.000 en efectivo al banco para la cuenta de ahorros | D 1120,1110 1000000; C 1105 1000000
en el arqueo apareció un faltante de 32.000 | D 1365,5395,5310,5315,1380 32000; C 1105 32000 OR ASK
se vencieron medicamentos por 230.000 en la droguería | D 5310,5395,5299,5315 230000; C 1435 230000 OR ASK
un cliente devolvió 2 camisetas por 90.000 sin iva y se le abona a su deuda | D 4175 90000; C 1305 90000
devolví mercancía por 350.000 más iva a Textiles Pasto y me la descontaron de la factura | D 2205 416500; C 1435,6225 350000; C 2408 66500
le regresé al cliente 200.000 del depósito en efectivo | D 2810,2805,2815 200000; C 1105 200000 OR ASK
recibí 400.000 de depósito por alquiler de unos trajes, por daviplata | D 1110,1120 400000; C 2810,2805,2815 400000
me separaron una bicicleta con 150.000 en efectivo | D 1105 150000; C 2805 150000
anticipo de 3.000.000 al proveedor de la maquinaria por transferencia | D 1330,1588 3000000; C 1110 3000000
la aseguradora nos pagó 6 millones por el choque del carro, por transferencia | D 1110 6000000; C 4255,4295,1345,1360,4250 6000000 OR ASK
alquilamos el salón para una fiesta en 700.000, pagaron en efectivo | D 1105 700000; C 4220,4155,41,42 700000
comisión que me pagó la inmobiliaria 850.000 por transferencia | D 1110 850000; C 41,42 850000
la fundación Semillas gastó 340.000 en kits escolares, efectivo | D 51,52,53,61 340000; C 1105 340000 OR ASK
nos donó una empresa 5 millones por transferencia | D 1110 5000000; C 41,4295,4210,3210 5000000
transporte de los voluntarios 120.000 en efectivo | D 51,52 120000; C 1105 120000
vendí unas gafas de 280.000 iva incluido por nequi | D 1110,1120 280000; C 41 235294; C 2408 44706
le hicieron un examen de la vista al paciente y pagó 60.000 en efectivo | D 1105 60000; C 41 60000
compré monturas a crédito por 1.400.000 sin iva | D 1435,6205,14 1400000; C 2205 1400000
ayer por la tarde vendí 78 mil pesos en minutos y recargas, efectivo | D 1105 78000; C 41 78000 ON 2026-11-25
el 20 de noviembre pagué 45.000 de fotocopias en efectivo | D 5195,5295 45000; C 1105 45000 ON 2026-11-20
el martes le compré 600.000 en frutas a don Efraín de contado efectivo sin iva | D 1435,6205,14 600000; C 1105 600000 ON 2026-11-24
hoy hice 14 domicilios a 5.000 cada uno, todo efectivo | D 1105 70000; C 41 70000
tres bultos de cemento a 32.000 cada uno comprados en efectivo para revender sin iva | D 1435,6205 96000; C 1105 96000
bendi 5 gallinas a 35000 cada una en efetivo sin iva | D 1105 175000; C 41 175000
pague el arrendo del consutorio 1100000 x tranferencia | D 5120,5220 1100000; C 1110 1100000
dos palos me prestó el banco y me los consignó en la cuenta | D 1110,1120 2000000; C 2105 2000000
le aboné medio millón en efectivo a la deuda con el proveedor | D 2205 500000; C 1105 500000
la luz llegó por 98.000 y el agua por 45.000, las pagué por pse | D 5135,5235 143000; C 1110 143000 OR ASK OR TWO
depreciación mensual de los vehículos 350.000 | D 5160,5260 350000; C 1592 350000
amortizar 100.000 del seguro | D 5130,5230 100000; C 1705 100000
castigar la cartera de Almacén Perdido por 760.000 | D 1399,5199,5310 760000; C 1305 760000
recibí 50.000 | ASK
le pagué a María 300.000 | ASK
vendí la camioneta vieja por 18 millones | ASK
compré por 1.000.000 y pagué 600.000 en efectivo | ASK
`;
