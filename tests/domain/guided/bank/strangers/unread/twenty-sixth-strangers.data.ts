/**
 * A twenty-seventh bank of 120, written by somebody who had seen neither the engine nor a bank, and kept as it was written.
 * It is told by its figures alone: its misses were not read, and nothing is learnt from it.
 */
export const TWENTY_SIXTH_STRANGERS = `
vendí 3 camisetas a 38 mil cada una, me pagaron en efectivo | D 1105 114000; C 4135,4120 114000
Venta de almuerzos de ayer 462.500, la mitad por nequi y la otra mitad en billetes | D 1110,1120 231250; D 1105 231250; C 4140,4135 462500 ON 2026-11-27
se le fiaron a doña Carmenza 27.800 en mercado de la tienda | D 1305 27800; C 4135 27800
Facturé a Constructora Los Nogales $2.400.000 más IVA por diseño de planos, plazo 30 días | D 1305 2856000; C 4155,4230,4235,4170,4135 2400000; C 2408 456000
en el almacén un man se llevó una bici todoterreno por 950 lucas y me transfirió a bancolombia | D 1110,1120 950000; C 4135 950000
Vendimos 14 arrobas de café pergamino y la cooperativa nos giró 3'150.000 a la cuenta | D 1110,1120 3150000; C 4105,4135 3150000
le hice corte y barba a un cliente, 32k por daviplata | D 1110,1120 32000; C 4170,4235,4155,4135 32000
Venta por datáfono de 189.900 IVA incluido | D 1110,1120,1305,1345 189900; C 4135,4120,4140,4155,4170 159580; C 2408 30320
dicté 6 horas de clase de inglés a $45.000 la hora, quedaron de pagarme la otra semana | D 1305,1345 270000; C 4160,4155,4170,4235,4230,4135 270000
Se vendió a Supermercados El Rebaño mercancía por 8.000.000 + IVA; nos practicaron retefuente del 2,5% y consignaron el neto | D 1110,1120 9320000; D 1355 200000; C 4135,4120 8000000; C 2408 1520000
hoy en la panaderia se hizo 1 palo 280 en ventas, todo en efectivo | D 1105 1280000; C 4120,4135,4140 1280000 ON 2026-11-28
El señor del 302 sacó a cuotas una nevera de un millón setecientos: dio 500 mil de entrada en efectivo y el resto lo debe | D 1105 500000; D 1305 1200000; C 4135 1700000
Servicio de acarreo Bello-Rionegro, cobré 210 mil y me los mandaron al Nequi | D 1110,1120 210000; C 4145,4235,4155,4170,4135 210000
vendi dos novillos gordos en la subasta de Planeta Rica, 6 millones cuatrocientos mil, me los consignaron antier | D 1110,1120 6400000; C 4105,4135 6400000 ON 2026-11-26
Cobré consulta odontológica particular 135000 en efectivo | D 1105 135000; C 4165,4170,4235,4230,4155,4135 135000
pues anotá ahí que vendí 5 docenas de huevos a 9.600 la docena, en efectivo | D 1105 48000; C 4135,4105 48000
entregué el logo y el cliente me transfirió 620 mil de una | D 1110,1120 620000; C 4155,4230,4235,4170,4135 620000
La papelería que nos tiene alquilado el localcito nos pagó el arriendo de noviembre, 1.150.000 por banco | D 1110,1120 1150000; C 4220,4155,1305,1345 1150000
unos tenis de $234.900 los dejé con el 10% de descuento, el muchacho pagó con tarjeta débito | D 1110,1120,1305,1345 211410; C 4135 211410 OR D 1110,1120,1305,1345 211410; D 4175,5305 23490; C 4135 234900
Emití la factura FE-871 por asesoría contable 1.800.000 más IVA 19%, el cliente retiene 11% de honorarios y queda por cobrar | D 1305 1944000; D 1355 198000; C 4155,4230,4235,4170 1800000; C 2408 342000
Mesa 4: 86.700 de consumo y 8.670 de propina voluntaria para los meseros, todo con tarjeta | D 1110,1120,1305,1345 95370; C 4140,4135 86700; C 2815,2380,2335,2505,2810,2805 8670
20 bultos de papa vendidos en Corabastos a 74.500 el bulto, mitad plata en mano mitad fiado | D 1105 745000; D 1305 745000; C 4105,4135 1490000
Alquilé el sonido pa unos quince, 380.000, me dieron la plata en la mano | D 1105 380000; C 4155,4170,4220,4235,4135 380000
ventas del miércoles en la droguería: efectivo 318.000, nequi 145.500, datafono 206.300 | D 1105 318000; D 1110,1120 145500; D 1110,1120,1305,1345 206300; C 4135 669800 ON 2026-11-25 OR D 1105 318000; D 1110,1120 351800; C 4135 669800 ON 2026-11-25
Mantenimiento de aires a la Clínica del Caribe: 1.240.000 + IVA, ellos nos hacen reteIVA del 15%, factura a crédito | D 1305 1440260; D 1355 35340; C 4155,4235,4170,4135 1240000; C 2408 235600
compré 40 cuadernos para revender a 3.150 cada uno, de contado | D 1435,6205 126000; C 1105,1110,1120 126000
Surtido de gaseosas Postobón para la tienda, 486.300, queda pa pagar el otro viernes | D 1435,6205 486300; C 2205,2335,2380 486300
llegó factura de Textiles Omnes por 5.260.000 mas iva, tela para confeccionar, crédito 60 días | D 1405,6210,7105,1435,6205,1455 5260000; D 2408 999400; C 2205,2335,2380 6259400
le merqué a don Jairo la verdura del restaurante, 173 mil por nequi | D 1405,1435,6205,6210,7105,1455 173000; C 1110,1120 173000
compra de 2 sacos de arina a 118.000 c/u pa la panaderia, en efectivo | D 1405,6210,7105,1435,6205,1455 236000; C 1105 236000
Me trajeron repuestos de moto para vender por 1'437.500 iva incluido, los pagué con tarjeta de crédito | D 1435,6205,1455 1207983; D 2408 229517; C 2105,2195,2120,2335,2380,1110,1120 1437500
Compramos celulares para la vitrina por 9.870.000 al mayorista de Cali, le dimos el 30% por transferencia y lo demás nos lo fió | D 1435,6205 9870000; C 1110,1120 2961000; C 2205,2335,2380 6909000
abono para el maíz, 25 bultos a 132.000, sacados a crédito en el almacén agrícola | D 1405,7105,1455,1425,6210,1435,6205,7305,5195,5295 3300000; C 2205,2335,2380 3300000
Compra de mercancía 2.950.000 + IVA, practicamos retención en la fuente 2,5 %, se pagó el neto por banco | D 1435,6205 2950000; D 2408 560500; C 2365 73750; C 1110,1120 3436750
15 canastas de huevo que me trajo el granjero pa la tienda a 14.200 cada canasta, pagadas de la caja | D 1435,6205 213000; C 1105 213000
compré insumos de uñas (esmaltes y acrilicos) por 94.800 pal salón | D 1455,1405,1435,6205,6210,7105,5195,5295 94800; C 1105,1110,1120 94800
Monturas para vender en la óptica traídas de Bogotá 2.130.000, más 65.000 del flete, todo por transferencia al mismo proveedor | D 1435,6205 2195000; C 1110,1120 2195000 OR D 1435,6205 2130000; D 1435,6205,5235,5135 65000; C 1110,1120 2195000
pagué la luz del local 212.430 por PSE | D 5135,5235,2335 212430; C 1110,1120 212430
Arriendo noviembre de la bodega 1.900.000, lo transferí el 5 | D 5120,5220,2335 1900000; C 1110,1120 1900000 ON 2026-11-05
gasolina de la moto de repartos 18k | D 5295,5195,5235,5135 18000; C 1105,1110,1120 18000
Tinto, azúcar y vasos desechables para la oficina 37.650, efectivo | D 5195,5295 37650; C 1105 37650
le cancelé al contador sus honorarios, 450 mil por daviplata | D 5110,5210,2335 450000; C 1110,1120 450000
Publicidad en Facebook $350.000 cargada a la tarjeta débito del negocio | D 5235,5135,5195,5295 350000; C 1110,1120 350000
Causar factura de internet Claro por 96.900, pendiente de pago | D 5135,5235 96900; C 2335,2205,2380 96900
Arreglo de la greca, 145 mil al técnico, se le dio la plata de la registradora | D 5145,5245 145000; C 1105 145000
papelería y tóner de la oficina 128.700 más IVA, con tarjeta débito | D 5195,5295 128700; D 2408 24453; C 1110,1120 153153
Cuota de administración del local en el centro comercial, $310.000 en efectivo el 10 de noviembre | D 5135,5235,5195,5295,5120,5220,5125,5225 310000; C 1105 310000 ON 2026-11-10
taxi pa ir al banco a hacer vueltas del negocio 14.500 | D 5195,5295,5155,5255 14500; C 1105,1110,1120 14500
me fui a Medellín a visitar un cliente: hotel y comida 388 mil, salió del nequi de la empresa | D 5155,5255,5195,5295 388000; C 1110,1120 388000
Renovación de la matrícula en Cámara de Comercio, 742.000, pse | D 5140,5240,5115,5215,5125,5225 742000; C 1110,1120 742000
bancolombia me descontó la cuota de manejo, 13.990 | D 5305,5115,5215 13990; C 1110,1120 13990
escobas, límpido y traperos para el aseo, treinta y un mil doscientos | D 5195,5295,5135,5235 31200; C 1105,1110,1120 31200
Licencia anual de Siigo por 1.068.000, transferencia | D 1705,1710,1635,5135,5235,5195,5295,5165,5265 1068000; C 1110,1120 1068000
Seguro todo riesgo de la camioneta de la empresa 2.345.600, pagamos el año completo por banco | D 1705,5130,5230 2345600; C 1110,1120 2345600
despaché un pedido por Interrapidísimo y el envío costó 16.200, plata de la caja menor | D 5235,5135 16200; C 1105 16200
Hicimos pintar el local: la pintura 267.000 y la mano de obra 180.000, todo en efectivo | D 5150,5250,5145,5245 447000; C 1105 447000 OR D 5150,5250,5145,5245,5195,5295 267000; D 5150,5250,5145,5245,5135,5235 180000; C 1105 447000
almuerzo del equipo por la reunión de fin de mes 156.000, nequi | D 5105,5205,5195,5295 156000; C 1110,1120 156000
doña Rosalba abonó 45 mil de lo que debía, en efectivo | D 1105 45000; C 1305 45000
Se le pagó a Alpina la factura que teníamos pendiente por $1.286.400 con cheque del Banco Popular | D 2205,2335,2380 1286400; C 1110,1120 1286400
le giré tres palos al proveedor de zapatos, todavía le quedo debiendo dos, fue por transferencia | D 2205,2335,2380 3000000; C 1110,1120 3000000
El cliente Muñoz nos pagó su factura de 2.000.000 descontándose los 50.000 de pronto pago que le ofrecimos, entró a Davivienda | D 1110,1120 1950000; D 5305,4175 50000; C 1305 2000000
Pagamos hoy por transferencia los 4.400.000 que le debíamos al proveedor de mercancía y nos rebajó el 3% por pronto pago | D 2205,2335,2380 4400000; C 4210,4295,1435,6205 132000; C 1110,1120 4268000 ON 2026-11-28
un señor devolvió la licuadora de 165.000 que habia comprado y le regresé su plata en efectivo | D 4175,4135 165000; C 1105 165000
Nota crédito a Hotel Tayrona: devolvió mercancía que le habíamos vendido a crédito por 320.000 más su IVA | D 4175,4135 320000; D 2408 60800; C 1305 380800
Le devolví a la fábrica 8 camisas defectuosas, 296.000, me las rebajaron de la deuda | D 2205,2335,2380 296000; C 1435,6225,6205 296000
la novia dejó 400 mil de anticipo pa la torta del matrimonio, por nequi | D 1110,1120 400000; C 2805,2705 400000
anticipo en efectivo al carpintero que nos va a hacer las estanterías, 700.000 | D 1330 700000; C 1105 700000
Me desembolsó Bancamía quince millones a la cuenta de ahorros | D 1120,1110 15000000; C 2105,2195,2120 15000000
Cuota del crédito con el Banco Agrario: 612.000, de los cuales 187.400 son intereses, débito automático | D 2105,2195 424600; D 5305 187400; C 1110,1120 612000
mi cuñado me prestó dos millones y medio en billetes para el negocio | D 1105 2500000; C 2195,2380,2355,2335 2500000
le adelanté como préstamo 250 mil a Yeison el mesero, se los descuento por quincenas | D 1365,1370,1380,1330 250000; C 1105,1110,1120 250000
El que alquiló las sillas dejó 90.000 en depósito que le devuelvo cuando las entregue, efectivo | D 1105 90000; C 2810,2805,2380,2815 90000
quincena de las dos muchachas del almacén, 685 mil a cada una, en efectivo | D 5205,5105,2505 1370000; C 1105 1370000
Nómina noviembre: sueldos 6.500.000, se descontó salud 4% y pensión 4%, girado el neto por banco | D 5105,5205 6500000; C 2370,2380 520000; C 1110,1120 5980000 OR D 5105,5205 6500000; C 2370,2380 260000; C 2380,2370 260000; C 1110,1120 5980000
Pague la planilla de seguridad social de los empleados 1.023.700, pse | D 2370,2380,5105,5205 1023700; C 1110,1120 1023700
Pago de retención en la fuente de octubre, formulario 350, por 418.000 desde Bancolombia | D 2365 418000; C 1110,1120 418000
le giramos a la DIAN el IVA del cuatrimestre, 2.714.000 | D 2408 2714000; C 1105,1110,1120 2714000
Industria y comercio del municipio, 583.000 desde la cuenta corriente | D 2412,5115,5215 583000; C 1110,1120 583000
el banco me cobro 9.736 de 4x1000 | D 5115,5215,5305,5395 9736; C 1110,1120 9736
saqué de la caja 150 lucas pal mercado de mi casa | D 1325,1310,3130,3105,3115,2355 150000; C 1105 150000
Los socios Andrés y Paola aportamos 10 millones cada uno, consignados a la cuenta de la SAS | D 1110,1120 20000000; C 3105,3115,2355,3130 20000000 OR D 1110,1120 20000000; C 3105,3115,2355,3130 10000000; C 3105,3115,2355,3130 10000000
llevé al banco 870.000 que había en la caja y los consigné | D 1110,1120 870000; C 1105 870000
retiré del cajero 205 mil pa dejar de base en la registradora | D 1105 205000; C 1110,1120 205000
Pasé 63.000 de mi Nequi del negocio a Daviplata | D 1110,1120 63000; C 1110,1120 63000
portátil Lenovo para la secretaria en 2.690.000, a tres cuotas con Alkosto | D 1528,1524 2690000; C 2380,2335,2205,2195,2105,2120 2690000
Horno industrial nuevo pa la pizzería 5.600.000: la mitad se pagó por transferencia y la otra mitad a 30 días | D 1520,1536,1524 5600000; C 1110,1120 2800000; C 2380,2335,2205 2800000
Vendimos la moto vieja de la empresa en 3.000.000 por transferencia; había costado 5.000.000 y llevaba depreciados 2.600.000 | D 1110,1120 3000000; D 1592 2600000; C 1540 5000000; C 4245 600000
salimos del congelador por 410 mil en efectivo, en libros valía 655.000 | D 1105 410000; D 5310 245000; C 1520,1536,1524 655000
Depreciación del mes de los computadores 94.583 | D 5160,5260 94583; C 1592 94583
provisioné la prima del mes, 541.450 | D 5105,5205 541450; C 2610,2520 541450
A Luz Dary le transferí su prima de servicios: 711.000 | D 2520,2610,5105,5205 711000; C 1110,1120 711000
Anoche se entraron los ladrones y se llevaron 375 mil de la caja | D 5310,5315,5395,5195,5295,1380 375000; C 1105 375000 ON 2026-11-27
doné 60.000 en efectivo a los bomberos del pueblo | D 5395,5195,5295,5315 60000; C 1105 60000
rendimientos que me abonaron en la cuenta de ahorros: 4.812 | D 1120,1110 4812; C 4210 4812
honorarios del abogado 1.600.000 con retención del 10%, se giró el neto por banco | D 5110,5210 1600000; C 2365 160000; C 1110,1120 1440000
Mercancía excluida de IVA comprada a crédito por 3.450.000, practicando reteICA del 9,66 por mil | D 1435,6205 3450000; C 2368 33327; C 2205,2335,2380 3416673
abrí un CDT de 7 millones con plata de la cuenta | D 1225,1295 7000000; C 1110,1120 7000000
Ferney se voló sin pagar, dé de baja los 227.000 que nos debía de mercancía | D 5199,5299,1399,5310,5315,5395 227000; C 1305 227000
Se les transfirió a los accionistas el dividendo ya decretado, $5.500.000 | D 2360 5500000; C 1110,1120 5500000
la aseguradora respondió por el inventario quemado, 2.200.000 que entraron al banco | D 1110,1120 2200000; C 4255,1360,4295,4250 2200000
me llevé pa la casa mercancía de la tienda que me había costado 52.000 | D 1325,1310,3130,3105,3115,2355 52000; C 1435,6205 52000
al cuadrar la caja sobraron 11.300 y no aparece de qué | D 1105 11300; C 4295,4250,2380 11300
se dañó carne en el enfriador de la carnicería, el costo era 98.000, toca botarla | D 5310,5315,5395,5195,5295,5199,5299,6135,1499 98000; C 1435,1405 98000
Rappi me giró 712.000 por ventas de 800.000 del restaurante, el resto se lo quedó de comisión | D 1110,1120 712000; D 5295,5235,5305,5195,5135 88000; C 4140,4135,4120,1305 800000
cliente de Miami me pagó USD 300 a una TRM de 3.870 por edición de videos, ya está en el banco | D 1110,1120 1161000; C 4155,4235,4230,4170,4135 1161000
La empresa XYZ S.A.S. adquiere el 3 de noviembre de 2026 muebles de oficina por 4.200.000 a crédito | D 1524 4200000; C 2335,2380,2205 4200000 ON 2026-11-03
Se constituye la sociedad con el aporte de un local avaluado en 85.000.000 y 12.000.000 en efectivo | D 1516 85000000; D 1105 12000000; C 3105,3115,3130 97000000
vendí dos pantalones y un cinturón | ASK
compré una cosa de 65 mil | ASK
anotame lo del recibo del agua porfa | ASK
vendí un jean en 79 mil y de ahí mismo pagué 12 mil de parqueadero | TWO
Compré leche fiada por 41.500, y vendí kumis por 58.200 en efectivo | TWO
ayer un deudor me abonó 190 mil; hoy pagué el agua, 54.300 | TWO
qué diferencia hay entre la 1305 y la 1380? | QUESTION
parce, ¿toca cobrar IVA si soy no responsable? | QUESTION
cada cuánto se declara el ICA en Medellín | QUESTION
buenas tardes, cómo le va mijo | NOTHING
casi vendo una moto en 4 millones pero el cliente se arrepintió | NOTHING
mañana le pago 600 mil al proveedor, si Dios quiere | NOTHING OR ASK
jajaja este bobo no sirve pa nada | NOTHING
`;
