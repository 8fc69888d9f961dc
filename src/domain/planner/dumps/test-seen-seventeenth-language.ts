import { type TestDump } from './test-dump.ts';

export const SEEN_SEVENTEENTH_LANGUAGE: readonly TestDump[] = [
  {
    name: 'studentin kurz vor der abgabe',
    family: 'language',
    text: `Ich muss bis Freitag das Exposé abgeben und ich habe den Antrag nicht unterschrieben. Meine Mitbewohnerin hat schon wieder nicht gespült. Der Prof war heute total nett. BAföG-Bescheid ist endlich da, Gott sei Dank. Ich sollte noch die Bücher in die Bib zurückbringen. Mein Bruder heiratet im Mai. Das Rad hat einen Platten, also Schlauch kaufen. Es regnet seit drei Tagen. Und Oma anrufen nicht vergessen!`,
    items: ['exposé', 'antrag unterschreiben', 'bücher', 'schlauch', 'oma anrufen'],
    never: ['gespült', 'nett', 'bafög', 'heiratet', 'regnet'],
  },
  {
    name: 'handwerker aus dem sauerland',
    family: 'language',
    text: `- Angebot für Familie Krause schreiben
- Transporter war beim TÜV, hat bestanden
- Rechnung Meier ist bezahlt
- 20 m Kupferrohr bestellen
- der Azubi kommt morgen erst um zehn, Berufsschule
- Bad in der Schillerstraße: Silikon fehlt noch
- Rücken tut weh
- Steuerberater will die Belege bis zum 30.
- Frau hat Geburtstag am 28., Geschenk!!`,
    items: ['angebot krause', 'kupferrohr', 'silikon', 'belege', 'geschenk'],
    never: ['tüv', 'meier', 'azubi', 'rücken'],
  },
  {
    name: 'mutter zwischen zwei terminen',
    family: 'language',
    text: `Also der Kindergarten hat angerufen, Lasse hat Läuse, na toll. Läuseshampoo holen. Papa bringt die Große zum Turnen. Ich hab die Impfpässe immer noch nicht gefunden, die brauche ich am Donnerstag. Die Nachbarin hat wieder wegen der Mülltonnen gemeckert. Meine Schwester bekommt das zweite Kind! Elternabend ist am 24., da muss jemand hin, wahrscheinlich ich. Die Waschmaschine läuft wieder. Ich bin so müde. Und das Laternenbasteln übernimmt zum Glück Frau Yilmaz.`,
    items: ['läuseshampoo', 'impfpässe', 'elternabend'],
    never: ['turnen', 'nachbarin', 'zweite kind', 'waschmaschine', 'müde', 'laternen'],
  },
  {
    name: 'freelancer in wien',
    family: 'language',
    text: `heut wieder zwei stunden in der hotline der gesundheitskasse, die dame war aus graz und sehr lieb. rechnung an den verlag schicken. umsatzsteuervoranmeldung bis 15.12. der kunde mit der torte hat sich nicht mehr gemeldet, soll mir recht sein. website text für den tischler fertig machen, er wartet drauf. kaffee is aus. mein steuerberater sagt ich soll mir einen hobby suchen. die therme gehört gewartet, termin ausmachen. gestern war ich im theater, so lala.`,
    items: ['rechnung verlag', 'umsatzsteuer', 'website text', 'kaffee', 'termin'],
    never: ['dame', 'torte', 'hobby', 'theater'],
  },
  {
    name: 'enfermera de noche en sevilla',
    family: 'language',
    text: `Menuda noche, tres ingresos y el celador de baja. Tengo que pedir el cambio de turno del 24 antes del viernes. Mi cuñada ha tenido la niña, tres kilos doscientos. Llamar al colegio por lo del comedor. El coche ya pasó la ITV. Mi madre dice que estoy muy delgada, mi madre ve poco. Comprar pilas para el tensiómetro y devolver los zuecos, que me quedan grandes. Hace un frío que pela. Paco se encarga de la cena de Nochebuena. No he pagado todavía la comunidad.`,
    items: ['cambio turno', 'llamar colegio', 'pilas', 'devolver zuecos', 'pagar comunidad'],
    never: ['noche, tres', 'cuñada', 'itv', 'delgada', 'frío', 'paco'],
    first: 'cambio turno',
  },
  {
    name: 'diseñadora en bogotá',
    family: 'language',
    text: `la clienta volvió a cambiar el logo, ya van siete versiones, qué pereza. mandarle la cotización a la panadería. mi gato se comió una planta y está perfecto. renovar el hosting antes del 30. santi ya pagó el arriendo. ayer llovió y se inundó la 26. necesito hablar con el contador sobre la retención. me encanta la canción nueva de la vecina, ironía. imprimir los stickers para la feria y comprar cinta`,
    items: ['cotización panadería', 'renovar hosting', 'contador', 'imprimir stickers', 'cinta'],
    never: ['siete', 'gato', 'arriendo', 'llovió', 'canción'],
  },
  {
    name: 'lista de un jubilado en valencia',
    family: 'language',
    text: `- pan y naranjas
- la luz pagada
- cita del urólogo, cambiarla (coincide con el viaje)
- Amparo trae los buñuelos
- arreglar la persiana del comedor
- me duele la rodilla
- partida el jueves, perdí la última
- felicitar a Vicent, cumple el 26
- la nieta aprobó todo!`,
    items: ['naranjas', 'urólogo', 'persiana', 'felicitar vicent'],
    never: ['luz', 'amparo', 'rodilla', 'aprobó'],
  },
  {
    name: 'assistante sociale à lille',
    family: 'language',
    text: `Journée pourrie, l'ordinateur a planté trois fois et le café était froid. Il faut que je rende le rapport de la famille B. avant mardi. Nadia a fait la réunion à ma place, je lui dois un gâteau. Rappeler l'avocate. Mon fils a eu 17 en histoire ! La voiture fait un drôle de bruit, prendre rendez-vous au garage. Ma belle-mère arrive demain, courage. Je n'ai pas encore envoyé le dossier MDPH. Il pleut, évidemment.`,
    items: ['rapport', 'rappeler avocate', 'garage', 'mdph'],
    never: ['planté', 'nadia', '17', 'pleut'],
    first: 'rapport',
  },
  {
    name: 'étudiant fauché à rennes',
    family: 'language',
    text: `bon alors. le proprio a enfin réparé la chasse d'eau. faut que je paye la cantine avant le 30 sinon ils me coupent. mon coloc est amoureux, c'est insupportable. réviser le partiel de stats jeudi. j'ai perdu au poker 12 euros lol. envoyer le cv à la librairie. mamie m'a fait un virement, trop mignonne. acheter du liquide vaisselle, des pâtes, du pq. j'aime pas le lundi. demander les notes de cours à Inès`,
    items: ['cantine', 'réviser stats', 'envoyer cv', 'liquide vaisselle', 'notes de cours'],
    never: ['chasse', 'amoureux', 'poker', 'virement', 'lundi'],
  },
  {
    name: 'boulangère du jura',
    family: 'language',
    text: `- commander la farine de seigle
- le four 2 a été réparé hier
- Lucas en congé jusqu'au 3
- étiquettes allergènes à refaire
- la dame aux croissants est décédée, pauvre femme
- payer l'URSSAF avant le 5
- le maire veut des galettes le 6, 40 pièces
- dos bloqué
- changer l'ampoule de la vitrine`,
    items: ['farine', 'étiquettes', 'urssaf', 'galettes', 'ampoule'],
    never: ['four', 'lucas', 'décédée', 'dos bloqué'],
  },
  {
    name: 'professora em recife',
    family: 'language',
    text: `Gente, que semana. Corrigi sessenta provas ontem e a voz sumiu. Preciso fechar as notas do terceiro ano até quarta. A diretora elogiou o projeto da horta, fiquei boba. Marcar o oftalmo da Lívia. Meu marido consertou o ventilador, aleluia. Pagar o boleto da van escolar, vence amanhã. A vizinha do 402 casou de novo. Comprar cartolina e cola pra feira. Tô com saudade da praia. Meu irmão vai levar mainha no médico.`,
    items: ['notas', 'oftalmo', 'boleto', 'cartolina'],
    never: ['sessenta', 'diretora', 'ventilador', 'casou', 'saudade', 'mainha'],
    first: 'boleto',
  },
  {
    name: 'enfermeiro no porto',
    family: 'language',
    text: `Turno de doze horas, os pés desfeitos. Tenho de entregar o IRS do meu pai até dia 30. O Rui já tratou da inspeção do carro. Ligar à seguradora por causa do telhado. Ontem o Porto ganhou, foi uma festa. A minha mãe fez arroz de pato para um regimento. Preciso de renovar a cédula profissional. Não comprei ainda a prenda da Matilde. Está um frio de rachar. Levar o cão ao veterinário na terça.`,
    items: ['irs', 'ligar seguradora', 'cédula', 'prenda matilde', 'veterinário'],
    never: ['pés', 'inspeção', 'ganhou', 'arroz', 'frio'],
  },
  {
    name: 'fünf sprachen an einem tisch',
    family: 'language',
    text: `buy oat milk and call the plumber
mañana tengo que llevar a Leo al pediatra
la voisine m'a encore souri
Miete überweisen
meu chefe está de férias
book flights to Porto, they are going up`,
    items: ['oat milk', 'plumber', 'leo pediatra', 'miete überweisen', 'flights porto'],
    never: ['voisine', 'chefe', 'going up'],
  },
  {
    name: 'spanglish mom in el paso',
    family: 'language',
    text: `ok mija so the car is making that ruido again, take it to Beto's. my comadre got her green card, gracias a Dios!! tengo que pagar la luz before friday. Danny's coach said he has talent, pues claro. call the clinic for my sugar test. la abuela hizo tamales, forty dozen. I forgot to sign the field trip paper. necesito zapatos para la boda`,
    items: ['car', 'pagar luz', 'call clinic', 'field trip', 'zapatos'],
    never: ['comadre', 'coach', 'tamales', 'talent'],
  },
  {
    name: 'wg zettel köln',
    family: 'language',
    text: `Moin, kurz alles raus aus dem Kopf: Klausur Statistik am 3.12., ich hab noch nicht angefangen zu lernen. Jana zieht aus, voll traurig. Nachmieter suchen und dem Vermieter Bescheid geben. Der Drucker in der Bib ist kaputt, egal. Der 1. FC hat verloren, wie immer. Zahnarzt wegen Weisheitszahn anrufen. Mama hat mir ein Paket geschickt mit Plätzchen. Strom ablesen bis Sonntag. Ich liebe diesen Kühlschrank, er ist so leer wie ich.`,
    items: ['klausur', 'nachmieter', 'vermieter bescheid', 'zahnarzt', 'strom'],
    never: ['jana', 'drucker', 'verloren', 'paket', 'kühlschrank'],
  },
];
