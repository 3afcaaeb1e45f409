/**
 * A nineteenth bank, of a stall of fruit, a salon, a bicycle shop, a stall of telephones, banquets, a dental clinic, a
 * printing house, a coffee grower, a chicken restaurant, a stationer, an engineer, a student and an accountant. Written in
 * one go by somebody who had seen neither the engine nor a bank, and kept as it was written. Its kinds of mistakes were
 * mended after it was scored, and the likely deeds are learnt from it.
 */
export const EIGHTEENTH_STRANGERS = `
hoy vendi 12 bultos de papa pastusa a 95 mil cada uno todo en efectivo | D 1105 1140000; C 4135,4105,4120 1140000
el martes le compré a don Eliécer 40 canastillas de tomate chonto a 38.000 y se las quedé debiendo | D 1435,6205 1520000; C 2205 1520000 ON 2026-11-24
doña Marlen la del restaurante me abonó 300 mil de lo que me debe, por nequi | D 1105,1110,1120 300000; C 1305 300000
pague el coteo de los bultos de hoy 45 mil pesos en efectivo | D 5135,5235,5195,5295,5105,5205,1435,6205 45000; C 1105 45000
se me dañaron 3 canastillas de fresa que me habian costado 120 mil en total, toco botarlas | D 5310,5315,5395,5195,5295,5199,5299,6135,1499 120000; C 1435,6205 120000
mañana me llegan 30 bultos de cebolla larga de Aquitania | NOTHING OR ASK
vendí fruta por 860 mil, 500 me los dieron en efectivo y el resto me lo quedan debiendo hasta el sábado | D 1105 500000; D 1305 360000; C 4135,4105,4120 860000
el flete de traer la yuca desde Armero costo 350 mil y se lo pagué al camionero en efectivo | D 1435,6205,5135,5235,5195,5295,6135 350000; C 1105 350000
compre aguacate hass donde los de Fresno | ASK
saqué 200 mil de la caja para hacer el mercado de la casa | D 3130,1325,1380,2355,3115 200000; C 1105 200000
Ajá, hoy hice tres keratinas a 180 mil cada una y me las pagaron en efectivo | D 1105 540000; C 4170,4155,4135 540000
la seño Yuranis se hizo el cepillado y las uñas, 75mil, pagó por daviplata | D 1105,1110,1120 75000; C 4170,4155,4135 75000
el sabado compré tintes y shampoo para gastar en el salón por 420.000 con la tarjeta débito | D 1435,1455,1405,6205,6210,6170,5195,5295,71,73 420000; C 1110,1120 420000 ON 2026-11-21
le pagué a la manicurista su quincena, 650 mil en efectivo | D 5105,5205,2505,72 650000; C 1105 650000
a Keily le toca el 40% de lo que hizo en la semana, hizo 1.200.000, le pasé su comisión por nequi | D 5105,5205,5110,5210,5135,5235,5195,5295,6170,72,74 480000; C 1105,1110,1120 480000
el recibo de la luz de Air-e llegó por 512.300 y todavía no lo he pagado | D 5135,5235,73 512300; C 2335 512300
pagué por pse los 512.300 que le estaba debiendo a Air-e | D 2335 512300; C 1110,1120 512300
Vendí dos secadores de los que tengo pa la venta a 135 mil c/u, la clienta me hizo transferencia | D 1110,1120 270000; C 4135,4120 270000
compré una silla hidraulica nueva pal salón en 1 millon 450, di 450 mil de cuota inicial en efectivo y lo demas a seis meses con el almacen | D 1524,1520,1536 1450000; C 1105 450000; C 2205,2335,2380,2195 1000000
una clienta reclamó porque el tinte le quedó feo y le devolvi los 90 mil en efectivo | D 4175,4170,4155,4135 90000; C 1105 90000
¿cuánto le tengo que dar de prima a la manicurista en diciembre? | QUESTION
vendí una bicicleta todoterreno en 1.190.000 iva incluido, me pagaron en efectivo | D 1105 1190000; C 4135,4120 1000000; C 2408 190000
le compre a Distribuidora Pedal 5 bicicletas para la venta a 600 mil cada una mas iva del 19, a 30 dias | D 1435,6205 3000000; D 2408 570000; C 2205 3570000
sumercé, hoy arreglé una doble suspensión y cobré 85.000 de mano de obra en efectivo | D 1105 85000; C 4135,4155,4170 85000
el señor Cipagauta me dio 400 mil en efectivo para apartar una bici de ruta | D 1105 400000; C 2805,2705 400000
ya vino Cipagauta por la bici de ruta, valía 2.300.000, le descontamos los 400 mil que había dejado y el resto lo pago con datafono | D 2805,2705 400000; D 1110,1120,1305 1900000; C 4135,4120 2300000
le devolví a Distribuidora Pedal una bici que venía con el marco torcido, costó 600 mil mas iva del 19 y me la descontaron de la deuda | D 2205 714000; C 1435,6225,6205 600000; C 2408 114000
le transferí a Distribuidora Pedal 2.856.000, con eso quedamos a paz y salvo | D 2205 2856000; C 1110,1120 2856000
antier compré llantas y neumáticos pa vender, 760 mil, de contado | D 1435,6205 760000; C 1105,1110,1120 760000 ON 2026-11-24 OR ASK
anoche se me entraron al almacén y me robaron una bicicleta, esa me había costado 850.000 | D 5310,5315,5395,5195,5295,6135,1360,1380 850000; C 1435,6205 850000 ON 2026-11-25 OR D 5310,5315,5395,5195,5295,6135,1360,1380 850000; C 1435,6205 850000
vendí 4 cascos a 60 mil cada uno, en total 300 mil en efectivo | ASK
cuánto es que me debe Cipagauta? | QUESTION
cambie la pantalla de un samsung a15, cobré 160 lucas por nequi | D 1105,1110,1120 160000; C 4135,4155,4170 160000
compre 10 pantallas a 55k c/u donde el chino, en efectivo | D 1435,1455,1405,6205,6210 550000; C 1105 550000
vendi un iphone 11 usado en 1 palo 100, la mitad en efectivo y la otra mitad por transferencia | D 1105 550000; D 1110,1120 550000; C 4135,4120 1100000
el 5 le pague a doña Blanca el arriendo del local, 700 mil, en efectivo | D 5120,5220 700000; C 1105 700000 ON 2026-11-05
un cliente me dejó 50 mil de anticipo pa traerle una bateria de motorola, plata en mano | D 1105 50000; C 2805,2705 50000
compré una estación de calor y un microscopio para trabajar en el puesto, 1.350.000 con tarjeta de credito | D 1520,1528,1524 1350000; C 2105,2120,2195,2335,2380 1350000
page el internet de claro 89.900 x pse | D 5135,5235 89900; C 1110,1120 89900
vendí forros por 80 mil y aparte pagué 25 mil del almuerzo de mi ayudante | TWO
mano vendi 20 vidrios templados a 15 mil cada uno | D 1105,1110,1120 300000; C 4135,4120 300000 OR ASK
me tumbaron con un billete falso de 100 mil, ya no hay nada que hacer | D 5310,5315,5395,5195,5295 100000; C 1105 100000 OR ASK
Mirá ve, la familia Lozano nos consignó en Bancolombia 3.000.000 de anticipo para el matrimonio del 12 de diciembre | D 1110,1120 3000000; C 2805,2705 3000000
facturamos al Ingenio La Cabaña el almuerzo de fin de año, 8.000.000 más IVA del 19%, nos pagan a 30 días | D 1305 9520000; C 4140,4155,4170,4135 8000000; C 2408 1520000
El Ingenio La Cabaña pagó la factura que nos debía de 9.520.000 pero nos retuvo el 4% de retefuente sobre los 8 millones, lo demás entró al banco | D 1110,1120 9200000; D 1355 320000; C 1305 9520000
le pagamos por transferencia a Alquileres del Valle 780.000 por el alquiler de 120 sillas y 15 mesas para la fiesta de los Lozano | D 5120,5220,5135,5235,5195,5295,6140,6155,6170,73,74 780000; C 1110,1120 780000
los seis meseros del domingo, a 90 mil cada uno, se les pagó en efectivo ese mismo día | D 5105,5205,5135,5235,5110,5210,5195,5295,6140,6155,72,74 540000; C 1105 540000 ON 2026-11-22
compramos en la galería Santa Elena carne, pollo y verduras para el banquete, 1.270.000 en efectivo | D 1405,1435,6205,6210,6140,6155,71 1270000; C 1105 1270000
le adelanté al del sonido 400 mil por nequi para el evento de la otra semana | D 1330 400000; C 1105,1110,1120 400000
El cliente Ocampo canceló la fiesta, que no la hace; del anticipo de 2.000.000 le devolvimos un millón por transferencia y el otro millón nos quedó de penalidad | D 2805,2705 2000000; C 1110,1120 1000000; C 4295,4255,4140,4155,4170,4250 1000000
pagamos el SOAT del camión, 1.080.000, por pse | D 5130,5230,1705 1080000; C 1110,1120 1080000
se fueron 186 mil de la caja menor en gasolina y peajes para ir a montar a Buga | D 5195,5295,5155,5255,5135,5235,73 186000; C 1105 186000
Le hicimos un diseño de sonrisa a Gloria Ospina, un millón ochocientos mil, pagó con tarjeta débito | D 1110,1120,1305 1800000; C 4165,4155,4170 1800000
Compramos resinas y anestesia a Dental 83 por $640.000 a crédito | D 1455,1435,1405,6205,6210,6165,5195,5295,71,73 640000; C 2205,2335 640000
Adquirimos una unidad odontológica de 28.000.000, la financió toda Davivienda a 36 meses | D 1532,1520 28000000; C 2105 28000000
Nos debitaron de la cuenta la cuota del crédito de Davivienda: 620.000 a capital y 310.000 de intereses | D 2105 620000; D 5305 310000; C 1110,1120 930000
Honorarios de la doctora Valencia, endodoncista, 3.000.000 con retención del 10%, le transferimos el neto | D 5110,5210,6165,72,74 3000000; C 2365 300000; C 1110,1120 2700000
Radicamos hoy la factura a Sura EPS por las atenciones de octubre, 4.350.000, queda por cobrar | D 1305 4350000; C 4165,4155,4170 4350000
Ya se pagó el arriendo del consultorio de este mes | ASK
Depreciación de noviembre de la unidad odontológica: 233.333 | D 5160,5260,6165,73 233333; C 1592 233333
El paciente Henao nunca pagó los 250 mil que debía y se perdió, toca castigar esa cuenta | D 1399,5199,5299,5310,5395,5195,5295 250000; C 1305,1390 250000
Seguros Bolívar nos consignó en la de ahorros 2.200.000 de indemnización por el compresor que se quemó | D 1110,1120 2200000; C 4255,1360,4295 2200000
Factura 0231 al Colegio San José, 500 agendas a $8.000 más IVA del 19%, crédito 15 días | D 1305 4760000; C 4120,4135 4000000; C 2408 760000
compramos 30 resmas de propalcote a 42.000 cada una más IVA del 19% a Papeles del Norte, pagado con cheque | D 1405,1435,1455,6205,6210 1260000; D 2408 239400; C 1110 1499400
cancelé el mantenimiento de la Heidelberg, 550 mil pesos, efectivo | D 5145,5245,73 550000; C 1105 550000
se causó la nomina del prensista: sueldo 2.000.000, le descontamos 4% de salud y 4% de pension y quedó por pagar el neto | D 5105,5205,72 2000000; C 2370 80000; C 2380,2370 80000; C 2505 1840000 OR D 5105,5205,72 2000000; C 2370 160000; C 2505 1840000
Al Colegio San José le dimos 5% de descuento por pronto pago sobre los 4.760.000 que debía y nos transfirió el resto | D 1110,1120 4522000; D 5305,4175 238000; C 1305 4760000
vendimos la guillotina vieja en 3 millones por transferencia, había costado 10 millones y tenía 8 millones de depreciación acumulada | D 1110,1120 3000000; D 1592 8000000; C 1520 10000000; C 4245 1000000
Papeles del Norte nos rebajó 50.000 de lo que le debemos porque unas resmas llegaron mojadas | D 2205 50000; C 1405,1435,1455,6205,6210,6225,4210,4295 50000
me llegó dos veces la misma factura del papel, qué debo hacer? | QUESTION
vendí 6 cargas de café pergamino a la cooperativa a 2 millones 100 la carga, me consignaron | D 1110,1120 12600000; C 4105,4120,4135 12600000
pagué 18 jornales a 60 mil en efectivo pa la cogida | D 5105,5205,5135,5235,5195,5295,6105,6120,1405,1410,71,72,74 1080000; C 1105 1080000
compre 20 bultos de abono triple 15 a 148 mil en el Comite, quedé de pagarlos en enero | D 1405,1435,1455,1410,6105,6205,6210,5195,5295,71,73 2960000; C 2205,2335 2960000
El Banco Agrario me desembolsó quince millones del crédito en la cuenta de ahorros | D 1110,1120 15000000; C 2105 15000000
la cooperativa me compró el café de la semana en 5.400.000 y me hizo retención del 0,5%, el resto me lo consignó | D 1110,1120 5373000; D 1355 27000; C 4105,4120,4135 5400000
le adelante 300 mil en efectivo a Wilmar el recolector, despues se los descuento de los jornales | D 1330,1365 300000; C 1105 300000
me compré una guadañadora stihl pa la finca, 1.890.000 en efectivo | D 1520 1890000; C 1105 1890000
mi compadre Jairo me prestó 2 millones en efectivo al 2 por ciento mensual | D 1105 2000000; C 2195,2380 2000000
le aboné a mi compadre Jairo 500 mil del préstamo y 40 mil de intereses, en efectivo | D 2195,2380 500000; D 5305 40000; C 1105 540000 OR TWO
esta semana no ha parado de llover y el café no seca | NOTHING
ventas del dia del asadero: 1.480.000 en efectivo y 620.000 por datafono | D 1105 1480000; D 1110,1120,1305 620000; C 4140,4135 2100000
80 pollos a 14.500 que le compré a Bucanero, a ocho dias | D 1405,1435,6205,6210,6140,71 1160000; C 2205 1160000
pago gas 2 cilindros de 90 mil c/u en efectivo | D 5135,5235,5195,5295,1405,1455,6140,73 180000; C 1105 180000
el cocinero me pidió prestados 150 mil y se los di de la caja | D 1365,1330 150000; C 1105 150000
por rappi vendimos 900.000, ellos se quedaron con el 20% de comisión y nos consignaron lo demás | D 1110,1120 720000; D 5295,5195,5235,5135,5305,5210,5110 180000; C 4140,4135 900000
me multaron por sacar la basura antes de hora, 280 mil, ya los pagué por PSE | D 5395 280000; C 1110,1120 280000
pague la planilla de seguridad social de los muchachos, 890 mil, pse | D 2370,2380,5105,5205,72 890000; C 1110,1120 890000
compré un horno asador en 6 palos, di 2 por transferencia y firmé letra por los otros 4 | D 1520,1536,1524 6000000; C 1110,1120 2000000; C 2205,2335,2380,2195 4000000
se fue la luz toda la noche y se me perdió pollo crudo por 230 mil | D 5310,5315,5395,5195,5295,5199,5299,6140,6135,1499 230000; C 1405,1435,6205,6210 230000 OR D 5310,5315,5395,5195,5295,5199,5299,6140,6135,1499 230000; C 1405,1435,6205,6210 230000 ON 2026-11-25
ayer le pagué a Bucanero lo que le debía, 1.160.000 | D 2205 1160000; C 1105,1110,1120 1160000 ON 2026-11-25 OR ASK
hoy vendi 35 cuadernos a 4500 y 20 lapiceros a 1200, en efectivo | D 1105 181500; C 4135,4120 181500
el lunes compre mercancia en el centro, 640.000, pagué con nequi | D 1435,6205 640000; C 1105,1110,1120 640000 ON 2026-11-23
la profe Sandra llevó cartulinas por 28.500, se las fié hasta la quincena | D 1305 28500; C 4135,4120 28500
la profe sandra vino y me pagó los 28.500 que debia | D 1105,1110,1120 28500; C 1305 28500 OR ASK
de puras fotocopias hoy hice 63.200 en monedas y billetes | D 1105 63200; C 4135,4120,4155,4170 63200
llevé al banco 500 mil de la caja y los consigné | D 1110,1120 500000; C 1105 500000
vendi un morral de 95 mil con el 10% de descuento, me pagaron en efectivo | D 1105 85500; C 4135,4120 85500 OR D 1105 85500; D 4175 9500; C 4135,4120 95000
pague el ica del bimestre en la alcaldia, 74.000 | D 5115,5215,2412 74000; C 1105,1110,1120 74000 OR ASK
le metí un millon de mis ahorros al negocio, lo puse en la caja | D 1105 1000000; C 3130,3115,3105,2355 1000000
le pagué a Carlos 60 mil | ASK OR D 2205,2335 60000; C 1105,1110,1120 60000
Facturé a Constructora Andina 12.000.000 por interventoría + IVA 19%, crédito 60 días | D 1305 14280000; C 4155 12000000; C 2408 2280000
Constructora Andina me pagó la factura de 14.280.000 que debía: retefuente 11% sobre 12.000.000 y reteIVA 15% sobre el IVA de 2.280.000, el neto consignado | D 1110,1120 12618000; D 1355 1320000; D 1355 342000; C 1305 14280000 OR D 1110,1120 12618000; D 1355 1662000; C 1305 14280000
Pagué mi PILA de noviembre como independiente, 1.370.000, por PSE | D 5105,5205,5125,5195,2370,2380,3130,1325 1370000; C 1110,1120 1370000
Renovación anual de la licencia de AutoCAD, 1.950.000 con tarjeta de crédito | D 1705,1710,1635,5135,5235,5140,5165,5195,5295 1950000; C 2105,2120,2195,2335,2380 1950000
el viernes pasado compré tiquete Bogotá-Cartagena para visita de obra, 480.000 con la débito | D 5155,5255,6155,73,74 480000; C 1110,1120 480000 ON 2026-11-20
Compré un portátil Lenovo para la oficina en 4.760.000 con IVA del 19% incluido, por transferencia | D 1528 4000000; D 2408 760000; C 1110,1120 4760000 OR D 1528 4760000; C 1110,1120 4760000
Los honorarios del topógrafo fueron 1.500.000, le retuve el 10% y le transferí 1.350.000 | D 5110,5210,5135,5235,6155,72,74 1500000; C 2365 150000; C 1110,1120 1350000
el 13 pagué por PSE el IVA del bimestre, 1.815.000 | D 2408 1815000; C 1110,1120 1815000 ON 2026-11-13
Me gané la licitación con la Gobernación por 80 millones, firmamos en enero | NOTHING OR ASK
6 horas de asesoría a Ferrovalle a 180.000 la hora, sin IVA, me quedan debiendo | D 1305 1080000; C 4155,4170 1080000
La empresa compra mercancías por $10.000.000 más IVA del 19%, practica retención en la fuente del 2,5%, paga el 50% del neto con cheque y el saldo queda a crédito | D 1435,6205 10000000; D 2408 1900000; C 2365 250000; C 1110 5825000; C 2205 5825000
Los socios constituyen la sociedad aportando 20.000.000 en efectivo y un vehículo avaluado en 30.000.000 | D 1105 20000000; D 1540 30000000; C 3115,3105,3130 50000000
Se vende mercancía a crédito por 2.000.000 más IVA del 19%, el costo de la mercancía vendida es 1.200.000 | D 1305 2380000; C 4135,4120 2000000; C 2408 380000; D 6135,6120 1200000; C 1435,1430 1200000
Un cliente devuelve mercancía que se le había vendido a crédito por 1.000.000 más IVA del 19%, se le rebaja de su cuenta | D 4175 1000000; D 2408 190000; C 1305 1190000
Se cancela mediante transferencia la prima de servicios que ya estaba causada por 1.500.000 | D 2520,2610 1500000; C 1110,1120 1500000
Se registra la provisión de cesantías del mes por 166.600 | D 5105,5205,72 166600; C 2610,2510 166600
Se paga con cheque una póliza todo riesgo de un año, por anticipado, $2.400.000 | D 1705,5130,5230 2400000; C 1110 2400000
amortizar un mes de la poliza de seguro que se pagó por anticipado, 200.000 | D 5130,5230,5165,5265 200000; C 1705,1710 200000
por qué los ingresos van en el haber si es plata que entra?? | QUESTION
Se constituye el fondo de caja menor por 400.000 con cheque | D 1105 400000; C 1110 400000
Causar arrendamiento oficina noviembre Inmobiliaria Sáenz 4.200.000 + IVA 19%, retefuente 3,5% | D 5120,5220 4200000; D 2408 798000; C 2365 147000; C 2335,2205 4851000
Nota débito Bancolombia del 24 de noviembre: GMF 38.450 y comisión 15.200 | D 5115,5215,5305 38450; D 5305 15200; C 1110,1120 53650 ON 2026-11-24 OR D 5305 53650; C 1110,1120 53650 ON 2026-11-24
Davivienda abonó rendimientos de la cuenta de ahorros por 21.730 | D 1110,1120 21730; C 4210 21730
Provisión impuesto de renta año 2026 por 18.500.000 | D 5405 18500000; C 2404,2615 18500000
Pago formulario 350 retenciones en la fuente de octubre, 2.315.000, PSE el 17 | D 2365 2315000; C 1110,1120 2315000 ON 2026-11-17
Causar aportes patronales: pensión 12% y ARL 0,522% sobre nómina de 10.000.000, quedan por pagar | D 5105,5205,72 1200000; D 5105,5205,72 52200; C 2380,2370 1200000; C 2370 52200 OR D 5105,5205,72 1252200; C 2380,2370 1200000; C 2370 52200 OR D 5105,5205,72 1252200; C 2370 1252200
La asamblea decretó dividendos por 25.000.000 con cargo a utilidades acumuladas, pendientes de pago | D 3705,3605 25000000; C 2360 25000000
Traslado de la cuenta corriente del Banco de Bogotá a la de ahorros de Bancolombia, 6.000.000 | D 1120 6000000; C 1110 6000000
Préstamo al socio Ramírez 5.000.000, se le giró por transferencia | D 1325 5000000; C 1110,1120 5000000
Se pagó a Claro 240.000 de telefonía y se recibió abono de Comercial Torres por 900.000, ambos por banco | TWO
`;
