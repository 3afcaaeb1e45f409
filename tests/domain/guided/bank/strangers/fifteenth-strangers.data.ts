/**
 * A sixteenth bank, of students, teachers, bookkeepers, farms, transport, buildings and sellers on the internet. Written in
 * one go by somebody who had seen neither the engine nor a bank, and kept as it was written. Its kinds of mistakes were
 * mended after it was scored, and the likely deeds are learnt from it.
 */
export const FIFTEENTH_STRANGERS = `
Se compran mercancías a crédito por $4.500.000 según factura 2301 | D 1435,6205 4500000; C 2205 4500000
La empresa paga el arrendamiento del local por $1.800.000 con cheque | D 5120,5220 1800000; C 1110 1800000
Se constituye la sociedad Andina SAS con aportes de los socios por $50.000.000 consignados en cuenta corriente | D 1110 50000000; C 3105,3115 50000000
Se venden mercancías de contado por $2.000.000 más IVA del 19% | D 1105,1110,1120 2380000; C 4135,4120 2000000; C 2408 380000
La empresa compra mercancía a crédito por $10.000.000 más IVA del 19% y practica retención en la fuente del 2,5% | D 1435,6205 10000000; D 2408 1900000; C 2365 250000; C 2205 11650000
Se registra la depreciación mensual del equipo de cómputo por $150.000 | D 5160,5260 150000; C 1592 150000
Se consignan en el Banco de Bogotá $3.000.000 que estaban en caja | D 1110,1120 3000000; C 1105 3000000
Se recibe préstamo de Bancolombia por $20.000.000 abonado en la cuenta corriente | D 1110 20000000; C 2105 20000000
El cliente Almacenes El Sol abona $1.500.000 a su factura, en efectivo | D 1105 1500000; C 1305 1500000
Se devuelve al proveedor mercancía por $600.000 comprada a crédito, sin IVA | D 2205 600000; C 1435,6225,6205 600000
Un cliente devuelve mercancía por $400.000 más IVA del 19%, la venta había sido a crédito | D 4175,4135 400000; D 2408 76000; C 1305 476000
Se registra la provisión de cartera por $320.000 | D 5199,5299 320000; C 1399 320000
Se amortiza la licencia de software por $200.000 | D 5165,5265 200000; C 1698,1635,1710,1705 200000
Se causa la nómina de noviembre: sueldos $8.000.000, auxilio de transporte $400.000, descuentos de salud 4% y pensión 4% sobre los sueldos, el neto queda por pagar | D 5105,5205 8000000; D 5105,5205 400000; C 2370,2380 320000; C 2380,2370 320000; C 2505 7760000
Se compra un vehículo por $60.000.000, se paga el 30% con cheque y el saldo lo financia el banco Davivienda | D 1540 60000000; C 1110 18000000; C 2105,2120 42000000
Se paga por banco la cuota del préstamo bancario por $1.200.000, de los cuales $300.000 son intereses | D 2105,2120 900000; D 5305 300000; C 1110,1120 1200000
La asamblea decreta dividendos por $15.000.000 que quedan pendientes de pago a los accionistas | D 3605,3705 15000000; C 2360 15000000
Se constituye un CDT por 10 millones con recursos de la cuenta de ahorros | D 1225 10000000; C 1120 10000000
El CDT rindió intereses por $250.000, el banco retuvo $10.000 y abonó la diferencia en la cuenta de ahorros | D 1120 240000; D 1355 10000; C 4210 250000
Se vende de contado en $900.000 un computador que costó $2.500.000 y tenía depreciación acumulada de $2.000.000 | D 1105,1110,1120 900000; D 1592 2000000; C 1528 2500000; C 4245 400000
Se crea el fondo fijo de caja menor por $500.000 con cheque No. 0012 | D 1105 500000; C 1110 500000
Se reembolsa la caja menor con cheque: taxis 80.000, papelería 120.000 y cafetería 60.000 | D 5195,5295,5155,5255,5135,5235 80000; D 5195,5295 120000; D 5195,5295 60000; C 1110 260000
Se cancela al proveedor Distribuidora La Rebaja la factura de $3.200.000 mediante transferencia con descuento por pronto pago del 5% | D 2205 3200000; C 1110,1120 3040000; C 4210 160000
Se pagan honorarios al abogado Juan Pérez por $2.000.000, retención del 10%, por transferencia | D 5110,5210 2000000; C 2365 200000; C 1110,1120 1800000
El vendedor legaliza el anticipo de viáticos de $800.000: gastó $650.000 y devolvió $150.000 en efectivo | D 5255,5155 650000; D 1105 150000; C 1330,1365 800000
Se apropia la reserva legal del 10% sobre la utilidad del ejercicio de $30.000.000 | D 3605,3705 3000000; C 3305 3000000
Se causa el impuesto de renta del año por $7.000.000 | D 5405 7000000; C 2404 7000000
Se compra maquinaria industrial por $25.000.000 más IVA del 19% a crédito | D 1520 25000000; D 2408 4750000; C 2205,2335,2380 29750000 OR D 1520 29750000; C 2205,2335,2380 29750000
Se castiga la cartera del cliente Muebles Ruiz por $450.000 contra la provisión | D 1399 450000; C 1305,1390 450000
El socio Pedro Gómez aporta a la sociedad un terreno avaluado en $80.000.000 | D 1504 80000000; C 3105,3115 80000000
pague la luz del local 185.400 por nequi | D 5135,5235 185400; C 1110,1120,1105 185400
compre papeleria 48 mil en efectivo | D 5195,5295 48000; C 1105 48000
vendi 12 camisas a 35.000 c/u, me pagaron en efectivo | D 1105 420000; C 4135,4120 420000
ayer consigné 2 millones de la caja en Bancolombia | D 1110,1120 2000000; C 1105 2000000 ON 2026-11-25
me pagaron la factura FE-102 de Inversiones Rojas, 3.500.000, llegó a la cuenta de ahorros | D 1120 3500000; C 1305 3500000
El lunes le pagué a la contadora 600 mil de honorarios por transferencia | D 5110,5210 600000; C 1110,1120 600000 ON 2026-11-23
Compré dos bultos de concentrado para las vacas a 95.000 cada uno, en efectivo | D 1405,1455,1584,6105,6205,6210,5195,5295,71,73 190000; C 1105 190000
vendí la leche de la semana a Alpina, 1.320.000, me la pagan en 15 dias | D 1305 1320000; C 4105,4135,4120 1320000
Hicimos un flete a Cali para Carvajal por 2.400.000, facturado a 30 días | D 1305 2400000; C 4145 2400000
tanquié el camion 350 mil con la tarjeta debito | D 5195,5295,5135,5235,5145,5245,6145,73 350000; C 1110,1120 350000
Peajes por 78.500 en efectivo | D 5195,5295,5135,5235,5155,5255,6145,73 78500; C 1105 78500
Compramos 4 llantas para la tractomula a 1.150.000 cada una, fiadas donde Llantas del Norte | D 5145,5245,5195,5295,1455,1540,6145,73 4600000; C 2205,2335,2380 4600000
El apto 302 pagó la cuota de administración, 280.000, entró a la cuenta de ahorros | D 1120 280000; C 1305,1380,1345,4170,4155,4235,4295 280000
Se causan las cuotas de administración de noviembre del edificio Torres del Parque, 45 apartamentos a 250.000 cada uno | D 1305,1345,1380 11250000; C 4170,4155,4235,4295 11250000
Se paga por transferencia el servicio de vigilancia de la copropiedad, $4.800.000 | D 5135,5235 4800000; C 1110,1120 4800000
La fundación recibió una donación de 5 millones de Postobón en la cuenta corriente | D 1110 5000000; C 4295,4170,4235,3210 5000000
La fundación compró mercados por 900.000 en efectivo para donarlos a las familias del barrio | D 5395,5195,5295,5315,1435,6205,6170 900000; C 1105 900000
Facturé a Globant el desarrollo de una app, 6.000.000 más iva del 19%, me pagan a 30 días | D 1305 7140000; C 4155,4170,4235 6000000; C 2408 1140000
pagué 120.000 del hosting de la página con la tarjeta débito | D 5135,5235,5195,5295,1705,5165 120000; C 1110,1120 120000
Me consignaron la factura de consultoría de 6.000.000 menos el 11% de retefuente | D 1110,1120 5340000; D 1355 660000; C 1305,4155,4170,4235 6000000
Vendí por Mercado Libre 3 audífonos a 89.900 cada uno, me cobraron comisión de 32.000 y lo demás me llegó a la cuenta de ahorros | D 1120 237700; D 5295,5195,5305,5235,5135,5205 32000; C 4135,4120 269700
compre 50 cajas de carton para empacar los pedidos a 1.200 c/u en efectivo | D 1460,1455,1405,5195,5295,6205 60000; C 1105 60000
Le pagué a Servientrega 85.000 de envíos, en efectivo | D 5235,5135,5195,5295 85000; C 1105 85000
Publicidad en Facebook 300k con la tarjeta de crédito | D 5235,5135 300000; C 2105,2120,2195,2335,2380 300000
arriendo de la oficina 1.100.000 transferencia a Inmobiliaria Mejía | D 5120,5220 1100000; C 1110,1120 1100000
le pagué la quincena a Martha, 750.000 en efectivo | D 2505,5105,5205 750000; C 1105 750000
pagamos la planilla de seguridad social por pse 1.234.500 | D 2370,2380,5105,5205 1234500; C 1110,1120 1234500
Pagamos por bancos la prima de servicios de los trabajadores, 3.400.000 | D 2520,2610,5105,5205 3400000; C 1110,1120 3400000
Le pagué las vacaciones a Andrés, $980.000, por transferencia | D 2525,2610,5105,5205 980000; C 1110,1120 980000
Se consignan desde la cuenta corriente las cesantías al fondo Porvenir por $5.200.000 | D 2510,2610,5105,5205 5200000; C 1110 5200000
le preste 500 mil a Carlos el de bodega por daviplata | D 1365,1330,1380 500000; C 1110,1120,1105 500000
Pago de la retención en la fuente de octubre $430.000 por PSE | D 2365 430000; C 1110,1120 430000
el 18 pagué en el banco el IVA del bimestre, 2.150.000, con débito a la cuenta de ahorros | D 2408 2150000; C 1120 2150000 ON 2026-11-18
Pagué industria y comercio a la alcaldía de Itagüí, 640.000 | D 2412,5115,5215 640000; C 1105,1110,1120 640000 OR ASK
Predial de la bodega 1.980.000, se giró cheque | D 5115,5215,2416 1980000; C 1110 1980000
Impuesto de vehiculo del furgon 540 mil, pagado con la tarjeta debito | D 5115,5215,2436 540000; C 1110,1120 540000
el banco me cobró 12.340 de 4x1000 | D 5305,5115,5215 12340; C 1110,1120 12340
Cuota de manejo de la cuenta de ahorros 15.900 | D 5305 15900; C 1120 15900
la cuenta de ahorros me dio 8.750 de intereses | D 1120 8750; C 4210 8750
El banco descontó de la cuenta corriente la chequera por $95.200 IVA del 19% incluido | D 5305 80000; D 2408 15200; C 1110 95200 OR D 5305 95200; C 1110 95200
Renovación de la matrícula mercantil en la Cámara de Comercio, un millón ciento cincuenta mil pesos, por PSE | D 5140,5240,5125,5225,5115 1150000; C 1110,1120 1150000
Autenticaciones en la notaría 23.400 de la caja | D 5140,5240 23400; C 1105 23400
arreglo de la impresora 120 mil en efectivo | D 5145,5245 120000; C 1105 120000
Mandé pintar el local y pagué 850.000 por transferencia | D 5150,5250,5145,5245 850000; C 1110,1120 850000
pague el SOAT de la moto de los domicilios 456.000 en efectivo | D 5130,5230,1705 456000; C 1105 456000
Se adquiere póliza todo riesgo por un año, $3.600.000, pagada por transferencia a Seguros Bolívar | D 1705,5130,5230 3600000; C 1110,1120 3600000
Se amortiza la cuota mensual del seguro pagado por anticipado, $300.000 | D 5130,5230,5165,5265 300000; C 1705 300000
Tiquetes aéreos a Cartagena para el gerente 780.000 con tarjeta de crédito | D 5155,5255 780000; C 2105,2120,2195,2335,2380 780000
almuerzo con un cliente, noventa y seis mil pesos en efectivo | D 5195,5295,5155,5255 96000; C 1105 96000
Nos llegó el recibo del acueducto por 92.000, se paga a fin de mes | D 5135,5235 92000; C 2335 92000
Internet de Claro 119.900, débito automático de la cuenta corriente | D 5135,5235 119900; C 1110 119900
Compré un computador HP en 3.200.000 de contado, en efectivo | D 1528 3200000; C 1105 3200000
Compramos para la oficina un escritorio en 480.000 y 4 sillas a 150.000 cada una, con tarjeta débito | D 1524 480000; D 1524 600000; C 1110,1120 1080000
Compramos una cortadora industrial en 12 millones, la mitad por transferencia y la otra mitad a 60 días | D 1520 12000000; C 1110,1120 6000000; C 2205,2335,2380 6000000
300 kilos de harina a 2.800 el kilo, a crédito con Harinera del Valle, para la panadería | D 1405,6210,1435,71 840000; C 2205 840000
compre 80 metros de tela para confeccionar a 12.500 el metro, pague por nequi | D 1405,6210,71 1000000; C 1110,1120,1105 1000000
Se envían a producción materias primas por $5.600.000 | D 71,1410 5600000; C 1405 5600000
Pasan a bodega productos terminados con costo de producción de $9.200.000 | D 1430 9200000; C 1410,71,72,73 9200000
El costo de la mercancía vendida hoy fue 1.150.000 | D 6135 1150000; C 1435 1150000
La Ferretería Tamayo nos dio un anticipo de 2 millones para un pedido, por transferencia | D 1110,1120 2000000; C 2805,2705 2000000
Le giré al proveedor Textiles Omnes 1,5 millones de anticipo por transferencia bancaria | D 1330 1500000; C 1110,1120 1500000
Facturamos a Ferretería Tamayo mercancía por 5.000.000, se le cruza el anticipo de 2.000.000 que nos había dado y el saldo queda a crédito | D 2805,2705 2000000; D 1305 3000000; C 4135,4120 5000000
saqué 300 mil de la caja para mis gastos personales | D 1325,3130,2355,1380 300000; C 1105 300000
Metí 5 millones de mi bolsillo a la cuenta del negocio | D 1110,1120 5000000; C 3105,3115,3130,2355 5000000 OR ASK
El socio Camilo le prestó 8.000.000 a la empresa, los consignó en la cuenta corriente | D 1110 8000000; C 2355,2195,2380 8000000
Pasé 1.500.000 de la cuenta de ahorros a la cuenta corriente | D 1110 1500000; C 1120 1500000
retiré 400 lucas del cajero de la cuenta de ahorros para la caja | D 1105 400000; C 1120 400000
El viernes pasado nos robaron 600.000 de la caja | D 5315,5310,5395,5195,5295,1365,1380 600000; C 1105 600000 ON 2026-11-20
Se dañaron 20 cajas de tomate que teníamos para vender, costaban 45.000 cada una | D 5310,5315,5395,5195,5295,5199,5299,1499,6135,6105 900000; C 1435,1430,1499 900000
multa de transito del camion 572.000 en efectivo | D 5395,5315,5195,5295,5115 572000; C 1105 572000
Ecopetrol me consignó 1.800.000 de dividendos | D 1110,1120 1800000; C 4215,1345 1800000
Se venció el CDT de 10.000.000 y me abonaron 10.480.000 con los intereses en la cuenta de ahorros | D 1120 10480000; C 1225 10000000; C 4210 480000
vendí un televisor en 1.190.000 iva del 19% incluido, me pagaron por transferencia | D 1110,1120 1190000; C 4135,4120 1000000; C 2408 190000
Con fecha 15/11/2026 compra de mercancía a crédito a Comercializadora Ávila por 595.000 con IVA del 19% incluido | D 1435,6205 500000; D 2408 95000; C 2205 595000 ON 2026-11-15
Compramos 40 libras de café para revender a 15.000 más IVA del 5%, en efectivo | D 1435,6205 600000; D 2408 30000; C 1105 630000
Vendemos mercancía a crédito a un gran contribuyente por 8.000.000 más IVA 19%, nos retiene 2,5% de fuente, 15% del IVA y reteica del 11,04 por mil | D 1305 9003680; D 1355 200000; D 1355 228000; D 1355 88320; C 4135,4120 8000000; C 2408 1520000
Se recibe factura de mantenimiento de las máquinas por 1.500.000 más IVA 19%, se practica retefuente 4% y reteica 9,66 por mil, queda por pagar | D 5145,5245,73 1500000; D 2408 285000; C 2365 60000; C 2368 14490; C 2335,2205 1710510
Le hice a la señora Rosa un descuento de 50.000 en la factura que me debe, nota crédito NC-15 | D 4175,4135,5305 50000; C 1305 50000
el 5 le abone 1 millon al proveedor Colanta en efectivo | D 2205 1000000; C 1105 1000000 ON 2026-11-05
A 30 de noviembre se provisionan las cesantías por $666.400 | D 5105,5205 666400; C 2610,2510 666400 ON 2026-11-30
Se causan los parafiscales: caja de compensación $320.000, ICBF $240.000 y SENA $160.000 | D 5105,5205 320000; D 5105,5205 240000; D 5105,5205 160000; C 2370 320000; C 2370 240000; C 2370 160000
al cuadrar la caja faltan 20 mil | D 1365,5395,5195,5295,5315,5310,1380 20000; C 1105 20000
La aseguradora nos consignó 4.500.000 de indemnización por el choque del camión | D 1110,1120 4500000; C 4255,1380,1345 4500000
Vendí un novillo en 2.850.000, me dieron 2 millones en efectivo y el resto me lo quedan debiendo | D 1105 2000000; D 1305 850000; C 4105,4135,4120,1584 2850000
Cómpre mercancía x 2.400.000, 900 mil en efectivo, un millón por transferencia y lo otro lo quedo debiendo | D 1435,6205 2400000; C 1105 900000; C 1110,1120 1000000; C 2205 500000
Los inquilinos del local consignaron ayer el arriendo, 950.000 | D 1110,1120 950000; C 4220,4155,1305,1345,1380 950000 ON 2026-11-25
pagué el arriendo | ASK
Compré mercancía por 2 millones, di 1.500.000 en efectivo y quedé debiendo 700.000 | ASK
vendí 15 gaseosas de contado | ASK
Ayer pagué la luz 180.000 por nequi y hoy vendí mercancía por 640.000 en efectivo | TWO
Doña Gloria me pagó los 300 mil que debía en efectivo, y además compré un escritorio de 450.000 a crédito | TWO
Consigné 1.000.000 en el banco y aparte le pagué 200.000 en efectivo al señor que arregló la nevera | TWO
¿Cómo registro la compra de un carro a cuotas? | QUESTION
cuanto me deben los clientes a hoy | QUESTION
profe, en qué cuenta va la dotación de los empleados? | QUESTION
Le mandé una cotización de 3 millones al Hotel Tequendama, a ver si la aprueban | NOTHING
Buenas tardes, muchas gracias por la ayuda | NOTHING
Se pagan con cheque los dividendos decretados, $15.000.000 | D 2360 15000000; C 1110 15000000
vendi zapatos por catalogo a la vecina 2 pares a 78.000 y quedo de pagarme la otra quincena | D 1305 156000; C 4135,4120 156000
Se devolvieron 2 millones al socio Camilo del préstamo que le hizo a la empresa más 40.000 de intereses, por transferencia | D 2355,2195,2380 2000000; D 5305 40000; C 1110,1120 2040000
`;
