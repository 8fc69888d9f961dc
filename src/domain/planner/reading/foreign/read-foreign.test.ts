import { describe, expect, it } from 'vitest';
import { itemsOf } from '../test-items.ts';

describe('what is said in another language', () => {
  it.each([
    [
      'things between commas stand each for itself, behind what says that a list comes',
      "J'ai trop de trucs en tête : le dossier CAF à renvoyer, la fuite sous l'évier, le cadeau de Léa. Les courses sont faites.",
      ['Renvoyer le dossier CAF', "Réparer la fuite sous l'évier", 'Acheter le cadeau de Léa'],
    ],
    [
      'what one must that one do is to be done',
      "Il faut que j'appelle le plombier et que je finisse la présentation pour lundi",
      ['Appeler le plombier', 'Finir la présentation pour lundi'],
    ],
    [
      'a date in front of what is owed says when it is, and is no thing to do',
      'El 30 de noviembre tengo que dejar el piso. Comprar pan. El 3 de mayo hay que entregar el trabajo.',
      ['Dejar el piso', 'Comprar pan', 'Entregar el trabajo'],
    ],
    [
      'so in French and Portuguese',
      'Le 3 mars il faut rendre le dossier. Le lundi 9 mai je dois appeler la mairie.',
      ['Rendre le dossier', 'Appeler la mairie'],
    ],
    [
      'on a day of a month',
      'No dia 3 de maio tenho de entregar o trabalho. Comprar pão.',
      ['Entregar o trabalho', 'Comprar pão'],
    ],
    [
      'a new base form begins a new thing, in speech without marks',
      'tengo que pedir la cita con el médico hacer mercado y después eh llevar la moto al taller',
      ['Pedir la cita con el médico', 'Hacer mercado', 'Llevar la moto al taller'],
    ],
    [
      'a thing that works badly or broke is to be seen to, and to cancel is no being away',
      'Dar de baja el gimnasio. La nevera anda mal. Se rompió la persiana del salón. Mi madre está de baja.',
      ['Dar de baja el gimnasio', 'Revisar la nevera', 'Arreglar la persiana del salón'],
    ],
    [
      'what asks oneself what else there is leads to the next thing',
      'je dois sortir les poubelles ah oui et euh qu’est-ce qu’il y avait d’autre réserver le gîte',
      ['Sortir les poubelles', 'Réserver le gîte'],
    ],
    [
      'behind a base form at its end, German says the next thing',
      'ich muss den müller anrufen das paket bei der nachbarin holen dann noch die rechnung prüfen',
      ['Den müller anrufen', 'Das paket bei der nachbarin holen', 'Die rechnung prüfen'],
    ],
    [
      'a pronoun tied to a verb hides no verb',
      'tengo que pagar las expensas, y mandarle el mail al contador',
      ['Pagar las expensas', 'Mandarle el mail al contador'],
    ],
    [
      'many short things between commas are a thing each',
      'IUC do carro até 30/11, marcar inspecção, ligar à Teresa, ir aos CTT, fato à lavandaria',
      [
        'Pagar o IUC do carro até 30/11',
        'Marcar inspecção',
        'Ligar à Teresa',
        'Ir aos CTT',
        'Fato à lavandaria',
      ],
    ],
    [
      'a sentence that only tells is no step, and one that tells of trouble, a wish or a day is',
      'La voisine a encore souri. Le proprio a réparé la porte. Le maire veut des galettes. La voiture fait un drôle de bruit. Réviser les stats.',
      ['Le maire veut des galettes', 'Faire vérifier la voiture', 'Réviser les stats'],
    ],
    [
      'what is not done yet is to be done, wherever the language says so',
      'Der Prof war heute nett und ich habe den Antrag nicht unterschrieben. No he pagado todavía la comunidad. Não comprei ainda a prenda da Matilde.',
      ['Den Antrag unterschreiben', 'Pagar la comunidad', 'Comprar a prenda da Matilde'],
    ],
    [
      'what others take on is theirs',
      '- mi suegra lleva el pastel\n- Laterne hat Papa gebastelt\n- hockey: Marc y va samedi\n- devolver el taladro',
      ['Devolver el taladro'],
    ],
    [
      'a name behind an article is a person where articles stand with names',
      'Comprar pilhas para o rádio, o Rui trata do vinho',
      ['Comprar pilhas para o rádio'],
    ],
    [
      'what is told off was named before',
      '- taxes de mi papá, mi prima las está haciendo\n- pagar la renta',
      ['Pagar la renta'],
    ],
    [
      'a thing makes a noise, and nobody takes it on',
      'Le frigo fait un bruit. Acheter du pain.',
      ['Faire vérifier le frigo', 'Acheter du pain'],
    ],
    [
      'many things between commas may be long, and what is had already is none',
      'llamar gestoria x lo del alta, factura a Muebles Rivas, pedir cita itv furgo caduca el 2/12, subir la bici, la persiana ya la arreglo Paco',
      [
        'Llamar gestoria x lo del alta',
        'Enviar la factura a Muebles Rivas',
        'Pedir cita itv furgo caduca el 2/12',
        'Subir la bici',
      ],
    ],
    [
      'in speech, what is had already ends what is to be done',
      'tengo que buscar piso para febrero el carnet de conducir ya lo tengo',
      ['Buscar piso para febrero'],
    ],
    [
      'who is going to do it does it',
      'Comprar pilhas para o rádio. Minha irma vai levar a mae no medico.',
      ['Comprar pilhas para o rádio'],
    ],
    [
      'two words in a dump of one language are of that language',
      'de huurder moet het raam maken voor mijn moeder. was ophangen.',
      ['De huurder moet het raam maken voor mijn moeder', 'Was ophangen'],
    ],
    [
      'Italian is parted as Spanish is',
      'Devo chiamare il commercialista per la casa di nonna, comprare il regalo e prenotare il volo. La zia ha già pagato la bolletta.',
      [
        'Chiamare il commercialista per la casa di nonna',
        'Comprare il regalo',
        'Prenotare il volo',
      ],
    ],
    [
      'Dutch is parted as German is',
      'ik moet nog de huur betalen en de tandarts bellen, daarna het pakket ophalen bij de buren. Ik ben doodmoe.',
      ['De huur betalen', 'De tandarts bellen', 'Het pakket ophalen bij de buren'],
    ],
    [
      'a short word of several languages changes no language',
      '- Pfand wegbringen zum Markt\n- Winterreifen (Termin bei Krause, Di 8 Uhr)',
      ['Pfand wegbringen zum Markt', 'Winterreifen wechseln'],
    ],
    [
      'how one is, is nothing to do',
      'Ando cansada e sem paciência nenhuma. Comprar pilhas. Ich schlafe schlecht.',
      ['Comprar pilhas'],
    ],
    [
      'Spanish sighs, prices and what is over are no steps',
      'No manches, qué semana. Hay que pagar la luz. El seguro fue renovado ayer. La carne está carísima, a 14 euros el kilo. Llamar al fontanero.',
      ['Pagar la luz', 'Llamar al fontanero'],
    ],
    [
      'Portuguese things named and taken back are no steps',
      'Gente, cabeça cheia. Pagar o IPVA não, esse já paguei. Comprar ração do Thor. Pensei em largar esse cargo mas não largo. A gasolina subiu de novo.',
      ['Comprar ração do Thor'],
    ],
    [
      'German deeds and opinions of others are no steps',
      'die kita anmeldung hat thomas schon abgeschickt. Den Müll rausbringen. Meine Mutter meint ich arbeite zu viel. Bin irgendwie dauernd müde. Der Sprit kostet jetzt 1,90.',
      ['Den Müll rausbringen'],
    ],
    [
      'French prices and what another has paid are no steps',
      'La chaudière a été révisée mardi. Il faut appeler le dentiste. Julie a payé le loyer. Le pain est à 1,40 maintenant.',
      ['Appeler le dentiste'],
    ],
    [
      'words without their accents are known',
      'Tambien habria que llamar al tecnico por el lavarropas',
      ['Llamar al tecnico por el lavarropas'],
    ],
    [
      'what is not done yet is to be done',
      'Ainda não comprei a sobremesa. Je n’ai pas encore payé le loyer.',
      ['Comprar a sobremesa', 'Payer le loyer'],
    ],
    [
      'a long breath that no rule can part is cut at every "and"',
      'da ofen muass no gricht wern und de dachrinna ghert saubergmacht und no dem buam des geld gebn',
      [
        'Da ofen muass no gricht wern',
        'De dachrinna ghert saubergmacht',
        'No dem buam des geld gebn',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(itemsOf(text).map((item) => item.title)).toEqual(expected);
  });

  it.each([
    ['llevar la moto a la revisión que se me vence el treinta', 9],
    ['- Pfand wegbringen zum Markt\n- Winterreifen (Termin bei Krause, Di 8 Uhr)', 3],
    ['devo portare la macchina dal meccanico entro giovedì', 5],
    ['ik moet de huur betalen voor vrijdag', 6],
    ['bis zum ersten dezember muss der Ofen gerichtet sein', 10],
    ['Comprar pan esta noche', 0],
    ['Appeler la mairie ce soir', 0],
  ])('knows the day in "%s"', (text, due) => {
    expect(itemsOf(text).at(-1)?.due).toBe(due);
  });
});
