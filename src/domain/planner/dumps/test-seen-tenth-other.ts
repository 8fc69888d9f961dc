import { type TestDump } from './test-dump.ts';

export const SEEN_TENTH_OTHER: readonly TestDump[] = [
  {
    name: 'laden laden laden',
    family: 'language',
    text: `Mutti hat am Mittwoch Termin beim Kardiologen, 9.40 Uhr, ich muss sie fahren. Überweisung liegt noch beim Hausarzt, also Montag abholen. Pflegegrad: Widerspruch schreiben, Frist ist der 4. Dezember!! Das macht mich so wütend, der Gutachter war zwölf Minuten da. Rollator quietscht, Öl drauf oder Sanitätshaus.
Im Laden: Schaufenster für den Advent, die Lichterkette ist kaputt, neue kaufen. Frau Demir übernimmt den Samstag, das ist geklärt. Steuerberaterin will die Belege vom Oktober. Und mal wieder zum Friseur, ich seh aus wie ein Mopp.`,
    items: [
      'kardiolog',
      'überweisung',
      'widerspruch',
      'rollator',
      'schaufenster',
      'lichterkette',
      'belege',
      'friseur',
    ],
    never: ['wütend', 'frau demir', 'mopp'],
    first: 'überweisung',
  },
  {
    name: 'tese e vida',
    family: 'language',
    text: 'gente que semana. então preciso mandar o capítulo 3 pro Renato até terça, ele vai viajar. a bolsa caiu finalmente amém. tenho que renovar o passaporte pq vence em janeiro e o congresso é em março, agendar na PF. marcar ortopedista pro meu pai, o joelho dele tá péssimo. minha irmã ficou de levar ele na fisio então isso não é comigo. comprar ração do Tobias acabou hj. devolver os livros na biblioteca, multa já tá em 12 reais. tô exausta e com saudade de praia',
    items: ['capítulo 3', 'passaporte', 'ortopedista', 'ração', 'livros'],
    never: ['bolsa', 'exausta', 'fisio', 'praia'],
  },
  {
    name: 'panadería de noche',
    family: 'language',
    text: `ya es la una y no me duermo
- pedir la harina antes del lunes, que luego no hay
- el horno chico: llamar a don Beto
- pagarle a Lupita la quincena
- pan de muerto ya se acabó la temporada, quitar el cartel
- roscas!! hacer lista de pedidos y comprar los muñequitos
- mi hijo ya arregló la cortina de metal, gracias a dios
- sacar cita en el seguro por lo de la presión
me duele la cabeza de tanto pensar`,
    items: ['harina', 'beto', 'lupita', 'cartel', 'lista pedidos', 'muñequitos', 'cita'],
    never: ['cortina', 'me duele', 'no me duermo'],
    first: 'harina',
  },
  {
    name: 'arrêt maladie',
    family: 'language',
    text: "Bon, je suis en arrêt jusqu'au 4 décembre et je tourne en rond. Il faut que j'envoie l'arrêt de travail à la CPAM, j'ai 48 heures et je l'ai reçu hier, donc aujourd'hui en fait. Prendre rendez-vous avec la psy que m'a conseillée Sophie. La machine à laver fuit, appeler le réparateur. J'ai déjà prévenu ma chef, c'est fait, elle a été correcte. Mes parents viennent le 29 : faire le lit de la chambre d'amis et réserver au resto, le petit italien. Hugo s'occupe des courses. J'ai honte de ne rien faire de mes journées.",
    items: ['cpam', 'psy', 'réparateur', 'lit', 'resto'],
    never: ['ma chef', 'honte', 'hugo'],
    first: 'cpam',
  },
  {
    name: 'sisters whatsapp',
    family: 'odd',
    text: `[20/11/26, 21:14] Shaz: ok so who is doing what for nanna
[20/11/26, 21:15] Me: I'll ring the respite place monday
[20/11/26, 21:15] Shaz: 🙏🙏
[20/11/26, 21:17] Tina: i can do her washing as usual
[20/11/26, 21:18] Shaz: and the power bill? its red
[20/11/26, 21:18] Me: yep give it here, I'll pay it tonight
[20/11/26, 21:31] Me: power bill done ✅
[20/11/26, 21:33] Tina: she wants her good glasses mended for xmas
[20/11/26, 21:34] Me: I'll take the glasses to Specsavers, I'm in town thurs
[20/11/26, 21:40] Shaz: ill do xmas lunch at mine. @Me can u bring the big esky
[20/11/26, 21:41] Me: sure 👍

^ copying this here so I don't lose my bits. plus I need to get her a new nightie`,
    items: ['respite', 'glasses', 'esky', 'nightie'],
    never: ['washing', 'power bill', 'lunch at mine', '🙏'],
    first: 'respite',
  },
  {
    name: 'festival table',
    family: 'odd',
    text: `Fringe get-in, who has what (pls sort this for me, only the ME rows, and keep it short)

| thing | who | when | status |
|---|---|---|---|
| van hire | Me | 25 Nov | not booked |
| set paint touch-up | Obi | 26 Nov | – |
| public liability cert | Me | 24 Nov | need to find + send to venue |
| tickets on sale | Me | – | done |
| captions for Fri show | Me | 27 Nov | script to Claire |
| after party | Obi | 28 Nov | – |

also not in the table: ring Mum, and the smoke machine fluid`,
    items: ['van', 'liability', 'captions', 'mum', 'smoke machine fluid'],
    never: ['paint', 'tickets', 'after party'],
    first: 'liability',
  },
  {
    name: 'email from the agency pasted',
    family: 'odd',
    text: `From: Compliance <compliance@brightpathcare.example>
Sent: Friday, 20 November 2026 16:52
To: Yolanda
Subject: RE: Your file – outstanding

Dear Yolanda,

Thank you for your patience. In order to keep your file active we kindly require the following by Thursday 26 November:
1. A certified copy of your ID
2. Your updated CPR certificate
3. Two references (we have received the one from Dr Mokoena, thank you)

Your police clearance has been received and is in order.

Kind regards,
Bronwyn
Brightpath Care | This e-mail is confidential. Please consider the environment before printing.

---
ugh. ok. ID copy - police station can certify. CPR I must actually DO the course again first, the one at Netcare. second reference - Sister Pillay, whatsapp her. 😩 and hubby's suit to the dry cleaner for the funeral on saturday`,
    items: ['id copy', 'cpr', 'pillay', 'suit'],
    never: ['mokoena', 'police clearance', 'confidential', 'environment', 'patience'],
  },
];
