/**
 * A twenty-third bank of 120, written at the same time as the one before it by somebody who had seen neither the engine nor
 * a bank, and kept as it was written. Its misses were read once it had been scored, and nothing is learnt from it.
 */
export const TWENTY_SECOND_STRANGERS = `
Consulta y calza de la señora Inés, ciento ochenta mil pesos, me pagó en billete | D 1105 180000; C 4165,4170,4235,4155 180000
Insumos odontológicos (resinas, guantes, anestesia) pedidos y recibidos de Dental 83: 1'240.000, plazo 60 días | D 1455,1435,1405,6205,6210,6165,7105,7305,5195,5295 1240000; C 2205,2335,2380 1240000
Comprado para la clínica un ecógrafo en 42 millones; 20% de cuota inicial por transferencia, lo demás financiado con préstamo del Banco de Occidente | D 1532 42000000; C 1110,1120 8400000; C 2105 33600000
La EPS Sura nos giró al banco 18.450.000 que nos debía de facturas viejas | D 1110,1120 18450000; C 1305 18450000
Causación de servicios médicos prestados a la EPS Sanitas, $23.700.000, pendientes de cobro | D 1305 23700000; C 4165 23700000
Diezmos y ofrendas del domingo: 1.376.500 en efectivo | D 1105 1376500; C 4170,4295,4235,3210 1376500 ON 2026-11-22
De la caja de la iglesia sacamos 250 mil para ayudar a una familia damnificada | D 5395,5195,5295,5315 250000; C 1105 250000
Con el aguacate y la mora hoy me hice 268 barras en la plaza, puro efectivo | D 1105 268000; C 4135,4105 268000 ON 2026-11-26
Madrugué a Corabastos y me traje 14 guacales de mora a $38.000 pa revender, pagué de una con efectivo | D 1435,6205,1405 532000; C 1105 532000
Res en canal para la fama, 480 kilos a 17.200 el kilo, la mitad pagada por transferencia y la mitad queda pendiente | D 1435,6205,1405,6210 8256000; C 1110,1120 4128000; C 2205,2335,2380 4128000
Por la decoración floral de un matrimonio facturé 1.428.000 con el IVA del 19% adentro; ya me consignaron la mitad, la otra me la deben | D 1110,1120 714000; D 1305 714000; C 4170,4155,4135,4235,4120 1200000; C 2408 228000
Venta de tallos de rosa por 31.500.000, el comprador paga a 45 dias | D 1305 31500000; C 4105,4135 31500000
Hechura de 2 vestidos a 95 mil c/u, las señoras pagaron x daviplata | D 1110,1120 190000; C 4170,4155,4135,4235,4120 190000
Tela, hilo y botones pa confeccionar, en el centro: 163 mil en efectivo | D 1405,1435,6205,6210,7105,1455 163000; C 1105 163000
Cuero y suela pa producir zapatos, $2.085.000, a 30 días donde Curtiembres San Benito | D 1405,1435,6205,6210,7105 2085000; C 2205,2335,2380 2085000
El conductor del taxi me trajo 90 lucas en efectivo del producido de hoy | D 1105 90000; C 4145,4155,4220,4235 90000 ON 2026-11-26
Cambio de llantas del taxi: 4 a $215.000, con tarjeta de crédito | D 5145,5245,5195,5295,7305,6145 860000; C 2105,2120,2195,2335,2380 860000
Le pagué por nequi al barbero su comisión, que es el 50% de los 640 mil que hizo en cortes | D 5105,5205,5195,5295,5135,5235,5110,5210,7205,7405,2335 320000; C 1110,1120 320000
Anticipo del 40 por ciento de una cocina integral que vale 7 millones y medio, el cliente me lo consignó | D 1110,1120 3000000; C 2805,2705 3000000
Entregué y facturé la cocina integral de 7.500.000: tenía 3 millones de anticipo del cliente y el saldo me lo quedó debiendo | D 2805,2705 3000000; D 1305 4500000; C 4120,4135,4130,4170 7500000
Monturas y lentes para surtir la vitrina de la óptica, factura de 3.927.000 que ya trae el IVA 19%, a crédito | D 1435,6205 3300000; D 2408 627000; C 2205,2335,2380 3927000
Sesión de fotos de quince años: $900.000, 300 mil ya me los habían dado de anticipo y hoy me pasaron los otros 600 mil por Nequi | D 2805,2705 300000; D 1110,1120 600000; C 4170,4155,4135,4235 900000 ON 2026-11-26
Compra de 8 novillos de levante a 1.650.000 cada uno, pagados con cheque | D 1445,1584,1435,1425,6205 13200000; C 1110,1120 13200000
Vendido un toro gordo en la subasta, 4 millones 320 mil, plata en la cuenta | D 1110,1120 4320000; C 4105,4135 4320000
Droga y sal mineralizada pal ganado, 276.500, en el almacén agropecuario, de contado | D 1405,1455,1445,1435,1584,7105,7305,6105,6205,6210,5195,5295,5135,5235 276500; C 1105,1110,1120 276500
pescado vendido en la playa, 415 mil, en cash | D 1105 415000; C 4110,4135 415000
Devolución que hace la librería al distribuidor de 30 libros comprados a crédito, $870.000 | D 2205,2335,2380 870000; C 1435,6225,6205 870000
Jabón industrial y suavizante para la lavandería 198.000 + IVA 19%, pagado por PSE | D 5195,5295,5135,5235,1455,1405,1435,6205,6210,7105,7305 198000; D 2408 37620; C 1110,1120 235620
Mensualidades de parqueadero cobradas: 35 carros a 110.000, todas por transferencia | D 1110,1120 3850000; C 4155,4170,4145,4220,4235 3850000
Congelador usado para guardar los helados, me lo dejaron en 1 millon y medio, de contado en efectivo | D 1536,1520,1524 1500000; C 1105 1500000
Comisión ganada por vender un plan a San Andrés, $420.000, por cobrar a la aerolínea | D 1305,1345 420000; C 4225,4155,4145,4235,4170 420000
El pasajero pagó 2.900.000 por transferencia de un tiquete; esa plata es de Avianca y hay que girársela completa | D 1110,1120 2900000; C 2815,2805,2380 2900000
Comisiones de seguros por 1.300.000 brutos; Sura me consignó eso menos la retefuente del 11% | D 1110,1120 1157000; D 1355 143000; C 4225,4155,4150,4235,4230,1305,1345 1300000
Moto AKT nueva para los mensajeros, 6.790.000: puse 1.790.000 en efectivo y lo demás me lo prestó Bancolombia | D 1540 6790000; C 1105 1790000; C 2105 5000000
SOAT de la moto 343.300 pagado en línea con la cuenta de ahorros | D 5130,5230,1705 343300; C 1110,1120 343300
Donación recibida de una empresa petrolera por 10.000.000, consignada en la cuenta de la fundación | D 1110,1120 10000000; C 4295,4170,3210 10000000
Diademas y teléfonos para 10 puestos del call center, a $189.000 el puesto, transferencia | D 1528,5195,5295 1890000; C 1110,1120 1890000
Trago para la disco, aguardiente y ron, 3'415.000; di la mitad ya en efectivo y la otra la doy la semana entrante | D 1435,6205 3415000; C 1105 1707500; C 2205,2335,2380 1707500
Noche del viernes pasado en el bar: 4.860.000 vendidos, 2.100.000 en efectivo y el resto por datáfono | D 1105 2100000; D 1110,1120,1305,1380 2760000; C 4140,4135,4170 4860000 ON 2026-11-20
Multa de la alcaldía al billar por ruido, 1.160.000, cancelada en efectivo | D 5395,5315,5195,5295,5115,5215 1160000; C 1105 1160000
Servicio exequial prestado a la familia Quintero, $3.900.000; pagaron 1.500.000 con cheque, saldo a 30 días | D 1105,1110,1120 1500000; D 1305 2400000; C 4170,4235,4155 3900000
Surtido de repuestos de moto para el almacén 2.142.000 con IVA del 19% incluido, pagué con cheque | D 1435,6205,1455 1800000; D 2408 342000; C 1110,1120 2142000
Bicicleta todoterreno vendida a plazos: vale 1.280.000, dieron 280 mil en efectivo y firmaron letra por el millón restante | D 1105 280000; D 1305 1000000; C 4135 1280000
Cambio de pantalla a un Samsung 145k, pago por QR de bancolombia | D 1110,1120 145000; C 4170,4155,4135,4235 145000
20 cargadores y 15 forros pa vender, de San Andresito, 372 lucas, los pagué en cash | D 1435,6205 372000; C 1105 372000
Fotocopias y útiles escolares vendidos antier: 231.700 en efectivo | D 1105 231700; C 4170,4155,4135,4235 231700 ON 2026-11-24
Cuatro clases de guitarra a 45 mil, la mamá del alumno me transfirió el total | D 1110,1120 180000; C 4160,4170,4235,4155 180000
Contabilice: diseño arquitectónico facturado a Constructora Prodesa por $12.000.000 + IVA 19%, nos retienen el 11%, queda por cobrar | D 1305 12960000; D 1355 1320000; C 4155,4170,4235,4230,4135,4130 12000000; C 2408 2280000
Matas, tierra y materas pa vender en el vivero, 588 mil, a crédito de 20 días | D 1435,6205,1405 588000; C 2205,2335,2380 588000
Huevos: 90 cubetas a 14.500 entregadas a la tienda de don Elías, que paga el otro mes | D 1305 1305000; C 4105,4135 1305000
Concentrado para las gallinas, 40 bultos a 92.000, se giró cheque | D 1405,1455,1425,1435,1445,7105,7305,6105,6205,6210,5195,5295 3680000; C 1110,1120 3680000
Muñecas de 260.000, le rebajé el 10% al cliente y me pagó en efectivo lo que quedó | D 1105 234000; C 4135 234000 OR D 1105 234000; D 5305,4175 26000; C 4135 260000
Cadena de oro que me costó 1.700.000 la vendí en 2.450.000, transferencia bancaria | D 1110,1120 2450000; D 6135,6120 1700000; C 4135,4120 2450000; C 1435,1430 1700000 OR D 1110,1120 2450000; C 4135,4120 2450000
tattoo de brazo completo, 380 mil, el parcero canceló por transfiya | D 1110,1120 380000; C 4170,4155,4135,4235 380000
Chatarra y cartón comprados a los recicladores para revender, 705.200, pagados en efectivo | D 1435,6205,1405,6210,7105 705200; C 1105 705200
Cursos de conducción B1, tres alumnos, 980.000 cada uno; uno pagó en efectivo, los otros dos deben | D 1105 980000; D 1305 1960000; C 4160,4170 2940000
Salarios de las profes del jardín infantil, quincena de 3.450.000, por dispersión desde el Banco Caja Social | D 5105,5205,2505,7205,6160 3450000; C 1110,1120 3450000
Repartí 60 botellones de agua a 9.000, cobré 48 en efectivo y 12 quedaron fiados | D 1105 432000; D 1305 108000; C 4135,4120 540000
despinchada y montada de una llanta 25mil en efectivo | D 1105 25000; C 4170,4155,4135,4235 25000
Entregué 15 copias de llaves y una chapa nueva al edificio Los Cerezos, $137.000 en total, me pagan a fin de mes | D 1305 137000; C 4170,4155,4135,4235 137000
Por el alquiler de mi equipo de sonido para una fiesta me pagaron 850 mil en nequi | D 1110,1120 850000; C 4155,4220,4170,4235 850000
Refrigerios para 120 personas a $13.500, entregados y facturados a la Alcaldía de Chía, pendiente de pago | D 1305 1620000; C 4140,4135,4170,4235 1620000
Liquidación de Yeimi que renunció: cesantías 1.100.000, intereses de cesantías 132.000, prima 550.000 y vacaciones 410.000, por transferencia | D 2510,2610,5105,5205 1100000; D 2515,2610,5105,5205 132000; D 2520,2610,5105,5205 550000; D 2525,2610,5105,5205 410000; C 1110,1120 2192000 OR D 5105,5205,2610,2505 2192000; C 1110,1120 2192000
Provisión de vacaciones del mes, 4,17% sobre una nómina de $8.000.000 | D 5105,5205 333600; C 2525,2610 333600
Causar aportes patronales: pensión 12% y ARL 0,522% sobre salarios de $5.000.000 | D 5105,5205 626100; C 2370,2380 626100 OR D 5105,5205 626100; C 2370,2380 600000; C 2370,2380 26100 OR D 5105,5205 600000; D 5105,5205 26100; C 2370,2380 626100 OR D 5105,5205 600000; D 5105,5205 26100; C 2370,2380 600000; C 2370,2380 26100
Recaudo de cartera: Ferretería El Tornillo canceló su deuda de $6.400.000, se le concedió 3% de descuento por pronto pago, consignó el neto | D 1110,1120 6208000; D 5305,4175 192000; C 1305 6400000
El banco devolvió sin fondos el cheque de $950.000 que nos había dado Inversiones Tayrona | D 1305,1380 950000; C 1110,1120 950000
Castíguese la cartera incobrable del señor Páez, $480.000, contra la provisión | D 1399 480000; C 1305,1390 480000
Provisión para deudas de difícil cobro: 5% de una cartera vencida de $14.600.000 | D 5199,5299 730000; C 1399 730000
Ajuste por intereses causados y no pagados sobre la obligación bancaria, $275.400 | D 5305 275400; C 2335,2105 275400
Constitución de la SAS: capital suscrito y pagado $50.000.000, los accionistas lo consignan en Banco Popular | D 1110,1120 50000000; C 3105,3115,3130,3120,3125 50000000
Aporte de la dueña: mercancía por 5.200.000 y 3.000.000 en bancos | D 1435,6205 5200000; D 1110,1120 3000000; C 3105,3115,3130,3120,3125 8200000
El propietario retira mercancía del almacén para su casa, costo 190.000 | D 1325,3130,2355,3115,3105 190000; C 1435,6205 190000
El socio gestor le presta al negocio 6 millones por transferencia, se le devuelven en agosto | D 1110,1120 6000000; C 2355 6000000
Abono en efectivo a la deuda que el negocio tiene con el socio, 1 melón | D 2355 1000000; C 1105 1000000
Intereses del 2% mensual sobre el préstamo de 9 millones que nos hizo un particular, un mes pagado por Nequi | D 5305 180000; C 1110,1120 180000
Préstamo que le hicimos a una prima del dueño, 800 mil, salió de Bancolombia | D 1370,1380,1325 800000; C 1110,1120 800000
Traslado entre cuentas propias: 3.250.000 de la corriente de BBVA a la de ahorros de Av Villas | D 1110,1120 3250000; C 1110,1120 3250000
Recarga de daviplata con plata de la caja, 130 mil | D 1110,1120 130000; C 1105 130000
Retiro en corresponsal, 560 mil, pa tener sencillo en la registradora | D 1105 560000; C 1110,1120 560000
Chequera nueva 68.500 más IVA del 19%, el banco lo debitó | D 5305 68500; D 2408,5115,5215 13015; C 1110,1120 81515 OR D 5305 81515; C 1110,1120 81515 OR D 5305 68500; D 5305 13015; C 1110,1120 81515
GMF de octubre por $83.912 según extracto bancario | D 5115,5215,5305 83912; C 1110,1120 83912
De las ventas con tarjeta por $1.000.000 el banco nos abonó 971.500 y se quedó con el resto de comisión | D 1110,1120 971500; D 5305,5195,5295 28500; C 4135,4120,1305,1380 1000000
Predial de la bodega, 3.118.000, pagado el 15 de octubre por PSE | D 5115,5215,2416 3118000; C 1110,1120 3118000 ON 2026-10-15
Impuesto de vehículos de la camioneta de reparto 612.000, con cheque | D 5115,5215,2436 612000; C 1110,1120 612000
Provisión del impuesto de renta del año, $7.350.000 | D 5405 7350000; C 2404,2615 7350000
Pago de la primera cuota de la declaración de renta, 3.675.000, por PSE | D 2404,2615,1355,5405 3675000; C 1110,1120 3675000
Autorretención especial de renta 0,55% sobre ingresos de $40.000.000 | D 1355 220000; C 2365 220000
Depreciar un mes los muebles y enseres: costo 9.600.000, vida útil 10 años, línea recta | D 5160,5260 80000; C 1592 80000
Dar de baja una máquina totalmente depreciada de $4.000.000 | D 1592 4000000; C 1520 4000000
Camioneta que costó 55.000.000, con depreciación acumulada de 33.000.000, se vende en 20.000.000 recibidos por transferencia | D 1110,1120 20000000; D 1592 33000000; D 5310 2000000; C 1540 55000000
Arriendo de 3 meses pagado por anticipado a razón de 1.400.000 mensuales, con cheque | D 1705 4200000; C 1110,1120 4200000
Llévese al gasto un mes del arriendo que estaba en pagos anticipados, 1.400.000 | D 5120,5220 1400000; C 1705 1400000
Reconózcase como ingreso un mes de la suscripción que se había cobrado por adelantado, $240.000 | D 2705,2805 240000; C 4155,4170,4235,4230,4135,4160 240000
Causación del recibo de acueducto del edificio: $421.380, vence en diciembre | D 5135,5235 421380; C 2335,2205,2380 421380
Cancelada por Nequi la cuenta por pagar del gas natural, 76.200 | D 2335,2205,2380 76200; C 1110,1120 76200
Viáticos de Óscar en Medellín: tiquetes 512.000 y hotel 340.000, con tarjeta débito | D 5155,5255 852000; C 1110,1120 852000 OR D 5155,5255 512000; D 5155,5255 340000; C 1110,1120 852000
Uniformes para las muchachas de la cafetería, 6 a 68.000, en efectivo | D 5105,5205,5195,5295 408000; C 1105 408000
Fumigada del depósito, cien mil pesitos al señor, en efectivo | D 5135,5235,5145,5245,5195,5295 100000; C 1105 100000
Arreglo del techo del salón comunal, 2.200.000, le practicamos retención del 6% al maestro y le giramos el neto por Daviplata | D 5145,5245,5150,5250,5135,5235 2200000; C 2365 132000; C 1110,1120 2068000
El lunes pasado se le pagaron en efectivo los honorarios al cobrador jurídico, $900.000 | D 5110,5210 900000; C 1105 900000 ON 2026-11-23
Notaría y autenticaciones 43.900, de la caja menor | D 5140,5240 43900; C 1105 43900
Almuerzo con un cliente importante: 174.000 con la tarjeta de crédito de la empresa | D 5195,5295 174000; C 2105,2120,2195,2335,2380 174000
Pago del extracto de la tarjeta de crédito, 634.000 de lo comprado el mes pasado, desde el banco | D 2105,2120,2195,2335,2380 634000; C 1110,1120 634000
Cámaras de seguridad para el almacén 1.666.000 IVA 19% incluido, a 3 cuotas con el instalador | D 1528,1520,1524 1400000; D 2408 266000; C 2335,2205,2380 1666000 OR D 1528,1520,1524 1666000; C 2335,2205,2380 1666000
Dominio y hosting de la página por un año 260.000, pse | D 1705,1710,5135,5235,5195,5295,5165,5265 260000; C 1110,1120 260000
Aporte mensual a Fenalco 95.000, débito de la cuenta | D 5125,5225 95000; C 1110,1120 95000
Materia prima trasladada a producción por $1.830.000 | D 7105,1410 1830000; C 1405 1830000
Al hacer el arqueo sobraron 14.000 en la caja | D 1105 14000; C 4295,4250,2380,2895 14000
Se giró cheque por $2.750.000 a favor de Pedro Nel Ospina | ASK
La señora de la esquina me trajo 150 mil | ASK
Compra de un escritorio para la recepción con tarjeta débito | ASK
Venta a crédito a Supermercado La Canasta, más IVA 19% | ASK
Se canceló lo de Mauricio por daviplata, 330.000 | ASK
Abono de $500.000 | ASK
Ayer vendí 3 faldas en 240 mil efectivo y además me llegó la factura de internet por 79.900 que pago luego | TWO
Consignamos 1.700.000 de caja al banco; también se le pagaron a la contadora 450 mil con Nequi | TWO
Pagamos la nómina de 2.600.000 por banco, y el cliente Suárez nos abonó 900.000 en efectivo a su factura | TWO
El proveedor nos mandó cotización de 4 millones por las estanterías, a ver si nos decidimos | NOTHING
Recuérdame llamar al señor del gas el martes | NOTHING
`;
