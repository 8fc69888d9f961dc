import { type LanguageCode } from '../languages.ts';

/** What says of a deed that it is done, or in other hands, wherever it stands: "la ropa ya la he lavado". */
export const DONE_FORMS: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    /\b(?:ya (?:he |ha |han |está |están )?\p{L}+(?:é|í|ó|ado|ada|ido|ida|cho|ron)|menos mal$|no es cosa mía)(?!\p{L})/u,
  ],
  [
    'pt',
    /\b(?:já (?:\p{L}+(?:ei|ou|iu|eu|ado|ido)|fiz|fui|foi)|ainda bem$|não é comigo)(?!\p{L})/u,
  ],
  [
    'fr',
    /\b(?:(?:j'ai|on a|a) (?:déjà )?\p{L}+(?:é|i|u|is|it)(?: \p{L}+)? hier|déjà (?:fait|payé|envoyé|réglé)|s'occupe d[eu]s?|c'est (?:fait|réglé)$|dieu merci$)(?!\p{L})/u,
  ],
  [
    'de',
    /\b(?:(?:hab|habe|hat|haben) (?:ich |wir )?(?:\p{L}+ ){0,4}(?:schon|gestern|bereits) (?:\p{L}+ ){0,4}ge\p{L}+|zum glück$)(?!\p{L})/u,
  ],
]);
