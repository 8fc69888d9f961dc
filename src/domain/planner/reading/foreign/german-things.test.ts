import { describe, expect, it } from 'vitest';
import { itemsOf } from '../test-items.ts';

describe('what is to be done in German', () => {
  it.each([
    [
      'what is only said of a thing is its note',
      'Ich muss die Steuererklärung machen, die Belege liegen überall. Die Website wollte ich auch neu machen, mindestens die Startseite.',
      [
        ['Die Steuererklärung machen', 'Die Belege liegen überall'],
        ['Die Website neu machen', 'Mindestens die Startseite'],
      ],
    ],
    [
      'a German sentence is said as its deed, the verb at the end',
      'Bis Freitag muss das Angebot an Frau Keller raus. Ich rufe morgen den Steuerberater an. Der Vertrag muss noch gekündigt werden. Miete noch nicht überwiesen.',
      [
        ['Bis Freitag das Angebot an Frau Keller rausschicken', ''],
        ['Morgen den Steuerberater anrufen', ''],
        ['Den Vertrag kündigen', ''],
        ['Miete überweisen', ''],
      ],
    ],
    [
      'a thing that was only named gets its verb, by the end of its name',
      'Müll raus, Winterreifen, Geburtstagsgeschenk für Mama. Rechnung von Strom schon bezahlt.',
      [
        ['Müll rausbringen', ''],
        ['Winterreifen wechseln', ''],
        ['Geburtstagsgeschenk für Mama besorgen', ''],
      ],
    ],
    [
      'what is wrong with a thing asks for its deed, and stays as its note',
      'Der alte Drucker ist kaputt. Der Kaffee ist alle.',
      [
        ['Den alten Drucker reparieren', 'Der alte Drucker ist kaputt'],
        ['Den Kaffee besorgen', 'Der Kaffee ist alle'],
      ],
    ],
    [
      'what another needs, or has a birthday for, is got for them',
      'Die Katze braucht neues Futter. Mama hat am Samstag Geburtstag und ich habe kein Geschenk. Auto muss zum TÜV.',
      [
        ['Neues Futter für die Katze besorgen', ''],
        ['Geschenk für Mama besorgen', 'Mama hat am Samstag Geburtstag und ich habe kein Geschenk'],
        ['Auto zum TÜV bringen', ''],
      ],
    ],
    [
      'until when it lasts, and that nothing was begun, is said of the thing before',
      'Ich muss noch die Präsentation für Donnerstag vorbereiten, hab noch nicht mal angefangen. Die Gartenmöbel müssen rein, bevor es friert.',
      [
        ['Die Präsentation für Donnerstag vorbereiten', 'Hab noch nicht mal angefangen'],
        ['Die Gartenmöbel reinbringen', 'Bevor es friert'],
      ],
    ],
    [
      'what is taken somewhere, or is too small, says so',
      'Pakete zur Post, Winterjacke zu klein, Oma anrufen nicht vergessen.',
      [
        ['Pakete zur Post bringen', ''],
        ['Winterjacke besorgen', 'Zu klein'],
        ['Oma anrufen', ''],
      ],
    ],
    [
      'what was agreed on for an hour is gone to, and a way is gone',
      'Morgen Müll rausbringen. Arzttermin 14 Uhr. Mit dem Hund zum Tierarzt.',
      [
        ['Morgen Müll rausbringen', ''],
        ['Zum Arzttermin 14 Uhr gehen', ''],
        ['Mit dem Hund zum Tierarzt gehen', ''],
      ],
    ],
    [
      'what has to be done to a thing is done to it, and a long title keeps its verb',
      'Die Einladungen müssen noch gedruckt werden. Der Antrag auf Elterngeld muss bis zum 1. Dezember beim Amt sein.',
      [
        ['Die Einladungen drucken', ''],
        ['Den Antrag auf Elterngeld bis zum 1. Dezember abgeben', '… beim Amt'],
      ],
    ],
    [
      'a list is German by its nouns and verbs alone',
      '- Dachrinne reinigen\n- Heizung entlüften\n- Vogelfutter\n- Altpapier',
      [
        ['Dachrinne reinigen', ''],
        ['Heizung entlüften', ''],
        ['Vogelfutter besorgen', ''],
        ['Altpapier rausbringen', ''],
      ],
    ],
    [
      'a list of purchases is bought',
      'Einkauf:\n- Brot und Butter für die Oma\n- Erdäpfel\n- Hafermilch\n- Blumenkohl',
      [
        ['Brot und Butter für die Oma besorgen', ''],
        ['Erdäpfel besorgen', ''],
        ['Hafermilch besorgen', ''],
        ['Blumenkohl besorgen', ''],
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(itemsOf(text).map(({ title, notes }) => [title, notes.join('. ')])).toEqual(expected);
  });

  it.each([
    ['Das Kabel knistert', 'Das Kabel in Ordnung bringen'],
    ['Der Schlauch zischt', 'Den Schlauch in Ordnung bringen'],
    ['Die Lampe blinkt', 'Die Lampe blinkt'],
    ['Das Regal bröckelt', 'Das Regal in Ordnung bringen'],
    ['Die Tasche müffelt', 'Die Tasche müffelt'],
    ['Der Wasserhahn pfeift', 'Den Wasserhahn in Ordnung bringen'],
    ['Das Fahrrad eiert', 'Das Fahrrad in Ordnung bringen'],
    ['Der Herd knackt', 'Der Herd knackt'],
    ['Das Paket dauert', 'Das Paket dauert'],
    ['Das Handy summt', 'Das Handy summt'],
  ])('of a thing something is said, and no other verb stands behind: %s', (said, step) => {
    const titles = itemsOf(`- ${said}\n- Oma anrufen\n- Müll rausbringen\n- Brot kaufen`).map(
      ({ title }) => title,
    );
    expect(titles).toContain(step);
  });

  it.each([
    ['Das Kabel', 'Das Kabel besorgen'],
    ['Das Kabel kaputt', 'Das Kabel reparieren'],
    ['Das Paket Oma', 'Das Paket Oma abholen'],
    ['Die Schuhe', 'Die Schuhe putzen'],
    ['Das Brot', 'Das Brot besorgen'],
    ['Die Rechnung jetzt', 'Die Rechnung jetzt bezahlen'],
    ['Das Geschirr', 'Das Geschirr spülen'],
    ['Den Schlauch selbst', 'Den Schlauch selbst besorgen'],
    ['Das Fahrrad erst', 'Das Fahrrad erst reparieren'],
    ['Der Rasen', 'Den Rasen mähen'],
  ])('what is only named still gets its verb: %s', (said, step) => {
    const titles = itemsOf(`- ${said}\n- Oma anrufen\n- Müll rausbringen\n- Brot kaufen`).map(
      ({ title }) => title,
    );
    expect(titles).toContain(step);
  });

  it('people are never repaired', () => {
    const titles = itemsOf('Frau hat Geburtstag am 28., Oma ist kaputt. Müll rausbringen.').map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['Geschenk für Frau besorgen', 'Müll rausbringen']);
  });
});
