/**
 * What trades in Colombia buy, use up, sell, hire and wear out, by the PUC account that each thing is on where it is
 * bought and where it is sold ("debit/credit"; one alone: it has no other side). Folded and singular, "_" joins the words
 * of a name. A thing that shops sell and nobody keeps for use stands under merchandise; one that trades use up under
 * theirs; what words alone do not decide is in no family.
 */
export const NOUNS: Readonly<Record<string, string>> = {
  // Groceries, drinks and household.
  "1435/4135":
    "atun sardina pasta_alimenticia espagueti fideo margarina mayonesa mostaza mermelada bocadillo arequipe yogur kumis " +
    "cereal granola avena_en_hojuelas mani almendra snack papita chicle bombon bombombum menta caramelo gomita masmelo helado_en_paleta " +
    "energizante gatorade pony_malta malta cigarro tabaco encendedor fosforo vela_de_cumpleanos " +
    "panal toalla_higienica afeitadora crema_dental cepillo_de_dientes desodorante talco colonia locion bloqueador bronceador " +
    "detergente_en_polvo chocolate_de_mesa garbanzo arveja_seca lenteja_seca blanquillo cuchuco salsa_de_tomate " +
    // Clothes, shoes and adornment.
    "bermuda jogger sudadera chompa saco_de_lana ruana poncho chal bufanda guante_de_lana calcetin boxer calzoncillo " +
    "tanga panty faja bata vestido_de_bano bikini pantaloneta camibuso enterizo conjunto_deportivo corbata cinturon " +
    "billetera bolso_de_mano cartera_de_dama maleta mochila lonchera canguro sombrero cachucha tocado diadema mona_de_pelo bota_texana botin " +
    "alpargata mocasin tacon baleta croc crocs guayo tenis cadena_de_oro dije topo candonga aro_de_plata argolla esclava piercing reloj_de_pulso " +
    // Hardware, spares and electricity.
    "tornilleria tubo_de_pvc tubo_pvc codo_de_pvc registro_de_paso grifo griferia llave_de_paso valvula sifon manguera alambre malla angulo perfil platina canal_metalica " +
    "tejas_de_zinc zinc caneca_de_vinilo vinilo esmalte_sintetico estuco thinner lija disco_de_corte broca cincel alicate pinza destornillador llave_inglesa serrucho segueta palustre " +
    "metro_de_carpintero nivel_de_mano carretilla_de_obra pala pica azadon machete candado bisagra cerrojo manija chapa_de_seguridad interruptor toma_corriente cable_electrico breaker " +
    "reflector lampara led panel_led cinta_aislante fusible extension_electrica sanitario_corona combo_sanitario lavamanos_de_pedestal ceramica porcelanato porcelana baldosin " +
    "amortiguador balinera rodamiento correa_dentada embrague_para_vender disco_de_freno banda_de_freno pastilla_para_vender bateria_mac farola exploradora direccional retrovisor espejo_retrovisor " +
    "carburador cilindro_de_moto piston biela culata cadena_de_moto pinon_de_moto guardabarro defensa_para_carro neumatico rin casco_para_moto impermeable_para_moto " +
    // Telephones, computers and toys.
    "estuche vidrio_templado memoria_sd cable_usb power_bank smartwatch manos_libres airpods parlante_bluetooth control_de_consola videojuego consola_de_videojuegos " +
    "peluche_de_felpa rompecabezas lego carrito_de_juguete barbie pelota triciclo_de_nino patin monopatin bomba_de_cumpleanos pinata serpentina globo disfraz tarjeta_timotea " +
    // Health and animals.
    "acetaminofen ibuprofeno loratadina amoxicilina antibiotico suero alka_seltzer dolex aspirina tapaboca_de_caja preservativo condon anticonceptivo prueba_de_embarazo " +
    "multivitaminico proteina creatina suplemento colageno omega_3 formula_infantil leche_en_polvo_de_bebe tetero chupo curita_de_caja gotas_oftalmicas lente_de_contacto montura estuche_de_gafas " +
    "collar_para_perro arena_para_gato galleta_para_perro correa_de_perro juguete_para_gato pecera pez_ornamental alimento_para_perro dog_chow cat_chow chunky " +
    // House, garden and books.
    "edredon sobrecama tendido toalla_de_cuerpo almohada cojin tapete mantel individual_de_mesa cubierto cuchillo vasija sarten caldero paila termo tupper portacomida jarra copa_de_vino florero portarretrato " +
    "matera mata suculenta orquidea rosa clavel girasol ramo_de_flores arbol_de_navidad pesebre adorno_navidad novela texto_escolar cartilla diccionario biblia camandula veladora imagen_religiosa cirio " +
    "colchoneta mancuerna pesa_rusa guante_de_boxeo balon_de_futbol raqueta uniforme_de_futbol casco_de_bicicleta pacha_de_bicicleta luz_de_bicicleta guitarra_acustica cuerda_de_guitarra flauta " +
    "vaper narguila domino baraja bafle repuesto_de_nevera termostato resistencia_de_estufa filtro_de_agua",
  // What is worked up.
  "1405/4135":
    "lycra licra dril gabardina popelina lino seda satin tafetan tul velo algodon_perchado burda rib elastico hilaza hilo_de_coser aguja_de_coser entretela marquilla broche velcro ojalete resorte_de_tela sesgo " +
    "carnaza badana odena suela_de_caucho plantilla_de_zapato horma pegante_de_zapateria tacon_de_madera cordon_de_zapato hebilla herraje remache " +
    "pino cedro roble_en_tabla teca guadua madera_rolliza tablon aglomerado formica chapilla canto_de_pvc laca sellador tapaporo colbon_madera espuma_de_tapiceria " +
    "lamina_de_acero lamina_cold_rolled tubo_cuadrado varilla_corrugada viga_de_acero electrodo soldadura_de_varilla anticorrosivo acrilico_en_lamina vidrio_crudo aluminio_en_perfil policarbonato " +
    "gravilla triturado recebo arena_de_pena arena_de_rio ladrillo_tolete bloque_de_concreto concreto_premezclado mortero yeso cal_hidratada acelerante aditivo_de_concreto geotextil mixto " +
    "harina_de_trigo harina_de_maiz almidon polvo_de_hornear esencia_de_vainilla crema_de_leche cobertura_de_chocolate fondant glaseado grajea fecula almidon_de_yuca cuajo cultivo_lactico leche_cruda azucar_por_bulto royal " +
    "masa_madre manteca levadura_fresca huevo_por_cubeta relleno colorante saborizante conservante gelatina_sin_sabor pulpa_de_fruta cafe_pergamino cafe_verde cafe_en_grano maiz_trillado cebada_malteada lupulo " +
    "res_en_canal lomo_de_res pechuga pernil costilla_de_cerdo tocino chicharron morcilla chorizo longaniza pollo_crudo filete_de_tilapia camaron_crudo queso_costeno cuajada hogao alino condimento oregano comino color_en_polvo salsa_negra " +
    "cilantro perejil cebolla_larga ajo zanahoria remolacha lechuga repollo espinaca pepino pimenton ahuyama habichuela arveja_verde mazorca platano_verde papa_criolla guasca fresa lulo maracuya guayaba curuba tamarindo coco " +
    "cera_de_soya pabilo fragancia glicerina soda_caustica tensoactivo frasco_gotero vaselina alcohol_etilico aceite_esencial karite " +
    "vinilo_textil papel_transfer tinta_de_sublimacion tinta_plastisol malla_de_serigrafia papel_bond_por_pliego propalcote cartulina_por_pliego plancha_litografica lona_de_banner vinilo_adhesivo " +
    "mostacilla canutillo hilo_nylon piedra_semipreciosa murano plata_en_grano oro_en_lamina fibra_de_vidrio resina_epoxica gelcoat poliuretano caucho_en_lamina",
  // Used up by the one who gives the service, and kept in stock.
  "1455/4135":
    "peroxido amonia ampolleta_capilar shampoo_de_litro crema_de_peinar gel_para_cabello laca_de_cabello tintura_de_cabello cera_para_depilar banda_depilatoria esmalte_de_unas acrilico_de_unas gel_semipermanente tips_de_unas limas_de_unas " +
    "cuchilla_de_barbero talco_de_barberia capa_de_corte toalla_desechable guante_de_nitrilo bajalengua algodon_hospitalario gasa_esteril isopanin yodo solucion_salina lidocaina anestesia amalgama resina_dental alginato bracket_metalico arco_de_ortodoncia " +
    "fresa_dental eyector babero_dental aguja_desechable cateter venda esparadrapo yeso_dental reactivo tubo_de_ensayo placa_de_rayos suero_fisiologico vacuna_antirrabica desparasitante aguja_hipodermica tinta_para_tatuar aguja_de_tatuar " +
    "refrigerante_para_carro grasa_multiproposito liquido_de_frenos silicona_automotriz estopa desengrasante shampoo_para_carros ambientador_de_carro gas_refrigerante soldadura_de_estano cloro_granulado alguicida sulfato_de_aluminio percloroetileno quitamanchas",
  "1425":
    "plantula colino esqueje almacigo semilla_certificada semilla_de_papa semilla_de_maiz abono_organico triple_15 urea_agricola gallinaza_por_bulto cal_dolomita glifosato manzate lorsban coadyuvante fungicida_agricola",
  "1445":
    "novilla novillona vaca_parida vaca_lechera toro_de_cria toretes semental lechona_de_cria marrana_de_cria  pollo_de_engorde pollito_de_un_dia alevino conejo_de_cria cabra ovejo potranca reproductora",
  // Used up in the house.
  "519525":
    "blanqueador_de_piso escobillon cepillo_de_bano recogedor_de_basura trapeador limpion bayetilla guante_de_aseo guante_de_caucho jabon_de_manos jabon_liquido jabon_rey lavaloza axion vanish clorox creolina insecticida_de_aerosol raid " +
    "papel_familia papel_de_cocina toalla_de_papel toalla_para_manos bolsa_de_basura caneca_de_basura ambientador_en_spray dispensador_de_jabon gel_antiseptico balde_plastico cera_para_pisos varsol_para_limpiar viruta_de_acero bon_bril " +
    "mezclador_de_tinto pitillo_para_oficina filtro_de_cafetera instacrem stevia agua_de_botellon vaso_de_tinto cafe_para_la_oficina azucar_para_la_oficina galleta_para_la_oficina refrigerio_para_reunion",
  "519530":
    "esfero boligrafo resaltador corrector_liquido regla sacapuntas tajalapiz perforadora gancho_de_cosedora gancho_legajador legajador az folder separador_de_hojas post_it nota_adhesiva papel_carta papel_oficio papel_bond papel_fotografico " +
    "papel_contable libro_contable libro_de_actas talonario_de_facturas recibo_de_caja_menor almanaque planeador sello_de_caucho almohadilla_de_sello tinta_epson toner_hp cartucho_de_impresora rollo_termico rollo_de_datafono carne_de_empleado porta_carne tablero_acrilico borrador_de_tablero " +
    "cinta_transparente pegastick bisturi_de_oficina tijera_de_oficina caja_de_archivo sobre_de_manila argollado laminada plastificado pila_para_control",
  "519535":
    "gasolina_corriente gasolina_extra galon_de_acpm biodiesel gas_para_montacargas gas_vehicular aceite_dos_tiempos aceite_quemador kerosene carbon_para_parrilla tanqueo_de_la_moto tanqueo_del_carro",
  "529540":
    "bolsa_de_papel bolsa_kraft bolsa_de_manija bolsa_ziploc caja_de_pizza caja_de_torta caja_de_domicilio caja_de_carton caja_corrugada vinipel stretch papel_kraft papel_burbuja papel_parafinado papel_aluminio domo porta_comida_de_icopor vaso_de_icopor plato_desechable cubierto_desechable " +
    "servilleta_de_mesa tapa_plastica botella_pet frasco_de_vidrio tarro_plastico zuncho grapa_de_embalaje etiqueta_adhesiva sticker_de_marca cinta_de_empaque sacos_de_fique costal estiba_de_madera",
  "510551":
    "overol_de_trabajo bota_de_seguridad bota_pantanera guante_de_carnaza guante_de_vaqueta guante_de_trabajo casco_de_seguridad monogafa careta_de_soldar respirador tapaoido proteccion_auditiva chaleco_reflectivo cofia delantal peto impermeable_de_trabajo faja_lumbar arnes_de_seguridad " +
    "camiseta_de_dotacion camisa_de_dotacion pantalon_de_dotacion zapato_de_dotacion uniforme_de_meseros uniforme_antifluido filipina gorro_de_chef",
  "519560":
    "almuerzo_ejecutivo almuerzo_de_trabajo desayuno_de_trabajo cena_de_negocios refrigerio_del_personal comida_del_personal domicilio_de_almuerzos mercado_para_empleados",
  "519595":
    "vela_aromatica_de_recepcion arreglo_de_navidad copia_de_llave duplicado_de_llave botiquin_de_oficina parqueadero_por_horas",
  // What is worked with.
  "1520":
    "fileteadora_industrial plana_industrial collarin bordadora estampadora termofijadora guillotina plotter_de_corte cortadora_laser router_cnc tronzadora ingletadora caladora ruteadora garlopa sierra_sin_fin cepillo_electrico lijadora esmeril prensa_hidraulica fresadora " +
    "equipo_de_soldadura inversor_de_soldadura compresor_de_aire hidrolavadora_industrial elevador_de_carros alineadora balanceadora desmontadora_de_llantas escaner_automotriz gato_zorra diferencial pluma_hidraulica banco_de_trabajo taladro_de_arbol rotomartillo martillo_demoledor " +
    "mezcladora_de_concreto vibrador_de_concreto rana_compactadora canguro_compactador formaleta andamio_certificado retroexcavadora minicargador planta_de_concreto dobladora_de_lamina cizalla roscadora estacion_total teodolito " +
    "tractor_agricola guadanadora fumigadora_estacionaria ordeno_mecanico tanque_de_enfriamiento picadora_de_pasto desgranadora secadora_de_cafe motocultor bomba_de_agua sistema_de_riego incubadora despulpadora_de_cafe " +
    "tostadora_de_cafe molino_de_cafe selladora_al_vacio etiquetadora marmita pasteurizadora homogenizadora laminadora_de_masa divisora_de_masa embutidora tajadora_de_carne sierra_de_hueso molino_de_carne freidora_industrial maquina_de_helados " +
    "lavadora_industrial secadora_industrial plancha_a_vapor maquina_de_coser maquina_plana maquina_de_tatuar maquina_de_corte_de_cabello multifuncional_de_estampado caldera generador_electrico planta_de_soldar motosoldador torno_dental banda_transportadora bascula_camionera bascula_electronica gramera",
  "1524":
    "mesa_de_juntas mesa_de_trabajo silla_ergonomica silla_giratoria silla_rimax silla_plastica mesa_plastica sala_de_recepcion recepcion_en_madera counter cubiculo divisiones_de_oficina biblioteca_de_oficina estanteria_metalica rack_metalico gondola_metalica puntera exhibidor_de_ropa " +
    "perchero_de_tienda maniqui_de_cuerpo vitrina_de_vidrio mueble_de_caja barra_de_bar silla_de_bar sillon_de_barberia tocador mesa_de_manicure lavacabeza cama_de_masaje pupitre tablero_digital casillero ventilador_industrial aire_mini_split minisplit extractor_de_olores " +
    "parlante_de_sonido cabina_activa amplificador televisor_de_pantalla pantalla_de_tv carpa parasol caja_registradora_pos proyector_de_video circuito_de_camaras alarma_de_seguridad",
  "1528":
    "computador_de_escritorio computador_todo_en_uno portatil_lenovo portatil_hp macbook_pro laptop_de_trabajo impresora_multifuncional impresora_laser impresora_termica impresora_pos impresora_de_etiquetas lector_de_codigo lector_de_huella pistola_lectora tableta_grafica monitor_de_pc torre_de_computo " +
    "ups_de_computo switch_de_red servidor_nas celular_corporativo radio_de_comunicacion walkie_talkie camara_profesional camara_canon camara_sony lente_de_camara drone_dji telefono_ip planta_telefonica",
  "1532":
    "unidad_dental silla_odontologica lampara_de_fotocurado ultrasonido_dental compresor_dental equipo_de_rayos_x ecografo_portatil monitor_de_signos centrifuga lampara_de_hendidura autorefractometro camilla_electrica bascula_medica equipo_de_organos glucometro_de_consultorio laser_de_depilacion equipo_de_electroterapia equipo_veterinario",
  "1536":
    "nevera_exhibidora nevera_vertical congelador_horizontal cuarto_frio estufa_industrial estufa_de_seis_puestos horno_pizzero horno_industrial horno_microondas microondas plancha_asadora parrilla_a_gas olla_arrocera greca_industrial maquina_de_espresso cafetera_industrial batidora_industrial lavavajillas vitrina_caliente bano_maria mesa_de_acero_inoxidable dispensador_de_jugos granizadora campana_extractora cama_doble colchon_para_habitacion minibar lenceria_de_hotel vajilla_de_restaurante",
  "1540":
    "camion_nhr camion_furgon furgon_refrigerado camioneta_de_estacas camioneta_4x4 van_de_pasajeros microbus buseta_usada bus_escolar moto_carguero motocarguero moto_akt moto_bajaj moto_honda moto_auteco moto_pulsar cuatrimoto remolque_de_carga trailer tracto_camion montacargas carro_de_perros carro_de_comidas food_truck bicicleta_de_carga bicicleta_electrica carroceria",
  // Services received, by their kind; sold by who gives them.
  "513505/4155":
    "servicio_de_vigilancia servicio_de_celaduria servicio_de_limpieza aseo_general aseo_de_oficina aseo_del_local aseo_de_vidrios lavado_de_vidrios lavado_de_fachada lavado_de_tapetes lavado_de_muebles control_de_plagas fumigada desratizacion recoleccion_de_residuos recoleccion_de_escombros guardia escolta monitoreo_de_alarmas jardineria_del_conjunto poda_de_arboles podada corte_de_pasto",
  "513515/4155":
    "soporte_remoto soporte_de_sistemas mantenimiento_de_software visita_tecnica instalacion_de_software configuracion_de_red asistencia_agronomica asistencia_veterinaria calibracion_de_equipos",
  "513520/4155":
    "suscripcion_a_la_nube plan_de_siigo plan_de_alegra nomina_electronica paquete_de_facturas_electronicas folios_electronicos certificado_de_firma_digital dominio_web alojamiento_web correo_corporativo licencia_anual crm erp software_contable software_pos tienda_online suscripcion_a_canva suscripcion_a_zoom",
  "513540/4145":
    "guia_de_envio envio_nacional envio_por_servientrega envio_por_interrapidisimo correo_fisico sobre_certificado",
  "513550/4145":
    "transporte_de_ganado transporte_de_la_mercancia transporte_del_pedido flete_del_camion cargue descargue cargue_y_descargue montacarga_alquilado viaje_en_camioneta carreta motocarro_de_carga domicilio_en_moto",
  "513595/4155":
    "lavado_de_manteleria lavado_de_uniformes lavada_de_lenceria lavada_de_sabanas hechura confeccion_por_encargo corte_de_tela planchada bordada estampada satelite_de_costura maquila_externa tornada torneada maquinado zincado cromado pintura_electrostatica corte_laser doblada_de_lamina herrada inseminada ordeno arada rastrillada recoleccion_de_cafe desyerbada guadanada " +
    "laboratorio_de_suelos analisis_de_agua prueba_de_calidad certificado_de_calidad revelado impresion_litografica encuadernacion edicion_de_video presentador_de_evento",
  "511035/4155":
    "diseno_de_planos diseno_de_logo levantamiento_topografico estudio_de_suelos calculo_estructural fotografia_de_producto edicion_de_fotos manejo_de_redes desarrollo_web consultoria_ambiental asesoria_en_seguridad sistema_de_gestion plan_de_mercadeo estudio_de_mercado traduccion_oficial correccion_de_estilo ilustracion boceto",
  "511025/4155":
    "asesoria_juridica demanda_laboral poder_especial derecho_de_peticion tutela_juridica contrato_de_abogado proceso_ejecutivo",
  "511030/4155":
    "declaracion_de_iva declaracion_de_ica informacion_exogena medios_magneticos estados_financieros_certificados asesoria_tributaria certificacion_de_ingresos liquidacion_de_impuestos revision_contable",
  "523560/4155":
    "volante tarjeta_de_presentacion pendon_publicitario valla_publicitaria aviso_luminoso aviso_acrilico pauta_radial pauta_en_redes cuna_de_radio perifoneo_por_el_barrio impulsadora_de_marca activacion_de_marca camiseta_publicitaria gorra_publicitaria lapicero_publicitario bordado_del_logo campana_de_instagram publicacion_pagada anuncio_clasificado clasificado sesion_de_fotos video_promocional creador_de_contenido",
  "515015/4130":
    "enchape_de_bano estucada estuco_y_pintura pintada_del_local pintada_de_la_fachada cambio_de_tejas arreglo_de_goteras arreglo_de_tuberia destape_de_caneria destapada_del_bano cambio_de_chapa cambio_de_guardas reja_de_seguridad division_en_drywall cielo_raso_nuevo piso_laminado resane impermeabilizada",
  "515005/4155":
    "cableado_estructurado punto_de_red punto_electrico acometida tablero_electrico instalacion_de_lamparas cambio_de_breaker",
  "514510/4155":
    "mantenimiento_de_ascensor lavado_de_tanque_de_agua mantenimiento_de_bomba recarga_de_extintor mantenimiento_de_zonas_comunes mantenimiento_locativo",
  "514515/4155":
    "mantenimiento_de_nevera mantenimiento_de_horno mantenimiento_de_maquina reparacion_de_motor rebobinada_de_motor embobinada_de_motor repuesto_de_la_maquina afilada cambio_de_correa_de_la_maquina mantenimiento_preventivo carga_de_gas_refrigerante",
  "514520/4155":
    "mantenimiento_de_aire arreglo_del_aire limpieza_del_aire tapizada_de_sillas arreglo_de_muebles",
  "514525/4155":
    "cambio_de_disco formateada_del_computador repotenciacion cambio_de_teclado mantenimiento_de_impresora limpieza_de_cabezales memoria_ram disco_solido arreglo_del_datafono reparacion_de_portatil",
  "514540/4135":
    "cambio_de_aceite_del_camion alineacion_y_balanceo sincronizada engrase_del_camion arreglo_de_frenos cambio_de_llantas despinchada_de_llanta montallanta rectificada_de_motor latonada lavado_del_camion lavada_de_la_moto repuesto_del_camion repuesto_de_la_camioneta bateria_del_carro llanta_del_camion llanta_de_la_moto kit_de_embrague",
  "5120/4220":
    "arriendo_de_silla alquiler_de_silla alquiler_de_andamio alquiler_de_lote alquiler_de_bodega alquiler_de_salon alquiler_de_puesto arriendo_del_puesto arriendo_de_vitrina alquiler_de_maquinaria_amarilla alquiler_de_formaleta alquiler_de_mesas alquiler_de_carpa alquiler_de_trajes alquiler_de_consultorio alquiler_de_sonido canon_mensual",
  "513075": "soat_de_la_moto soat_del_camion soat_del_carro",
  "513040": "seguro_todo_riesgo_del_camion poliza_del_vehiculo poliza_todo_riesgo_carro",
  "5130":
    "poliza_contra_incendio poliza_de_estabilidad poliza_de_seriedad poliza_de_manejo poliza_estudiantil seguro_agropecuario seguro_de_cosecha poliza_pyme",
  "514005":
    "autenticacion_de_firma declaracion_extrajuicio escritura_publica registro_de_escritura certificado_de_tradicion",
  "514015":
    "licencia_de_construccion permiso_de_espacio_publico permiso_de_aglomeracion habilitacion_sanitaria registro_ica guia_sanitaria guia_de_movilizacion tecnico_mecanica revision_de_gases tarjeta_profesional resolucion_de_facturacion concepto_de_bomberos carne_de_alimentos visita_sanitaria",
  "511595": "sobretasa_bomberil impuesto_de_alumbrado impuesto_de_espectaculos",
  "511540":
    "impuesto_de_la_moto impuesto_del_carro impuesto_del_camion impuesto_vehicular impuesto_de_rodamiento semaforizacion",
  "511515": "predial_de_la_finca predial_del_local predial_de_la_bodega impuesto_predial_unificado",
  "519545":
    "taxi_del_mensajero transporte_en_taxi carrera_en_taxi pasaje_del_mensajero recarga_de_civica recarga_de_tullave",
  "519565": "parqueo_del_camion parqueadero_nocturno parqueadero_mensual",
  "519520":
    "ancheta_de_navidad regalo_para_cliente bono_para_cliente almuerzo_con_cliente invitacion_al_cliente",
  "510566":
    "torta_para_el_personal fiesta_del_personal despedida_de_ano dia_de_la_familia integracion_del_equipo",
  "510563":
    "curso_de_alturas_del_personal curso_de_manipulacion curso_de_primeros_auxilios capacitacion_del_equipo taller_de_liderazgo",
  "510584":
    "examen_de_ingreso_medico examen_periodico medico_ocupacional audiometria_y_visiometria medicina_del_trabajo",
  "530515":
    "comision_del_datafono comision_de_la_pasarela comision_de_bold comision_de_wompi comision_de_payu comision_bancaria_mensual",
  "530505":
    "cuota_de_manejo chequera talonario_de_cheques certificacion_bancaria extracto_impreso costo_de_transferencia",
  "539520":
    "intereses_de_mora_de_la_dian sancion_por_extemporaneidad multa_de_transito fotodeteccion multa_de_la_alcaldia multa_de_salud_publica",
  "539525":
    "donacion_a_la_iglesia donacion_para_damnificados aporte_a_la_parroquia rifa_del_barrio colaboracion_para_la_rifa",
  // What is sold alone.
  "/4140":
    "corriente_del_dia almuerzo_a_domicilio picada parrillada cazuela mojarra_frita bandeja_paisa ajiaco mondongo cuy arroz_chino lasana ceviche tinto_campesino avena_fria limonada gaseosa_con_almuerzo aguapanela perico_de_cafe capuchino postre_de_natas cupcake galleta_decorada torta_de_matrimonio ponque_decorado pasabocas mesa_de_dulces noche_de_hotel noche_de_hospedaje pasadia dia_de_sol",
  "/4145":
    "carrera_al_aeropuerto viaje_expreso expreso_escolar servicio_de_ruta mototaxi_de_pasajeros trasteo_local acarreo_local flete_intermunicipal mensajeria_a_clientes",
  "/4160":
    "clase_de_ingles clase_de_musica clase_de_baile clase_de_natacion clase_de_manejo curso_de_conduccion preicfes_del_sabado refuerzo_escolar mensualidad_del_jardin matricula_del_curso taller_de_pintura curso_de_maquillaje",
  "/4165":
    "consulta_medica consulta_psicologica sesion_de_terapia limpieza_oral profilaxis blanqueamiento endodoncia exodoncia corona_dental control_de_ortodoncia terapia_fisica terapia_respiratoria inyectologia toma_de_muestras examen_visual esterilizacion_de_gata castracion vacunacion_de_mascotas consulta_veterinaria cirugia_de_mascota",
  "/4170":
    "corte_de_barba corte_de_dama corte_de_nino alisado mechas balayage blower semipermanente pestanas_pelo_a_pelo lifting_de_pestanas limpieza_facial hidratacion_facial masaje_relajante bano_de_perro bano_y_peluqueada_canina mensualidad_del_gimnasio clase_de_zumba clase_de_yoga tiqueteria entrada_a_piscina show_de_mariachis serenata_de_mariachis animacion_de_fiesta planchado_de_ropa lavado_en_seco lavado_por_kilo servicio_exequial",
};

/** Those who are hired, by what they do; they are paid for their work. */
export const HIRED: Readonly<Record<string, string>> = {
  CON: "yesero enchapador estucador vidriero fumigador tornero ornamentista ayudante_de_obra maestro_de_obra techador plomera cerrajera zapatero relojero lavador podador fontanero refrigerista rebobinador pulidor",
  PRF: "psicologo psicologa odontologo odontologa enfermero enfermera fisioterapeuta nutricionista optometra bacteriologa medico_veterinario agrimensor economista administrador_externo revisor_fiscal notario perito_avaluador tributarista tramitador interventor dibujante maquillador maquilladora animador dj presentador musico mariachi conferencista tallerista instructor entrenador",
  EMP: "parrillero domiciliaria operador operadora empacador empacadora costurera_de_planta cortador bodeguera auxiliar_contable vigilante_propio portero aseador ninera mesera cajero impulsador mercaderista asesor_comercial asesora_comercial coordinador coordinadora jefe_de_cocina pastelero hornero steward peluquera_de_planta manicurista_de_planta profesor_de_planta mayordomo ordenador peon",
};
