/**
 * A twenty-sixth bank of 150, students and accountants beside shops, written on 2026-11-28 by somebody who had seen neither the engine nor a bank, and kept as it
 * was written. "Today" is that day. It is learnt from since its misses were read.
 */
export const TWENTY_FIFTH_STRANGERS = `
Se compra mercancía a crédito a Distribuidora El Cóndor por $3.450.000 más IVA del 19% | D 1435,6205,6210,1405,1455,7105 3450000; D 2408 655500; C 2205,2335,2380 4105500
Andina Ltda. vende mercancías por 8.200.000 más IVA y el cliente consigna el total en la cuenta de Bancolombia | D 1110,1120 9758000; C 4135,4120,4105,4140,4155,4170 8200000; C 2408 1558000
Los socios constituyen la sociedad con aportes en efectivo por cuarenta millones de pesos | D 1105 40000000; C 3115,3105,3130,2355 40000000
El socio Ramírez entrega como aporte un local avaluado en 95.000.000 | D 1516 95000000; C 3115,3105,3130,2355 95000000
Maquinaria por 12.600.000: el 40% se gira con cheque y el saldo queda a 90 días | D 1520 12600000; C 1110,1120 5040000; C 2335,2205,2380 7560000
Registrar depreciación mensual de la camioneta, costo 54.000.000, vida util 10 años, linea recta, sin valor de salvamento | D 5160,5260 450000; C 1592 450000
Causar nómina de noviembre: sueldos 4.800.000, auxilio de transporte 398.000, deducciones de salud y pensión 384.000, neto por pagar 4.814.000 | D 5105,5205 5198000; C 2370,2380 384000; C 2505 4814000 OR D 5105,5205 4800000; D 5105,5205 398000; C 2370,2380 384000; C 2505 4814000
Devolvemos a Textiles Omega tela por 620.000 de la compra que nos habían despachado a crédito | D 2205,2335,2380 620000; C 1435,6225,6205,1405,7105 620000
Almacenes Juma regresa 315.000 en productos defectuosos de la venta a 30 días, se le descuenta de lo que debe | D 4175,4135 315000; C 1305 315000
Canon del local 1.750.000, se practica retención del 3,5% y se paga el neto con cheque | D 5120,5220 1750000; C 2365 61250; C 1110,1120 1688750
Con cheque No. 0045 se cancela el 50% de la factura de 7.340.000 que se adeuda a Ferretería Industrial | D 2205,2335,2380 3670000; C 1110,1120 3670000
Constitución de caja menor por $580.000, cheque del Davivienda | D 1105 580000; C 1110,1120 580000
El Banco de Bogotá nos aprueba y abona en cuenta corriente un crédito de 25.000.000 | D 1110,1120 25000000; C 2105,2195 25000000
Cuota del préstamo bancario debitada: capital 1.041.000, intereses 287.500 | D 2105,2195 1041000; D 5305 287500; C 1110,1120 1328500
Factura a Constructora Bolívar, mercancía a crédito 5.500.000 + IVA, ellos retienen 2,5% | D 1305 6407500; D 1355 137500; C 4135,4120,4105,4140,4155,4170 5500000; C 2408 1045000
se estima provision de cartera del 5% sobre 9.860.000 | D 5199,5299 493000; C 1399 493000
Se vende vehículo en 18.000.000 consignados al banco; costo en libros 30.000.000 y depreciación acumulada 15.000.000 | D 1110,1120 18000000; D 1592 15000000; C 1540 30000000; C 4245 3000000
un computador viejo que costó 2.400.000 y ya lleva 1.500.000 depreciados lo vendimos en 600.000 de contado | D 1105,1110,1120 600000; D 1592 1500000; D 5310 300000; C 1528 2400000
Póliza todo riesgo con vigencia de un año pagada por anticipado, $2.160.000, transferencia a Seguros Bolívar | D 1705,5130,5230 2160000; C 1110,1120 2160000
Ajuste: amortizar el mes del seguro pagado por anticipado, 184.000 | D 5130,5230 184000; C 1705,1710 184000
Prov. prestaciones nov: cesantías 416.500, int. cesantías 49.980, prima 416.500, vacaciones 208.500 | D 5105,5205 1091480; C 2610,2510 416500; C 2610,2515 49980; C 2610,2520 416500; C 2610,2525 208500 OR D 5105,5205 1091480; C 2610 1091480 OR D 5105,5205 416500; D 5105,5205 49980; D 5105,5205 416500; D 5105,5205 208500; C 2610,2510 416500; C 2610,2515 49980; C 2610,2520 416500; C 2610,2525 208500
pago IVA bimestre 5 DIAN 2.318.000 PSE | D 2408 2318000; C 1110,1120 2318000
Adquirimos mercancía de Comercial Ruiz a 30 días: base 6.280.000, IVA 19%, rete fuente 2,5% | D 1435,6205,6210,1405,1455,7105 6280000; D 2408 1193200; C 2365 157000; C 2205,2335,2380 7316200
Honorarios del abogado 1.850.000, retefte 11%, neto por transferencia | D 5110,5210 1850000; C 2365 203500; C 1110,1120 1646500
Apertura de un CDT en Bancolombia por 10.500.000 con dinero de la cuenta de ahorros | D 1225,1245,1295 10500000; C 1110,1120 10500000
rendimientos cta ahorros oct 17.432 | D 1110,1120 17432; C 4210 17432
La asamblea decreta dividendos por $13.700.000 de las utilidades del ejercicio anterior, quedan por pagar | D 3705,3605 13700000; C 2360 13700000
Apropiación de la reserva legal, 10% de una utilidad de 48.250.000 | D 3605,3705 4825000; C 3305 4825000
Causar provisión de impuesto de renta del año: 6.912.000 | D 5405 6912000; C 2404 6912000
El cliente Pérez cancela en efectivo su deuda de 1.260.000 y le concedemos 5% por pronto pago | D 1105 1197000; D 5305,4175 63000; C 1305 1260000
Pagamos a Harinas del Valle lo que debíamos, 2.940.000, nos hicieron 2% de descuento por pagar antes, giro desde el banco | D 2205,2335,2380 2940000; C 4210 58800; C 1110,1120 2881200
Dar de baja contra la provisión la deuda incobrable de Luis Mora, 740.000 | D 1399 740000; C 1305,1390 740000
Doctora buenas tardes, ayer le giré a la fábrica de sillas 2.700.000 como anticipo del pedido de diciembre, por Bancolombia | D 1330 2700000; C 1110,1120 2700000 ON 2026-11-27
el señor de la casa en Rionegro nos dio cuatro millones de adelanto pa empezar la obra, los dio en efectivo | D 1105 4000000; C 2805,2705 4000000
me llevé pa la casa 3 cajas de mercancía del almacén que valen 276 mil | D 1325,1310,3130,3105,3115,2355 276000; C 1435,6205,1430,1405,1455 276000
contadora se nos metieron anoche y se robaron 1.130.000 de la caja registradora | D 5315,5310,5395,5195,1380 1130000; C 1105 1130000 ON 2026-11-27
Donamos $350.000 a la Cruz Roja por transferencia | D 5395,5195,5295,5315 350000; C 1110,1120 350000
Sanción por extemporaneidad en la declaración de retención, $497.000, pagada por el banco | D 5395,5315,5115,5215 497000; C 1110,1120 497000
Buenas, vendí 12 camisetas a 38 mil cada una, todo en efectivo | D 1105 456000; C 4135,4120,4105,4140,4155,4170 456000
pague la luz de la oficina 231.450 por pse | D 5135,5235 231450; C 1110,1120 231450
Consultorio: 6 citas particulares a 90.000, pagaron por Nequi | D 1110,1120 540000; C 4165,4170,4135,4155,4230,4235 540000
Matrícula y pensión del niño Samuel Ortiz, 685.000, entró a la cuenta de ahorros | D 1110,1120 685000; C 4160,4170,4135,4155,4235 685000
Compra 80 bultos cemento Argos, 2.576.000, crédito 30 d, obra Envigado | D 1405,7105,6205,6210,1435,1455,1415,1420 2576000; C 2205,2335,2380 2576000
dotacion empleados 3 uniformes 412.000 efectivo | D 5105,5205 412000; C 1105 412000
le pagué al plomero 95 lucas por arreglar el baño del local | D 5145,5245,5135,5235,5150,5250 95000; C 1105,1110,1120 95000
tanqueada camioneta 163.800 tarjeta débito | D 5195,5295 163800; C 1110,1120 163800
parce anotame que el Jhon me abonó 220 mil de lo que me debe, por nequi | D 1110,1120 220000; C 1305 220000
Cámara de comercio, renovación matrícula 2026: 1.482.000 con tarjeta | D 5140,5240,5115,5215,5125 1482000; C 1110,1120 1482000
pauta de facebook e instagram 327.900, la cobraron a la tarjeta débito | D 5235,5135 327900; C 1110,1120 327900
Se venden al contado artículos de ferretería por 845.000 IVA incluido | D 1105,1110,1120 845000; C 4135,4120,4105,4140,4155,4170 710084; C 2408 134916
resma, lapiceros y carpetas 64.900 con iva incluido, pagué en efectivo | D 5195,5295 54538; D 2408 10362; C 1105 64900
Consignación de las ventas del fin de semana que estaban en caja, 1.967.000 a Bancolombia | D 1110,1120 1967000; C 1105 1967000
pasé 430 mil del nequi al banco caja social | D 1110,1120 430000; C 1110,1120 430000
GMF octubre 58.317 según extracto | D 5115,5215,5305,5395 58317; C 1110,1120 58317
cuota manejo y comisiones bancolombia $27.850 | D 5305,5115,5215 27850; C 1110,1120 27850
Pila noviembre pagada $1.376.400 por Aportes en Línea, estaba causada | D 2370,2380 1376400; C 1110,1120 1376400
Pagamos el neto de la quincena que ya estaba causada, 3.655.000, dispersión Davivienda | D 2505 3655000; C 1110,1120 3655000
a la niña que atiende le pagué la semana, 310 mil en billete | D 5105,5205,2505 310000; C 1105 310000
Prestamo a la empleada Yurany $600.000, se le descuenta por nómina, sale por daviplata | D 1365,1330,1380,1370 600000; C 1110,1120 600000
Don Hernán (socio) nos metió 15 palos al negocio por transferencia para que los devolvamos en un año | D 1110,1120 15000000; C 2355,2380,2195,3115,3105 15000000
saqué de la caja 180.000 para el mercado de mi casa | D 1325,1310,3130,3105,3115,2355 180000; C 1105 180000
Mi suegra me prestó 3 millones doscientos cincuenta en efectivo para el negocio | D 1105 3250000; C 2195,2380,2355 3250000
reteICA del bimestre a la alcaldía, la que le hicimos a los proveedores, 143.000 por PSE | D 2368 143000; C 1110,1120 143000
Retefuente octubre declarada y pagada $922.000, banco | D 2365 922000; C 1110,1120 922000
Asesoría contable prestada a Clínica San Rafael, 3.200.000, crédito a 15 días, nos hacen reteica 9,66 por mil | D 1305 3169088; D 1355 30912; C 4155,4170,4135,4230,4235 3200000 OR D 1305 3169088; D 1355 30912; C 4230 3200000
Facturamos mantenimiento de ascensores a Edificio Torres del Parque por 1.400.000 más IVA, pagan a 30 días | D 1305 1666000; C 4155,4170,4135,4230,4235,4130 1400000; C 2408 266000
Se adquiere equipo de cómputo por $4.120.000 más IVA, se paga con cheque del Banco Popular | D 1528 4120000; D 2408 782800; C 1110,1120 4902800 OR D 1528 4902800; C 1110,1120 4902800
escritorio y dos sillas para la oficina 890.000, débito desde Daviplata | D 1524 890000; C 1110,1120 890000
Ecógrafo para el consultorio $22.400.000, cuota inicial 6.400.000 por transferencia y lo demás financiado con el proveedor a un año | D 1532 22400000; C 1110,1120 6400000; C 2335,2205,2380,2195 16000000
Moto pa los domicilios, 7.990.000, la saqué toda a crédito con el Banco de Occidente | D 1540 7990000; C 2105,2195 7990000
el 15 de noviembre pagamos internet de Claro, 124.900, por la app del banco | D 5135,5235 124900; C 1110,1120 124900 ON 2026-11-15
El lunes vendimos almuerzos por 736.500, todo efectivo | D 1105 736500; C 4140,4135,4120,4170 736500 ON 2026-11-23
antier me trajeron la papa y la yuca, 267 mil fiado de don Gildardo | D 1435,6205,6210,1405,1455,7105 267000; C 2205,2335,2380 267000 ON 2026-11-26
con fecha 30 de septiembre, causar servicio de vigilancia Seguridad Atlas 2.050.000, queda por pagar | D 5135,5235 2050000; C 2335,2205,2380 2050000 ON 2026-09-30
El 03/11/2026 se recaudó de la EPS Sura la cartera de 11.348.000, abono en cuenta | D 1110,1120 11348000; C 1305 11348000 ON 2026-11-03
el sábado pasado alquilé el andamio a un vecino por 75 mil, me pagó en efectivo | D 1105 75000; C 4155,4220,4170,4135,4235,4130 75000 ON 2026-11-21
31/10 flete Coordinadora $48.700 efectivo | D 5235,5135,1435,6205 48700; C 1105 48700 ON 2026-10-31
Hace tres días recogí del datáfono ventas por 1.024.300 | D 1110,1120,1305,1345 1024300; C 4135,4120,4105,4140,4155,4170 1024300 ON 2026-11-25
Abono datáfono Redeban: venta 893.000, comisión descontada 25.810, llega neto al banco 867.190 | D 1110,1120 867190; D 5305,5115,5215,5295,5195,5235,5135 25810; C 4135,4120,4105,4140,4155,4170 893000
vendí una nevera en 1.980.000, la mitad me la dieron en efectivo y la otra mitad quedó fiada | D 1105 990000; D 1305 990000; C 4135,4120,4105,4140,4155,4170 1980000
Mija póngame ahí que la señora Rosalba pagó el uniforme del colegio, 87 mil: 50 en efectivo y 37 por nequi | D 1105 50000; D 1110,1120 37000; C 4135,4120,4105,4140,4155,4170,4160 87000
Compramos guantes, tapabocas y jeringas para la clínica por 548.300, transferencia a Medinistros | D 1455,1405,1435,6205,6210,7105,5195,5295 548300; C 1110,1120 548300
acta parcial #2 edificio Los Almendros, facturada al cliente por 31.600.000, pendiente de pago | D 1305 31600000; C 4130,4155,4170,4135,4235 31600000
Le pagamos a los maestros de la obra el corte de la semana, 2.870.000, plata de la caja | D 7205,7305,5105,5205,6130,1415,1420,2505,5135,5235,5110,7405 2870000; C 1105 2870000
volqueta que botó los escombros ciento cuarenta mil pesos | D 5135,5235,7305,7405,6130,1415,1420,5195,5295 140000; C 1105,1110,1120 140000
Impuesto predial bodega, se paga 1.615.000 con cheque | D 5115,5215,2420 1615000; C 1110,1120 1615000
ICA anual pagado 2.744.000, ya estaba provisionado | D 2412 2744000; C 1105,1110,1120 2744000
Intereses sobre cesantías a los trabajadores 267.300 girados por banco, venían provisionados | D 2515,2610 267300; C 1110,1120 267300
Se consignan a Porvenir las cesantías consolidadas del personal $5.238.000 | D 2510,2610 5238000; C 1110,1120 5238000
adelantamos el pago de la prima de navidad ya provisionada, 3.017.000 por transferencia a todo el personal | D 2520,2610,5105,5205 3017000; C 1110,1120 3017000
Vacaciones de Milena Castro, 712.500, se las consigné | D 2525,2610,5105,5205 712500; C 1110,1120 712500
liquidación definitiva de Brayan, incluye indemnizacion por despido sin justa causa 1.950.000 solo la indemnización, efectivo | D 5105,5205 1950000; C 1105 1950000
Licencia anual del software contable Siigo 1.149.000 más IVA con tarjeta | D 5135,5235,1635,1705,1710,5195,5295 1149000; D 2408 218310; C 1110,1120 1367310
Amortización licencias mes $95.750 | D 5165,5265 95750; C 1635,1698,1710,1705 95750
dep. muebles y enseres nov. 66.200 | D 5160,5260 66200; C 1592 66200
Seguros Sura nos indemnizó 3.840.000 por el daño del aviso, entró al banco | D 1110,1120 3840000; C 4255,4250,4295 3840000
viáticos de Cali: hotel y comidas de la ingeniera 538.600, pagados en efectivo | D 5155,5255 538600; C 1105 538600
taxis del mensajero 33.700 de caja menor | D 5195,5295 33700; C 1105 33700
Reembolso caja menor con cheque: buses 46.200, cafetería 38.900, papelería 52.300 | D 5195,5295 137400; C 1110,1120 137400 OR D 5195,5295 46200; D 5195,5295 38900; D 5195,5295 52300; C 1110,1120 137400
la revisora fiscal cobró 2.450.000 este mes, todavía no se le paga | D 5110,5210 2450000; C 2335,2205,2380 2450000
Tinto, azúcar y jabón pa la oficina $71.350 | D 5195,5295 71350; C 1105,1110,1120 71350
cambié las llantas del furgón, 1.36 millones, a crédito en Tecnillantas | D 5145,5245,5195,5295 1360000; C 2335,2205,2380 1360000
Afiliación a Fenalco cuota trimestral 378.000, débito | D 5125,5225,5195,5295 378000; C 1110,1120 378000
Curso de trabajo en alturas para dos operarios 290k nequi | D 5105,5205,5195,5295,5135,5235 290000; C 1110,1120 290000
devolvimos la plata a una clienta por unos zapatos que le quedaron chiquitos 154.900 en efectivo | D 4175,4135 154900; C 1105 154900
El proveedor Plásticos Tuluá nos reintegró en efectivo 83.600 por vasos rotos que le devolvimos | D 1105 83600; C 1435,6225,6205,1405,1455 83600
Nota crédito por descuento comercial del 10% a Supertiendas La 14 sobre una factura a crédito de 2.150.000 ya registrada | D 4175,4135,5305 215000; C 1305 215000
Depósito en garantía que dejamos al arrendador del consultorio, 1.100.000, transferido | D 1335,1330,1380,1365 1100000; C 1110,1120 1100000
Me pagaron por adelantado tres meses de clases de inglés, 1.215.000 por Bancolombia | D 1110,1120 1215000; C 2705,2805 1215000
Se reconoce como ingreso el primer mes de las pensiones cobradas por anticipado, 405.000 | D 2705,2805 405000; C 4160,4170,4135,4155,4235 405000
Legalizar anticipo de viaje del vendedor: gastó 476.000 en hoteles y pasajes, justo lo que se le había entregado | D 5255,5155 476000; C 1330,1365 476000
Tomamos los $1.800.000 que la cliente Sara había dejado de anticipo y se los aplicamos a la factura que nos debe | D 2805,2705 1800000; C 1305 1800000
Prestamos a un particular, Wilson Garzón, cinco millones cien mil con pagaré, salieron del banco | D 1370,1380,1310,1365 5100000; C 1110,1120 5100000
Wilson pagó 612.000 de su pagaré: 500.000 son capital y 112.000 intereses, a la cuenta | D 1110,1120 612000; C 1370,1380,1310,1365 500000; C 4210 112000
intereses de mora que le cobramos a un moroso 39.400, efectivo | D 1105 39400; C 4210 39400
faltante de arqueo 12.600 lo asume la cajera, descontar en la nomina | D 1365,1380 12600; C 1105 12600
Sobrante en caja de $8.150 según arqueo | D 1105 8150; C 4295,2380,4250,4210 8150
propinas de la noche en efectivo 143.200, son de los meseros y hay que entregárselas | D 1105 143200; C 2815,2380,2335,2505 143200
comisión del vendedor Óscar Peña, 4% sobre ventas de 17.350.000, pagada en efectivo | D 5205,5105,5235,5135,5295,5195 694000; C 1105 694000
Compra activo: lote en Soacha por 62.000.000, escritura firmada, cheque de gerencia | D 1504 62000000; C 1110,1120 62000000
Pagué la cuota del carro de la empresa 1.483.000, de eso 391.000 eran intereses, me lo debitó el banco | D 2105,2195 1092000; D 5305 391000; C 1110,1120 1483000
Servicio de transporte escolar facturado a Colegio Los Nogales, 6.730.000 de contado por transferencia | D 1110,1120 6730000; C 4145,4170,4155,4135,4235,4160 6730000
vendimos arepas y empanadas en la U, 211.500, unos pagaron en efectivo 128 mil y el resto por daviplata | D 1105 128000; D 1110,1120 83500; C 4140,4135,4120,4170 211500
Nos pagó el conjunto residencial la factura de aseo de 2.380.000, pero descontó retención del 2% y consignó lo demás | D 1110,1120 2332400; D 1355 47600; C 1305 2380000 OR D 1110,1120 2332400; D 1355 47600; C 4155,4170,4135,4230,4235 2380000
Gran contribuyente Éxito compra a crédito mercancía 9.000.000 más IVA 19%, reteiva 15% del IVA y retefuente 2,5% | D 1305 10228500; D 1355 225000; D 1355 256500; C 4135,4120,4105,4140,4155,4170 9000000; C 2408 1710000 OR D 1305 10228500; D 1355 481500; C 4135,4120,4105,4140,4155,4170 9000000; C 2408 1710000
Hola Sandra, te cuento que compre mercansia en el madrugon 1'345.000 y pague con plata del cajon | D 1435,6205,6210,1405,1455,7105 1345000; C 1105 1345000
ve, comprale registro a esto: tornillos y chazos pa revender, 118.250, transferí | D 1435,6205,6210,1405,1455,7105 118250; C 1110,1120 118250
aguinaldos y ancheta de los empleados setecientos cincuenta y cinco mil, con la débito | D 5105,5205,5195,5295 755000; C 1110,1120 755000
Ingreso por arriendo del parqueadero que nos sobra $260.000 en efectivo | D 1105 260000; C 4220,4155 260000
chatarra vendida 57.300 efe | D 1105 57300; C 4295,4205,4135,4250 57300
La licorera me fió 14 canastas de cerveza a 52.500 cada una para la tienda | D 1435,6205,6210,1405,1455,7105 735000; C 2205,2335,2380 735000
se llevo la señora Nubia 2 mercados, 193.400, que los paga el mes entrante | D 1305 193400; C 4135,4120,4105,4140,4155,4170 193400
Se compra mercancía a crédito a Almacenes Tolima según factura 3321 | ASK
ya cancelé el recibo del agua del consultorio | ASK
Dra le consigné algo al proveedor de los ladrillos, ahí después le mando el soporte | ASK
los socios hicieron un aporte para la nueva sede, favor contabilizar | ASK
me entró a la cuenta un giro de 2.305.000 y no sé de quién es ni por qué concepto | ASK OR D 1110,1120 2305000; C 2380,2810,2895,2805,1305,2705 2305000
vendí un espejo en 165.000 en efectivo y además pagué 78.000 de gas | TWO
Se compra mercancía a crédito por 2.890.000 y luego se paga el arriendo de la oficina por 930.000 con cheque | TWO
cobré 340 mil que me debía Fabio, y aparte le presté 120 mil a la secretaria | TWO
le giré 1.270.000 al arquitecto por los planos; también me compraron un curso por 499.000 por nequi | TWO
Banco devuelve sin fondos el cheque de Muebles Galeón por 1.572.000 que ya habíamos consignado | D 1305,1380 1572000; C 1110,1120 1572000
arreglá esto vos que yo no sé: me hicieron el aviso nuevo del local por 640k más iva, quedé debiéndolo todo | D 5235,5135,5150,5250,1524,5195,5295,5145,5245 640000; D 2408 121600; C 2335,2205,2380 761600
Profe, ¿cuál es la diferencia entre costo y gasto? | QUESTION
¿en qué cuenta del PUC va la papelería y cuánto es la base de retención para servicios? | QUESTION
una duda, si soy régimen simple me toca cobrar iva en las consultas médicas?? | QUESTION
Por qué la caja aumenta por el débito y el capital por el crédito | QUESTION
jajaja ok gracias contadora, feliz finde | NOTHING
usted no sirve pa nada, máquina boba | NOTHING
asdkj 99 ññ lero lero | NOTHING
`;
