/**
 * A fifth bank, of other trades, written in one go by somebody who had not read the engine, and kept as it is but for one account that
 * its writer had confused (1335).
 */
export const SIXTH_STRANGERS = `
hoy en la peluqueria hicimos 640 mil en cortes todo en efectivo | D 1105 640000; C 41 640000
me pagaron la consulta medica 180.000 por datafono | D 1110,1120,1305 180000; C 41 180000
el señor Ramírez quedó debiendo 270.000 de la revisión del carro | D 1305 270000; C 41 270000
vendí cuarenta arrobas de café a la cooperativa a 95 mil cada una, me giraron al banco | D 1110,1120 3800000; C 41 3800000
carrera al aeropuerto 45 mil pagada por daviplata | D 1110,1120 45000; C 41 45000
facture 5.950.000 iva incluido a la Alcaldía de Tunja por capacitaciones, pagan a 45 días | D 1305 5950000; C 41 5000000; C 2408 950000
la Alcaldía de Tunja nos consignó los 5.950.000 que debía | D 1110,1120 5950000; C 1305 5950000
recibimos donación de 3 millones de la Fundación Andes por transferencia | D 1110,1120 3000000; C 4295,41 3000000
compre tintes y champú para la peluquería por 416.500 con iva a crédito en Cosméticos Nora | D 1435,6205,1455,5195,5295,7105 350000; D 2408 66500; C 2205,2335 416500
compré abono para el cultivo, 1.200.000 en efectivo | D 1435,6205,1455,5195,5295,7105,1405,6105 1200000; C 1105 1200000
compra de carne y verduras pal restaurante 530 lucas por nequi | D 1435,6205,1405,7105 530000; C 1110,1120 530000
pagué a los domiciliarios 90.000 de fletes en efectivo | D 5135,5235 90000; C 1105 90000
pagamos arriendo del consultorio dos millones doscientos por pse | D 5120,5220 2200000; C 1110,1120 2200000
llego la factura de la luz 312.400 la pago el otro mes | D 5135,5235 312400; C 2335 312400
recarga de celular del negocio 30 mil efectivo | D 5135,5235 30000; C 1105 30000
cambio de aceite del taxi 165.000 con tarjeta de credito | D 5145,5245,5195,5295 165000; C 2105,2120,2335,2380 165000
pagué el soat de la moto 480.000 por transferencia | D 5130,5230,1705,5140 480000; C 1110,1120 480000
pague la cuota de la tarjeta de crédito 700 mil desde la cuenta de ahorros, de eso 60 mil eran intereses | D 2105,2120,2335,2380 640000; D 5305 60000; C 1110,1120 700000
el banco Agrario me prestó 15 millones y los consignó en la cuenta | D 1110,1120 15000000; C 2105 15000000
pagué la cuota del préstamo 980.000: 700.000 a capital y 280.000 de intereses, por débito automático | D 2105 700000; D 5305 280000; C 1110,1120 980000
el banco cobró 18.900 de cuota de manejo | D 5305 18900; C 1110,1120 18900
me descontaron 12.400 de cuatro por mil | D 5115,5215,5305,5315 12400; C 1110,1120 12400
abonaron 3.250 de intereses en la cuenta de ahorros | D 1110,1120 3250; C 4210 3250
pagué el IVA del bimestre 1.870.000 por pse | D 2408 1870000; C 1110,1120 1870000
se pagó la retención en la fuente de octubre, 436.000, por banco | D 2365 436000; C 1110,1120 436000
pago de industria y comercio 350.000 que ya estaba causado, transferencia | D 2412 350000; C 1110,1120 350000
pagué el predial de la bodega 1.140.000 en efectivo | D 5115,5215 1140000; C 1105 1140000
renovación de la matrícula en cámara de comercio 286.000 por pse | D 5140,5240,5115 286000; C 1110,1120 286000
pague la nomina de la quincena que estaba causada 3.600.000 por transferencia | D 2505 3600000; C 1110,1120 3600000
pagué la planilla de seguridad social del mes pasado 1.245.000 | ASK
pagué la planilla de seguridad social causada, 1.245.000 por pse | D 2370 1245000; C 1110,1120 1245000
le adelanté 200.000 del sueldo a la mesera en efectivo | D 1365,1330 200000; C 1105 200000
le dimos un anticipo de 2 millones al maestro de obra por transferencia | D 1330 2000000; C 1110,1120 2000000
la novia dejó 500.000 de anticipo para el banquete por nequi | D 1110,1120 500000; C 2805 500000
entregué un depósito de 1.000.000 como garantía del local, efectivo | D 1335,1330 1000000; C 1105 1000000
metí 4 millones de mi bolsillo al negocio en efectivo como aporte | D 1105 4000000; C 3105,3115,3130,3140 4000000
saqué 300 mil de la caja pa la casa | D 3105,3115,3130,1325,1355,1380,3705 300000; C 1105 300000
pagamos dividendos que se debían a los socios 6.000.000 por transferencia | D 2360 6000000; C 1110,1120 6000000
consigné en el banco 2.450.000 que había en caja | D 1110,1120 2450000; C 1105 2450000
retiré del cajero 400.000 para la caja | D 1105 400000; C 1110,1120 400000
pasé 150 mil de nequi a bancolombia | D 1110,1120 150000; C 1110,1120 150000
compré una silla de barbero por 1.350.000 de contado en efectivo | D 1524,1520,1528,1532 1350000; C 1105 1350000
compramos un computador para la fundación 2.737.000 con iva por transferencia | D 1528 2737000; C 1110,1120 2737000 OR D 1528 2300000; D 2408 437000; C 1110,1120 2737000
compré un tractor usado en 38 millones, di 10 por transferencia y el resto me lo financia el vendedor | D 1520,1540 38000000; C 1110,1120 10000000; C 2205,2335,2380,2105 28000000
al cuadrar la caja faltaron 15.000 | D 5395,5195,5310,1365,1380 15000; C 1105 15000
sobraron 8 mil en el arqueo de caja | D 1105 8000; C 4295 8000
damos de baja lo que debía Pedro Pérez, 420.000, no va a pagar | D 5310,1399 420000; C 1305 420000
multa de tránsito del camión 522.000 pagada en efectivo | D 5395 522000; C 1105 522000
donamos 200.000 al ancianato por nequi | D 5395 200000; C 1110,1120 200000
depreciación del mes de la camioneta 450.000 | D 5160,5260 450000; C 1592 450000
causar los honorarios de la contadora 800.000 quedan por pagar | D 5110 800000; C 2335 800000
le pagué a la contadora 800.000 de honorarios que le debía, por transferencia | D 2335 800000; C 1110,1120 800000
el abogado cobró 1.500.000 por el contrato, pagado con cheque | D 5110 1500000; C 1110 1500000
publicidad en facebook 220 mil con tarjeta debito | D 5235 220000; C 1110,1120 220000
papelería y tinta 64.300 efectivo | D 5195,5295 64300; C 1105 64300
el cliente me devolvió 2 jeans de 70.000 cada uno y se lo rebajé de lo que debe | D 4175 140000; C 1305 140000
vendí por 238.000 iva incluido, mitad nequi mitad efectivo | D 1110,1120 119000; D 1105 119000; C 41 200000; C 2408 38000
el 3 de este mes pague vigilancia 550.000 por banco | D 5135,5235 550000; C 1110,1120 550000
pagué 300 mil | ASK
le pasé 500 a Marta | ASK
vendí una mercancía | ASK
ayer compre tela a credito por 900 mil y pague 80 mil de taxi en efectivo | TWO
`;
