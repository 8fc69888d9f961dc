import { wordSet } from '../../words/word-set.ts';
import { type LanguageCode } from '../languages.ts';

type Ending = readonly (readonly [ending: RegExp, bases: readonly string[]])[];

/** How a Romance language tells what a thing does: "le chien boite", "los zapatos aprietan". */
export type ToldOfThings = {
  /** What things and animals do by themselves, in the base form. */
  readonly verbs: ReadonlySet<string>;
  /** Forms of such verbs that follow no rule. */
  readonly forms: ReadonlySet<string>;
  /** Words behind a noun that end as a verb does, and say how it is. */
  readonly adjectives: ReadonlySet<string>;
  /** The ends of what they do, and those of the base form. */
  readonly endings: Ending;
  /** Behind such an article no adjective ends so: "les clés | manquent", "el coche | falla". */
  readonly neverAdjective: readonly (readonly [article: RegExp, form: RegExp])[];
};

export const TOLD_OF_THINGS: ReadonlyMap<LanguageCode, ToldOfThings> = new Map<
  LanguageCode,
  ToldOfThings
>([
  [
    'fr',
    {
      verbs: wordSet(`
boiter marcher remonter parler grincer siffler couler baisser augmenter monter grimper tomber traîner rouiller tousser saigner
gratter coincer bloquer caler sauter craquer clignoter chauffer refroidir bouger brûler sonner geler gonfler pencher trembler
aboyer miauler ronfler râler gueuler insister hésiter gagner perdre manger aimer rigoler démarrer fonctionner approcher
tourner piquer gratouiller couiner grésiller puer rentrer ressembler serrer lâcher menacer recommencer continuer stresser`),
      forms: wordSet(
        'part sort bout sent court meurt dort boit tient revient devient paraît plaît pleut perd rend mord pend suit vit grandit vieillit pourrit jaunit refroidit suffit',
      ),
      adjectives: wordSet(`
rouge jaune rose beige orange mauve moderne propre sale simple double triple large libre vide jeune autre même tendre pire étanche
grave calme tiède neuf neuve complète complet secrète interne externe unique fixe mixte annexe connexe
vivante pochette digne grosse grise verte bleue urgent récent prudent permanent différent suivant suivante vite avant après
groupe femme homme vacances`),
      endings: [[/(?<=\p{L}{2})e(?:nt)?$/u, ['er']]],
      neverAdjective: [[/^(?:les|mes|nos|des)$/u, /\p{L}{2}ent$/u]],
    },
  ],
  [
    'es',
    {
      verbs: wordSet(`
cojear gotear chirriar rechinar fallar bajar molestar cargar tardar crecer llorar ladrar roncar gritar avanzar funcionar
parpadear calentar enfriar vibrar silbar toser sangrar picar insistir dudar ganar perder comer gustar amenazar continuar aumentar
escasear`),
      forms: wordSet(
        'aprieta aprietan suena suenan huele huelen duele duelen pierde pierden cierra cierran aprieta vuelve vuelven puede pueden crece muere mueren muerde juega juegan cuesta cuestan sube suben',
      ),
      adjectives: wordSet(`
rosa naranja violeta lila malva turquesa fucsia extra grande verde azul doble triple urgente pendiente siguiente reciente caliente
libre pobre joven alguien importante corriente diferente permanente inteligente transparente dulce suave leve breve grave
entera nueva vieja roja blanca negra amarilla eléctrica médica pública larga corta alta baja limpia seca suelta completa
firme enorme eficiente suficiente`),
      endings: [
        [/(?<=\p{L}{2})an?$/u, ['ar']],
        [/(?<=\p{L}{2})en?$/u, ['er', 'ir']],
      ],
      neverAdjective: [
        [/^(?:los|las|mis|unos|unas)$/u, /\p{L}{2}[ae]n$/u],
        [/^(?:el|un|del|al)$/u, /\p{L}{3}(?<!ist|ol|í)a$/u],
      ],
    },
  ],
  [
    'pt',
    {
      verbs: wordSet(`
mancar pingar ranger falhar subir baixar apertar incomodar demorar crescer chorar ladrar roncar gritar funcionar piscar aquecer
vibrar apitar tossir sangrar coçar insistir ganhar perder comer gostar ameaçar continuar aumentar`),
      forms: wordSet(
        'dói doem cai caem perde perdem cresce morde cheira custa custam sobe sobem soa',
      ),
      adjectives: wordSet(`
rosa laranja violeta lilás extra grande verde azul doble triplo urgente pendente seguinte recente quente livre pobre jovem
importante corrente diferente permanente inteligente transparente doce suave leve breve grave inteira nova velha elétrica médica
firme enorme eficiente suficiente`),
      endings: [
        [/(?<=\p{L}{2})am?$/u, ['ar']],
        [/(?<=\p{L}{2})em?$/u, ['er', 'ir']],
      ],
      neverAdjective: [
        [/^(?:os|as|meus|minhas|uns|umas)$/u, /\p{L}{2}[ae]m$/u],
        [/^(?:o|um|do|ao|meu|no)$/u, /\p{L}{3}(?<!ist)a$/u],
      ],
    },
  ],
]);

/** What brings a name on with another noun. */
export const FOREIGN_PREPOSITIONS =
  /^(?:de|del|des|du|d['’].*|da|do|das|dos|à|au|aux|a|al|ao|aos|às|en|em|no|na|nos|nas|dans|chez|sur|sous|pour|para|por|pra|pro|con|com|avec|sin|sem|sans|sobre|entre|contre|contra|avant|antes|après|hasta|até|jusqu['’].*|y|e|et|o|ou|más|plus)$/u;
