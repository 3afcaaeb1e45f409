/** Written in one go by somebody who knew how the search works and had not its words before them; kept as it is. */
export const SEVENTH_TABLE = `
compra de tinte y peróxido para la peluquería | debit | 1435, 143501, 1455, 5195, 519595, 5295, 529595, 6135, 7205, 1405
cortes de cabello del día | credit | 4135, 4170, 417005, 4155, 4235, 413595, 4140
servicio de manicure | credit | 4135, 4170, 4155, 4235, 4140
pago al estilista por porcentaje | debit | 5105, 5110, 511095, 5205, 5210, 5235, 5135, 6170, 7305, 520518, 510518, 5295, 529505
mensualidad del gimnasio que cobré | credit | 4170, 417005, 4160, 4135, 4155, 4165
compra de concentrado para revender en la veterinaria | debit | 1435, 143501
vacunas para la clínica veterinaria | debit | 1435, 143501, 1455, 1405
consulta veterinaria cobrada | credit | 4165, 4155, 4135, 4170, 4235, 416515
alimento para las gallinas | debit | 1455, 1405, 6105, 7105, 1435, 5195, 1584, 6110
venta de huevos | credit | 4135, 4105, 410505, 4110
venta de la cosecha de café | credit | 4105, 410505, 4135
abono y fungicida para el cultivo | debit | 1455, 1405, 7105, 6105, 1596, 5195, 1435
jornales de los recolectores | debit | 7205, 5105, 7110, 6105, 510506, 5205, 510536, 7120
compra de un novillo para ceba | debit | 1445, 1584, 144505, 1435
cemento y varilla para la obra | debit | 1405, 1455, 7105, 1435, 6130, 6135, 1508, 1425
nómina de los obreros | debit | 7205, 5105, 510506, 720506, 6130
anticipo recibido para la construcción de una casa | credit | 2805, 280505, 2810
anticipo al contratista | debit | 1330, 133010, 133005
acta parcial de obra cobrada | credit | 4130, 413005, 4135
retención en garantía que me hizo el cliente | debit | 1365, 1380, 1325, 1355, 1345, 1310, 1395, 1360, 1335
flete que me cobró la transportadora por traer mercancía | debit | 1435, 143501, 5235, 523550, 5135, 513550, 6135, 6225
venta de fletes de mi camión | credit | 4145, 414505, 4135
peajes del viaje a Bogotá | debit | 5195, 519545, 519595, 5295, 529545, 5155, 5255, 5295
acpm para la volqueta | debit | 5195, 519535, 5295, 529535, 6145, 7310
llantas del camión | debit | 5145, 514540, 5245, 524540, 5195, 7335, 6145
comparendo de tránsito | debit | 5395, 539520, 539595
tecnomecánica de la camioneta | debit | 5140, 514015, 514095, 5145, 514540, 5240, 5245, 5195, 5295, 524540, 5140, 5115
impuesto de rodamiento | debit | 5115, 511540, 5215, 521540
matrículas cobradas del colegio | credit | 4160, 416005, 4135
pensiones escolares del mes | credit | 4160, 416005, 4135
honorarios de los profesores por horas cátedra | debit | 5110, 511095, 5105, 5210, 6160, 7205, 511035, 5205
consultas médicas del día | credit | 4165, 416515, 4135
guantes y jeringas para el consultorio | debit | 1455, 5195, 1435, 519595, 6165, 1405, 7105, 5295
arriendo del consultorio | debit | 5120, 512010, 5220, 522010
venta de almuerzos | credit | 4140, 414015, 4135
mercado para el restaurante | debit | 1435, 1405, 1455, 7105, 6140, 140501, 6205
propinas recibidas para los meseros | credit | 2815, 281505, 2380, 238095, 2895, 2805, 2510, 2505, 2335
pipeta de gas para la cocina | debit | 5135, 513555, 5235, 523555, 6140, 7335
domicilios que nos pagó Rappi | credit | 4140, 4135, 4145, 1305, 1345, 4235
comisión de Rappi | debit | 5295, 529505, 5195, 519505, 5235, 523595, 5305, 530515
publicidad en Google | debit | 5235, 523560, 5195, 5135, 513595
desarrollo de la página web | debit | 1635, 163505, 5135, 513595, 5235, 523595, 5110, 1625, 511095, 5145, 1710
suscripción de Canva | debit | 5195, 519595, 5295, 529595, 5135, 513595, 513520, 523520, 5235, 523560, 519510, 1710, 529510
servidor en la nube de Amazon | debit | 5135, 513520, 5235, 523520, 513595, 513535, 523535
dominio y hosting | debit | 5135, 513520, 513595, 5235, 523520, 513535
licencia de Office | debit | 1635, 163505, 5195, 5295, 5135, 513520, 1710, 171016, 519595, 1625, 5235, 1630
compra de computador portátil para la oficina | debit | 1528, 152805, 152810
impresora multifuncional | debit | 1528, 152805, 1524, 152410, 152810
escritorio y silla ergonómica | debit | 1524, 152405
aire acondicionado para el local | debit | 1524, 152410, 152405, 1516, 1520
vitrina exhibidora | debit | 1524, 152405, 152410, 1532
nevera para exhibir gaseosas | debit | 1524, 152410, 1532, 1520, 152405
horno industrial para la panadería | debit | 1520, 152005, 1532, 1524, 152095
máquina plana de confección | debit | 1520, 152005
moto para domicilios | debit | 1540, 154025, 154030, 154005
compra del local comercial | debit | 1516, 151610, 151605
lote para construir la bodega | debit | 1504, 150405, 150410
adecuación del local antes de abrir | debit | 1710, 171012, 5150, 515015, 1516, 151610, 171060, 171044, 171008, 5250, 1508, 5145, 514510, 1599
registro mercantil del primer año | debit | 5140, 514010, 5240, 524010
renovación en cámara de comercio | debit | 5140, 514010, 5240, 524010
autenticar documentos en la notaría | debit | 5140, 514005, 5240, 524005
certificado de libertad y tradición | debit | 5140, 514010, 514015, 514005, 514095, 5240
póliza de cumplimiento | debit | 5130, 513010, 513005, 5230, 1705, 170520
póliza de incendio del negocio | debit | 5130, 513025, 513020, 513015, 5230, 1705, 170520
vigilancia de la bodega | debit | 5135, 513505, 5235, 523505
fumigación del local | debit | 5195, 519595, 5145, 5135, 513595, 513505, 5295, 5235, 5145, 514510
alarma monitoreada | debit | 5135, 513505, 5235, 523505
administración del centro comercial | debit | 5195, 519595, 5120, 5135, 513595, 5115, 5220, 512010, 5295, 511570, 5140, 519590, 522010
cuota extraordinaria de la propiedad horizontal | debit | 5195, 5115, 5135, 5120, 5395, 5295, 511570, 519595, 512595, 5125
afiliación a Fenalco | debit | 5125, 512510, 512505, 5225
cuota a la agremiación | debit | 5125, 512505, 512510, 5225
plata que metió el socio al negocio | credit | 3105, 310505, 3115, 311505, 2355, 235505, 3130, 3110, 3120, 3140, 311535
saqué plata para la casa | debit | 3105, 310505, 1325, 132505, 3130, 2355, 1365, 3115, 1330, 1380, 3115, 133095
lo que me debe el socio | debit | 1325, 132505, 132510
reparto de utilidades a los accionistas | debit | 3705, 3605, 370501, 3710
dividendos por pagar a los socios | credit | 2360, 236005
reserva legal del año | credit | 3305, 330505
utilidad del año pasado | credit | 3705, 370501, 3605
crédito de libre inversión que me aprobó Bancolombia | credit | 2105, 210510, 210515, 210505
cuota del leasing del carro | debit | 2105, 2110, 5120, 512040, 211505, 2115, 5305, 210510, 522040, 210515, 2120
abono a capital del préstamo | debit | 2105, 210510, 2195, 2355
intereses de mora que cobró el banco | debit | 5305, 530520
intereses corrientes de la cartera que me pagó el cliente | credit | 4210, 421005, 421020, 421040
rendimientos de la cuenta de ahorros | credit | 4210, 421005
CDT a 90 días | debit | 1225, 122505
gota a gota | credit | 2195, 219505, 2105, 2380, 2355, 219595, 2370, 2120
préstamo de mi suegro | credit | 2195, 219505, 2380, 238095, 2120, 2105, 2355
pago de la tarjeta de crédito | debit | 2105, 2335, 210505, 233595, 2195, 210595, 210510, 2120, 2380
cuota de manejo | debit | 5305, 530505, 530515
cobro por consignación nacional | debit | 5305, 530515, 530505
comisión del datáfono de Redeban | debit | 5305, 530515
gravamen a los movimientos financieros | debit | 5115, 511595, 5305, 530595, 5215
cheque devuelto de un cliente | debit | 1305, 130505, 1380, 1355, 138095, 1110, 1345, 1390
diferencia en cambio a favor | credit | 4210, 421020
pérdida por diferencia en cambio | debit | 5305, 530525
pagué la declaración de IVA | debit | 2408, 240801, 240805, 240802
pago de la retención en la fuente del mes | debit | 2365
industria y comercio del bimestre | debit | 2412, 5115, 511505, 5215, 241205
reteica que practiqué | credit | 2368
retención que me hizo el cliente en la venta | debit | 1355, 135515
autorretención de renta | debit | 1355, 135515, 135595
anticipo de renta | debit | 1355, 135505
impuesto de renta del año | debit | 5405, 540505
renta por pagar a la DIAN | credit | 2404, 240405
impuesto predial de la bodega | debit | 5115, 511515, 5215
IVA descontable de la compra | debit | 2408, 240802, 240810, 240805
IVA de la venta | credit | 2408, 240805, 240801
impuesto al consumo del restaurante | credit | 2464, 2495, 246205, 2436, 2408, 2468
sanción por extemporaneidad | debit | 5395, 539520
estampillas del contrato | debit | 519550, 5115, 511595, 5140, 5215
quincena de los empleados | debit | 5105, 510506, 2505, 5205, 250505, 520506
recargo nocturno y dominicales | debit | 5105, 510515, 5205, 520515
auxilio de rodamiento del vendedor | debit | 5205, 520545, 5105, 510545, 520527, 5295, 5195, 519535, 5155
rodamiento de los vendedores | debit | 5205, 5105, 520545, 510545, 5255, 5295, 5155, 519535
aguinaldo de los trabajadores | debit | 5105, 510548, 510530, 510542, 5205, 520548, 510595, 520542
dotación de uniformes | debit | 5105, 510551, 5205, 520551
examen médico de ingreso | debit | 5105, 510584, 510595, 5205, 5195, 519595, 510563
aporte a Colpensiones | debit | 5105, 510570, 2380, 238030, 5205, 520570
pago de la planilla pila | debit | 2370, 237005, 2380, 238030, 237006, 237010
Sena e ICBF | debit | 5105, 510578, 510575, 2370, 237010, 5205, 520578, 520575
caja de compensación Comfama | debit | 5105, 510572, 2370, 237010, 5205, 520572
ARL Sura | debit | 5105, 510568, 2370, 237006, 5205, 520568
cesantías consignadas al fondo | debit | 2510, 251010, 2610, 261005, 251005
provisión de prima | debit | 5105, 510536, 5205, 520536
vacaciones que se tomó la secretaria | debit | 2525, 5105, 510539, 2610, 261015, 252505
liquidación de Pedro que se retiró | debit | 5105, 510560, 2505, 2510, 510506, 2610, 5205, 251010, 250505
indemnización por despido | debit | 5105, 510560, 5205, 520560
libranza descontada al trabajador | credit | 2370, 237030, 237095, 237045, 2380, 237025
embargo del empleado | credit | 2370, 237025
préstamo a un trabajador | debit | 1365, 136595, 136530, 136505
salud y pensión del dueño | debit | 5105, 510569, 510570, 5195, 1325, 3130, 2370, 5115
fondo de empleados | credit | 2370, 237045, 237035, 237095
almuerzo de fin de año con el equipo | debit | 5105, 510563, 5195, 519520, 519560, 5205, 5295, 510595, 510566, 510548
capacitación del personal | debit | 5105, 510563, 5205, 520563, 510562
póliza de vida de los empleados | debit | 5105, 510554, 5130, 5205, 513010, 513015
tiquetes aéreos a Cartagena | debit | 5155, 515515, 5255, 525515
noche de hotel en Cali | debit | 5155, 515505, 5255, 525505
viáticos del viaje | debit | 5155, 5105, 510521, 5205, 5255, 515595, 520521, 515505
plan de datos del celular | debit | 5135, 513535, 5235, 523535
factura de Movistar | debit | 5135, 513535, 5235, 523535
recibo del agua de Acuavalle | debit | 5135, 513525, 5235, 523525
factura de la energía Celsia | debit | 5135, 513530, 5235, 523530
recolección de basuras | debit | 5135, 513505, 513525, 5235
envío por Servientrega | debit | 5135, 513540, 513550, 5235, 523550, 523540
mensajero en moto | debit | 5135, 513540, 513550, 5235, 523550, 5195, 519545, 5295
trasteo de la oficina | debit | 5135, 513550, 5235, 523550, 5195
cajas y bolsas para empacar | debit | 1460, 146005, 5195, 519595, 5295, 529540, 529595, 1455, 519540
etiquetas y cinta pegante | debit | 5195, 519530, 519540, 1460, 5295, 529540, 529530, 519595
cafetería para la oficina | debit | 5195, 519525, 5295
flores para el velorio de un cliente | debit | 5195, 519520, 5295, 529520, 5395, 519595
donación al banco de alimentos | debit | 5395, 539525
regalos para clientes | debit | 5195, 519520, 5295, 529520, 5235, 523560, 539525, 5395
muestras gratis | debit | 5235, 523560, 5295, 529595, 5295, 5195
stand en la feria | debit | 5235, 523560, 523595, 5295
impuesto asumido | debit | 5315, 531520
faltante de caja | debit | 5310, 1365, 5395, 136595, 530595, 5315, 531520, 5305, 539595, 136525
sobrante de caja | credit | 4295, 429553, 429595, 4250, 425050, 429551
robo de mercancía | debit | 5310, 531035, 5315, 5395, 531095, 531040, 5313
mercancía vencida que se botó | debit | 5310, 531035, 531040, 5299, 5199, 1499, 149905, 531095, 6135, 531030, 519915, 529915
mercancía que devolvió el cliente | debit | 4175, 417501
devolución de mercancía al proveedor | credit | 1435, 6225, 143501, 622501
descuento que me hizo el proveedor por pronto pago | credit | 4210, 421040
descuento por pronto pago que le di a un cliente | debit | 5305, 530535
venta de la moto vieja con ganancia | credit | 4245, 424540, 424545, 4248
pérdida en la venta del computador | debit | 5310, 531015, 531030
arriendo que recibo del segundo piso | credit | 4220, 422010
comisión que me gané por vender un seguro | credit | 4225, 4230, 4235, 4155, 4135, 423505, 4215, 4150, 423595, 429505
indemnización del seguro | credit | 4255, 425505, 425515
recuperación de cartera castigada | credit | 4250, 425005
venta de cartón y chatarra | credit | 4295, 4210, 429595, 4135, 429533, 429513, 423595, 4235, 413595, 429517
subsidio del gobierno para la nómina | credit | 4295, 429530, 429595, 4235, 4250
costo de lo vendido | debit | 6135, 613505, 6120, 6205
compra de inventario a crédito | debit | 1435, 143501, 6205
le quedé debiendo al proveedor | credit | 2205, 220505
fiado a la vecina | debit | 1305, 130505
abono de un cliente | credit | 1305, 130505
anticipo de un cliente para un pedido | credit | 2805, 280505
depósito que dejó el inquilino | credit | 2810, 281005, 2815, 2805, 280505, 281505, 281010
depósito en garantía que entregué por el local | debit | 1335, 133505, 133520, 133510, 133515
amortización del seguro pagado por anticipado | credit | 1705, 170520
arriendos pagados por adelantado | debit | 1705, 170525
depreciación de los muebles | debit | 5160, 516015, 5260
depreciación acumulada del vehículo | credit | 1592, 159235
deterioro de cartera | debit | 5199, 519910, 5299, 529910
base de la caja menor | debit | 1105, 110510
reembolso de caja menor | credit | 1105, 1110, 110510, 111005, 110505
plata en Nequi | debit | 1120, 1110, 112005, 111005
consigné en el Banco Agrario | debit | 1110, 1120, 111005, 112005
dólares en efectivo | debit | 1105, 110515
honorarios del revisor fiscal | debit | 5110, 511010, 5210
asesoría del contador | debit | 5110, 511035, 511030, 5210
abogado del pleito laboral | debit | 5110, 511025, 5210
avalúo del lote | debit | 5110, 511020, 5210, 511095
servicio técnico del computador | debit | 5145, 514525, 5245, 514520, 5145
pintura del local | debit | 5150, 515015, 5145, 514510, 5250
arreglo de goteras | debit | 5150, 515015, 5145, 514510, 5250
jardinería del edificio | debit | 5195, 5135, 513505, 5145, 514510, 514505, 5245, 519595, 5150
libros para la biblioteca de la empresa | debit | 5195, 519510, 5295
periódico y revistas | debit | 5195, 519510, 5295
parqueadero mensual | debit | 5195, 519565, 5120, 512010, 5295
`;
