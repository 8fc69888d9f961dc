import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { anyOf } from '../../words/word-set.ts';

/** What is written over a page of things to do, and when they are for: no name of a thing. */
const NAMES: ReadonlyMap<LanguageCode, { readonly list: string; readonly when: string }> = new Map([
  [
    'es',
    {
      list: 'pendientes|tareas(?: pendientes)?|quehaceres|por hacer|(?:mis? )?lista(?: de (?:pendientes|tareas|cosas|quehaceres))?|(?:mis |las )?cosas (?:por|para|que tengo que|que hay que) hacer',
      when: String.raw`hoy|mañana|(?:el |la |este |esta )?(?:semana|finde|fin de semana|mes|día|${anyOf(weekdaysIn('es'))})|antes de(?: la| las|l)? \p{L}+`,
    },
  ],
  [
    'pt',
    {
      list: 'pendências|pendentes|afazeres|tarefas|(?:minha )?lista(?: de (?:tarefas|afazeres|pendências|coisas))?|(?:as )?coisas (?:a|para|por|pra) fazer|(?:a|por|para) fazer',
      when: String.raw`hoje|amanhã|(?:o |a |este |esta |essa )?(?:semana|fim de semana|final de semana|mês|dia|${anyOf(weekdaysIn('pt'))})|antes d[oae]s? \p{L}+`,
    },
  ],
  [
    'fr',
    {
      list: '(?:choses |trucs |tout )?à faire|tâches|(?:ma )?liste(?: (?:de|des) (?:choses|trucs|tâches)(?: à faire)?)?',
      when: String.raw`aujourd'hui|demain|(?:le |la |ce |cette |ma )?(?:semaine|week-?end|mois|jour|journée|${anyOf(weekdaysIn('fr'))})|avant (?:le |la |les |l')?[\p{L}-]+`,
    },
  ],
  [
    'de',
    {
      list: '(?:noch )?(?:zu (?:erledigen|tun)|offen)|erledigungen|aufgaben|to-?do-?liste|to do|(?:meine )?liste|wochenliste|tagesliste|was (?:noch |alles )*(?:ansteht|zu tun ist|zu erledigen ist)',
      when: String.raw`heute|morgen|(?:den |die |das |diese |dieses )?(?:woche|wochenende|monat|tag|${anyOf(weekdaysIn('de'))})|vor (?:der |dem |den )?\p{L}+`,
    },
  ],
]);

const FOR = '(?:de |del |da |do |du |des |para |pra |pa |pour |für |am |en |em )';
const UNTIL = '(?:bis(?: zum| zur)? |até (?:[oa] )?)';

const PAGE_NAMES: ReadonlyMap<LanguageCode, RegExp> = new Map(
  [...NAMES].map(([code, { list, when }]) => [
    code,
    new RegExp(
      String.raw`^(?:${list})(?: ${FOR}?(?:la |le |el |o |a |das )?(?<when>${UNTIL}?(?:${when})))?$`,
      'iu',
    ),
  ]),
);

/** Of these nothing is due, unless all is to be done before: what is not said to be later is for now. */
const NOW =
  /^(?!.*(?:avant|antes|até|bis|vor)\s)(?:.*[\s'])?(?:hoy|hoje|aujourd'hui|heute|semana|semaine|woche|finde|week-?end|wochenende|mes|mês|mois|monat|día|dia|jour|journée|tag)$/iu;

const LEAST_BELOW = 3;

/**
 * "Pendientes de la semana" over lines says what the page is, which is told by an empty text; "à faire avant
 * vendredi" also says when all of it is to be done: "avant vendredi". Null where the line is no name of a page.
 */
export function foreignPageTime(
  line: string,
  linesBelow: number,
  code: LanguageCode,
): string | null {
  if (linesBelow < LEAST_BELOW) return null;
  const said = line
    .trim()
    .replace(/[\s:.!]+$/u, '')
    .replaceAll('’', "'");
  const found = PAGE_NAMES.get(code)?.exec(said);
  if (!found) return null;
  const when = found.groups?.['when'] ?? '';
  return NOW.test(when) ? '' : when;
}
