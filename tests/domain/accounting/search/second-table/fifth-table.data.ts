/** Written in one go by somebody who had seen neither the product nor the other tables; kept as it is. */
export const FIFTH_TABLE = `
pagué la luz | debit | 5135, 513530, 5235, 523530
EPM | debit | 5135, 513530, 513525, 513555, 5235, 523530, 523525, 523555
recibo de codensa | debit | 5135, 513530, 5235, 523530
enel | debit | 5135, 513530, 5235, 523530
vanti | debit | 5135, 513555, 5235, 523555
el agua del acueducto | debit | 5135, 513525, 5235, 523525
Claro internet y celular | debit | 5135, 513535, 513595, 5235, 523535, 523595
recarga tigo | debit | 5135, 513535, 5235, 523535
intenet | debit | 5135, 513535, 513595, 5235, 523535, 523595
vijilancia del local | debit | 5135, 513505, 5235, 523505
empresa de aseo que limpia la oficina | debit | 5135, 513505, 5235, 523505
tinto y aromaticas | debit | 5195, 519525, 5295, 529525
trapero, límpido y jabón | debit | 5195, 519525, 5295, 529525
papeleria | debit | 5195, 519530, 5295, 529530
resma de papel | debit | 5195, 519530, 5295, 529530
unas fotocopias | debit | 5195, 519530, 5295, 529530
toner pa la impresora | debit | 5195, 519530, 5295, 529530
taxi | debit | 5195, 519545, 5295, 529545
pasajes en transmilenio | debit | 5195, 519545, 5295, 529545
tanquié la moto en terpel | debit | 5195, 519535, 5295, 529535
gasolina | debit | 5195, 519535, 5295, 529535
parqueadero | debit | 5195, 519565, 5295, 529565
almuerzo con un cliente | debit | 5195, 519520, 519560, 5295, 529520, 529560
suscripción a El Tiempo | debit | 5195, 519510, 5295, 529510
pauta en instagram | debit | 5235, 523560
volantes y pendón | debit | 5235, 523560
publisidad | debit | 5235, 523560
arriendo | debit | 5120, 512010, 5220, 522010
canon de la bodega | debit | 5120, 512010, 5220, 522010
alquiler de computadores | debit | 5120, 512025, 5220, 522025
tres meses de arriendo pagados por adelantado | debit | 1705, 170525
SOAT | debit | 5130, 513075, 5230, 523075, 1705, 170520
seguro todo riesgo del carro | debit | 5130, 513040, 5230, 523040, 1705, 170520
arreglo de la moto | debit | 5145, 514540, 5245, 524540
formatear el pc | debit | 5145, 514525, 5245, 524525
reparacion de la nevera | debit | 5145, 514520, 514515, 514535, 5245, 524520, 524515, 524535
pintada del local | debit | 5150, 515015, 5145, 514510, 5250, 525015, 5245, 524510
el maestro que cogió la gotera | debit | 5150, 515015, 5145, 514510, 5250, 525015, 5245, 524510
instalación de tomas eléctricas | debit | 5150, 515005, 5250, 525005
sueldos | debit | 5105, 510506, 5205, 520506
nomina | debit | 5105, 510506, 5205, 520506
cesantías | debit | 5105, 510530, 5205, 520530
prima de junio | debit | 5105, 510536, 5205, 520536
intereses a las cesantías | debit | 5105, 510533, 5205, 520533
auxilio de trasporte | debit | 5105, 510527, 5205, 520527
horas extras y dominicales | debit | 5105, 510515, 5205, 520515
EPS de los empleados | debit | 5105, 510569, 5205, 520569
ARL | debit | 5105, 510568, 5205, 520568
caja de compensacion comfama | debit | 5105, 510572, 5205, 520572
overol y botas para los muchachos | debit | 5105, 510551, 5205, 520551
indemnización por despido sin justa causa | debit | 5105, 510560, 5205, 520560
comisión del vendedor | debit | 5205, 520518
honorarios del contador | debit | 5110, 511030, 511095, 5210, 521030, 521095
el abogado | debit | 5110, 511025, 5210, 521025
IVA de la compra | debit | 2408
4x1000 | debit | 5115, 511595, 5215, 521595, 5305, 530505, 530595
predial | debit | 5115, 511515, 5215, 521515
impuesto de industria y comercio | debit | 5115, 511505, 5215, 521505
retefuente que me hicieron | debit | 1355, 135515
reteica que me descontaron | debit | 1355, 135518
renovacion camara de comercio | debit | 5140, 514010, 5240, 524010
autenticada en la notaría | debit | 5140, 514005, 5240, 524005
cuota de manejo | debit | 5305, 530505
intereses del préstamo | debit | 5305, 530520
comision del datafono | debit | 5305, 530515, 530505
fotomulta | debit | 5395, 539520
donacion a la fundación | debit | 5395, 539525
moto | debit | 1540, 154030
computador | debit | 1528, 152805
portatil lenovo | debit | 1528, 152805
celular para el negocio | debit | 1528, 152810
vitrina | debit | 1524, 152405
nevera | debit | 1524, 152410, 1520, 1536
escritorio y silla rimax | debit | 1524, 152405
compré mercancía fiada | debit | 1435, 6205
surtido pa la tienda | debit | 1435, 6205
gaseosas postobón para vender | debit | 1435, 6205
harina y levadura para la panaderia | debit | 1405, 6210
costo de lo que vendí | debit | 6135
me consignaron la venta | debit | 1110, 111005, 1120, 112005
Nequi | debit | 1110, 111005, 1120, 112005
cajita | debit | 1105, 110505, 110510
caja menor | debit | 1105, 110510
venta fiada | debit | 1305, 130505
le presté a un empleado | debit | 1365, 136595
anticipo al proveedor | debit | 1330, 133005
hotel en cartagena | debit | 5155, 515505, 5255, 525505
tiquete de avianca | debit | 5155, 515515, 5255, 525515
depreciación de la moto | debit | 5160, 516035, 5260, 526035
envío por servientrega | debit | 5135, 513540, 513550, 5235, 523540, 523550
acarreo | debit | 5135, 513550, 5235, 523550
le pagué al proveedor lo que debía | debit | 2205
abono al crédito del banco | debit | 2105, 210510
el dueño sacó plata para la casa | debit | 3130, 1325, 132505
descuento por pronto pago que di | debit | 5305, 530535
me devolvieron una blusa | debit | 4175
Nequi | credit | 1110, 111005, 1120, 112005
daviplata | credit | 1110, 111005, 1120, 112005
efectivo | credit | 1105, 110505
lo saqué de la caja | credit | 1105, 110505
davivienda | credit | 1110, 111005, 1120, 112005
pse | credit | 1110, 111005, 1120, 112005
transferencia bancolombia | credit | 1110, 111005, 1120, 112005
le giré un cheque | credit | 1110, 111005
ventas | credit | 4135
venta de mostrador | credit | 4135, 413520, 413595
vendí ropa | credit | 4135, 413524
lo vendido en la tienda hoy | credit | 4135, 413520, 413595
corte de pelo | credit | 4170, 417055
peluqueria | credit | 4170, 417055
dictar clases de inglés | credit | 4160, 416005
diseño de un logo | credit | 4155, 415595, 415550, 415555
hice una pagina web | credit | 4155, 415530
fotos de un matrimonio | credit | 4155, 415575
asesoría contable que presté | credit | 4155, 415550
almuersos vendidos | credit | 4140, 414015
consulta de odontología | credit | 4165, 416515
lavada de carros | credit | 4135, 413504
viajes que hago en el camión | credit | 4145, 414505
lavandería | credit | 4170, 417050
arriendo que recibo del apartamento | credit | 4220, 422010, 4155, 415505
me pagaron el arriendo | credit | 4220, 422010, 4155, 415505
arriendo sin pagar todavía | credit | 2335, 233540
recibo de la luz por pagar | credit | 2335, 233550
honorarios | credit | 2335, 233525
IVA | credit | 2408
iva de la venta | credit | 2408
retefuente | credit | 2365, 236540
retefuente al contador | credit | 2365, 236515
reteica | credit | 2368
reteiva | credit | 2367
prestamo del banco | credit | 2105, 210510
tarjeta de credito | credit | 2105
gota a gota | credit | 2195, 219505
le quedé debiendo al proveedor | credit | 2205
fiado | credit | 2205
sueldos por pagar | credit | 2505
cesantias | credit | 2610, 261005, 2510, 251010
prima | credit | 2610, 261020, 2520
vacaciones | credit | 2610, 261015, 2525
eps sura | credit | 2370, 237005
pensión colpensiones | credit | 2380, 238030
parafiscales por pagar | credit | 2370, 237010
arl | credit | 2370, 237006
aporte de los socios | credit | 3115, 311505, 3105
capital | credit | 3130, 3115, 311505, 3105
plata que puse para arrancar el negocio | credit | 3130, 3115, 311505, 3105
un cliente me dio un anticipo | credit | 2805, 280505
me prestó un socio | credit | 2355, 235510, 235505
intereses que me abonó el banco | credit | 4210, 421005
descuento que me hizo el proveedor por pagar antes | credit | 4210, 421040
le devolví mercancía al proveedor | credit | 6225, 1435
mercancia | credit | 1435
depreciacion de la moto | credit | 1592, 159235
depreciacion computador | credit | 1592, 159220
ganancia en la venta de la moto | credit | 4245
sobrante de caja | credit | 4295, 429553
me pagó el cliente lo que debía | credit | 1305, 130505
ICA por pagar | credit | 2412
sobregiro | credit | 2105, 210505
`;
