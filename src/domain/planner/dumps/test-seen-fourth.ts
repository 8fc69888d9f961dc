import { type TestDump } from './test-dump.ts';

/** Written to find what the rules missed; they were mended with these in view. */
export const SEEN_FOURTH: readonly TestDump[] = [
  {
    name: 'a comic in five lines',
    family: 'list',
    text: `letter page 3
ink page 4 and 5
colour cover
email the printer
scan pages 1-2`,
    items: ['letter page 3', 'ink page 4', 'colour cover', 'email printer', 'scan pages'],
  },
  {
    name: 'blocks with names',
    family: 'list',
    text: `GARAGE
sort paint tins
take old tyres to the tip

KITCHEN
regrout tiles
clean behind fridge

Work
expenses
book room for Thursday's workshop`,
    items: [
      'paint tins',
      'old tyres',
      'regrout tiles',
      'behind fridge',
      'expenses',
      'room workshop',
    ],
    first: 'room workshop',
  },
  {
    name: 'German with a greeting',
    family: 'language',
    text: `Hallo, ich muss dringend die Miete überweisen und den Zahnarzt anrufen. Am Montag Präsentation vorbereiten. Nicht vergessen: Geschenk für Papa kaufen! Die Küche ist ein Chaos. Ich bin so müde.`,
    items: ['miete', 'zahnarzt', 'präsentation', 'geschenk papa', 'küche'],
    never: ['müde', 'hallo'],
  },
  {
    name: 'Spanish behind a colon',
    family: 'language',
    text: `Tengo mil cosas: llamar a mi madre, pagar el alquiler antes del viernes, terminar la portada del cómic, comprar comida para el gato. Me siento fatal. Ayer ya envié el paquete.`,
    items: ['madre', 'alquiler', 'portada', 'comida gato'],
    never: ['paquete', 'fatal'],
    first: 'alquiler',
  },
  {
    name: 'a French list and a dream',
    family: 'language',
    text: `Ma liste:
- appeler la CAF
- finir la BD (encrer pages 3 et 4)
- prendre rdv chez le dentiste
- ménage
Je voudrais aussi apprendre l'accordéon un jour.`,
    items: ['caf', 'bd', 'dentiste', 'ménage', 'accordéon'],
  },
  {
    name: 'Portuguese with a wish',
    family: 'language',
    text: `Preciso ligar para o banco, marcar consulta no dentista, acabar o relatório até quinta e comprar presente para a Ana. Também queria voltar a desenhar. Já paguei a renda.`,
    items: ['banco', 'dentista', 'relatório', 'presente ana', 'desenhar'],
    never: ['renda'],
    first: 'relatório',
  },
  {
    name: 'semicolons and a bracket',
    family: 'list',
    text: `Need to: finish chapter 3; send it to Leo; book flights (before prices go up!); renew my library card; and also, ugh, call the bank about the weird charge`,
    items: ['chapter 3', 'flights', 'library card', 'bank charge'],
  },
  {
    name: 'three labels with commas',
    family: 'list',
    text: `Brain dump 21/11
Kids: dentist for Max, new coat for Lily, parents evening thursday 5pm
House: boiler service, hoover, find the spare key
Me: therapy forms, walk more, finish the quilt`,
    items: [
      'dentist max',
      'coat lily',
      'parents evening',
      'boiler',
      'hoover',
      'spare key',
      'therapy forms',
      'walk',
      'quilt',
    ],
    first: 'parents evening',
  },
  {
    name: 'boxes with numbers',
    family: 'list',
    text: `TODO // read me
1. [ ] API keys rotate
2. [ ] write tests for login flow
3. [x] deploy
4. [ ] PR review for Sam
   - check the migration
   - comment on naming
5. [ ] 1:1 prep
6. lunch??`,
    items: ['rotate', 'tests login', 'migration', 'naming', '1:1 prep', 'lunch'],
    never: ['deploy'],
  },
  {
    name: "a student's bullets",
    family: 'list',
    text: `- essay intro (500 words) due 27/11
- read ch. 4 + 5
- group project: message Tariq, make slides, book study room
- laundry!!!
- ask prof about extension
- sleep`,
    items: ['essay intro', 'read ch', 'tariq', 'slides', 'study room', 'laundry', 'prof extension'],
    first: 'essay intro',
  },
  {
    name: 'lines of one who knows',
    family: 'list',
    text: `Things I should do but don't:
Call grandma
The thing with the bank
Learn to say no
Vacuum under the bed
that one drawer
Reply to Jules about the collab
Get my eyes checked`,
    items: ['grandma', 'bank', 'say no', 'under the bed', 'drawer', 'jules', 'eyes'],
  },
  {
    name: 'a comic and a campaign',
    family: 'list',
    text: `# Comic: "Mothlight" issue 2
Script: done
- thumbnails p. 1–6
- pencils p. 1–3
- reference photos of trams
## Kickstarter
- shipping table
- update #4
- reply to 12 backers
# Day job
- shift swap w/ Ines
- timesheet by Friday`,
    items: [
      'thumbnails',
      'pencils',
      'reference photos',
      'shipping table',
      'update #4',
      '12 backers',
      'shift swap',
      'timesheet',
    ],
    never: ['script'],
    first: 'timesheet',
  },
  {
    name: 'German with a deadline',
    family: 'language',
    text: `Morgen Abgabe Hausarbeit!!! Einleitung fehlt noch, Literaturverzeichnis formatieren, an Prof. Weber schicken. Danach: Wäsche, Einkaufen (Milch, Brot, Klopapier), Mama zurückrufen. Ich schaffe das nicht.`,
    items: [
      'hausarbeit',
      'einleitung',
      'literaturverzeichnis',
      'weber',
      'wäsche',
      'einkaufen',
      'mama',
    ],
    never: ['schaffe'],
    first: 'hausarbeit',
  },
  {
    name: 'French behind a colon',
    family: 'language',
    text: `J'ai plein de choses à faire : répondre à Camille, envoyer le devis au client, passer à la poste avant 18h, et finir l'illustration pour le magazine. Hier j'ai rangé l'atelier. Je dois aussi prendre rendez-vous chez le médecin.`,
    items: ['camille', 'devis', 'poste', 'illustration', 'médecin'],
    never: ['rangé'],
  },
  {
    name: 'verbs before colons',
    family: 'list',
    text: `Buy: oat milk, lentils, cat litter. Book: haircut, MOT. Call: mum, the vet re: Biscuit's teeth. Make: costume for Friday (dragon). Fix: bathroom light.`,
    items: ['oat milk', 'haircut', 'mot', 'mum', 'vet', 'costume', 'bathroom light'],
    first: 'costume',
  },
  {
    name: 'Spanish, several kinds',
    family: 'language',
    text: `Buscar piso, llamar a la inmobiliaria y preguntar por el del centro. Mañana tengo cita con el médico a las 9. No sé qué regalarle a mi hermana. El grifo gotea. Pagar la multa antes del 30!!`,
    items: ['piso', 'inmobiliaria', 'cita médico', 'regalarle', 'grifo', 'multa'],
  },
  {
    name: 'German in short sentences',
    family: 'language',
    text: `Die Steuer! Belege suchen, Formular runterladen, Frist ist der 15.12. Dann Zahnarzttermin ausmachen und die Bücher zurück in die Bücherei. Das Auto muss zum TÜV. Lisa schreiben wegen Samstag. Ich will endlich wieder malen.`,
    items: ['steuer', 'belege', 'formular', 'zahnarzttermin', 'bücher', 'tüv', 'lisa', 'malen'],
  },
  {
    name: 'French with a tap',
    family: 'language',
    text: `Rendre les livres, racheter du papier aquarelle, rappeler maman. Le robinet fuit. Il faut que je finisse la planche 12 avant mardi et que j'envoie le scan à l'éditrice. Je suis crevée.`,
    items: ['livres', 'papier', 'maman', 'robinet', 'planche 12', 'scan'],
    never: ['crevée'],
    first: 'planche 12',
  },
  {
    name: 'Portuguese with a car',
    family: 'language',
    text: `comprar pilhas, levar o gato ao veterinário, o carro precisa de revisão, não posso esquecer o aniversário da Rita no sábado. Entregar o projeto na segunda. Estou farta disto.`,
    items: ['pilhas', 'gato', 'carro', 'rita', 'projeto'],
    never: ['farta'],
  },
  {
    name: "a writer's bullets",
    family: 'list',
    text: `- novel draft: chapters 4, 5
- agent query letters (3)
- synopsis 😬
- pay for the workshop by 1/12
- backup laptop!!
- birthday gift for Noor??
- groceries: rice, beans, lemons`,
    items: [
      'novel draft',
      'query letters',
      'synopsis',
      'workshop',
      'backup laptop',
      'gift noor',
      'rice',
    ],
    first: 'workshop',
  },
  {
    name: 'commas and one day',
    family: 'list',
    text: `learn python, finish the embroidery for Elle's hoop, find out about evening classes, get the guitar set up, fix the strap button, one day record an EP`,
    items: ['python', 'embroidery', 'evening classes', 'guitar', 'strap button', 'ep'],
  },
];
