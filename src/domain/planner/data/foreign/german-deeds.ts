import { germanDeeds } from './german-deed-pack.ts';

/** What is done with things in German. A compound is what its end is. */
export const GERMAN_DEEDS = germanDeeds({
  nouns: `
    anrufen: zahnarzt hausarzt arzt ärztin tierarzt frauenarzt hautarzt augenarzt kinderarzt orthopäde hno klempner installateur
      elektriker handwerker schornsteinfeger hausverwaltung vermieter vermieterin hausmeister versicherung krankenkasse
      steuerberater steuerberaterin finanzamt jobcenter kita kindergarten schule werkstatt bank notar anwalt anwältin makler
      telekom vodafone stadtwerke hebamme friseur friseurin physio physiotherapie mutter mama papa oma opa tante onkel
      schornsteinfegerin gärtner fahrschule tischler schreiner maler heizungsbauer mieterverein
    aufgeben: bestellung
    machen lassen: wartung ölwechsel sehtest hörtest impfung passbilder passbild passfoto passfotos bewerbungsfoto
    erneuern: verbandskasten verbandkasten
    harken: laub
    ausmachen: probefahrt termin arzttermin impftermin
    kündigen: abo abonnement
    abschicken: kündigung
    schreiben: masterarbeit bachelorarbeit abschlussarbeit facharbeit diplomarbeit doktorarbeit dissertation einleitung schluss fazit kapitel gliederung bewerbung brief mail email nachricht einkaufszettel dankeskarte weihnachtskarten protokoll bericht gutachten
      hausarbeit exposé angebot kündigungsschreiben lebenslauf anschreiben rede
    machen: steuererklärung steuer steuern umsatzsteuervoranmeldung umsatzsteuer buchhaltung abrechnung ablage backup
      sicherungskopie einkaufsliste packliste hausaufgaben wäsche abwasch betten nebenkostenabrechnung inventur einkauf
      überstunden yoga sport einkäufe großeinkauf wocheneinkauf kostenvoranschlag reisekostenabrechnung
    bezahlen: rechnung miete mahnung strafzettel knöllchen beitrag mitgliedsbeitrag kaution gebühr gez rundfunkbeitrag
      stromrechnung gasrechnung telefonrechnung bußgeld rate handwerkerrechnung kitabeitrag abschlag nachzahlung
    überweisen: überweisung
    verlängern: personalausweis ausweis reisepass pass perso führerschein parkausweis bibliotheksbücher büchereibücher visum
      vertrag domain
    wechseln: winterreifen sommerreifen reifen glühbirne birne filter staubsaugerbeutel bettwäsche batterie batterien öl
      handtücher stromanbieter duschkopf zahnbürste bremsbeläge
    beantragen: kindergeld elterngeld wohngeld bafög kur reha kitaplatz kitagutschein impfpass urlaub pflegegrad
      schwerbehindertenausweis führungszeugnis kinderzuschlag zuschuss
    rausbringen: müll altpapier altglas biomüll restmüll mülltonne tonne tonnen leergut
    wegbringen: pfand pfandflaschen flaschen altkleider sperrmüll glasmüll schrott
    aufräumen: keller schreibtisch dachboden garage kinderzimmer wohnung zimmer schrank kleiderschrank werkstatt speicher
      abstellkammer schublade schuppen postfach desktop
    putzen: bad badezimmer küche klo toilette fenster kühlschrank backofen ofen treppenhaus schuhe flur herd dusche balkon
      gästezimmer brille
    reinigen: dachrinne
    backen: plätzchen kekse
    spülen: geschirr spüle
    gießen: blumen pflanzen balkonblumen tomaten
    mähen: rasen wiese
    schneiden: hecke rosen haare fingernägel nägel obstbäume krallen
    bügeln: hemden hemd
    besorgen: sonnencreme creme adapter ladekabel kabel adventskranz schultüte geschenk geburtstagsgeschenk brot milch eier butter käse kaffee klopapier toilettenpapier waschmittel windeln
      katzenfutter hundefutter futter obst gemüse nudeln reis kartoffeln zwiebeln äpfel bananen wurst fleisch mehl zucker
      adventskalender weihnachtsgeschenke weihnachtsbaum blumenstrauß medikamente rezept hustensaft pflaster druckerpatronen
      druckerpatrone toner briefmarken umzugskartons grillkohle laufschuhe handschuhe winterschuhe winterjacke winterstiefel
      kuchen getränke wein bier saft wasser katzenstreu geschenkpapier kerzen müllbeutel spülmittel shampoo zahnpasta taschentücher
      läuseshampoo schulsachen turnbeutel hefte schulhefte brötchen tee honig joghurt quark sahne hefe salz pfeffer knoblauch schrauben
      dübel silikon farbe holz kupferrohr nikolausgeschenke schlauch tabletten nasenspray mitbringsel babynahrung weihnachtsgeschenk
    abholen: paket päckchen rezepte reinigung schlüssel
    buchen: flug flüge hotel ferienwohnung zugticket bahnticket zug unterkunft fähre mietwagen
    packen: koffer tasche sporttasche rucksack kliniktasche turnsachen brotdose
    planen: geburtstag hochzeit feier party kindergeburtstag umzug reise sommerfest weihnachtsfeier speiseplan essensplan
      wochenplan gartenjahr
    vorbereiten: präsentation vortrag referat meeting besprechung vorstellungsgespräch unterricht prüfung klausur abgabe workshop
      elterngespräch schulung kundentermin
    beantworten: mails emails nachrichten anfrage
    ausfüllen: formular fragebogen anmeldebogen antrag anmeldung
    zum {it} fahren: tüv reifenservice
    zum {it} gehen: elternabend laternenumzug martinsumzug sprechtag elternsprechtag stammtisch
    reparieren: fahrrad rad wasserhahn reißverschluss lichtschalter
    nähen: knopf vorhang vorhänge
    aufhängen: bild bilder lampe regal
    laden: akku handy
    stellen: nachsendeauftrag urlaubsantrag bafög-antrag
    buchen: schwimmkurs kurs sprachkurs yogakurs tanzkurs probestunde
    klären: elternzeit nachfolge kinderbetreuung
    -: preis preise kreis kreise greis spass spaß kompass anlass engpass schwein schweine schlampe anschluss abschluss beschluss
      kurzschluss entschluss ausrede karate pirat urlaubstag`,
  states: `
    erledigen: fällig überfällig
    =: voll chaos frist termin geburtstag mahnung unordentlich sau schlachtfeld saustall müllhalde
    besorgen: leer alle aus fehlt fehlen ausgegangen aufgebraucht knapp
    reparieren: umgefallen abgefallen abgebrochen runtergefallen geplatzt verbogen kaputt defekt hinüber gerissen gebrochen gesprungen zersprungen zerbrochen platten durchgebrannt klemmt quietscht tropft wackelt spinnt zickt streikt
    putzen: dreckig schmutzig verstaubt klebt verkalkt siffig versifft eklig
    verlängern: abgelaufen
    wegräumen: rum herum
    beantworten: unbeantwortet
    bezahlen: unbezahlt`,
  seeTo: '{it} in Ordnung bringen',
  lists: [
    [
      /^(?:einkauf\p{L}*|einkaufen|einkaufsliste|kaufen|besorgen|besorgungen|supermarkt|rewe|edeka|aldi|lidl|dm|baumarkt|drogerie|apotheke)$/iu,
      'besorgen',
    ],
    [/^(?:anrufe|anrufen|telefonate|telefonieren|telefon)$/iu, 'anrufen'],
    [/^(?:bezahlen|rechnungen|überweisungen|überweisen)$/iu, 'bezahlen'],
    [/^(?:putzen|putzplan|sauber machen|saubermachen)$/iu, 'putzen'],
  ],
  lacking: [
    [
      /^(?:ich |wir )?(?:hab|habe|haben) (?:ich |wir )?noch (?:kein|keine|keinen) (?=(?!(?:ahnung|zeit|lust|idee|ideen|plan|antwort|rückmeldung|kraft|nachricht|hunger|kinder|bock|rückruf|überblick|entscheidung|gelegenheit)(?!\p{L}))\p{L}+(?:$| (?:für|zum|zur) ))/iu,
      '=',
    ],
    [
      /^(?:mir|uns) (?:fehlt|fehlen)(?: noch| immer| auch| leider)* (?=(?:der|die|das|ein|eine|mein|meine) )/iu,
      '=',
    ],
    [/^(?:es )?(?:fehlt|fehlen)(?: noch| mir| uns)* /iu, 'besorgen'],
    [/^(?:kein|keine|keinen) (?=\p{L}+ mehr)/iu, 'besorgen'],
    [
      /^(?:wir haben |ich habe |ich hab )?(?:kein|keine|keinen) (?=(?:\p{L}+ ){1,2}mehr)/iu,
      'besorgen',
    ],
  ],
  aside:
    /^(?:weil|da|denn|bevor|ehe|sobald|ob|obwohl|sonst|falls|wenn|und zwar|damit|zu (?:klein|groß|eng|kurz|weit|alt|voll) |(?:der|die|das|den|dem|deren|dessen|was|wo) )/iu,
  softAside:
    /^(?:also |aber |mindestens|wenigstens|spätestens|am besten|vielleicht|eigentlich|evtl|eventuell|inklusive|samt|nur )/iu,
  ends: `
    für bei beim mit ohne von vom zum zur zu an am auf aus bis in im ins um über unter vor nach wegen gegen seit ab und oder per durch`,
  articles: `
    der die das den dem ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren unserem unserer dein deine
    diese dieser dieses diesen`,
});
