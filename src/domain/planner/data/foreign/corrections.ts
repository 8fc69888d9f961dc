import { type LanguageCode } from '../languages.ts';

/** Behind what was said again with a doubt: when it was done, or that it is so. */
const ENDS = String.raw`(?!\p{L})`;

function correction(opens: string, told: readonly string[]): RegExp {
  return new RegExp(`^(?:${opens}) (?:${told.join('|')})${ENDS}`, 'u');
}

/** "No", and that it is done, over or needed no more: takes back what was just named. */
export const CORRECTIONS: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    correction(
      String.raw`(?:(?:ah|ay|uy|eh|espera|espérate|perdón|mentira) )*(?:no|espera|espérate|perdón|mentira)(?: (?:no|espera|espérate|perdón|mentira|cierto|que))*`,
      [
        String.raw`(?:(?!todavía|aún)\p{L}+ ){0,3}ya (?:(?:lo|la|los|las|le|les|me|se|eso) )*(?:\p{L}{2,}(?:é|í|ó|aron|ieron)|está(?:n)?|hice|hizo|fui|fue|puse|puso|traje|trajo|no hace falta)(?: (?:ayer|hoy|anoche|esta mañana|pagad[oa]s?|hech[oa]s?|list[oa]s?))?`,
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
        String.raw`(?:(?!ainda)\p{L}+ ){0,3}já (?:(?:o|a|os|as|me|lhe|eu) )*(?:foi|foram|está|estão|tá|era|\p{L}{2,}(?:ei|ou|iu|eu)|fiz|fez|pus|trouxe)(?: (?:ontem|hoje|anteontem|tudo|isso|feit[oa]|pag[oa]))?`,
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
        String.raw`(?:ça |\p{L}+ )?(?:je |j'|on |il |elle |l'|les )*(?:l'ai|les ai|l'a|les a|ai|a) (?:déjà )(?:\p{L}+(?:é|i|u|is|it)e?s?)`,
        String.raw`(?:je l'ai|je les ai|on l'a|il l'a|elle l'a) \p{L}+(?:é|i|u|is|it)e?s?(?: (?:hier|ce matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?`,
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
        String.raw`(?:(?!noch|nicht)\p{L}+ ){1,4}(?:schon|bereits|längst)(?! wieder)(?: (?:erledigt|gemacht|weg|da|durch|vorbei|\p{L}*ge\p{L}{2,}(?:t|en)|(?:be|ver|über|unter)\p{L}{2,}(?:t|en)))?`,
        String.raw`(?:das )?hat sich (?:ja |doch |schon )?erledigt`,
        String.raw`(?:das |die |den )?(?:brauch|brauche|brauchen|muss) (?:ich|wir) (?:ja |doch |gar |das )*nicht(?: mehr)?`,
        String.raw`(?:das|der|die) (?:ist|war|sind) (?:ja |doch )?(?:erledigt|abgesagt|gestern|vorgestern|letzte woche)`,
        String.raw`(?:das )?fällt (?:ja |doch )?aus`,
      ],
    ),
  ],
]);
