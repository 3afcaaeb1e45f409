/** Written like the second bank, in one go and kept as it is, but for one account that its writer had confused (1536). */
export const THIRD_STRANGERS = `
le compré mercancía a Textiles Medellín por dos millones trescientos mil más IVA, la mitad de contado por transferencia y el resto a 30 días | D 1435,6205 2300000; D 2408 437000; C 1110,1120 1368500; C 2205 1368500
vendí mercancía en dos palos y medio, me consignaron a Davivienda | D 1110,1120 2500000; C 4135 2500000
me entraron 850k por una asesoría, por Nequi | D 1110,1120 850000; C 41 850000
anteayer pagué 75.600 de agua por Nequi | D 5135,5235 75600; C 1110,1120 75600
El lunes pasado se le compró a Makro aseo y cafetería por 132.400 con tarjeta débito | D 5195,5295 132400; C 1110,1120 132400
ingresó por caja 95.000 por venta de desayunos | D 1105 95000; C 41 95000
venta de contado $ 357.000 IVA incluido | D 1105 357000; C 41 300000; C 2408 57000
Facturación a Colegio San José por clases de música: $1.400.000, excluido de IVA, crédito 30 días | D 1305 1400000; C 41 1400000
le vendimos un lote de sillas a Eventos Luna por 3.570.000 con IVA, la mitad al contado en efectivo y la otra mitad a 15 días | D 1105 1785000; D 1305 1785000; C 4135 3000000; C 2408 570000
Eventos Luna canceló el saldo que debía, 1.785.000, con cheque | D 1105,1110 1785000; C 1305 1785000
hice una nota crédito a un cliente por mercancía devuelta, 119.000 con IVA, que me debía | D 4175 100000; D 2408 19000; C 1305 119000
el cliente me devolvió un pantalón de 60.000 y le devolví la plata por Nequi | D 4175 60000; C 1110,1120 60000
di un descuento de 20.000 a un cliente por pagar rápido lo que debía | D 5305,4175 20000; C 1305 20000
compré 15 cajas de cerveza a 48.000 cada una a Bavaria, a crédito 8 días | D 1435,6205 720000; C 2205 720000
pagué a Bavaria los 720.000 que le debía, en efectivo | D 2205 720000; C 1105 720000
devolví a Bavaria 2 cajas que salieron malas, 96.000 menos de lo que le debo | D 2205 96000; C 1435,6225 96000
Me hicieron un descuento del proveedor por 30 mil en lo que debo | D 2205 30000; C 4210 30000
anticipo a proveedor Incolmotos por 4.000.000 mediante transferencia | D 1330 4000000; C 1110,1120 4000000
cliente separa un vestido con 150.000 en efectivo | D 1105 150000; C 2805 150000
compré una estufa industrial para el restaurante por 2.900.000 a crédito en Éxito | D 1520,1524,1532,1536 2900000; C 2335,2205,2380 2900000
compra de local comercial por 180 millones: 80 con transferencia y 100 con crédito hipotecario del banco | ASK
compré una bicicleta para los domicilios, 780 mil en efectivo | D 1540 780000; C 1105 780000
se pagó el arreglo del carro 320.000 por Daviplata | D 5145,5245 320000; C 1110,1120 320000
mantenimiento del computador, $90.000, en efectivo | D 5145,5245 90000; C 1105 90000
pagamos el aseo de la oficina 180.000 en efectivo a doña Carmen | D 5135,5235,5195,5105 180000; C 1105 180000
recibo de gas natural por 41.200 pagado por PSE | D 5135,5235 41200; C 1110,1120 41200
me llegó el recibo de la luz por 230.000, lo pago la otra semana | D 5135,5235 230000; C 2335 230000
pagué el recibo de la luz que tenía pendiente, 230.000, en efectivo | D 2335 230000; C 1105 230000
celular de la empresa 65.000 débito automático | D 5135,5235 65000; C 1110,1120 65000
hosting del año 240.000 con tarjeta de crédito | D 5135,5235,1705,1710 240000; C 2105,2335,2195 240000
suscripción a Netflix para la sala de espera 38.900 con tarjeta débito | D 5195,5295,5135 38900; C 1110,1120 38900
timbres y estampillas 15.000 en efectivo | D 5195,5295,5115 15000; C 1105 15000
envío por Interrapidísimo 18.500 en efectivo | D 5135,5235 18500; C 1105 18500
tiquete aéreo a Medellín 412.000 con tarjeta de crédito | D 5155,5255 412000; C 2105,2335,2195 412000
hotel dos noches 380.000 por transferencia | D 5155,5255 380000; C 1110,1120 380000
viáticos a Pedro por 200.000 en efectivo | D 5155,5255,1330,5105,5205 200000; C 1105 200000
comisiones a los vendedores 650.000 por transferencia | D 5205,5105 650000; C 1110,1120 650000
bonificación a los trabajadores 300.000 en efectivo | D 5105,5205 300000; C 1105 300000
pagué horas extras por 140.000 en efectivo | D 5105,5205 140000; C 1105 140000
nómina del mes 6.200.000, queda por pagar | D 5105,5205 6200000; C 2505 6200000
pagué la nómina que estaba pendiente 6.200.000 por transferencia | D 2505 6200000; C 1110,1120 6200000
sueldo de Marcela 1.750.905 menos salud 70.036 y pensión 70.036, por transferencia | D 5105,5205 1750905; C 2370 70036; C 2380 70036; C 1110,1120 1610833
adelanto de quincena a Jairo 150.000 en efectivo | D 1330,1365 150000; C 1105 150000
pagué vacaciones a Lucía 900.000 por banco | D 2525,5105,5205 900000; C 1110,1120 900000
dotación para los empleados 480.000 en efectivo | D 5105,5205 480000; C 1105 480000
parafiscales del mes 270.000 pagados por PSE | D 2370,5105,5205 270000; C 1110,1120 270000
provisión de prima 145.900 | D 5105,5205 145900; C 2620,2610 145900
provisión de vacaciones del mes 73.000 | D 5105,5205 73000; C 2615,2610 73000
intereses de cesantías 15.600 provisión | D 5105,5205 15600; C 2610,2615 15600
depreciación del computador 75.000 | D 5160,5260 75000; C 1592 75000
amortización del software 50.000 | D 5165,5265 50000; C 1698 50000
compré un seguro contra incendio por un año, 960.000, por transferencia | D 1705,5130,5230 960000; C 1110,1120 960000
amortización del seguro del mes 80.000 | D 5130,5230 80000; C 1705 80000
el banco me prestó 12 millones a 24 meses | D 1110,1120 12000000; C 2105 12000000
pagué 500.000 a capital del crédito y 95.000 de intereses, débito de la cuenta | D 2105 500000; D 5305 95000; C 1110,1120 595000
pagué la tarjeta de crédito 430.000 desde Bancolombia | D 2105,2335,2195 430000; C 1110,1120 430000
le presté 600 mil a mi primo de la plata del negocio, en efectivo | D 1370,1365,1325,1380 600000; C 1105 600000
mi primo me devolvió 200 mil del préstamo por Nequi | D 1110,1120 200000; C 1370,1365,1325,1380 200000
la socia María entregó 3 millones en efectivo como aporte | D 1105 3000000; C 3105,3115 3000000
inicio mi negocio con 8 millones en el banco y 500 mil en efectivo | D 1110,1120 8000000; D 1105 500000; C 3105,3115,3130 8500000
retiro del dueño 250.000 de la caja | D 1325,3130,3105,2355,1365 250000; C 1105 250000
se repartieron utilidades por 5.000.000 por transferencia | D 2360,3705,3605 5000000; C 1110,1120 5000000
constituí un CDT por 10 millones con plata del banco | D 1225 10000000; C 1110,1120 10000000
intereses del CDT 160.000 consignados en la cuenta | D 1110,1120 160000; C 4210 160000
compré 500 dólares a 4.100 en efectivo | D 1105,1110 2050000; C 1105 2050000 OR ASK
exporté artesanías por 1.000 dólares a tasa de 4.050, me consignaron | D 1110,1120 4050000; C 41 4050000
GMF del mes 8.450 | D 5115,5305 8450; C 1110,1120 8450
comisión por transferencia 7.200 cobrada por el banco | D 5305 7200; C 1110,1120 7200
cheque devuelto de un cliente por 350.000 | D 1305,1380,1355 350000; C 1110 350000 OR ASK
reembolso de caja menor 280.000 con cheque | D 1105 280000; C 1110 280000
el faltante de caja de 25.000 lo paga el cajero | D 1365 25000; C 1105 25000
pagué impuesto predial 890.000 por banco | D 5115,2416 890000; C 1110,1120 890000
pagué impuesto de vehículos 310.000 por PSE | D 5115,2440,5215 310000; C 1110,1120 310000
pago declaración de renta 2.340.000 PSE | D 2404 2340000; C 1110,1120 2340000
ReteICA del bimestre 64.000 pagado en efectivo | D 2368 64000; C 1105 64000
sanción DIAN por 530.000 pagada por banco | D 5395 530000; C 1110,1120 530000
pagué al abogado 1.200.000 por transferencia | D 5110 1200000; C 1110,1120 1200000
cámara y comercio 520 mil en efectivo | D 5140,5240 520000; C 1105 520000
escritura en la notaría 145.000 en efectivo | D 5140,5240 145000; C 1105 145000
volantes publicitarios 95.000 en efectivo | D 5235,5195 95000; C 1105 95000
almuerzo de trabajo con un cliente 86.000 con tarjeta débito | D 5195,5295 86000; C 1110,1120 86000
lavado de la camioneta 25.000 en efectivo | D 5145,5195,5295,5245 25000; C 1105 25000
peajes 34.600 en efectivo | D 5195,5295,5155,5255 34600; C 1105 34600
acpm para el camión 210.000 en efectivo | D 5195,5295 210000; C 1105 210000
alquiler de sonido para el evento 400.000 en efectivo | D 5120,5220,5195,5235,5295 400000; C 1105 400000
recibí 300.000 de un cliente sin decir de qué factura, por transferencia | D 1110,1120 300000; C 1305,2805 300000 OR ASK
venta de servicios por internet 95.200 iva incluido pago por PSE | D 1110,1120 95200; C 41 80000; C 2408 15200
vendimos 2 docenas de empanadas a 24.000 la docena, efectivo | D 1105 48000; C 41 48000
recaudo de cartera $640.000 en efectivo | D 1105 640000; C 1305 640000
pagué 80 mil | ASK
recibí 200 mil de mi mamá | ASK
me transfirieron 1.000.000 | ASK
compré un carro | ASK
vendimos 500.000 más IVA del 5% en efectivo | D 1105 525000; C 41 500000; C 2408 25000
vendimos 500.000 sin IVA en efectivo | D 1105 500000; C 41 500000
vendí mercancía por 600.000 que me había costado 350.000, en efectivo | D 1105 600000; C 4135 600000; D 6135 350000; C 1435 350000
ayer vendí 120 mil y anteayer 90 mil, todo en efectivo | TWO OR ASK
compré papelería por 30 mil y pagué el taxi 12 mil, todo en efectivo | TWO
¿qué diferencia hay entre gasto y costo? | QUESTION
como hago para anular un asiento | QUESTION
quisiera comprar una moto de 5 millones | NOTHING
si vendo 100 mil a crédito qué pasa | QUESTION
mañana voy a pagar 300 mil de arriendo | NOTHING
no pagué el arriendo de 500 mil | NOTHING
asdfgh 123 | NOTHING
`;
