import { anyOf, wordMap } from '../../words/word-set.ts';
import { weekdaysIn } from './day-names.ts';
import { type RomancePack } from './romance-pack.ts';
import { SPANISH_EVENTS, SPANISH_NOUNS } from './spanish-nouns.ts';

const IS = String.raw`(?:(?:ya )?(?:está|esta|están|estan|anda|sigue|siguen|tengo|quedó|quedo) (?:muy |super |súper |un poco |medio |otra vez )?)`;

export const SPANISH: RomancePack = {
  nouns: SPANISH_NOUNS,
  events: SPANISH_EVENTS,
  neutral: 'Ver lo de',
  opens: /^(?:el|la|los|las|mi|mis|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras)$/u,
  contractions: [
    [/^de el$/u, 'del'],
    [/^a el$/u, 'al'],
  ],
  states: [
    [/^no para de /u, 'Arreglar'],
    [
      /^(?:tiene|tienen) (?:el|la|los|las|una?) \p{L}+ (?:rot[oa]s?|pinchad[oa]s?|partid[oa]s?|rajad[oa]s?|desinflad[oa]s?)(?!\p{L})/u,
      'Arreglar',
    ],
    [
      new RegExp(
        `^${IS}?(?:rot[oa]s?|averiad[oa]s?|estropead[oa]s?|descompuest[oa]s?|quemad[oa]s?|fundid[oa]s?|pinchad[oa]s?|desinflad[oa]s?|partid[oa]s?)(?!\\p{L})`,
        'u',
      ),
      'Arreglar',
    ],
    [
      /^se (?:me |nos |le )?(?:ha |han |acaba de |volvió a )?(?:romp|rot|estrope|aver|quem|fund|pinch|descomp|raj|desprend|descolg)\p{L}*/u,
      'Arreglar',
    ],
    [
      /^(?:gotea|gotean|chorrea|pierde (?:agua|aceite|gas)|tiene (?:una )?(?:fuga|gotera)|no (?:cierra|cierran|abre))(?!\p{L})/u,
      'Arreglar',
    ],
    [
      new RegExp(
        `^(?:${IS}|se (?:me |nos )?(?:ha )?)?(?:atascad[oa]s?|atascó|obstruid[oa])(?!\\p{L})`,
        'u',
      ),
      'Desatascar',
    ],
    [new RegExp(`^(?:${IS}|se (?:me |nos )?)?(?:tapad[oa]s?|tapó)(?!\\p{L})`, 'u'), 'Destapar'],
    [
      /^(?:ya )?no (?:funciona|funcionan|enciende|arranca|va|van|anda|carga|prende|imprime|calienta|enfría|marcha|conecta|suena|coge (?:temperatura|señal)|está (?:enfriando|calentando|cargando|funcionando|andando|cerrando|prendiendo|imprimiendo))(?!\p{L})/u,
      'Revisar',
    ],
    [
      /^(?:me |nos |te )?(?:hace|hacen|está haciendo|mete) (?:un |unos |mucho |como un )?(?:ruidos?|cosas raras|clac)(?!\p{L})|^(?:va|anda|funciona|está yendo|está funcionando) (?:muy |super |fatal|mal|lent|regular|raro)|^(?:falla|está fallando|se apaga|se cuelga|se traba|se calienta|suena raro|huele|pita|vibra|está lent[oa]|está rar[oa])(?!\p{L})/u,
      'Revisar',
    ],
    [
      new RegExp(
        `^${IS}(?:suci[oa]s?|asqueros[oa]s?|guarr[oa]s?|hech[oa] un asco|que da asco|llen[oa]s? de (?:polvo|pelos|grasa|barro|moho|mierda))`,
        'u',
      ),
      'Limpiar',
    ],
    [
      new RegExp(
        `^(?:${IS})?(?:hech[oa] un (?:desastre|lío|caos|cristo)|patas (?:para )?arriba|desordenad[oa]s?|manga por hombro|un (?:desastre|caos))(?!\\p{L})|^(?:es|está) un (?:desastre|caos)(?!\\p{L})`,
        'u',
      ),
      'Ordenar',
    ],
    [new RegExp(`^${IS}(?:llen[oa]s?|a tope|a reventar|desbordad[oa]s?)$`, 'u'), 'Vaciar'],
    [new RegExp(`^${IS}(?:vací[oa]s?)(?!\\p{L})`, 'u'), 'Llenar'],
    [new RegExp(`^${IS}(?:sec[oa]s|muert[oa]s de sed|marchit[oa]s)(?!\\p{L})`, 'u'), 'Regar'],
    [
      /^(?:se )?(?:me |nos )?(?:vence|vencen|caduca|caducan|expira|venció|caducó|ha caducado|han caducado)(?!\p{L})|^está (?:caducad|vencid)/u,
      'Renovar',
    ],
    [/^(?:necesita|necesitan|precisa|pide a gritos|está sin|anda sin) \p{L}/u, ''],
  ],
  brokenBehind: [
    [/^(?:rot[oa]s?|averiad[oa]s?|estropead[oa]s?|pinchad[oa]s?|fundid[oa]s?)$/u, 'Arreglar'],
    [/^(?:atascad[oa]s?)$/u, 'Desatascar'],
    [/^(?:caducad[oa]s?|vencid[oa]s?)$/u, 'Renovar'],
    [/^(?:pendientes?|impagad[oa]s?|sin pagar|por pagar)$/u, ''],
  ],
  shortage:
    /^(?:(?:ya |casi )?no (?:me |nos )?(?:queda|quedan|hay|tengo|tenemos)(?: más| nada de| casi)?|(?:se |me |nos |se me |se nos )?(?:ha acabado|han acabado|acabó|acabaron|está acabando|están acabando|terminó)|(?:me |nos )?faltan?|(?:estamos|estoy|sigo|seguimos|(?:me|nos) quedé|(?:me|nos) quedamos) sin) (?!que |un (?:poco|rato|mes|día)|tiempo|ganas|nada|nadie|palabras|fuerzas|problema|dormir|\p{L}+(?:ar|er|ir)(?:l[aeo]s?)?(?: |$))/u,
  ranOut:
    /^(?:casi )?(?:se (?:me |nos )?(?:acabó|acabaron|ha acabado|han acabado|está acabando|están acabando|terminó)|ya no (?:queda|hay))(?!\p{L})/u,
  buy: 'Comprar',
  getHold: 'Conseguir',
  giveBack: 'Devolver',
  handOver: 'Pasar',
  prepare: 'Preparar',
  go: 'Ir',
  reasons:
    /^(?:porque|xq|ya que|puesto que|dado que|aunque|que si no|si no|a ver si|pues|así no|así me|así ya|que para eso|o si no|cuando)(?!\p{L})/u,
  clauses:
    /^(?:caducan?|vencen?|cierran?) |^se \p{L}+[ae]n? (?:el|a|hoy|mañana|en|este) |^que (?:ya|se|me|no|le|les|nos|te|está|están|esta|vence|caduca|quiere|quieren|tarda|tardan|cierra|cierran|tiene|tengo|necesita|es|son|va|viene|vienen|pidió|pide|piden|dice|dijo|falta|lleva|llevo|llevamos|sigue|llega|llegan|empieza|termina|acaba|hay|ha|han|hace|hacía|estaba|era|abre|abren|encargó|dejé|compré|quedó|debo|vive|da|siempre|ahora|antes|(?:el|la|los|las) \p{L}+ (?:ya|no|está|están|se))(?!\p{L})/u,
  saying:
    /^(?:decir|avisar|preguntar|recordar|confirmar|explicar|contar|pedir|informar|comentar|escribir|asegurar|comprobar)/u,
  asked:
    /(?<!\p{L})(?:quiere|quieren|pide|piden|pidió|pidieron|ha pedido|han pedido|necesita|espera|esperan|exige|insiste en|prefiere) que (?:yo )?(?:(?:la|lo|le|los|las|les|me) )?|(?<!\p{L})(?:dice|dicen|dijo|dijeron|ha dicho|han dicho|recordó|insiste en) que (?:hay que|tengo que|tenemos que|debo|debería) /u,
  when: new RegExp(
    String.raw`^(?:hoy|mañana|pasado|ahora|luego|esta|este|el|la|al|por|${anyOf(weekdaysIn('es'))}|tarde|noche|mediodía|semana|finde|próximo|próxima|que|viene|día|de|a|primera|hora|horas|las|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|media|\d{1,2}(?:[:.]\d\d)?)$`,
    'u',
  ),
  forms: wordMap(`
    hago:hacer corrijo:corregir voy:ir pongo:poner traigo:traer salgo:salir veo:ver doy:dar envío:enviar recojo:recoger pido:pedir empiezo:empezar
    devuelvo:devolver cuelgo:colgar vuelvo:volver vamos:ir vengo:venir recojo:recoger friego:fregar riego:regar consigo:conseguir
    haga:hacer vaya:ir ponga:poner traiga:traer recoja:recoger pida:pedir llegue:llegar pague:pagar busque:buscar saque:sacar
    entregue:entregar empiece:empezar devuelva:devolver cuelgue:colgar haré:hacer iré:ir pondré:poner vendré:venir riegue:regar
    acompañe:acompañar ayude:ayudar quedo:quedar quedé:quedar paso:pasar pase:pasar llamo:llamar llame:llamar explique:explicar`),
  birthday: [/^(?:\p{L}+ ){1,3}cumple(?: los)? (?:\d+|años)/u, 'Preparar el cumple de'],
  carriedOut: /^(?:por|para|sin)$/u,
  finished:
    /^(?:(?:ah|y|bueno|lo bueno es que|menos mal que|gracias a dios) )*(?:por fin |ya |ya por fin |al fin )(?:he |hemos |está |están )?\p{L}+(?:é|í|ado|ido|cho|sto|to|mos)(?!\p{L})|^(?:el|la|los|las|mi|mis) (?:\p{L}+ ){1,5}l[oa]s? (?:(?:me|nos) )?\p{L}+(?:ó|aron|ieron) (?:\p{L}+ ){0,3}(?:ayer|anoche|hoy|esta mañana|la semana pasada)$|(?<!\p{L})(?:ya está|ya estan|ya están|hechos?|hechas?|pagad[oa]s?|listos?|listas?|✓|✅)[.!]?$/u,
  openings: [
    [/^(?:todavía )?me deben? /u, 'Cobrar'],
    [/^necesito que /u, 'Conseguir que'],
    [/^(?:ya )?no (?:encuentro|sé dónde (?:está|están|puse|dejé)|aparece|aparecen) /u, 'Buscar'],
    [/^(?:he perdido|perdí) (?=(?:el|la|los|las|mi|mis) )/u, 'Buscar'],
    [/^no (?:sé|recuerdo|me acuerdo) si /u, 'Comprobar si'],
  ],
  appointment: [[/^(?:he quedado|hemos quedado|quedé|quedamos|quedo) con /u, 'Quedar con']],
  has: /^(?:tengo|tenemos|hay)(?: una?)? /u,
  noted:
    /^(?:hacer (?:una|la|mi) lista(?! (?:de|del|para) (?!cosas|tareas|pendientes|todo|lo))|(?:apuntar|anotar|escribir) (?:varias|unas|algunas|todas las|las|mis) cosas|apuntarlo todo)(?!\p{L})/u,
  wishes:
    /^(?:algún día|alguna vez|un día de estos|ojalá|me encantaría|me gustaría|estaría bien|molaría|tengo ganas de|sueño con)(?!\p{L})/u,
};
