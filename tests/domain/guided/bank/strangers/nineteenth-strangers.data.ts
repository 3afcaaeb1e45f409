/**
 * A twentieth bank, of a drugstore, a garden, a motorcycle workshop, a bakery, a groomer of dogs, a fishmonger, a
 * stationer, a hostel, a school of dance, a carpenter, a laundry, a maker of uniforms, a poultry farm, a gym and a plumber.
 * Written in one go by somebody who had seen neither the engine nor a bank, and kept as it was written. Its kinds of
 * mistakes were mended after it was scored; the likely deeds are not learnt from it.
 */
export const NINETEENTH_STRANGERS = `
ajá, hoy en el mostrador se hicieron 845 mil en puro efectivo, vendiendo acetaminofén y sueros | D 1105 845000; C 4135,4120 845000 ON 2026-11-26
la niña Yadira se llevó fiao los pañales de la mamá, 62.500, dice que paga en la quincena | D 1305,1310 62500; C 4135,4120 62500
Llegó el pedido de Coopidrogas, factura FE-88214 por $2.318.400, a 30 días | D 1435,6205 2318400; C 2205,2335,2380 2318400
ayer le pagué al mensajero de la moto 40 mil por los domicilios, en efectivo | D 5135,5235,5195,5295,5105,5205,7205,2505 40000; C 1105 40000 ON 2026-11-25
boté unas cajas de amoxicilina vencidas que me costaron 97 mil | D 5310,5315,5395,5195,5295,5199,5299,6135 97000; C 1435,6205,1499 97000
Yadira abonó 30 de lo que debe, por Nequi | D 1110,1120 30000; C 1305,1310 30000 OR ASK
vino el de la Secretaría de Salud y toca pagar la visita, dizque 310.000, todavía no he pagado nada | D 5140,5240,5115,5215,5195,5295,5125,5225,5135,5235 310000; C 2335,2380,2495 310000 OR NOTHING OR ASK
devolví al laboratorio 12 frascos de jarabe a 8.500 cada uno, me los descuentan de lo que les debo | D 2205,2335,2380 102000; C 1435,6205,6225 102000
vendí 35 matas de suculentas a 4 mil cada una, todo en efectivo | D 1105 140000; C 4135,4120,4105 140000
compre 20 bultos de tierra negra a 13.500 cada bulto pague por daviplata | D 1405,1435,6205,6210,1455,5195,5295 270000; C 1110,1120 270000
El conjunto Altos de Balmoral me transfirió $1.500.000 de anticipo por el jardín que les voy a montar en diciembre | D 1110,1120 1500000; C 2805,2705 1500000
le page a don Hermes el jornal 3 dias a 65000 | D 5105,5205,7205,2505,5135,5235,5195,5295 195000; C 1105,1110,1120 195000 OR ASK
el recibo del acueducto llegó por 184.300 y lo cancelé en el corresponsal con plata de la caja | D 5135,5235 184300; C 1105 184300
se me helaron 40 heliconias que tenía costeadas a 6.200 cada una, tocó darlas de baja | D 5310,5315,5395,5195,5295,5199,5299,6135 248000; C 1435,6205,1499,1405,1430 248000
Le vendí a un restaurante de Bogotá 10 palmas a 85.000 cada una; me pagó la mitad por transferencia y la otra mitad queda a 15 días | D 1110,1120 425000; D 1305,1310 425000; C 4135,4120,4105 850000
compré una guadaña Stihl de contado, 1.290.000 | D 1520,1524 1290000; C 1105,1110,1120 1290000
ve, le hice el cambio de aceite y el kit de arrastre a la AKT del vecino, 165 lucas, me pagó por Nequi | D 1110,1120 165000; C 4170,4155,4135,4235 165000
mirá que compré repuestos en Cali por 780 mil y los saqué con la tarjeta de crédito | D 1435,6205,1455 780000; C 2105,2195,2380,2335,2120 780000
el lunes le pagué el arriendo del local a doña Amparo, 900.000 por transferencia | D 5120,5220 900000; C 1110,1120 900000 ON 2026-11-23
me trajo la moto un man, le hice el motor por 240 mil pero solo me dio 100 en efectivo, el resto me lo debe | D 1105 100000; D 1305,1310 140000; C 4170,4155,4135,4235 240000 OR ASK
se quemó el compresor, el arreglo me valió 130000 en efectivo | D 5145,5245,5150,5250 130000; C 1105 130000
le di un vale de 50 mil a Brayan el ayudante, de la caja | D 1365,1330,1380 50000; C 1105 50000
quincena de Brayan 620.000 menos el vale de 50.000, le entregué 570.000 en efectivo | D 5105,5205,7205,2505 620000; C 1365,1330,1380 50000; C 1105 570000
vendí dos llantas en 280 mil en efectivo y con eso mismo pagué el internet que eran 95 mil | TWO
Sumercé, hoy vendimos 1.126.000 entre pan y almojábanas; 800 mil en efectivo y lo demás por QR | D 1105 800000; D 1110,1120 326000; C 4140,4120,4135 1126000 ON 2026-11-26
llegaron diez bultos de harina a 142.000 el bulto, quedé debiéndolos al molino | D 1405,1435,6205,6210,1455 1420000; C 2205,2335,2380 1420000
antier compré los huevos, doce cubetas a dieciséis mil quinientos, de contado en la plaza | D 1405,1435,6205,6210,1455 198000; C 1105,1110,1120 198000 ON 2026-11-24
cancelé el gas natural, Vanti, factura de 463.780, débito automático | D 5135,5235,2335,7335 463780; C 1110,1120 463780
compré un horno de segunda al señor Pulido en 6 millones: di 2 millones de cuota inicial en cheque y el resto en 8 meses | D 1520,1536,1524 6000000; C 1110,1120 2000000; C 2335,2380,2205,2195 4000000
le pagué la primera cuota del horno al señor Pulido, quinientos mil pesos en efectivo | D 2335,2380,2205,2195 500000; C 1105 500000
el sábado se dañaron 45 ponqués por la ida de la luz, costaban 3.200 c/u | D 5310,5315,5395,5195,5295,5199,5299,6135 144000; C 1435,6205,1430,1405,1499 144000 ON 2026-11-21
Vendimos el refrigerio del colegio Rafael Reyes, 1.200.000, nos descontaron retefuente del 3,5 % y consignaron el neto | D 1110,1120 1158000; D 1355 42000; C 4140,4120,4135 1200000
parce hoy bañé cinco perritos a 45 cada uno, todos pagaron en efectivo | D 1105 225000; C 4170,4155,4135,4235 225000 ON 2026-11-26 OR ASK
pues le vendí un collar a doña Rocío en 38 mil y quedó de pagarme la otra semana | D 1305,1310 38000; C 4135,4120 38000
eh ave maría, compré champú pa los perros, 3 galones a 72.000, transferí por Bancolombia | D 5195,5295,1405,1435,6205,6210,1455,5135,5235 216000; C 1110,1120 216000
La veterinaria Huellas me pagó $595.000 IVA incluido por los servicios del mes, por transferencia | D 1110,1120 595000; C 4170,4155,4135,4235 500000; C 2408 95000
me cobró el banco 14.900 de cuota de manejo | D 5305 14900; C 1110,1120 14900
compré secador nuevo de perros en Mercado Libre, 689.900 con la tarjeta débito | D 1520,1524,5195,5295 689900; C 1110,1120 689900
pagué la pauta de instagram, 120 mil | D 5235,5135,5295,5195 120000; C 1105,1110,1120,2105,2195,2380,2335,2120 120000 OR ASK
Le devolví la plata a una clienta porque le quedó mal el corte al schnauzer, 55 mil por Nequi | D 4175,4170,4155,4135,4235 55000; C 1110,1120 55000
le compre a los pescadores 80 libras de camaron a 11 mil la libra pago en efectivo | D 1405,1435,6205,6210,1455 880000; C 1105 880000
vendí 25 kilos de pargo al hotel Los Corales a 28.000 el kilo, me pagan el otro mes | D 1305,1310 700000; C 4135,4120,4110 700000
compré hielo pa toda la semana | ASK
el hotel Los Corales ya me consignó los 700 mil que debía | D 1110,1120 700000; C 1305,1310 700000
la lancha con el flete del pescado desde Salahonda me salió en 220.000, pagados en mano | D 1435,6205,5135,5235,5195,5295 220000; C 1105 220000
compré un congelador pal pescado por 2.450.000 a crédito con el almacén, 12 cuotas | D 1520,1524,1536 2450000; C 2335,2380,2205,2195,2105 2450000
el domingo no salió nadie a pescar por la marea | NOTHING
pagué 35 mil de la luz y le vendí un kilo de piangua a mi comadre en 26 mil, todo en efectivo | TWO
fotocopias y plastificados de hoy: 93.400 en monedas y billetes | D 1105 93400; C 4135,4120,4170,4155,4235 93400 ON 2026-11-26
le facturé al Instituto Tolimense, FV-0231: 40 resmas a 19.500 más IVA, a 30 días | D 1305,1310 928200; C 4135,4120 780000; C 2408 148200
Compré en Panamericana mercancía para la temporada por 1.785.000 IVA incluido, pagué por PSE | D 1435,6205 1500000; D 2408 285000; C 1110,1120 1785000
buenas tardes, aquí reportándome desde la papelería | NOTHING
El Instituto Tolimense me giró 908.700 de la FV-0231 que era de 928.200; los otros 19.500 son retefuente | D 1110,1120 908700; D 1355 19500; C 1305,1310 928200
saqué 12 cuadernos del negocio pa los niños de mi casa, me costaron 4.100 cada uno | D 3130,3115,1325,1380,1330,1365,2355,1310,5195,5295 49200; C 1435,6205 49200
me metieron un billete falso de 50, eso ya es plata perdida | D 5310,5315,5395,5195,5295,5199,5299,6135 50000; C 1105 50000 OR ASK
¿el reteica va en el activo o en el pasivo? | QUESTION
Una pareja de gringos pagó tres noches a 120.000 la noche, con datáfono | D 1110,1120,1305,1345,1380 360000; C 4140,4155,4135 360000
Booking me descontó 54.000 de comisión y me consignó 306.000 por la reserva de los alemanes, que valía 360.000 | D 1110,1120 306000; D 5195,5295,5135,5235,5305,5315,5395 54000; C 4140,4155,4135 360000
reserva de diciembre: la familia Ospina adelantó 400 mil por Bancolombia | D 1110,1120 400000; C 2805,2705,2810 400000
a la señora que lava las sábanas le pagué antier 85 mil en efectivo | D 5135,5235,5195,5295,5105,5205,7205,2505 85000; C 1105 85000 ON 2026-11-24
le compré café y huevos a doña Nubia para los desayunos del hostal, 67.800, quedé debiendo | D 1405,1435,6205,6210,1455,5195,5295 67800; C 2205,2335,2380 67800
Factura del contador, honorarios de noviembre 350.000, queda por pagar | D 5110,5210 350000; C 2335,2205,2380 350000
pague el impuesto de industria y comercio, 412.000, en ventanilla con efectivo | D 5115,5215,2412 412000; C 1105 412000
para enero quiero poner jacuzzi en el hostal, me cotizaron 9 millones | NOTHING
a ver anota que ayer se inscribieron cuatro muchachos a la clase de salsa cada uno pagó noventa mil pesos por nequi | D 1110,1120 360000; C 4160,4170,4155,4135,4235 360000 ON 2026-11-25
al instructor john fredy le pagué quinientos cuarenta mil por las clases de la quincena punto fue transferencia | D 5110,5210,5105,5205,7205,2505,5135,5235 540000; C 1110,1120 540000
se compró un parlante jbl de un millón ochocientos cincuenta mil lo pagué con tarjeta de crédito | D 1524,1520,1528 1850000; C 2105,2195,2380,2335,2120 1850000
arrendé el salón el sábado para una fiesta de quince en trescientos cincuenta mil me pagaron en efectivo | D 1105 350000; C 4155,4220,4170,4135,4235 350000 ON 2026-11-21
pagué sayco acinpro doscientos doce mil por pse | D 5125,5225,5140,5240,5115,5215,5195,5295,5120,5220,5135,5235 212000; C 1110,1120 212000
doña marleny quedó debiendo la mensualidad de la niña que son noventa mil | D 1305,1310 90000; C 4160,4170,4155,4135,4235 90000
anota ahí que ya pagué lo del salón | ASK
Vendí un comedor de seis puestos en 2.400.000, el cliente pagó 1.000.000 en efectivo y firmó letra por el saldo | D 1105 1000000; D 1305,1310,1380 1400000; C 4135,4120 2400000
compré 18 tablas de cedro a 56.000 cada una en El Potrerillo, la mitad la pagué en efectivo y la mitad fiada | D 1405,1435,6205,6210,1455 1008000; C 1105 504000; C 2205,2335,2380 504000
lija, pegante y puntillas 73.450 de la caja menor | D 1405,1435,6205,6210,1455,5195,5295,5145,5245,5150,5250 73450; C 1105 73450
al ayudante Segundo le pagué la semana en la mano | ASK
vendí la sierra vieja en 400.000 en efectivo, estaba totalmente depreciada | D 1105 400000; C 4245,4248,4295,1520 400000
la cooperativa Cofinal me prestó cinco millones, me los pusieron en la cuenta | D 1110,1120 5000000; C 2105,2195,2120,2380 5000000
cuota del préstamo de Cofinal: 390.000 a capital y 62.000 de intereses, debitados de la cuenta | D 2105,2195,2120,2380 390000; D 5305 62000; C 1110,1120 452000
hoy entraron 27 kilos de ropa a $7.500 el kilo, todo me lo pagaron por llave Bre-B | D 1110,1120 202500; C 4170,4155,4135,4235 202500 ON 2026-11-26
Se compró detergente y suavizante para la lavandería por valor de $298.000 al distribuidor, con plazo de 20 días | D 5195,5295,1405,1435,6205,6210,1455,5135,5235 298000; C 2205,2335,2380 298000
le quemamos una camisa a un cliente y toco reconocerle 110 mil en efectivo, que embarrada | D 5310,5315,5395,5195,5295,5199,5299,6135,4175 110000; C 1105 110000
Se facturó al Hotel Monserrate el lavado de lencería 2.000.000 + IVA 19%, nos practican retefuente 4% y reteIVA 15%; queda a 60 días | D 1305,1310 2243000; D 1355 80000; D 1355 57000; C 4170,4155,4135,4235 2000000; C 2408 380000 OR D 1305,1310 2243000; D 1355 137000; C 4170,4155,4135,4235 2000000; C 2408 380000 OR D 1305,1310 2380000; C 4170,4155,4135,4235 2000000; C 2408 380000
recibo de la luz Enel 738.200 pagado por la app del banco el lunes | D 5135,5235 738200; C 1110,1120 738200 ON 2026-11-23
arreglo de la secadora: 260.000 más IVA, pagado de contado | D 5145,5245,5150,5250 260000; D 2408 49400; C 1105,1110,1120 309400
mano, le despaché al colegio La Salle 60 sudaderas a 48 mil, factura 1187, pagan en 45 días | D 1305,1310 2880000; C 4135,4120 2880000
compré 6 rollos de tela antifluido a 215.000 cada uno, pagué con cheque | D 1405,1435,6205,6210,1455 1290000; C 1110,1120 1290000
a las satélites les pagué 25 camisas a 7.000 la hechura, en efectivo | D 5135,5235,5105,5205,7205,2505,5195,5295,7305,7405,7505,1410,1435,6205 175000; C 1105 175000
el colegio devolvió 5 sudaderas de las de 48 mil porque salieron chiquitas, se las rebajo de la factura que me deben | D 4175,4135,4120 240000; C 1305,1310 240000
Compramos una fileteadora Juki: $3.570.000 IVA incluido, a crédito con el almacén | D 1520 3000000; D 2408 570000; C 2335,2380,2205,2195 3570000 OR D 1520 3570000; C 2335,2380,2205,2195 3570000
pague seguridad social de noviembre, planilla por 684.500, pse | D 5105,5205,2370,2380,2335 684500; C 1110,1120 684500
me pagó La Salle 2 millones por transferencia y le giré 900 mil a la de las telas | TWO
Vendí 50 cubetas de huevo AA a 14.500 en la plaza de Choachí, platica en mano | D 1105 725000; C 4135,4120,4105 725000
purina pa las ponedoras, 15 bultos de a 98.500, el agropecuario me fió | D 1405,1435,6205,6210,1455,5195,5295,7105 1477500; C 2205,2335,2380 1477500
el veterinario vino el martes a vacunar las gallinas y cobró 180.000, se le pagó en efectivo | D 5110,5210,5135,5235,5195,5295 180000; C 1105 180000 ON 2026-11-24
Compré 100 pollonas a 24 mil cada una con transferencia | D 1435,1584,1405,6205 2400000; C 1110,1120 2400000
Doña Betsabé me abonó 150 mil en efectivo a la cuenta de los huevos | D 1105 150000; C 1305,1310 150000
se murieron 9 gallinas, cada una me había costado 24 mil | D 5310,5315,5395,5195,5295,5199,5299,6135 216000; C 1584,1435,1405,6205,1499 216000
oiga y mañana llueve o qué | NOTHING
Nombe hoy vendí 3 mensualidades del gimnasio de a 80 mil, dos en efectivo y una por Nequi | D 1105 160000; D 1110,1120 80000; C 4170,4155,4135,4235 240000 ON 2026-11-26
un cliente pagó el año completo del gimnasio por adelantado, 780.000 por transferencia, va de diciembre a noviembre | D 1110,1120 780000; C 2705,2805 780000
Compré dos bicicletas estáticas en 4.760.000 IVA incluido las dos, pagué la mitad por transferencia y la mitad a 60 días | D 1520,1524 4000000; D 2408 760000; C 1110,1120 2380000; C 2335,2380,2205,2195 2380000 OR D 1520,1524 4760000; C 1110,1120 2380000; C 2335,2380,2205,2195 2380000
se pagó vigilancia al señor de la cuadra, 60.000 en efectivo, y aparte entró una clase personalizada por 50.000 a Nequi | TWO
vendí agua y gatorade 47.500, me pagaron así revuelto | D 1105,1110,1120 47500; C 4135,4120 47500 OR ASK
saqué 300 barras de la caja pa' la pensión del pelao mío | D 3130,3115,1325,1380,1330,1365,2355,1310 300000; C 1105 300000
¿cuándo tengo que causar una factura, cuando la recibo o cuando la pago? | QUESTION
camarita, le vendí 15 bultos de cemento a 33.900 al ingeniero Barragán, me consignó de una | D 1110,1120 508500; C 4135,4120 508500
metí 3 millones de mi bolsillo a la caja pa surtir la ferretería | D 1105 3000000; C 3130,3115,3105,2355,2380 3000000
Consigné en Davivienda 1.850.000 de las ventas de la semana que estaban en caja | D 1110,1120 1850000; C 1105 1850000
compré tubos PVC por 640.000 a crédito y pagué 90 mil del acarreo en efectivo | TWO OR D 1435,6205 640000; D 1435,6205,5135,5235,5195,5295 90000; C 2205,2335,2380 640000; C 1105 90000 OR D 1435,6205 730000; C 2205,2335,2380 640000; C 1105 90000
El proveedor de tubería me dio descuento de 32.000 por pronto pago: debía 640.000 y giré 608.000 desde el banco | D 2205,2335,2380 640000; C 4210,1435,6205,4295 32000; C 1110,1120 608000
`;
