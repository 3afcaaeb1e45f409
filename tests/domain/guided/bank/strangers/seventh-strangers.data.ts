/**
 * An eighth bank, of shopkeepers, students and accountants: containers, assets that leave, discounts, cheques, deposits at term, other currencies,
 * reclassifications. Written in one go by somebody who had read neither the engine nor a bank, and kept as it was written but for
 * two labels: 1370, which its writer had confused, and two bills of one verb, which are two operations (GM-06).
 */
export const SEVENTH_STRANGERS = `
compré doscientas bolsas de café a crédito por 1.600.000 | D 1435 1600000; C 2205 1600000
compramos tres cajas de gaseosa para vender, 96 mil pesos en efectivo | D 1435 96000; C 1105 96000
pagué 640.000 de contado por dos bultos de cemento pa surtir la ferretería | D 1435 640000; C 1105 640000
compré un galón de pintura para pintar el local 85000 en efectivo | D 5145,5150 85000; C 1105 85000
me llegaron 12 docenas de huevos del proveedor a 15 días, son 180 mil | D 1435 180000; C 2205 180000
compre una arroba de papa a 42 mil en efectivo | ASK
vendí 30 bolsas de leche por 120000 de contado | D 1105 120000; C 4135 120000
vendi la moto vieja del negocio en 3 millones, me la pagaron en efectivo | ASK
vendí el computador que había costado 2.500.000 y llevaba depreciado 2.000.000, por 800.000 en efectivo | D 1105 800000; D 1592 2000000; C 1528 2500000; C 4245,4295 300000
vendimos la camioneta en 18 millones por transferencia; costó 40 millones y la depreciacion acumulada va en 20 millones | D 1110 18000000; D 1592 20000000; D 5310 2000000; C 1540 40000000
se dañó la impresora y la dimos de baja: costó 900 mil y estaba totalmente depreciada | D 1592 900000; C 1528 900000
nos robaron un portátil que valió 3.200.000, depreciado 1.200.000 | D 1592 1200000; D 5310 2000000; C 1528 3200000
donamos al colegio un escritorio de 600 mil con depreciación acumulada de 450 mil | D 1592 450000; D 5310,5395 150000; C 1524 600000
botamos la nevera vieja del local porque ya no servía | ASK
le pagué a Postobón por transferencia una factura de 1.000.000 antes de tiempo y me descontaron el 5% | D 2205 1000000; C 1110 950000; C 4210 50000
doña Rosa me canceló los 800 mil que debía y por pronto pago le rebajé 40 mil, todo en efectivo | D 1105 760000; D 5305 40000; C 1305 800000
me devolvieron el cheque de 450.000 de don Jairo por fondos insuficientes | D 1305 450000; C 1110 450000
el banco devolvió un cheque sin fondos de un cliente por un palo doscientos | D 1305 1200000; C 1110 1200000
abrí un cdt de 5 millones en bancolombia con plata de la cuenta de ahorros | D 1225 5000000; C 1120 5000000
se venció el CDT de 5.000.000 y me pagaron 310.000 de intereses a la cuenta corriente | D 1110 5310000; C 1225 5000000; C 4210 310000
recibí 200 dólares de un turista por unas artesanías | ASK
un gringo me pagó 100 dólares en efectivo por mercancía, la tasa estaba a 3.980 | D 1105 398000; C 4135 398000
vendí almuerzos por 108 mil con impoconsumo incluido en efectivo | ASK
el restaurante vendió 540.000 más impoconsumo del 8% por datáfono | ASK
pasé 150 mil de honorarios a servicios porque quedó mal registrado | D 5135 150000; C 5110 150000
reclasificar 90.000 de transporte a gastos de viaje | D 5155 90000; C 5135 90000
me equivoqué de cuenta: 320.000 que puse en arriendo eran de mantenimiento | D 5145 320000; C 5120 320000
le devolví la plata a una clienta por un vestido que trajo de vuelta, 75 mil en efectivo | D 4175 75000; C 1105 75000
el proveedor me reembolsó 120 mil por transferencia por un arroz que salió malo | D 1110 120000; C 1435,6225 120000
dejé 10 mil de propina en el almuerzo con un cliente, en efectivo | D 5195,5295,5395 10000; C 1105 10000
los clientes dejaron 60.000 de propinas en efectivo para los meseros | D 1105 60000; C 2815,2380,2895 60000
pagué la pensión del colegio de mi hijo 480 mil con plata del negocio en efectivo | D 1325,3115,3130,2355 480000; C 1105 480000
el jardín recibió 350.000 de matrícula de una alumna por nequi | D 1110,1120 350000; C 4160,4170,4135,4155 350000
pagué el arriendo del local un millón doscientos por transferencia | D 5120 1200000; C 1110 1200000
me pagaron el arriendo del apartaestudio que alquilo, 700 mil en efectivo | D 1105 700000; C 4220,4155 700000
don Pedro me dio 300 mil de anticipo por unos muebles que le voy a hacer, en efectivo | D 1105 300000; C 2805 300000
le adelanté 500 lucas al carpintero por unas estanterías, por nequi | D 1330 500000; C 1110,1120 500000
le di un adelanto de sueldo a la empleada de 200000 en efectivo | D 1365,1330 200000; C 1105 200000
compre mercansia x 2 millones la mitad en efectivo y la otra fiada | D 1435 2000000; C 1105 1000000; C 2205 1000000
vendí 900 mil: 300 en efectivo, 400 por transferencia y el resto fiado | D 1105 300000; D 1110 400000; D 1305 200000; C 4135 900000
pague la luz 134.500 y el agua 62.300 de la tienda en efectivo | D 5135 196800; C 1105 196800 OR TWO
pagué el recibo del gas por PSE 48.700 | D 5135 48700; C 1110 48700
la factura del internet llegó por 95 mil, la pago el mes entrante | D 5135 95000; C 2335,2205 95000
pagué parqueadero y peajes 37 mil en efectivo | D 5195,5155,5145,5135 37000; C 1105 37000
el domiciliario cobró 8 mil por llevar unos pedidos, se le pagó de la caja | D 5135,5235 8000; C 1105 8000
consigné en el banco 1.800.000 de las ventas guardadas en la caja | D 1110 1800000; C 1105 1800000
saqué 400.000 del cajero para la caja menor | D 1105 400000; C 1110 400000
el banco me cobró 15.900 de cuota de manejo | D 5305 15900; C 1110 15900
me descontaron 4.800 del cuatro por mil | D 5115,5305,5315 4800; C 1110 4800
el banco nos prestó 10 millones para surtir, entraron a la corriente | D 1110 10000000; C 2105 10000000
pagué la cuota del crédito: 600 mil de capital y 140 mil de intereses, débito automático | D 2105 600000; D 5305 140000; C 1110 740000
mi papá me prestó 2 palos para el negocio en efectivo | D 1105 2000000; C 2195,2380,2355,2105 2000000
puse 3 millones míos de capital al negocio, consignados | D 1110 3000000; C 3115,3130,3105 3000000
me llevé 150 mil de la caja para el mercado de la casa | D 1325,3115,3130,2355 150000; C 1105 150000
compré un taladro industrial a crédito en Homecenter 1.450.000 | D 1520 1450000; C 2205,2335,2380 1450000
compramos una vitrina para el local 1.100.000 por transferencia | D 1524 1100000; C 1110 1100000
compré papel higiénico, jabón y límpido pal aseo del local, 56 mil en efectivo | D 5195 56000; C 1105 56000
le pagué al contador 350 mil de honorarios por transferencia | D 5110 350000; C 1110 350000
pagué la quincena de Yuliana 711750 en efectivo | D 5105,2505 711750; C 1105 711750
pagué seguridad social de abril 412.300 por pse | D 2370,2380,5105 412300; C 1110 412300
pagué el iva del bimestre 680000 por transferencia | D 2408 680000; C 1110 680000
pagué industria y comercio 230 mil en el banco | D 2412,5115 230000; C 1110 230000
depreciación del mes de la nevera 45.000 | D 5160 45000; C 1592 45000
se perdieron 3 bultos de arroz en la inundación, valían 390 mil | D 5310,5315,5395,5199 390000; C 1435 390000
el gato rompió una vajilla que teníamos pa la venta, costaba 80 mil | D 5310,5315,5395,5199 80000; C 1435 80000
saqué de la tienda arroz y aceite para mi casa, 45 mil al costo | D 1325,3115,3130,2355 45000; C 1435 45000
el cliente La Espiga abonó 500000 a lo que debía, por bancolombia | D 1110 500000; C 1305 500000
aboné 250 mil a la deuda con Colanta en efectivo | D 2205 250000; C 1105 250000
castigué la cuenta de un cliente que se perdió, 180 mil | D 1399,5199,5310,5395 180000; C 1305 180000
vendi a credito 1.190.000 con iva incluido del 19 | D 1305 1190000; C 4135 1000000; C 2408 190000
compré 50 camisetas a 18 mil cada una para revender, de contado | D 1435 900000; C 1105 900000
vendí 12 cuadernos a 3.500 c/u en efectivo | D 1105 42000; C 4135 42000
PAGUE UNA MULTA DE TRANSITO DE LA MOTO DEL REPARTO 522.000 EN EFECTIVO | D 5395,5315 522000; C 1105 522000
me gané 90 mil de intereses en la cuenta de ahorros | D 1120 90000; C 4210 90000
pagué el seguro todo riesgo del local por un año, 1.800.000 por transferencia | D 1705,5130 1800000; C 1110 1800000
me pagaron 12 meses de arriendo adelantado 9.600.000 por transferencia | D 1110 9600000; C 2705 9600000
gastamos 230 mil en volantes y una cuña de radio, por nequi | D 5235,5135,5295,5195 230000; C 1110,1120 230000
le presté 100 mil a un vecino de la caja | D 1370,1380,1345 100000; C 1105 100000
el señor del acarreo cobró 90 mil por traer la mercancía, en efectivo | D 1435,5135,5235 90000; C 1105 90000
facturé 2.000.000 de asesoría y el cliente me retuvo el 11%, me consignó el resto | D 1110 1780000; D 1355 220000; C 4155,4135,4170 2000000
`;
