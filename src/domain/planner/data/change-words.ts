import { type ChangePhrase, phrase } from './change-phrase.ts';

function phrases(lines: readonly (readonly [string, string])[]): ChangePhrase[] {
  return lines.map(([said, means]) => phrase(said, means));
}

const EDGE_WORDS =
  'primer[oa]?|segund[oa]|últim[oa]|premier|première|deuxième|dernier|dernière|ersten?|zweiten?|letzten?|primeir[oa]';
/** "No voy a comprar cajas hoy, mañana sí": what waits for another time is not gone. */
const NOT_PUT_OFF =
  '(?!.*(?<!\\p{L})(?:hoy|mañana|ahora|todavía|aún|luego|después|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|hoje|amanhã|agora|ainda|depois|segunda|terça|quarta|quinta|sexta)(?!\\p{L}))';
const COUNT_WORDS = 'dos|zwei|deux|dois|duas|tres|drei|trois|três';

/** Spanish, German, French, Portuguese. What stands in brackets is the person's own. */
export const CHANGE_PHRASES: readonly ChangePhrase[] = phrases([
  // The first and the last, before "first" is a place.
  [
    `(?:quita|borra|elimina|saca|enlève|supprime|retire|lösche?|streiche?|entferne?|tira|apaga|remove) ((?:el|la|lo|le|l|den|das|die|o|a) (?:${EDGE_WORDS})(?: \\S+)?)`,
    'remove $1',
  ],
  // Something new, first and last.
  ['(?:añade|añadir|agrega|agregar) (.+?) al (?:principio|comienzo)', 'add $1 at the start'],
  ['(?:ajoute|ajouter|rajoute) (.+?) au début', 'add $1 at the start'],
  ['(?:adiciona|adicionar|acrescenta) (.+?) no (?:início|começo|princípio)', 'add $1 at the start'],
  // What was just spoken of.
  ['(?:quíta|bórra|elimína|sáca)l[oa]s?|(?:así que )?(?:fuera|fuera con eso)', 'remove it'],
  [
    '(?:enlève|supprime|retire)[- ](?:le|la|les|ça)|nimm (?:es|das|ihn|sie) (?:raus|weg)|lösch(?:e)? (?:es|das|ihn|sie)|streich(?:e)? (?:es|das|ihn|sie)|(?:tira|apaga)-[oa]s?',
    'remove it',
  ],
  [
    '(?:coupe|divise)(?:[- ](?:le|la|les|ça))? en (deux|trois)|(?:divíde|parte|párte)(?:l[oa])? en (?:dos)|teil(?:e)? (?:es|das|ihn|sie) (?:auf|in zwei(?: teile)?)|(?:divide|parte)(?:-[oa])? em (?:dois|duas)',
    'split it into two',
  ],
  // Half an hour.
  [
    '(?:dame |dale |gib mir |donne-moi |dá-me )?(?:media hora|une? demi[- ]heure|(?:eine )?halbe stunde|meia hora) (?:para|pour|für|a) (.+)',
    'give $1 30 min',
  ],
  [
    '(.+?) (?:necesita|precisa de|braucht|brauchen|demande|prend) (?:media hora|une? demi[- ]heure|(?:eine )?halbe stunde|meia hora)',
    'give $1 30 min',
  ],
  // More or less time, and smaller steps.
  ['(?:dame |dale )?(\\d\\d) ?min(?:uto)?s? (?:para|a) (.+)', 'give $2 $1 min'],
  ['donne (\\d\\d) ?min(?:utes)? (?:à|aux|au) (.+)', 'give $2 $1 min'],
  ['(\\d\\d) ?min(?:uten)? für (.+)', 'give $2 $1 min'],
  ['(\\d\\d) ?min(?:utes)? pour (.+)', 'give $2 $1 min'],
  [
    '(.+?) (?:necesita|precisa de|braucht|demande|dura|tarda|dauert|prend) (\\d\\d) ?min(?:uto|ute|uten)?s?',
    'give $1 $2 min',
  ],
  [
    '(.+?) (?:necesita más tiempo|precisa de mais tempo|necesitan más tiempo|brauch(?:t|en) mehr zeit|demande(?:nt)? plus de temps|dauer(?:t|n) länger)',
    'more time for $1',
  ],
  [
    "(?:es|esto es|todo es|das ist|es ist|das ist mir|mir ist das|c'est|tout ça c'est|é|isso é|isto é|é tudo)?(?: (?:todo|alles|tout|tudo|mir))*\\s?(?:demasiado|mucho|zu viel|trop|demais|muito)(?: para mí| para mim| pour moi| für mich)?",
    'make everything smaller',
  ],
  ['(?:necesito |dame )?más tiempo para (.+)', 'more time for $1'],
  ['(?:necesito )?menos tiempo para (.+)', 'less time for $1'],
  ['(?:ich brauche )?mehr zeit für (.+)', 'more time for $1'],
  ['weniger zeit für (.+)', 'less time for $1'],
  ['(?:il me faut )?plus de temps pour (.+)', 'more time for $1'],
  ['moins de temps pour (.+)', 'less time for $1'],
  ['(?:preciso de )?mais tempo para (.+)', 'more time for $1'],
  ['menos tempo para (.+)', 'less time for $1'],
  [
    '(?:hazlo|hacerlo|haz esto|hazlos) más (?:pequeñ[oa]s?|fácil|simple|cortos?)',
    'make it smaller',
  ],
  ['(?:mach|mache) (?:es|das|alles) (?:kleiner|einfacher|leichter)', 'make it smaller'],
  ['(?:rends|fais)[- ](?:le|la|ça) plus (?:petit|petite|simple|facile)', 'make it smaller'],
  [
    '(?:faz|torna)(?:-o| isto| isso| tudo)? mais (?:pequeno|fácil|simples)|deixa mais (?:pequeno|fácil|simples)',
    'make it smaller',
  ],
  // Another name.
  [
    '(?:cambia|cambiar|renombra|renombrar|reemplaza|sustituye)(?: el nombre de)? (.+?) (?:por|a|como) (.+)',
    'rename $1 to $2',
  ],
  ['(?:benenne|nenne) (.+?) in (.+?)(?: um)?', 'rename $1 to $2'],
  ['(?:ersetze|ändere) (.+?) (?:durch|zu|in) (.+)', 'rename $1 to $2'],
  ['(?:renomme|renommer|change|remplace|remplacer) (.+?) (?:en|par) (.+)', 'rename $1 to $2'],
  [
    '(?:renomeia|renomear|muda o nome de|mudar o nome de|troca|substitui) (.+?) (?:para|por) (.+)',
    'rename $1 to $2',
  ],
  [
    '.+ (?:es|son|é|são|est|sont|ist|sind) (?:de |para |con |com |mit |für |pour |avec )?(\\p{L}+),? (?:y |e |et |und )?(?:no|não|pas|nicht) (?:de |para |con |com |mit |für |pour |avec )?(\\p{L}+)',
    'replace $2 with $1',
  ],
  // First, last, before, after.
  [
    '(?!añad|agreg|hay )(?:(?:pon|mueve|haz) )?(.+?)(?: (?:va|van))? antes (?:que|de|del) (.+)',
    'move $1 before $2',
  ],
  [
    '(?!añad|agreg|hay )(?:(?:pon|mueve|haz) )?(.+?)(?: (?:va|van))? después (?:que|de|del) (.+)',
    'move $1 after $2',
  ],
  [
    '(?!adicion|acrescent|inclui)(?:(?:põe|coloca|move) )?(.+?) antes (?:d[eoa]s?|que) (.+)',
    'move $1 before $2',
  ],
  ['(?!adicion|acrescent|inclui)(.+?) depois (?:d[eoa]s?|que) (.+)', 'move $1 after $2'],
  [
    '(?!füge|ergänze)(?:(?:mache?|setze?|stelle?|schiebe?|verschiebe) )?(.+?) vor (?:der|die|das|dem|den) (.+)',
    'move $1 before $2',
  ],
  [
    '(?!füge|ergänze)(?:(?:mache?|setze?|stelle?|schiebe?|verschiebe) )?(.+?)(?: erst)? nach (?:der|dem|den) (.+)',
    'move $1 after $2',
  ],
  ['(?!ajoute|rajoute)(?:(?:mets|mettre|déplace|fais) )?(.+?) avant (.+)', 'move $1 before $2'],
  ['(?!ajoute|rajoute)(?:(?:mets|mettre|déplace|fais) )?(.+?) après (.+)', 'move $1 after $2'],
  ['(?:pon|poner|mueve|mover|haz) (.+?) (?:primero|el primero|al principio)', 'move $1 first'],
  ['(?:pon|poner|mueve|mover|deja) (.+?) (?:al final|el último|lo último)', 'move $1 last'],
  ['(?:pon|poner|mueve|mover) (.+?) antes de (.+)', 'move $1 before $2'],
  ['(?:pon|poner|mueve|mover) (.+?) después de (.+)', 'move $1 after $2'],
  [
    '(?:(?:verschiebe|schiebe?|setze?|mache?|stelle?) )?(.+?) (?:zuerst|(?:ganz )?(?:an den anfang|nach oben)|als erstes)',
    'move $1 first',
  ],
  [
    '(?:(?:verschiebe|schiebe?|setze?|mache?|stelle?) )?(.+?) (?:zuletzt|(?:ganz )?ans ende|als letztes)',
    'move $1 last',
  ],
  ['(?:verschiebe|setze|stell|stelle|mach) (.+?) vor (.+)', 'move $1 before $2'],
  ['(?:verschiebe|setze|stell|stelle|mach) (.+?) (?:nach|hinter) (.+)', 'move $1 after $2'],
  ["(?:mets|mettre|déplace|fais) (.+?) (?:en premier|d'abord|au début)", 'move $1 first'],
  ['(?:mets|mettre|déplace|fais) (.+?) (?:en dernier|(?:tout )?à la fin)', 'move $1 last'],
  ['(?:mets|mettre|déplace) (.+?) avant (.+)', 'move $1 before $2'],
  ['(?:mets|mettre|déplace) (.+?) après (.+)', 'move $1 after $2'],
  [
    '(?:põe|pôr|coloca|move|mover) (.+?) (?:primeiro|em primeiro|no início|no começo)',
    'move $1 first',
  ],
  ['(?:põe|pôr|coloca|move|mover) (.+?) (?:por último|no fim|no final)', 'move $1 last'],
  ['(?:põe|pôr|coloca|move|mover) (.+?) antes de (.+)', 'move $1 before $2'],
  ['(?:põe|pôr|coloca|move|mover) (.+?) depois de (.+)', 'move $1 after $2'],
  ['(?:(?:pon|mueve|haz) )?(.+?) (?:primero|lo primero|al principio)', 'move $1 first'],
  ['(.+?) (?:al final|de último|lo último)', 'move $1 last'],
  ["(.+?) (?:en premier|d'abord|au début)", 'move $1 first'],
  ['(.+?) (?:en dernier|à la fin)', 'move $1 last'],
  ['(.+?) (?:primeiro|em primeiro|no início)', 'move $1 first'],
  ['(.+?) (?:por último|no fim|no final)', 'move $1 last'],
  [
    '(?:(?:verschiebe|schiebe?|setze?|stelle?) )?(.+?) (?:ganz )?nach (?:ganz )?oben',
    'move $1 first',
  ],
  ['(.+?) (?:ganz )?(?:am ende|zum schluss|am schluss)', 'move $1 last'],
  ['(?!füge|ergänze)(.+?) vor (?!allem)(\\p{Lu}.+)', 'move $1 before $2'],
  ["(?:primero|lo primero|zuerst|d'abord|en premier|primeiro|em primeiro),? (.+)", 'move $1 first'],
  ['(?:al final|por último|zum schluss|à la fin|no fim),? (.+)', 'move $1 last'],
  [
    '(?:ich|wir) (?:brauche|brauchen) (?:noch|auch|außerdem) (?:einen |eine |ein )?(.+)',
    'add $1 besorgen',
  ],
  ['(.+?) (?:kann|können) (?:weg|raus|gestrichen werden)', 'remove $1'],
  ['(?!füge|ergänze)(.+?) nach (?!oben|unten|hause)(\\p{Lu}.+)', 'move $1 after $2'],
  ['(.+?) und (.+?) (?:zusammenlegen|zusammenfassen|verbinden|kombinieren)', 'merge $1 and $2'],
  ['(?:mach|mache) (.+?) (?:kleiner|einfacher|leichter)', 'make $1 smaller'],
  ['(?:haz|haga) (.+?) más (?:pequeñ[oa]s?|fácil|simple|sencill[oa])', 'make $1 smaller'],
  ['(?:rends|fais) (.+?) plus (?:petit|petite|simple|facile)', 'make $1 smaller'],
  ['(?:faz|torna) (.+?) mais (?:pequen[oa]|fácil|simples)', 'make $1 smaller'],
  ['(.+?) (?:ganz )?nach (?:ganz )?unten', 'move $1 last'],
  // In parts, and as one.
  [
    `(?:divide|dividir|teile|divise|diviser) (.+?) (?:en|in|em) (${COUNT_WORDS})(?: .+)?`,
    'split $1 into $2',
  ],
  ['(?:une|junta|combina|juntar) (.+?) (?:y|e|con|com) (.+)', 'merge $1 and $2'],
  ['(?:verbinde|kombiniere) (.+?) (?:und|mit) (.+)', 'merge $1 and $2'],
  ['(?:fusionne|combine|réunis) (.+?) (?:et|avec) (.+)', 'merge $1 and $2'],
  // Something gone, and something new.
  ['(?:ya )?no (?:necesito|hace falta) (?:más )?(.+?)(?: más)?', 'remove $1'],
  ['(.+?) (?:brauche?|brauchen) (?:ich|wir) nicht(?: mehr)?', 'remove $1'],
  [`no (?:voy|vamos) a (?!poder)${NOT_PUT_OFF}([^,]+)(?:, .+)?`, 'remove $1'],
  [`não (?:vou|vamos) (?!poder)${NOT_PUT_OFF}([^,]+)(?:, .+)?`, 'remove $1'],
  ['(?:ich|wir) (?:brauche|brauchen) (.+?) nicht(?: mehr)?', 'remove $1'],
  ['(?:ich|wir) (?:brauche|brauchen) (?:keine?n? )(.+?)(?: mehr)', 'remove $1'],
  [
    "(?:je n'ai|on n'a|nous n'avons) (?:plus|pas) besoin (?:de la |de l'|de |du |des |d')(.+)",
    'remove $1',
  ],
  ['(?:já )?não (?:preciso|é preciso)(?: mais)? (?:d[eoa]s? )?(.+)', 'remove $1'],
  [
    '(?:también )?(?:tengo que|tenemos que|hay que|necesito|me falta|falta) (?:también )?(.+)',
    'add $1',
  ],
  ['(?:ich|wir) (?:muss|müssen|sollte|sollten) (?:(?:auch|noch|außerdem) )*(.+)', 'add $1'],
  ['(?:il faut|je dois|on doit|nous devons) (?:(?:aussi|encore) )*(.+)', 'add $1'],
  [
    '(?:também )?(?:preciso de|preciso|tenho que|tenho de|é preciso|falta) (?:também )?(.+)',
    'add $1',
  ],
  ['(?:füge|füg) (.+?) (?:am|ans) ende hinzu', 'add $1 at the end'],
  ['(?:füge|füg) (.+?) (?:am|an den) anfang hinzu', 'add $1 at the start'],
  ['(?:añade|añadir|agrega|agregar) (.+?) al final', 'add $1 at the end'],
  ['(?:ajoute|ajouter|rajoute) (.+?) à la fin', 'add $1 at the end'],
  ['(?:adiciona|adicionar|acrescenta) (.+?) no fim', 'add $1 at the end'],
  ['(?:añade|añadir|agrega|agregar) (.+?) antes de (.+)', 'add $1 before $2'],
  ['(?:añade|añadir|agrega|agregar) (.+?) después de (.+)', 'add $1 after $2'],
  ["(?:ajoute|ajouter|rajoute) (.+?) avant (?:de |d')?(.+)", 'add $1 before $2'],
  ['(?:ajoute|ajouter|rajoute) (.+?) après (.+)', 'add $1 after $2'],
  ['(?:adiciona|adicionar|acrescenta) (.+?) antes d[eoa]s? (.+)', 'add $1 before $2'],
  ['(?:adiciona|adicionar|acrescenta) (.+?) depois d[eoa]s? (.+)', 'add $1 after $2'],
  ['(?:füge|füg) (.+?) vor (.+?) (?:hinzu|ein)', 'add $1 before $2'],
  ['(?:füge|füg) (.+?) nach (.+?) (?:hinzu|ein)', 'add $1 after $2'],
  ['(?:añade|añadir|agrega|agregar|incluye|también tengo que) (.+)', 'add $1'],
  ['(?:füge|füg) (.+?) hinzu', 'add $1'],
  ['(?:ergänze|hinzufügen:?|neu:) (.+)', 'add $1'],
  ['(.+?) hinzufügen', 'add $1'],
  ['(?:ajoute|ajouter|rajoute) (.+)', 'add $1'],
  ['(?:adiciona|adicionar|acrescenta|acrescentar|inclui) (.+)', 'add $1'],
  ['(?:quita|quitar|elimina|eliminar|borra|borrar|saca|sacar) (?:lo de )?(.+)', 'remove $1'],
  ['(?:ya no necesito|no necesito) (.+)', 'remove $1'],
  ['(?:entferne?|lösche?|streiche?) (?:bitte )?(?:das mit (?:der|dem|den) )?(.+)', 'remove $1'],
  ['(.+?) kannst du (?:streichen|löschen|weglassen|rausnehmen|entfernen)', 'remove $1'],
  ['(?:ohne|sin|sans|sem) (.+)', 'remove $1'],
  ['keine? (.+?)(?: mehr)', 'remove $1'],
  ['(?:no hay|no hace) falta (.+)', 'remove $1'],
  ["(?:(?:il n'y a )?(?:pas|plus) besoin) (?:de |d'|du |des )(.+)", 'remove $1'],
  ['(.+?) (?:já não é preciso|já não (?:preciso|precisamos)|não é preciso)', 'remove $1'],
  ['(.+?) (?:ya no hace falta|ya no es necesari[oa]|no hace falta)', 'remove $1'],
  ["(.+?) (?:n'est plus nécessaire|ce n'est plus la peine)", 'remove $1'],
  // Two places.
  [
    '(?:intercambia|échange|inverse|tausche?|vertausche?) (.+?) (?:y|et|und|con|avec|mit) (.+)',
    'swap $1 and $2',
  ],
  ['troca a ordem d[eoa]s? (.+?) e d?[eoa]s? ?(.+)', 'swap $1 and $2'],
  ['troca (.+?) pel[oa]s? (.+)', 'replace $1 with $2'],
  ['muda (.+?) para (?!o (?:fim|início|começo|princípio)$)(.+)', 'rename $1 to $2'],
  ['(.+?) fica para (?:o fim|último|depois)', 'move $1 last'],
  ['(.+?) (?:se queda|va) (?:para el|al) final', 'move $1 last'],
  // One for another.
  [
    "(?:es|é|c'est|das ist|es ist) (.+?),? (?:y |e |et |und )?(?:no|não|pas|nicht) (?:(?:la|el|o|a|le|die|der|das) )?(\\p{L}+)",
    'replace $2 with $1',
  ],
  ['(?:lass|nimm) (.+?) (?:weg|raus)', 'remove $1'],
  ['(.+?) (?:entfernen|löschen|streichen)', 'remove $1'],
  ['(?:enlève|enlever|supprime|supprimer|retire|retirer) (.+)', 'remove $1'],
  ['(?:remove|remover|tira|tirar|apaga|apagar) (.+)', 'remove $1'],
]);

