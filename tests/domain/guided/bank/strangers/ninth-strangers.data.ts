/**
 * A tenth bank, of freelancers, a notary's office, a dentist, engineers, teachers, a haulier, a garage, a coffee farm and an
 * accountant. Written in one go by somebody who had seen neither the engine nor a bank, and kept as it was written but for
 * one label: that Brayan is an employee no word of the sentence says.
 */
export const NINTH_STRANGERS = `
me pagaron 850 mil por el logo de la panadería La Espiga, llegaron por nequi | D 1110,1120 850000; C 4155,4170 850000
Factura FE-118 a Hotel Almirante por rediseño de marca $3.200.000 más IVA, plazo 30 días | D 1305 3808000; C 4155,4170 3200000; C 2408 608000
le facture al gimnasio bodytek unas piezas pa redes, 1'190.000 con iva incluido, quedaron debiendo | D 1305 1190000; C 4155,4170 1000000; C 2408 190000
pague la suscripcion de adobe 239900 con la tarjeta debito | D 5195,5295,5135,5235 239900; C 1110,1120 239900
compré un iPad para dibujar, 2 millones 890, con la tarjeta de crédito | D 1528,1524 2890000; C 1110,1120,2105,2195,2335,2380 2890000
Me consignó Marcela Ríos la mitad del proyecto de empaque, 1.250.000, todavía no he empezado nada, es anticipo | D 1110,1120 1250000; C 2805 1250000
entregué el proyecto a marcela ríos: vale 2.500.000, ella ya me habia dado 1.250.000 de anticipo y el resto me lo queda debiendo | D 2805 1250000; D 1305 1250000; C 4155,4170 2500000
el lunes le pagué 400 lucas por daviplata a un ilustrador que me ayudó con un encargo | D 5110,5210,5135,5235,6155 400000; C 1110,1120 400000 ON 2026-11-23
dominio y hosting por un año 310.000 pagados por pse | D 5135,5235,5195,5295,1705,1710 310000; C 1110,1120 310000
Honorarios del proceso de sucesión de la familia Pérez: 6 millones, me retuvieron el 11% y consignaron el resto a la cuenta | D 1110,1120 5340000; D 1355 660000; C 4155,4170 6000000
autenticaciones y copias en la notaría segunda, 48.500 en efectivo | D 5140,5240,5195,5295 48500; C 1105 48500
el cliente Bernal me giró a la cuenta 2 millones para pagar el registro de su escritura, esa plata no es mía | D 1110,1120 2000000; C 2815,2380,2805 2000000
pague en registro 1.870.000 por transferencia con la plata que me dio bernal para eso | D 2815,2380,2805 1870000; C 1110,1120 1870000
arriendo oficina noviembre 1.450.000 transferencia a inmobiliaria Los Cedros | D 5120,5220 1450000; C 1110,1120 1450000
me pagaron la cuenta de cobro #27 que estaba pendiente, la de Constructora Arenal, 3 palos por bancolombia | D 1110,1120 3000000; C 1305 3000000
afiliación al colegio de abogados, 185 mil, pagada con débito | D 5125,5225,5195,5295 185000; C 1110,1120 185000
le transferí ayer el sueldo a la auxiliar del consultorio, 1.500.000 pesos | D 5105,5205,2505 1500000; C 1110,1120 1500000 ON 2026-11-25
hoy 4 limpiezas dentales a 90 mil cada una, todo en efectivo | D 1105 360000; C 4165,4155,4170 360000 ON 2026-11-26
ortodoncia de Juliana Mesa: el tratamiento vale 3.600.000, dio 600 mil en efectivo y el saldo lo va pagando por cuotas | D 1105 600000; D 1305 3000000; C 4165,4155,4170 3600000
resinas, guantes y anestesia a Dentales del Valle 780.000 a 30 dias | D 1405,1455,1435,5195,5295,6165,6205,6210 780000; C 2205,2335 780000
abono de juliana mesa 200mil por el datafono | D 1110,1120 200000; C 1305 200000
Unidad odontológica nueva, 14 millones: la mitad de una vez por transferencia y la otra mitad me la financia el proveedor DentalTec | D 1532,1520,1524 14000000; C 1110,1120 7000000; C 2205,2335,2380,2195 7000000
recoleccion de residuos biologicos, 76000 transferidos | D 5135,5235 76000; C 1110,1120 76000
el laboratorio dental me cobra 420.000 por unas coronas, se los pago el otro mes | D 6165,5135,5235,5195,5295,1405,1435,7405,7505 420000; C 2205,2335 420000
paciente Torres pagó 300 mil del blanqueamiento, 100 cash y 200 por nequi | D 1105 100000; D 1110,1120 200000; C 4165,4155,4170 300000
Interventoría puente vereda El Salitre, factura 0045 a la Alcaldía de Guaduas, 18.000.000 + IVA 19%, a crédito | D 1305 21420000; C 4155,4130,4170 18000000; C 2408 3420000
la alcaldia de guaduas pagó la factura 0045: 21.420.000 menos retefuente 1.980.000, lo demás entró al banco | D 1110,1120 19440000; D 1355 1980000; C 1305 21420000
estudio de suelos que le subcontraté a GeoTec, 2.380.000 IVA incluido, transferencia | D 5110,5210,5135,5235,6155,6130,7405,7505 2000000; D 2408 380000; C 1110,1120 2380000
viaje de trabajo a Honda: hotel 160k, comida 55k, gasolina 90k, todo en efectivo | D 5155,5255 305000; C 1105 305000 OR D 5155,5255 215000; D 5195,5295 90000; C 1105 305000 OR D 5155,5255 160000; D 5195,5295 145000; C 1105 305000
compré un nivel láser para las obras en 1.700.000, pagué en efectivo | D 1520,1524,1528 1700000; C 1105 1700000
póliza de cumplimiento del contrato con la gobernación, $640.000, tarjeta débito | D 5130,5230,1705 640000; C 1110,1120 640000
la aseguradora me devolvió 120.000 de la póliza porque la cobraron de mas, transferencia | D 1110,1120 120000; C 5130,5230,1705,4250,4295 120000
clases de calculo a samuel, 3 horas a 45 mil la hora, pagó la mamá en efectivo | D 1105 135000; C 4160,4155,4170 135000
los Quintero me quedaron debiendo dos mensualidades de clases de inglés, a 320 mil cada una | D 1305 640000; C 4160,4155,4170 640000
los quintero se pusieron al día con las 640 lucas q debian, por daviplata | D 1110,1120 640000; C 1305 640000
marcadores, resma y fotocopias 67.300 en efectivo, papelería El Punto | D 5195,5295 67300; C 1105 67300
internet 89.900 se debitó de la cuenta, lo uso para las clases virtuales | D 5135,5235 89900; C 1110,1120 89900
uber a la clase de Chía 38 mil efectivo | D 5195,5295,5155,5255,5135,5235 38000; C 1105 38000
hicimos el flete Bogotá-Buenaventura de Cementos Andinos, 4.800.000: 2 millones ya llegaron al banco y el saldo a 30 días | D 1110,1120 2000000; D 1305 2800000; C 4145,4155,4170 4800000
tanquié la tractomula, 1.350.000 de ACPM con la débito | D 5195,5295,5135,5235,6145,7305,7405 1350000; C 1110,1120 1350000
peajes de la ruta 412.600 efectivo | D 5195,5295,5135,5235,5155,5255,6145,7305,7405 412600; C 1105 412600
le di 500 mil en efectivo al conductor Wilmer para gastos de viaje, después legaliza | D 1330,1365 500000; C 1105 500000
Wilmer legalizó los 500 mil del anticipo: 310 mil de acpm, 140 mil de peajes y devolvió 50 mil en efectivo | D 5195,5295,5135,5235,5155,5255,6145,7305,7405 450000; D 1105 50000; C 1330,1365 500000 OR D 5195,5295,6145,7305 310000; D 5155,5255,5135,5235 140000; D 1105 50000; C 1330,1365 500000
dos llantas traseras pa la mula a 1.280.000 c/u, fiadas en Llantas El Rodeo | D 5145,5245,5195,5295,1455,1540,6145,7305 2560000; C 2205,2335 2560000
SOAT del camión $1.058.200 por pse | D 5130,5230,1705 1058200; C 1110,1120 1058200
Cuota del crédito del camion 2.900.000: 1.950.000 capital y 950.000 intereses, débito automático del banco | D 2105,2195 1950000; D 5305 950000; C 1110,1120 2900000
pague un comparendo del furgón, 604.000 en efectivo | D 5395,5315 604000; C 1105 604000
Vendí la camioneta vieja del negocio en 18 millones, me consignaron al banco; había costado 40 millones y tenía 25 millones de depreciación acumulada | D 1110,1120 18000000; D 1592 25000000; C 1540 40000000; C 4245 3000000
acarreo a doña Stella 180k nequi | D 1110,1120 180000; C 4145,4155,4170 180000
manifiesto 7781 con Transcoltol: flete 5.200.000, retención 1% 52.000, ICA retenido 20.800, me consignaron 5.127.200 | D 1110,1120 5127200; D 1355 72800; C 4145,4155,4170 5200000 OR D 1110,1120 5127200; D 135515 52000; D 135518 20800; C 4145,4155,4170 5200000
parqueadero del mes para la turbo 240.000, quedó pendiente de pago | D 5195,5295,5120,5220,5135,5235,6145 240000; C 2335 240000
Seguro todo riesgo del camión pagado por anticipado, 5.400.000 por un año, transferencia, para ir amortizando mes a mes | D 1705 5400000; C 1110,1120 5400000
amortizar un mes del seguro del camion que esta en diferidos, 450.000 | D 5130,5230 450000; C 1705 450000
cambio de aceite y frenos a la Duster de don Hernán 380.000, pagó con datáfono | D 1110,1120 380000; C 4135,4155,4170 380000
arreglé una caja de cambios, 1.6 millones, la mitad ya me la dieron en efectivo, la otra pal quince de diciembre | D 1105 800000; D 1305 800000; C 4135,4155,4170 1600000
compré repuestos para vender a Autopartes del Norte por 2.150.000 más IVA a 60 días factura AN-9921 | D 1435,1455,6205 2150000; D 2408 408500; C 2205 2558500
Vendi una bateria en 420.000 efectivo, a mi me costo 290.000 | D 1105 420000; D 6135 290000; C 4135 420000; C 1435,1455 290000
le devolvi a autopartes un kit de clutch que salio malo, 595.000 con iva incluido, me lo descuentan de lo que les debo | D 2205 595000; C 1435,1455,6225,6205 500000; C 2408 95000
abonamos un millon a la deuda con autopartes del norte, transferencia | D 2205 1000000; C 1110,1120 1000000
gato hidráulico para el taller 1.150.000 cash | D 1520,1524 1150000; C 1105 1150000
al ayudante Brayan le pago 70 mil diarios, esta semana trabajó 5 días, le di la plata en efectivo | D 5105,5205,2505,5135,5235,7205,7305 350000; C 1105 350000
al brayan le presté 200 mil de la caja, me los va pagando de a poquitos | D 1365,1370,1380 200000; C 1105 200000
le pagué a Brayan la semana: 350 mil menos 50 mil del préstamo que le hice, le di 300 mil en efectivo | D 5105,5205,2505,5135,5235,7205,7305 350000; C 1365,1380 50000; C 1105 300000
lija, pintura y masilla que se gastó en el carro de un cliente, 95k, se pagó con nequi | D 6135,1455,1405,1435,7105,5195,5295,6205,6210,5145,5245 95000; C 1110,1120 95000
la luz del taller vino por 268.400, la pagué en el éxito en efectivo | D 5135,5235 268400; C 1105 268400
se metieron al taller y se robaron repuestos del inventario por 1.200.000, no hay seguro | D 5310,5315,5395 1200000; C 1435,1455 1200000
vendí 12 cargas de café pergamino a la cooperativa a 2.100.000 la carga, por transferencia | D 1110,1120 25200000; C 4105,4135 25200000
la coperativa andes me liquidó café por 8.400.000, me descontaron 42.000 de retefuente y el resto a la cuenta | D 1110,1120 8358000; D 1355 42000; C 4105,4135 8400000
ocho jornales de recolección a 65 mil, en efectivo | D 5105,5205,2505,5135,5235,6105,7205,7305 520000; C 1105 520000
20 bultos de urea a 145 mil cada uno, fiados en el almacén del Comité | D 1405,1455,5195,5295,6105,6210,7105,7305 2900000; C 2205,2335 2900000
pasilla vendida a don Eusebio el compraventero, 340 lucas en mano | D 1105 340000; C 4105,4135 340000
pagué 150 mil de mulas pa sacar el café a la carretera, en efectivo | D 5135,5235,5195,5295,6105,7305,7405 150000; C 1105 150000
me desembolsó el banco agrario 15 millones del préstamo para renovar el cafetal, en la cuenta de ahorros | D 1110,1120 15000000; C 2105 15000000
cuota agrario: 1.200.000 a capital y 310.000 de intereses, me lo sacaron de la cuenta | D 2105 1200000; D 5305 310000; C 1110,1120 1510000
me consignaron 900.000 del incentivo de la federación por renovar cafetales, eso no se devuelve | D 1110,1120 900000; C 42 900000
Despulpadora nueva 3.300.000: un millón en efectivo y el resto a crédito con Penagos | D 1520 3300000; C 1105 1000000; C 2205,2335,2380 2300000
vendi un novillo en la feria, 2.700.000, plata en mano | D 1105 2700000; C 4105,4135 2700000
5 bultos de concentrado para las gallinas a 98 mil, efectivo | D 1405,1455,5195,5295,6105,6210,7105,7305 490000; C 1105 490000
30 panales de huevos a 14.500 a la tienda de Chucho, me los paga el sábado | D 1305 435000; C 4105,4135 435000
Chucho me pagó en efectivo los huevos que debía, eran 435.000 pero me descontó 14.500 de un panal quebrado | D 1105 420500; D 4175,4105,4135,5305,5395 14500; C 1305 435000
fumigada del lote 4: dos jornales de 60 mil y 180 mil de veneno, todo pagado en efectivo | D 5105,5205,2505,5135,5235,6105,7205,7305 120000; D 1405,1455,5195,5295,6105,6210,7105,7305 180000; C 1105 300000 OR D 5195,5295,5135,5235,6105,7305 300000; C 1105 300000
le di al vecino 3 bultos de maíz de mi cosecha, que valen 210 mil en total, a cambio de que me arara el lote | D 5135,5235,5145,5245,5150,5195,5295,6105,7305,7405 210000; C 4105,4135 210000
saqué 400 mil de la caja para el mercado de la casa | D 1325,3115,3130,2355,3605 400000; C 1105 400000
puse de mi bolsillo 2 millones en efectivo para arrancar la cosecha | D 1105 2000000; C 3105,3115,3130,2355 2000000
le alquilo el potrero a don Nando, 250 mil el mes, hoy me pagó en efectivo | D 1105 250000; C 4220,4155 250000 ON 2026-11-26
se me murió una vaca que estaba en los libros por 1.900.000 | D 5310,5315,5395 1900000; C 1584,1445 1900000
visita del agrónomo 220.000, se le debe | D 5110,5210,5135,5235 220000; C 2335 220000
Venta aguacate hass 850 kilos a 4.200 el kilo, exportadora Frutal paga a 15 días, fact 12 | D 1305 3570000; C 4105,4135 3570000
impuesto predial de la finca 318.000, lo pagué el 12 en efectivo | D 5115,5215 318000; C 1105 318000 ON 2026-11-12
llegó el recibo del agua de la finca por 54.200, lo pago la otra semana | D 5135,5235 54200; C 2335 54200
ya pagué el recibo de agua que tenia pendiente, 54.200 en efectivo | D 2335 54200; C 1105 54200
Causar nómina noviembre: sueldos 4.200.000, auxilio de transporte 400.000, deducción salud y pensión empleados 336.000, neto por pagar | D 5105,5205 4600000; C 2370,2380 336000; C 2505 4264000 OR D 5105,5205 4600000; C 2370 168000; C 2380 168000; C 2505 4264000
Depreciación del mes equipo de oficina 185.000 | D 5160,5260 185000; C 1592 185000
Ferretería El Tornillo: pago retefuente de octubre 612.000 por PSE a la DIAN | D 2365 612000; C 1110,1120 612000
Provisionar prestaciones del mes: cesantías 383.000, intereses 46.000, prima 383.000 y vacaciones 175.000 | D 5105,5205 987000; C 2510 383000; C 2515 46000; C 2520 383000; C 2525 175000 OR D 5105,5205 987000; C 2610 987000
planilla pila 1.120.000 pagada por pse | D 2370,2380,5105,5205 1120000; C 1110,1120 1120000
pago iva bimestre sep-oct 1.934.000 desde bancolombia | D 2408 1934000; C 1110,1120 1934000
dar de baja la factura de Muebles Ríos, 850.000, no la van a pagar nunca y no tenía provisión | D 5199,5299,5310,5315,5395 850000; C 1305 850000
Deterioro de cartera del año por 720.000 | D 5199,5299 720000; C 1399 720000
nota débito del banco: cuota de manejo 14.900 y 4x1000 22.300 | D 5305 37200; C 1110,1120 37200 OR D 5305 14900; D 5115,5215,5315 22300; C 1110,1120 37200
rendimientos de la cuenta 8.412 abonados por el banco | D 1110,1120 8412; C 4210 8412
traslado 3 millones de la cuenta corriente a la de ahorros | D 1120 3000000; C 1110 3000000
consigné al banco 1.780.000 que había en la caja | D 1110,1120 1780000; C 1105 1780000
Compra mercancía a Distribuidora Mercy 5.000.000 + IVA, le practico retención del 2,5%, a crédito | D 1435,6205 5000000; D 2408 950000; C 2365 125000; C 2205 5825000
honorarios del abogado Ruiz 2.000.000, le retengo el 10% y le giro el neto por transferencia | D 5110,5210 2000000; C 2365 200000; C 1110,1120 1800000
le facturé a cuatro clientes la mensualidad de contabilidad, 500 mil a cada uno, todos quedaron pendientes | D 1305 2000000; C 4155,4170 2000000
Reclasificar 1.000.000 que quedó en gastos diversos, va en mantenimiento | D 5145,5245 1000000; C 5195,5295 1000000
la socia Beatriz aporta a la sociedad un local avaluado en 90 millones | D 1516,1504 90000000; C 3105,3115,3130 90000000
Causación arriendo noviembre 1.800.000 a nombre de Inversiones Gaviria, sin pagar | D 5120,5220 1800000; C 2335 1800000
renovación cámara de comercio 512 mil, débito | D 5140,5240,5115,5215,5125,5225 512000; C 1110,1120 512000
en el arqueo de caja faltaron 18.500 y nadie responde | D 5395,5195,5295,5310,5315 18500; C 1105 18500
Hotel Almirante me pagó los 3.808.000 que debía pero le hice 2% de descuento por pronto pago, el resto entró al banco | D 1110,1120 3731840; D 5305,4175 76160; C 1305 3808000
le devolví a una alumna 90 mil por nequi de una clase ya cobrada que al final no dimos | D 4175,4160,4155,4170,2805 90000; C 1110,1120 90000
compré un portátil para la oficina en 3.570.000 iva incluido por transferencia | D 1528,1524 3000000; D 2408 570000; C 1110,1120 3570000 OR D 1528,1524 3570000; C 1110,1120 3570000
don Gildardo me prestó 4 millones en efectivo para el taller | D 1105 4000000; C 2195,2105,2380 4000000
antier le llevé a don gildardo 120 mil de intereses del préstamo, en efectivo | D 5305 120000; C 1105 120000 ON 2026-11-24
pauta en instagram 150k con la débito | D 5235,5135,5195,5295 150000; C 1110,1120 150000
compré insumos para el consultorio por 1.200.000 | ASK
ya me pagaron el diseño del catálogo | ASK
me giraron 800 dólares de un cliente de Miami por una ilustración | ASK
le pagué 500 mil en efectivo al mecánico: 300 mil de mano de obra y 250 mil de repuestos | ASK
consulta jurídica a la señora Gil, 150.000 | ASK OR D 1105 150000; C 4155,4170 150000
vendi una bateria usada en 90 mil en efectivo y tambien pague por nequi 45 mil del internet | TWO
¿qué es la retención en la fuente y quién la practica? | QUESTION
profe cual es la diferencia entre costo y gasto | QUESTION
jajaja 😂😂 qué pena, eso era pal grupo de la familia | NOTHING
hello, can you help me book a flight to Cartagena | NOTHING
vendí el café de traviesa esta mañana | ASK
cobré en efectivo 120 mil de una calza y de paso le transferí 420 mil al laboratorio por las coronas que le debía | TWO
esta app es una porquería, no entiende nada | NOTHING
`;
