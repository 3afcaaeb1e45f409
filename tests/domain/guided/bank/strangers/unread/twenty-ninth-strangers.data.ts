/**
 * The other half of the bank of which the twenty-eighth is one, held back while that was read, and kept as it was written. It
 * is told by its figures alone: its misses were not read, and nothing is learnt from it.
 */
export const TWENTY_NINTH_STRANGERS = `
nos devolvieron 2 puertas que se habían vendido a crédito, 724.000 más IVA | D 4175,4135 724000; D 2408 137560; C 1305 861560
tanqueé la moto de domicilios, 22.500 en efectivo | D 5195,5295,5135,5235 22500; C 1105 22500
La socia Piedad aportó 6.500.000 por transferencia | D 1110,1120 6500000; C 3115,3105,3130,2355 6500000
15 galones de pintura para surtir la ferretería a 71.500 el galón, pague 300 mil con nequi, 400 mil en efectivo y debo lo demas | D 1435,6205,6210,1405,1455,7105 1072500; C 1110,1120 300000; C 1105 400000; C 2205,2335,2380 372500
Me llegaron 30 pares de tenis de 78.000 el par, el proveedor me hizo 10% de descuento por volumen y transferí de una | D 1435,6205,6210,1405,1455,7105 2106000; C 1110,1120 2106000 OR D 1435,6205,6210,1405,1455,7105 2340000; C 1110,1120 2106000; C 4210,4295,6225 234000
venta mostrador: 1 olla pitadora 146.000, 1 sartén 52.400, todo en billetes | D 1105 198400; C 4135,4120,4105,4140,4155,4170,4175 198400
verduras para el restaurante 97.300, sacados de la caja | D 1405,1435,6205,6210,1455,7105,6140 97300; C 1105 97300
un cliente me debía 260 mil, le perdoné 50 y me pagó los otros 210 en efectivo | D 1105 210000; D 5305,5395,5310,5315,5199,5299,4175,1399 50000; C 1305 260000
pasé de nequi a bancolombia 345.000 | D 1110,1120 345000; C 1110,1120 345000
horas extra de los meseros, 132 mil de la caja | D 5105,5205,2505 132000; C 1105 132000
Don Efraín me vendió 3 novillos para el expendio de carnes, 1.960.000 cada uno, le pagué con cheque del Bogotá | D 1435,6205,6210,1405,1455,7105 5880000; C 1110,1120 5880000
pa qué sirve causar una factura antes de pagarla | QUESTION
le pedí a Colanta leche y yogures para la tienda por 587.430, ya llegaron y me dan 8 días de plazo | D 1435,6205,6210,1405,1455,7105 587430; C 2205,2335,2380 587430
constituimos la SAS: cada uno de los 3 socios metió 3.700.000 de capital en el banco | D 1110,1120 11100000; C 3105,3115,3130 11100000
provisión de cartera de dudoso recaudo por 590.000 | D 5199,5299 590000; C 1399 590000
El turno de la noche en el parqueadero dejó $264.700 en monedas y billetes | D 1105 264700; C 4155,4170,4135,4230,4235 264700
el costeño por fin se puso al día con las 39 lucas que le fié, me las dio en nequi | D 1110,1120 39000; C 1305 39000
buenas tardes mi reina cómo amaneció | NOTHING
Hoy no vendí nada, todo el día pailas | NOTHING
Mano, le pagué 124 barras al electricista por arreglar un corto en el local | D 5145,5245,5135,5235 124000; C 1105,1110,1120 124000
compré el regalo de amor y amistad de los empleados, 214k | D 5105,5205,5195,5295 214000; C 1105,1110,1120 214000
anticipo de nómina para Yeison: 155k por Nequi | D 1365,1330,2505,1380 155000; C 1110,1120 155000
le mandé hacer un aviso luminoso al negocio, me costó 1.580.000, di el 30% por daviplata y lo otro a fin de mes | D 5235,5135,1524,5295,5195,5250,5150 1580000; C 1110,1120 474000; C 2335,2205,2380 1106000
Almuerzo con un cliente importante $126.400, pagado con débito | D 5195,5295 126400; C 1110,1120 126400
Cliente de la ferretería paga con tarjeta débito una pulidora de 329.900 | D 1110,1120,1305,1345 329900; C 4135,4120,4105,4140,4155,4170,4175 329900
vendi 3 kilos de queso costeño a 21 mil y 2 de suero a 13.500 al vecino Wilfrido, la mitad fiado y la mitad en plata | D 1105 45000; D 1305 45000; C 4135,4120,4105,4140,4155,4170,4175 90000
El gas del restaurante llegó por 512.380 y todavía no lo pago | D 5135,5235,7305 512380; C 2335,2205,2380 512380
Pagué por adelantado seis meses de arriendo, 7.200.000 por transferencia | D 1705,5120,5220 7200000; C 1110,1120 7200000
con cheque saldamos los honorarios que le estábamos debiendo al ingeniero, 1.310.000 | D 2335,2205,2380 1310000; C 1110,1120 1310000
un cliente devolvió una chaqueta de 129.900 y le regresé la plata en efectivo | D 4175,4135 129900; C 1105 129900
pague el leasing financiero de la camioneta 1.045.000, capital 802.000, el resto interes, débito automático | D 2105,2195 802000; D 5305 243000; C 1110,1120 1045000
le compré a Postobón 40 pacas de gaseosa, 23.900 la paca, más el IVA, pagado por PSE | D 1435,6205,6210,1405,1455,7105 956000; D 2408 181640; C 1110,1120 1137640
Exporté artesanías por 1.200 dólares a TRM de 4.015, el cliente me gira el mes que viene | D 1305 4818000; C 4135,4120,4105,4140,4155,4170,4175 4818000
fotocopias 7.300 pesitos | D 5195,5295 7300; C 1105,1110,1120 7300
mi suegra me prestó 3 palos en efectivo para el negocio | D 1105 3000000; C 2195,2380,2355,2105,2335 3000000
Vndi 6 camsas d hombre a 39900 c/u x daviplata | D 1110,1120 239400; C 4135,4120,4105,4140,4155,4170,4175 239400
se vendieron almuerzos por 386 mil hoy | D 1105,1110,1120 386000; C 4140,4135,4120,4155,4170 386000 ON 2026-11-28
Compré mercancía en 655 mil y el flete que la trajo costó 47 mil, todo en efectivo | D 1435,6205,6210,1405,1455,7105 655000; D 1435,6205,6210,1405,1455,7105,5135,5235 47000; C 1105 702000 OR D 1435,6205,6210,1405,1455,7105 702000; C 1105 702000
El 10/11 ingresó mercancía de Corona por 5.355.000 IVA incluido, plazo 45 días | D 1435,6205,6210,1405,1455,7105 4500000; D 2408 855000; C 2205,2335,2380 5355000 ON 2026-11-10
le regresé mercancía defectuosa a Fabricato y me reintegraron 416.500 IVA incluido por transferencia | D 1110,1120 416500; C 1435,6225,6205,1405 350000; C 2408 66500
Cancelé a Telas del Valle la deuda de 2.050.000 y me hicieron 4% de descuento por pronto pago, pagué por banco | D 2205,2335,2380 2050000; C 1110,1120 1968000; C 4210,4295,1435,6205,6225 82000
consigné 615 mil de la caja al banco y también compré pan para la tienda por 48 mil | TWO
Cuota de administración del centro comercial, 445.200, transferencia | D 5135,5120,5195,5125,5220,5235,5295,5225 445200; C 1110,1120 445200
pagué la planilla PILA por 1.214.600 por internet | D 2370,2380,5105,5205 1214600; C 1110,1120 1214600
vendí ropa x instagram 415mil, va contraentrega y la transportadora todavía no me gira | D 1305,1345,1380 415000; C 4135,4120,4105,4140,4155,4170,4175 415000
surtido navideño: compramos 8 cajas de luces LED a ciento cuatro mil cada una, crédito a 30 días con Iluminar Ltda | D 1435,6205,6210,1405,1455,7105 832000; C 2205,2335,2380 832000
vendi arreglo floral a don Aníbal por 135 mil, dio 200 en efectivo y le devolví 65 | D 1105 135000; C 4135,4120,4105,4140,4155,4170,4175 135000
Bancolombia me abonó 3.847 de rendimientos | D 1110,1120 3847; C 4210 3847
Le compré a un campesino 8 arrobas de café pergamino a 132.000 la arroba y le pagué en billetes | D 1435,6205,6210,1405,1455,7105 1056000; C 1105 1056000
saqué 105 mil pa mi casa y le fié 36 mil a la vecina en arroz | TWO
doné 80 mil en plata a los bomberos | D 5395,5195,5295,5315,5125 80000; C 1105 80000
Le transferí 430 mil a Jhon Jairo | ASK
fumigación del restaurante: 230.000 más IVA, quedo a 30 dias | D 5135,5235,5145,5245,5195,5295 230000; D 2408 43700; C 2335,2205,2380 273700
mi primo me devolvió 370.000 por daviplata de lo que le presté | D 1110,1120 370000; C 1370,1380,1345,1325,1365,1310 370000
recibí 620.000 del arriendo del local que subarriendo, transferencia | D 1110,1120 620000; C 4220,4155 620000
4x1000 del mes: 38.412 | D 5115,5215,5305,5395 38412; C 1110,1120 38412
consulta veterinaria 60k + vacuna 46k, pagó en efe | D 1105 106000; C 4155,4170,4165,4135,4230,4235 106000
vendi la mercancia averiada de la bodega como saldo en 310 mil | D 1105,1110,1120 310000; C 4135,4120,4105,4140,4155,4170,4175 310000
declaración de retefuente de octubre 413.000 pagada desde la cuenta corriente | D 2365 413000; C 1110,1120 413000
Vendí a crédito a Muebles Rico SAS 40 láminas de MDF a 112.000 más IVA; nos retuvieron el 2,5% | D 1305 5219200; D 1355 112000; C 4135,4120,4105,4140,4155,4170,4175 4480000; C 2408 851200
pagué la factura de la energía del mes pasado que estaba causada, 277.900, por la app del banco | D 2335,2205,2380 277900; C 1110,1120 277900
pagué el colegio de mi hija con nequi del negocio 478 mil | D 1325,1310,3130,3105,3115,2355 478000; C 1110,1120 478000
Compré telas para confeccionar por 2.618.000 con IVA incluido y giré un cheque | D 1405,1435,7105,6205,6210,1455 2200000; D 2408 418000; C 1110,1120 2618000
abrimos la caja menor con 405 mil girados del banco | D 1105 405000; C 1110,1120 405000
mandamos a imprimir volantes: 143 mil, 60 mil por daviplata y lo demas en efectivo | D 5235,5135,5295,5195 143000; C 1110,1120 60000; C 1105 83000
Oiga profe, ¿el descuento por pronto pago va en el débito o en el crédito? | QUESTION
le vendí un comedor de 6 puestos a la señora Lucero en 2.3 palos, me dio 800 mil por nequi y el resto me lo queda debiendo | D 1110,1120 800000; D 1305 1500000; C 4135,4120,4105,4140,4155,4170,4175 2300000
Repartimos utilidades, 1.600.000 a cada uno de los dos socios por banco | D 2360,3705,3605,1325 3200000; C 1110,1120 3200000
vendí 3 jeans en 212 mil y pagué el arriendo de 915 mil | TWO
el torneo de fútbol 5 nos dejó 690.000 de alquiler de canchas | D 1105,1110,1120 690000; C 4155,4170,4135,4230,4235,4220 690000
Compré un horno industrial de 6.900.000 para la panadería a crédito con Hornos Andino | D 1520,1524,1528 6900000; C 2335,2205,2380 6900000
jajaja gracias parce, me salvaste la vida | NOTHING
tinto, azúcar y vasitos para los clientes, 34 lucas de la caja menor | D 5195,5295 34000; C 1105 34000
Done 15 mercados de la tienda a la fundacion, nos costaban 1.125.000 en total | D 5395,5315,5195,5295 1125000; C 1435,6205 1125000
Liquidación de Andrés: cesantías 1.020.000, vacaciones 507.000, le pagué por banco | D 2510,2610,5105,5205 1020000; D 2525,2610,5105,5205 507000; C 1110,1120 1527000
Venta a gran contribuyente: 6.000.000 más IVA, nos retuvieron el 15% del IVA y 2,5% de fuente, el neto lo consignaron | D 1110,1120 6819000; D 1355 150000; D 1355 171000; C 4135,4120,4105,4140,4155,4170,4175 6000000; C 2408 1140000 OR D 1110,1120 6819000; D 1355 321000; C 4135,4120,4105,4140,4155,4170,4175 6000000; C 2408 1140000
surtí la droguería con 2 palos 180, di 1 palo de una por Bancolombia y quedé debiendo lo demás | D 1435,6205,6210,1405,1455,7105 2180000; C 1110,1120 1000000; C 2205,2335,2380 1180000
para revender compré seis bicicletas usadas en 2.65 millones, dos millones por transferencia y 650 mil en plata | D 1435,6205,6210,1405,1455,7105 2650000; C 1110,1120 2000000; C 1105 650000
Factura electrónica FE-311: asesoría jurídica a Constructora Aburrá, honorarios 3.200.000 + IVA 19%, me practicaron retención del 11%; quedó a crédito | D 1305 3456000; D 1355 352000; C 4155,4170,4135,4230,4235 3200000; C 2408 608000
vendi un celu reacondisionado en setecientos veinte mil, mitad efectivo mitad nequi | D 1105 360000; D 1110,1120 360000; C 4135,4120,4105,4140,4155,4170,4175 720000
traje de la plaza 4 bultos de cebolla pa vender a 118 mil el bulto y los pagué en efectivo | D 1435,6205,6210,1405,1455,7105 472000; C 1105 472000
Arriendo de noviembre de la bodega: 1.850.000 por transferencia | D 5120,5220 1850000; C 1110,1120 1850000
depreciación mensual de los equipos de cómputo: 88.400 | D 5160,5260 88400; C 1592 88400
le di 42 mil al muchacho que lavó los vidrios del local | D 5135,5235,5145,5245,5195,5295 42000; C 1105,1110,1120 42000
cuota al prestamista del barrio 63 mil, de esos 15 mil son intereses | D 2195,2380,2105,2355,2335 48000; D 5305 15000; C 1105,1110,1120 63000
nos hicieron reteica de 9,66 por mil en una factura de servicios por 2.500.000 que nos pagaron por banco | D 1110,1120 2475850; D 1355 24150; C 4155,4170,4135,4230,4235 2500000
sillas y mesas para el comedor del restaurante, 8 juegos a 347.000 cada juego, efectivo | D 1524,1532,1520 2776000; C 1105 2776000
Bancamía me desembolsó 12 millones de un crédito | D 1110,1120 12000000; C 2105,2195 12000000
soat de la moto de reparto, 287.900 nequi | D 5130,5230,1705,5115,5215,5140,5240 287900; C 1110,1120 287900
Honorarios de la contadora 480.000, se los debemos aún | D 5110,5210 480000; C 2335,2205,2380 480000
anteayer le hice un trasteo a una señora en Envigado por doscientos cincuenta mil, me pagó en la mano | D 1105 250000; C 4145,4155,4170,4135,4230,4235 250000 ON 2026-11-26
Nota crédito a un cliente por rebaja de precio: 92.000 de la factura que nos debe | D 4175,4135,5305,5395 92000; C 1305 92000
madera de teca para el taller: 1.870.000 a crédito con Aserrío El Roble | D 1405,1435,7105,6205,6210,1455 1870000; C 2205,2335,2380 1870000
arrendamiento del local 2.400.000 más IVA y le practicamos 3,5% de retención al arrendador, giro bancario | D 5120,5220 2400000; D 2408 456000; C 2365 84000; C 1110,1120 2772000
gastamos 1 millón doscientos en la pintada del local, mitad nequi y mitad efectivo | D 5145,5150,5245,5250 1200000; C 1110,1120 600000; C 1105 600000
venta con datafono $219.900 iva incluido | D 1110,1120,1305,1345 219900; C 4135,4120,4105,4140,4155,4170,4175 184790; C 2408 35110
Renovación del registro en Cámara de Comercio 1.127.000 pse | D 5140,5240,5125,5225,5115,5215 1127000; C 1110,1120 1127000
entregué la cocina integral: valía 4.000.000, ya tenía 1.300.000 de anticipo del cliente y el resto lo pagó por transferencia | D 2805,2705 1300000; D 1110,1120 2700000; C 4135,4120,4105,4140,4155,4170,4175,4130 4000000
pagué 56 lucas de bolsas y cajitas para despachar los pedidos | D 5295,5195,1460,1455,1435,5235 56000; C 1105,1110,1120 56000
parce, vendí 35 empanadas a 2.500 y 20 gaseosas a 3 mil | D 1105,1110,1120 147500; C 4140,4135,4120,4155,4170 147500
como se calcula la retención en la fuente de honorarios | QUESTION
vendimos la camioneta en 21 palos por transferencia, había costado 38 y llevaba 15 de depreciación | D 1110,1120 21000000; D 1592 15000000; D 5310 2000000; C 1540 38000000
La empresa de vigilancia cobró 705 mil este mes y quedó pendiente por pagar | D 5135,5235 705000; C 2335,2205,2380 705000
Venta de contado de 2 llantas rin 15 por 618.000 en total, menos 5% de descuento | D 1105,1110,1120 587100; C 4135,4120,4105,4140,4155,4170,4175 587100 OR D 1105,1110,1120 587100; D 5305,4175,5395 30900; C 4135,4120,4105,4140,4155,4170,4175 618000
Registre 180.000 | ASK
compré un computador | ASK
provisione cesantias del mes por 166.600 | D 5105,5205 166600; C 2610,2510 166600
me dieron un anticipo de 1.205.000 para hacer un clóset, nequi | D 1110,1120 1205000; C 2805,2705 1205000
Abonó Ferrecentro 1.500.000 a lo que nos adeuda, cayó en Davivienda | D 1110,1120 1500000; C 1305 1500000
nos ganamos comisión de 235 mil por recaudos del corresponsal bancario | D 1105,1110,1120 235000; C 4210,4235,4155,4170,4295,4135 235000
puse 2 millones de mi bolsillo en la cuenta del negocio | D 1110,1120 2000000; C 3130,3115,3105,2355 2000000
internet y telefonia de Claro 142.900 debitado de la cuenta | D 5135,5235 142900; C 1110,1120 142900
vendí la vitrina vieja del local por 300.000 en efectivo; en libros estaba en 180.000 | D 1105 300000; C 1524 180000; C 4245 120000
abarrotes pa la tienda por 1.0 millón, no, miento, por 1.05 millones, fiados donde don Hernán | D 1435,6205,6210,1405,1455,7105 1050000; C 2205,2335,2380 1050000
el proveedor de carnes me trajo 45 kilos de res a 24.600 el kilo, le aboné 500.000 en efectivo, el resto fiado | D 1435,6205,6210,1405,1455,7105 1107000; C 1105 500000; C 2205,2335,2380 607000
media libra de plata ley 950 para el taller de joyeria, 905 mil por transferencia | D 1405,1435,7105,6205,6210,1455 905000; C 1110,1120 905000
cobré 150k de una clase particular de cálculo | D 1105,1110,1120 150000; C 4160,4155,4170,4135,4230,4235 150000
faltaron 12.300 en el arqueo | D 5310,5395,5195,5295,1365,5315,1380 12300; C 1105 12300
vacaciones de Marleny, ochocientos cuarenta mil, por Daviplata | D 2525,2610,5105,5205,2505 840000; C 1110,1120 840000
Le pagué a Distribuidora El Sol los 1.240.000 que le debía, por transferencia | D 2205,2335,2380 1240000; C 1110,1120 1240000
deje un deposito de 1.900.000 al dueño del local como garantía reembolsable, transferencia | D 1335,1380,1330,1345 1900000; C 1110,1120 1900000
`;
