/**
 * A hundred and twenty of students, owners of small businesses and assistants of accountants, by somebody else who had
 * seen neither, at the same time; scored once before anybody here had read it, and kept as it was written.
 */
export const THIRTY_EIGHTH_STRANGERS = `
Se vende mercancía de contado por $2.500.000 más IVA del 19% | D 1105,1110,1120 2975000; C 41 2500000; C 2408 475000
Se compra mercancía a crédito a Distribuidora El Sol por 4.000.000 más IVA | D 1435,6205 4000000; D 2408 760000; C 2205,2335,2380 4760000
El 5 de noviembre la empresa vende mercancías a crédito a 30 días al señor Carlos Pérez por 1.800.000 | D 1305 1800000; C 41 1800000 ON 2026-11-05
Se paga arrendamiento del local comercial por $1.200.000 con cheque del Banco de Bogotá | D 5120,5220 1200000; C 1110 1200000
Los socios aportan $20.000.000 que se consignan en la cuenta de Bancolombia | D 1110,1120 20000000; C 31 20000000
Compra de un computador para la oficina por 3.200.000 más IVA del 19%, pagado con transferencia | D 1528,1524 3200000; D 2408 608000; C 1110,1120 3808000 OR D 1528,1524 3808000; C 1110,1120 3808000
Se compra un escritorio de contado por 650.000 para la gerencia | D 1524 650000; C 1105,1110,1120 650000
Registrar la depreciacion mensual del vehiculo por 450.000 | D 5160,5260 450000; C 1592 450000
Causación de nómina: sueldos 3.500.000, descuento de salud 140.000 y de pensión 140.000, neto por pagar 3.220.000 | D 5105,5205,72 3500000; C 2370,2380 140000; C 2370,2380 140000; C 2505 3220000 OR D 5105,5205,72 3500000; C 2370,2380 280000; C 2505 3220000
Se cancela factura pendiente al proveedor Surtidora del Norte Ltda por 2.300.000 con transferencia bancaria | D 2205,2335,2380 2300000; C 1110,1120 2300000
El cliente Almacén La Economía abona 900.000 a su deuda en efectivo | D 1105 900000; C 1305 900000
Se recibe prestamo del Banco Davivienda por $15.000.000 abonados en cuenta corriente | D 1110 15000000; C 2105 15000000
Se constituye la caja menor por 400.000 con cheque | D 1105 400000; C 1110 400000
Se vende mercancia por 6.000.000, 50% de contado y 50% a credito | D 1105,1110,1120 3000000; D 1305 3000000; C 41 6000000
Un cliente nos devuelve mercancía por 300.000 más IVA, la venta había sido a crédito | D 41 300000; D 2408 57000; C 1305 357000
Se devuelve al proveedor mercancía comprada a crédito por 500.000 más IVA | D 2205,2335,2380 595000; C 1435,6225,6205 500000; C 2408 95000
Pago de servicios publicos en efectivo: energia 180.000 y acueducto 95.000 | D 5135,5235 180000; D 5135,5235 95000; C 1105 275000 OR D 5135,5235 275000; C 1105 275000
Se pagan honorarios al contador por 800.000 menos retención en la fuente del 11%, con cheque | D 5110,5210 800000; C 2365 88000; C 1110 712000
Se compra papelería para la oficina por $85.000 de contado | D 5195,5295,1710 85000; C 1105,1110,1120 85000
Se paga póliza de seguro contra incendio por un año por 1.440.000 con transferencia | D 1705,5130,5230 1440000; C 1110,1120 1440000
Amortización del seguro pagado por anticipado, cuota del mes 120.000 | D 5130,5230,5165,5265 120000; C 1705 120000
Se gira cheque para pagar el impuesto de industria y comercio por 640.000 | D 5115,5215,2412 640000; C 1110 640000
Compra de un vehículo por 45.000.000, se pagan 20.000.000 con cheque y el saldo queda a crédito | D 1540 45000000; C 1110 20000000; C 2105,2120,2195,2205,2335,2380 25000000
El banco cobra comisión por 18.500 según nota débito | D 5305 18500; C 1110,1120 18500
El banco abona intereses de la cuenta de ahorros por $32.400 | D 1110,1120 32400; C 4210 32400
Se venden 20 camisas a 45.000 cada una de contado más IVA | D 1105,1110,1120 1071000; C 41 900000; C 2408 171000
Se compran a credito 100 cuadernos a 3.200 c/u para la venta | D 1435,6205 320000; C 2205,2335,2380 320000
Se consignan en Bancolombia 1.350.000 que habia en caja | D 1110,1120 1350000; C 1105 1350000
Se entrega anticipo a un proveedor por un millón de pesos en efectivo para compra de mercancía | D 1330 1000000; C 1105 1000000
El 15/11/2026 recibimos anticipo de un cliente por 700.000 mediante consignación bancaria | D 1110,1120 700000; C 2805 700000 ON 2026-11-15
Se registra el costo de la mercancía vendida por 1.100.000 | D 61 1100000; C 1435 1100000
Se vende mercancía por 1.190.000 IVA incluido, el cliente paga en efectivo | D 1105 1190000; C 41 1000000; C 2408 190000
Se pagan los aportes a seguridad social (salud y pensión) por 620.000 por PSE | D 2370,2380,5105,5205,72 620000; C 1110,1120 620000
Se hace provisión de cartera por doscientos cincuenta mil pesos | D 5199,5299 250000; C 1399 250000
Pago cuota del prestamo bancario: 800.000 de capital y 120.000 de intereses, debitados de la cuenta corriente | D 2105 800000; D 5305 120000; C 1110 920000
Compra de mercancía a crédito por 3.000.000 más IVA, se practica retención en la fuente del 2,5% | D 1435,6205 3000000; D 2408 570000; C 2365 75000; C 2205,2335,2380 3495000
Venta de mercancía a crédito por 5.000.000 más IVA, el cliente nos practica retefuente del 2.5% | D 1305 5825000; D 1355 125000; C 41 5000000; C 2408 950000
Se paga por transferencia al proveedor la factura que se le debe de 2.000.000 con descuento del 5% por pronto pago | D 2205,2335,2380 2000000; C 4210,1435,6205 100000; C 1110,1120 1900000
Provisión de cesantías del mes por 291.655 | D 5105,5205,72 291655; C 2610,2510 291655
Reembolso de caja menor con cheque: papelería 45.000 y taxis 60.000 | D 5195,5295 45000; D 5195,5295,5135,5235 60000; C 1110 105000 OR D 5195,5295 105000; C 1110 105000
vendi hoy 380 mil en efectivo en la tienda | D 1105 380000; C 41 380000 ON 2026-11-26
Pague el ariendo del local 1.100.000 por nequi | D 5120,5220 1100000; C 1110,1120 1100000
me pagaron 250 mil por nequi por un corte y tinte en el salon | D 1110,1120 250000; C 41 250000
El lunes compré surtido para la tienda por 640.000 de contado | D 1435,6205 640000; C 1105,1110,1120 640000 ON 2026-11-23
le fié a doña Marta un mercado de 85.000 | D 1305 85000; C 41 85000
Doña Marta me pagó en efectivo los 85 mil que me debía | D 1105 85000; C 1305,1380 85000
Ayer pagué el recibo de la luz 214.300 | D 5135,5235 214300; C 1105,1110,1120 214300 ON 2026-11-25
pague el internet de la papeleria 89.900 por pse | D 5135,5235 89900; C 1110,1120 89900
Saqué 300 mil de la caja para el mercado de mi casa | D 31,1325,2355,1380 300000; C 1105 300000
metí 2 millones de mi bolsillo al negocio en efectivo | D 1105 2000000; C 31,2355,2380 2000000
Un amigo me prestó 3 millones para el taller, me los transfirió a Bancolombia | D 1110,1120 3000000; C 21,2355,2380 3000000
pagué 3 jornales en la finca a 65.000 cada uno en efectivo | D 5105,5205,72,73,5135,5235,2505,14 195000; C 1105 195000
compre una nevera para la cafetería en 2,3 millones a crédito en Alkosto | D 1520,1524,1528,1536 2300000; C 2105,2195,2205,2335,2380 2300000
antier mandé arreglar la moto de los domicilios y pagué 120.000 en efectivo | D 5145,5245 120000; C 1105 120000 ON 2026-11-24
vendí 3 pares de zapatos por instagram a 120.000 cada uno, me pagaron por Daviplata | D 1110,1120 360000; C 41 360000
Pagué 150.000 de publicidad en Instagram con la tarjeta débito | D 5235,5135,5195,5295 150000; C 1110,1120 150000
pagué un envio por servientrega 18.500 en efectivo | D 5135,5235,5195,5295 18500; C 1105 18500
ayer vendí 460.000 por datafono | D 1110,1120,1305,1380 460000; C 41 460000 ON 2026-11-25
compre repuestos para el taller por 280.000 fiados en el almacén de don Hernán | D 14,6205,6210,71,73,5145,5245,5195,5295 280000; C 2205,2335,2380 280000
cobré 450 mil por arreglar un carro, la mitad me la dieron en efectivo y la otra mitad me la deben | D 1105 225000; D 1305 225000; C 41 450000
le eché gasolina a la camioneta del negocio, 90 mil en efectivo | D 5195,5295,5135,5235 90000; C 1105 90000
compre productos de aseo para el local 47.500 en efetivo | D 5195,5295,5135,5235 47500; C 1105 47500
pasé 500.000 de nequi a la cuenta de bancolombia | D 1110,1120 500000; C 1110,1120 500000
Retiré del cajero 400 mil para tener sencillo en la caja | D 1105 400000; C 1110,1120 400000
El sábado vendí dos cargas de cafe de la finca a 1.850.000 cada una, me consignaron | D 1110,1120 3700000; C 41 3700000 ON 2026-11-21
compré 10 bultos de abono para la finca a 135.000 cada uno en efectivo | D 14,5195,5295,6205,6210,71,73 1350000; C 1105 1350000
le di un adelanto de 200.000 en efectivo al pintor que va a arreglar el local | D 1330 200000; C 1105 200000
una clienta me dio un anticipo de 100mil por nequi para un vestido que le entrego en diciembre | D 1110,1120 100000; C 2805 100000
una clienta me devolvio una blusa y le regresé 65.000 en efectivo | D 41 65000; C 1105 65000
Me robaron 150.000 de la caja | D 53,1380,5195,5295 150000; C 1105 150000
pague al contador 350 mil por transferencia | D 5110,5210,2335 350000; C 1110,1120 350000
Renové la matrícula en la cámara de comercio, pagué 187.000 en efectivo | D 5140,5240,5115,5215 187000; C 1105 187000
pagué la cuota del banco 620.000, de esos 95.000 son intereses | D 2105 525000; D 5305 95000; C 1105,1110,1120 620000
le presté a mi empleado Julián 200 mil en efectivo | D 1365,1380 200000; C 1105 200000
Hoy en el consultorio atendí 4 consultas a 120.000 cada una, todas las pagaron en efectivo | D 1105 480000; C 41 480000 ON 2026-11-26
compré una camilla para el consultorio por 1.450.000 con transferencia | D 1532,1524,1520 1450000; C 1110,1120 1450000
Vendimos cemento por 2 millones mas iva a Construcciones Gómez a 30 días | D 1305 2380000; C 41 2000000; C 2408 380000
le pague al proveedor de la ferreteria un millon doscientos mil que le debia, en efectivo | D 2205,2335,2380 1200000; C 1105 1200000
compré un computador para la papelería en 1.785.000 iva incluido, con tarjeta débito | D 1528,1524 1500000; D 2408 285000; C 1110,1120 1785000 OR D 1528,1524 1785000; C 1110,1120 1785000
pague los sueldos de la quincena 1.600.000 por transferencia | D 5105,5205,72,2505 1600000; C 1110,1120 1600000
Factura de venta FV-1023 a Inversiones Andina SAS por $8.400.000 + IVA 19%, crédito a 60 días | D 1305 9996000; C 41 8400000; C 2408 1596000
Fra. 4587 de Panamericana por útiles de oficina $120.000 + IVA 19%, pagada con transferencia | D 5195,5295,1710 120000; D 2408 22800; C 1110,1120 142800
Recibo de caja 215: cliente Textiles Medellín cancela factura FV-980 por 1.666.000, consignación Banco de Occidente | D 1110,1120 1666000; C 1305 1666000
El 20 de noviembre, comprobante de egreso 332: pago a EPM por energía $356.800 con cheque 1045 | D 5135,5235,2335 356800; C 1110 356800 ON 2026-11-20
Nota débito Bancolombia por GMF 4x1000 $12.350 | D 5305,5115,5215,5315,5395 12350; C 1110,1120 12350
Nota crédito bancaria por rendimientos financieros $45.780 | D 1110,1120 45780; C 4210 45780
Cuenta de cobro de Pedro Ruiz por mantenimiento de computadores $400.000, retefuente 4%, queda por pagar | D 5145,5245 400000; C 2365 16000; C 2205,2335,2380 384000
Honorarios del abogado $2.000.000 + IVA 19%, retefuente 11%, queda por pagar | D 5110,5210 2000000; D 2408 380000; C 2365 220000; C 2205,2335,2380 2160000
Planilla PILA de octubre por $1.245.300 pagada por PSE el 10 de noviembre | D 2370,2380,5105,5205,72 1245300; C 1110,1120 1245300 ON 2026-11-10
Pago de la declaración de retención en la fuente de octubre, formulario 350, por 486.000 por PSE | D 2365 486000; C 1110,1120 486000
Se paga a la DIAN el IVA del cuarto bimestre por 1.932.000 con transferencia | D 2408 1932000; C 1110,1120 1932000
Factura de Claro por telefonía e internet: 150.000 más IVA 28.500, por pagar | D 5135,5235 150000; D 2408 28500; C 2205,2335,2380 178500
Causación nómina noviembre: sueldos 4.600.000, auxilio de transporte 400.000, menos salud 184.000 y pensión 184.000 | D 5105,5205,72 4600000; D 5105,5205,72 400000; C 2370,2380 184000; C 2370,2380 184000; C 2505 4632000 OR D 5105,5205,72 5000000; C 2370,2380 184000; C 2370,2380 184000; C 2505 4632000 OR D 5105,5205,72 4600000; D 5105,5205,72 400000; C 2370,2380 368000; C 2505 4632000 OR D 5105,5205,72 5000000; C 2370,2380 368000; C 2505 4632000
Provisión prima de servicios noviembre $416.500 | D 5105,5205,72 416500; C 2610,2520 416500
Depreciación del equipo de cómputo del mes de noviembre, 185.000 | D 5160,5260 185000; C 1592 185000
Arrendamiento de bodega, fact 778 de Inmobiliaria Los Cedros, $3.000.000 más IVA, retefuente 3,5%, pendiente de pago | D 5120,5220 3000000; D 2408 570000; C 2365 105000; C 2205,2335,2380 3465000
Nota crédito 45 por devolución en ventas del cliente Mercados del Valle, 600.000 + IVA 114.000, se abona a su cartera | D 41 600000; D 2408 114000; C 1305 714000
Legalización del anticipo de viáticos de Andrés López, gastó 480.000 en hotel y alimentación | D 5155,5255 480000; C 1330,1365 480000
Anticipo para gastos de viaje a la vendedora Paula Díaz, 600.000, transferencia Bancolombia | D 1330,1365 600000; C 1110,1120 600000
Compra de estantería para archivo según factura 990 de Muebles Modernos, 1.500.000, pagada con cheque | D 1524 1500000; C 1110 1500000
Pago del impuesto predial de la bodega 1.860.000 el 15 de noviembre por PSE | D 5115,5215,2416 1860000; C 1110,1120 1860000 ON 2026-11-15
Traslado entre bancos, de Davivienda a Bancolombia, 5.000.000 | D 1110,1120 5000000; C 1110,1120 5000000
Mercancía comprada a Alpina fact 55231 el 18 de noviembre por 2.142.000 IVA incluido del 19%, a crédito | D 1435,6205 1800000; D 2408 342000; C 2205,2335,2380 2142000 ON 2026-11-18
Pago servicio de vigilancia del mes a Seguridad Andes 950.000 con transferencia | D 5135,5235,2335 950000; C 1110,1120 950000
Recibo de caja 230: intereses de mora cobrados al cliente Rojas, 42.000 en efectivo | D 1105 42000; C 4210 42000
¿Cuál es la diferencia entre contabilidad de causación y de caja? | QUESTION
en que cuenta del puc va el pago del parqueadero? | QUESTION
cómo contabilizo una nota crédito de un proveedor? | QUESTION
Que es la retencion en la fuente y cuando la tengo que practicar | QUESTION
Vendí 250.000 de contado y pagué el recibo del agua por 68.000 | TWO
Compré un computador por 2.800.000 con transferencia y el banco me prestó 10 millones | TWO
pague la nomina 1.500.000 y aparte un cliente me pagó 320.000 que me debía | TWO
Se consignaron 900.000 de caja en el banco y se compró papelería por 40.000 en efectivo | TWO
Pagué el arriendo del local por transferencia | ASK
le vendi unas cosas a don Jairo | ASK
lo de Carlos 200.000 | ASK
Me entraron 500 mil al nequi | ASK
Buenos días, ¿cómo están? | NOTHING
Mañana tengo cita con el contador a las 3 | NOTHING
un proveedor me mandó una cotización de unas vitrinas por 1.500.000 pero todavía no compro nada | NOTHING
`;
