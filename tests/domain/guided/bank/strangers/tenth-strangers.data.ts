/**
 * An eleventh bank, of an online shop, builders, a gym, schools, a clinic, a hotel and others. Written in one go by somebody
 * who had seen neither the engine nor a bank, and kept as it was written. It was scored after the kinds of the ninth and
 * the tenth bank were mended, and before its own were read.
 */
export const TENTH_STRANGERS = `
vendí por insta 3 blusas a 45 mil cada una, me pagaron por nequi | D 1110,1120 135000; C 4135 135000
despache ayer el pedido de la señora Milena, unos tenis de $180.000 contraentrega, la plata me llegó en efectivo | D 1105 180000; C 4135 180000 ON 2026-11-25
Interrapidisimo me cobro 38.500 por los envios, pagué en efectivo | D 5235,5135,5295,5195 38500; C 1105 38500
le pagué a Meta 250 lucas de pauta con la tarjeta débito | D 5235,5135,5295,5195 250000; C 1110,1120 250000
MercadoLibre me consignó 1.240.000 de una venta de 1.400.000, se quedó con 160.000 de comisión | D 1110,1120 1240000; D 5295,5195,5235,5135,5305 160000; C 4135 1400000
compre 60 pares de medias a la fabrica de don Evelio en 480.000 pesos a credito a 30 dias | D 1435,6205 480000; C 2205 480000
una clienta me devolvió el vestido que le vendí, le reembolsé 95mil por daviplata | D 4175 95000; C 1110,1120 95000
Bolsas y cajas pal empaque de los pedidos $72.000, de contado en efectivo | D 5295,5195,5235,5135,1460 72000; C 1105 72000
Factura FE-231 a Laura Pedraza: 2 morrales por 210.000 en total más IVA, me debe todo | D 1305 249900; C 4135 210000; C 2408 39900
doña Ruby me abonó 60 mil por nequi de lo que me debe | D 1110,1120 60000; C 1305 60000
compré celular pa manejar la tienda online, 1.350.000, con la tarjeta de crédito | D 1528,1524,1520 1350000; C 1110,1120,2105,2195,2335,2380 1350000
shopify descontó 120 mil de la mensualidad, cuenta bancolombia | D 5235,5135,5220,5120,5295,5195 120000; C 1110,1120 120000
ventas del fin de semana x whatsapp: 640 mil, todo por transferencia | D 1110,1120 640000; C 4135 640000
trescientos mil que le mandé por bancolombia a una influencer pa que promocionara las cremas | D 5235,5135,5110,5210,5295,5195 300000; C 1110,1120 300000
Vendí un reloj en 290.000 IVA incluido, pagaron con tarjeta por el link de pago | D 1110,1120 290000; C 4135 243697; C 2408 46303
me llegó la mercancía de fundas y cargadores, pagué 2 palos y medio por transferencia | D 1435,6205 2500000; C 1110,1120 2500000
le regresé al proveedor 150.000 en fundas dañadas, se las descontó de lo que le debo | D 2205 150000; C 1435,6225 150000
se perdió un paquete en Servientrega y me reconocieron 130.000 de indemnización, me los giraron a la cuenta | D 1110,1120 130000; C 4255,4250,4295 130000
Unos aretes pa mi hermana los saqué del inventario, me habían costado 35 mil | D 1325,3115,3130,2355,3605 35000; C 1435 35000
12 camisetas al por mayor a Confecciones El Paisa, 30 mil c/u, la mitad en efectivo y la otra mitad la quedan debiendo | D 1105 180000; D 1305 180000; C 4135 360000
una clienta separó una chaqueta con 40 mil por nequi, el resto lo paga cuando la recoja | D 1110,1120 40000; C 2805,2705,2810 40000
vendí 100 dólares por paypal a un cliente de Miami | ASK
hice live en tiktok y vendi harto | ASK
Por instagram vendí unos zapatos en 120.000 y aparte le compré 50 mil de cajas a don Luis, todo en efectivo | TWO
venta por wasap de un perfume 85.000, la señora Gladys paga el 30 | D 1305 85000; C 4135 85000
le quedé debiendo 55 mil al mensajero Yeison por los domicilios de la semana | D 5235,5135,5295,5195 55000; C 2335 55000
terminé el acta 2 de la remodelación de la señora Inés y me la pagó ahí mismo: 6.800.000 por transferencia a Bancolombia | D 1110,1120 6800000; C 4130,4135,4155,4170 6800000
10 bultos de cemento a 32.000 y 2 metros de arena a 85.000, pagué en efectivo en la ferretería | D 1405,1455,1435,1415,1420,7105,6130,6205,7305 490000; C 1105 490000
pagué jornales de la semana a los oficiales: 2.100.000 en efectivo | D 5105,5205,2505,7205,6130,7405,1415 2100000; C 1105 2100000
alquiler de la mezcladora por 3 días, 60 mil el día, por nequi | D 5120,5220,7305,6130,7405,1415 180000; C 1110,1120 180000
Nos dieron el anticipo del contrato de la casa en Chía: 15 millones, consignados al BBVA | D 1110,1120 15000000; C 2805,2705,2810 15000000
le di anticipo de 1.500.000 a Wilmer el electricista para que arranque la obra, por transferencia | D 1330 1500000; C 1110,1120 1500000
compramos taladro demoledor Bosch por 890.000 más iva con tarjeta débito | D 1520,1524 1059100; C 1110,1120 1059100 OR D 1520,1524 890000; D 2408 169100; C 1110,1120 1059100
Factura 118 al Colegio San José por arreglo de cubierta, 9.500.000 + IVA 19%, quedan a 45 días | D 1305 11305000; C 4130,4135,4155,4170 9500000; C 2408 1805000
La constructora nos pagó la factura 97 de 12.000.000 y nos retuvo 240.000 de retefuente, el resto por banco | D 1110,1120 11760000; D 1355 240000; C 1305 12000000
Don Hernando el maestro cobró 3.000.000 por el enchape, le retuve el 2% y le pagué lo demás por Daviplata | D 7405,7205,6130,1415,5135,5235,5110,5105,5145,5150 3000000; C 2365 60000; C 1110,1120 2940000
tanqueé la camioneta de la obra, 150 lucas en efectivo | D 5195,5295,5135,5235,7305,6130,1415 150000; C 1105 150000
la ferretería El Constructor nos fió 4.200.000 en varilla, a 30 días | D 1405,1455,1435,1415,1420,7105,6130,6205 4200000; C 2205 4200000
Abono de 2 millones a la deuda con la ferreteria El Constructor, x transferencia | D 2205,2335 2000000; C 1110,1120 2000000
póliza de cumplimiento del contrato con la alcaldía, 430.000, pagada por pse a Seguros Mundial | D 5130,5230,1705,7305,6130 430000; C 1110,1120 430000
dotación (cascos, botas y guantes) pa los muchachos, 560.000, en efectivo | D 5105,5205,7205,7305,6130,1415,5195,5295 560000; C 1105 560000
multa de planeación por no tener valla: 1.160.000, la pagamos por banco | D 5395,5315,5115 1160000; C 1110,1120 1160000
seguridad social de los obreros 1.845.000 por planilla, débito de la cuenta corriente | D 2370,2380,5105,5205,7205 1845000; C 1110 1845000
compre un lote en Girardot por 80 millones, 30 de contado con cheque y el resto financiado con el Banco de Bogotá | D 1504,1450,1440 80000000; C 1110,1120 30000000; C 2105 50000000
préstamo de Bancolombia por 25 millones, ya lo desembolsaron en la cuenta | D 1110,1120 25000000; C 2105,2195 25000000
pagué la cuota del crédito: 1.200.000, de los cuales 350.000 son intereses, debito automatico | D 2105,2195 850000; D 5305 350000; C 1110,1120 1200000
pagué materiales para la obra | ASK
presté 200.000 en efectivo a Brayan el ayudante, se los descuento en la quincena | D 1365,1330 200000; C 1105 200000
el martes le pinté la casa a don Tulio, cobré 1.300.000 y me dio todo en billete | D 1105 1300000; C 4130,4135,4155,4170 1300000 ON 2026-11-24
vendimos sobrantes de chatarra de la obra en 210.000 efectivo | D 1105 210000; C 4295,4135,4250,4130 210000
Le hicimos la instalación de drywall a la peluquería de Yurani por millón doscientos, quedó debiendo | D 1305 1200000; C 4130,4135,4155,4170 1200000
hoy entraron 8 mensualidades de 75.000, todas por nequi | D 1110,1120 600000; C 4170,4160,4155,4135,4165 600000 ON 2026-11-26
Andrea pagó el plan trimestral 210mil en efectivo | D 1105 210000; C 4170,4160,4155,4135,4165,2705,2805 210000
clase suelta de zumba, doce mil, en efectivo | D 1105 12000; C 4170,4160,4155,4135,4165 12000
le pagué al profe de crossfit 900 mil de honorarios x transferencia | D 5110,5210,6160,6170,7405 900000; C 1110,1120 900000
compramos una caminadora por 7.800.000, la mitad por transferencia y la otra a 60 días | D 1520,1524,1532 7800000; C 1110,1120 3900000; C 2205,2335,2380 3900000
Arriendo del local del gym noviembre $2.600.000 por PSE | D 5120,5220 2600000; C 1110,1120 2600000
vendí 5 tarros de proteína a 140.000 cada uno, 3 en efectivo y 2 con datáfono | D 1105 420000; D 1110,1120 280000; C 4135 700000
luz 684.300, la pagué en efectivo en el Éxito el lunes | D 5135,5235 684300; C 1105 684300 ON 2026-11-23
matrícula del curso de inglés de Sofía Rincón, 350.000: pagó 200.000 por daviplata y quedó debiendo 150.000 | D 1110,1120 200000; D 1305 150000; C 4160,4170,4155,4135 350000
mantenimiento de las elípticas: 340.000, el técnico me dejó pagarle después | D 5145,5245 340000; C 2335,2205 340000
la recepcionista, quincena 650.000 en efectivo | D 5105,5205,2505 650000; C 1105 650000
Le devolví 75.000 a un muchacho que se lesionó y no usó el mes, en efectivo | D 4175,4170,4160,4155,4135,2705,2805 75000; C 1105 75000
depreciación de las máquinas del mes: 415.000 | D 5160,5260,7305 415000; C 1592 415000
una empresa nos contrató clases para sus empleados: 2 millones + IVA, quedó por cobrar, factura 45 del 12 de noviembre | D 1305 2380000; C 4170,4160,4155,4135,4165 2000000; C 2408 380000 ON 2026-11-12
Recibí 5 palos que puso mi socio Julián para el gimnasio, consignó en Davivienda | D 1110,1120 5000000; C 3105,3115,3130,2355 5000000
pagó doña Carmen lo que debía, 300 mil, con tarjeta | D 1110,1120 300000; C 1305 300000
publicidad en la emisora 400.000, la factura la pago en diciembre | D 5235,5135,5295,5195 400000; C 2335,2205 400000
mensualidades viejas de Camilo que ya no va a pagar, dar de baja 225.000 | D 5199,5299,5310,5395,5315,1399 225000; C 1305,1390 225000
qué es una depreciación? | QUESTION
🏋️💪💪 | NOTHING
uniformes de la academia de futbol, vendimos 14 a 65.000 y los papás pagaron por transferencia | D 1110,1120 910000; C 4135 910000
venta del día en la drogueria 1.474.300: efectivo 1.120.000 y 354.300 por nequi | D 1105 1120000; D 1110,1120 354300; C 4135 1474300
le compre a Copidrogas 3.450.000 en medicamentos a 60 días | D 1435,6205 3450000; C 2205 3450000
pague factura 88921 de Copidrogas, 3.450.000, menos 69.000 de descuento por pronto pago, transferí el resto | D 2205 3450000; C 4210 69000; C 1110,1120 3381000
una señora llevó pañales y leche, 97.500, con QR de bancolombia | D 1110,1120 97500; C 4135 97500
se vencieron unos jarabes del inventario por $118.000, toca darlos de baja | D 5299,5199,5310,5395,5315,6135,5295,5195,1499 118000; C 1435 118000
el regente de farmacia, honorarios de nov 1.100.000, le practiqué retención del 10%, saldo x transferencia | D 5110,5210 1100000; C 2365 110000; C 1110,1120 990000
puse 4 inyecciones a 8 mil, me pagaron en efectivo | D 1105 32000; C 4165,4135,4170,4155 32000
vendimos a la EPS Sura 2.800.000 en medicamentos a crédito, factura FV 560 | D 1305 2800000; C 4135 2800000
EPS Sura nos giró 2.730.000 de la FV 560 que era de 2.800.000; retuvieron 70.000 de renta | D 1110,1120 2730000; D 1355 70000; C 1305 2800000
al domiciliario de la farmacia 45.000 por las carreras de hoy, en efectivo | D 5235,5135,5295,5195,5105,5205 45000; C 1105 45000 ON 2026-11-26
faltaron 23.000 en el arqueo de caja | D 5395,5310,5315,5195,5295,1365,1380 23000; C 1105 23000
sobraron 15 mil en caja al cuadrar | D 1105 15000; C 4295,4250,2380 15000
consigné 1 millón de la caja a la cuenta de ahorros del Caja Social | D 1120 1000000; C 1105 1000000
vitrina nueva pa la farmacia 1.250.000 + iva, efectivo | D 1524,1520 1487500; C 1105 1487500 OR D 1524,1520 1250000; D 2408 237500; C 1105 1487500
Compré cosméticos a Distribuidora La 14 por 800.000 mas iva para la venta, transferencia | D 1435,6205 800000; D 2408 152000; C 1110,1120 952000
el vecino don Jairo llevó la fórmula fiada, 120.000 | D 1305 120000; C 4135 120000
ICA del bimestre 310.000, ya lo tenía causado, pagué por banco | D 2412 310000; C 1110,1120 310000
vendí acetaminofén | ASK
how much did the pharmacy sell yesterday | NOTHING
vendi suero y gasa en 46 mil y tambien pague 30 mil de almuerzos del personal, todo en efectivo | TWO
nevera para vacunas 2.900.000 a cuotas con Alkosto | D 1520,1524,1532,1528 2900000; C 2205,2335,2380,2195,2105 2900000
protector solar y cremas, 238.000 con el iva adentro, en efectivo, venta de mostrador | D 1105 238000; C 4135 200000; C 2408 38000
2 noches habitación doble a 160 mil la noche, pagó con tarjeta | D 1110,1120 320000; C 4140,4155,4135,4170 320000
Booking me giró 1.530.000 neto, el hospedaje era de 1.800.000 y se descontó el 15% de comisión | D 1110,1120 1530000; D 5295,5195,5235,5135,5305 270000; C 4140,4155,4135,4170 1800000
reserva de la familia Ospina para diciembre, anticipo de 500.000 por transferencia | D 1110,1120 500000; C 2805,2705,2810 500000
lavandería de sábanas y toallas, 240 mil, pagado por nequi | D 5135,5235,5195,5295,7305,6140 240000; C 1110,1120 240000
tour a Guatapé para 9 personas a 85.000 x persona, 5 pagaron en efectivo y 4 por daviplata | D 1105 425000; D 1110,1120 340000; C 4145,4140,4155,4170,4135 765000
le pagué a don Efraín 180.000 en efectivo por la lancha del paseo a las islas | D 5235,5135,5295,5195,5120,5220,6145,6140,7305,7405 180000; C 1105 180000
comisión de la agencia Viajes Mar Azul por traernos turistas 130.000, se la quedamos debiendo | D 5295,5195,5235,5135 130000; C 2335 130000
compramos 8 colchones para el hotel a 620.000 cada uno, transferencia desde Davivienda | D 1536,1524,1520 4960000; C 1110,1120 4960000
mercado para los desayunos de los huespedes 265.400, en efectivo en la plaza | D 1405,1435,1455,6140,6205,7105,5195,5295 265400; C 1105 265400
un huésped extranjero pagó 150 USD en efectivo por la habitación, a 4.100 la tasa | D 1105 615000; C 4140,4155,4135,4170 615000
El grupo de Colsubsidio quedó por pagar 3.200.000 + IVA del hospedaje, factura 77, a 30 días | D 1305 3808000; C 4140,4155,4135,4170 3200000; C 2408 608000
le pagamos al guía 200 lucas en efectivo el sábado | D 5110,5210,5135,5235,5295,5195,6145,6140,7405,7305 200000; C 1105 200000 ON 2026-11-21
en el hotel entraron propinas por 90.000 en efectivo que son de los meseros | D 1105 90000; C 2815,2380 90000
no llegó el huésped y el hotel se queda con su anticipo de 150.000 | D 2805,2705,2810 150000; C 4295,4140,4255,4250 150000
saqué un millón de la caja del hostal para mis gastos | D 1325,3115,3130,2355,3605 1000000; C 1105 1000000
pagué la declaración de IVA, 2.340.000, por el banco | D 2408 2340000; C 1110,1120 2340000
un cliente pagó 1.000.000 por la cabaña, 400 mil en efectivo y 700 mil por nequi | ASK
se hospedaron unos gringos y pagaron 300 dólares | ASK
Los socios constituyen la sociedad con aportes en efectivo de $40.000.000 y un vehículo de $35.000.000 | D 1105 40000000; D 1540 35000000; C 3105,3115,3130 75000000
Se compra mercancía por $10.000.000 más IVA 19%, se cancela el 40% con cheque y el saldo a crédito | D 1435,6205 10000000; D 2408 1900000; C 1110,1120 4760000; C 2205 7140000
Se vende mercancía a crédito por 8.000.000 + IVA, nos practican retención en la fuente 2,5% | D 1305 9320000; D 1355 200000; C 4135 8000000; C 2408 1520000
Compra de mercancías $5.000.000, IVA 19%, retefuente 2.5%, pago de contado con cheque | D 1435,6205 5000000; D 2408 950000; C 2365 125000; C 1110,1120 5825000
Se causa la nómina: sueldos 4.000.000, auxilio de transporte 400.000, descuento de salud 160.000 y pensión 160.000 | D 5105,5205 4400000; C 2370 320000; C 2505 4080000 OR D 5105,5205 4400000; C 2370 160000; C 2380 160000; C 2505 4080000
Se registra el costo de la mercancía vendida por $4.800.000 | D 6135 4800000; C 1435 4800000
El 5 de noviembre se abre cuenta corriente en el Banco Popular con 20.000.000 tomados de caja | D 1110 20000000; C 1105 20000000 ON 2026-11-05
Se amortiza el seguro pagado por anticipado, $150.000 del mes | D 5130,5230 150000; C 1705 150000
Se paga arrendamiento $3.000.000, retención 3,5%, con cheque | D 5120,5220 3000000; C 2365 105000; C 1110,1120 2895000
Nota débito del banco por comisiones 48.500 e IVA de la comisión 9.215 | D 5305 48500; D 2408 9215; C 1110,1120 57715 OR D 5305 57715; C 1110,1120 57715
Vende un computador que costó 3.000.000, con depreciación acumulada de 1.800.000, por 1.500.000 en efectivo | D 1105 1500000; D 1592 1800000; C 1528 3000000; C 4245 300000
Se provisiona cartera, 5% sobre 12.000.000 | D 5199,5299 600000; C 1399 600000
Devolución en compras al proveedor Textiles Andinos por $500.000 + IVA, se disminuye la deuda | D 2205 595000; C 1435,6225 500000; C 2408 95000
apropiación de la reserva legal, 10% sobre utilidades de 18.000.000 | D 3605,3705 1800000; C 3305 1800000
explíqueme la diferencia entre cuenta real y nominal profe | QUESTION
no entiendo ni mierda de este taller | NOTHING
Se compran 2 escritorios a 450.000 c/u a crédito a Muebles Jamar | D 1524 900000; C 2335,2205,2380 900000
Se reciben rendimientos de la cuenta de ahorros 37.820 | D 1120 37820; C 4210 37820
`;
