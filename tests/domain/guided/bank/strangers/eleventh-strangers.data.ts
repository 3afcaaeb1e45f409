/**
 * A twelfth bank, of cafés, hostels, schools, drivers, farmers, shops and accountants. Written in one go by somebody who had
 * seen neither the engine nor a bank, and kept as it was written: three of its days ("ayer" as the 26th, which is today)
 * are mistaken. It was scored once, before anybody read it, when unlikely deeds began to be asked about.
 */
export const ELEVENTH_STRANGERS = `
Buenas, salieron 3 tortas de novia a 180 mil cada una, todo en efectivo | D 1105 540000; C 4135,4120,4140 540000
cambio de aceite y filtro del Renault de don Wilmer 145 mil, me pagó por nequi | D 1110,1120 145000; C 4135,4145,4155,4170 145000
ayer le facturé a Confecciones Antioqueñas la asesoria contable de octubre, 1.800.000 mas iva, a 30 dias | D 1305 2142000; C 4155,4170,4135 1800000; C 2408 342000 ON 2026-11-26
vendi 12 cargas de cafe pergamino a la cooperativa a 2.350.000 la carga, ya me consignaron al banco | D 1110,1120 28200000; C 4105,4135 28200000
keratina y cepillado señora Luz Dary 220 lucas con datáfono | D 1110,1120 220000; C 4170,4155,4135 220000
factura FE-310 a la Clínica del Valle, diseño de catálogo 3 millones + IVA, me la consignan el mes entrante | D 1305 3570000; C 4155,4170,4135 3000000; C 2408 570000
Cierre del mostrador de la droguería: 680.000 efectivo, 245.000 nequi y 310.000 tarjeta, puras ventas | D 1105 680000; D 1110,1120 555000; C 4135 1235000 OR D 1105 680000; D 1110,1120 245000; D 1110,1120 310000; C 4135 1235000
llegaron 4 gringos al hostal, se quedan dos noches cada uno a 45 mil la noche y pagaron todo de una en efectivo | D 1105 360000; C 4140,4135 360000
flete Bogotá - Buga para Alpina 2.900.000, queda debiendo, fra 1187 | D 1305 2900000; C 4145,4135 2900000
Pensiones escolares de noviembre de 3 niños, 280 mil cada uno, entraron por daviplata | D 1110,1120 840000; C 4160,4135,4170 840000
le fie al vecino Chucho 6 cervezas y un paquete de cigarrillos, 38.500 | D 1305 38500; C 4135 38500
Vendí repuestos por 1.190.000 con iva incluido, de contado en efectivo | D 1105 1190000; C 4135 1000000; C 2408 190000
don Hernando se llevó una bateria Mac de 420k, dio 200k en efetivo y lo otro lo queda debiendo | D 1105 200000; D 1305 220000; C 4135 420000
el sábado vendí medio millon en arreglos florales, mitad nequi mitad efectivo | D 1105 250000; D 1110,1120 250000; C 4135 500000 ON 2026-11-21
la venta de la tienda fue de un palo doscientos, todo billete | D 1105 1200000; C 4135 1200000
Instalación de 40 metros de enchape en la casa de la doctora Pinzón, cobré a 40 mil el metro, pagó con transferencia a bancolombia | D 1110,1120 1600000; C 4130,4135,4155,4170 1600000
dicté una monitoria de calculo y me pagaron 350000 a la cuenta de ahorros | D 1120,1110 350000; C 4160,4155,4170,4135 350000
Vendimos un computador HP a Papelería El Cid por 2.200.000 más IVA, nos giró un cheque que ya quedó consignado | D 1110,1120 2618000; C 4135 2200000; C 2408 418000
20 almuerzos ejecutivos para la alcaldia a $16.000, cuenta de cobro 45 para pagar el otro mes | D 1305 320000; C 4140,4135 320000
en la plaza vendi 3 gallinas y 5 docenas de huevos, 165mil pesos en efectivo | D 1105 165000; C 4105,4135 165000
Se le vendió a Textiles Omega mercancía por $4.500.000 + IVA a crédito; el costo de esa mercancía fue 2.700.000 | D 1305 5355000; C 4135 4500000; C 2408 855000; D 6135 2700000; C 1435 2700000
alquilé la pulidora y el andamio al ingeniero Rojas por 4 días, 260 mil en la mano | D 1105 260000; C 4155,4220,4130,4135,4170 260000
uñas acrilicas 75 mil, pedicure 30 mil y cejas 20 mil, todo pagado x daviplata | D 1110,1120 125000; C 4170,4155,4135 125000
venta fiada: Yuleidis 2 bultos de purina a 118 mil el bulto, paga en la quincena | D 1305 236000; C 4135 236000
el 10 de noviembre vendí un juego de llantas en 1.360.000, el señor pagó con tarjeta visa | D 1110,1120 1360000; C 4135 1360000 ON 2026-11-10
Ventas del restaurante el domingo: $2.384.700, de los cuales 1.100.000 en efectivo y el resto por datafono | D 1105 1100000; D 1110,1120 1284700; C 4140,4135 2384700 ON 2026-11-22
matrícula de Samuel Benavides $450.000 consignada en Banco de Bogota | D 1110,1120 450000; C 4160,4135,4170 450000
hice dos logos a 400.000 c/u para una emprendedora de Chía, me giró 500 mil y me debe 300 mil | D 1110,1120 500000; D 1305 300000; C 4155,4170,4135 800000
vendí la cosecha de plátano en 3 palos y medio | ASK OR D 1105 3500000; C 4105,4135 3500000
Expreso Cali-Popayán de 15 pasajeros: 600.000 en efectivo, ese viaje fue ayer | D 1105 600000; C 4145,4135 600000 ON 2026-11-26
una consulta de optometría 90.000 y unas gafas 310.000, pagó con addi, no perdón, con nequi | D 1110,1120 400000; C 4135,4165,4170,4155 400000 OR D 1110,1120 400000; C 4165,4170,4155 90000; C 4135 310000
Recibí 714.000 por venta de pinturas, iva incluido, transferencia a Davivienda | D 1110,1120 714000; C 4135 600000; C 2408 114000
compré harina y azúcar en Alkosto 385.000, de contado en efectivo | D 1405,1435,1455,6205,6210,7105 385000; C 1105 385000
Postobón nos surtió gaseosas 1.240.000 a crédito 15 días factura 88213 | D 1435,6205 1240000; C 2205 1240000
le compre 30 aceites 20W50 a Terpel por 28 mil c/u mas iva, quedo debiendolos | D 1435,1455,1405,6205 840000; D 2408 159600; C 2205 999600
medicamentos para surtir la drogueria, Coopidrogas, 5.430.000, pagué por PSE | D 1435,6205 5430000; C 1110,1120 5430000
traje abono para el cafetal, 14 bultos a 132.000, quedaron fiados en el almacén del comité | D 1405,1435,1455,6205,6210,7105,7305,5195,5295 1848000; C 2205,2335 1848000
mercancia de Cucuta 3 millones doscientos mil, la mitad de contado por bancolombia y la otra mitad a 30 dias | D 1435,6205 3200000; C 1110,1120 1600000; C 2205 1600000
Compré un horno rotatorio para la pastelería en 9.520.000 IVA incluido, con transferencia | D 1520,1536 8000000; D 2408 1520000; C 1110,1120 9520000 OR D 1520,1536 9520000; C 1110,1120 9520000
tintes y peróxidos del distribuidor de L'Oréal, 460 mil, pagados con la tarjeta débito | D 1435,1405,1455,6205,6210,7105,5195,5295 460000; C 1110,1120 460000
cemento, varilla y arena en Homecenter para la obra: 2.718.000 con tarjeta de crédito de la empresa | D 1405,1435,1455,1415,6205,6210,6130,7105 2718000; C 1110,1120,2105,2195 2718000
compré un portatil lenovo pa la oficina 3.100.000 en efectivo | D 1528 3100000; C 1105 3100000
El mayorista me vendió ropa interior por 900 mil más iva del 19, le pagué 500 mil en efectivo y lo demás me lo fió | D 1435,6205 900000; D 2408 171000; C 1105 500000; C 2205 571000
Silla y escritorio para la recepción del hostal, 780.000, pago Nequi | D 1524,1536 780000; C 1110,1120 780000
el martes nos trajeron 20 cajas de guantes y tapabocas para vender, 340.000, factura FV-902, a crédito | D 1435,6205 340000; C 2205 340000 ON 2026-11-24
moto AKT para los domicilios 7.800.000, salió de la cuenta corriente | D 1540 7800000; C 1110,1120 7800000
Queso, jamón y verduras de la galería para la cocina 214.300 en efectivo | D 1405,1435,1455,6205,6210,7105 214300; C 1105 214300
cajas y bolsas pa empacar los postres, 96 mil por nequi | D 1460,1435,1455,1405,6205,6210,7105,5195,5295 96000; C 1110,1120 96000
compré 10 camisetas a 22.000 y 5 gorras a 18.000 para revender, pagué de la caja | D 1435,6205 310000; C 1105 310000
me llegó mercancía de Colanta por 2.083.000 a 8 días | D 1435,6205 2083000; C 2205 2083000
pague arriendo del local noviembre 1.350.000 transferencia a doña Nubia | D 5120,5220 1350000; C 1110,1120 1350000
recibo de la luz 312.400 pagado en Efecty en efectivo | D 5135,5235 312400; C 1105 312400
Gasolina de la camioneta $150.000 efectivo | D 5195,5295,5135,5235 150000; C 1105 150000
internet y telefono claro 128.900 debito automatico | D 5135,5235 128900; C 1110,1120 128900
a Rosalba, la señora que hace el aseo, le dí 70 mil en efectivo | D 5135,5235,5195,5295,5105,5205 70000; C 1105 70000
resma, esferos y tinta para la impresora, 87.600, Panamericana, tarjeta debito | D 5195,5295 87600; C 1110,1120 87600
Le metí 200 mil a publicidad en Instagram con la tarjeta débito | D 5235,5135,5195,5295 200000; C 1110,1120 200000
cuota de manejo que me cobró Bancolombia este mes: 31.700 | D 5305 31700; C 1110,1120 31700
honorarios del contador 400.000, los quedo debiendo hasta diciembre | D 5110,5210 400000; C 2335 400000
Arreglo del aire acondicionado 180 mil, pague por nequi al técnico Jaider | D 5145,5245 180000; C 1110,1120 180000
peajes Villavicencio-Bogotá 47.800 plata de caja | D 5195,5295,5155,5255,5135,5235,6145 47800; C 1105 47800
tintos y aromáticas pa la oficina 23.500 | ASK OR D 5195,5295 23500; C 1105 23500
SOAT de la buseta 1.420.000 por PSE | D 5130,5230,1705 1420000; C 1110,1120 1420000
la camara de comercio me costó 198.000 por renovar la matricula mercantil, pagado en línea desde el banco | D 5140,5240,5125,5225,5115 198000; C 1110,1120 198000
Llegó la factura del agua por 94.200, todavía no la pagamos | D 5135,5235 94200; C 2335 94200
domicilios de la semana, 65 mil, se le pagó al muchacho en efectivo | D 5135,5235,5195,5295,5105,5205 65000; C 1105 65000
hospedaje y pasajes para la feria de Medellín $640.000 con daviplata | D 5155,5255 640000; C 1110,1120 640000
el viernes pasado mandé a lavar las cortinas y los manteles del hostal, $58.000 efectivo | D 5135,5235,5195,5295,5145,5245 58000; C 1105 58000 ON 2026-11-20
suscripcion de adobe del mes 145.000, la debitaron de la cuenta | D 5135,5235,5195,5295,5165,5265,5120,5220,5125,5140,1705,1710 145000; C 1110,1120 145000
pague la fumigada de la bodega, 230.000 más IVA, por transferencia | D 5135,5235,5145,5245,5195,5295 230000; D 2408 43700; C 1110,1120 273700
almuerzo con el cliente de Cartagena 112 mil, pasé la débito de la empresa | D 5195,5295,5155,5255 112000; C 1110,1120 112000
15 jornales a 60 mil pagados a los recolectores de café, en efectivo | D 5105,5205,7205,6105,2505,5135,5235 900000; C 1105 900000
comisión de Tatiana por las ventas, 3% de 8 millones, se la pasé por nequi | D 5205,5105,5295,5195,5235,5210,5110,2505 240000; C 1110,1120 240000
volantes impresos en Litografía Nariño, 175.000 a crédito | D 5235,5135,5195,5295 175000; C 2335,2205 175000
al abogado Peñaranda le pagué honorarios de 2.000.000 menos la retención del 11%, por transferencia | D 5110,5210 2000000; C 2365 220000; C 1110,1120 1780000
pagué el gas domiciliario del restaurante, 88.150, el miércoles por la app del banco | D 5135,5235 88150; C 1110,1120 88150 ON 2026-11-25
Doña Ofelia abonó 50 mil de lo que debe, en efectivo | D 1105 50000; C 1305 50000
la Alcaldia de Pasto consignó en Bancolombia lo de la factura FE-228 que tenía pendiente: 3.400.000 | D 1110,1120 3400000; C 1305 3400000
ayer cobré a Almacenes Sarita la plata que nos debía, un millon ochocientos mil, cheque ya consignado | D 1110,1120 1800000; C 1305 1800000 ON 2026-11-26
por fin don Hernando pagó los 220 mil que debia de la batería, nequi | D 1110,1120 220000; C 1305 220000
Clínica del Valle consignó la FE-310 que debía por 3.570.000 pero me retuvo en la fuente 330.000 | D 1110,1120 3240000; D 1355 330000; C 1305 3570000
el colegio Santa Clara abona 1,2 millones a su cuenta con transferencia, siguen debiendo 800 mil | D 1110,1120 1200000; C 1305 1200000
recibi de los Muñoz 600mil del mercado fiado del mes pasado, 400 mil en billete y 200 mil por daviplata | D 1105 400000; D 1110,1120 200000; C 1305 600000
le abone 700 mil a Postobón de la factura 88213 desde nequi | D 2205 700000; C 1110,1120 700000
quedo a paz y salvo con Terpel, le transferí los 999.600 que le debía | D 2205,2335 999600; C 1110,1120 999600
Cancelé el 18 la deuda con la litografía, 175 mil, efectivo | D 2335,2205 175000; C 1105 175000 ON 2026-11-18
pagué los honorarios que le venía debiendo al contador, 400.000, por bancolombia | D 2335 400000; C 1110,1120 400000
consigné 2 millones de la caja al banco | D 1110,1120 2000000; C 1105 2000000
retiro cajero 300.000 para la base de la caja | D 1105 300000; C 1110,1120 300000
pasé 500 mil de nequi a la cuenta corriente de davivienda | D 1110,1120 500000; C 1110,1120 500000
quincena de los 3 muchachos del taller a 650 mil cada uno, transferencia | D 2505,5105,5205,7205 1950000; C 1110,1120 1950000
intereses que me abonó el banco en la cuenta de ahorros: 18.340 | D 1120,1110 18340; C 4210 18340
pagué la cuota del crédito del banco Agrario: 850 mil, de eso 600 mil son capital y 250 mil intereses, debitado de la cuenta | D 2105 600000; D 5305 250000; C 1110,1120 850000
doña Amparo devolvió una blusa de 85.000 y le regresé la plata en efectivo | D 4175,4135 85000; C 1105 85000
le devolví a Coopidrogas un lote de jarabes de 320.000 que todavía no les había pagado, me hicieron nota crédito | D 2205 320000; C 1435,6225,6205 320000
Pagué a Lafayette los 4 millones de telas que le debía con 5% de descuento por pronto pago, transferencia | D 2205 4000000; C 1110,1120 3800000; C 4210 200000
don Aurelio debía 520.000, le perdoné 20 mil por pagar antes de tiempo y el resto me lo dio en efectivo | D 1105 500000; D 5305,4175 20000; C 1305 520000
La novia Katherine dejó anticipo de 400 mil para la torta del 12 de diciembre, por nequi | D 1110,1120 400000; C 2805,2705 400000
entregué 2.700.000 de depósito en garantía al dueño del local nuevo, por transferencia, me los devuelve al final del contrato | D 1335 2700000; C 1110,1120 2700000
le di un adelanto de 1 millon en efectivo al carpintero por la estantería que va a entregar en enero | D 1330 1000000; C 1105 1000000
Bancamía me desembolsó un préstamo de 15 palos a la cuenta de ahorros | D 1120,1110 15000000; C 2105 15000000
le presté 800.000 en efectivo a Brayan el ayudante, se los voy descontando de la nomina | D 1365,1330 800000; C 1105 800000
al señor Gutiérrez, el prestamista, le devolví en efectivo el millón que me prestó más el 3% de intereses | D 2195,2105,2380 1000000; D 5305 30000; C 1105 1030000
Causar nómina de noviembre: sueldos 5.000.000, auxilio de transporte 400.000, deducción salud 200.000 y pensión 200.000, neto por pagar 5.000.000 | D 5105,5205 5400000; C 2370 400000; C 2505 5000000 OR D 5105,5205 5400000; C 2370 200000; C 2380 200000; C 2505 5000000 OR D 510506,520506 5000000; D 510527,520527 400000; C 2370 400000; C 2505 5000000 OR D 510506,520506 5000000; D 510527,520527 400000; C 2370,2380 200000; C 2370,2380 200000; C 2505 5000000
la planilla de seguridad social de octubre, 1.126.000, que ya estaba causada, se pagó por el banco | D 2370,2380 1126000; C 1110,1120 1126000
Pagué el IVA del bimestre sept-oct a la DIAN, 1.467.000 por PSE | D 2408 1467000; C 1110,1120 1467000
industria y comercio de Barranquilla, 389.000, lo cancelé en efectivo en la ventanilla | D 5115,5215,2412 389000; C 1105 389000
depreciación mensual de la maquinaria 135.000 | D 5160,5260,7305 135000; C 1592 135000
se me vencieron 180 mil de yogures y los boté, hay que sacarlos del inventario | D 5310,5315,5395,5195,5295,5199,5299,6135,1499 180000; C 1435 180000
Lo de Efraín ya no lo voy a cobrar, castigar los 640.000 que debía | D 5199,5299,1399,5310,5315,5395,5195,5295 640000; C 1305 640000
puse 3 millones de mis ahorros personales en la caja del negocio | D 1105 3000000; C 3105,3115,3130,2355 3000000
saqué 250 lucas de la caja pa'l mercado de mi casa | D 1325,3105,3115,3130,2355,3605 250000; C 1105 250000
le arreglé el carro a la Ferretería Don Pacho por 300.000 y me pagó con herramientas para el taller por ese mismo valor, cero plata | D 1520,1524,1435,1455,1405,5195,5295,5145 300000; C 4135,4155,4170,4145 300000
póliza todo riesgo de la tractomula pagada por anticipado para un año, 6.600.000, salió del banco | D 1705 6600000; C 1110,1120 6600000
provisión de cesantías del mes 416.500 | D 5105,5205,7205 416500; C 2610,2510 416500
Cruce de cuentas con Distribuciones Wayuu: nos debe 430.000 de ventas y nosotros le debemos lo mismo de mercancía, quedamos a mano | D 2205 430000; C 1305 430000
vendí la nevera vieja del negocio en 500.000 en efectivo; había costado 1.800.000 y tenía 1.500.000 de depreciación acumulada | D 1105 500000; D 1592 1500000; C 1520,1524,1536 1800000; C 4245 200000
compré telas para la colección de diciembre por 2.600.000 | ASK
pagué el recibo del gas | ASK
me pagaron 500 dolares por una página web, por paypal | ASK
le vendí a Jhon 800.000 en mercancía, me dio 300.000 en efectivo y quedó debiendo 400.000 | ASK
ayer vendí unos aretes en efectivo | ASK
apunta lo de siempre con Marleny | ASK OR NOTHING
vendí 200 mil en empanadas en efectivo y además pagué el arriendo, 900.000 por nequi | TWO
consigné un millón de la caja en davivienda y aparte don Luis me abonó 150 mil en efectivo de su deuda | TWO
cuál es la diferencia entre costo y gasto? | QUESTION
profe no entiendo para qué sirve la partida doble | QUESTION
jajaja q pereza esta app | NOTHING
can you send me the report please | NOTHING
👍👍🙏 | NOTHING
`;
