/**
 * What words alone tell, whatever else a sentence holds: these rows come before all others, and nothing doubts them. In the
 * words of `readPatterns`: the deed, its PUC account ("?" before it: unless the words tell another one of the deed), and of
 * what is moved from one account to another the one that it leaves ("4": the income that the words tell).
 */
export const CLEAR_DEEDS = `
!pague !pagamos !gire !transferi !consigne esa_plata_es|ese_dinero_es|esos_recursos_son|esa_plata_le_pertenece|ese_dinero_le_pertenece ~de|del|ajena|ajeno|a|al = entrusted 2815
!PAY1 !gire !transferi !consigne !LEN3 !prestamo* hay_que|toca|tengo_que|tenemos_que|debo|debemos|nos_toca|me_toca ~girarsela|girarselo|girarselos|entregarsela|entregarselo|pasarsela|pasarselo|consignarsela|consignarselo|transferirsela|transferirselo|darsela = entrusted 2815
!PAY1 !gire !prest* me|nos dejo|dejaron|dio|dieron|entrego|mando|consigno|consignaron para ~entregarle|entregarles|girarle|pasarle|entregarselo|entregarsela|entregarselos = entrusted 2815
taxi|bus|buseta|camion|van|colectivo|tractomula|volqueta|mototaxi|motocarro|conductor|chofer me|nos trajo|entrego|dio|paso|rindio|mando|consigno|liquido producido;me|nos trajo|entrego|dio|paso|rindio|mando|consigno|liquido producido ~del|de taxi|bus|buseta|camion|van|colectivo|tractomula|volqueta|mototaxi|motocarro|la_buseta|la_van|la_volqueta = sale 4145
!PAY1 !di !dimos !entregu* !hice !hicimos !done !para !pagad* !entregad* !pago ^diezmo*|ofrenda*|limosna*;!PAY1 !di !dimos !entregu* !hice !hicimos diezmo*|ofrenda*|limosna*|colecta recogid*|recibid*|recaudad* = income 429595
!EMP !me !nos !mi !mis !prest* saque|sacamos|di|dimos|cogimos|tomamos|destine|destinamos para ~ayudar|ayudarle|ayudarles|socorrer|apoyar|donarle|donar = expense 539525
!debian !debia !cartera !atrasad* !por_adelantado !por_anticipado !anticipad* ^mensualidad*|matriculas|inscripciones|suscripciones cobrad*|recaudad*|recogid*|recibid* = sale ?4155
!me !nos !PAY1 !contrat* !deb* !la_empresa !la_oficina !el_negocio !al_negocio !el_local !al_local !nosotros servicio*|asesoria*|consultoria*|transporte*|acarreo*|mantenimiento*|capacitacion* prestad* ~a|al|@ = sale ?4155
!me !nos cancelad*|pagad*|PAY1|cancel* cuenta_por_pagar|cuentas_por_pagar = payment
!PAY1 !cobr* !a_favor !pagaron !debit* ajuste|causacion|cause|causamos|^interes* interes* causad*|devengad* !ingreso* = accrual 530520
^interes* ~causad* ~y no_pagad*;ajuste|cause interes* por_pagar = accrual 530520
llevese|llevar|lleve|llevamos|lleva|llevo|trasladese|pasese ~al gasto pago*_anticipad*|pagad*|anticipad*|por_anticipado|por_adelantado|diferid* = amortization
reconozcase|reconocer|reconoce|reconocio|reconocimos|reconoci|reconozco ~como|el|un ingreso|como_ingreso cobrad*|recibid*|anticipad*|por_adelantado|por_anticipado|diferid* !PAY1 = reclassification 2705 4
!compr* !PAY1 materia_prima|materias_primas|insumo* trasladad*|enviad*|pasad*|entregad*|consumid*|llevad*|requerid* ~a|en|para|al|por produccion|la_produccion|proceso|planta;traslado|traslade|trasladamos|pase|pasamos|envie|enviamos|traslado_de materia_prima|materias_primas|insumo* ~a|para produccion|la_produccion|planta = reclassification 1410 1405
recarg* WAL caja|efectivo;recarg* # caja = transfer
OWN le|les presta|presto|prestan|prestaron ~al|a|a_la negocio|empresa|sociedad|tienda|compania|local|la_empresa|la_sociedad|la_tienda|la_compania = loan-received 2355
!me !nos abon*|PAY1|pago|cancel* deuda|prestamo|lo|plata que tiene|tenia|tenemos|debe|debemos ~con|al|a|con_el|con_la OWN|el|la OWN|@;!me !nos abon*|PAY1|pago deuda|prestamo ~con|del|de|al|con_el|con_la|de_la OWN = loan-repaid 2355
^prestamo*|credito* ~que ~le|les hice|hicimos|dimos|di ~a|al|a_la|a_el|a_un|a_una OWN = loan-granted 1325
^prestamo*|credito* ~que ~le|les hice|hicimos|dimos|di EMP = loan-granted 1365
!pago !abono !devolvio !pagaron ^prestamo*|credito* ~que ~le|les hice|hicimos|dimos|di = loan-granted 1370
!anticip* !adelant* !le !les ^viatico* ~de|a|al|por @|tiquete*|hotel|pasaje*|EMP|en|en_CTY = expense ?515595
!SEL1 !vend* !me_compr* !nos_compr* !me_ped* !me_pag* !nos_pag* trago*|licor*|aguardiente|ron|cerveza*|whisky|vino*|gaseosa* para ~el|la|mi bar|disco|discoteca|taberna|licorera|estanco|cantina = purchase 1435
!CUS !@ !me !nos !SEL1 !vend* !cobr* !COB1 ^cambio|arreglo|reparacion|mantenimiento|alineacion|latoneria|lavada del|de_la|de_mi|de_nuestro taxi|carro|camion|camioneta|moto|bus|buseta|furgon|van|volqueta = expense 514540
!compr* !PAY1 !SUP !SEL1 !vend* !factur* !entregu* !GDS !FOD ya ~me|nos habian|habia|los_habian|la_habian|lo_habian dado|adelantado|anticipado|consignado|pagado|abonado = sale 4155
!vendi !E !SEL1 traje|trajimos|compre|compramos para|pa ~revender = purchase 1435
!SEL1 !vend* !me !nos !DAM !devol* !rob* !perd* !venc* !baja !cost* ^surtido ~de = purchase 1435
autorretencion* renta|ingresos|especial !PAY1 !declar* !present* = reclassification 135515 236575
!SEL1 !vend* !PRS1 !arregl* !reparacion* !reparar !repare !reparamos !reparo !LEN1 !CUS !pedido* !mercanc* !inventario !prestaron !recibi !REP1 !REP3 !arriendo !alquiler !arrendad* !mantenimiento ^E nuevo|nueva|nuevos|nuevas;!SEL1 !vend* !PRS1 !arregl* !reparacion* !reparar !repare !reparamos !reparo !LEN1 !CUS !pedido* !mercanc* !inventario !recibi !REP1 !REP3 !arriendo !alquiler !arrendad* !mantenimiento ^un|una|el|la ~E nuevo|nueva = asset-purchase
!SEL1 !vend* !cobr* !COB1 !CUS !me !nos ^uniforme*|dotacion*|overol* ~para|de EMP|muchach*|personal|trabajador*|los|las|el|la = expense 510551
!rebajaron !desconto !descontaron ^GDS le|les rebaje|rebajamos|desconte|descontamos pago|pagaron|dio|dieron|cancelo|consigno|transfirio;^GDS me|nos pago|pagaron|dio|dieron|consigno|transfirio lo_que_quedo|lo_restante = sale
provision*|PRO|deterioro dificil_cobro|dudoso_recaudo|dudosa_cobranza|incobrabl* = provision 519910
causar|cause|causacion|provision* aporte*|seguridad_social|parafiscal* patronal*|salarios|sueldos|nomina !PAY1 = accrual 510570
`;
