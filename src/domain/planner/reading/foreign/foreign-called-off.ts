import { type LanguageCode } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

/** What is not needed any more, or called off: "laisse tomber le plombier", "wir brauchen den Klempner nicht mehr". */
const CALLED_OFF: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    /^(?:(?:pues|bueno|y|pero|ya) )*(?:olvida(?:te de|rse de)?|olvidemos|deja|dejemos) (?:lo de|lo del|el tema)(?= )|^(?:ya )?no (?:necesito|necesitamos|hace falta) (?:ya )?(?:el|la|al|los|las)(?= .{2,40} ya$)/u,
  ],
  [
    'fr',
    /^(?:(?:bon|et|mais|alors|du coup) )*(?:laisse tomber|laissons tomber|oublie|oublions|on oublie|on laisse tomber) (?:le|la|les|l'|mon|ma|mes|l'idée|cette|ce)|^(?:(?:on|je) n'a(?:i)? )?plus besoin (?:de|du|des|d')/u,
  ],
  [
    'pt',
    /^(?:(?:bom|e|mas|então) )*(?:deixa (?:pra|para) lá|esquece|esqueçamos|vamos esquecer) (?:o|a|os|as|isso|essa|esse|do|da)(?= |$)|^(?:já )?não (?:preciso|precisamos|precisa) mais (?:de|do|da|dos|das)(?= )/u,
  ],
  [
    'de',
    /^(?:(?:und|aber|also|nein|ach) )*(?:vergiss|vergessen wir|lassen wir|lass) (?:den|die|das)(?= )(?!.*\bnicht$)|^(?:\p{L}+ ){1,5}(?:brauch|brauche|brauchen|braucht) (?:wir|ich|man|es) (?:jetzt |doch |eigentlich )?nicht mehr(?= |$)|^(?:wir|ich|man) (?:brauch|brauche|brauchen|braucht) (?:\p{L}+ ){1,4}nicht mehr(?= |$)|^(?:\p{L}+ ){1,5}(?:fällt aus|fällt weg|hat sich erledigt|ist hinfällig|ist nicht mehr nötig)$/u,
  ],
]);

/** What others do or make again, or all night: "der Nachbar bohrt schon wieder", "o vizinho fez festa até as três". */
const OTHERS_AGAIN: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    /^(?:el|la|los|las|mi|mis) vecin[oa]s? (?!.*(?:pide|pidió|quiere|necesita))\p{L}.*(?:otra vez|todo el día|toda la noche|hasta las \p{L}+)$/u,
  ],
  [
    'fr',
    /^(?:le|la|les|mon|ma|mes) voisine?s? (?!.*(?:demand|veut|veulent|besoin))\p{L}.*(?:encore|toute la (?:nuit|journée)|jusqu'à \p{L}+)(?: |$)/u,
  ],
  [
    'pt',
    /^(?:o|a|os|as|meu|minha) vizinh[oa]s? (?!.*(?:ped|quer|precisa))\p{L}.*(?:outra vez|de novo|a noite toda|o dia todo|até (?:as|às) \p{L}+)$/u,
  ],
  [
    'de',
    /^(?:der|die|mein|meine|unser|unsere) nachbar(?:n|in|innen)? (?!fragt|will|braucht|möchte|wartet)\p{L}+t?e?n? (?:schon |mal |immer )?(?:wieder|noch|die ganze nacht|den ganzen tag)$/u,
  ],
]);

/** "Wozu mache ich das alles", "à quoi bon": asked of nobody, with or without its mark. */
const WHAT_FOR: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['es', /^(?:para qué|de qué sirve|por qué a mí|por qué me pasa|por qué siempre)(?= |$)/u],
  ['fr', /^(?:à quoi bon|à quoi ça sert|pourquoi moi|pourquoi c'est toujours)(?= |$)/u],
  ['pt', /^(?:para quê|pra quê|de que adianta|por que (?:eu|sempre|comigo)|por que tudo)(?= |$)/u],
  [
    'de',
    /^(?:wozu (?:mache|mach|tue|das alles|eigentlich)|warum (?:immer ich|ich|mache ich das|tue ich mir)|was soll das)(?= |$)/u,
  ],
]);

/** Whether the words call something off, tell of others' noise, or ask what it is all for. */
export function asksNothingForeign(words: readonly Word[], code: LanguageCode): boolean {
  const said = keysOf(words);
  return [CALLED_OFF, OTHERS_AGAIN, WHAT_FOR].some((forms) => forms.get(code)?.test(said) === true);
}