export const FOREIGN_COUNTS: ReadonlyMap<string, string> = new Map([
  ['dos', 'two'],
  ['zwei', 'two'],
  ['deux', 'two'],
  ['dois', 'two'],
  ['duas', 'two'],
  ['tres', 'three'],
  ['drei', 'three'],
  ['trois', 'three'],
  ['três', 'three'],
]);

/** Verbs that open a change in these languages, for finding where the next change begins. */
export const FOREIGN_OPENINGS =
  'añade|añadir|agrega|quita|quitar|elimina|borra|borrar|cambia|renombra|pon|poner|mueve|mover|divide|füge|füg|entferne?|lösche?|benenne|verschiebe|schiebe?|setze?|stelle?|tausche?|streiche?|nimm|teile|ajouter|enlever|supprimer|mettre|déplacer|adicionar|acrescentar|tirar|pôr|intercambia|échange|troca|ajoute|enlève|supprime|retire|renomme|mets|déplace|adiciona|acrescenta|tira|apaga|muda|põe|coloca';

/** "Hay que añadir …", "je voudrais ajouter …": the wish is in the verb behind. */
export const FOREIGN_WISH =
  /^(?:hay que|habría que|puedes|podrías|quiero|quisiera|me gustaría|il faut|il faudrait|(?:est-ce que )?tu peux|(?:est-ce que )?tu pourrais|peux-tu|pourrais-tu|on peut|je veux|je voudrais|j'aimerais|quero|queria|gostaria de|podes|pode|ich möchte|ich will|(?:kannst|könntest) du(?: bitte)?)\s+(?=(?:añadir|agregar|quitar|eliminar|borrar|cambiar|mover|poner|dividir|juntar|ajouter|enlever|supprimer|retirer|renommer|mettre|diviser|remplacer|adicionar|acrescentar|tirar|remover|apagar|mudar|pôr)\b|.+\s(?:hinzufügen|entfernen|löschen|streichen)$)/iu;

export const FOREIGN_POLITE =
  /^(?:por favor|bitte|s'il te plaît|s'il vous plaît|svp|stp|y|und|et|e|também|también|auch|aussi|noch)[,\s]+|[,\s]+(?:por favor|bitte|s'il te plaît|s'il vous plaît|svp|stp|gracias|danke|merci|obrigad[oa]|también|também|aussi)$/giu;

/** How words begin that tell why, in these languages: somebody, or "already". */
export const FOREIGN_TELLS =
  /^(?:porque|ya|mi|mis|nuestr[oa]s?|él|ella|ellos|nadie|está|es que|parce que?|car|mon|ma|mes|notre|il|elle|on|c'est|ça|weil|denn|das|er|sie|wir|ich (?:hab|habe|bin|mag)|mein|meine|unser|unsere|ist|sind|pois|já|(?:o|a) (?:meu|minha|nosso|nossa)|ele|ela|eles)\s+(?!(?:no |não )?(?:hay que|tengo que|muss|müssen|soll|sollte|dois|doit|faut|preciso|tenho que)\b)\S/iu;
