/**
 * Written in one go by somebody who knew how the engine works and had not its words before them, and kept as it was
 * written. Its score at first try stands in docs/quality.md.
 *
 * "text | D beginnings amount; C …": the lines of the entry; "OR" between entries that are as right; ASK, a question
 * back; TWO, two operations; QUESTION, something asked; NOTHING, no entry.
 */
export const SECOND_STRANGERS = `
vendimos hoy 320.000 en pura plata | D 1105 320000; C 41 320000
Se le vendio a Ferreteria El Yunque 40 bultos de cemento a 32.000 c/u de contado | D 1105,1110 1280000; C 4135 1280000
venta con datafono por 450 mil pesos | D 1110,1120,1305,1345 450000; C 41 450000
la señora Rosalba me quedó debiendo 64.000 de la venta de ayer | D 1305 64000; C 41 64000
Rosalba me abonó 20 mil a lo que debe | ASK
don Hernando pagó lo que debía, 180.000, por Nequi | D 1110,1120 180000; C 1305 180000
Facturamos a Constructora Andina $5.800.000 + IVA del 19%, a crédito 60 días | D 1305 6902000; C 41 5800000; C 2408 1102000
vendí un computador de los que tengo en vitrina por 2.380.000 con iva incluido y me pagaron por transferencia | D 1110,1120 2380000; C 4135 2000000; C 2408 380000
el cliente devolvió mercancía por 90.000 y le regresé la plata en efectivo | D 4175 90000; C 1105 90000
compré mercancía por 750 mil de contado | D 1435,6205 750000; C 1105 750000
compramos a Postobón gaseosas por $1.200.000 a crédito | D 1435,6205 1200000; C 2205 1200000
le compré a Textiles del Valle 3 millones en telas más IVA, pagué un millón en efectivo y quedé debiendo el resto | D 14,6205 3000000; D 2408 570000; C 1105 1000000; C 2205 2570000
Pago a proveedor Alpina por 850.000 con cheque | D 2205 850000; C 1110 850000
le aboné 300 lucas a lo que le debo a Colanta | ASK
pague el arriendo del local 1.800.000 por transferencia | D 5120,5220 1800000; C 1110,1120 1800000
se pagó el recibo de la luz, 215.430, en efectivo | D 5135,5235 215430; C 1105 215430
pagamos acueducto $98.500 por PSE | D 5135,5235 98500; C 1110,1120 98500
internet del mes 89.900 debitado de la cuenta de Davivienda | D 5135,5235 89900; C 1110,1120 89900
compré resmas y lapiceros, 46 mil, de la caja | D 5195,5295 46000; C 1105 46000
Pagué la nómina: 4.500.000 desde Bancolombia | D 5105,5205,2505 4500000; C 1110,1120 4500000
le pagué a Yuliana su quincena de 800 mil en efectivo | D 5105,5205,2505 800000; C 1105 800000
Se consignaron 2.500.000 del efectivo de la caja en el Banco de Bogotá | D 1110,1120 2500000; C 1105 2500000
saqué 400.000 del cajero para la caja del negocio | D 1105 400000; C 1110,1120 400000
pasé 150 mil de Nequi a Bancolombia | D 1110,1120 150000; C 1110,1120 150000
el banco me cobró 18.900 de cuota de manejo | D 5305 18900; C 1110,1120 18900
el banco abonó 3.250 de intereses a la cuenta de ahorros | D 1110,1120 3250; C 4210 3250
cobraron 4x1000 por 12.000 | D 5115,5305 12000; C 1110,1120 12000
Bancolombia nos desembolsó un crédito de 20 millones | D 1110,1120 20000000; C 2105 20000000
Pagué la cuota del crédito de Bancolombia por 1.250.000, de los cuales 900.000 son capital y el resto intereses | D 2105 900000; D 5305 350000; C 1110,1120 1250000
mi tío me prestó 5 millones en efectivo para el negocio | D 1105 5000000; C 2195,2380,2120,2355 5000000
aporté 10 millones de mi bolsillo para arrancar el negocio, consignados en el banco | D 1110,1120 10000000; C 3105,3115,3130 10000000
El socio Carlos Restrepo aporta una camioneta avaluada en 35.000.000 | D 1540 35000000; C 3105,3115 35000000
me llevé 200 mil de la caja para el mercado de la casa | D 1325,3130,3105,2355,1365 200000; C 1105 200000
compré un escritorio para la oficina por 650.000 pagado con Nequi | D 1524 650000; C 1110,1120 650000
Compra de computador portátil $3.570.000 IVA incluido, a crédito con Alkosto | D 1528 3000000; D 2408 570000; C 2335,2205,2380 3570000 OR D 1528 3570000; C 2335,2205,2380 3570000
depreciación del mes de los muebles 54.166 | D 5160,5260 54166; C 1592 54166
Depreciamos la camioneta en 583.333 | D 5160,5260 583333; C 1592 583333
el contador nos cobró 600.000 de honorarios, se los pagué por transferencia | D 5110 600000; C 1110,1120 600000
honorarios del abogado por 2 millones con retención del 11%, pagados por banco | D 5110 2000000; C 2365 220000; C 1110,1120 1780000
Se pagó publicidad en Facebook 120 mil con tarjeta de crédito | D 5235,5195 120000; C 2105,2335,2195,2120 120000
flete de la mercancía hasta Pereira 85.000 en efectivo | D 5235,5135,1435,6205 85000; C 1105 85000
gasolina para la moto 35 mil | ASK
taxi al banco, 12.000 de caja menor | D 5195,5295 12000; C 1105 12000
Pagamos el SOAT de la camioneta 720.500 en efectivo | D 5130,5230,1705 720500; C 1105 720500
arreglé la nevera del local, 180.000 al técnico en efectivo | D 5145,5245 180000; C 1105 180000
pagué industria y comercio 345.000 por el banco | D 2412,5115,5215 345000; C 1110,1120 345000
pago de IVA del bimestre 1.430.000 desde el banco | D 2408 1430000; C 1110,1120 1430000
Pago de retención en la fuente de octubre, $287.000, PSE | D 2365 287000; C 1110,1120 287000
multa de tránsito 468.500 en efectivo | D 5395 468500; C 1105 468500
recibí un anticipo de 500 mil de don Álvaro para un comedor, por Daviplata | D 1110,1120 500000; C 2805 500000
le di un anticipo de 1.500.000 al contratista de la obra, en cheque | D 1330 1500000; C 1110 1500000
la planilla de seguridad social de 620.300 la pagué por PSE | D 2370,2380,5105,5205 620300; C 1110,1120 620300
pagué cesantías a Porvenir por 1.300.000 desde la cuenta | D 2510,2610 1300000; C 1110,1120 1300000
Se pagó la prima de junio 650.000 en efectivo | D 2520,2620,5105,5205 650000; C 1105 650000
le presté 300 mil a Wilson el mensajero, de la caja | D 1365,1370 300000; C 1105 300000
Doné 100.000 a la fundación Sol, por transferencia | D 5395 100000; C 1110,1120 100000
vendí cartón y chatarra por 45.000 en efectivo | D 1105 45000; C 42 45000
recibí 900.000 de arriendo del apartamento del segundo piso, por transferencia | D 1110,1120 900000; C 4220 900000
me gané una comisión de 250 mil por vender un seguro, consignada | D 1110,1120 250000; C 4225,4155,4235 250000
seguro todo riesgo del año 1.200.000 pagado con transferencia | D 5130,5230,1705 1200000; C 1110,1120 1200000
Se compra maquinaria por 15.000.000 + IVA 19%, 50% de contado con cheque y 50% a 90 días | D 1520 15000000; D 2408 2850000; C 1110 8925000; C 2205,2335,2380 8925000 OR D 1520 17850000; C 1110 8925000; C 2205,2335,2380 8925000
vendimos mercancía por 2.000.000 más IVA a Almacenes Éxito que nos practicó retención del 2,5%, queda a crédito | D 1305 2330000; D 1355 50000; C 4135 2000000; C 2408 380000
vndi 3 pantalones a 60mil cada uno en efetivo | D 1105 180000; C 4135 180000
kompre arros y aseite por 230mil de kontado | D 1435,6205 230000; C 1105 230000
hoy entraron 1'250.000 de ventas, 800 en efectivo y lo demás por Nequi | ASK
me pagaron 500 | ASK
compré | ASK
pagué 300.000 | ASK
vendí mercancía | ASK
vendí por 100.000 dólares | ASK
compré insumos por 50 euros | ASK
pagué 200 mil de luz y 150 mil de agua en efectivo | D 5135,5235 200000; D 5135,5235 150000; C 1105 350000 OR TWO
vendí 100 mil en efectivo y compré bolsas por 20 mil | TWO
pagué el arriendo 1.000.000 por banco y la luz 120.000 en efectivo | TWO
qué es un activo | QUESTION
¿cómo registro una venta a crédito? | QUESTION
por qué se debita la caja | QUESTION
cuál es la diferencia entre débito y crédito | QUESTION
usted es un inútil | NOTHING
jajaja | NOTHING
vendí menos cincuenta mil pesos | NOTHING
vendí el 31 de febrero 100.000 en efectivo | NOTHING
vendí 0 pesos en efectivo | NOTHING
I sold goods for 100 cash | NOTHING
venta $200.000 más IVA $50.000 total $238.000 de contado | NOTHING
El 15 de noviembre le vendí a Lucía Gómez 2 vestidos por 260.000 pesos, pagó con Nequi | D 1110,1120 260000; C 4135 260000
vendimos servicios de mantenimiento por 800.000 más iva a la alcaldía, nos pagan en un mes | D 1305 952000; C 41 800000; C 2408 152000
se hizo una consulta médica por 90 mil, pagaron en efectivo | D 1105 90000; C 41 90000
dicté un curso y cobré 700.000 por transferencia | D 1110,1120 700000; C 41 700000
Nos pagaron por la carrera 45.000 en efectivo | D 1105 45000; C 41 45000
almuerzos vendidos hoy: 560.000 en efectivo, 240.000 por QR | D 1105 560000; D 1110,1120 240000; C 41 800000
compré carne y verduras para el restaurante por 310.000 en efectivo | D 14,6205,6210 310000; C 1105 310000
pagamos vigilancia del mes 950.000 por banco | D 5135,5235 950000; C 1110,1120 950000
pagué una capacitación para los vendedores 400.000 en efectivo | D 5205,5105,5195 400000; C 1105 400000
le devolví a Alpina mercancía dañada por 120.000 que le debía | D 2205 120000; C 1435,6225 120000
se me dañaron 80.000 en yogures | D 5310,5315,5395,6135,5199,5299 80000; C 1435 80000
me robaron 250 mil de la caja | D 5310,5315,5395,1365,1380 250000; C 1105 250000
faltaron 15.000 en el arqueo de caja | D 5310,5395,1365,5305 15000; C 1105 15000
sobraron 8 mil en la caja | D 1105 8000; C 42 8000
costo de la mercancía vendida 1.100.000 | D 6135 1100000; C 1435 1100000
pagué los intereses del préstamo, 180.000, por banco | D 5305 180000; C 1110,1120 180000
nos descontaron 10.000 de comisión del datáfono | D 5305 10000; C 1110,1120 10000
el proveedor nos hizo un descuento de 50.000 por pronto pago sobre lo que le debíamos | D 2205 50000; C 4210 50000
se causó el arriendo de noviembre por 1.500.000, queda por pagar | D 5120,5220 1500000; C 2335 1500000
causamos los honorarios del revisor fiscal 1.000.000 por pagar | D 5110 1000000; C 2335 1000000
provisión de cesantías del mes 125.000 | D 5105,5205 125000; C 2610,2510 125000
provisionamos 90.000 de cartera que no van a pagar | D 5199,5299 90000; C 1399 90000
pagué por adelantado tres meses de arriendo, 4.500.000, con cheque | D 1705 4500000; C 1110 4500000
amortizamos un mes del arriendo pagado por anticipado, 1.500.000 | D 5120,5220 1500000; C 1705 1500000
la empresa pagó dividendos a los socios por 3.000.000 por transferencia | D 2360,3705,3605 3000000; C 1110,1120 3000000
compré bolsas y cajas para empacar 75.000 en efectivo | D 5195,5295,1460,1455 75000; C 1105 75000
tinto y aromáticas para la oficina 22.500 caja menor | D 5195,5295 22500; C 1105 22500
pagué la renovación de la cámara de comercio 430.000 por PSE | D 5140,5240 430000; C 1110,1120 430000
un cliente me transfirió 1.190.000 que me debía de la factura 204 | D 1110,1120 1190000; C 1305 1190000
cobré un cheque de 600.000 que me debía Muebles Jamar, lo consigné | D 1110,1120 600000; C 1305 600000
vendí la moto del negocio por 4 millones en efectivo | ASK
Abono a la tarjeta de crédito Visa 700.000 desde la cuenta de ahorros | D 2105,2335,2195 700000; C 1110,1120 700000
pagué el parqueadero de la moto, 4.000 en efectivo | D 5195,5295 4000; C 1105 4000
el 20 pagamos el gas del restaurante, sesenta y dos mil trescientos, en efectivo | D 5135,5235 62300; C 1105 62300
compramos dos sillas para la oficina a 180 mil cada una, por transferencia | D 1524 360000; C 1110,1120 360000
`;
