/**
 * What a whole sentence tells was done, in the words of `readPatterns`: the deed and, where it is always the same, its
 * PUC account. The first row that a sentence fits holds. "@" is a third party that is named.
 */
export const SENTENCE_DEEDS = `
OWN se_llevo|saco|cogio|tomo|retiro como_prestamo|prestad*|de_prestamo = loan-granted 1325
^pago|abono|cancelo @|CUS lo_que|debia|debe|fiado|saldo !debiamos !debemos !debo = collection 1305
!PAY1 !le !les pago|abono|abona|abonan|abonaron|pagaron|cancelo del_cuaderno|de_la_libreta|de_lo_fiado|a_su_cuenta|a_su_deuda|de_su_deuda|de_su_cuenta = collection 1305
DEV1 abono|anticipo|adelanto|sena !me !nos !SUP !compr* !EMP = payment 280505
!le !les !PAY1 !SUP !proveedor* !EMP !di !dimos !PAY1 dejo|dejaron|mando|mandaron|envio|enviaron ~de abono|anticipo|adelanto;!SUP !EMP !proveedor* !PAY1 !le !les me|nos dio|dieron|consigno|consignaron|giro|giraron|mando|mandaron|entrego|entregaron ~el|la anticipo|cuota_inicial|adelanto;!SUP !EMP !proveedor* !PAY1 !le !les !se dio|dieron|consigno|giro|entrego ~el anticipo|adelanto ~del|de contrato|obra|pedido|proyecto|la_obra = advance-received 280505
^llego|llegaron ~el|la pedido|surtido|mercancia !plata !pago !CUS !prestamo* = purchase 1435
bote|botamos|botar|tiramos cost*|costado|vencid*|costaban !E !BLD;se_me|se_nos helaron|helo|murieron|murio|marchitaron|secaron|ahogaron cost*|costado|costead*|valian|baja !E !BLD;se_murieron|se_marchitaron|se_pudrieron cost*|costado|costead*|valian !E = stock-loss 531035
CAU1|cause|causamos|se_causa|se_causan|se_causo|causacion ica|industria_y_comercio|avisos_y_tableros !PAY1 = accrual 511505
PAY1|CON1|cancel* salario*|sueldo*|nomina|quincena* por_pagar = payment 2505
^ica|ica_del PAY1|pagad*;ica lo_tenia|la_tenia|estaba causad* PAY1 = taxes-paid 2412
preste|prestamos|prestar servicio*|asesoria*|SRV !me !nos !LEN3 !BNK = sale
me|nos trajo|trajeron|dio|dieron|entrego cheque !PAY1;pago|pagaron|cancelo|cancelaron ~todo lo_que debia|debian !le_debia* !debiamos;PAY3|consigno|consign* lo_que ~me|nos debia|debian = collection 1305
no_son_ingreso*|no_es_ingreso*|no_son_de_nosotros !PAY1 !pagu* = entrusted 2815
REC1|me|nos|entro|entraron|recib* no_son_ingreso*|no_es_ingreso* = entrusted 2815
plata|dinero|recursos recib* terceros|cliente|ajen* PAY1 = payment 2815
me|nos multaron|multo|sancionaron|sanciono;pusieron|puso ~una|la|un multa|comparendo|sancion = expense 539520
PAY1|cancel*|pago prima causad*|provisionad*|por_pagar;prima causad*|provisionad* PAY1 = payroll 2520
PAY1|cancel*|pago vacaciones causad*|provisionad*|por_pagar;vacaciones causad*|provisionad* PAY1 = payroll 2525
gire|giramos|PAY1|transferi nomina|sueldo*|salario*|quincena* por_pagar = payroll 2505
CUS|@|FAM|senor|senora|muchach*|huesped* dano|danaron|rompio|rompieron|quebro me|nos PAY3|pago|dio = income 425505
puse|meti|PUT1|puso|metio me_devuelve*|me_los_devuelve*|me_lo_devuelve*|me_la_devuelve*|me_los_paga*|se_los_devuelve*;puse|meti|PUT1 prestad*|como_prestamo|de_prestamo = loan-received 2355
puso|metio|PUT3|PUT1|aporto como_aporte|de_su_bolsillo|de_mi_bolsillo !me_presto !presto !prestad* = contribution
rindio|rindieron|rinde|rinden|rendio|rendieron cuenta|ahorros|cdt|BNK|WAL|interes*;cuenta|ahorros|cdt|BNK|WAL rindio|rindieron|genero|generaron interes*|rendimiento* = income 421005
DEV3|devolvio GDS|mercanc*|producto* le|les DEV1|regres*|reintegr* plata|dinero|efectivo !me !nos = sale-return 4175
compro|llevo|compraron|llevaron quedo|quedaron debiendo !le_compre !PAY1;compro|llevo|compraron|llevaron me|nos dio|dieron|pago|pagaron|abono|abonaron !PAY1 = sale
me|nos FIA3|fiaron|fio !vendi !vendimos !venta = purchase
cause|causamos|CAU1 renta|impuesto_de_renta|impuesto_a_las_ganancias = provision 5405
puso|metio|aporto OWN !me_presto !presto !prestad* = contribution
me|nos|CUS|@ PAY3|gir*|dio|dieron|mando|dejo|consign*|transfir* no_es_mia|no_es_nuestra|no_es_mio|no_es_nuestro|no_son_mios|no_son_nuestros|es_ajena = entrusted 2815
PAY1|gaste con_la_plata ~que me|nos dio|dieron|giro|giraron|mando|consigno|consignaron|dejo|dejaron = payment 2815
le|les preste|prestamos EMP;^al|a preste|prestamos EMP;le|les EMP preste|prestamos = loan-granted 1365
le|les preste|prestamos me|nos pagan|paga|pagando|devuelve|devuelven = loan-granted 1370
le|les alquilo|arriendo|alquile|arrende|alquilamos|arrendamos !PAY1 me|nos PAY3|pago = income 4220
me|nos gane|ganamos|gano comision*;comision* que me|nos gane|ganamos = income 4225
regal*|obsequi* GDS|FOD|mercanc*|producto* cost*|costado|costaban !E !me_regal* !nos_regal* = stock-loss 529595
factura*|deuda*|debia*|debe|deben|debian no_tenia_provision|sin_provision|sin_provisionar = write-off 519910
doy|damos|di|dimos por_perdid* !DEP;se_dio por_perdid*;factura*|deuda*|debia*|debe|deben|debian no_la_van_a_pagar|no_la_va_a_pagar|no_lo_va_a_pagar|no_las_van_a_pagar|no_los_va_a_pagar|no_me_va_a_pagar|no_me_van_a_pagar|no_nos_van_a_pagar|no_nos_va_a_pagar|se_fue_sin_pagar|se_volo|se_perdio_del_mapa = write-off 1399
!PAY1 !DEV1 PAY3|REC1|consign*|llego|entro|ingreso|dieron|dio incentivo*|subsidio*|premio|apoyo_economico|auxilio_del_gobierno = income 4295
^honorarios !le !les !PAY1 PAY3|consignaron|consigno|transfirieron|retuvieron = sale 4155
abr*|apertur* ~cuenta_corriente|cuenta_de_ahorros|cuenta_bancaria !OWN !capital;abr*|apertur* ~una|la|de cuenta_corriente|cuenta_de_ahorros|cuenta_bancaria !cdt !OWN !capital = transfer
constitu*|apertura|cre*|abr* fondo ~fijo|para caja_menor|caja_chica;constitu*|apertura|cre*|abr* fondo_fijo ~de caja_menor|caja_chica;constitu*|apertura|cre* fondo|base ~de caja_menor|caja_chica;constitu* caja_menor|caja_chica = transfer 110510
cuenta ~de|del la_mesa|mesa*;^mesa cuenta = sale 4140
se_puso|se_pusieron ~al dia !PAY1 !SUP = collection 1305
!me !nos !CUS !@_me ^abono|abonos a_la|a_su|a_mi|a deuda|factura|cuenta ~con|de SUP|@;abone|abonamos|PAY1 deuda ~con !BNK !FAM !OWN = payment 2205
!PAY1 !pag* !compr* !BUY1 ^factura|factura_de_venta ~a|al|a_la @|CUS;!PAY1 !pag* !compr* !BUY1 !me !nos factura ~a|al|a_la CUS|@ = sale
SUP|@ me|nos rebajo|rebajaron|desconto|descontaron factura*|deuda|mercanc*|GDS !CUS !DEV1 !DEV;descuento*|rebaja* SUP;SUP|@ me|nos dio|hizo|dieron|rebajo descuento*|rebaja*;me|nos dio|hizo|dieron|hicieron|rebajo|rebajaron descuento*|rebaja* !CUS = purchase-discount 421040
descuento*|rebaja* CUS;le|les di|dimos|hice|hicimos|CAS descuento*|rebaja*;descuento* pronto_pago !SUP = sale-discount 530535
^cuenta_de_cobro ~del|de|de_la CON|PRF|senor|senora|muchach*|EMP !me !nos !pago !pagaron = expense

DEV1 deposito*;entregu* deposito* CUS = deposit-returned 2810
deposito* DEV3;DEV3 deposito* = deposit-back 1335
me|nos DEV3 deposito* = deposit-back 1335
REC1|dej3|entro|recibimos deposito* ~en|de garantia|arriendo;recibi|recibimos ~de|un|el deposito*;recibi|recibimos ~como deposito*;recibi ~deposito*;CUS|TEN|@ dejo deposito*;TEN|CUS|@ me|nos entrego|dio|dejo|consigno|pago deposito* = deposit-received 2810
deje|dejamos|di|dimos|entregue|entregamos|PAY1|gire deposito*;deposito* ~de|en|del arriendo|garantia|local = deposit-given 1335

GOV DEV3;me|nos DEV3 GOV|saldo_a_favor = collection 1355
EPS|eps|arl PAY|PAY3|DEV3|reembols*|consign* incapacidad*;reembols*|PAY3|DEV3 incapacidad*;incapacidad* reembols*|PAY3 = collection 138095
INS PAY3|indemniz*|reconoc*|consign*;seguro me|nos|PAY3|indemniz*|reconoc*;indemniz* = income 425505

me|nos|EMP DEV3|PAY3 prest*|LEN1 EMP;EMP DEV3|PAY3|abono prest*|LEN1;EMP me|nos DEV3|PAY3|abono = loan-collected 1365
OWN DEV3|PAY3|abono LEN1|prestamo* !LEN3 = loan-collected 1325
me|nos DEV3|pago|pagaron|abono|abonaron|cancelo LEN1|prestamo*|prestado* !BNK;FAM me|nos DEV3|PAY3 LEN1|prestamo*|prestado|prestados|plata;cobre|cobramos prestamo* = loan-collected 1370
PAY1|DEV1|abon*|cancel* OWN LEN3|prestamo*|debia*|debo|presto;PAY1|DEV1|abon* prestamo* ~del|de|al OWN = loan-repaid 2355
PAY1|DEV1|abon*|cancel* FAM LEN3|prestamo*|debia*|presto|prestado;PAY1|DEV1|abon*|cancel* prestamo*|deuda ~a|al|de|del FAM;PAY1|DEV1|abon*|cancel* prestamo*|deuda ~a|al|de|del mi|un|una|el FAM;PAY1|DEV1|abon* gota_a_gota|prestamista !interes* = loan-repaid 219505
!capital !cuota* !prestamo_y interes* !CUS !abono_intereses !abonaron !gane !PAY3 !REC1 !me_dieron !ganad* !me_abono PAY1|cobr*|descont*|debit*|mora|sobregiro|prestamo|credito|banco|tarjeta|prestamista|cause|pagad* = expense 530520
PAY1|abon*|cancel* !interes_ tarjeta_de_credito|tarjeta_credito;abono|cuota|pago tarjeta_de_credito|tarjeta_credito|tarjeta_visa = loan-repaid 2105
aerolinea|avianca|latam|wingo|jetsmart|satena tiquete*|pasaje*;tiquete*|pasaje* aereo*|avion|avianca|latam|wingo !SEL1 = expense 515515
!me !nos !PAY3 CON puso|instalo|arreglo|cambio|pinto|coloco BLD = expense 515015
pasaje* EMP = expense 519545
pasaje*|tiquete* bus|avion|CTY|flota|viaje|aereo*|terrestre* !SEL1 = expense 515520
curso*|capacitacion*|seminario* para EMP|personal = expense 510563
BUY1 !E !jabon* !cloro !traper* !escob* !desinfect* !aseo para SHOP|papeleria|panaderia|restaurante !para_la_oficina = purchase 1435
le|les di|dimos EMP para = advance-given 133015
cuota* ~de manejo = expense 530505
comision* ~por|de|del transferencia|consignacion|retiro|datafono|pse|giro !me !nos !gan* !vend*;!APP comision* cobrad*|descontad*|debitad* = expense 530515
BNK|banco cobro|cobraron|cobra|cobran|desconto|descuenta|debito|debita|cargo|carga comision*;comision* ~de|del BNK|banco;comision* bancaria* = expense 530515
cuota*|abono|abone|abonamos|PAY1|cancel* prestamo*|credito|hipoteca|leasing|obligacion_financiera|capital|icetex|libranza !inicial !BUY1 !SEL1;cuota* ~del|de|al BNK|banco|carro|moto|camioneta|maquina !inicial !BUY1;abon* ~al|a BNK|banco = loan-repaid 2105

OWN LEN3|presta*|presto|presta !le_prest* !les_prest* !prestamos_al* ;OWN le_presto|me_presto|nos_presto;me|nos LEN3|presto OWN;prestamo* ~de|del OWN;prestamo* ~de|del un|una|el|la OWN;REC1 prestamo* OWN = loan-received 2355
FAM|gota_a_gota me|nos LEN3|presto;me|nos LEN3|presto|prestaron FAM;prestamo* ~de|del FAM;prestamo* ~de mi|un|una FAM;FAM LEN3;REC1 prestamo* FAM = loan-received 219505
le|les prest*|LEN EMP;LEN1 EMP;prestamo* ~a|al|para EMP;prestamo* ~a|al|para un|una|el|la EMP;prestamo* EMP;EMP pidio prestad* = loan-granted 1365
le|les prest*|LEN OWN;LEN1 !LEN3 OWN;prestamo* ~a|al|para OWN;prestamo* ~a|al|para un|una|el|la OWN = loan-granted 1325
me|nos LEN3|desembols*|aprob*|aprobaron|aprueba|aprueban|otorga|otorgo|concede|concedio credito|prestamo|!poliza*;me|nos LEN3|desembols*|aprob*|aprobaron;BNK|@ LEN3|desembols*|presto|prestaron|aprobo;REC1|recib*|entro|cayo|saque|sacamos|tome|tomamos|adquiri* prestamo*|credito ~de|del|con|bancario|en|por|a|nuevo;desembols*;prestamo*|credito recibid*|bancario*|desembols*|abonad*|consign*|nuevo;credito ~de|con BNK;consign*|abono|abonaron prestamo*|credito;REC1 prestamo*;prestamo* ~de|del|con BNK;^prestamo* bancario* = loan-received 2105
le|les prest* !SRV;LEN1 !SRV !PRSd;prestamo* ~a|al = loan-granted 1370

costo* ~de la|las|los mercanc*|GDS vendid*;costo* ~de ventas|venta;costo* mercanc*|GDS SELd|vendid* = cost-of-sale 6135
hice|hicimos|di|dimos|entregue|entregamos|PAY1 ~una|un|la|el donacion*|donativo*|diezmo*|ofrenda* = expense 539525
!DON1 !di !dimos !hice !hicimos !PAY1 !entregu* REC1|recibio|recibieron|entro|entraron|ingreso|ingresaron|llego|llegaron|giro|giraron|consign*|recog* donacion*|donativo*|ofrenda*|diezmo*;donacion*|donativo* recibid* = income 4295
!me !nos DON3 !DON1 regalaron = income 4295
me|nos DON3|regalo|regalaron|donaron plata|negocio|efectivo;regalo|regalaron ~@ = income 4295

!PAY1 !deposito* !anticip* !adelantad* !debia* !debe REC1|COB1|ingres*|entro|entraron arriendo*|alquiler|canon;!debia* !anticip* !adelantad* !meses TEN PAY|PAY3|consign*|transfir* arriendo*|alquiler|canon|mes = income 422010
!interes* !rendimiento* !venci* !cobr* !REC1 !me !nos BUY1|constitu*|abri|abrimos|inverti|invertimos|puse|pusimos|meti|metimos|CON1 cdt|certificado_de_deposito = asset-purchase 1225
venci*|vencio|redim*|redimi|liquid*|retir* cdt|certificado_de_deposito;cdt|certificado_de_deposito venci*|vencio|redim*|liquid*|retir*;!interes* !rendimiento* me|nos|BNK PAY3|DEV3|consign*|abon* cdt|certificado_de_deposito;!interes* !rendimiento* REC1|COB1|recib*|cobr* cdt|certificado_de_deposito = investment-redeemed 1225
sobr* caja;sobrante*;sobro|sobraron = income 429553
falt* nadie|ninguno responde|responden|sabe|aparecio;descuadre nadie = expense 539595
falt* caja|plata|dinero|efectivo;faltante* caja;caja falto|faltaron|faltaba|faltaban|faltan;descuadre caja = expense 136530
ajuste peso|pesos;redondeo = expense 539595

^amortiz*|amorti* seguro*|poliza*;se_amortiza|se_amortizan|amortice|amortizamos seguro*|poliza*;!pagad* !PAY1 amortiz*|amorti* seguro*|poliza* = amortization 5130
amortiz*|amorti* arriendo*|alquiler = amortization 5120
amortiz*|amorti* publicidad = amortization 5235
amortiz*|amorti* interes* = amortization 5305
!pagad* !PAY1 amortiz*|amorti* !prestamo* !credito* !capital = amortization 5165
depreci*;desgaste E = depreciation
provision*|provisione|PRO cesantias interes*;PRO|provision* interes*;interes* cesantias provision*|PRO = provision 510533
provision*|PRO cesantia*;cesantia* provision|provisionad* = provision 510530
provision*|PRO prima;prima provision|provisionad* = provision 510536
provision*|PRO vacacion*;vacacion* provision|provisionad* = provision 510539
provision*|PRO prestacion* = provision 5105
provision*|PRO renta|impuesto* = provision 5405
provision*|PRO|deterioro cartera|clientes|CUS|cobrar|deudor* = provision 519910
provision*|PRO|deterioro inventario*|mercanc* = provision 519995
CAS|castig* cartera|CUS|deuda*|cuenta*;cartera|CUS|deuda*|cuenta* castig*|incobrabl*;de_baja debia*|debe|deben|debian|deuda*|cartera|CUS !debo !debiamos !debemos;debia*|debe|deben|debian|deuda*|cartera|CUS no_va_a_pagar|no_van_a_pagar|nunca_va_a_pagar|se_dio_por_perdida|di_por_perdida|dimos_por_perdida = write-off 1399
nota_credito CUS|cliente* !SUP !proveedor* !banco = sale-return
nota_credito SUP|proveedor* !CUS !cliente* !banco = purchase-return
!DEV1 !DEV !BUY1 !SEL1 mercanc*|GDS|inventario*|FOD|producto* DAM|danad*|vencid*|danaron|dano|pudri*|robad*|perdid*|perdieron|perdio|mojo|rompi*|quem*|venci*;DAM|dano|danaron|vencio|vencieron|perdi|perdimos|perdio|perdieron|bote|botamos|mojo|rompio mercanc*|GDS|inventario*|FOD|producto*|FRM;merma*;robaron|robo|hurt* mercanc*|GDS|inventario*|producto* = stock-loss 531035
se me|nos DAM|danaron|dano|vencieron|vencio|pudrieron|pudrio|rompieron|rompio|mojaron|mojo|quemaron|quemo !E !BLD !arregl* !repar* !REP1 !REP3 !plata !caja !efectivo !dinero = stock-loss 531035

anticipo* ~de|del|al renta|impuesto*|regimen_simple|simple|ica = taxes-paid 135505
PAY1 sayco|acinpro|derechos_de_autor;^sayco|acinpro = expense 5125
PAY1|CON1|presente|cancel* iva;iva bimestr*|cuatrimestr*|periodo|PAYd;declaracion|formulario ~de iva;PAY1|cancel* GOV iva = taxes-paid 2408
PAY1|CON1|presente|cancel* GOV retefuente|retencion*;PAY1|CON1|pago|presente|cancel* retefuente|retencion*|rete_fuente;declaracion retefuente|retencion*;^retefuente|retencion* PAYd|pagad* = taxes-paid 2365
PAY1|CON1|presente|cancel*|declaracion reteica|ica_retenido;reteica PAYd|pagad*|bimestr* = taxes-paid 2368
PAY1|CON1|presente|cancel*|declaracion reteiva;reteiva PAYd|pagad* = taxes-paid 2367
PAY1|presente|cancel* renta|declaracion_de_renta !inmueble;declaracion|impuesto ~de renta;impuesto_de_renta = taxes-paid 2404
PAY1|presente|cancel*|declaracion ica|industria_y_comercio|avisos;^ica ~bimestral|anual|bimestre|del|de|GOV;^impuesto ~de ica|industria_y_comercio;industria_y_comercio;avisos_y_tableros = taxes-paid 2412

decret* dividendo*|utilidad*;!pague !pagamos !pago dividendo*|utilidad* por_pagar|decretad* = dividends 3705
PAY1|repart*|reparti*|distribu*|entreg* dividendo*|utilidad*|ganancia*;dividendo* PAYd|pagad* = dividends 2360


consign*|llev*|CON1 !cliente* cesantia* = payment 2510
PAY1|pago cesantia* fondo|porvenir|proteccion;PAY1|pago !interes* cesantia* = payment 2510
PAY1|pago interes* cesantia* = payment 2515
seguridad_social|planilla*|pila|parafiscal*|aporte*_parafiscal* = social-security 2370
PAY1|pago|cancel*|aporte* eps|EPS|salud !descuento = social-security 237005
PAY1|pago|cancel*|aporte* arl|riesgos = social-security 237006
PAY1|pago|cancel*|aporte* pension|pensiones|AFP = social-security 238030
PAY1|pago|cancel*|aporte* caja_de_compensacion|comfama|compensar|cafam|sena|icbf|colsubsidio = social-security 237010

liquid* interes* cesantia* = payroll 2515
liquid* cesantia* = payroll 2510
liquid* prima = payroll 2520
liquid* vacacion* = payroll 2525
jornal*|destajo|recolector*|peones|cuadrilla PAYd|pagad*;PAY1|pago|cancel*|di|dimos|gast* jornal*|destajo|recolector*|peones|cuadrilla;^jornal*|jornales = payroll 510506
liquidacion|liquid* EMP|@|contrato|definitiva|trabajador* = payroll 2505
PAY1|pago|cancel*|salio sueldo*|salario*|nomina|quincena*|EMP debia*|debiamos|atrasad*|pendiente*|adeudad*|causad*;sueldo*|salario*|nomina|quincena* debia*|debiamos|atrasad*|adeudad* = payroll 2505
cause|causa|causar|causamos|causacion|causad*|registr* nomina|sueldo*|salario*|quincena* !PAY1 !pagad*;nomina|sueldo*|salario* causad*|devengad*|por_pagar = payroll-owed 510506
nomina|sueldo*|salario*|quincena* !comision* !prima !PRO !provision* !ANT !anticipo* !adelanto* !LEN1 = payroll 510506

aporte|aporto|aportaron|aportamos|aport*|APO OWN|capital|negocio|empresa|sociedad;OWN aport*|APO|puso|pusieron|metio|metieron|inyect*|entrego|consigno_capital;capital inicial|social|suscrito|pagado !prestamo;puse|pusimos|meti|metimos|inverti|invertimos|PUT1|aporte negocio|empresa|bolsillo|ahorros|capital|tienda|mis|mi|plata|dinero;inici*|abr*|arranc*|empec*|empez*|mont*|constitu* empresa|negocio|tienda|sociedad|local !arriendo;saldo inicial;ingres*|entro|entra nuevo_socio|un_socio|una_socia|nuevo_accionista;aporte* ~de|del OWN;OWN capital = contribution
saqu*|saque|sacamos|SAC1|cogi|cogimos|tome|retire|llevamos|lleve|me_lleve|gaste para mi|mis|casa|familia|personal*|gastos_personales|la_casa;retiro* ~del|de OWN|mi;retiro* OWN|personal*;OWN retir*|saco|sacaron|SAC|tomo|cogio|llevo;PAY1|compr* mi_hij*|mis_hij*|mi_espos*|mi_familia|mi_mama|mi_casa|colegio_de|universidad_de plata_del_negocio|dinero_del_negocio|negocio|mis|mi;para la_casa|mi_casa|mi|mis|familia plata_del_negocio|dinero_del_negocio|caja_del_negocio;plata_del_negocio|dinero_del_negocio|con_la_plata|caja_del_negocio para|colegio|mercado|casa|mi|mis|personal*;PAY1|compr*|gast* gastos_personales|uso_personal|mi_mercado|mercado_de_la_casa|arriendo_de_mi_casa|mi_casa|mis_hijos|mi_hijo|mi_hija = withdrawal

repart* propina* !para_repartir;PAY1|entregu*|entregamos propina* ~a|al|entre los|las|el|la EMP|mesero* = payment 2815
propina* REC1|recogid*|recibid*|recaud*|para_repartir|para_los;REC1|recog*|recaud*|dejaron|entraron propina* = entrusted 2815
REC1|recaud*|COB1|me_dieron|entraron|consign* para_pagar*|a_nombre_de;CUS|@ me|nos dejo|dio|entrego|mando|consigno para_pagar* a_nombre_de|de_el|por_el|por_cuenta_de|de_ella|gastos|impuestos;REC1 a_nombre_de|de_terceros|para_terceros|ajen*|de_otro|para_otro|para_entreg*|corresponsal = entrusted 2815
entregu*|entregamos|PAY1|gire|giramos|consigne|pase|pasamos recaud*|de_terceros|lo_recaudado = payment 2815

PAY1|di|dimos|entregue|deje SUP|proveedor* anticipo*|adelanto*|avance* !me !nos !EMP !CUS !cruz* !aplic* = advance-given 133005
CUS|@|me|nos|FAM me|nos ANT3|adelant*;me|nos dio|dieron|PAY3|consign*|transfir*|hizo|hicieron|entreg*|gir*|dejo|dejaron un|una|de|como anticipo*|adelanto*|avance*|abono_para|cuota_inicial|sena;anticipo*|adelanto* ~de|del un|una|el|la|mi|CUS CUS;anticipo*|adelanto* ~de|del CUS;REC1 anticipo*|adelanto*|avance*|pago_anticipado|pago_adelantado;CUS|@ anticip*|adelant*|dio_anticipo;separ*|separo|separaron|apart*|aparto|apartaron|encarg*|reserv* CUS|GDS|E|un|una|el|la|con|por|plata|pedido|mesa;abono CUS para|pedido|apartar|separar|encargo;para apartar|separar|reservar;CUS dej* abono|anticipo;!SUP !EMP !PAY1 !le !les !se !al !proveedor* dejo|dejaron|dio|dieron|consigno_anticipo|consignaron|entregaron|mandaron|transfirieron anticipo*|adelanto*|sena|cuota_inicial;abon* pedido|encargo|apartar|separar|reserva;anticipo* recibid* = advance-received 280505
me|nos PAY3|consign*|transfir*|gir*|dio|dieron|dejo arriendo*|alquiler|canon adelantad*|anticipad*|por_adelantado|por_anticipado;me|nos PAY3|consign*|transfir*|gir*|dio|dieron|dejo meses|ano|semestre arriendo*|alquiler|canon;TEN PAY|PAY3|consign*|transfir*|dio|dejo meses|ano|semestre arriendo*|alquiler|canon;TEN PAY|PAY3|consign*|transfir*|dio|dejo arriendo*|alquiler|canon adelantad*|anticipad*|por_adelantado|por_anticipado;REC1 arriendo*|alquiler|canon adelantad*|anticipad*|por_adelantado|por_anticipado = advance-received 270515
PAY1|pag* arriendo*|seguro*|poliza* adelantad*|anticipad*|por_adelantado|por_anticipado|anticipado !amorti*;arriendo*|seguro*|publicidad|suscripcion|poliza*|interes* PAYd|pagad* por_anticipado|por_adelantado|anticipad*|adelantad*;meses|ano|anual arriendo|seguro|poliza|suscripcion por_anticipado|adelantad*|anticipad*|por_adelantado;por_adelantado|por_anticipado arriendo|seguro|poliza|publicidad|suscripcion|un_ano|meses = prepaid-expense
anticipo*|adelanto*|avance*|anticipe|adelante|ANT viatico*|viaje|EMP|sueldo|quincena|salario = advance-given 133015
anticipo*|adelanto*|avance*|anticipe|adelante|ANT CON|obra|contratista*|construccion = advance-given 133010
anticipo*|adelanto*|avance*|anticipe|adelantamos|ANT1 !CUS SUP|pedido|compr*|import*|@|para|mercanc*|un|una|al|a = advance-given 133005

CUS|@ DEV|DEV3|devol*|regres* mercanc*|GDS|producto*|zapato*|ropa|pedido|compra|venta !SUP;DEV1|le_devolvi|reintegr* ~la|le|el|@ plata CUS;CUS DEV3|devol* !anticipo* !prest*;devol* venta*|CUS;devol* ~en|de venta*;me|nos DEV3 GDS|mercanc*|venta*|producto*|pedido|factura|unos|unas|ropa|zapato* !plata_que !SUP;devol* ~de un|una|el|la CUS;rebaj* CUS;REC1 devol*;^devolvieron|devolvio GDS|mercanc*|producto* !SUP;nos_devolvieron|me_devolvieron ~de la_venta = sale-return 4175
SUP me|nos reembols*|DEV3|devolvio|reintegr*|regreso !anticip* !adelant* !prest* !deposito* !cuota*;me|nos reembols*|DEV3|devolvieron plata|dinero ~de|por|del un|una|el|la|los|unos|unas GDS|FOD|mercanc*|RAW|FRM !anticip* !prest* = purchase-return
DEV1|regres*|devol* SUP|compra*|@ !CUS;devol* ~en|de|a compra*|SUP;DEV1|regres* GDS|mercanc*|producto*|insumo*|RAW = purchase-return

pase|pasamos|movi|movimos|traslade|trasladamos|transferi|transferimos|gire|giramos|bajamos|baje|envie|enviamos|mande !surti !surtimos !encomienda* !paquete* !sobre* !documento* !pague !pagamos !SEL !BUY !SUP WAL|BNK|caja|banco|bancos|cuenta|efectivo|ahorros;recarg* WAL;llev* consignar !SUP;traslado*|transferencia ~de|del|entre caja|banco|bancos|nequi|cuenta|cuentas|efectivo;consigne|consignamos|consignacion|deposite|depositamos|lleve|llevamos !surti !surtimos !SUP !CUS !cartera !recaudo caja|ventas|producido|efectivo|plata|dinero|venta;saqu*|saque|sacamos|retir* cajero|ventanilla|banco|cuenta|BNK|nequi|daviplata|corresponsal;retiro* ~del|de|en cajero|banco|BNK|nequi|daviplata|corresponsal;^consigne|consignamos|deposite|depositamos|consignacion;reembols*|reposicion|repuse|repusimos|reponer caja_menor|caja_chica = transfer

SUP me|nos dejo|trajo|mando|envio|despacho|surtio GDS|FOD|RAW|FRM|mercanc* !anticipo* !deposito* = purchase 1435
gire|giramos cheque|transferencia ~@ cancelando|abonando|pagando|cancelar|abonar;gire|giramos|PAY1 cheque|transferencia cancelando|abonando|pagando factura*|saldo|deuda = payment 2205
CUS|@|me|nos quedo|quedaron debiendo !PAY1 !compr* !vend* !SUP = sale
CUS|@|me|nos llevo|llevaron|compro|compraron|pidio|encargo !PAY1 !SUP !anticipo !abono;apunte fiado|fiada;PRS1 SRV;PRS1 T = sale
CUS|@|FAM PAY|PAY3|cancel*|abon*|vino|ABO factura*|debia*|debe|deuda*|cuenta|saldo|fiado*|todo|cartera;me|nos PAY3|cancel*|abon*|consign* factura*|debia*|deben|debe|debian|deuda*|saldo|cartera|fiado*;cobre|cobramos|recaude|recaudamos|recaudo|recuper* CUS|cartera|debia*|deuda*|factura*|fiado*|saldo*|debian;recaudo* ~de cartera|CUS;abono* ~de|del CUS|@;abono* CUS;abono ~de un|una|el|la CUS;PAY3|pagaron|cancelaron fiado*|deuda*|factura*;REC1 pago|abono;CUS abon*|abono|cancel*;@ me|nos abon*|abono|cancel*|PAY;@ abon*|abono|cancel*;me|nos PAY3 CUS|@ ;CUS|@ me|nos PAY|PAY3;cobre|cobramos ~a CUS|@;cobre|cobramos ~a un|una|el|la CUS = collection 1305
PAY1|abon*|cancel*|pagad* factura|deuda|saldo|cuenta que se_debe|se_le_debe|se_les_debe|se_adeuda|se_le_adeuda !EMP !BNK = payment 2205
PAY1|abon*|abone|abonamos|cancel* ~a|al|a_la @ factura|saldo|deuda|cuenta !EMP !BNK = payment 2205
PAY1|abon*|cancel* luz|agua|arriendo|honorario*|servicio*|internet|publicidad|gasto*|interes*|vigilancia|factura|recibo debia*|debiamos|debiendo|causad*|adeudad*|pendiente*|atrasad*;luz|agua|arriendo|honorario*|servicio*|gasto* debia*|causad*|adeudad*|atrasad* = payment
PAY1 estaba|estabamos ~debiendo !me !nos = payment
lo_que|los_que|la_que|las_que ~le|les debia*|debiamos|debo|debemos !EMP !OWN !FAM !BNK;PAY1|abon*|cancel* que_debia|que_debiamos|que_debo|que_debemos ~a|al !EMP !OWN !FAM !BNK;PAY1|di|dimos|pase le|les debia*|debiamos|debo|debemos !me_debia* !nos_debia* !EMP !OWN !FAM !BNK = payment 2205
PAY1|abon*|cancel*|pago|gire SUP|proveedor*|distribuidora|mayorista;abono* ~a SUP|proveedor*;PAY1|abon*|abone|cancel* @ debia*|debiamos|debo|deuda|saldo|factura|mercanc*;PAY1|abon*|cancel* debia*|deuda|debiamos @;PAY1|abon*|cancel* mercanc*|surtido|pedido debia*|debiamos|credito|fiad*|deuda;cancel*|PAY1 factura @;abone|abonamos|abono ~a @;le_abone|les_abone = payment 2205
`;
