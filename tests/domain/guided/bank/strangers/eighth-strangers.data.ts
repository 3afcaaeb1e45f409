/**
 * A ninth bank, of a stationer, a salon, a shop for uniforms, a restaurant, a corner shop and a hardware store. Written in
 * one go by somebody who had seen neither the engine nor a bank, and kept as it was written but for one label: a
 * commission that is earned stands on 4225 too.
 */
export const EIGHTH_STRANGERS = `
hoy vendi 380 mil en efectivo | D 1105 380000; C 4135 380000 ON 2026-11-26
Vendí cuadernos y lapiceros por 145.000, me pagaron por Nequi | D 1110,1120 145000; C 4135 145000
corte y cepillado 65 mil, la señora Gloria pagó con daviplata | D 1110,1120 65000; C 4170,4155,4145,4135 65000
pague el arriendo del local 1.200.000 por transferencia | D 5120,5220 1200000; C 1110,1120 1200000
Llegó el recibo de la luz por 287.400 y lo pagué con plata de la caja | D 5135,5235 287400; C 1105 287400
le compre a Postobon 540.000 de gaseosa a credito, a 15 dias | D 1435,6205 540000; C 2205 540000
doña Marta se llevó un mercado fiado de 83.500 | D 1305 83500; C 4135 83500
Don Ramiro abonó 40 lucas en efectivo a lo que debe | D 1105 40000; C 1305 40000
consigné al banco 2 palos de lo que tenia en la caja | D 1110,1120 2000000; C 1105 2000000
Saqué 200 mil del cajero pa tener sencilla en la caja | D 1105 200000; C 1110,1120 200000
le pagué la quincena a la muchacha del salón, 350.000 en efectivo | D 2505,5105,5205 350000; C 1105 350000
Vendimos almuerzos por $612.000: 400.000 en efectivo y el resto por datáfono | D 1105 400000; D 1110,1120 212000; C 4140,4135 612000
harina y levadura pa la panaderia 460k, salió de nequi | D 1405,1435,6205,7105 460000; C 1110,1120 460000
Factura FV-221 al Colegio San José, útiles de papelería por 1.500.000 más IVA, a 30 días | D 1305 1785000; C 4135 1500000; C 2408 285000
el Colegio San Jose me consignó 1.785.000 de la factura FV-221 | D 1110,1120 1785000; C 1305 1785000
Venta de contado de pinturas y brochas, 238.000 con IVA incluido | D 1105 238000; C 4135 200000; C 2408 38000
Compré taladros para vender por 2.000.000 + iva, factura 8891 de Distribuidora El Tornillo, quedé debiendo todo | D 1435,6205 2000000; D 2408 380000; C 2205 2380000
ya le pagué a Distribuidora El Tornillo la 8891, fueron 2.380.000 por PSE | D 2205 2380000; C 1110,1120 2380000
ayer pague el internet del local 89.900 con tarjeta debito | D 5135,5235 89900; C 1110,1120 89900 ON 2026-11-25
Cogí 150 mil de la caja pa los gastos de mi casa | D 1325,3115,3130,2355,3605 150000; C 1105 150000
Metí 3 millones de mi bolsillo a la caja del negocio | D 1105 3000000; C 3105,3115,3130,2355 3000000
Bancamía me aprobó el crédito, ya me cayeron 10 millones a la cuenta | D 1110,1120 10000000; C 2105 10000000
Cuota del crédito del banco por débito automático: 420.000 de capital y 130.000 de intereses | D 2105 420000; D 5305 130000; C 1110,1120 550000
me cobraron 14.500 de cuota de manejo en la cuenta | D 5305 14500; C 1110,1120 14500
el banco descontó 8.200 del 4x1000 | D 5115,5215,5305,5315,5395 8200; C 1110,1120 8200
El lunes compré dos secadores profesionales para el salón en 640.000, pagados en efectivo | D 1520,1524,1595,5195,5295 640000; C 1105 640000 ON 2026-11-23
nevera vertical nueva para la tienda $2.850.000, la pagué con la tarjeta débito | D 1520,1524,1536 2850000; C 1110,1120 2850000
saqué un computador para facturar en Alkosto por 1.900.000, a cuotas y sin inicial | D 1528 1900000; C 2335,2205,2380,2105,2195 1900000
45.000 del acarreo de la mercancía, en efectivo al señor del motocarro | D 5235,5135,5195,5295,1435,6205 45000; C 1105 45000
vendí un vestido de $180.000, la clienta dejó 80 mil en efectivo y lo demás lo paga en diciembre | D 1105 80000; D 1305 100000; C 4135 180000
Una clienta me devolvió una blusa de 75.000 y le regresé la plata de la caja | D 4175,4135 75000; C 1105 75000
le devolví a Textiles Omega 300.000 en camisetas manchadas, de las que todavía le debo | D 2205 300000; C 1435,6225,6205 300000
pauta en facebook e instagram 120 mil con la tarjeta | D 5235,5135,5295,5195 120000; C 1110,1120,2105,2335 120000
Me anticiparon 500.000 por la torta de los quince de Valentina, por nequi | D 1110,1120 500000; C 2805 500000
Hoy entregué la torta de Valentina que valía 900.000; ya me había anticipado 500.000 y pagó los 400.000 que faltaban en efectivo | D 1105 400000; D 2805 500000; C 4135,4140,4120 900000 ON 2026-11-26
le di 1 millon de anticipo al proveedor de los uniformes, por transferencia, todavía no entrega nada | D 1330 1000000; C 1110,1120 1000000
Se registra la nómina del mes: sueldo $2.000.000, se descuenta salud $80.000 y pensión $80.000, el neto queda por pagar | D 5105,5205 2000000; C 2370 80000; C 2380 80000; C 2505 1840000 OR D 5105,5205 2000000; C 2370 160000; C 2505 1840000 OR D 5105,5205 2000000; C 2380 160000; C 2505 1840000
Los socios inician la empresa aportando $20.000.000, los cuales se consignan en Bancolombia | D 1110,1120 20000000; C 3105,3115,3130 20000000
Se compran mercancías a crédito a Comercial Andina por $5.000.000 más IVA 19%, se practica retefuente del 2,5% | D 1435,6205 5000000; D 2408 950000; C 2365 125000; C 2205 5825000
se vende mercancia a credito por $8.000.000 mas IVA del 19%, el cliente nos practica retencion en la fuente del 2.5% | D 1305 9320000; D 1355 200000; C 2408 1520000; C 4135 8000000
Registre el costo de la mercancía vendida $4.800.000, sistema de inventario permanente | D 6135 4800000; C 1435 4800000
depreciación del mes del equipo de cómputo: $75.000 | D 5160,5260 75000; C 1592 75000
ejercicio del SENA: provisión de cesantías del mes por 150.000 | D 5105,5205 150000; C 2610,2510 150000
honorarios del contador 400.000, se los mandé por nequi | D 5110,5210 400000; C 1110,1120 400000
Honorarios de la abogada Diana Ruiz por 1.000.000, le retuve el 10% y le transferí lo demás | D 5110,5210 1000000; C 2365 100000; C 1110,1120 900000
pagué por pse la planilla de seguridad social 415.300 | D 2370,2380,5105,5205 415300; C 1110,1120 415300
Pagué el ica del bimestre, 96.000, por transferencia | D 5115,5215,2412 96000; C 1110,1120 96000
pague a la dian el IVA del cuatrimestre 1.340.000 por pse | D 2408 1340000; C 1110,1120 1340000
Se cancela a la DIAN la retención en la fuente de octubre por $212.000, transferencia bancaria | D 2365 212000; C 1110,1120 212000
bolsas y empaques 58 mil en efectivo | D 5195,5295,5235,1460,1455,1435,6205 58000; C 1105 58000
compré jabon, cloro y traperos pal restaurante, 74.200 de la caja | D 5195,5295 74200; C 1105 74200
el gas del restaurante salió en 163.000, lo pagué por daviplata | D 5135,5235,7305 163000; C 1110,1120 163000
compré pechuga y verdura en la plaza para los almuerzos, 312.000 en efectivo | D 1405,1435,6205,6140,7105 312000; C 1105 312000
Compré tintes y keratinas a crédito a Belleza Total por 820.000 | D 1435,1405,1455,6205,5195,5295 820000; C 2205,2335 820000
abono de 300 lucas a la deuda con Belleza Total, x nequi | D 2205,2335 300000; C 1110,1120 300000
ventas del dia de hoy: 734.500 en efectivo, 412.000 por nequi y 266.000 con tarjeta | D 1105 734500; D 1110,1120 678000; C 4135 1412500 ON 2026-11-26 OR D 1105 734500; D 1110,1120 412000; D 1110,1120 266000; C 4135 1412500 ON 2026-11-26
manicure y pedicure, 55000 en efetivo | D 1105 55000; C 4170,4155,4145,4135 55000
Doña Carmen me quedó debiendo 120.000 de la tintura | D 1305 120000; C 4170,4155,4145,4135 120000
doña carmen me transfirió 250.000 de lo que me debía | D 1110,1120 250000; C 1305 250000
Regalamos 5 camisetas en la promoción de aniversario, nos habían costado 60.000 en total | D 5295,5235,5195,5135,5395 60000; C 1435 60000
se me dañó pan por 45.000 al costo y tocó botarlo | D 5310,5315,5395,5295,5195,5299,5199,6135,6120 45000; C 1435,1430,1405 45000
En el arqueo faltaron 32.000 en la caja | D 5315,5395,5310,5195,5295,1365 32000; C 1105 32000
al cuadrar la caja me sobraron 12.000 | D 1105 12000; C 4295,4255,4250,2815 12000
me llevé de la tienda para la casa arroz y aceite que costaron 90.000 | D 1325,3115,3130,2355,3605 90000; C 1435 90000
Vendí en 300.000 de contado la vitrina vieja: había costado 1.000.000 y llevaba 800.000 de depreciación | D 1105 300000; D 1592 800000; C 1524,1520 1000000; C 4245,4248 100000
la cuenta de ahorros me pagó 6.340 de intereses | D 1120,1110 6340; C 4210 6340
Le debía 1.000.000 a Confecciones Lina, me rebajó 50.000 por pronto pago y le transferí 950.000 | D 2205 1000000; C 4210 50000; C 1110,1120 950000
El Colegio San José debía 1.000.000, le di 2% de descuento por pagar antes y consignó 980.000 en Bancolombia | D 1110,1120 980000; D 5305,4175 20000; C 1305 1000000
póliza contra incendio del local por un año, 720.000 por transferencia | D 5130,5230,1705 720000; C 1110,1120 720000
renové la camara de comercio, 198.000 por PSE | D 5140,5240 198000; C 1110,1120 198000
Al plomero que arregló el baño del restaurante le di 260.000 en efectivo | D 5145,5245,5150,5250 260000; C 1105 260000
le presté 200 mil de la caja a Andrés, mi empleado, me los paga en la otra quincena | D 1365,1370 200000; C 1105 200000
La quincena de Andrés era 650.000, le desconté los 200.000 que le había prestado y le entregué 450.000 en efectivo | D 2505,5105,5205 650000; C 1365,1370 200000; C 1105 450000
Liquidación de Yuli por transferencia: cesantías 480.000, intereses 28.800, vacaciones 240.000 y prima 300.000 | D 2510,2610 480000; D 2515,2610 28800; D 2525,2610 240000; D 2520,2610 300000; C 1110,1120 1048800 OR D 5105,5205 1048800; C 1110,1120 1048800 OR D 2610 1048800; C 1110,1120 1048800
Se constituye el fondo de caja menor por $500.000 con cheque | D 1105 500000; C 1110,1120 500000
Reembolso de caja menor con cheque 0045: papelería 60.000, taxis 45.000 y cafetería 30.000 | D 5195,5295 135000; C 1110,1120 135000 OR D 5195,5295 90000; D 5135,5235,5155,5195,5295 45000; C 1110,1120 135000 OR D 5195,5295 60000; D 5195,5295,5135,5235,5155 45000; D 5195,5295 30000; C 1110,1120 135000
Se gira cheque para cancelar el arrendamiento de la oficina, $950.000 | D 5120,5220 950000; C 1110,1120 950000
el banco me devolvió por falta de fondos el cheque de 350.000 que me había dado don Hernán por su compra | D 1305 350000; C 1110,1120 350000
me pagaron con bre-b una cuenta de la mesa 4 de 97.000 | D 1110,1120 97000; C 4140,4135 97000
mesa de 10: cuenta de 100.000 más 10.000 de propina para los meseros, todo con datafono | D 1110,1120 110000; C 4140,4135 100000; C 2380,2815,2355,2335,2505 10000
Ventas del restaurante 540.000 en efectivo con impoconsumo del 8% incluido | D 1105 540000; C 4140,4135 500000; C 24 40000
vendí 500.000 por datáfono y el banco me descontó 15.000 de comisión | D 1110,1120 485000; D 5305 15000; C 4135 500000
Nos pagaron por transferencia la factura de 2.000.000 de la alcaldía pero restaron 50.000 de retefuente y 19.320 de reteica | D 1110,1120 1930680; D 1355 69320; C 1305 2000000 OR D 1110,1120 1930680; D 1355 50000; D 1355 19320; C 1305 2000000
mi cuñado me prestó palo y medio en efectivo pa surtir | D 1105 1500000; C 2195,2105,2355,2380 1500000
cuota del gotagota: 40 mil de capital y 10 mil de intereses, en efectivo | D 2195,2105,2380,2355 40000; D 5305 10000; C 1105 50000
Abrí un CDT de 5 millones con plata de la cuenta corriente | D 1225 5000000; C 1110 5000000
Puse mi moto a nombre del negocio como aporte, vale 4.500.000 | D 1540 4500000; C 3105,3115,3130 4500000
anoche se metieron al local y se robaron 600 mil de la caja | D 5310,5315,5395 600000; C 1105 600000 ON 2026-11-25
doña Nubia se fue del barrio, los 95.000 que me debía ya los doy por perdidos | D 5310,5315,5395,5199,5299,1399 95000; C 1305 95000
sancion por extemporaneidad 524.000, se la pagué a la DIAN por pse | D 5395,5315 524000; C 1110,1120 524000
La de las uñas me dio 250.000 en efectivo por el rinconcito que le arriendo en el local | D 1105 250000; C 4220,4155 250000
me gané 48.000 de comisión por las recargas, me los pasaron a nequi | D 1110,1120 48000; C 4225,4235,4250,4295,4135,4170,4145,4155 48000
vendidos 15 almuerzos a 14 mil cada uno, todo en efectivo | D 1105 210000; C 4140,4135 210000
compré 20 resmas a 16.500 c/u para revender y pagué por nequi | D 1435,6205 330000; C 1110,1120 330000
Vendí media docena de martillos a 23.000 cada uno, el maestro pagó en efectivo | D 1105 138000; C 4135 138000
La parroquia me compró uniformes por 1'200.000, la mitad por transferencia y la otra mitad la paga en un mes | D 1110,1120 600000; D 1305 600000; C 4135 1200000
El 5 pagué el arriendo, 850.000, en efectivo a don Álvaro | D 5120,5220 850000; C 1105 850000 ON 2026-11-05
el sabado vendimos millon y medio entre todo, la gente pagó en efectivo | D 1105 1500000; C 4135 1500000 ON 2026-11-21
antier me llegó pedido de Colanta, 386.000 en leche y yogures, factura CL-5502, se paga a fin de mes | D 1435,6205 386000; C 2205 386000 ON 2026-11-24
Recibo del agua 64.850, pagado el 18 por la app del banco | D 5135,5235 64850; C 1110,1120 64850 ON 2026-11-18
el viernes pasado le fié a don Pedro cemento por $310.000 | D 1305 310000; C 4135 310000 ON 2026-11-20
30 de octubre: compra de jeans en San Victorino por 2.400.000 en efectivo | D 1435,6205 2400000; C 1105 2400000 ON 2026-10-30
medio millón de ventas de pan por transferencia, el pedido del hotel | D 1110,1120 500000; C 4135,4120,4140 500000
le compré a Harinera del Valle 30 bultos a 110.000 cada bulto, a crédito | D 1405,1435,6205,7105 3300000; C 2205 3300000
Vendí ropa por 450.000 IVA incluido, la clienta pagó con tarjeta de crédito | D 1110,1120 450000; C 4135 378151; C 2408 71849
le saqué fotocopias y anillados a un cliente, me pagó 23.400 en efectivo | D 1105 23400; C 4135,4145,4155,4170,4295 23400
compre puntillas, chazos y tornillos para surtir la ferreteria x 175mil, efectivo | D 1435,6205 175000; C 1105 175000
Compré con transferencia lámparas para vender por 1.190.000 IVA incluido | D 1435,6205 1000000; D 2408 190000; C 1110,1120 1190000
A la vecina que me hizo el turno del domingo le di setenta mil en efectivo | D 5105,5205,2505,5135,5235,5195,5295 70000; C 1105 70000 OR D 5105,5205,2505,5135,5235,5195,5295 70000; C 1105 70000 ON 2026-11-22
pasé 800.000 de la cuenta corriente de Bancolombia a la de ahorros de Davivienda | D 1120,1110 800000; C 1110,1120 800000
me pusieron el aviso nuevo de la peluquería, 390.000, quedo debiéndoselo a Avisos Neón | D 5235,5135,5295,5195,1524 390000; C 2335,2205 390000
Pagué la vigilancia de la cuadra, 25.000 de la caja | D 5135,5235 25000; C 1105 25000
La señora Rosalba vino y pagó los 68 mil que tenía fiados, en efectivo | D 1105 68000; C 1305 68000
dotacion para las empleadas (delantales y zapatos) $320.000 por transferencia | D 5105,5205 320000; C 1110,1120 320000
mantenimiento de la cafetera y el horno 185.000 x nequi | D 5145,5245 185000; C 1110,1120 185000
Vendí un juego de llaves a 3 pagos a la constructora Prisma: 600.000 + IVA, factura 310, todo a crédito | D 1305 714000; C 4135 600000; C 2408 114000
vendí 200 mil en efectivo y aparte pagué la luz, 90 mil por nequi | TWO
Ayer compré harina por 150.000 de contado y también le fié a don Pedro 30.000 de pan | TWO
compré mercancía surtida por 1.800.000 | ASK
una turista me pagó 200 dólares en efectivo por unos bolsos | ASK
le pagué a doña Inés 400.000 de mercancía que le debía: 250.000 en efectivo y 100.000 por nequi | ASK
hoy vendi bastante y todo en efectivo | ASK
vendí 12 empanadas a 2.500 cada una | ASK OR D 1105 30000; C 4140,4135,4120 30000
pague el celular del negocio con nequi | ASK
profe, cual es la diferencia entre costo y gasto? | QUESTION
para qué sirve la cuenta de anticipos de clientes | QUESTION
😂😂👍 | NOTHING
hello, can you help me with my english homework please | NOTHING
le di trescientos mil al señor de siempre | ASK
q app tan boba jajaja asdfgh | NOTHING
`;
