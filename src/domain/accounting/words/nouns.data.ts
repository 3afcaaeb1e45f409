/**
 * What trades in Colombia buy, use up, sell, hire and wear out, by the PUC account that each thing is on where it is
 * bought and where it is sold ("debit/credit"; one alone: it has no other side). Folded and singular, "_" joins the words
 * of a name. A thing that shops sell and nobody keeps for use stands under merchandise; one that trades use up under
 * theirs; what words alone do not decide is in no family.
 */
export const NOUNS: Readonly<Record<string, string>> = {
  // Groceries, drinks and household.
  "1435/4135":
    "atun sardina pasta_alimenticia espagueti fideo margarina mayonesa mostaza mermelada bocadillo arequipe yogur " +
    "kumis cereal granola avena_en_hojuelas mani almendra snack papita chicle bombon bombombum menta caramelo " +
    "gomita masmelo helado_en_paleta energizante gatorade pony_malta malta cigarro tabaco encendedor fosforo " +
    "vela_de_cumpleanos panal toalla_higienica afeitadora cepillo_de_dientes desodorante talco colonia locion " +
    "bloqueador bronceador detergente_en_polvo chocolate_de_mesa garbanzo arveja_seca blanquillo cuchuco bermuda " +
    "jogger sudadera chompa saco_de_lana ruana poncho chal bufanda guante_de_lana calcetin boxer calzoncillo tanga " +
    "panty faja bata bikini pantaloneta camibuso enterizo conjunto_deportivo corbata cinturon billetera " +
    "cartera_de_dama maleta mochila lonchera canguro sombrero cachucha tocado diadema mona_de_pelo bota_texana " +
    "botin alpargata mocasin tacon baleta croc crocs guayo tenis cadena_de_oro dije topo candonga aro_de_plata " +
    "argolla esclava piercing tornilleria tubo_de_pvc tubo_pvc codo_de_pvc registro_de_paso grifo griferia " +
    "llave_de_paso valvula sifon manguera alambre malla angulo perfil platina canal_metalica tejas_de_zinc zinc " +
    "caneca_de_vinilo vinilo estuco thinner lija disco_de_corte broca cincel alicate pinza destornillador " +
    "llave_inglesa serrucho segueta palustre metro_de_carpintero nivel_de_mano carretilla_de_obra pala pica azadon " +
    "machete candado bisagra cerrojo manija chapa_de_seguridad interruptor toma_corriente cable_electrico breaker " +
    "reflector lampara led panel_led cinta_aislante fusible extension_electrica sanitario_corona combo_sanitario " +
    "lavamanos_de_pedestal ceramica porcelanato porcelana baldosin amortiguador balinera rodamiento disco_de_freno " +
    "banda_de_freno bateria_mac farola exploradora direccional retrovisor espejo_retrovisor carburador " +
    "cilindro_de_moto piston biela culata cadena_de_moto pinon_de_moto guardabarro defensa_para_carro neumatico rin " +
    "casco_para_moto impermeable_para_moto estuche vidrio_templado memoria_sd cable_usb power_bank smartwatch " +
    "manos_libres airpods control_de_consola videojuego consola_de_videojuegos rompecabezas lego carrito_de_juguete " +
    "barbie pelota triciclo_de_nino patin monopatin bomba_de_cumpleanos pinata serpentina globo disfraz " +
    "tarjeta_timotea acetaminofen ibuprofeno loratadina amoxicilina antibiotico suero alka_seltzer dolex aspirina " +
    "tapaboca_de_caja preservativo condon anticonceptivo prueba_de_embarazo multivitaminico proteina creatina " +
    "suplemento colageno omega_3 formula_infantil leche_en_polvo_de_bebe tetero chupo curita_de_caja " +
    "gotas_oftalmicas montura arena_para_gato galleta_para_perro pecera pez_ornamental alimento_para_perro dog_chow " +
    "cat_chow chunky edredon sobrecama tendido toalla_de_cuerpo almohada cojin tapete mantel individual_de_mesa " +
    "cubierto cuchillo vasija sarten caldero paila tupper portacomida jarra florero portarretrato matera mata " +
    "suculenta orquidea rosa clavel girasol ramo_de_flores arbol_de_navidad pesebre adorno_navidad novela " +
    "texto_escolar cartilla diccionario biblia camandula veladora imagen_religiosa cirio colchoneta mancuerna " +
    "pesa_rusa guante_de_boxeo raqueta uniforme_de_futbol casco_de_bicicleta pacha_de_bicicleta luz_de_bicicleta " +
    "guitarra_acustica cuerda_de_guitarra flauta vaper narguila domino baraja bafle repuesto_de_nevera termostato " +
    "resistencia_de_estufa filtro_de_agua",
  // What is worked up.
  "1405/4135":
    "lycra licra dril gabardina popelina lino seda satin tafetan tul velo burda rib elastico hilaza aguja_de_coser " +
    "entretela marquilla broche velcro ojalete sesgo carnaza badana odena plantilla_de_zapato horma " +
    "pegante_de_zapateria tacon_de_madera cordon_de_zapato hebilla herraje remache pino cedro teca guadua tablon " +
    "aglomerado formica chapilla canto_de_pvc laca sellador tapaporo colbon_madera espuma_de_tapiceria " +
    "lamina_de_acero tubo_cuadrado varilla_corrugada viga_de_acero electrodo soldadura_de_varilla anticorrosivo " +
    "vidrio_crudo policarbonato gravilla triturado recebo ladrillo_tolete bloque_de_concreto concreto_premezclado " +
    "mortero yeso cal_hidratada acelerante aditivo_de_concreto geotextil mixto almidon polvo_de_hornear " +
    "crema_de_leche cobertura_de_chocolate fondant glaseado grajea fecula almidon_de_yuca cuajo cultivo_lactico " +
    "leche_cruda azucar_por_bulto royal manteca huevo_por_cubeta relleno colorante saborizante conservante " +
    "gelatina_sin_sabor pulpa_de_fruta cafe_pergamino cafe_verde cafe_en_grano maiz_trillado lupulo res_en_canal " +
    "lomo_de_res pechuga pernil costilla_de_cerdo tocino chicharron morcilla chorizo longaniza pollo_crudo " +
    "filete_de_tilapia camaron_crudo queso_costeno cuajada hogao alino condimento oregano comino color_en_polvo " +
    "salsa_negra cilantro perejil cebolla_larga ajo zanahoria remolacha lechuga repollo espinaca pepino pimenton " +
    "ahuyama habichuela arveja_verde mazorca platano_verde papa_criolla guasca fresa lulo maracuya guayaba curuba " +
    "tamarindo coco pabilo fragancia glicerina soda_caustica tensoactivo frasco_gotero vaselina alcohol_etilico " +
    "karite vinilo_textil papel_transfer tinta_de_sublimacion tinta_plastisol malla_de_serigrafia " +
    "papel_bond_por_pliego propalcote cartulina_por_pliego plancha_litografica lona_de_banner vinilo_adhesivo " +
    "mostacilla canutillo piedra_semipreciosa murano plata_en_grano fibra_de_vidrio gelcoat poliuretano",
  // Used up by the one who gives the service, and kept in stock.
  "1455/4135":
    "peroxido amonia ampolleta_capilar shampoo_de_litro crema_de_peinar gel_para_cabello laca_de_cabello " +
    "tintura_de_cabello cera_para_depilar banda_depilatoria esmalte_de_unas acrilico_de_unas gel_semipermanente " +
    "tips_de_unas limas_de_unas cuchilla_de_barbero talco_de_barberia capa_de_corte toalla_desechable " +
    "guante_de_nitrilo bajalengua algodon_hospitalario isopanin yodo solucion_salina lidocaina anestesia amalgama " +
    "resina_dental alginato bracket_metalico arco_de_ortodoncia fresa_dental eyector babero_dental aguja_desechable " +
    "cateter venda esparadrapo yeso_dental reactivo tubo_de_ensayo placa_de_rayos suero_fisiologico " +
    "vacuna_antirrabica desparasitante aguja_hipodermica tinta_para_tatuar aguja_de_tatuar refrigerante_para_carro " +
    "grasa_multiproposito liquido_de_frenos silicona_automotriz estopa desengrasante shampoo_para_carros " +
    "ambientador_de_carro gas_refrigerante soldadura_de_estano cloro_granulado alguicida sulfato_de_aluminio " +
    "percloroetileno quitamanchas",
  "1425":
    "plantula colino esqueje almacigo semilla_certificada semilla_de_papa semilla_de_maiz abono_organico triple_15 " +
    "urea_agricola gallinaza_por_bulto cal_dolomita glifosato manzate lorsban coadyuvante fungicida_agricola",
  "1445":
    "novilla novillona toro_de_cria toretes semental lechona_de_cria marrana_de_cria alevino conejo_de_cria cabra " +
    "ovejo potranca reproductora",
  // Used up in the house.
  "519525":
    "escobillon cepillo_de_bano trapeador limpion bayetilla guante_de_aseo guante_de_caucho lavaloza axion vanish " +
    "clorox creolina insecticida_de_aerosol raid papel_familia papel_de_cocina toalla_de_papel caneca_de_basura " +
    "gel_antiseptico cera_para_pisos viruta_de_acero bon_bril pitillo_para_oficina filtro_de_cafetera instacrem " +
    "stevia cafe_para_la_oficina",
  "519530":
    "esfero boligrafo resaltador corrector_liquido regla sacapuntas tajalapiz perforadora gancho_legajador " +
    "legajador az folder separador_de_hojas post_it nota_adhesiva libro_contable libro_de_actas " +
    "recibo_de_caja_menor almanaque planeador rollo_termico carne_de_empleado porta_carne tablero_acrilico " +
    "cinta_transparente pegastick bisturi_de_oficina tijera_de_oficina caja_de_archivo argollado laminada " +
    "plastificado pila_para_control",
  "519535": "biodiesel gas_para_montacargas aceite_dos_tiempos aceite_quemador kerosene carbon_para_parrilla",
  "529540":
    "bolsa_de_papel caja_de_pizza caja_de_torta caja_de_domicilio caja_de_carton caja_corrugada vinipel stretch " +
    "papel_kraft papel_burbuja papel_parafinado papel_aluminio domo porta_comida_de_icopor servilleta_de_mesa " +
    "tapa_plastica botella_pet frasco_de_vidrio tarro_plastico zuncho grapa_de_embalaje etiqueta_adhesiva " +
    "sticker_de_marca cinta_de_empaque sacos_de_fique costal estiba_de_madera",
  "510551":
    "monogafa careta_de_soldar respirador tapaoido proteccion_auditiva cofia delantal peto impermeable_de_trabajo " +
    "faja_lumbar filipina gorro_de_chef",
  "519560":
    "desayuno_de_trabajo refrigerio_del_personal comida_del_personal domicilio_de_almuerzos mercado_para_empleados",
  "519595": "vela_aromatica_de_recepcion arreglo_de_navidad botiquin_de_oficina parqueadero_por_horas",
  // What is worked with.
  "1520":
    "plana_industrial collarin bordadora estampadora termofijadora guillotina plotter_de_corte router_cnc " +
    "tronzadora ingletadora caladora ruteadora garlopa cepillo_electrico lijadora esmeril prensa_hidraulica " +
    "fresadora equipo_de_soldadura inversor_de_soldadura alineadora balanceadora desmontadora_de_llantas " +
    "escaner_automotriz gato_zorra diferencial pluma_hidraulica banco_de_trabajo rotomartillo martillo_demoledor " +
    "mezcladora_de_concreto vibrador_de_concreto rana_compactadora canguro_compactador formaleta " +
    "andamio_certificado retroexcavadora minicargador planta_de_concreto dobladora_de_lamina cizalla roscadora " +
    "estacion_total teodolito guadanadora fumigadora_estacionaria ordeno_mecanico tanque_de_enfriamiento " +
    "picadora_de_pasto desgranadora secadora_de_cafe motocultor bomba_de_agua sistema_de_riego incubadora " +
    "despulpadora_de_cafe tostadora_de_cafe molino_de_cafe etiquetadora marmita pasteurizadora homogenizadora " +
    "laminadora_de_masa divisora_de_masa embutidora tajadora_de_carne sierra_de_hueso molino_de_carne " +
    "maquina_de_helados lavadora_industrial secadora_industrial plancha_a_vapor multifuncional_de_estampado caldera " +
    "planta_de_soldar motosoldador banda_transportadora gramera",
  "1524":
    "equipo_de_oficina mobiliario_de_oficina mueble_de_oficina mueble_para_oficina mueble_y_enser " +
    "mesa_de_juntas sala_de_recepcion recepcion_en_madera counter cubiculo divisiones_de_oficina " +
    "biblioteca_de_oficina rack_metalico puntera exhibidor_de_ropa vitrina_de_vidrio mueble_de_caja barra_de_bar " +
    "silla_de_bar sillon_de_barberia tocador lavacabeza cama_de_masaje pupitre casillero aire_mini_split minisplit " +
    "extractor_de_olores parlante_de_sonido cabina_activa amplificador pantalla_de_tv carpa parasol " +
    "proyector_de_video circuito_de_camaras alarma_de_seguridad",
  "1528":
    "torre_de_computo ups_de_computo switch_de_red celular_corporativo radio_de_comunicacion walkie_talkie " +
    "camara_profesional camara_canon camara_sony lente_de_camara telefono_ip planta_telefonica",
  "1532":
    "unidad_dental lampara_de_fotocurado ultrasonido_dental compresor_dental ecografo_portatil monitor_de_signos " +
    "centrifuga lampara_de_hendidura autorefractometro bascula_medica equipo_de_organos glucometro_de_consultorio " +
    "laser_de_depilacion equipo_de_electroterapia equipo_veterinario",
  "1536":
    "nevera_exhibidora nevera_vertical congelador_horizontal cuarto_frio estufa_industrial estufa_de_seis_puestos " +
    "horno_pizzero horno_industrial horno_microondas microondas plancha_asadora olla_arrocera greca_industrial " +
    "maquina_de_espresso batidora_industrial lavavajillas vitrina_caliente bano_maria mesa_de_acero_inoxidable " +
    "dispensador_de_jugos granizadora colchon_para_habitacion minibar vajilla_de_restaurante",
  "1540":
    "microbus buseta_usada bus_escolar motocarguero cuatrimoto trailer montacargas carro_de_comidas food_truck " +
    "carroceria",
  // Services received, by their kind; sold by who gives them.
  "513505/4155":
    "servicio_de_limpieza aseo_de_oficina aseo_del_local aseo_de_vidrios lavado_de_vidrios lavado_de_fachada " +
    "lavado_de_tapetes lavado_de_muebles control_de_plagas fumigada desratizacion guardia escolta poda_de_arboles " +
    "podada corte_de_pasto",
  "513515/4155":
    "mantenimiento_de_software visita_tecnica instalacion_de_software configuracion_de_red asistencia_agronomica " +
    "asistencia_veterinaria calibracion_de_equipos",
  "513520/4155":
    "suscripcion_a_la_nube nomina_electronica paquete_de_facturas_electronicas folios_electronicos " +
    "certificado_de_firma_digital alojamiento_web licencia_anual crm erp tienda_online suscripcion_a_canva " +
    "suscripcion_a_zoom",
  "513540/4145": "envio_nacional sobre_certificado",
  "513550/4145": "cargue descargue montacarga_alquilado viaje_en_camioneta carreta motocarro_de_carga",
  "513595/4155":
    "lavado_de_manteleria lavado_de_uniformes lavada_de_lenceria lavada_de_sabanas hechura confeccion_por_encargo " +
    "corte_de_tela planchada bordada estampada satelite_de_costura tornada torneada maquinado zincado cromado " +
    "pintura_electrostatica corte_laser doblada_de_lamina herrada inseminada ordeno arada rastrillada " +
    "recoleccion_de_cafe desyerbada guadanada laboratorio_de_suelos analisis_de_agua prueba_de_calidad " +
    "certificado_de_calidad revelado impresion_litografica encuadernacion edicion_de_video presentador_de_evento",
  "511035/4155":
    "diseno_de_planos diseno_de_logo estudio_de_suelos calculo_estructural fotografia_de_producto edicion_de_fotos " +
    "manejo_de_redes desarrollo_web sistema_de_gestion plan_de_mercadeo estudio_de_mercado traduccion_oficial " +
    "correccion_de_estilo ilustracion boceto",
  "511025/4155": "demanda_laboral poder_especial derecho_de_peticion tutela_juridica proceso_ejecutivo",
  "511030/4155":
    "declaracion_de_iva declaracion_de_ica informacion_exogena medios_magneticos estados_financieros_certificados " +
    "certificacion_de_ingresos liquidacion_de_impuestos revision_contable",
  "523560/4155":
    "volante aviso_acrilico impulsadora_de_marca activacion_de_marca camiseta_publicitaria gorra_publicitaria " +
    "lapicero_publicitario bordado_del_logo publicacion_pagada clasificado creador_de_contenido",
  "515015/4130": "estucada cambio_de_tejas destape_de_caneria cambio_de_guardas resane impermeabilizada",
  "515005/4155":
    "punto_de_red punto_electrico acometida tablero_electrico instalacion_de_lamparas cambio_de_breaker",
  "514510/4155": "lavado_de_tanque_de_agua recarga_de_extintor",
  "514515/4155":
    "mantenimiento_de_nevera mantenimiento_de_horno rebobinada_de_motor embobinada_de_motor repuesto_de_la_maquina " +
    "afilada cambio_de_correa_de_la_maquina carga_de_gas_refrigerante",
  "514520/4155": "limpieza_del_aire tapizada_de_sillas",
  "514525/4155":
    "cambio_de_disco repotenciacion cambio_de_teclado limpieza_de_cabezales memoria_ram disco_solido",
  "514540/4135":
    "sincronizada montallanta rectificada_de_motor latonada lavado_del_camion repuesto_del_camion " +
    "repuesto_de_la_camioneta kit_de_embrague",
  "513075": "soat_del_camion",
  "514005": "declaracion_extrajuicio certificado_de_tradicion",
  "514015":
    "licencia_de_construccion guia_sanitaria guia_de_movilizacion tecnico_mecanica revision_de_gases " +
    "tarjeta_profesional resolucion_de_facturacion carne_de_alimentos visita_sanitaria",
  "511540": "semaforizacion",
  "519545": "taxi_del_mensajero transporte_en_taxi pasaje_del_mensajero recarga_de_civica recarga_de_tullave",
  "519520": "bono_para_cliente",
  "510566": "despedida_de_ano dia_de_la_familia",
  "510563": "taller_de_liderazgo",
  "510584": "examen_periodico medico_ocupacional medicina_del_trabajo",
  "530515": "comision_de_payu",
  "530505": "chequera certificacion_bancaria extracto_impreso costo_de_transferencia",
  "539520": "intereses_de_mora_de_la_dian fotodeteccion",
  "539525": "rifa_del_barrio colaboracion_para_la_rifa",
  // What is sold alone.
  "/4140":
    "corriente_del_dia almuerzo_a_domicilio picada parrillada cazuela mojarra_frita ajiaco mondongo cuy arroz_chino " +
    "lasana ceviche avena_fria limonada gaseosa_con_almuerzo aguapanela perico_de_cafe capuchino cupcake " +
    "galleta_decorada pasabocas mesa_de_dulces noche_de_hotel noche_de_hospedaje pasadia dia_de_sol",
  "/4145": "expreso_escolar servicio_de_ruta mototaxi_de_pasajeros trasteo_local acarreo_local",
  "/4160": "mensualidad_del_jardin taller_de_pintura",
  "/4165":
    "limpieza_oral profilaxis blanqueamiento endodoncia exodoncia corona_dental inyectologia toma_de_muestras " +
    "examen_visual esterilizacion_de_gata castracion",
  "/4170":
    "corte_de_barba alisado mechas balayage blower semipermanente limpieza_facial hidratacion_facial bano_de_perro " +
    "bano_y_peluqueada_canina clase_de_zumba clase_de_yoga tiqueteria planchado_de_ropa lavado_en_seco " +
    "lavado_por_kilo servicio_exequial",
};

/** Those who are hired, by what they do; they are paid for their work. */
export const HIRED: Readonly<Record<string, string>> = {
  CON: "yesero enchapador estucador vidriero fumigador tornero ornamentista ayudante_de_obra maestro_de_obra techador plomera cerrajera zapatero relojero lavador podador fontanero refrigerista rebobinador pulidor",
  PRF: "psicologo psicologa odontologo odontologa enfermero enfermera fisioterapeuta nutricionista optometra bacteriologa medico_veterinario agrimensor economista administrador_externo revisor_fiscal notario perito_avaluador tributarista tramitador interventor dibujante maquillador maquilladora animador dj presentador musico mariachi conferencista tallerista instructor entrenador",
  EMP: "parrillero domiciliaria operador operadora empacador empacadora costurera_de_planta cortador bodeguera auxiliar_contable vigilante_propio portero aseador ninera mesera cajero impulsador mercaderista asesor_comercial asesora_comercial coordinador coordinadora jefe_de_cocina pastelero hornero steward peluquera_de_planta manicurista_de_planta profesor_de_planta mayordomo ordenador peon",
};
