import {
  contextsOf,
  type ForeignPlan,
  notesOf,
  placesOfNouns,
} from '../../shaping/foreign-plan.ts';
import { SPANISH_GOALS } from './spanish-goals.ts';

/** What a plan says in Spanish. */
export const SPANISH_PLAN: ForeignPlan = {
  contexts: contextsOf(`
    # calls | Llamadas | Llamadas | Llamadas
    Busca el número, escribe la primera frase y marca. El buzón de voz cuenta.
    Anotar qué quiero decir: {it} | Una primera frase y el número. Nada más por ahora.
    Anotar en qué quedó: {it} | Una fecha o un nombre, donde lo vuelvas a encontrar.
    llamar telefonear pedir concertar agendar reagendar reclamar anular coordinar cobrar
    # messages | Mensajes | Mensajes | Mensajes
    Dos frases sinceras bastan. Envíalo antes de que parezca terminado.
    Anotar una línea: {it} | ¿Qué quieres decir? Unas pocas palabras valen.
    Anotar la respuesta: {it} | Una palabra basta. Que no haya respuesta también es una.
    contestar responder escribir enviar mandar avisar preguntar invitar confirmar agradecer felicitar contactar hablar decir
    quedar reenviar disculpar recordar
    # errands | Fuera de casa | Recados | Recados
    Zapatos, bolsa, lista. La tienda más cercana sirve.
    Mirar dónde y cuándo: {it} | El horario y un sitio. Luego deja de buscar.
    Dejar en su sitio: {it} | Vacía la bolsa y siéntate un minuto.
    comprar recoger llevar devolver traer buscar ir visitar entregar depositar pasar retirar conseguir donar tirar
    # computer | En el ordenador | Ordenador | Papeleo
    Abre primero la página. Solo eso; el siguiente clic viene solo.
    Abrir lo necesario: {it} | La página, el archivo o la carta. Solo abrir.
    Guardar el comprobante: {it} | Una captura o el correo, en una carpeta.
    pagar transferir renovar cancelar reservar imprimir solicitar inscribir presentar descargar subir tramitar rellenar llenar
    firmar comparar revisar actualizar consultar investigar registrar facturar domiciliar escanear publicar encargar instalar
    aplicar archivar verificar comprobar checar
    # home | En casa | Casa | La casa
    Pon un temporizador. Mejor que antes ya cuenta como hecho.
    Preparar lo que hace falta: {it} | Déjalo a mano. Ese es el paso.
    Recoger después: {it} | Luego siéntate un minuto.
    limpiar fregar barrer lavar tender planchar ordenar organizar cocinar regar sacar arreglar reparar colgar coser pintar podar
    montar vaciar cortar doblar guardar hacer poner empacar bañar cargar aspirar tapar quitar mover cambiar cambiarle desatascar destapar
    # making | Trabajo con calma | Trabajo | Trabajo con calma
    En borrador vale. Para cuando suene el temporizador, estés donde estés.
    Hacer sitio: {it} | Ábrelo, prepara las cosas, móvil lejos.
    Volver a mirar: {it} | Anota una cosa para la próxima vez y para.
    redactar preparar estudiar terminar acabar corregir diseñar dibujar practicar aprender leer repasar grabar editar planear
    programar empezar entrenar ensayar crear tejer
    # self | Para mí | Yo | Cuidarme
    Despacio y pequeño está bien.
    Dejar a mano: {it} | Cerca, para que te pida poco.
    Descansar un poco después: {it} | Siéntate o túmbate. Esto cuenta.
    descansar dormir comer beber correr nadar caminar meditar estirar respirar ducharme pasear tomar
    # thinking | Por resolver | Pendientes | Cosas por resolver
    Escribe el siguiente paso concreto. Si son dos minutos, hazlo ya.
    Escribir una línea: {it} | ¿Qué es y qué sería suficiente?
    Anotar el siguiente paso: {it} | Una línea, con un día al lado.
    decidir pensar elegir resolver ver mirar averiguar encontrar escoger planificar gestionar`),
  notes: notesOf(`
    llamar telefonear: Busca el número, escribe la primera frase y marca. El buzón de voz cuenta.
    concertar agendar: Ten dos horas que te vengan bien y llama o usa su página.
    pedir: Di qué necesitas y para cuándo. Llamada o mensaje, lo que sea más fácil.
    contestar responder: Léelo una vez, contesta lo único que necesitan y envía.
    enviar mandar: Ábrelo, adjunta lo que hace falta y envía.
    escribir redactar: Empieza por la línea más fácil. Un borrador cuenta.
    preguntar: Un mensaje con una pregunta clara. Cualquier respuesta ayuda.
    ir: Mira la hora y cómo llegas. Lo demás puede esperar.
    quedar: Confirma hora y sitio en un mensaje.
    conseguir: Pregunta a una persona o mira en un sitio. Con eso ya empieza.
    cobrar: Un mensaje con la cantidad y una fecha.
    tomar: Déjalo a la vista, con un vaso de agua.
    desatascar destapar: Guantes, agua caliente, diez minutos.
    pasear: Una vuelta corta también cuenta.
    planchar tender: Con música. Parar a la mitad está permitido.
    ver: Escribe en una línea qué falta. Eso ya es empezar.
    solicitar: Abre la página oficial y mira qué piden. Solo eso.
    entregar presentar: Revisa el nombre y lo que llevas una vez. Luego entrega.
    felicitar: Una línea basta. Llega igual de bien.
    hablar: Apunta la única cosa que quieres decir.
    comprar: Apúntalo en la lista. La tienda más cercana sirve.
    recoger retirar: Mira hasta qué hora abren. Lleva bolsa y lo que te pidan.
    llevar devolver: Déjalo ya junto a la puerta. Es la mitad del camino.
    pagar: Abre la cuenta, paga y guarda una captura.
    renovar: Abre primero la página oficial. Ten el viejo al lado.
    cancelar anular: Busca "cancelar" en tu cuenta o manda una frase clara.
    reservar: Mira dos opciones y quédate con una.
    imprimir: Abre el archivo, imprime una hoja, mírala y luego el resto.
    rellenar llenar: Empieza por nombre y dirección. Deja lo que no sepas.
    firmar: Léelo una vez, fírmalo y déjalo donde tiene que ir.
    revisar comprobar: Míralo de cerca una vez. Un sí o un no basta.
    limpiar fregar barrer: Pon un temporizador. Mejor que antes cuenta como hecho.
    organizar: Apunta tres cosas que necesita y haz la primera.
    ordenar: Guarda diez cosas. Diez, y luego mira otra vez.
    lavar: Mete la ropa o llena la pila. El resto espera.
    sacar: Música y de una vez. Listo.
    regar: Llena la regadera y da una vuelta.
    cocinar: Pon todo en la mesa primero. Sencillo está bien.
    arreglar reparar: Míralo de cerca y trae la única herramienta que hace falta.
    preparar: Apunta tres cosas que necesita y haz la primera.
    terminar acabar: Ábrelo donde lo dejaste. Solo la siguiente parte pequeña.
    estudiar repasar practicar aprender: Cinco minutos de lo fácil, cinco de lo difícil.
    leer: Una página. Después decides otra vez.
    buscar encontrar: Mira en tres sitios, cinco minutos cada uno. Luego pregunta.
    decidir elegir pensar: Dos opciones en un papel. Suficiente es suficiente.
    visitar: Avisa de cuándo vas. No hace falta más.
    hacer: Empieza por lo más pequeño. Parar a la mitad está permitido.`),
  spareNotes: [
    'Escribe el siguiente paso concreto. Si son dos minutos, hazlo ya.',
    'Empieza cinco minutos. Después puedes parar.',
    'Primero la parte más fácil. Hoy no hace falta más.',
    'Anota una línea: ¿qué sería suficiente?',
    'Solo míralo una vez y deja a mano lo que hace falta.',
  ],
  places: placesOfNouns(`
    messages: mensaje correo mail email whatsapp
    computer: itv dni pasaporte factura impuestos
    self: pastillas medicinas vitaminas siesta yoga`),
  goals: SPANISH_GOALS,
};
