import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

const FAILS =
  /(?:^| )(?:der|die|das|mein|meine|unser|unsere) (?:\p{L}+ )+\p{L}{3,}t (?:\p{L}+ )*nicht(?: mehr)?(?: (?:richtig|ganz|gut|so|ab|an|auf|zu|aus|ein|durch))*$|(?:^| )(?:geht|gehen|funktioniert|funktionieren|läuft|lädt|startet|schließt|druckt|heizt|reagiert|wärmt|klappt) (?:\p{L}+ )*(?:nicht|kaum)(?: |$)|(?:^| )wird (?:\p{L}+ )*nicht (?:mehr |richtig |ganz )*(?:warm|heiß|kalt|dicht|sauber|trocken|hell)$|(?:^| )(?:stürzt|stürzen) (?:\p{L}+ )*ab$|(?:^| )(?:fällt|fallen) (?:ständig|dauernd|immer|oft|wieder|immer wieder) aus$|maschine läuft aus$/u;
/** What falls out is there, and no more to be got. */
const CRASHES = / (?:stürzt|stürzen|fällt|fallen) (?:\p{L}+ )*(?:ab|aus)$|maschine läuft aus$/u;
/** "Mein Pass läuft im Januar ab". */
const RUNS_OFF =
  /(?:pass|ausweis|perso|führerschein|visum|vertrag|abo|ticket|karte|lizenz|domain|versicherung|abonnement|zertifikat) (?:läuft|laufen) (?:\P{L}|\p{L}|\d)*(?<= )ab$/u;

/** Whether the words say that a thing does not do what it is for. */
export function fails(words: readonly Word[]): boolean {
  return FAILS.test(keysOf(words));
}

/** Whether the thing falls out, and is no less there. */
export function crashes(words: readonly Word[]): boolean {
  return CRASHES.test(keysOf(words));
}

/** Whether a paper is soon no longer good. */
export function runsOff(words: readonly Word[]): boolean {
  return RUNS_OFF.test(keysOf(words));
}
