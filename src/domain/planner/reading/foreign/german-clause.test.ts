import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what is to be done in a German sentence', () => {
  it.each([
    [
      'a base form at the end is no thing finished, whatever time stands in front',
      'Heute Wohnung besichtigen. Endlich Kisten beschriften. Heute Text übersetzen. Gestern Paket abgegeben.',
      ['Heute Wohnung besichtigen', 'Kisten beschriften', 'Heute Text übersetzen'],
    ],
    [
      'a base form with its day and the reason behind it',
      'In der Laube das Wasser abstellen bis spätestens Montag weil Frost kommt. Fenster schließen bevor es regnet. Das Warten nervt weil keiner anruft.',
      ['In der Laube das Wasser abstellen bis spätestens Montag', 'Fenster schließen'],
    ],
    [
      'where one has to be, nothing is handed in',
      'Ich muss um 8 im Büro sein. Ich muss morgen beim Zahnarzt sein. Das Formular muss bis Freitag beim Amt sein.',
      [
        'Um 8 im Büro sein',
        'Morgen beim Zahnarzt sein',
        'Das Formular bis Freitag beim Amt abgeben',
      ],
    ],
    [
      'a dash and the last day for it go with what stands before them',
      '- Krankenkasse kündigen – letzter Tag ist Montag!!\n- Protokoll hat Regula geschrieben, tiptop\n- Velo flicken',
      ['Krankenkasse kündigen', 'Velo flicken'],
    ],
    [
      'what somebody asks, needs or waits for is done for them',
      'Die Kita hat geschrieben, dass die Kleine Wechselsachen braucht. Die Nachbarin hat gefragt, ob ich ihre Blumen gieße. Meine Schwester wartet auf meine Antwort wegen Weihnachten. Papa hat gefragt wann ich komme.',
      [
        'Wechselsachen für die Kleine besorgen',
        'Ihre Blumen gießen',
        'Meiner Schwester wegen Weihnachten antworten',
        'Papa Bescheid geben, wann ich komme',
      ],
    ],
    [
      'who has not answered is asked again',
      'Der Caterer hat immer noch nicht geantwortet. Müll rausbringen.',
      ['Den Caterer noch mal fragen', 'Müll rausbringen'],
    ],
    [
      'what somebody has to do is mine, and a verb in -ern stays one',
      'Irgendwer muss endlich die Kaution von der alten Wohnung zurückfordern. Das Brautkleid muss bis Mitte Januar geändert werden.',
      ['Die Kaution von der alten Wohnung zurückfordern', 'Das Brautkleid bis Mitte Januar ändern'],
    ],
    [
      'what one says one will perhaps do is a deed',
      'Vielleicht backe ich am Wochenende Plätzchen. Morgen rufe ich die Bank an.',
      ['Am Wochenende Plätzchen backen', 'Morgen die Bank anrufen'],
    ],
    [
      'a noun that ends as a verb does is no verb',
      'Semmeln und Topfen kaufen\nStiege putzen',
      ['Semmeln und Topfen kaufen', 'Stiege putzen'],
    ],
    [
      'a base form by itself belongs to what stands before it',
      'Mietvertrag unterschreiben und zurückschicken\nBafög-Bescheid noch nicht da, nachhaken\nWände streichen alte Wohnung\nBub vom Hort abholen 16:30',
      [
        'Mietvertrag unterschreiben und zurückschicken',
        'Bafög-Bescheid noch nicht da, nachhaken',
        'Wände streichen alte Wohnung',
        'Bub vom Hort abholen 16:30',
      ],
    ],
    [
      'a thing that fails, lies about or has to go back asks for its deed',
      'Heizung im Bad gluckert. Die Waschmaschine schleudert nicht mehr richtig. Die Steuererklärung liegt auch noch rum. Schuhe zurück an Zalando. Der TÜV ist Ende des Monats fällig.',
      [
        'Heizung im Bad in Ordnung bringen',
        'Die Waschmaschine in Ordnung bringen',
        'Die Steuererklärung machen',
        'Schuhe an Zalando zurückschicken',
        'Zum TÜV fahren',
      ],
    ],
    [
      'what is only said of a day or a wish is no step',
      'Brain Dump Montag. Semesterbeitrag überweisen!!! bis 15. Zwar morgen frei, aber Garage ausmisten. Puh, langer Tag.',
      ['Semesterbeitrag überweisen', 'Garage ausmisten'],
    ],
    [
      'a day that stands over a line is that of each thing behind it',
      'di: müll, zahnarzt 8:30\nmi: meeting vorbereiten\ndo: oma besuchen',
      [
        'Müll am Dienstag rausbringen',
        'Zum Zahnarzt 8:30 am Dienstag gehen',
        'Meeting vorbereiten am Mittwoch',
        'Oma besuchen am Donnerstag',
      ],
    ],
    [
      'what somebody wants by a day, or waits for, is done or given',
      'Der Chef will bis Mittwoch den Bericht. Frau Krüger wartet auf ihren Schlüssel. Für Leas Einschulung brauch ich noch eine Schultüte. Ich hab Tim versprochen, dass ich ihm beim Umzug helfe.',
      [
        'Bis Mittwoch den Bericht fertig machen',
        'Frau Krüger ihren Schlüssel geben',
        'Für Leas Einschulung eine Schultüte besorgen',
        'Tim beim Umzug helfen',
      ],
    ],
    [
      'what fell over is repaired, and what is due by a day done',
      'der zaun hinten ist umgefallen. Die Spülmaschine pumpt nicht ab. Neue Winterreifen. Wieder ins Schwimmbad.',
      [
        'Den zaun hinten reparieren',
        'Die Spülmaschine in Ordnung bringen',
        'Neue Winterreifen besorgen',
        'Wieder ins Schwimmbad gehen',
      ],
    ],
    [
      'what is done to a thing in front, or needed for something, is said as its deed',
      'Die Blumen von der Nachbarin gieße ich auch noch. Ich kündige endlich den Fitnessvertrag. Für den Ausflug braucht er ein Lunchpaket. Wir sollen zum Gespräch kommen. Mein Bruder will wissen, ob ich zu Weihnachten komme.',
      [
        'Die Blumen von der Nachbarin gießen',
        'Den Fitnessvertrag kündigen',
        'Für den Ausflug ein Lunchpaket besorgen',
        'Zum Gespräch kommen',
        'Meinem Bruder Bescheid geben',
      ],
    ],
    [
      'what was promised within a breath is a step of its own',
      'ich muss die wäsche machen und ich hab dem chef versprochen dass ich die folien bis mittwoch fertig mache',
      ['Die wäsche machen', 'Die folien bis mittwoch fertig machen'],
    ],
  ])('%s', (_, text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });
});
