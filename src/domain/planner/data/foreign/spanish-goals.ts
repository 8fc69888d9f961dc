import { goalFamily, type GoalFamily } from '../../shaping/goal-family.ts';

/** Goals in Spanish. The steps name no thing of the writer's, so that nothing has to agree with it. */
export const SPANISH_GOALS: readonly GoalFamily[] = [
  goalFamily({
    id: 'taxes',
    size: 'sitting',
    verbs: 'hacer presentar preparar empezar terminar',
    nouns: 'renta impuestos declaración',
    except: 'pagar alquiler',
    related: 'recibos facturas gestor gestora contador hacienda',
    steps: `
      # {it}
      ## Los papeles juntos
      Juntar los papeles en un sitio | Un montón o una carpeta. Sin leer todavía. | 20
      Entrar una vez en la página | Recupera la contraseña si hace falta. | 20
      Apuntar lo que falta | Ingresos, gastos, cartas: una línea cada uno. | 20
      ## Rellenar y enviar
      Rellenar las partes fáciles | Nombre, dirección, lo que sabes de memoria. | 25
      Poner los números | Marca lo que quede abierto y sigue. | 30
      Revisar una vez y enviar | Guarda el justificante donde lo encuentres. | 20`,
  }),
  goalFamily({
    id: 'move',
    size: 'project',
    verbs: 'organizar preparar planear hacer',
    nouns: 'mudanza',
    related: 'cajas casero fianza furgoneta',
    steps: `
      # {it}
      ## Una vista general
      Apuntar el día y quién ayuda | Nombres y números en una hoja. | 15
      Conseguir diez cajas y cinta | En el supermercado suelen dar. | 25
      Apuntar dónde cambiar la dirección | Banco, seguro, luz, padrón. | 20
      ## Empaquetar
      Guardar una estantería en cajas | Primero lo que usas poco. | 30
      Preparar una caja para la primera noche | Sábanas, cargador, cepillo, café. | 20`,
  }),
  goalFamily({
    id: 'learn',
    size: 'project',
    verbs: 'aprender',
    nouns:
      'inglés francés alemán italiano portugués guitarra piano violín coser tejer programar nadar dibujar cerámica cocinar',
    related: 'profesor profesora curso clases',
    steps: `
      # {it}
      ## Primer contacto
      Escribir para qué quiero aprender | Una frase basta. | 15
      Buscar una clase de principiante | La primera decente. Luego deja de buscar. | 20
      Probar diez minutos | A trompicones está bien. | 15
      ## Seguir
      Elegir un cuarto de hora fijo | Día y hora, corto y siempre igual. | 15
      Dejar las cosas a la vista | Donde pases al lado. | 15`,
  }),
];
