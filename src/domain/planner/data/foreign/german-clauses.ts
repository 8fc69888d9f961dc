import { wordMap, wordSet } from '../../words/word-set.ts';

/** What says in German that one has to, wants to or is going to. */
export const GERMAN_MODALS: ReadonlySet<string> = wordSet(`
muss müssen müsste müssten soll sollen sollte sollten will wollen wollte wollten möchte möchten würde würden werde darf`);

/** Who speaks. */
export const GERMAN_SELF: ReadonlySet<string> = wordSet('ich wir man');

/** Words within a sentence that say nothing of what is to be done. */
export const GERMAN_ADVERBS: ReadonlySet<string> = wordSet(`
auch noch unbedingt mal endlich dringend wirklich ja halt eben eigentlich gern gerne dann und außerdem aber also irgendwie
wohl doch einfach nur schon wieder jetzt langsam irgendwann ganz später nachher nämlich übrigens bloß ehrlich gesagt sowieso
theoretisch definitiv ewig lange längst`);

/** What a word that stands in a verb's place asks for: "das Angebot muss raus". */
export const GERMAN_PARTICLES: ReadonlyMap<string, string> = wordMap(`
raus:rausbringen weg:wegbringen zurück:zurückbringen runter:runterbringen rein:reinbringen hin:hingehen fort:fortbringen
hoch:hochbringen los:losgehen rüber:rüberbringen drauf:draufmachen ran:rangehen her:herholen`);

/** What goes out by post or mail is sent, not carried. */
export const GERMAN_LETTERS: ReadonlySet<string> = wordSet(`
angebot brief mail email rechnung paket päckchen karte postkarte bewerbung einladung einladungen kündigung antrag vertrag post
newsletter mahnung bestellung protokoll manuskript abgabe bericht text exposé weihnachtspost weihnachtskarten karten unterlagen
bestellungen pakete retoure folien präsentation datei fotos liste zahlen pdf lebenslauf zeugnis zeugnisse formular formulare anmeldung abrechnung entwurf`);

/** First words of a German verb that stand apart from it: "ich rufe … an". */
export const GERMAN_PREFIXES: ReadonlySet<string> = wordSet(
  'an ab auf aus ein um weg mit zurück vor nach raus rein vorbei hin zu runter hoch durch heraus frei fertig zusammen los her',
);

/** Forms of a verb that bend it: "gibst", "nimm", "lies". */
export const GERMAN_BENT: ReadonlyMap<string, string> = wordMap(`
gib:geben gebe:geben nimm:nehmen nehme:nehmen lies:lesen lese:lesen vergiss:vergessen sprich:sprechen wirf:werfen hilf:helfen
tu:tun tue:tun sieh:sehen miss:messen schlaf:schlafen räum:räumen`);

/** What stands over the things of a day: "di: müll, zahnarzt". */
export const GERMAN_DAYS: ReadonlyMap<string, string> = wordMap(`
mo:am_Montag di:am_Dienstag mi:am_Mittwoch do:am_Donnerstag fr:am_Freitag sa:am_Samstag so:am_Sonntag montag:am_Montag
dienstag:am_Dienstag mittwoch:am_Mittwoch donnerstag:am_Donnerstag freitag:am_Freitag samstag:am_Samstag
sonntag:am_Sonntag heute:heute morgen:morgen übermorgen:übermorgen`);
