/**
 * Written in one go by somebody who had read neither the engine nor a bank, as shopkeepers, students, drivers, doctors,
 * farmers, hairdressers, restaurants, accountants and foundations type or dictate. Kept as it was written.
 */
export const FOURTH_STRANGERS = `
hoy se vendio en el mostrador 1.250.000 todo en efectivo sin iva | D 1105 1250000; C 41 1250000
Le fié a doña Carmen un mercado de 85 mil pesos sin iva | D 1305 85000; C 41 85000
doña Carmen abonó 50 mil en efectivo de lo que me debía | D 1105 50000; C 1305 50000
me llegaron 320.000 por nequi de la venta de unas blusas, sin iva | D 1110,1120 320000; C 41 320000
vendí una nevera en 2.380.000 iva incluido, me dieron un millón por nequi y el resto quedó a 30 días | D 1110,1120 1000000; D 1305 1380000; C 41 2000000; C 2408 380000
compre 10 bultos de papa a 95.000 cada uno pa revender, pagados de contado en efectivo, sin iva | D 1435,6205 950000; C 1105 950000
compramos mercancía a Distribuciones El Sol NIT 900.456.123-1 por 3 millones mas iva a credito 60 dias | D 1435,6205 3000000; D 2408 570000; C 2205 3570000
le pagué a Distribuciones El Sol 2 millones de lo que le debía por transferencia de Bancolombia | D 2205 2000000; C 1110 2000000
devolvi 4 camisas dañadas al proveedor por 160.000 sin iva y me las descontó de la deuda | D 2205 160000; C 1435,6225 160000
un cliente me devolvió unos zapatos de 120.000 sin iva y le regresé la plata en efectivo | D 4175 120000; C 1105 120000
pague el arriendo del local de noviembre 1.800.000 por transferencia | D 5120,5220 1800000; C 1110 1800000
pagué la luz del negocio 243.600 por PSE | D 5135,5235 243600; C 1110 243600
recibo del agua 98.450 pagado en efectivo | D 5135,5235 98450; C 1105 98450
el internet y el telefono del local salieron en 129.900 pagados por daviplata | D 5135,5235 129900; C 1110,1120 129900
tanquié la moto del domicilio 22.000 en efectivo | D 5195,5295,5135,5235 22000; C 1105 22000
le eché gasolina al camión 380 mil pesos con la tarjeta débito | D 5195,5295,5135,5235 380000; C 1110 380000
se dañó el horno y el técnico cobró 150.000 en efectivo por arreglarlo | D 5145,5245 150000; C 1105 150000
flete de la mercancía que traje de Ipiales 210.000 en efectivo | D 1435,6205,5135,5235 210000; C 1105 210000
pagué el seguro todo riesgo de la camioneta 2.400.000 por transferencia | D 5130,5230,1705 2400000; C 1110 2400000 OR ASK
le pagué a la manicurista su quincena de 650.000 en efectivo | D 5105,5205,2505 650000; C 1105 650000
la planilla de seguridad social del mes 1.432.500 se pagó por PSE | D 2370,2380,5105 1432500; C 1110 1432500
puse 5 millones de mi bolsillo para arrancar el negocio consignados en el banco | D 1110 5000000; C 3105,3115,3130,3140 5000000 OR ASK
saqué 300 mil de la caja para el mercado de mi casa | D 1325,3130,3115,2355,3605 300000; C 1105 300000 OR ASK
el banco me prestó 20 millones y los consignó en la cuenta corriente | D 1110 20000000; C 2105 20000000
cuota del crédito del banco 1.150.000, de esos 850.000 son capital y 300.000 intereses, débito automático | D 2105 850000; D 5305 300000; C 1110 1150000
pague la cuota del prestamo 1.150.000 por el banco | ASK
el banco me cobró 18.500 de cuota de manejo | D 5305 18500; C 1110 18500
me descontaron 12.340 de 4x1000 | D 5115,5305,5315 12340; C 1110 12340
consigné 2.500.000 de la caja en Davivienda | D 1110 2500000; C 1105 2500000
retiré 400 mil del cajero para la caja | D 1105 400000; C 1110 400000
pasé 600.000 de nequi a bancolombia | D 1110,1120 600000; C 1110,1120 600000
al cuadrar la caja faltaron 15.000 | D 1365,5395,5310,5315,1380 15000; C 1105 15000 OR ASK
arqueo de caja, sobraron 8.200 pesos | D 1105 8200; C 4295,2895,2380,2815 8200 OR ASK
compré un computador portatil para la oficina en 3.570.000 iva incluido, pagado con transferencia | D 1528 3000000; D 2408 570000; C 1110 3570000 OR D 1528 3570000; C 1110 3570000 OR ASK
compramos un local en 180 millones, 60 los pagamos con el banco y 120 con hipoteca del Banco de Bogotá | D 1516 180000000; C 1110 60000000; C 2105 120000000 OR ASK
compré una vitrina de segunda para el almacén por 450.000 en efectivo sin iva | D 1524,1520 450000; C 1105 450000
vendimos la moto vieja en 3 millones en efectivo, costó 8 millones y tenía depreciación de 6 millones | D 1105 3000000; D 1592 6000000; C 1540 8000000; C 4245 1000000
vendí un computador viejo por 500.000 | ASK
la depreciación de los equipos de oficina de este mes es 125.000 | D 5160,5260 125000; C 1592 125000
don Pacho nunca me pagó 340.000, ya se murió y no hay a quien cobrarle | D 5199,1399,5310,5299,5395,5315 340000; C 1305 340000 OR ASK
donamos 500.000 a la Cruz Roja por transferencia | D 5395 500000; C 1110 500000
la fundación recibió una donación de 10 millones de Bavaria en la cuenta de ahorros | D 1110,1120 10000000; C 41,4295,4210,3210 10000000
me pusieron un comparendo de 650.000 y lo pagué en efectivo | D 5395,5315 650000; C 1105 650000
la dian nos sancionó por extemporaneidad, 424.000 pagados por PSE | D 5395,5315 424000; C 1110 424000
pagué el IVA del cuatrimestre 2.345.000 por PSE | D 2408,2412,2495 2345000; C 1110 2345000
pague la retencion en la fuente de octubre 780.000 por transferencia | D 2365 780000; C 1110 780000
pagué industria y comercio del bimestre 312.000 en el banco | D 2412,5115,2368 312000; C 1110 312000
pagamos la renta del año pasado, 4.500.000 por PSE | D 2404 4500000; C 1110 4500000
predial de la bodega 1.234.000 pagado por transferencia | D 5115,2416,5215 1234000; C 1110 1234000
renovación de la matricula mercantil en la camara de comercio 1.080.000 por PSE | D 5140,5240,5115 1080000; C 1110 1080000
impuesto del carro de la empresa 560.000 efectivo | D 5115,2440,5215,2436 560000; C 1105 560000
un cliente me anticipó 2 millones por transferencia para un pedido de uniformes | D 1110 2000000; C 2805 2000000
entregué el pedido de uniformes por 5.000.000 sin iva, ya me habian dado 2 millones de anticipo y el saldo me lo pagan en un mes | D 2805 2000000; D 1305 3000000; C 41 5000000
le di un anticipo de 1.500.000 al carpintero en efectivo para que haga los muebles | D 1330 1500000; C 1105 1500000
dejé 1.200.000 de depósito por el arriendo del local en efectivo | D 1355,1335,1380,1330 1200000; C 1105 1200000
me devolvieron el depósito del arriendo 1.200.000 por transferencia | D 1110 1200000; C 1355,1335,1380,1330 1200000
vendí servicios de contabilidad a Transportes Rápido SAS nit 830.112.445-6 por 2.000.000 más IVA, me retuvieron 11% de retefuente y el neto llegó al banco | D 1110 2160000; D 1355 220000; C 41 2000000; C 2408 380000
consulta médica 180.000 pagada con datáfono | D 1110,1120,1305,1345,1380 180000; C 41 180000
hoy atendí 8 pacientes a 90.000 cada uno, todos en efectivo | D 1105 720000; C 41 720000
corte y tinte 95 mil me pagaron por daviplata, no cobro iva | D 1110,1120 95000; C 41 95000
12 cortes de pelo a 20.000 en efectivo y 5 por nequi al mismo precio, sin iva | D 1105 240000; D 1110,1120 100000; C 41 340000
vendi 30 arrobas de café a 140.000 la arroba a la cooperativa, me consignaron | D 1110 4200000; C 41 4200000 OR ASK
compré abono y veneno para el cultivo 860.000 fiado en el agropunto | D 1435,1425,1455,7105,71,51,52,6205,1405,1584,73,1588 860000; C 2205,2335 860000 OR ASK
pague jornales de la recolección 1.260.000 en efectivo | D 5105,5205,72,73,2505,7205 1260000; C 1105 1260000
vendí un novillo en 2.900.000 de contado en efectivo | D 1105 2900000; C 41,4245 2900000 OR ASK
carreras del taxi hoy 285.000 en efectivo | D 1105 285000; C 41 285000
cambio de aceite y filtros al taxi 190.000 en efectivo | D 5145,5245,6145,73 190000; C 1105 190000
llantas nuevas para el bus 3.200.000 a crédito con Llantas y Más | D 5145,5245,1540,5195,5295 3200000; C 2205,2335 3200000
compra de verduras y carne para el restaurante por 640.000 en plaza, efectivo | D 1435,1405,6205,61,14 640000; C 1105 640000
almuerzos del dia 1.080.000, la mitad en efectivo y la mitad por nequi, impoconsumo 8% incluido | D 1105 540000; D 1110,1120 540000; C 41 1000000; C 2408,2464,2436,2495 80000 OR ASK
pagué 70.000 de gas para la cocina en efectivo | D 5135,5235 70000; C 1105 70000
propinas recogidas 120.000 en efectivo para repartir a los meseros | D 1105 120000; C 2815,2380,2895,2805 120000 OR ASK
compre resmas de papel y tinta 156.000 con tarjeta de credito | D 5195,5295 156000; C 2105,2335,2195,2380 156000
jabon, escobas y limpido pal aseo 48.700 efectivo | D 5195,5135,5295 48700; C 1105 48700
pague la tarjeta de credito 900.000 desde bancolombia | D 2105,2335,2195,2380 900000; C 1110 900000
publicidad en facebook 250.000 con tarjeta de credito | D 5235,5195,5295 250000; C 2105,2335,2195,2380 250000
le pagué 800 mil al contador de honorarios por transferencia | D 5110 800000; C 1110 800000
honorarios de la abogada 3.000.000, le retuve el 11% y le transferí el resto | D 5110 3000000; C 2365 330000; C 1110 2670000
le presté 500.000 a un empleado en efectivo | D 1365 500000; C 1105 500000
el empleado me abonó 100.000 del préstamo por nequi | D 1110,1120 100000; C 1365 100000
mi cuñado me prestó 4 millones para el negocio, en efectivo | D 1105 4000000; C 2195,2355,2380,2335,2105 4000000
le devolví 1 millón a mi cuñado del préstamo por nequi | D 2195,2355,2380,2335,2105 1000000; C 1110,1120 1000000 OR ASK
intereses que me dio la cuenta de ahorros 6.512 | D 1110,1120 6512; C 4210 6512
se repartieron dividendos por 8 millones, quedan por pagar | D 3605,3705 8000000; C 2360 8000000
pagamos los dividendos decretados 8 millones por transferencia | D 2360 8000000; C 1110 8000000
el recibo de la luz de noviembre llegó por 310.000, lo pago el otro mes | D 5135,5235 310000; C 2335 310000
provisión de la prima del mes 416.500 | D 5105,5205 416500; C 2610,2520,25 416500
pague la prima de junio a los empleados 2.500.000 por transferencia | D 2520,2610,5105 2500000; C 1110 2500000 OR ASK
liquidación de vacaciones de Martha 700.000 pagada por transferencia | D 2525,2610,2615,5105 700000; C 1110 700000 OR ASK
pagué las cesantías al fondo 3.100.000 por PSE | D 2510,2610,5105 3100000; C 1110 3100000 OR ASK
la nómina del mes son 4.000.000 de sueldos, se descontó 160.000 de salud y 160.000 de pensión, el neto por pagar | D 5105 4000000; C 2370 160000; C 2380 160000; C 2505 3680000 OR D 5105 4000000; C 2370 320000; C 2505 3680000
me equivoqué, lo de 45.000 que puse en papelería era de aseo | D 5195 45000; C 5195 45000 OR ASK
pasar 800.000 que quedaron en servicios públicos a arrendamientos, estaba mal | D 5120 800000; C 5135 800000
vendí 3 pantalones a 70 mil c/u con 10% de descuento, en efectivo, sin iva | D 1105 189000; C 41 189000 OR D 1105 189000; D 5305 21000; C 41 210000
por pagar antes el proveedor me rebajó 60.000 de la deuda de 1.200.000 y le transferí lo demás | D 2205 1200000; C 1110 1140000; C 4210 60000
le hice un descuento por pronto pago de 20.000 al cliente que debía 400.000, me transfirió el resto | D 1110 380000; D 5305 20000; C 1305 400000
la factura de venta FV-102 por 1.500.000 mas iva a credito a nombre de Colegio San José NIT 860.033.221-4 | D 1305 1785000; C 41 1500000; C 2408 285000
el colegio san jose pagó la factura, 1.785.000 por transferencia | D 1110 1785000; C 1305 1785000
llegó factura de la ferretería por 238.000 con iva incluido, materiales para el arreglo del local, la pago a fin de mes | D 5145,5245 200000; D 2408 38000; C 2205,2335 238000 OR D 5145 238000; C 2205,2335 238000
cobré el arriendo del apartamento 950.000 por nequi | D 1110,1120 950000; C 4220,4155 950000
me gané un premio por volumen del proveedor, 300.000 en nota crédito contra lo que le debo | D 2205 300000; C 4210,4295,1435,6205,6225,4175 300000 OR ASK
se robaron mercancía de la bodega por 1.100.000 | D 5310,5395,5315,1999,5299 1100000; C 1435 1100000 OR ASK
se dañaron 40 litros de leche que costaron 120.000 | D 5310,5395,6135,5299,5315 120000; C 1435,1405 120000 OR ASK
me llevé para mi casa mercancía que costó 80.000 | D 1325,3130,3115,2355,3605 80000; C 1435 80000 OR ASK
el aseguradora me pagó 2 millones por el robo, por transferencia | D 1110 2000000; C 4255,4295,1345,1360 2000000 OR ASK
compré 1.000 dólares a 4.050 con plata del banco | D 1105,1110,1120 4050000; C 1110 4050000
el cliente de Miami pagó 2.000 dolares a 4.100, la factura estaba registrada a 4.000, entró al banco | D 1110 8200000; C 1305 8000000; C 4210 200000
por diferencia en cambio la deuda con el proveedor de China subió 350.000 | D 5305 350000; C 2210,2205 350000
el 15 de noviembre pagué vigilancia 600.000 en efectivo | D 5135,5235 600000; C 1105 600000 ON 2026-11-15
ayer vendí 430.000 en efectivo sin iva | D 1105 430000; C 41 430000 ON 2026-11-25
antier compré mercancía por 275.000 de contado en efectivo sin iva | D 1435,6205 275000; C 1105 275000 ON 2026-11-24
el lunes pasado le pagué al jardinero 60.000 en efectivo | D 5135,5145,5195,5235,5110,5105 60000; C 1105 60000 ON 2026-11-23
el 03/11 se compraron repuestos pal camión por 410000 con tarjeta debito | D 5145,5245,1455 410000; C 1110 410000 ON 2026-11-03
hace 3 días pagué parqueadero 12.000 en efectivo | D 5195,5295,5155 12000; C 1105 12000 ON 2026-11-23
en efectivo, 35.000, pagué un taxi para llevar documentos | D 5195,5295,5155 35000; C 1105 35000
por transferencia de 700.000 se pagó la administración del edificio | D 5120,5135,5195,5145,5115,5125,5110,5295 700000; C 1110 700000
1.400.000 efectivo venta del dia sin iva | D 1105 1400000; C 41 1400000
nequi 56000 venta empanadas no iva | D 1110,1120 56000; C 41 56000
vendi quinientos mil pesos en ropa en efectivo sin iva | D 1105 500000; C 41 500000
dos millones trescientos mil pesos pague de arriendo por transferencia | D 5120,5220 2300000; C 1110 2300000
pague cincuenta lucas de domicilios en efectivo | D 5135,5195,5235,5295 50000; C 1105 50000
un palo de arriendo en efectivo pagué | D 5120,5220 1000000; C 1105 1000000
palo y medio me consignaron de la venta de quesos sin iva | D 1110 1500000; C 41 1500000
compre mercansia por 780.000 a cuotas al provedor sin iba | D 1435,6205 780000; C 2205 780000
bendi un celular en 900.000 mas iva en efetivo | D 1105 1071000; C 41 900000; C 2408 171000
pague los serbisios publicos 187.000 por tranferencia | D 5135,5235 187000; C 1110 187000
vendí | ASK
pagué 200.000 | ASK
compré unas cosas por 90.000 en efectivo | ASK
me entraron 3 millones al banco | ASK
hice un negocio con mi primo de 2 millones | ASK
pagué 120.000 a Juan en efectivo | ASK
almuerzo con un cliente 86.000 en efectivo | D 5195,5295 86000; C 1105 86000
tiquetes aéreos para visitar un cliente en Cali 640.000 con tarjeta de crédito | D 5155,5255 640000; C 2105,2335,2195,2380 640000
hotel en Medellín por trabajo 320.000 con tarjeta débito | D 5155,5255 320000; C 1110 320000
capacitación para los empleados 400.000 por transferencia | D 5105,5195,5205 400000; C 1110 400000
dotación de uniformes y botas para los trabajadores 520.000 en efectivo | D 5105,5205 520000; C 1105 520000
suscripción anual del software contable 1.200.000 por pse | D 1705,1710,5195,5135,5165,5235 1200000; C 1110 1200000 OR ASK
pago anticipado de arriendo de 6 meses 9.000.000 por transferencia | D 1705 9000000; C 1110 9000000
amortizar un mes del arriendo pagado por anticipado 1.500.000 | D 5120,5220 1500000; C 1705 1500000
reponer caja menor 350.000 en cheque | D 1105 350000; C 1110 350000 OR ASK
el banco devolvió un cheque sin fondos de un cliente por 1.100.000 | D 1305,1380 1100000; C 1110 1100000
abrí un CDT de 10 millones con plata de la cuenta de ahorros | D 1225,1125 10000000; C 1110,1120 10000000
se vencio el cdt y me consignaron 10.000.000 de capital y 450.000 de intereses | D 1110,1120 10450000; C 1225,1125 10000000; C 4210 450000
el municipio nos giró 25 millones del convenio para niños al banco | D 1110 25000000; C 41,2805,28,42,2705,2815 25000000 OR ASK
compramos refrigerios para el taller de la comunidad 230.000 en efectivo | D 5195,5295,53,61 230000; C 1105 230000
socio nuevo entra con aporte de 15 millones por transferencia | D 1110 15000000; C 3105,3115 15000000
vendí a crédito 600.000 sin iva a don Luis, y me abonó de una 200.000 en efectivo | D 1105 200000; D 1305 400000; C 41 600000
pagué peajes y parqueaderos del viaje 84.500 en efectivo | D 5195,5295,5155,5135 84500; C 1105 84500
cobré una incapacidad de la EPS 540.000 por transferencia | D 1110 540000; C 1365,1345,1380,4255,1355,4250 540000 OR ASK
`;
