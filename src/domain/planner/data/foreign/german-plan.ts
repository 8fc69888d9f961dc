import {
  contextsOf,
  type ForeignPlan,
  notesOf,
  placesOfNouns,
} from '../../shaping/foreign-plan.ts';
import { GERMAN_GOALS } from './german-goals.ts';

/** What a plan says in German. The verb stands at the end, so a thing is named behind a colon. */
export const GERMAN_PLAN: ForeignPlan = {
  contexts: contextsOf(`
    # calls | Telefonate | Anrufe | Telefonate
    Nummer heraussuchen, den ersten Satz aufschreiben, dann wählen. Mailbox zählt.
    Aufschreiben, was ich sagen will: {it} | Ein erster Satz und die Nummer. Mehr nicht.
    Ergebnis notieren: {it} | Ein Datum oder ein Name, wo du ihn wiederfindest.
    anrufen zurückrufen telefonieren durchrufen absagen verschieben verlegen vereinbaren ausmachen nachfragen
    nachhaken anfragen reklamieren abklären
    # messages | Nachrichten | Nachrichten | Nachrichten
    Zwei ehrliche Sätze reichen. Abschicken, bevor es sich fertig anfühlt.
    Einen Satz notieren: {it} | Was willst du sagen? Ein paar Worte genügen.
    Antwort notieren: {it} | Ein Wort reicht. Keine Antwort ist auch eine.
    antworten beantworten mailen schicken verschicken abschicken senden fragen einladen gratulieren danken bedanken zusagen
    melden erinnern informieren weiterleiten mitteilen entschuldigen verabreden absprechen texten rausschicken bestätigen
    # errands | Unterwegs | Besorgungen | Besorgungen
    Schuhe an, Tasche, Zettel. Der nächste Laden ist gut genug.
    Nachsehen, wo und wann: {it} | Öffnungszeiten und ein Ort. Dann nicht weitersuchen.
    An seinen Platz bringen: {it} | Tasche auspacken, dann kurz hinsetzen.
    kaufen einkaufen holen abholen besorgen bringen wegbringen vorbeibringen hinbringen mitbringen zurückbringen zurückgeben
    umtauschen abgeben tanken gehen fahren besuchen einwerfen ausleihen treffen entsorgen spenden begleiten wegfahren übergeben hinfahren zurückfahren
    # computer | Am Schreibtisch | Schreibtisch | Papierkram
    Erst nur die Seite oder den Brief öffnen. Der nächste Schritt kommt von selbst.
    Öffnen, was nötig ist: {it} | Die Seite, die Datei oder den Brief. Nur öffnen.
    Beleg ablegen: {it} | Ein Bildschirmfoto oder die Mail, in einem Ordner.
    überweisen bezahlen zahlen bestellen nachbestellen buchen umbuchen reservieren kündigen beantragen ausfüllen einreichen
    anmelden abmelden ummelden verlängern hochladen runterladen herunterladen ausdrucken drucken scannen einscannen
    recherchieren googeln prüfen überprüfen vergleichen heraussuchen raussuchen aktualisieren installieren sichern speichern
    einzahlen abrechnen eintragen registrieren abbestellen zurückschicken ablegen unterschreiben freischalten stornieren zurückfordern sperren
    widersprechen abheften abonnieren updaten umstellen kontrollieren nachsehen nachschauen
    # home | Zu Hause | Haushalt | Rund ums Zuhause
    Wecker stellen. Besser als vorher zählt als fertig.
    Bereitlegen: {it} | Was du dafür brauchst, griffbereit. Das ist der Schritt.
    Wegräumen: {it} | Danach kurz hinsetzen.
    putzen saugen staubsaugen wischen waschen bügeln aufräumen ausräumen einräumen entrümpeln ausmisten kochen backen gießen
    füttern mähen rausbringen rausstellen leeren entleeren spülen abwaschen aufhängen abhängen reparieren streichen aufbauen
    abbauen montieren wechseln austauschen packen auspacken einpacken sortieren schneiden stutzen ölen entkalken lüften düngen
    pflanzen umtopfen flicken nähen kehren fegen abtauen räumen freiräumen zusammenlegen beziehen laden aufladen reinigen
    säubern machen abspülen anbringen entlüften polieren schrubben harken rechen ablesen umräumen reinbringen auffüllen schmücken dekorieren einfrieren ausbessern verpacken richten
    # making | In Ruhe daran arbeiten | Arbeit | Arbeit am Stück
    Roh ist gut genug. Aufhören, wenn der Wecker klingelt, egal wo du bist.
    Platz schaffen: {it} | Öffnen, Sachen hinlegen, Handy weg.
    Noch einmal ansehen: {it} | Eine Sache fürs nächste Mal notieren, dann aufhören.
    schreiben lernen lesen üben vorbereiten entwerfen zeichnen malen planen überarbeiten korrigieren bearbeiten fertigmachen
    fertigstellen basteln stricken häkeln programmieren gestalten proben durchlesen durchsehen durchgehen zusammenstellen
    erstellen abschließen präsentieren anfangen weitermachen weiterschreiben aufnehmen kalkulieren fertigschreiben
    # self | Für mich | Ich | Für mich
    Langsam und klein ist genau richtig.
    Bereitlegen: {it} | In Reichweite, damit es wenig verlangt.
    Kurz ausruhen danach: {it} | Hinsetzen oder hinlegen. Das zählt.
    duschen baden schlafen ausruhen ausschlafen spazieren joggen laufen schwimmen meditieren dehnen trinken essen atmen
    ausspannen turnen
    # thinking | Zu klären | Klären | Was zu klären ist
    Den allernächsten Schritt aufschreiben. Dauert er zwei Minuten, gleich machen.
    Einen Satz aufschreiben: {it} | Was ist es, und was wäre gut genug?
    Nächsten Schritt notieren: {it} | Eine Zeile, mit einem Tag daneben.
    klären kümmern überlegen entscheiden nachdenken besprechen regeln organisieren erledigen herausfinden rausfinden
    aussuchen angehen finden suchen schauen denken stellen`),
  notes: notesOf(`
    anrufen zurückrufen telefonieren durchrufen: Nummer heraussuchen, den ersten Satz aufschreiben, dann wählen. Mailbox zählt.
    vereinbaren ausmachen: Zwei passende Zeiten bereithalten, dann anrufen oder online buchen.
    absagen: Ein klarer, freundlicher Satz. Du musst nichts erklären.
    verschieben verlegen umbuchen: Erst eine neue Zeit aussuchen, dann kurz Bescheid geben.
    nachfragen nachhaken anfragen fragen: Eine Nachricht mit einer klaren Frage. Jede Antwort hilft.
    antworten beantworten: Einmal lesen, das Eine beantworten, abschicken.
    schicken senden verschicken abschicken rausschicken weiterleiten: Öffnen, anhängen, was dazugehört, absenden.
    einladen: Tag, Uhrzeit, Ort. Mehr muss nicht in die erste Nachricht.
    danken bedanken gratulieren: Zwei Zeilen von Herzen. Kurz ist schön.
    kaufen einkaufen besorgen: Auf den Zettel schreiben. Der nächste Laden ist gut genug.
    holen abholen: Nachsehen, bis wann offen ist. Tasche und Abholschein einstecken.
    bringen wegbringen vorbeibringen hinbringen abgeben zurückbringen zurückgeben umtauschen: Jetzt schon an die Tür stellen. Das ist die halbe Miete.
    besuchen treffen: Kurz Bescheid geben, wann du kommst. Mehr braucht es nicht.
    fahren gehen: Weg und Uhrzeit einmal nachsehen, Tasche an die Tür.
    überweisen bezahlen zahlen: Konto öffnen, überweisen, Beleg ablegen.
    bestellen nachbestellen: Das Erste, das passt, ist richtig. Bestellen und Seite schließen.
    buchen reservieren: Zwei Möglichkeiten ansehen, eine nehmen.
    kündigen abbestellen: Im Konto nach "Kündigen" suchen oder einen klaren Satz schicken.
    beantragen ausfüllen: Mit Name und Adresse anfangen. Weglassen, was du nicht weißt.
    einreichen: Name und Anhang einmal prüfen, absenden, Bestätigung ablegen.
    anmelden abmelden ummelden registrieren: Erst nur die Seite öffnen. Ausweis daneben legen.
    verlängern: Erst die offizielle Seite öffnen. Das alte Stück daneben legen.
    ausdrucken drucken: Datei öffnen, eine Seite drucken, ansehen, dann den Rest.
    unterschreiben: Einmal lesen, unterschreiben, gleich dahin legen, wo es hin muss.
    prüfen überprüfen kontrollieren nachsehen nachschauen: Dort öffnen, wo es steht. Ein Ja oder Nein reicht.
    suchen heraussuchen raussuchen finden: An drei Orten je fünf Minuten suchen. Dann fragen.
    recherchieren vergleichen googeln: Fünfzehn Minuten, drei Treffer, eine Notiz. Dann Schluss.
    putzen wischen saugen staubsaugen reinigen schrubben säubern: Wecker stellen. Besser als vorher zählt als fertig.
    aufräumen ausräumen räumen freiräumen: Zehn Dinge wegräumen. Nur zehn, dann neu schauen.
    ausmisten entrümpeln: Eine Tüte, eine Ecke, ein Wecker.
    waschen: Erst nur einfüllen und anschalten. Der Rest wartet.
    rausbringen rausstellen leeren: Musik an, in einem Zug, fertig.
    gießen: Kanne füllen und eine Runde gehen.
    füttern: Futter, frisches Wasser, ein gutes Wort.
    kochen backen: Erst alles auf den Tisch stellen. Einfach ist gut genug.
    reparieren: Genau ansehen und das eine Werkzeug holen, das es braucht.
    wechseln austauschen: Erst holen, was du brauchst, dann tauschen.
    packen einpacken: Eine Tasche, zuerst was dir am meisten fehlen würde.
    schreiben: Mit der leichtesten Zeile anfangen. Eine rohe Fassung zählt.
    lernen üben: Fünf Minuten vom Leichten, fünf vom Schweren.
    lesen durchlesen: Eine Seite. Danach entscheidest du neu.
    vorbereiten: Drei Dinge aufschreiben, die es braucht, dann das erste tun.
    planen organisieren: Ein Blatt Papier: wann, wer, was zuerst.
    fertigmachen fertigstellen abschließen überarbeiten: Dort öffnen, wo du aufgehört hast. Nur den nächsten kleinen Teil.
    machen: Mit dem kleinsten Stück anfangen. Mittendrin aufhören ist erlaubt.
    kümmern: Ansehen, ein Foto machen, einen nächsten Schritt festlegen.
    entscheiden überlegen aussuchen: Zwei Möglichkeiten auf ein Blatt. Gut genug ist gut genug.
    tanken: Auf dem nächsten Weg. Mehr braucht es nicht.
    reparieren_lassen: Eine Werkstatt aussuchen, Foto machen, nach Preis und Termin fragen.`),
  spareNotes: [
    'Den allernächsten Schritt aufschreiben. Dauert er zwei Minuten, gleich machen.',
    'Fünf Minuten damit anfangen. Danach darf Schluss sein.',
    'Den leichtesten Teil zuerst. Mehr muss heute nicht sein.',
    'Eine Zeile dazu notieren: Was wäre gut genug?',
    'Nur einmal anschauen und alles Nötige hinlegen.',
  ],
  places: placesOfNouns(`
    calls: termin rückruf
    messages: nachricht mail email whatsapp sms glückwunschkarte
    computer: steuererklärung steuer umsatzsteuer voranmeldung antrag überweisung rechnung kindergeld elterngeld bafög wohngeld
    self: tabletten medikamente vitamine pause yoga`),
  goals: GERMAN_GOALS,
};
