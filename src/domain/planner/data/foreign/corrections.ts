import { type LanguageCode } from '../languages.ts';

const WORD_END = String.raw`(?!\p{L})`;

/** What has come, broken, been lost or cut off makes nothing done: "no, ya llegó la segunda carta". */
const SPANISH_NEWS = String.raw`(?:perd|olvid)|(?:lleg|romp|cort|venc|dañ|estrope|sub|pas|qued|cerr)\p{L}*(?:ó|aron|ieron)`;
const PORTUGUESE_NEWS = String.raw`(?:perd|esquec)|(?:cheg|quebr|part|cort|venc|avari|estrag|sub|pass|fic|fech|atras)\p{L}*(?:ou|eu|iu|d[oa]s?)`;
const FRENCH_NEWS = String.raw`perd|cass|oubli|déchir|abîm|raté|volé`;
const GERMAN_NEWS = String.raw`\p{L}*(?:gekommen|gerissen|gebrochen|gegangen|gefallen|gestorben|gesperrt|gelaufen)|ver(?:lor|gess|fall|schimmel|gammel|pass|trockn|brann|leg)`;

function correction(opens: string, told: readonly string[]): RegExp {
  return new RegExp(`^(?:${opens}) (?:${told.join('|')})${WORD_END}`, 'u');
}

/** "No", and that it is done, over or needed no more: takes back what was just named. */
export const CORRECTIONS: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    correction(
      String.raw`(?:(?:ah|ay|uy|eh|espera|espérate|perdón|mentira) )*(?:no|espera|espérate|perdón|mentira)(?: (?:no|espera|espérate|perdón|mentira|cierto|que))*`,
      [
        String.raw`(?:(?!todavía|aún)\p{L}+ ){0,3}ya (?:(?:lo|la|los|las|le|les|me|se|eso) )*(?:(?!${SPANISH_NEWS})\p{L}{2,}(?:é|í|ó|aron|ieron)|está(?:n)?|hice|hizo|fui|fue|puse|puso|traje|trajo|no hace falta)(?: (?:ayer|hoy|anoche|esta mañana|pagad[oa]s?|hech[oa]s?|list[oa]s?))?`,
        String.raw`(?:eso )?no hace falta`,
        String.raw`(?:eso )?(?:era|fue) (?:ayer|anoche|la semana pasada)`,
      ],
    ),
  ],
  [
    'pt',
    correction(
      String.raw`(?:(?:ah|ai|ih|opa|espera|pera|peraí|calma|mentira) )*(?:não|espera|pera|peraí|calma|mentira)(?: (?:não|espera|pera|peraí|aí|calma|mentira|afinal|verdade))*`,
      [
        String.raw`(?:(?!ainda)\p{L}+ ){0,3}já (?:(?:o|a|os|as|me|lhe|eu) )*(?:foi|foram|está|estão|tá|era|(?!${PORTUGUESE_NEWS})\p{L}{2,}(?:ei|ou|iu|eu)|fiz|fez|pus|trouxe)(?: (?:ontem|hoje|anteontem|tudo|isso|feit[oa]|pag[oa]|(?!${PORTUGUESE_NEWS})\p{L}{2,}[ai]d[oa]s?))?`,
        String.raw`(?:isso )?(?:já )?não (?:é preciso|precisa)(?: mais)?`,
        String.raw`(?:isso )?(?:era|foi) (?:ontem|anteontem|a semana passada|semana passada)`,
      ],
    ),
  ],
  [
    'fr',
    correction(
      String.raw`(?:(?:ah|oh|euh|attends|mince) )*(?:non|nan|attends|mince)(?: (?:non|nan|attends|c'est vrai|en fait|pardon|euh))*`,
      [
        String.raw`c'est (?:déjà )?(?:fait|bon|réglé|payé|passé|annulé)`,
        String.raw`(?:ça |\p{L}+ )?(?:je |j'|on |il |elle |l'|les )*(?:l'ai|les ai|l'a|les a|ai|a) (?:déjà )(?:(?!${FRENCH_NEWS})\p{L}+(?:é|i|u|is|it)e?s?)`,
        String.raw`(?:je l'ai|je les ai|on l'a|il l'a|elle l'a) (?!${FRENCH_NEWS})\p{L}+(?:é|i|u|is|it)e?s?(?: (?:hier|ce matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?`,
        String.raw`c'était (?:hier|la semaine dernière)`,
        String.raw`(?:(?:y a|j'ai|on a|il y a) )?plus besoin`,
      ],
    ),
  ],
  [
    'de',
    correction(
      String.raw`(?:(?:ach|oh|äh|ähm|halt|stopp|moment|warte) )*(?:nee|ne|nein|nö|quatsch|moment|warte|stopp)(?: (?:nee|ne|nein|warte|moment|quatsch|stimmt|mal|ja))*`,
      [
        String.raw`(?:(?!noch|nicht)\p{L}+ ){1,4}(?:schon|bereits|längst) (?!${GERMAN_NEWS})(?:erledigt|gemacht|durch|vorbei|\p{L}*ge\p{L}{2,}(?:t|en)|(?:be|ver|über|unter)\p{L}{2,}(?:t|en))`,
        String.raw`(?:das|die|den) hab(?:e|en)? (?:ich|wir) (?:ja |doch )?(?:schon|bereits|längst)`,
        String.raw`(?:das|der|die|den) (?:ist|sind) (?:ja |doch )?(?:schon|bereits|längst) (?:da|weg)`,
        String.raw`(?:(?!noch|nicht)\p{L}+ ){0,3}(?:war|waren) (?:ja |doch )?(?:schon|bereits|längst)(?! wieder)`,
        String.raw`(?:das )?hat sich (?:ja |doch |schon )?erledigt`,
        String.raw`(?:das |die |den )?(?:brauch|brauche|brauchen|muss) (?:ich|wir) (?:ja |doch |gar |das )*nicht(?: mehr)?`,
        String.raw`(?:das|der|die) (?:ist|war|sind) (?:ja |doch )?(?:erledigt|abgesagt|gestern|vorgestern|letzte woche)`,
        String.raw`(?:das )?fällt (?:ja |doch )?aus`,
      ],
    ),
  ],
]);
