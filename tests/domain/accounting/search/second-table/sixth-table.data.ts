/**
 * Written trade by trade before the words of the search were looked at, by somebody who knew how the others score but
 * not its words; kept as it was written. Phrase, side, accepted PUC accounts.
 */
export const SIXTH_TABLE = `
bulto de cemento pa vender | debit | 1435, 6205
puntillas y tornillos surtido | debit | 1435, 6205
vendí una pala y un balde | credit | 4135
galón de pintura vendido | credit | 4135
estantería metálica | debit | 1524, 1520
báscula electrónica | debit | 1520, 1524
el corretaje del vendedor de mostrador | debit | 5205, 5195, 5295
amoladora dañada, la arreglamos | debit | 5145, 5245
cliente maestro me debe materiales | debit | 1305
abono del maestro Pedro | credit | 1305, 2805
descuento por pronto pago que nos dieron | credit | 4210
el señor de los ladrillos me fió | credit | 2205
plata del cajón | any | 1105
venta de mostrador de hoy | credit | 4135
recargas y giros comisión | credit | 4225, 4235, 4295
panela y arroz para surtir | debit | 1435, 6205
gaseosas de Postobón | debit | 1435, 6205
pedido de Bavaria | debit | 1435, 6205
huevos quebrados | debit | 5195, 5295, 5310, 5315, 5395, 1435, 1499, 6135
mercancía vencida | debit | 5195, 5295, 5310, 5315, 5395, 1435, 1499, 6135
la vecina me debe el mercado | debit | 1305
cuaderno de fiados | any | 1305
nevera exhibidora | debit | 1524, 1520
vitrina nueva | debit | 1524
bolsas plásticas para empacar | debit | 5195, 5295, 1460
chance y baloto ganancia | credit | 4225, 4235, 4295
se perdió plata de la caja | debit | 5195, 5295, 5310, 5315, 5395, 1365
datáfono de Redeban cuota mensual | debit | 5305, 5135, 5235, 5120, 5220
arriendo del localito | debit | 5120, 5220
vacuna antirrábica del gato de la bodega | debit | 5195, 5295, 5135, 5235
tintes y keratina | debit | 1455, 1435, 5195, 5295, 6135, 6170, 7405, 6205
cortes de cabello del día | credit | 4170, 4235, 4135
manicure y pedicure | credit | 4170, 4235, 4135
porcentaje de la estilista | debit | 5205, 5105, 5110, 5210, 5195, 5295, 6170, 2335, 2505
alquiler de silla | credit | 4220, 4155
secador y plancha | debit | 1520, 1524, 1455, 5195, 5295
espejo grande del salón | debit | 1524, 1520
champú para la peluquería | debit | 1455, 1435, 5195, 5295, 6170, 6205
propinas que dejaron | credit | 2380, 2815, 2805, 4295, 2335, 2810
silla de barbería | debit | 1524, 1520
toallas y capas | debit | 5195, 5295, 1455, 1524
anticipo de la novia para el peinado | credit | 2805, 2705
venta de esmaltes | credit | 4135
carne y pollo para el restaurante | debit | 1405, 1435, 6140, 6205, 7105, 7205
verduras de la plaza | debit | 1405, 1435, 6140, 6205, 7105
almuerzos vendidos | credit | 4140
corrientazos | credit | 4140, 4135
domicilios por Rappi comisión | debit | 5205, 5295, 5195, 5235, 5305, 529505, 5135
gas propano cilindro | debit | 5135, 5235, 6140
estufa industrial | debit | 1520, 1536
platos y vasos | debit | 1536, 1524, 5195, 5295, 1455
sueldo de la cocinera | debit | 5105, 5205, 6140, 7205, 2505
mesera por días | debit | 5105, 5205, 5135, 5235, 513510, 2505
servilletas y palillos | debit | 5195, 5295, 1455
licencia de Sayco y Acinpro | debit | 5115, 5125, 5140, 5195, 5215, 5225, 5240, 5295
concepto sanitario de bomberos | debit | 5140, 5240, 5115, 5215
fumigación de la cocina | debit | 5135, 5235, 5145, 5245, 5195, 5295
curso de manipulación de alimentos | debit | 5105, 5205, 510563, 520563
impoconsumo del bimestre | any | 2436, 2424, 2412, 2495, 2408
impuesto al consumo por pagar | credit | 2436, 2424, 2412, 2495, 2464
uniformes del personal | debit | 510551, 520551, 5105, 5205
banquete para una boda | credit | 4140
repuestos para la moto del cliente | debit | 1455, 1435, 6135, 6205, 6150
mano de obra mecánica cobrada | credit | 4235, 4135, 4170
aceite y filtros | debit | 1455, 1435, 5145, 5245, 5195, 5295, 6205
elevador de carros | debit | 1520
gato hidráulico | debit | 1520, 1455
llaves y herramienta | debit | 1520, 1524, 1455, 5195, 5295
latonería y pintura ingreso | credit | 4235, 4135, 4170
escáner automotriz | debit | 1520, 1528
tornero que nos ayudó | debit | 5135, 5235, 5110, 5210, 5145, 7405, 6170, 7305
cliente dejó la mitad por adelantado | credit | 2805, 2705
garantía que tocó responder | debit | 5195, 5295, 5315, 2635, 5145, 5245, 4175, 5395
grúa | debit | 5135, 5235, 5195, 5295, 5145
engrasada de la máquina | debit | 5145, 5245
disposición de aceite usado | debit | 5135, 5235, 5195, 5295
novillos de levante | debit | 1445, 1584
compra de terneros | debit | 1445, 1584
venta de leche | credit | 4105
vendí un marrano | credit | 4105
cosecha de café vendida | credit | 4105
cargas de papa | credit | 4105
abono y fungicida | debit | 1405, 1455, 7105, 6105, 1410, 5195, 5295
jornales de la semana | debit | 5105, 7205, 5135, 5235, 6105, 2505, 7305
semillas de maíz | debit | 1405, 1455, 7105, 1410, 1435
purina y sal para el ganado | debit | 1405, 1455, 7105, 6105, 5195, 5295
cercas y alambre | debit | 1516, 1520, 1455, 1508, 5145, 5150
veterinario de la finca | debit | 5110, 5210, 5135, 5235, 7305, 7205
vacuna aftosa | debit | 5135, 5195, 5295, 1455, 7105, 7305
guadaña | debit | 1520
motobomba | debit | 1520
tractor | debit | 1520, 1540
predial de la finca | debit | 5115, 5215, 511515
mayordomo | debit | 5105, 7205, 5205, 2505
pasto alquilado | debit | 5120, 5220
crédito de Finagro | credit | 2105
recolectores de café | debit | 5105, 7205, 5135, 5235, 7305, 2505, 6105
se murió una vaca | debit | 5310, 5315, 5395, 5195, 5295, 1445, 1584
cuota de Fedegán | debit | 5115, 5125, 5195, 5295
consultas particulares | credit | 4165
pago de la EPS Sanitas por pacientes | credit | 4165, 1305
glosas de la EPS | debit | 4175, 5195, 5295, 5199, 5299, 1305
algodón y gasas | debit | 1455, 5195, 5295, 7105, 6165
equipo de rayos x | debit | 1532
camilla y tensiómetro | debit | 1532, 1524
unidad odontológica | debit | 1532
resinas y anestesia | debit | 1455, 1405, 5195, 5295, 6165, 7105
laboratorio dental que me hace las coronas | debit | 5135, 5235, 6165, 7405, 7305, 5110, 5210
habilitación de secretaría de salud | debit | 5140, 5240, 5115
póliza de responsabilidad médica | debit | 5130, 5230, 1705
residuos hospitalarios | debit | 5135, 5235
secretaria del consultorio | debit | 5105, 5205, 2505
médico por prestación de servicios | debit | 5110, 5210, 6165
bono del paciente | credit | 4165, 2805
copagos | credit | 4165, 2815, 2805, 1305
ACPM del camión | debit | 5195, 5295, 6145, 519535, 7305
fletes cobrados | credit | 4145
viaje a Buenaventura cobrado | credit | 4145
peajes del viaje | debit | 5195, 5295, 5155, 5255, 6145, 7305
sueldo del conductor | debit | 5105, 5205, 6145, 7205, 2505
viáticos del conductor | debit | 5155, 5255, 510521, 5105, 5205, 6145, 1330, 1365
llantas del tractocamión | debit | 5145, 5245, 1455, 1540, 6145
rodamiento del vehículo | debit | 5115, 5215, 511540
revisión tecnomecánica | debit | 5140, 5240, 5145, 5245, 5195, 5295
tarjeta de operación | debit | 5140, 5240
compré una buseta | debit | 1540
lavada del carro | debit | 5145, 5245, 5195, 5295, 5135
comparendo | debit | 5395, 539520, 5195, 5295, 5315
manifiesto de carga | any | 5135, 5235, 5140, 5240, 4145, 5195, 5295, 6145
satélite GPS mensualidad | debit | 5135, 5235
todo riesgo de la volqueta | debit | 5130, 5230, 1705
afiliador de la empresa de buses cuota | debit | 5125, 5225, 5120, 5195, 5295
ahorro para llantas | any | 1110, 1120, 1105, 3315, 1125
arena y gravilla | debit | 1405, 1455, 7105, 6130, 1435, 1508
varilla para la obra | debit | 1405, 1455, 7105, 6130, 1508, 1435
acta de obra cobrada | credit | 4130, 1305
anticipo del contrato de obra | credit | 2805
maestro y ayudantes nómina | debit | 5105, 7205, 6130, 2505, 5205
alquiler de andamios | debit | 5120, 5220, 7305, 6130
retegarantía que me dejaron quieta | debit | 1305, 1335, 1345, 1380, 1355
licencia de construcción | debit | 5140, 5240, 1508, 511515
planos del arquitecto | debit | 5110, 5210, 1508
FIC del SENA | any | 5105, 5205, 2370, 510578, 5115, 5125
póliza de cumplimiento | debit | 5130, 5230, 1705
mezcladora | debit | 1520
volqueta por viajes | debit | 5135, 5235, 7305, 6130, 5120
lote para construir | debit | 1504, 1452, 1448, 1432
casa en obra | debit | 1508, 1412, 1420, 1415
interventoría | debit | 5110, 5210
topógrafo | debit | 5110, 5210, 5135, 5235
dotación de cascos y botas | debit | 5105, 5205, 510551, 520551
pauta en Facebook | debit | 5235, 523560, 5135
influencer que nos promocionó | debit | 5235, 523560, 5110, 5210, 5135
Shopify mensual | debit | 5135, 5235, 5195, 5295
comisión de Mercado Libre | debit | 5295, 529505, 5205, 5305, 5195, 5235, 530515
pasarela Wompi comisión | debit | 5305, 530515, 5295, 5195
ePayco nos debe lo de la semana | debit | 1305, 1380, 1110, 1345, 1365
envíos por Servientrega | debit | 5135, 5235, 513540, 523540, 523550
cajas y cinta para despachar | debit | 5195, 5295, 1460, 519540, 529540
dominio de la página | debit | 5135, 5235, 5195, 5295, 1635, 5140
hosting anual | debit | 5135, 5235, 1705, 1635
fotos de producto | debit | 5235, 5135, 5110, 5210, 523560
cliente devolvió los tenis | debit | 4175, 1435
ventas por WhatsApp | credit | 4135
contraentrega por recaudar | debit | 1305, 1380
cambio de talla no reintegrado | any | 4175, 4135, 1435, 2805
importación de China | debit | 1435, 1465, 6205
aranceles | debit | 1435, 1465, 5140, 5115, 5240, 5215
agente de aduana | debit | 5140, 5240, 1435, 1465, 5110, 5210
canva pro | debit | 5135, 5195, 5235, 5295, 1635, 1705, 5110
computador portátil | debit | 1528
celular para pedidos | debit | 1528, 1524
aro de luz y trípode | debit | 1524, 1528, 5195, 5295, 1520
diezmos | credit | 4295, 4170, 4210, 3210, 4135, 4195
ofrendas del domingo | credit | 4295, 4170, 4135, 4195
donación recibida | credit | 4295, 4170, 3210, 429553
mercados para familias pobres | debit | 5395, 5195, 5295, 5105, 6170
ayuda a un damnificado | debit | 5395, 5195, 5295
equipo de sonido | debit | 1524, 1520, 1528
músicos del culto | debit | 5110, 5210, 5135, 5235, 5195
convenio con la alcaldía | credit | 4295, 4170, 2805, 2815, 4235, 1305
aportes de los fundadores | credit | 3105, 3140, 3115, 3205, 3210, 3130
voluntarios refrigerio | debit | 5195, 5295, 519560, 519525
bazar recaudo | credit | 4295, 4170, 4135
becas entregadas | debit | 5395, 5195, 5295, 5105
sillas para el templo | debit | 1524
vela y flores | debit | 5195, 5295
cuota de administración de los apartamentos | credit | 4155, 4235, 4295, 4170, 1305
apartamento 302 en mora | debit | 1305, 1355, 1380
intereses de mora a propietarios | credit | 4210
vigilantes de la portería | debit | 5135, 5235, 513505
mantenimiento del ascensor | debit | 5145, 5245
lavada de tanques | debit | 5135, 5235, 5145, 5245
administrador del edificio honorarios | debit | 5110, 5210
revisor fiscal | debit | 5110, 5210
fondo de imprevistos | any | 3315, 1110, 1120, 2695, 1125, 3305, 1295
cuota extraordinaria | credit | 4155, 4235, 4295, 4170, 1305, 2810
seguro de áreas comunes | debit | 5130, 5230, 1705
bombillos de los pasillos | debit | 5145, 5245, 5195, 5295, 1455
jardinero | debit | 5135, 5235, 5145, 5245, 5105
alquiler del salón comunal | credit | 4220, 4155
multa al propietario por ruido | credit | 4295, 429581, 4255
piscina químicos | debit | 5145, 5245, 5195, 5295, 5135, 1455
citófonos arreglados | debit | 5145, 5245
parqueadero de visitantes cobro | credit | 4220, 4155, 4235, 4295, 4170
tienda escolar utilidad | credit | 4295, 4135, 4210, 4225, 4220
fotocopias vendidas | credit | 4135, 4235, 4170
clase particular de inglés | credit | 4160, 4235
pensión del colegio cobrada | credit | 4160
matrículas del jardín infantil | credit | 4160
profesora de refuerzo | debit | 5105, 5110, 5210, 5205, 6160
diseño de un logo cobrado | credit | 4155, 4235, 4135
asesoría contable cobrada | credit | 4155, 4235, 4170
edición de videos ingreso | credit | 4155, 4235, 4170, 4135
tejidos y mochilas vendidas | credit | 4135, 4120
hilo y tela | debit | 1405, 1435, 1455, 7105, 6205
máquina de coser | debit | 1520
satélite que cose las prendas | debit | 7405, 5135, 5235, 7305, 6120
pan vendido | credit | 4135, 4120, 4140
harina y levadura | debit | 1405, 1435, 7105, 6205
horno de la panadería | debit | 1520, 1536
arepas al por mayor | credit | 4135, 4120, 4140
me giraron de Estados Unidos | debit | 1110, 1120, 1105
saqué del cajero | debit | 1105
consignación en corresponsal | debit | 1110, 1120
gota a gota | credit | 2195, 2105, 2380
cuota del banco de la mujer | debit | 2105, 5305
intereses del gota a gota | debit | 5305
natillera | any | 1380, 1365, 2380, 2815, 1295, 1120, 1110, 2195
cadena de ahorro | any | 1380, 1365, 2380, 1295, 1120, 1110, 2195
mi sueldo como dueño | debit | 5105, 3115, 3130, 3140, 5205, 2505, 2355, 1325
saqué para el mercado de la casa | debit | 3130, 1325, 2355, 3115, 3140, 1330, 1365
puse plata mía para arrancar | credit | 3105, 3115, 3130, 3140, 2355
me prestó mi mamá | credit | 2195, 2380, 2355, 2335, 2105
devolví la plata a mi cuñado | debit | 2195, 2380, 2355, 2335, 2105
cuota manejo tarjeta | debit | 5305, 530505, 530515
cuatro por mil | debit | 5115, 5305, 511595, 530595, 5315
avances de tarjeta de crédito | credit | 2105, 2120
pagué la tarjeta Visa | debit | 2105
DIAN renta | debit | 2404, 5405
declaración de IVA | debit | 2408
retefuente del mes | debit | 2365
ICA de Medellín | debit | 2412, 5115, 5215, 2368
avisos y tableros | debit | 5115, 5215, 2412
sanción por extemporaneidad | debit | 5395, 539520, 5315
facturación electrónica plan | debit | 5135, 5235, 5195, 5295, 1705, 1635
firma digital | debit | 5140, 5240, 5135, 5235, 5195, 5295, 1635, 1705
cámara de comercio renovación | debit | 5140, 5240, 514010
autenticación en la notaría | debit | 5140, 5240
PILA | debit | 2370, 2380, 237005, 5105
primas de junio | debit | 5105, 2520, 5205, 510536, 2610
cesantías al fondo | debit | 2510, 5105, 2610, 5205
vacaciones de Yurani | debit | 2525, 5105, 5205, 2610
liquidación de un empleado que renunció | debit | 2505, 2510, 5105, 2610, 5205
recargo nocturno | debit | 5105, 5205, 510515
incapacidad que reembolsa la EPS | any | 1365, 1380, 1345, 5105, 510524, 4250, 1355
examen de ingreso | debit | 5105, 5205, 5195, 5295, 510584, 5135, 510595
aguinaldos y anchetas | debit | 5105, 5205, 5195, 5295, 519520, 529520
paseo de fin de año del personal | debit | 5105, 5205, 5195, 5295, 510566, 510595
tóner | debit | 5195, 5295, 519530
el plan del celular | debit | 5135, 5235
fibra óptica de Movistar | debit | 5135, 5235
Air-e | debit | 5135, 5235
Triple A | debit | 5135, 5235
Afinia | debit | 5135, 5235
Emcali | debit | 5135, 5235
ESSA luz | debit | 5135, 5235
basuras Interaseo | debit | 5135, 5235
aire acondicionado nuevo | debit | 1524, 1520
aire acondicionado mantenimiento | debit | 5145, 5245
impresora de recibos | debit | 1528, 1524
cámaras de seguridad compradas | debit | 1528, 1524, 1520
pintura de la fachada | debit | 5150, 5250, 5145, 5245
plomero que destapó el baño | debit | 5145, 5245, 5135, 5150
se cobró el arriendo del apartamento | credit | 4155, 4220
rendimientos de la cuenta de ahorros | credit | 4210
botellas y cartón reciclado vendido | credit | 4295, 429507
ganancia al vender la moto vieja | credit | 4245
robo del local | debit | 5310, 5315, 5395, 5195, 5295
indemnización de la aseguradora | credit | 4255
regalías de la marca pagadas | debit | 5195, 5295, 5120, 5235, 5220, 5135
franquicia comprada | debit | 1605, 1620, 1625, 1610, 1630
software contable licencia | debit | 1635, 5135, 5195, 1705, 1710
depreciación del camión | debit | 5160, 5260
desgaste acumulado de las máquinas | credit | 1592
provisión por clientes morosos | debit | 5199, 5299
reserva legal | credit | 3305
utilidades repartidas a los socios | debit | 3705, 3605, 2360
capital suscrito | credit | 3105
`;
