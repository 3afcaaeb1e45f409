/**
 * A seventeenth bank, half of shops all over Colombia, half of students, bookkeepers and professionals. Written in one go by
 * somebody who had seen neither the engine nor a bank, and kept as it was written. It was scored before anybody read it;
 * nothing is learnt from it and nothing was mended by it.
 */
export const SIXTEENTH_STRANGERS = `
hoy vendi 320 mil en la tienda todo en efectivo | D 1105 320000; C 4135,4120 320000
Pague el recibo de la luz $187.400 con Nequi | D 5135,5235 187400; C 1105,1110,1120 187400
Compré mercancía a Alpina por 1.450.000 a credito a 30 dias | D 1435,6205 1450000; C 2205 1450000
ayer le fié a doña Gladys 38 mil de mercado | D 1305 38000; C 4135,4120 38000 ON 2026-11-25
Doña Gladys me abonó 20 mil de lo que debía, en efectivo | D 1105 20000; C 1305 20000
pagué arriendo del local 1'200.000 por transferencia de Bancolombia | D 5120,5220 1200000; C 1110,1120 1200000
consigné 2 palos en el banco de lo que había en caja | D 1110,1120 2000000; C 1105 2000000
Vendí 15 empanadas a 2.500 cada una y me pagaron en efectivo | D 1105 37500; C 4135,4120,4140 37500
le di 45 lucas al domiciliario por las entregas de hoy | D 5235,5135,5105,5205,5195,5295 45000; C 1105,1110,1120 45000
compre chuspas y servilletas pal negocio, 32.000 en efectivo | D 5195,5295,5135,5235,1455,1460 32000; C 1105 32000
El lunes compré 8 bultos de papa a 95.000 cada uno, de contado, para vender | D 1435,6205,1405 760000; C 1105,1110,1120 760000 ON 2026-11-23
Se pagó la quincena de Yurley, setecientos mil pesos en efectivo | D 5105,5205,2505 700000; C 1105 700000
Compré un computador para la oficina en 2.800.000 con tarjeta de crédito | D 1528 2800000; C 2105,2120,2195,2335,2380 2800000
saqué 200 mil de la caja pa el mercado de mi casa | D 1325,1310,1380,3130,3115,2355 200000; C 1105 200000
puse 3 millones de mi plata en el negocio, los consigne a la cuenta | D 1110,1120 3000000; C 3105,3115,3130,2355 3000000
el banco me cobró 18.900 de cuota de manejo | D 5305 18900; C 1110,1120 18900
Don Hernán me pagó por Nequi los 150 mil que me debía | D 1105,1110,1120 150000; C 1305 150000
Cancelé a Postobón la factura 4587 que le debía, 640.000 en efectivo | D 2205 640000; C 1105 640000
vendí una nevera en 1.190.000 IVA incluido, pagaron por transferencia | D 1110,1120 1190000; C 4135,4120 1000000; C 2408 190000
Compra de mercancía por 2.000.000 más IVA del 19%, a crédito | D 1435,6205 2000000; D 2408 380000; C 2205 2380000
pague el internet de claro 89.900 | D 5135,5235 89900; C 1105,1110,1120 89900
gasolina para la moto de los domicilios 25 mil de la caja | D 5195,5295,5135,5235,5145,5245 25000; C 1105 25000
Le presté 300 mil a Brayan el empleado, se los pasé por Daviplata | D 1365,1330 300000; C 1105,1110,1120 300000
Retiré 500k del cajero para la caja | D 1105 500000; C 1110,1120 500000
vendi 4 pares de zapatos a 85 mil cada par, dos pares de contado y dos fiados a Marleny | D 1105,1110,1120 170000; D 1305 170000; C 4135,4120 340000
Pagamos la planilla de seguridad social de octubre 486.300 por PSE | D 2370,2380,5105,5205 486300; C 1110,1120 486300
Pagué el IVA del bimestre, 1.254.000, por PSE a la DIAN | D 2408 1254000; C 1110,1120 1254000
Una clienta me devolvió una blusa que le vendí en 60.000 y le regresé la plata en efectivo | D 4175,4135 60000; C 1105 60000
le devolví al proveedor 5 camisas malas de 30.000 c/u, me las descontó de lo que le debo | D 2205 150000; C 1435,6225,6205 150000
Un cliente me dio un anticipo de 400 mil para un encargo de muebles, por transferencia | D 1110,1120 400000; C 2805,2705 400000
le adelanté un millón a Muebles Quindío por un pedido de sillas, desde la cuenta de ahorros | D 1330 1000000; C 1110,1120 1000000
El Banco Agrario me desembolsó un prestamo de 10 millones en la cuenta | D 1110,1120 10000000; C 2105 10000000
Pagué la cuota del crédito del Banco Agrario: 420.000 a capital y 135.000 de intereses, débito automático | D 2105 420000; D 5305 135000; C 1110,1120 555000
depreciación del mes de los computadores 85.000 | D 5160,5260 85000; C 1592 85000
se me dañó mercancia, como 75 mil en verduras que tocó botar | D 5310,5315,5395,5195,5295,5199,5299,6135 75000; C 1435 75000
El sábado se metieron los ladrones y se llevaron 280.000 de la caja | D 5310,5315,5395,5195,5295,1380 280000; C 1105 280000 ON 2026-11-21
Renové la cámara de comercio 312.000 en efectivo | D 5140,5240,5115,5125 312000; C 1105 312000
SOAT de la camioneta 745.800 pagado con tarjeta débito | D 5130,5230,1705 745800; C 1110,1120 745800
Pagué honorarios a la contadora 600.000 por transferencia | D 5110,5210 600000; C 1110,1120 600000
Honorarios de abogado por 2.000.000, retefuente del 11%, pagados por transferencia | D 5110,5210 2000000; C 2365 220000; C 1110,1120 1780000
Facturamos servicio de consultoría por 5.000.000 más IVA a crédito a Cerrejón, nos practican retención en la fuente del 11% | D 1305 5400000; D 1355 550000; C 4155,4170,4135 5000000; C 2408 950000
venta de contado del día $1.850.000 | D 1105,1110,1120 1850000; C 4135,4120 1850000
Compré una vitrina de vidrio para exhibir, 950 mil en efectivo | D 1524,1520 950000; C 1105 950000
60 mil que le pagué al señor que arregló la nevera del local | D 5145,5245 60000; C 1105,1110,1120 60000
publicidad en facebook 120.000 con la tarjeta de credito | D 5235,5135,5195,5295 120000; C 2105,2120,2195,2335,2380 120000
Le di a la señora Rosalba 50 mil por el aseo del local | D 5135,5235,5105,5205,5195,5295 50000; C 1105,1110,1120 50000
compré 24 gaseosas a 1.800 cada una pa vender, en efectivo | D 1435,6205 43200; C 1105 43200
Vendí la moto vieja del negocio en 3.000.000 en efectivo; había costado 5.000.000 y tenía depreciación acumulada de 4.000.000 | D 1105 3000000; D 1592 4000000; C 1540 5000000; C 4245 2000000
pagué el ICA del bimestre a la alcaldía de Pasto, 214.000 en efectivo | D 2412,5115,5215 214000; C 1105 214000
Vendi 12 cargas de café pergamino a la cooperativa a 1.900.000 la carga y me consignaron todo | D 1110,1120 22800000; C 4105,4135,4120 22800000
ole mano, ayer vendí millón y medio en la ferretería, todo en efectivo | D 1105 1500000; C 4135 1500000 ON 2026-11-25
El viernes pasado le compré a Don Jaime 20 arrobas de panela a 62.000 la arroba, quedé debiéndole | D 1435,6205,1405 1240000; C 2205 1240000 ON 2026-11-20
Pago de flete de la mercancía que traje de Maicao 180.000 en efectivo | D 1435,6205,5235,5135 180000; C 1105 180000
el 5 pagué el agua, 74.300 por la app del banco | D 5135,5235 74300; C 1110,1120 74300 ON 2026-11-05
Llegó el recibo del gas por 96.000, todavía no lo he pagado | D 5135,5235 96000; C 2335 96000
le compre a la distribuidora surtido por 900 mil, di 400 en efectivo y quedé debiendo 500 | D 1435,6205 900000; C 1105 400000; C 2205 500000
me pagaron 2 almuerzos a 14mil y 3 a 16mil en efectivo | D 1105 76000; C 4140,4135,4120 76000
Pasé 350.000 de Nequi a la cuenta de Bancolombia | D 1110,1120 350000; C 1105,1110,1120 350000
Compré resmas y lapiceros para la oficina por $58.000, de la caja menor | D 5195,5295 58000; C 1105 58000
mercancia en efectivo 430000 comprada a doña Nubia | D 1435,6205 430000; C 1105 430000
Abone 250 lucas a lo que le debo a Surtimax, por transferencia | D 2205 250000; C 1110,1120 250000
Vendí dos celulares a 800.000 cada uno más IVA, me pagaron con datáfono | D 1110,1120,1305,1380 1904000; C 4135 1600000; C 2408 304000
compré una moto para los domicilios en 6.500.000 a crédito con AKT financiera | D 1540 6500000; C 2105,2120,2195,2380,2335,2205 6500000
Pagué el impuesto predial del local: 860.000 en el banco, con transferencia | D 5115,5215 860000; C 1110,1120 860000
me rendió la cuenta de ahorros 4.215 pesos de intereses | D 1110,1120 4215; C 4210 4215
El banco descontó 12.600 del 4x1000 | D 5305,5115,5215,5395 12600; C 1110,1120 12600
Le pagué al celador 120.000 de la vigilancia del mes en efectivo | D 5135,5235,5105,5205 120000; C 1105 120000
antier vendi 18 metros de tela a 12.500 el metro, pago en efectivo | D 1105 225000; C 4135,4120 225000 ON 2026-11-24
Pintura del local: 340.000 entre pintura y mano de obra, pagados por Daviplata | D 5150,5250,5145,5245 340000; C 1105,1110,1120 340000
mi papá le prestó 2 millones al negocio en efectivo para pagarle en seis meses | D 1105 2000000; C 2195,2380,2355 2000000
le devolví a mi papá los 2 millones que le prestó al negocio mas 100 mil de intereses, en efectivo | D 2195,2380,2355 2000000; D 5305 100000; C 1105 2100000
Corte de pelo y barba 28 mil, pagaron por nequi | D 1105,1110,1120 28000; C 4170,4155,4135 28000
Compré fertilizante pa la finca, seis bultos a 148.000, se los quedé debiendo a Agroinsumos del Llano | D 1405,1425,1428,1435,1455,6205,7105,6105,5195,5295 888000; C 2205,2335,2380 888000
En la caja faltaron 15.000 al hacer el arqueo | D 1365,1380,5310,5315,5395,5195,5295 15000; C 1105 15000
sobraron 8 mil pesos en la caja al cierre y no sabemos de quién son | D 1105 8000; C 4295,2380,4250 8000
almuerzo de trabajo con un cliente 64.000 efectivo | D 5195,5295,5155,5255 64000; C 1105 64000
Pasajes a Bogotá para traer mercancía, 130 mil en efectivo | D 5155,5255,5195,5295,1435,6205 130000; C 1105 130000
Arriendo del local de noviembre 1.500.000, le descuento el 3,5% de retefuente y lo demás por transferencia | D 5120,5220 1500000; C 2365 52500; C 1110,1120 1447500
se le pagó la retención en la fuente de octubre a la dian, 178.000, por pse | D 2365 178000; C 1110,1120 178000
Vendi a credito a la alcaldía de Tumaco útiles escolares por 2.380.000 iva incluido | D 1305 2380000; C 4135 2000000; C 2408 380000
Compré una licencia anual de Siigo por 1.080.000 con tarjeta débito | D 1635,1705,1710,5135,5235,5195,5295,5165 1080000; C 1110,1120 1080000
la prima de diciembre de Kelly 850.000 se la pagué hoy por transferencia | D 2520,2610,5105,5205 850000; C 1110,1120 850000
Provisión de cesantías del mes por 166.600 | D 5105,5205 166600; C 2610,2510 166600
Nómina de noviembre de Andrés: sueldo 2.000.000, se le descuenta 80.000 de salud y 80.000 de pensión, y se le consignan 1.840.000 | D 5105,5205 2000000; C 2370 80000; C 2370,2380 80000; C 1110,1120 1840000
Pago a la secretaria: salario 1.800.000 más auxilio de transporte 200.000, menos 72.000 salud y 72.000 pensión, neto 1.856.000 por transferencia | D 5105 1800000; D 5105 200000; C 2370 72000; C 2370,2380 72000; C 1110,1120 1856000
Liquidación de Yeison pagada con cheque: cesantías 900.000, intereses 54.000, prima 450.000 y vacaciones 375.000 | D 2510,2610,5105,5205 900000; D 2515,2610,5105,5205 54000; D 2520,2610,5105,5205 450000; D 2525,2610,5105,5205 375000; C 1110 1779000
Compramos mercancía por 4.000.000 + IVA 19% a crédito, retefuente 2,5% | D 1435,6205 4000000; D 2408 760000; C 2365 100000; C 2205 4660000
Venta a crédito a Olímpica: 3.000.000 más IVA; nos retienen 2,5% de renta, 15% del IVA y 11,04 por mil de ICA | D 1305 3376380; D 1355 75000; D 1355 85500; D 1355 33120; C 4135,4120 3000000; C 2408 570000
El cliente recogió los muebles de 1.000.000, ya había dado 400 mil de anticipo y hoy pagó el resto en efectivo | D 1105 600000; D 2805,2705 400000; C 4135,4120 1000000
Julián legalizó el anticipo de viáticos de 500.000: gastó 450.000 en hotel y pasajes y devolvió 50.000 en efectivo | D 5155,5255 450000; D 1105 50000; C 1330,1365 500000
vendí en 800 mil en efectivo una mercancía que me había costado 500 mil | D 1105 800000; C 4135 800000; D 6135 500000; C 1435 500000 OR D 1105 800000; C 4135 800000
Reembolso de caja menor con cheque: papelería 40.000, taxis 35.000 y cafetería 25.000 | D 5195,5295 40000; D 5195,5295,5155,5255 35000; D 5195,5295 25000; C 1110 100000
Hoy el datáfono me consignó 970.000 de ventas de hoy por un millón, se quedaron con 30.000 de comisión | D 1110,1120 970000; D 5305,5235,5135,5295,5195 30000; C 4135,4120 1000000
Se castiga la factura de un cliente incobrable por 420.000, ya estaba provisionada | D 1399 420000; C 1305 420000
Provisión de cartera por 310.000 | D 5199,5299 310000; C 1399 310000
Pagamos la póliza todo riesgo anual por 2.400.000 por transferencia, cubre los próximos doce meses | D 1705,5130,5230 2400000; C 1110,1120 2400000
Amortización del mes del seguro pagado por anticipado: 200.000 | D 5130,5230 200000; C 1705 200000
Seguros Bolívar nos consignó 1.700.000 de indemnización por el robo | D 1110,1120 1700000; C 4255,1380,4295 1700000
Abrí un CDT de 5 millones en Davivienda con plata de la cuenta corriente | D 1225,1245,1295 5000000; C 1110,1120 5000000
se venció el CDT, me abonaron a la cuenta 5.300.000, o sea los 5 millones y 300 mil de intereses | D 1110,1120 5300000; C 1225,1245,1295 5000000; C 4210 300000
Un cliente pagó hoy por transferencia su factura de 2.000.000 y le dimos 5% de descuento por pronto pago | D 1110,1120 1900000; D 5305,4175 100000; C 1305 2000000
pagué a Colombina la factura de 1.200.000 que le debía, me rebajaron 60 mil por pronto pago, el resto por transferencia | D 2205 1200000; C 4210,1435,6205 60000; C 1110,1120 1140000
Los tres socios aportaron 15 millones para constituir la SAS, consignados en el banco | D 1110,1120 15000000; C 3105,3115 15000000
Sanción de la DIAN por declarar tarde, 524.000 pagados por PSE | D 5395,5315,5115,5195 524000; C 1110,1120 524000
Venta en el restaurante de 108.000 con impoconsumo del 8% incluido, en efectivo | D 1105 108000; C 4140,4135 100000; C 2495,2408,2436,2464 8000
Me devolvió el banco sin fondos el cheque de don Efraín por 750.000, que me había pagado una factura | D 1305,1380 750000; C 1110,1120 750000
compramos un escáner en 595.000 iva incluido para la oficina, transferencia | D 1528,1524 500000; D 2408 95000; C 1110,1120 595000 OR D 1528,1524 595000; C 1110,1120 595000
Provisión del impuesto de renta del año por 3.800.000 | D 5405 3800000; C 2404,2615 3800000
venta 3 camisetas a 35mil, le rebaje 5 mil en total y pagó por nequi | D 1105,1110,1120 100000; C 4135,4120 100000 OR D 1105,1110,1120 100000; D 4175,5305 5000; C 4135,4120 105000
hace ocho días compré en efectivo 7 canastas de huevo a 15.500 la canasta pa revender | D 1435,6205 108500; C 1105 108500 ON 2026-11-19
Doné 200.000 en efectivo a la parroquia a nombre de la empresa | D 5395,5195,5295,5315 200000; C 1105 200000
El inquilino del segundo piso pagó el arriendo, 700 mil en efectivo | D 1105 700000; C 4220,1345,1305,4155 700000
dejé 1 millón de depósito al dueño de la bodega en transferencia, me lo devuelve cuando entregue | D 1335 1000000; C 1110,1120 1000000
vendí 5 bultos de cemento a 32 mil | D 1105,1110,1120,1305 160000; C 4135 160000 OR ASK
Compré un televisor de 1.500.000 en efectivo | D 1435,6205,1524,1520,1528 1500000; C 1105 1500000 OR ASK
me llegaron 350 mil de Carlos al Nequi | D 1105,1110,1120 350000; C 1305 350000 OR ASK
compre unas sillas para la oficina en efectivo | ASK
vendi 10 camisetas a 20 mil cada una en efectivo, total 250 mil | ASK
pagué 80 mil | ASK
Le aboné al proveedor Harinera del Valle por transferencia | ASK
Vendí 6 arepas a 3.000 en efectivo y aparte pagué 40 mil del recibo del gas | TWO
Hoy consigné 800 mil de la caja al banco y también le pagué 300 mil a Quala por transferencia de lo que le debía | TWO
compré mercancía por 500.000 en efectivo y por otro lado don Tulio me abonó 120.000 de su deuda | TWO
cuanto me debe don Hernan? | QUESTION
¿En qué cuenta va el pago del SOAT? | QUESTION
sumercé, cómo hago pa saber cuánto tengo en caja | QUESTION
Buenas tardes, ya abrí el local | NOTHING
hoy no se vendió nada, qué aguacero tan verraco en Quibdó | NOTHING
mañana me toca pagarle 600.000 de arriendo a la dueña del local | NOTHING OR ASK
doña Carmenza dejó fiadas 3 libras de queso costeño a 11.000 la libra el martes | D 1305 33000; C 4135,4120 33000 ON 2026-11-24
`;
