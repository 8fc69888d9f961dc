import { nounDeeds } from './romance-nouns.ts';

/** What is mostly done about a thing that a Spanish speaker only names. */
export const SPANISH_NOUNS = nounDeeds(`
Pagar: la_factura el_alquiler la_renta la_luz el_agua el_gas el_recibo la_multa los_impuestos la_hipoteca la_cuota
  las_expensas la_comunidad la_matrícula el_monotributo el_ibi el_iva el_internet la_mensualidad los_autónomos la_tarjeta
  la_patente el_préstamo la_deuda el_predial la_tenencia el_comedor
Renovar: la_tarjeta_de_crédito la_tarjeta_sanitaria el_dni el_pasaporte el_carnet el_carné la_licencia el_nie la_visa el_abono el_permiso la_suscripción la_demanda
  el_padrón la_residencia la_ine la_póliza el_paro el_bono el_soat el_seguro_del_coche el_seguro_coche el_seguro_del_auto el_seguro_de_hogar el_seguro_del_hogar el_seguro_de_casa el_seguro_moto
Pasar: la_itv la_vtv la_inspección
Comprar: leche huevos pan arroz pasta aceite azúcar sal harina café té agua_mineral fruta verdura verduras carne pollo pescado
  queso yogur yogures mantequilla tomates patatas papas cebollas ajo limones manzanas plátanos bananas naranjas galletas cereales
  vino cerveza cervezas refrescos jamón atún lentejas garbanzos tortillas frijoles aguacate aguacates pienso arena_para_gatos croquetas
  papel_higiénico papel_de_cocina servilletas detergente suavizante lejía jabón champú gel pasta_de_dientes cepillo_de_dientes pañales
  toallitas compresas tampones bombillas bombilla focos pilas velas cinta_adhesiva tornillos silicona pegamento bolsas_de_basura
  esponjas estropajos cartulina cartulinas cuadernos bolígrafos tinta sellos flores un_regalo el_regalo regalos unas_zapatillas
  zapatos zapatillas calcetines botas abrigo unas_botas el_uniforme los_libros_de_texto la_tarta pastel_de_cumpleaños paracetamol
  ibuprofeno tiritas vitaminas semillas tierra macetas azulejos pintura el_turrón turrones adornos yerba facturas_dulces medialunas
  cajas cinta gafas lentillas cargador chucherías globos entradas billetes
Pedir_cita_con: el_dentista el_médico la_médica el_pediatra el_oculista el_oftalmólogo el_ginecólogo la_ginecóloga el_dermatólogo
  el_fisio el_fisioterapeuta el_veterinario la_veterinaria el_psicólogo la_psicóloga el_podólogo el_traumatólogo el_cardiólogo
  el_otorrino la_peluquera el_notario el_logopeda la_matrona el_odontólogo
Pedir_cita_para: la_vacuna las_vacunas la_analítica la_revisión la_peluquería la_radiografía la_mamografía la_ecografía el_empadronamiento
  el_chequeo la_resonancia la_citología
Preparar: la_presentación el_informe la_clase la_entrevista el_disfraz el_discurso la_propuesta el_presupuesto el_examen
  el_parcial la_ponencia la_exposición el_taller el_menú el_almuerzo la_cena la_comida la_merienda el_desayuno los_táperes la_oposición
  la_documentación la_asamblea la_auditoría
Hacer: la_inscripción las_fotos_de_carnet la_maleta las_maletas los_deberes la_compra el_súper la_cama la_declaración la_transferencia el_inventario la_copia_de_seguridad
  la_tarea los_ejercicios la_lista la_colada la_traducción el_ingreso el_bizum el_pedido la_renta_anual el_balance la_redacción
  el_resumen el_proyecto el_trabajo
Poner: la_lavadora el_lavavajillas el_lavaplatos
Lavar: la_ropa el_coche el_auto los_platos las_cortinas las_sábanas
Sacar: la_basura el_reciclaje
Pasear_a: el_perro la_perra
Planchar: la_plancha las_camisas
Regar: las_plantas el_jardín el_huerto las_macetas_del_balcón
Limpiar: el_baño la_cocina la_nevera el_refri el_horno las_ventanas los_cristales la_casa el_piso el_acuario la_campana la_pecera
  el_polvo la_parrilla el_arenero el_gallinero los_baños
Ordenar: el_armario el_trastero la_habitación el_garaje los_papeles el_escritorio el_cuarto el_placard el_clóset la_despensa
  el_desván los_juguetes el_almacén
Firmar: el_contrato la_autorización el_convenio la_baja
Tramitar: el_alta
Llamar_a: el_cerrajero el_fontanero el_plomero el_electricista el_gasfiter el_casero el_administrador
Rellenar: el_formulario la_solicitud el_impreso la_encuesta la_ficha la_planilla
Enviar: el_cv el_currículum el_paquete la_carta las_invitaciones el_manuscrito el_certificado el_justificante
Contestar: el_correo los_correos el_mail los_mails el_mensaje los_mensajes el_whatsapp los_emails el_email
Organizar: la_fiesta el_viaje la_mudanza las_fotos la_comunión la_excursión la_despedida el_cumple el_cumpleaños el_aniversario
  el_bautizo las_vacaciones la_barbacoa el_asado la_quedada
Reservar: el_hotel la_mesa el_restaurante el_vuelo los_vuelos el_tren la_pista el_apartamento la_cabaña la_sala
Arreglar: la_persiana el_grifo la_bici la_cremallera el_enchufe la_cisterna la_puerta la_cerradura la_canilla la_gotera
  la_lavadora_rota el_pinchazo la_rueda
Cambiar: el_filtro las_ruedas los_neumáticos la_bombilla_del_pasillo el_aceite_del_coche las_pastillas_de_freno
Cortar: el_césped el_pasto las_uñas el_seto
Cortarse: el_pelo
Tomar: la_medicación la_pastilla las_pastillas los_antibióticos
Ir_a: la_farmacia el_banco correos la_ferretería la_gestoría la_panadería el_mercado el_gimnasio el_gym la_frutería la_óptica ikea
Pedir: cita turno hora
Solicitar: la_beca la_ayuda el_subsidio el_certificado_digital la_excedencia la_hipoteca_joven
Terminar: la_tesis el_tfg el_tfm la_maqueta las_conclusiones el_capítulo el_artículo el_ensayo la_novela la_memoria la_web
Recoger: la_receta las_recetas los_resultados el_encargo el_traje la_tintorería
Echar: gasolina
Aclarar: el_malentendido
`);

/** What is at a time of its own, and what one does for it. */
export const SPANISH_EVENTS = nounDeeds(`
Ir_a: la_cita la_reunión la_consulta la_boda la_cena la_comida la_fiesta el_partido el_concierto el_entierro el_funeral la_tutoría
  la_junta el_ensayo el_cumple la_despedida el_bautizo la_comunión la_graduación la_charla la_terapia el_juicio la_visita el_curso
  el_taller la_excursión el_almuerzo el_café la_asamblea el_turno la_función la_misa el_fisio el_dentista el_médico el_pediatra
  la_peluquería el_oculista la_revisión el_psicólogo la_quedada el_asado la_obra_de_teatro
Preparar: la_entrevista el_examen el_parcial la_presentación la_clase la_oposición la_ponencia el_cumpleaños la_defensa la_mudanza
`);
