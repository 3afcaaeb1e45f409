/**
 * What somebody did or what happened, in the words of `readPatterns`, and the accounts by side: the first that a text
 * says counts.
 */
export const DEEDS = `
sencillo|sencilla para;^sencillo = c1105 d1105
me|nos RET|DES ica|reteica;reteica|ica RETd|DESd por|de CUS;reteica|ica que me|nos = d135518
me|nos RET|DES iva|reteiva;reteiva|iva RETd|DESd por|de CUS;reteiva|iva que me|nos;reteiva a_favor = d135517
me|nos RET;me|nos DES retefuente|retencion*|fuente;retencion*|retefuente que me|nos;retencion*|retefuente DESd|RETd por|de CUS = d135515
RET1 garantia*|fondo = c2825
DES1|DESd|descuento* salud|eps;salud|eps DESd = c237005 d510569
DES1|DESd|descuento* pension*;pension DESd = c238030 d510570
embarg* = c237025 d237025
libran* = c237030 d237030
que EMP debe|debiendo|responde|PAY3|paga;descuadre EMP|cajero;vale*|faltante* EMP|cobrado*;descuento* EMP prestamo|vale|adelanto|por_cobrar;descuento* por_cobrar EMP = d1365 c1365
descuento* fondo|fondo_de_empleados|cooperativa;cooperativa|fondo DESd = c237040 d237040
RET1|DES1 ica|reteica = c2368 d2368
RET1|DES1 iva|reteiva = c2367 d2367
RET1 PRF|honorario* = c236515 d236515
le|les reteiva = c2367
le|les reteica = c2368
aporte* AFP = c238030 d510570
aporte* EPS = c237005 d510569
RET1 LOR|arriendo* = c236530 d236530
RET1;DES1|le|les retefuente|retencion*|fuente = c2365 d2365
ica|reteica practicad* = c2368 d2368
iva|reteiva practicad* = c2367 d2367
retencion*|retefuente practicad* = c2365 d2365
PAY1|DEC1 reteiva = d2367 c2367
PAY1|DEC1 reteica = d2368 c2368
PAY1|DEC1 retefuente|retencion|retenciones;formulario|form ~350 = d2365 c2365
formulario|form ~300;^iva COB|REC|SEL|venta*|generad* = c2408 d2408
formulario|form ~110|210|260 = d2404 c2404

revers*|reintegr* provision*|PRO;provision*|PRO sobr* = c425035
prima PRO;PRO|provision* prima = d510536 c261020
PRO|provision* vacaciones = d510539 c261015
PRO|provision* interes* = d510533 c261010
PRO|provision* cesantias = d510530 c261005
PRO|provision* prestacion* = d5105 c2610
PRO renta = d5405 c2404
CAS provision*;provision*|provisionad* CAS = d1399 c1399
CAS|recuper*|recaud*|COB|PAY3 deuda|cartera castigad*;recaud*|recuper*|COB castigad*;recuper* deuda|cartera|CUS|cuenta = c425005
CAS1 = d1399 c1305
gasto|perdida cartera|deuda*|CUS incobrabl*|castig*|moros*|perdid*|mala|malas|dudos* = d519910
!PRO CUS no PAY|pago|paga;cartera|CUS|deuda*|cuenta* insolvent*|quebrad*|incobrabl*|castig*|moros*|perdid*|mala|malas|dudos*;CAS cartera|deuda = d1390,519910
PRO|provision*|gasto cartera|deudor*|CUS|cobrar|incobrabl* = d519910 c1399
PRO|provision* GDS|mercanc*;GDS obsolet*|pasad*_de_moda = d519995 c1499
posible*|posiblemente|probable* multa|sancion;multa|sancion posible*|posiblemente|probable* = c2635
demanda*|pleito*|litigio*|juicio* = c2635 d2635
PRO|provision* garantia* = c2640 d5299
PRO|provision* impuesto*|ica = c2615 d5115
PRO|provision* honorario*|servicio*|gasto*|luz|energia|arriendo|comision* = c2605

INS PAY3|indemniz*|reconoc*|respond*|dio|giro;indemniz* incendio|robo|choque|accidente|inundacion;indemniz* INS;me|nos indemniz*;PAY3|respondio|reconocio el_seguro|la_poliza|INS;me|nos PAY|reconoc* INS|seguro;siniestro PAY3|indemniz*|reconoc*;seguro PAY3|indemniz* = c425505 d136005
reclam* INS|seguro*|poliza|siniestro* = d136005 c425505
EPS|eps|arl debe|deben|PAY3|reintegr*|recuper* incapacidad*;incapacidad* debe|deben|PAY3|por_cobrar|que EPS|eps|arl;COB|recuper*|reembols*|reintegr* incapacidad* = d138095 c138095
que|cuanto|quien|plata debe|deben OWN;OWN me|nos debe|deben;OWN por_cobrar = d1325 c1325
que|plata debe|deben EMP;EMP me|nos debe|deben;EMP por_cobrar = d1365 c1365
arriendo*|TEN|alquiler* por_cobrar|debe|que_deben|que_me_deben = d134530 c134530
interes* por_cobrar|que_me_deben = d134510 c134510
comision* por_cobrar = d134515 c134515
honorario* por_cobrar = d134520 c134520
dividendo* por_cobrar = d134505 c134505
que me|nos debe|deben;me|nos debe|deben|quedaron|quedo;lo_que debe|deben;por_cobrar = d1305 c1305

me|nos DEV3 GOV|iva|renta|impuesto*|saldo;GOV DEV3 = d1110 c1355
devol* deuda castigad*|perdida = c425005
DEV1 anticipo|adelanto|cuota|separado = d280505
SUP|CON DEV3|reintegr* anticipo|adelanto|plata|dinero = c1330
DEV1 deposito = d281015
CUS DEV;me|nos DEV3 venta*|SELd|mercanc*|GDS|factura|pedido|zapat*;devol* CUS;DEV1 CUS;REB CUS;rebaja* CUS = d4175
DEV1;DEV SUP;devol* SUP = c1435,6225

DEV1|pago|PAY1 seguro*|poliza*|soat todo_el_ano|un_ano;seguro*|poliza*|soat adelantad*|anticipad*|adelantado|todo_el_ano|un_ano = d170520 c170520
arriendo*|alquiler*|local|oficina|bodega|canon adelantad*|anticipad*;COB|REC|arriendo de_una_vez;meses arriendo adelantad*|anticipad* = d170525 c270515
interes* adelantad*|anticipad* = d170505 c270505
mensualidad*|matricula*|pension|pensiones|curso*|suscripcion*|membresia*|CUS adelantad*|anticipad* = c2705,2805 d1705
publicidad|pauta adelantad*|anticipad* = d171044
cuota_inicial|encargo|separacion CUS;CUS abono|ABO|PAY3 pedido|encargo|futur*;adelanto*|anticipo* CUS|pedido;reserva* CUS;CUS ANT;separo|separaron|aparto|apartaron;CUS PAY|abono futur*;PAY|abono CUS pedido|encargo|futur* = c280505 d280505
CUS|FAM dio|dejo|dieron abono|anticipo|adelanto;me|nos dio|dieron|dejo|dejaron abono|sena;que no_se_hace|aun_no|todavia_no|sin_entregar = c280505,2705
me|nos PAY3|dio|dieron|hizo|hicieron anticipo*|adelanto*|adelantad*|anticipad*|cuota_inicial;me|nos ANT3;anticipo*|adelanto* recibid* = c280505,2705
PAY1 sueldo*|nomina|quincena que_debia|atrasad* = d2505 c2505
por_legalizar;ANT|anticipo*|adelanto*|avance* EMP|sueldo*|salario*|quincena|viatico*|viaje;le|les ANT1 EMP = d133015 c133015
^anticipo|adelanto para compr* = d133005 c280505
adelantad*|anticipad*|por_anticipado|por_todo_el_ano = d1705 c2705,2805
ANT|anticipo*|adelanto*|avance* CON|obra = d133010 c133010
le|les ANT1;ANT1 plata|dinero|SUP;anticipo*|ANT1 import*|SUP|pedido|mercancia = d133005 c133005

PAY1 ~un|el|los|con|en cheque* = c1110
^corrientazo* = c4140 d519560
CON1 venta*|plata|dinero|efectivo|producido|cheque* = d1110 c1105
cheque* devuelt*|rebot*|sin_fondos|chimb*;DEV3|devuelto cheque* = d1305 c1110
cheque* no|sin|por consign*;cheque* sin_cobrar|por_cobrar|en_mano|posfechad* = d1105
!comision* !cobr* !costo cajero = c1110 d1105
reembols* caja_menor = c1110 d110510
libreta*_de_ahorro* = d1120 c1120
vueltas|vueltos|vuelto;base de|para caja|dar|el = c1105 d1105
sobro|sobraron = c429553
falto|faltaron caja|plata|dinero|efectivo;faltante caja = d136530,539595
aproxim*|centavos = d539595 c429581
cobro|cobraron|costo retiro|cajero|BNK;comision* cajero|retiro*|transferencia*|BNK|datafono|tarjeta*|consignacion*;BNK COB comision* = d530515 c233505
comision* APP = d529505 c233520

OWN LEN3;me|nos LEN3 OWN;prestamo ~de|del OWN = c2355 d2355
me|nos LEN3 BNK;BNK LEN3|LEN1|desembols*|dio prestamo|credito;BNK LEN3;me|nos desembols*;desembolso credito|prestamo|BNK = c2105 d1110
FAM LEN3;me|nos LEN3 = c219505 d219505
prestamo* ~de|del FAM = c219505
prestamo* le|les EMP;LEN EMP;prestamo* vivienda|calamidad|educacion EMP;prestamo* ~a|al|para EMP;prestamo* ~a|al un|una|mi|la|el|los EMP = d1365 c1365
LEN1 OWN;prestamo* le|les OWN;prestamo* ~a|al|para OWN = d1325 c1325
le|les LEN;LEN1 !SRV;prestamo* le|les;prestamo* ~a|al|para un|una|mi FAM = d1370 c1370
deuda* FAM = c219505
deuda* BNK = c2105
deuda* SUP = c2205
deuda* OWN = c2355
leasing = c212020,211520 d212020,211520
me_sobregire|sobregir* = c210505 d210505
^cuota BNK;PAY|abono cuota|credito|prestamo BNK = d2105 c2105
usa|use|pague|compre|compra|con|gaste tarjeta_de_credito = c2105 d2105

interes* !PAY1 cdt|prestar|CUS;rendimiento*;interes*|rendimiento* que|me|nos dio|dieron|PAY3|WIN1;COB1|REC1|WIN1|PAY3|abono interes*;BNK dio|PAY3|abono|reconocio interes* = c421005
^dividend* ~de|del accion*|empresa|sociedad;me|nos PAY|lleg*|repart* dividend*;REC dividend*;dividend* que me|nos = c4215
me|nos PAY arriendo|alquiler|canon;COB|REC arriendo*|alquiler|canon;arriendo*|alquiler|canon que COB|REC|me|nos;TEN PAY;arrendamos|arrende|alquilamos|alquile|le_alquile a|al|un|el|la = c4220 d5120
WIN1|COB1|REC1|PAY3 comision*;comision* que WIN1|me|nos|COB|REC;comision* WINd;comision* por vender|SEL|venta = c4225 d529505
WIN1|gano rifa|premio|loteria|sorteo|concurso|chance = c429543
WIN1|gano dolar|dolares|tasa_de_cambio|cambio_del_dolar = c421020
LOS1 dolar|dolares|cambio|tasa_de_cambio = d530525
rebaja|descuento SUP;SUP|me|nos dio|dieron|hizo|hicieron|rebajo|rebajaron descuento|rebaja|factura;descuento SUP;descuento que me|nos = c421040
le|les di|dimos|hice|hicimos|dio descuento;di|dimos|hice descuento;descuento ~a|al|para CUS;descuento ~a|al un|una CUS;descuento que|pronto_pago di|dimos|hice = d530535
cdt|certificado_de_deposito = d1225 c1225
!empresa_temporal bono*|titulo* gobierno|publico*|deuda|ecopetrol|estado;BUY1 bono*;tes = d1215
cuotas|partes|participacion interes_social|sociedad|otra_sociedad|otra_empresa = d1210 c1210
BUY1|inverti|invertimos accion* = d1205
WIN1|ganancia|utilidad SEL|venta accion*;accion* SEL utilidad|ganancia;WIN1|ganancia|utilidad accion* SEL = c4240
WIN1|ganancia|ganancias|utilidad SEL|venta;SEL E por_mas = c4245
LOS1|perdida* SEL|venta = d531015

metio|metieron|puso|pusieron plata|capital|dinero|ahorros;OWN APO|puso|pusieron|metio|metieron;OWN capitalista;aporte* OWN = c3105,3115
aporte plata|dinero|capital|efectivo|ahorros|al_negocio|a_la_empresa|mi|mis;mi|mis aporte|aportes abrir|empezar|arrancar|montar|negocio;APO1;PUT1|puse|meti plata|dinero|ahorros|capital|efectivo|arrancar|empezar|abrir|montar;mi_aporte|mis_ahorros|mi_capital = c3130,3105
^gane|ganamos|ganancia ~este|en|el|del ano = c3605
perdi|perdimos|perdio este|el|la ano|empresa|negocio !SEL = d3610
utilidad*|ganancia* dejamos|deje|quedo|reinvert* = c3705
reserva* estatut* = c3310
reserva* ocasional*|futur*|ampliaci*|ensanch* = c3315
utilidad*|ganancia* pasad*|anterior*|acumulad*|viej*|guardad*|sin_repartir = c3705 d3705
enjug*|absorb*|compens* perdid* = c3710 d3705
perdida* anterior*|pasad*|acumulad* = d3710 c3710
diez|10 legal = c330505 d330505
!impuesto !contribucion !cobro valorizacion E = d1910 c3810
cerrar|cerramos|cerre|cierre|cancelar ingresos|gastos|costos|cuentas_de_resultado;cierre_del_ano|cierre_de_ano = d5905 c5905
retir*|SAC1 corresponsal|banco|cuenta|BNK = c1110 d1105
!BNK !WAL SAC plata|dinero|efectivo|casa|mercado|familia|mercancia|producto*|capital;me_llev*|me_cogi;OWN SAC;OWN retir* = d1325,3130
personal* plata_del_negocio|con_plata;mercado|gasto*|arriendo|servicios ~de mi|la casa;PAY|BUY|gast*|ropa|mercado|colegio|arriendo|regalo mi_casa|mi_hij*|mis_hij*|mi_espos*|mi_familia|mi_novi*|mi_mama|personal_mio|la_casa_mia = d1325,3130

!PAY1 costo* FOD|almuerzo* = d6140
costo* servicio* ~PRSd;costo* ~de los servicio* = d6155
costo* FRM|agric* = d6105
costo* obra|construccion = d6130
costo* GDS|SELd|mercanc*|salio = d6135
costo* clase*|ensenanza = d6160
costo* transporte|flete*|acarreo* = d6145
mano_de_obra fabrica|produccion|directa|planta;sueldo*|salario*|nomina|jornal*|EMP de|del|de_la produccion|fabrica|planta|taller_de_confeccion = d510506
materia*|material*|RAW|tela|insumo* gastad*|usad*|consumid*|produccion|transformad* = d1405
SUP china|chin*|exterior|extranjer*|estados_unidos|mexico|ecuador|espana|internacional*|CTY = c2210 d2210
en_camino|en_transito|en_aduana|contenedor|en_barco|en_el_barco|en_alta_mar|viene_en = d1465 c2210
T45|flete|acarreo|transporte|envio mercanc*|BUYd|compra|inventario|surtido = d1435,6205 c233545
estamos|estoy|estan MAK;a_medio;sin_terminar|en_proceso = d1410 c1410
horno para_la_venta|vender;GDS|MAKd terminad*;ya_terminad*|ya_list*|ya_hech*;MAKd|terminad* vender;horneado* = d1430 c1430
gallinas|vacas ponedoras|lecheras;novillo*|ternero*|vaca*|cerdo*|pollo*|gallina*|marrano*|ganado engorde|cria|levante|ceba = d1445
siembra*|sembr*|cultiv* = d1425
^caja*|canasta*|bulto*|docena*|arroba*|kilo*|paca*|paquete* ~de GDS|FRM;compr* caja*|canasta*|bulto*|docena*|arroba*|kilo*|paca*|paquete* ~de = d1435,6205 c2205
BUY|pedi|traje mercanc*|GDS|surtido|insumo* credito|fiad*|dias|plazo* = c2205 d1435,6205
para_vender|para_revender|para_la_venta|para_surtir|reventa|de_reventa|revenderlo*|venderlo*;surti|surtimos|surtir;GDS para|de SHOP;compr* mercanc* SHOP = d1435,6205 c2205
GDS|FRM para FOD|pizzeria|panaderia|pasteleria|heladeria|cocina;para MAK !SEL;RAW ~para;RAW a|para|de MAK = d1405,6210 c2205
^frasco*|tarro*|envase*|botella* ~para|de;caja|cajas|etiqueta*|frasco*|empaque*|envase* carton|para_empacar|frasco*|despach*|domicilio*|vidrio|plastic* = d1460,529540 c1460
BUY1 GDS !E !FOD = d1435,6205 c2205
gafas|guantes|botas|casco*|chaleco* seguridad|proteccion|empleado*|EMP = d510551 c233595
SRV|arreglo|pintada ~de unas;unas_acrilicas = c4170
INT|instalacion|SRV CUS = c4155 d1305
REP1|REP E|aceite|llanta* CUS;cambio|arreglo aceite|llanta*|E CUS;lave E = c4135,4155 d1305
lavada|lavado ~de E40|carro|moto = d514540 c4135
BUY1|le_BUY1 RAW = d1405,6210 c2205

programa|software comprad*|para_siempre;licencia* permanent*|perpetu*|definitiv*|de_por_vida;licencia* programa|software|contable|sistema|windows|office|autocad|adobe = d1635
acumulad* E;E acumulad* = c1592% d1592%
DEP E;depreci*|desgaste E = d5160% c1592%
DEP1 = d5160 c1592
AMO1 = d5165 c1698
construyendo|construimos|levantando|en_construccion !CUS = d1508
E vendi|SELd viej*|usad*;SEL E viej*|usad*|que_usaba*|del_negocio|de_la_oficina = c@,4245
silla|unidad|equipo|camilla dentista|odontolog*|medic*|estetic*|optometria = d1532
!CUS !T55 REP1|MND1|mand*|compostura arreglar|reparar|revisar E40;REP1 llanta*|aceite|freno*|embrague|balineras = d514540 c233535
!CUS REP1|PNT1|PNTd|INT1|pintura|instalacion|cambio|arreglo|reparacion BLD;PNT local|negocio|oficina|bodega|casa|tienda = d515015,514510 c233535
!CUS REP1|arreglar|reparar|mantenimiento|reparacion|arreglo|compostura E = d5145$ c233535
!CUS REP1;MND arreglar|reparar|revisar = d5145 c233535
alquiler|arrendamiento|alquile|arriendo|renta ~de E05 = d512005 c422005
alquiler|renta ~de E = d5120$ c4220$
BUY1 celular|telefono;celular|telefono para EMP|OWN = d152810
BUY1 E !GDS;E BUYd = d@
amobl*|mobili* = d1524

granizad*|inundacion|helada|sequia|plaga DAM|perd*|LOS = d531040
ROB;hurt*|atrac*|estaf* = d531040
mercanc*|GDS|inventario LOS|conteo|faltante;DAM|se_dano|inunda*|incend* mercanc*|GDS|FOD|inventario;mercanc*|GDS|inventario DAM|DAMd|vencid*|inunda*|inservible* = d531035 c1435
me|nos DON3;donacion* recibid*;donaron = c4295,3210
regalo*|detalle*|ancheta*|invit*|almuerzo*|cena|comida|desayuno|cafe ~con|a|al|para CUS;regalo*|almuerzo*|cena|invit* con|a|al|para un|una|los|mis|el CUS;regalo*|detalle* CUS = d519520 c233565
DON1|DONd;CHR !APO;ayuda|donativo|limosna|colaboracion|aporte colegio|barrio|bomberos;regalamos|regale = d539525
perdon*|condon* = c4295,4250
baloto|efecty|supergiros|corresponsal REC|que_recibo|recaud*;recaudo* servicios|facturas|giros;recaud*|REC ajen*|de_otro|de_otros|de_terceros|de_un_tercero|corresponsal|efecty|baloto;corresponsal recaud*;REC|recaud*|plata entregar|entregarl*|entregarsel* ~a|al otro|tercero|dueno;plata de_otro|ajena;REC1 nombre_de|a_nombre = c2815 d2815

torta|fiesta|celebracion|cumpleanos|paseo|integracion EMP = d510566
LIQ1 EMP;LIQ1 ~a = d2505 c2505
llev*|CON1|consign* cesantias;cesantias fondo|porvenir|proteccion|colfondos|skandia|llev*|consign* = d2510 c2510
^parte por|de transito|parqueo|policia = d539520
tanque* = d519535,529535
CUS !EMP almuerzo|cena|cafe = d519520
pasaje*|bus|flota|tiquete*|buseta CTY = d515520 c233560
viaj*|viaje comida*|alimentacion|almuerzo*|hotel|hosped*|hotel;comida*|alimentacion|almuerzo*|cena|hotel|desayuno* viaje|viajando|CTY = d515505 c233560
GRM = d512510 c233595
cuota|afiliacion|aporte asociacion|gremio|agremiacion|federacion|club|colegio_de_contadores = d512510 c233595

chatarra|carton*|reciclaje|desecho*|reciclable*|sobras SEL|SELd;SEL chatarra|carton*|botellas|periodico|reciclaje|desecho*|reciclable* = c429505
SEL|venta* T10 = c4110
FRM SEL;SEL FRM;venta* FRM;SEL de_la_finca|de_la_cosecha|de_la_huerta;venta* finca|cosecha|granja = c4105
SEL|venta* T15 = c4115
producto* de_mi|fabrica*|MAKd !BUY T20|panaderia|taller|fabrica;MAK1|MAKd y_SEL|y_vend*;SEL que_MAK;FAC|COB|SEL|ingreso*|venta* T20;T20 CUS|colegio|para_un|para_una|encargo;MAK1 CUS|encargo = c4120 d1305
SEL|venta*|ingreso* FOD;FOD SEL;FOD del_dia|de_huesped*|CUS;hosped* CUS = c4140
PNT BLD|E10 CUS;PNT1 E10 para = c4130 d1305
BLT CUS;contrato_de_obra|obra_civil !anticipo*;COB|FAC|ingreso* T30;T30 CUS = c4130 d1305
SEL1|SELd SRV = c4155 d1305
!EMP COB1|FAC|FAC1|ingreso*|SEL1|venta*|me|nos|REC1|WIN1 T70;T70 CUS|PRSd|SELd|COBd;^T70 = c4170 d1305
COB1|FAC1|ingreso*|REC1|SEL1|venta* T65;me|nos PAY T65;T65 CUS|PRSd;pacientes = c4165 d510584
COB1|FAC1|ingreso*|REC1|WIN1|SEL1|venta* T60;me|nos PAY T60;T60 CUS|PRSd|dictad*|particular*|de_ingles|de_musica|de_guitarra|de_baile|de_natacion;di_clase*|dicte = c4160 d510563
COB1|FAC1|ingreso*|WIN1|hice|SEL1 T45;me|nos PAY T45;T45 CUS|PRSd|SELd|COBd|hech*;horas_de_internet = c4145 d1305
COB1|FAC1|ingreso*|REC1|WIN1|hice|SEL1 T55;me|nos PAY T55;T55 CUS|PRSd|SELd|COBd|conjunto|para_un|para_una|a_una|a_un;PRS T55;SRV PRSd = c4155 d1305
COB1|FAC1|ingreso*|WIN1|hice T35;me|nos PAY T35;T35 CUS|PRSd|COBd;lave|lavamos|lavado_de carros|motos = c4135,4155 d1305
^factura a dias|credito|plazo = d1305 c4135
sin_facturar|pendiente_de_facturar|por_facturar = d1345,1305 c4155
cuenta*_de_cobro pase|pasamos|envi*|radi*|CUS|emiti*;pase|pasamos|envi*|radi* cuenta*_de_cobro = d1305 c4155
SEL1|SELd|vendio;SEL3 = c4135 d1305
REC1|COB1 honorario* = c4155,4230
FIA1|fiao|fiaos|fiado|FIA = d1305 c2205
`;

