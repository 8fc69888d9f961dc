import { anyOf, wordMap } from '../../words/word-set.ts';
import { weekdaysIn } from './day-names.ts';
import { FRENCH_EVENTS, FRENCH_NOUNS } from './french-nouns.ts';
import { type RomancePack } from './romance-pack.ts';

const IS = String.raw`(?:(?:est|sont|reste|c'est|a l'air|semble) (?:encore |très |trop |vraiment |toujours |complètement |un peu |à moitié )?)`;

export const FRENCH: RomancePack = {
  nouns: FRENCH_NOUNS,
  events: FRENCH_EVENTS,
  neutral: "S'occuper de",
  opens: /^(?:le|la|les|l['’].+|mon|ma|mes|un|une|notre|nos)$/u,
  contractions: [
    [/^de le$/u, 'du'],
    [/^de les$/u, 'des'],
    [/^à le$/u, 'au'],
    [/^à les$/u, 'aux'],
    [/^de (une?)$/u, "d'$1"],
  ],
  states: [
    [/^(?:traîne|traînent) /u, ''],
    [
      /^(?:a|ont) (?:une?|le|la|les|des) \p{L}+ (?:cassée?s?|crevée?s?|pétée?s?|fendue?s?|à plat|fissurée?s?|dégonflée?s?)(?!\p{L})/u,
      'Faire réparer',
    ],
    [/^n'arrête pas de /u, 'Faire réparer'],
    [
      new RegExp(
        `^(?:${IS})?(?:cassée?s?|pétée?s?|hs|en panne|abîmée?s?|fichue?s?|foutue?s?|crevée?s?|grillée?s?|mort(?:e|es|s)?|à plat|déchirée?s?|décollée?s?)(?!\\p{L})`,
        'u',
      ),
      'Faire réparer',
    ],
    [
      /^(?:s'est|se sont|vient de|m'a) (?:cassée?|casser|pétée?|lâchée?|lâcher|décrochée?|déchirée?|bloquée?|coincée?)|^(?:a|m'a|nous a|vient de) lâch/u,
      'Faire réparer',
    ],
    [
      /^(?:fuit|fuient|goutte|coule|a une fuite|prend l'eau|ferme (?:plus|mal)|ne ferme)(?!\p{L})/u,
      'Faire réparer',
    ],
    [new RegExp(`^(?:${IS}|s'est )?(?:bouchée?s?|encore bouchée?s?)(?!\\p{L})`, 'u'), 'Déboucher'],
    [
      /^(?:ne )?(?:marche|marchent|fonctionne|démarre|s'allume|charge|chauffe|s'ouvre|imprime|vidange|essore|tourne|refroidit|capte|sonne|aspire|freine|tient|se ferme|s'éteint) (?:plus|pas|mal|bizarre)(?!\p{L})|^(?:beugue|bugge|bug|plante|rame|déconne|clignote|siffle|grince|vibre|chauffe|se bloque|se coince|se décolle(?:nt)?|s'effrite|saute|disjoncte|s'éteint|s'arrête|bippe|bipe)(?!\p{L})/u,
      'Faire vérifier',
    ],
    [
      /^(?:me |nous )?(?:fait|font) (?:encore |toujours )?(?:un |du |des |un drôle de )?(?:\p{L}+ de )?(?:bruits?|trucs? bizarres?)(?!\p{L})|^(?:sent|pue)(?!\p{L})/u,
      'Faire vérifier',
    ],
    [
      new RegExp(
        `^${IS}(?:sales?|dégueulasses?|crades?|dégueus?|pleine? de (?:poussière|poils|gras|boue|miettes)|poussiéreu\\p{L}+|dans un état)(?!\\p{L})`,
        'u',
      ),
      'Nettoyer',
    ],
    [
      new RegExp(
        `^(?:${IS}|c'est )(?:un (?:chantier|bordel|bazar|foutoir|dépotoir|capharnaüm|champ de bataille)|sens dessus dessous|en (?:désordre|bordel|vrac))(?!\\p{L})`,
        'u',
      ),
      'Ranger',
    ],
    [new RegExp(`^${IS}(?:pleine?s?|saturée?s?|débordée?s?)$|^débordent?(?!\\p{L})`, 'u'), 'Vider'],
    [new RegExp(`^${IS}(?:vides?)(?!\\p{L})`, 'u'), 'Remplir'],
    [
      new RegExp(
        `^(?:${IS}(?:sèches?|assoiffées?|en train de crever)|ont soif|crèvent)(?!\\p{L})`,
        'u',
      ),
      'Arroser',
    ],
    [
      /^(?:expire|expirent|périme|a expiré|ont expiré|arrive à (?:échéance|expiration)|finit|n'est plus valable|se termine)(?!\p{L})|^(?:est|sont) (?:périmée?s?|expirée?s?|plus valables?)(?!\p{L})/u,
      'Renouveler',
    ],
    [/^(?:a besoin d|ont besoin d|aurait besoin d|mériterait|demande à être)/u, ''],
  ],
  brokenBehind: [
    [/^(?:cassée?s?|hs|en panne|crevée?s?|déchirée?s?)$/u, 'Faire réparer'],
    [/^(?:bouchée?s?)$/u, 'Déboucher'],
    [/^(?:périmée?s?|expirée?s?)$/u, 'Renouveler'],
    [/^(?:impayée?s?)$/u, ''],
  ],
  shortage:
    /^(?:(?:il )?(?:n'y a|y a|y'a|n'y en a|reste|ne reste) (?:presque |quasi |quasiment )?plus (?:de |d'|du )?|(?:j'ai|je n'ai|on a|on n'a|nous n'avons) (?:presque |quasi )?plus (?:de |d')|(?:il )?(?:me |nous )?manque(?:nt)? |(?:\p{L}+ ){1,2}n'a plus (?:de |d')|(?:je n'ai|j'ai|on n'a|on a) pas (?:de |d')|(?:je n'ai|j'ai|on n'a|on a|nous n'avons) (?:pas encore )?(?=ni )|plus de |plus d')(?!temps|force|courage|énergie|envie|patience|place|problème|que )/u,
  ranOut: /^(?:est|sont) (?:presque )?(?:finie?s?|terminée?s?|vides?|épuisée?s?)$/u,
  buy: 'Acheter',
  getHold: 'Trouver',
  giveBack: 'Rendre',
  go: 'Aller',
  handOver: 'Donner',
  prepare: 'Préparer',
  someOfIt: {
    pronoun: 'en',
    deeds: /^(?:re)?(?:commander|acheter|prendre|trouver|chercher|demander)$/u,
    articles: wordMap('les:des mes:des nos:des le:un mon:un la:une ma:une'),
  },
  reasons:
    /^(?:parce que|parce qu'\p{L}+|pcq|car|puisque|vu que|vu qu'\p{L}+|sinon|même si|comme ça|vu l'\p{L}+|avec un peu de chance|histoire de|quand (?:je|j'|il|elle|on))(?!\p{L})/u,
  clauses:
    /^(?:ils? (?:est|sont|a|ont) |elles? (?:est|sont|a|ont) |expirent? |se \p{L}+e(?:nt)? (?:le|la|au|à|en|lundi|demain) |y en (?:reste|a) plus|y a plus|ça |qui (?!est-ce)|dont |que j'|que je |qu'on |que m'|qu'il |qu'elle |que tu )/u,
  saying: /^(?:dire|prévenir|demander|rappeler à|vérifier|confirmer|expliquer|informer|écrire)/u,
  asked:
    /(?<!\p{L})(?:veut|veulent|voudrait|demande|attend|exige|aimerait) que (?:(?:je|j') ?)?(?:l'|le |la |les |lui |leur )?|(?<!\p{L})(?:j'ai|on a) promis (?:à \p{L}+ )?(?:de |d')|(?<!\p{L})(?:m'a|m'ont|me|nous a|a|ont) (?:demandé|demander|dit|dire|demande|demandent|rappelé|rappeler|conseillé|proposé) (?:de |d')|(?<!\p{L})(?:dit|disent|a dit) (?:que je dois|qu'il faut|que je devrais) /u,
  when: new RegExp(
    String.raw`^(?:aujourd'hui|demain|ce|cette|le|${anyOf(weekdaysIn('fr'))}|matin|midi|soir|après-midi|week-end|semaine|prochaine?|après-demain|là|maintenant|à|de|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|midi|heures?|\d{1,2}(?:h\d{0,2})?)$`,
    'u',
  ),
  forms: wordMap(`
    vais:aller irai:aller fais:faire ferai:faire prends:prendre mets:mettre viens:venir vois:voir envoie:envoyer appelle:appeler
    rappelle:rappeler achète:acheter paie:payer paye:payer emmène:emmener ramène:ramener amène:amener jette:jeter rends:rendre
    réponds:répondre écris:écrire finis:finir sors:sortir descends:descendre vends:vendre lis:lire renvoie:renvoyer nettoie:nettoyer
    passe:passer récupère:récupérer appellerai:appeler prendrai:prendre enverrai:envoyer verrai:voir commence:commencer
    ramasse:ramasser fasse:faire aille:aller garde:garder accompagne:accompagner aide:aider signe:signer`),
  birthday: [
    /^(?:\p{L}+ ){1,3}(?:a|aura|fête(?: ses)?) (?:\d+ ans|son anniversaire)/u,
    "Préparer l'anniversaire de",
  ],
  carriedOut: /^à$/u,
  finished:
    /^(?:(?:et|bon|ah|le bon côté c'est que) )*(?:enfin |ça y est,? |déjà )(?:j'ai |on a )?(?:finie?s?|terminée?s?|rendue?s?|envoyée?s?|payée?s?|faite?s?|postée?s?|réglée?s?|bouclée?s?|rangée?s?)(?!\p{L})|(?<!\p{L})(?:c'est fait|ça c'est fait|déjà (?:faite?s?|payée?s?|envoyée?s?|réglée?s?|finie?s?)|✓|✅)[.!]?$/u,
  openings: [
    [/^j'ai besoin que /u, "S'assurer que"],
    [
      /^(?:je ne|je) (?:trouve|retrouve) (?:plus|pas) |^j'ai (?:perdu|égaré) (?=(?:le|la|les|mon|ma|mes|l['’]))/u,
      'Retrouver',
    ],
    [/^je (?:ne )?sais (?:plus|pas) si /u, 'Vérifier si'],
  ],
  appointment: [
    [/^(?:j'ai|on a|nous avons) (?:un )?(?:rendez-vous|rdv|rencard) /u, 'Aller au rendez-vous'],
  ],
  has: /^(?:j'ai|on a|nous avons|il y a|y a)(?: une?| l[ae])? /u,
  noted:
    /^(?:faire (?:une|la|ma) liste(?! (?:de|du|des|pour) (?!choses|trucs|tâches|tout)| d')|noter (?:plusieurs|quelques|tous?|toutes?|mes|des) (?:trucs|choses|affaires|tâches))(?!\p{L})/u,
  wishes:
    /^(?:un jour|j'aimerais|j'aimerais bien|ce serait bien de|ça serait bien de|j'adorerais|je rêve de|j'ai envie de|peut-être un jour)(?!\p{L})/u,
};
