/**
 * Written in one go by a stranger: what people type who sell, cook, farm, drive, teach or keep books. They had seen neither
 * the product nor the other tables; kept as it is. 96.0 % were found at first try, 98.0 % among the first three.
 */
export const EIGHTH_TABLE = `
nequi | any | 1120, 1110, 112005
daviplata | any | 1120, 1110, 112005
bancolombia ahorros | any | 1120, 112005
cuenta corriente davivienda | any | 1110, 111005
nubank | any | 1120, 112005, 1110
llave bre-b | any | 1120, 1110
plata de la caja | any | 1105, 110505
caja chica | any | 1105, 110510
dolares en efectivo | any | 1105, 110515
pago por transfiya | credit | 1120, 1110
consignacion | debit | 1110, 1120
cdt en el banco | debit | 122505, 1225
retiro cajero | credit | 1120, 1110
codigo qr bancolombia | debit | 1120, 1110
fiado | debit | 1305, 130505
me deben | debit | 1305, 1380
cartera vencida | any | 1390, 1305
adelanto al proveedor | debit | 133005, 1330
adelanto de sueldo | debit | 133015, 1365, 1330
prestamo a empleado | debit | 1365, 136595
vale del mesero | debit | 133015, 1365
nos retuvieron | debit | 135515, 1355
reteiva que me hicieron | debit | 135517, 1355
saldo a favor dian | debit | 135520, 1355
plata que debe sura | debit | 136005, 1360
deposito del arriendo | debit | 1335, 133535
surtido | debit | 1435, 6205
harina para la panaderia | debit | 1405, 6210
carne para el restaurante | debit | 1405, 6210, 614015
tela para las camisas | debit | 1405, 6210
terneros de engorde | debit | 1445, 1584
vacas lecheras | debit | 1584, 1445
siembra de papa | debit | 1425, 610545
mata de cafe | debit | 1428, 1564, 1425
bolsas para empacar | debit | 1460, 519540, 529540
repuestos para la bodega | debit | 1455, 5145
finca | debit | 1504, 1516
local propio | debit | 1516, 151615
computador portatil | debit | 152805, 1528
celular de la empresa | debit | 1528, 152810, 152825
impresora epson | debit | 1528, 152805, 152410
silla de escritorio | debit | 152405, 1524
estanteria y vitrinas | debit | 152405, 1524
nevera del local | debit | 1524, 1536, 1520
horno industrial | debit | 1520, 1536, 153610
estufa y freidora | debit | 1536, 1520, 153610
camas del hostal | debit | 1536, 153605
tractor | debit | 1520, 1540
guadaña | debit | 1520
camioneta | debit | 1540, 154005
moto de domicilios | debit | 1540, 154030
silla odontologica | debit | 1532
aire acondicionado | debit | 1524, 152410, 1520
datafono | debit | 1528, 1524, 530515
depresiacion del computador | debit | 516020, 5160, 526020
depreciacion que llevamos | credit | 1592
licencia de office | debit | 1635, 171016, 513520
registro de marca sic | debit | 1610, 161010, 514015
franquisia | debit | 1620, 162010
programa contable siigo | debit | 513520, 171016, 1635, 5135
tarjeta de credito | credit | 2105, 2120, 2335, 2380
sobregiro | credit | 210505, 2105
prestamo banco agrario | credit | 2105, 210510
leasing del carro | credit | 212020, 2120, 2105
gota a gota | credit | 2195, 219505
me prestó mi mamá | credit | 2195, 219505, 2380
el socio prestó plata | credit | 2355, 235510, 219520
cuota del banco | debit | 2105, 2120, 530520
debo a postobon | credit | 2205
factura de alpina | credit | 2205
proveedor de china | credit | 2210
debo la luz | credit | 233550, 2335
le debo al contador | credit | 233525, 2335
arriendo pendiente | credit | 233540, 2335
retefuente por honorarios | credit | 236515, 2365
rete fuente compras | credit | 236540, 2365
autorrete | any | 236575, 135515, 2365
reteica | any | 2368, 135518
reteiva | any | 2367, 135517
iva de la venta | credit | 2408
iva de la compra | debit | 2408, 135530, 511570
ica municipal | any | 511505, 2412, 5115
impoconsumo restaurante | credit | 2495, 2464
predial | any | 511515, 5115, 2416
impuesto del carro | any | 511540, 5115, 2436
cuatro por mil | debit | 530505, 5305, 511595, 5115, 530595
4x1000 | debit | 530505, 5305, 511595, 5115, 530595
gmf | debit | 530505, 5305, 511595, 5115, 530595
cuota de fomento panelero | any | 2460, 511550
declaracion de renta dian | any | 2404, 5405
avisos y tableros | any | 511505, 5115, 2412, 511595
estampilla pro cultura | debit | 519550, 511595, 529550, 5115
quincena | debit | 510506, 5105, 2505, 520506
pago al ayudante | debit | 5105, 510512, 510506
jornal recolectores cafe | debit | 510512, 5105
horas extra | debit | 510515, 5105, 520515
subsidio de transporte | debit | 510527, 5105, 520527
comision vendedores | debit | 510518, 520518, 529505, 519505
prima de junio | any | 510536, 2520, 520536
cesantias porvenir | any | 510530, 2510, 520530, 238030
intereses a las cesantias | any | 510533, 2515, 520533
vacasiones | any | 510539, 2525, 520539
nueva eps | any | 237005, 510569, 520569
arl sura | any | 237006, 510568, 520568
colpensiones | any | 510570, 238030, 520570
compensar | any | 510572, 237010, 520572, 237005
parafiscales | any | 237010, 510572, 510575, 510578
sena | any | 510578, 237010, 520578
planilla pila | debit | 2370, 237005, 238030, 5105
uniformes del personal | debit | 510551, 5105, 520551
liquidacion empleado despedido | debit | 510560, 2540, 2505, 2510, 5105
libranza | credit | 237030, 2370
embargo de sueldo | credit | 237025, 2370
incapacidad | debit | 510524, 5105, 520524
aguinaldo | debit | 510548, 510542, 5105, 520548
contador publico | debit | 5110, 511030, 511095, 5210
abogado | debit | 511025, 5110, 521025
arriendo del local | debit | 512010, 5120, 522010, 5220
alquiler de retroexcavadora | debit | 512015, 5120, 522015
cuota fenalco | debit | 512510, 5125
soat | debit | 513075, 5130, 523075
todo riesgo del camion | debit | 513040, 5130, 523040
recibo de la luz | debit | 513530, 5135, 523530
enel codensa | debit | 513530, 5135, 523530
agua epm | debit | 513525, 5135, 523525, 513530
vanti | debit | 513555, 5135, 523555
pipeta de gas | debit | 513555, 5135, 523555
internet claro | debit | 513535, 5135, 523535, 513520
plan movistar | debit | 513535, 5135, 523535
servientrega | debit | 513540, 513550, 5135, 523540, 523550
domicilios rappi | debit | 523550, 513550, 5235, 529505
acarreo | debit | 513550, 5135, 523550
celador | debit | 513505, 5135, 510506
señora del aseo | debit | 513505, 5135, 510506
pauta en facebook | debit | 523560, 5235
volantes y pendones | debit | 523560, 5235
hosting y dominio | debit | 513520, 5135, 513595, 523520
autenticar en notaría | debit | 514005, 5140
renovacion matricula mercantil | debit | 514010, 5140
cambio de aceite | debit | 514540, 5145, 524540
llantas | debit | 514540, 5145, 524540, 1455
tecnomecanica | debit | 514540, 5145, 514015, 524540
arreglo del computador | debit | 514525, 5145, 524525
pintar el local | debit | 515015, 5150, 514510, 525015
tiquete avianca | debit | 515515, 5155, 525515
hotel viaje de trabajo | debit | 515505, 5155, 525505
peajes | debit | 5195, 519595, 515520, 5155, 529595, 614505
acpm | debit | 519535, 5195, 529535, 614505
tanqueada terpel | debit | 519535, 5195, 529535
resma de papel | debit | 519530, 5195, 529530
toner | debit | 519530, 5195, 529530
tinto y azucar | debit | 519525, 5195, 529525
limpido y trapero | debit | 519525, 5195, 529525
taxi uber didi | debit | 519545, 5195, 529545
parqeadero | debit | 519565, 5195, 529565
almuerzo con cliente | debit | 519520, 519560, 5195, 529520, 529560
cuota de manejo | debit | 530505, 5305
comision datafono bold | debit | 530515, 5305, 530505
intereses de mora | debit | 530520, 5305
multa dian | debit | 539520, 5395
descuento pronto pago cliente | debit | 530535, 5305
comparendo | debit | 539520, 5395
venta de almuerzos | credit | 414015, 4140
venta de cerveza bar | credit | 414020, 4140
venta de leche | credit | 410555, 4105, 413522
venta de aguacates | credit | 410515, 4105, 413522
venta de ropa | credit | 413524, 4135
venta de drogueria | credit | 413538, 4135
corte de pelo | credit | 417055, 4170
viaje de carga | credit | 414505, 4145, 423580
diseño de pagina web | credit | 415530, 4155, 415555
clases de ingles | credit | 416005, 4160
consulta medica particular | credit | 416510, 4165
arriendo que recibo | credit | 422010, 4220, 415505
intereses que pagó nequi | credit | 421005, 4210
venta del carro viejo | credit | 424540, 4245, 1540, 154005
devolucion de un cliente | debit | 4175
devolví mercancía al proveedor | credit | 6225, 1435
sobró plata en caja | credit | 429553, 4295
faltante de caja | debit | 5395, 539595, 136530, 5195
subsidio del gobierno | credit | 429557, 4295, 429509
plata que puso dueño | credit | 3130, 3115, 3105
saqué plata pa mi | debit | 3130, 1325, 132505
aporte de los socios | credit | 3115, 3105, 311505
ganancia del año | credit | 3605, 3705
separado de cliente | credit | 280505, 2805
propinas meseros | credit | 2815, 281505
costo de lo vendido | debit | 6135, 613595, 6120
le presté a amigo | debit | 1370, 137010, 1380
iva pa la dian | credit | 2408
venta de minutos | credit | 414560, 4145, 4135
proveedor me hizo rebaja | credit | 421040, 4210, 1435, 6205
sura pagó el siniestro | credit | 425505, 425520, 4255, 136005
regalo a la parroquia | debit | 539525, 5395
robo en el local | debit | 531040, 5310, 5315, 5395
venta de cerdos | credit | 410565, 4105, 413518
abono y fungicida | debit | 1425, 1405, 1455, 6105
concentrado pa las gallinas | debit | 1405, 1445, 610560, 6105
factura por asesoria | credit | 415550, 4155, 423005, 4230
pasajes en flota | debit | 515520, 5155, 519545, 525520
`;
