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
      when: String.raw`aujourd'hui|demain|(?:le |la |ce |cette |ma )?(?:semaine|week-?end|mois|jour|journée|${anyOf(weekdaysIn('fr'))})|avant (?:le |la |les |l')?\p{L}+`,
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

const FOR = '(?:de |del |da |do |du |des |para |pra |pa |pour |für |am |bis |en |em )';

const PAGE_NAMES: ReadonlyMap<LanguageCode, RegExp> = new Map(
  [...NAMES].map(([code, { list, when }]) => [
    code,
    new RegExp(String.raw`^(?:${list})(?: ${FOR}?(?:la |le |el |o |a |das )?(?:${when}))?$`, 'iu'),
  ]),
);

const LEAST_BELOW = 3;

/** "À faire avant Noël", "pendientes de la semana" over lines: says what the page is. */
export function namesForeignPage(line: string, linesBelow: number, code: LanguageCode): boolean {
  const said = line
    .trim()
    .replace(/[\s:.!]+$/u, '')
    .replaceAll('’', "'");
  return linesBelow >= LEAST_BELOW && PAGE_NAMES.get(code)?.test(said) === true;
}
