/**
 * An eighteenth bank, of a restaurant, workshops, a seller on the internet, a dairy farm, a barber, a hotel, a law office, a
 * pharmacy, a school, a student, an accountant, a lorry and a bakery. Written in one go by somebody who had seen neither the
 * engine nor a bank, and kept as it was written. Its kinds of mistakes were mended after it was scored, and the likely deeds
 * are learnt from it.
 */
export const SEVENTEENTH_STRANGERS = `
hoy vendi 45 almuerzos a 14 mil cada uno todo en efectivo | D 1105 630000; C 4140,4135 630000
Compré en la plaza 25 libras de carne a 11.500 la libra, pagué en efectivo | D 1405,1435,6205,71,6140 287500; C 1105 287500
le pague a doña Gladys la que me ayuda en la cocina 60 mil por el turno de hoy | D 5105,5205,72,71,73,5135,5235,6140 60000; C 1105,1110,1120 60000
el recibo del gas de Alcanos llegó por 212.400 y lo pagué ayer por Nequi | D 5135,5235,73,6140 212400; C 1110,1120,1105 212400 ON 2026-11-25
los de la obra me quedaron debiendo los almuerzos de la semana, 380 mil pesitos | D 1305 380000; C 4140,4135 380000
los de la obra ya me abonaron 200 mil por nequi de lo que me debian | D 1110,1120,1105 200000; C 1305 200000
saqué 150 mil de la caja del restaurante para los útiles de la niña | D 3130,1325,1310,2355,1330,1380 150000; C 1105 150000
mijo se me dañaron unos pollos en la nevera, se perdieron como 240 mil pesos en mercado | D 5310,5395,5315,5195,5295,6140,71 240000; C 1405,1435,1455,6205 240000
compre una estufa industrial de 4 puestos en 1 millon 850, di la mitad en efectivo y la otra mitad la quedo debiendo | D 1536,1520 1850000; C 1105 925000; C 2205,2335,2380 925000
¿el domicilio se lo cobro aparte al cliente o va en la misma venta? | QUESTION
toche le hice la sincronizacion a una NKD y cobré 85 mil en efectivo | D 1105 85000; C 4135,4170,4155 85000
compré 12 llantas pa vender a 98.000 c/u mas iva, las debo a 30 dias al proveedor Imporllantas | D 1435,6205 1176000; D 2408 223440; C 2205 1399440
El viernes le pagué a Imporllantas 700 mil por transferencia de lo que le debo | D 2205 700000; C 1110,1120 700000 ON 2026-11-20
arriendo del local noviembre 1.300.000 pagado por bancolombia | D 5120,5220,73 1300000; C 1110,1120 1300000
un señor me dejó 100 lucas de adelanto pa pedirle el kit de arrastre | D 1105,1110,1120 100000; C 2805,2705 100000
Vino el señor por la moto, el arreglo eran 260 mil, le desconté los 100 mil que había dejado de anticipo y me pagó los 160 mil que faltaban en efectivo | D 1105 160000; D 2805,2705 100000; C 4135,4170,4155 260000
compre un compresor de segunda para el taller en 920 mil pesos con tarjeta debito | D 1520,1524 920000; C 1110,1120 920000
le di al ayudante 50 mil de vale, se los descuento en la quincena | D 1365,1330 50000; C 1105,1110,1120 50000
cambie 3 aceites a 38 mil y 2 pares de pastillas a 45 mil, todo me lo pagaron por nequi | D 1110,1120,1105 204000; C 4135,4170,4155 204000
Vendí un casco en 180 mil iva incluido, efectivo | D 1105 180000; C 4135 151261; C 2408 28739
parce vendí 3 conjuntos a 95k cada uno, me consignaron a Bancolombia | D 1110,1120 285000; C 4135 285000
pauta en instagram 120 mil con la tarjeta de credito | D 5235,5135,5295,5195 120000; C 2105,2335,2380,2195,2205 120000
una clienta me devolvió una blusa de 68.000 y le regresé la plata por nequi | D 4175,4135 68000; C 1110,1120,1105 68000
Pagué el envío de interrapidisimo 16.500 en efectivo | D 5235,5135 16500; C 1105 16500
Surtí: 40 jeans a 32.000 en el Hueco, de contado | D 1435,6205 1280000; C 1105,1110,1120 1280000
me compraron 5 camisetas a 40 mil pero le hice 10% de descuento a la pelada, me pagó por daviplata | D 1110,1120,1105 180000; C 4135 180000 OR D 1110,1120,1105 180000; D 5305,4175 20000; C 4135 200000
vendí unas gafas ayer pero no me acuerdo en cuánto jaja | ASK
Pasé 400 mil de nequi a la cuenta de bancolombia | D 1110,1120 400000; C 1110,1120,1105 400000
vendí un vestido en 150 mil por nequi y pagué 18 mil en efectivo de la moto que lo llevó | TWO
ayer una niña apartó un abrigo con 50 mil, el abrigo cuesta 140 mil | D 1105,1110,1120 50000; C 2805,2705 50000 ON 2026-11-25
sumercé vendí 480 litros de leche a 1.750 a Alquería, me pagan a los 15 días | D 1305 840000; C 4105,4135 840000
Alqueria me consigno la quincena 12 millones 400 mil de lo que me debia | D 1110,1120 12400000; C 1305 12400000
compre 20 bultos de concentrado pa las vacas a 94 mil el bulto, quedé debiéndolos en el almacén | D 1405,1455,1435,6205,71,73,5195,5295,6105 1880000; C 2205,2335 1880000
se me murió ayer una vaca holstein que estaba en libros por 6.500.000 | D 5310,5315,5395 6500000; C 1584,1445 6500000 ON 2026-11-25
al veterinario le di 180.000 en efectivo por la vacunada de los terneros | D 5110,5210,5135,5235,73,6105,5195,5295 180000; C 1105 180000
Compré dos novillas a don Efraín a 4 palos y medio cada una, pagadas por transferencia | D 1584,1445 9000000; C 1110,1120 9000000
pagué el jornal de tres obreros a 65 mil cada uno, hoy en plata | D 5105,5205,72,73,5135,5235,6105 195000; C 1105 195000 OR D 5105,5205,72,73,5135,5235,6105 195000; C 1105,1110,1120 195000
por una leche de 2 millones que vendí la cooperativa me descontó 45.000 del flete y me consignó 1.955.000 | D 1110,1120 1955000; D 5235,5135,73,6105,5295,5195 45000; C 4105,4135 2000000
ese tanque enfriador se deprecia 310.000 este mes | D 5160,5260,73 310000; C 1592 310000
me prestó el Banco Agrario 25 millones pa mejorar los potreros, ya están en la cuenta | D 1110,1120 25000000; C 2105 25000000
ve, hoy hice 14 cortes a 20 mil, 9 me pagaron en efectivo y 5 por nequi | D 1105 180000; D 1110,1120,1105 100000; C 4170,4135,4155 280000
compré cuchillas y talco para la barberia por 74 mil en efectivo | D 5195,5295,1455,1405,1435,6205,71,73 74000; C 1105 74000
Le pago al muchacho de la silla 2 el 50%: hizo 640 mil en la semana, le entregué 320 mil en efectivo | D 5105,5205,5110,5210,5135,5235,5195,5295,72,73,6170,2815 320000; C 1105 320000
se me dañó la patillera, la arreglaron por 45.000 | D 5145,5245 45000; C 1105,1110,1120 45000 OR D 5145,5245 45000; C 2335,2205,2380 45000 OR ASK
me pagaron 20 mil de un corte fiado | D 1105,1110,1120 20000; C 1305 20000
buenas, vos me oís? | NOTHING
vendí 4 ceras a 28 mil cada una, tres me las pagaron en efectivo y una me la quedaron debiendo | D 1105 84000; D 1305 28000; C 4135,4170 112000
compre silla de barberia nueva 2 millones 300, a 6 cuotas con addi | D 1524,1520,1536 2300000; C 2380,2205,2335,2105,2195 2300000
Corte de cabello y barba | ASK OR NOTHING
puse 500 mil de mi bolsillo para la base de la barbería | D 1105,1110,1120 500000; C 3130,3115,3105,2355,2380,2195 500000
vendi 50 bultos de cemento argos a 31.500 a credito al ingeniero Petro | D 1305 1575000; C 4135 1575000
el 5 compré a Argos factura FE-8821 200 bultos a 25.000 mas iva 19% a credito | D 1435,6205 5000000; D 2408 950000; C 2205 5950000 ON 2026-11-05
ombe el ingeniero petro me trajo un cheque de 1.575.000 ya pagó todo lo que debía | D 1105,1110,1120 1575000; C 1305 1575000
consigné en davivienda la plata de la caja, 2.340.000 | D 1110,1120 2340000; C 1105 2340000
El lunes pagué la luz de Afinia 687.300 en efectivo | D 5135,5235 687300; C 1105 687300 ON 2026-11-23
se robaron un taladro de los de vender que me había costado 410 mil | D 5310,5395,5315,5295,5195 410000; C 1435 410000
devolví a Pintuco 6 galones de pintura malos a 48.000 cada uno, me los descuentan de lo que debo | D 2205 288000; C 1435,6225,6205 288000
venta de 3 sanitarios a 390.000 cada uno mas iva, pagó la mitad por transferencia y lo demás a 30 dias | D 1110,1120 696150; D 1305 696150; C 4135 1170000; C 2408 222300
le pagué al cotero 35 barras en efectivo por descargar el camion | D 5135,5235,5105,5205,5195,5295,1435,6205 35000; C 1105 35000
Vendí 2 bultos de estuco por 84 mil de contado y aparte le pagué 150 mil a Pintuco de lo que le debo | TWO
Facturé a Postobón diseño de empaque por 4.200.000 sin IVA, me retuvieron el 11% y el saldo queda pendiente a 60 días | D 1305 3738000; D 1355 462000; C 4155,4170,4135 4200000
Me pagaron el logo de la panadería, 850k por Nequi | D 1110,1120,1105 850000; C 4155,4170,4135,1305 850000
suscripción de Adobe 245.000 con la tarjeta de crédito | D 5135,5235,5195,5295,1710,1705,5120,5220 245000; C 2105,2335,2380,2195,2205 245000
El 15 de este mes compré un MacBook de 7'890.000 por transferencia para trabajar | D 1528 7890000; C 1110,1120 7890000 ON 2026-11-15
Pagué mi planilla de seguridad social como independiente: 498.600 por PSE | D 5105,5205,3130,1325,2370,2380,5195 498600; C 1110,1120 498600
cuánto me deben retener si facturo 3 millones? | QUESTION
anticipo del 50% del proyecto Café Tostao que vale 6 millones, me cayó hoy a la cuenta | D 1110,1120 3000000; C 2805,2705 3000000
Entregué y facturé lo de Tostao: vale 6 millones, cruzo el anticipo de 3 millones y los otros 3 millones me los giraron hoy al banco | D 1110,1120 3000000; D 2805,2705 3000000; C 4155,4170,4135 6000000
uber para reunion con cliente 23.800 | D 5195,5295,5155,5255,5135,5235 23800; C 1105,1110,1120 23800 OR ASK
le pasé 600 mil a un ilustrador que me ayudó con unos bocetos, por daviplata, sin retención | D 5110,5210,5135,5235,6155,72,73,74 600000; C 1110,1120,1105 600000
2 noches habitación doble a 180.000 la noche, pagadas con datáfono | D 1110,1120,1105 360000; C 4140 360000
por una reserva para diciembre me abonaron 450.000 por transferencia | D 1110,1120 450000; C 2805,2705 450000
booking me cobró comisión de 312.000, queda pendiente de pago | D 5235,5295,5135,5195,5110,5210 312000; C 2335,2205,2380 312000
antier pagué lavandería de sábanas 96.000 en efectivo | D 5135,5235,5195,5295,73,6140 96000; C 1105 96000 ON 2026-11-24
pagué 120 mil de jardinería en efectivo y además me entraron 540 mil de dos habitaciones por transferencia | TWO
le cobré al grupo de turistas el hospedaje 1.428.000 con iva incluido en efectivo | D 1105 1428000; C 4140 1200000; C 2408 228000
un huesped rompió el televisor y me pagó 700 mil en efectivo por el daño | D 1105 700000; C 4255,4295,4250 700000
Pagué el seguro del hotel por todo el año, 3.600.000 por transferencia | D 1705,5130,5230 3600000; C 1110,1120 3600000
amortizar este mes 300.000 del seguro del hotel que pagué por anticipado | D 5130,5230,5165,5265 300000; C 1705 300000
cancelamos el impuesto predial 1.120.000 por Bancolombia | D 5115,5215,2416 1120000; C 1110,1120 1120000
Se causan honorarios al cliente Inversiones Roble por asesoría $8.000.000 más IVA 19%, a crédito | D 1305 9520000; C 4155 8000000; C 2408 1520000
Inversiones Roble pagó por transferencia la factura de 9.520.000 practicando retención del 11% sobre la base de 8.000.000 | D 1110,1120 8640000; D 1355 880000; C 1305 9520000
Se pagó a la notaría tercera 186.000 por autenticaciones, efectivo | D 5140,5240,5195 186000; C 1105 186000
honorarios del perito Gómez por 2.000.000, retefuente 10%, pagados por transferencia | D 5110,5210 2000000; C 2365 200000; C 1110,1120 1800000
Recibimos en el banco 5 millones de un cliente para pagar gastos de su proceso, no son ingresos nuestros | D 1110,1120 5000000; C 2815,2805,2380 5000000
De esa plata que recibimos del cliente para terceros se pagaron 640.000 de la póliza judicial desde el banco | D 2815,2805,2380 640000; C 1110,1120 640000
Suscripción anual a Legis 2.160.000 pagada con cheque | D 1705,1710,5195,5295,5135,5235 2160000; C 1110,1120 2160000
Papelería y tóner 254.000 mas IVA con tarjeta débito | D 5195,5295 254000; D 2408 48260; C 1110,1120 302260
Nómina de noviembre: sueldos 9.000.000, se descuenta al empleado salud 4% y pensión 4%, y se paga el neto por transferencia | D 5105,5205 9000000; C 2370 360000; C 2370,2380 360000; C 1110,1120 8280000 OR D 5105,5205 9000000; C 2370 720000; C 1110,1120 8280000
Se le presta a la secretaria 800.000 para descontar en 4 quincenas, sale de la caja | D 1365,1330 800000; C 1105 800000
achichay hoy vendimos 1.246.500 en medicamentos, todo en efectivo | D 1105 1246500; C 4135 1246500
llegó pedido de Copidrogas por 3.850.000 a 45 dias | D 1435,6205 3850000; C 2205 3850000
se vencieron unos jarabes que costaron 132.000 toca darlos de baja | D 5310,5395,5315,5195,5295,5199,5299,1499,6135 132000; C 1435 132000
le debía a Copidrogas 3.850.000, me dieron 3% de descuento por pronto pago y le pagué por banco | D 2205 3850000; C 1110,1120 3734500; C 4210,1435,6205 115500
aguinaldo a la empleada 200 mil en efectivo | D 5105,5205 200000; C 1105 200000
compré una nevera pa las vacunas en $1.690.000 con la tarjeta de crédito | D 1520,1524,1532 1690000; C 2105,2335,2380,2195,2205 1690000
qué cuenta uso pa los medicamentos vencidos | QUESTION
arqueo de caja: faltaron 15.000 | D 5395,5315,5310,5195,5295,1365,1380 15000; C 1105 15000
Vendí alcohol y tapabocas por 59.500 incluido el IVA a la alcaldía a crédito | D 1305 59500; C 4135 50000; C 2408 9500
pague la renovacion de la camara de comercio 1 millon 43 mil por pse | D 5140,5240,5125,5225,5115,5215 1043000; C 1110,1120 1043000
Recaudo de pensiones de noviembre por banco: 64 alumnos a 520.000 | D 1110,1120 33280000; C 4160,1305 33280000
Causar matrículas grado sexto, 18.600.000 a cargo de los padres | D 1305 18600000; C 4160 18600000
Se giró del banco la nómina de docentes 28.000.000 que estaba por pagar | D 2505 28000000; C 1110,1120 28000000
Provisión de cesantías 8,33% sobre nómina de 28.000.000 | D 5105,5205,72,73,6160 2332400; C 2610,2510 2332400
pago de aportes a seguridad social y parafiscales ya causados planilla 4821 por $7.345.200 débito Banco de Bogotá | D 2370,2380 7345200; C 1110,1120 7345200
Compra de 20 pupitres a 165.000 cada uno mas IVA a crédito con Muebles El Cid | D 1524 3300000; D 2408 627000; C 2205,2335,2380 3927000 OR D 1524 3927000; C 2205,2335,2380 3927000
Beca del 50% al alumno Torres, la pensión es de 520.000 y el papá consignó 260.000 | D 1110,1120 260000; C 4160,1305 260000 OR D 1110,1120 260000; D 4175,5395,5305,5195,5295 260000; C 4160,1305 520000
se le devuelve a una mamá 150.000 de pensión que pagó doble, por transferencia | D 4160,4175,2805,2815,2380,1305,2705 150000; C 1110,1120 150000
el banco cobró cuota de manejo 14.900 y 4x1000 por 38.200 | D 5305 14900; D 5115,5215,5305 38200; C 1110,1120 53100 OR D 5305 53100; C 1110,1120 53100 OR TWO
Reunión de padres el jueves a las 5 pm en el salón múltiple | NOTHING
El 1 de noviembre se constituye la sociedad con aportes de los socios por $50.000.000 consignados en el banco | D 1110,1120 50000000; C 3115,3105 50000000 ON 2026-11-01
El 3 de noviembre compra mercancías por $12.000.000 más IVA del 19%, 40% de contado con cheque y el saldo a 60 días | D 1435,6205 12000000; D 2408 2280000; C 1110,1120 5712000; C 2205 8568000 ON 2026-11-03
El 8 de noviembre vende a crédito mercancía por 9.000.000 más IVA 19%, costo de la mercancía 5.400.000 | D 1305 10710000; C 4135 9000000; C 2408 1710000; D 6135 5400000; C 1435 5400000 ON 2026-11-08
El 10 de noviembre el cliente devuelve mercancía por valor de 1.000.000 más IVA 19%, se abona a su cuenta | D 4175 1000000; D 2408 190000; C 1305 1190000 ON 2026-11-10
Se compra un vehículo por 60.000.000, cuota inicial del 30% con cheque y el resto financiado con Banco de Occidente | D 1540 60000000; C 1110,1120 18000000; C 2105 42000000
Registre la depreciación mensual del vehículo de 60.000.000 por línea recta a 5 años sin valor residual | D 5160,5260 1000000; C 1592 1000000
Se paga arrendamiento de $2.000.000, con retención en la fuente del 3,5%, cheque No. 0045 | D 5120,5220 2000000; C 2365 70000; C 1110,1120 1930000
¿por qué el IVA descontable va al débito? | QUESTION
Se crea fondo de caja menor por 500.000 con cheque | D 1105 500000; C 1110,1120 500000
Se castiga la cartera del cliente Pérez por 750.000 que ya estaba provisionada | D 1399 750000; C 1305 750000
Factura de compra FC 2231 Distribuidora Andina SAS mercancía 6.000.000 + IVA 19%, retefuente 2,5%, a 30 días | D 1435,6205 6000000; D 2408 1140000; C 2365 150000; C 2205 6990000
Venta a Almacenes Éxito según FE 1045 base 15.000.000, IVA 19 %, nos practican retefuente 2,5 % y reteICA 11,04 por mil, a crédito | D 1305 17309400; D 1355 375000; D 1355 165600; C 4135 15000000; C 2408 2850000 OR D 1305 17309400; D 1355 540600; C 4135 15000000; C 2408 2850000
Pago declaración de retención en la fuente de octubre 2.418.000 por PSE | D 2365 2418000; C 1110,1120 2418000
Pago IVA bimestre 5 según formulario 300 por 5.632.000, Bancolombia | D 2408 5632000; C 1110,1120 5632000
Causar servicio de vigilancia de Atlas 3.200.000 más IVA 608.000, retefuente 2% sobre la base | D 5135,5235 3200000; D 2408 608000; C 2365 64000; C 2335,2205 3744000
Nota crédito 45 a Éxito por devolución de 20 unidades a 35.000 más IVA 19%, la venta había sido a crédito | D 4175 700000; D 2408 133000; C 1305 833000
Provisión impuesto de renta noviembre 4.100.000 | D 5405 4100000; C 2404,2615 4100000
Reclasificar 1.000.000 de papelería que quedó registrado como honorarios | D 5195,5295 1000000; C 5110,5210 1000000
Cuota del crédito de Davivienda: capital 1.500.000, intereses 287.000, se debitó ayer de la cuenta de ahorros | D 2105 1500000; D 5305 287000; C 1120,1110 1787000 ON 2026-11-25
Factura de Transportes Rápido por flete de 1.500.000 a crédito, pero el total de la factura dice 1.800.000 sin impuestos | ASK
me salió viaje a Buenaventura, el flete vale 3 millones 200, ya lo hice, me dieron 1 millon 200 en efectivo y el resto a 30 dias | D 1105 1200000; D 1305 2000000; C 4145 3200000
el domingo tanquié el camion 480 mil en efectivo | D 5195,5295,5135,5235,5145,5245,73,6145 480000; C 1105 480000 ON 2026-11-22
peajes 126.400 de ida y vuelta, en efectivo | D 5195,5295,5135,5235,5155,5255,73,6145 126400; C 1105 126400
le cambié las llantas a la mula: 6 a un millón ochenta mil cada una, dejé 2 palos en efectivo y el resto a crédito | D 5145,5245,1455,1540,5195,5295,73,6145 6480000; C 1105 2000000; C 2205,2335,2380 4480000
pague el soat 1.189.600 con nequi | D 5130,5230,1705,73,6145 1189600; C 1110,1120,1105 1189600
la empresa de carga me pagó los 2 millones que me debía del viaje descontando 1% de retefuente, me llegaron al banco | D 1110,1120 1980000; D 1355 20000; C 1305 2000000
Pagué al conductor 1.200.000 de sueldo de la quincena por transferencia | D 5105,5205,2505,72,73,6145 1200000; C 1110,1120 1200000
una fotomulta de 633.200, la pagué en efectivo con el 50% de descuento | D 5395,5315 316600; C 1105 316600
vendí el camion viejo en 45 palos, me consignaron, en libros costó 80 millones y tenía 50 millones de depreciación acumulada | D 1110,1120 45000000; D 1592 50000000; C 1540 80000000; C 4245 15000000
la aseguradora me pagó 8 millones por el choque, consignados | D 1110,1120 8000000; C 4255,4250,4295,1380 8000000
vendi pan y gaseosa hoy 865.000: 600 mil en efectivo y lo demas con QR de bancolombia | D 1105 600000; D 1110,1120 265000; C 4120,4135,4140 865000
8 bultos de harina a 112 mil, los pago en 15 dias | D 1405,1435,6205,71 896000; C 2205 896000
compré 30 cubetas de huevo a 17 mil cada una para la panaderia, di 300 mil en efectivo y quedé debiendo lo demás | D 1405,1435,6205,71 510000; C 1105 300000; C 2205,2335 210000
me prestó mi cuñado 3 millones en efectivo pa la panaderia, se los devuelvo en enero | D 1105 3000000; C 2195,2380,2355,2335,2105 3000000
le aboné al cuñado 500 mil del prestamo que me hizo y 30 mil de intereses, todo en efectivo | D 2195,2380,2355,2335,2105 500000; D 5305 30000; C 1105 530000
Pagué la harina que debía y compré una batidora | ASK OR TWO
el horno se daño y el tecnico cobro 230 mil por arreglarlo todavia no le pago | D 5145,5245,73 230000; C 2335,2205,2380 230000
se quemaron 40 panes de 2.500 | D 5310,5395,5315,5195,5295,6120,71,73 100000; C 1430,1435,1410,1405 100000 OR ASK
prima de diciembre de Yuli 875.500 pagada por nequi | D 2520,2610,5105,5205,72,73 875500; C 1110,1120,1105 875500
vendí una torta de chocolate a la vecina | ASK
`;