/** Weaker than the words of an account: what a deed, or a thing of a class, means when nothing else says it. */
export const WEAK_DEEDS = `
me|nos PAY|debe|deben;COB1;recaud*;CUS PAY;PAY CUS = c1305,2805 d1110
PAY1|PAY EMP = d510506,2505 c2505
^E = d@ c@
^GDS para = d1435,6205 c4135
BUY1 = d1435,6205 c2205
le|les PAY PRF;PRF = d5110 c233525
SUP = c2205 d2205
`;

/** What a trade's word means on the credit, if it says neither that it is owed nor whole what it is. */
export const TRADES = `
^FRM = c4105
^FOD = c4140
^T60 = c4160
^T65 = c4165
^T70 = c4170
^T55 = c4155
^T45 = c4145
^T30 = c4130
^T20 = c4120
^SRV ~de T = c41$
`;

/** Weaker still: what a thing of a class means alone. */
export const THINGS = `
RAW = d1405,6210 c2205
EMP = d510506,2505 c2505
E = d@ c@
GDS = d1435,6205 c4135
BLD = d515015 c233535
FRM = d1435 c4105
FOD = d519560 c4140
T = c41$
`;

/** What somebody owes, by to whom or for what; where none holds, the words beside say what is owed. */
export const OWED = `
renta = c2404
iva = c2408
ica = c2412
predial = c2416
retefuente|retencion* = c2365
cesantias = c2510
prima = c2520
vacaciones = c2525
salud|planilla|pila|seguridad_social|arl|caja_de_compensacion|EPS|eps|aporte = c2370
PRF|honorario* = c233525
sueldo*|salario*|quincena*|EMP = c2505
dividend* = c236005
interes* = c233505
credito|prestamo|cuota*|BNK|tarjeta = c2105
SUP|mercanc*|surtido|GDS = c2205
utilidad* = c236005
OWN = c2355
FAM = c219505
`;
