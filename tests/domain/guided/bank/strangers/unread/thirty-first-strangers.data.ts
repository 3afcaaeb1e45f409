/** Sixty more of the same writer, written with the thirtieth and not read since: at first sight 56 were right, 4 asked and none wrong. */
export const THIRTY_FIRST_STRANGERS = `
compré mercancía para surtir la tienda por 780 mil en efectivo | D 1435,6205 780000; C 1105 780000
la universidad me consignó las horas cátedra, 1 millón 440 mil | D 1110,1120 1440000; C 4160,4155,4230,4235,1305,1345 1440000
Venta de mercancías a crédito al cliente Distribuciones El Sol S.A.S. por $4.200.000 más IVA del 19%, plazo 30 días | D 1305 4998000; C 4135,4120 4200000; C 2408 798000
compra de mercancia x $2.000.000 + iva 19%, retefuente 2.5%, se paga con cheque | D 1435,6205 2000000; D 2408 380000; C 2365 50000; C 1110 2330000
vendí 200 mil en efectivo y pagué la luz 75 mil | TWO
vendí 12 arrobas de café pergamino a la cooperativa a 245 mil la arroba, me retuvieron el 0,5% | D 1105,1110,1120 2925300; D 1355 14700; C 4105,4135 2940000 OR D 1305 2925300; D 1355 14700; C 4105,4135 2940000
vendí minutos y recargas hoy 63.500 en efectivo | D 1105 63500; C 4135,4145,4155,4225,2815 63500
la DIAN me puso una multa de 524.000 y la pagué por pse | D 5395,5315 524000; C 1110,1120 524000
pagué 8 jornales a 65 mil para la cogida del café | D 5105,5205,72,73,1425,1428,6105 520000; C 1105,1110,1120 520000
antier me prestaron 2 millones en la cooperativa, me los giraron a la cuenta | D 1110,1120 2000000; C 2195,2105,2120 2000000 ON 2026-11-24
Se compran mercancías a crédito por $6.000.000 más IVA 19% al proveedor Alimentos del Valle | D 1435,6205 6000000; D 2408 1140000; C 2205 7140000
se vendieron 5 pares de zapatos a ciento veinte mil c/u, pagaron con datáfono | D 1110,1120,1305,1345 600000; C 4135,4120 600000
causación de la nómina de noviembre 6.200.000 queda por pagar | D 5105,5205 6200000; C 2505 6200000
qué partido hay hoy de la selección | NOTHING
presenté y pagué la retención en la fuente de octubre, 412.000 por PSE | D 2365 412000; C 1110,1120 412000
hoy pagué el arriendo 1.100.000 y al contador 350 mil, por transferencia | TWO OR D 5120,5220 1100000; D 5110,5210 350000; C 1110,1120 1450000
qué diferencia hay entre la retefuente y el reteICA | QUESTION
qué es un activo diferido, explíqueme con manzanas | QUESTION
eh mira hoy vendí en la tienda cuatrocientos ochenta y cinco mil pesos en efectivo | D 1105 485000; C 4135,4120 485000
hice un trabajo de diseño gráfico y cobré 750 mil por Nequi | D 1110,1120 750000; C 4155,4230,4235,4170,4135 750000
le hice un pago a la señora Marta del arriendo, lo mismo de siempre | ASK
compré un computador para la oficina en 2.400.000 | D 1528,1524 2400000; C 1105,1110,1120 2400000 OR D 1528,1524 2400000; C 2335,2205,2380,2340 2400000
recibí cheque de un cliente por 1.500.000 abono a factura | D 1105,1110,1120 1500000; C 1305 1500000
le pagué al maestro de obra 1.100.000 por pintar y resanar el local | D 5145,5245,5150,5250 1100000; C 1105,1110,1120 1100000
que es mejor, costo promedio o peps | QUESTION
compre 4 mesas y 16 sillas pal restaurante por 1.960.000 con transferencia | D 1524,1536 1960000; C 1110,1120 1960000
El cliente Ferretería La 14 canceló su factura por $2.150.000 mediante consignación en Davivienda | D 1110,1120 2150000; C 1305 2150000
pagué de una los 6 meses de arriendo de la bodega que vienen, 9 millones, por adelantado, transferencia | D 1705,1330 9000000; C 1110,1120 9000000
devolví al proveedor mercancía dañada por 240.000 que había comprado a crédito | D 2205 240000; C 1435,6225,6205 240000
se causa factura de energía por $342.000 para pagar el próximo mes | D 5135,5235 342000; C 2335 342000
sobraron 8.400 en la caja al hacer el arqueo | D 1105 8400; C 4295,2380 8400
el sábado pasado le pagué al plomero 110 mil en efectivo por destapar la cañería del local | D 5145,5245,5150,5250,5135,5235 110000; C 1105 110000 ON 2026-11-21
le fié a doña Gladys un mercado por 87.500 | D 1305 87500; C 4135,4120 87500
almuerzo con un cliente 85 mil con tarjeta de crédito | D 5195,5295,5155,5255 85000; C 2105,2195,2335,2120,2380,1110,1120 85000
don Carlos me abonó 200 mil de lo que me debía | D 1105,1110,1120 200000; C 1305 200000
Se castiga la cartera del cliente Pérez por 600.000 contra la provisión | D 1399 600000; C 1305,1390 600000
pago recibo de la luz 186.400 en efectivo | D 5135,5235 186400; C 1105 186400
pagué intereses del préstamo, 95.000 en efectivo | D 5305 95000; C 1105 95000
mi hermano me prestó 3 palos en efectivo para el negocio | D 1105 3000000; C 2195,2380,2335,2355 3000000
le pagué a bavaria los 520 mil que le debía, en efectivo | D 2205,2335 520000; C 1105 520000
provisión de cartera del año 450 mil | D 5199,5299 450000; C 1399 450000
arreglo de la nevera del negocio 150 mil | D 5145,5245 150000; C 1105,1110,1120 150000 OR D 5145,5245 150000; C 2335,2205 150000
vendí frutas y verduras por ciento treinta y cinco mil pesos la mitad en efectivo y la otra mitad por daviplata | D 1105 67500; D 1110,1120 67500; C 4135,4120,4105 135000
factura de venta 0231 por 2 millones trescientos ochenta mil IVA incluido, me transfirieron a Bancolombia | D 1110,1120 2380000; C 4135,4120,4155,4235 2000000; C 2408 380000
se registra depreciación mensual de maquinaria por $310.000 | D 5160,5260,73 310000; C 1592 310000
el proveedor de la ropa me mandó mercancía por 3 millones y medio, le di un millón por transferencia y lo demás a 30 días | D 1435,6205 3500000; C 1110,1120 1000000; C 2205 2500000
compré tela para uniformes 1.300.000 más 247.000 de IVA; di 547.000 en efectivo y quedo debiendo un palo | D 1405,1435,6205,6210 1300000; D 2408 247000; C 1105 547000; C 2205,2335 1000000
vendí 4 camisetas a 35 mil cada una, en total 150 mil | ASK
pagué el IVA del bimestre 1.386.000 a la DIAN | D 2408 1386000; C 1105,1110,1120 1386000
compre 15 bultos de abono triple 15 a 130.000 en el almacén agropecuario, me los fiaron | D 1405,1425,1428,1435,1455,6205,6210,6105,71,73,5195,5295 1950000; C 2205,2335 1950000
me consignaron 480 mil en la cuenta y no sé de qué son | ASK
compré 3 bultos de papa a 95 mil pa' revender, pagué por nequi | D 1435,6205 285000; C 1110,1120 285000
metí 5 millones de mi bolsillo como capital al negocio, en efectivo | D 1105 5000000; C 3130,3115,3105,3120 5000000
me compraron 20 empanadas a 2.500, pagaron por daviplata | D 1110,1120 50000; C 4140,4135,4120 50000
le di un adelanto de sueldo a Yurany de 150 mil en efectivo | D 1365,1330 150000; C 1105 150000
vendí mercancía por $950.000 al contado; el costo de la mercancía fue $600.000 | D 1105,1110,1120 950000; D 6135,6120 600000; C 4135,4120 950000; C 1435,1430 600000
el banco me descontó 4x1000 por 32.000 | D 5115,5215,5305,5195,5395 32000; C 1110,1120 32000
pasé 250 mil de nequi a bancolombia | D 1110,1120 250000; C 1110,1120 250000
el inquilino me entregó 900 mil de depósito del apartamento | D 1105,1110,1120 900000; C 2810,2805 900000
vendí un colchón en 1 palo 350, me dieron 500 mil y el saldo me lo quedan debiendo | D 1105,1110,1120 500000; D 1305 850000; C 4135,4120 1350000
`;
