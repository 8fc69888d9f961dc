import { goalFamily, type GoalFamily } from '../../shaping/goal-family.ts';

/** Goals in German. The steps name no thing of the writer's: German would bend its words. */
export const GERMAN_GOALS: readonly GoalFamily[] = [
  goalFamily({
    id: 'taxes',
    size: 'sitting',
    verbs: 'machen abgeben fertigmachen anfangen erledigen angehen einreichen',
    nouns: 'steuererklärung steuer steuern einkommensteuer',
    related: 'belege beleg quittungen steuerberater steuerberaterin finanzamt elster',
    steps: `
      # {it}
      ## Papiere an einen Ort
      Alle Belege auf einen Stapel legen | Ein Stapel oder ein Karton. Noch nichts lesen. | 20
      Bei Elster anmelden | Nur einmal einloggen. Passwort zurücksetzen, wenn nötig. | 20
      Aufschreiben, was noch fehlt | Einnahmen, Ausgaben, Briefe: je eine Zeile. | 20
      ## Ausfüllen und abschicken
      Die leichten Felder ausfüllen | Name, Adresse, was du auswendig weißt. | 25
      Die Zahlen eintragen | Offenes markieren und weitergehen. | 30
      Einmal durchsehen und abschicken | Bestätigung dort ablegen, wo du sie findest. | 20`,
  }),
  goalFamily({
    id: 'apply',
    size: 'project',
    verbs: 'bewerben schreiben fertigmachen abschicken suchen finden',
    nouns: 'bewerbung bewerbungen lebenslauf job stelle ausbildungsplatz praktikum neuen_job',
    related: 'lebenslauf anschreiben zeugnis zeugnisse bewerbungsfoto vorstellungsgespräch',
    steps: `
      # {it}
      ## Unterlagen
      Den alten Lebenslauf öffnen | Nur öffnen und das Datum ansehen. | 15
      Die letzten zwei Stationen ergänzen | Stichworte reichen. | 25
      Zeugnisse in einen Ordner legen | Fotos vom Handy genügen fürs Erste. | 20
      ## Abschicken
      Eine passende Stelle aussuchen | Die erste, die gut genug ist. | 20
      Drei Sätze fürs Anschreiben aufschreiben | Warum die, warum du, ab wann. | 25
      Alles anhängen und abschicken | Einmal laut lesen, dann weg damit. | 25`,
  }),
  goalFamily({
    id: 'move',
    size: 'project',
    verbs: 'planen organisieren vorbereiten machen umziehen',
    nouns: 'umzug umziehen',
    except: 'umzugskartons umzugswagen laternenumzug martinsumzug faschingsumzug',
    related: 'umzugskartons kartons kaution nachsendeauftrag ummelden vermieter umzugswagen',
    steps: `
      # {it}
      ## Überblick
      Tag und Helfer aufschreiben | Namen und Nummern auf ein Blatt. | 15
      Zehn Kartons und Klebeband besorgen | Der Supermarkt gibt oft welche ab. | 25
      Einen Nachsendeauftrag stellen | Die Seite der Post öffnen, Datum eintragen. | 20
      ## Packen
      Ein Regal in Kartons packen | Zuerst, was du selten brauchst. | 30
      Eine Kiste für die erste Nacht packen | Bettzeug, Ladegerät, Zahnbürste, Kaffee. | 20
      Aufschreiben, wo ich mich ummelden muss | Amt, Bank, Versicherung, Strom. | 20`,
  }),
  goalFamily({
    id: 'declutter',
    size: 'sitting',
    verbs: 'entrümpeln ausmisten aufräumen leerräumen freiräumen räumen',
    nouns:
      'keller dachboden speicher garage abstellkammer kleiderschrank schuppen wohnung haus werkstatt',
    related: 'sperrmüll wertstoffhof flohmarkt',
    steps: `
      # {it}
      ## Eine Ecke
      Den Weg zur Tür freiräumen | Nur den Weg. Wecker auf fünfzehn Minuten. | 15
      Drei Kisten hinstellen | Behalten, weggeben, wegwerfen. | 15
      Eine Ecke sortieren | Zehn Sekunden pro Ding. | 25
      ## Weg damit
      Die Kiste zum Wegwerfen rausbringen | Sofort, bevor sie wieder ausgepackt wird. | 20
      Die Kiste zum Weggeben an die Tür stellen | Ins Auto oder vor die Tür, mit Zettel. | 15
      Nachsehen, wann Sperrmüll abgeholt wird | Eine Seite, ein Datum. | 15`,
  }),
  goalFamily({
    id: 'website',
    size: 'project',
    verbs: 'machen bauen neumachen überarbeiten fertigmachen gestalten erstellen',
    nouns: 'website webseite homepage internetseite onlineshop',
    except: 'text texte bild bilder',
    related: 'startseite impressum domain',
    steps: `
      # {it}
      ## Erst der Inhalt
      Aufschreiben, wer die Seite liest | Drei Wörter über diese Menschen. | 15
      Die Startseite auf Papier zeichnen | Kästchen reichen. | 20
      Den ersten Satz der Startseite schreiben | Schlicht ist gut. | 25
      ## Dann die Seite
      Drei Bilder aussuchen | Die ersten, die passen. | 20
      Die Startseite zusammensetzen | Text und Bilder hinein, schön wird später. | 30
      Einem Menschen zeigen | Eine Frage: Was verstehst du nicht? | 15`,
  }),
  goalFamily({
    id: 'party',
    size: 'project',
    verbs: 'planen organisieren vorbereiten feiern',
    nouns:
      'geburtstag geburtstagsfeier feier party hochzeit kindergeburtstag taufe sommerfest weihnachtsfeier einweihung',
    except: 'geschenk',
    related: 'gäste gästeliste einladungen einladung torte kuchen location',
    steps: `
      # {it}
      ## Rahmen
      Gäste aufschreiben | Eine Liste, noch ohne Absprachen. | 15
      Tag, Ort und Uhrzeit festlegen | Gut genug reicht. | 20
      Einladungen abschicken | Eine Nachricht an alle zählt. | 20
      ## Essen und Kleinkram
      Essen und Getränke aufschreiben | Drei einfache Sachen. | 20
      Fragen, wer etwas mitbringt | Menschen helfen gern. | 15
      Einkaufszettel schreiben | Ein Zettel für alles. | 20`,
  }),
  goalFamily({
    id: 'trip',
    size: 'project',
    verbs: 'planen buchen vorbereiten organisieren',
    nouns:
      'urlaub reise sommerurlaub winterurlaub städtereise wochenendtrip skiurlaub rundreise flitterwochen',
    except: 'urlaubsantrag',
    related: 'koffer flug flüge hotel ferienwohnung reisepass unterkunft',
    steps: `
      # {it}
      ## Rahmen
      Zeitraum und Geld aufschreiben | Zwei Zeilen genügen. | 15
      Zwei Ziele vergleichen | Fünfzehn Minuten, dann eines nehmen. | 20
      Anreise buchen | Das Erste, das passt. | 25
      ## Vor der Abfahrt
      Unterkunft buchen | Zwei ansehen, eine nehmen. | 25
      Ausweise und Papiere prüfen | Gültig bis wann? | 15
      Packliste schreiben | Zuerst, was dir am meisten fehlen würde. | 20`,
  }),
  goalFamily({
    id: 'learn',
    size: 'project',
    verbs: 'lernen',
    nouns:
      'spanisch englisch französisch italienisch deutsch portugiesisch polnisch türkisch gitarre klavier geige stricken nähen programmieren schwimmen zeichnen töpfern kochen ukulele schlagzeug',
    related: 'sprachkurs lehrer unterricht',
    steps: `
      # {it}
      ## Erster Kontakt
      Aufschreiben, wofür ich es lernen will | Ein Satz genügt. | 15
      Eine Anfängerstunde heraussuchen | Die erste brauchbare. Dann nicht weitersuchen. | 20
      Zehn Minuten ausprobieren | Holprig ist richtig. | 15
      ## Dranbleiben
      Eine feste Viertelstunde aussuchen | Tag und Uhrzeit, kurz und immer gleich. | 15
      Das Übungszeug griffbereit hinlegen | Wo du daran vorbeikommst. | 15
      Die zweite Stunde machen | Weniger schön als geplant zählt auch. | 25`,
  }),
  goalFamily({
    id: 'thesis',
    size: 'project',
    verbs: 'schreiben fertigschreiben abgeben anfangen fertigmachen weiterschreiben',
    nouns:
      'bachelorarbeit masterarbeit hausarbeit doktorarbeit dissertation seminararbeit facharbeit abschlussarbeit exposé roman buch',
    related: 'literatur literaturverzeichnis gliederung zitate betreuer betreuerin prof kapitel',
    steps: `
      # {it}
      ## Hineinkommen
      Die Datei öffnen und die letzte Seite lesen | Nur lesen. Das ist der Schritt. | 15
      Drei Stichworte für den nächsten Absatz notieren | Krumm und kurz ist gut. | 15
      Einen schlechten Absatz schreiben | Besser machen kommt später. | 25
      ## Weiter
      Aufschreiben, was noch fehlt | Kapitel, Quellen, Bilder: je eine Zeile. | 20
      Eine Quelle heraussuchen | Die leichteste zuerst. | 20
      Den nächsten Absatz schreiben | Aufhören, wenn der Wecker klingelt. | 30`,
  }),
  goalFamily({
    id: 'fitness',
    size: 'project',
    verbs: 'machen anfangen werden treiben kommen abnehmen',
    nouns: 'sport fitter fit abnehmen form',
    except: 'abholen turnen kind',
    related: 'laufschuhe fitnessstudio',
    steps: `
      # {it}
      ## Klein anfangen
      Sportsachen an die Tür legen | Das ist der ganze Schritt. | 15
      Zehn Minuten spazieren gehen | Langsam zählt. | 15
      Zwei feste Tage aussuchen | Die leichtesten der Woche. | 15`,
  }),
];
