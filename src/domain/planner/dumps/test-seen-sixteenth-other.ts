import { type TestDump } from './test-dump.ts';

export const SEEN_SIXTEENTH_OTHER: readonly TestDump[] = [
  {
    name: 'es gotera',
    family: 'language',
    text: 'mañana domingo comida en casa de mi suegra, llevar postre. el lunes sin falta llamar al seguro por lo de la gotera del baño, ya van dos semanas. pedir cita para la ITV que caduca el día 30. la niña necesita zapatillas de deporte, las otras le aprietan. he pagado ya el comedor. estoy agotada de verdad. ah y devolverle a Marisa el taladro, y mirar vuelos a Tenerife para febrero si hay baratos',
    items: ['postre', 'seguro', 'itv', 'zapatillas', 'taladro', 'vuelos'],
    never: ['comedor', 'agotada'],
    first: 'postre',
  },
  {
    name: 'fr maquette',
    family: 'language',
    text: `Liste avant de dormir :
- rendre la maquette à Sandrine lundi avant midi
- relancer le client Morel, facture de septembre toujours pas payée
- Urssaf : déclaration à faire avant le 30
- acheter une ampoule pour le couloir
- j'ai enfin réparé le vélo !
- répondre à maman pour Noël
- le robinet de la cuisine goutte
- marre de cette pluie`,
    items: ['maquette', 'morel', 'urssaf', 'ampoule', 'maman', 'robinet'],
    never: ['vélo', 'pluie', 'dormir'],
    first: 'maquette',
  },
  {
    name: 'de hausmeister',
    family: 'language',
    text: 'Also die Therme im Haus Nummer 7 muss gewartet werden, Termin mit der Firma Gruber ausmachen. Für die Stiege 2 brauche ich noch Streusalz, bevor es friert. Frau Novak beschwert sich wegen dem Kinderwagen im Gang, da soll ich mit der Familie reden. Steuerausgleich liegt noch immer da. Das Auto hab ich gestern schon zum Pickerl gebracht, passt alles. Am Montag um 8 kommt der Elektriker, bis dahin den Keller aufsperren und Platz machen. Kreuzweh wie immer. Der Oma zum Geburtstag am 29. was Schönes besorgen.',
    items: ['gruber', 'streusalz', 'familie', 'steuerausgleich', 'keller', 'oma'],
    never: ['pickerl', 'kreuzweh'],
    first: 'keller',
  },
  {
    name: 'pt professora',
    family: 'language',
    text: 'gente que semana. corrigir as provas do 8º ano até quarta, lançar as notas no sistema. o chuveiro queimou de novo, chamar o seu Zé. pagar o boleto do condomínio que vence segunda!! consulta da Bia já marquei. comprar presente do amigo secreto (até 50 reais). minha mãe quer que eu resolva o celular dela. saudade de dormir. ver passagem pra Recife antes que suba mais',
    items: ['provas', 'notas', 'zé', 'condomínio', 'presente', 'celular', 'passagem'],
    never: ['bia', 'saudade', 'que semana'],
    first: 'condomínio',
  },
  {
    name: 'spanglish dmv',
    family: 'language',
    text: 'ok so tengo que call the DMV lunes para lo del título, my tía needs a ride el jueves to dialysis, el super: tortillas, crema, paper towels. ya le pagué a Beto. the sink está tapado otra vez, necesito comprar drano. y porfa acuérdame de la junta de la escuela, miércoles 6pm',
    items: ['dmv', 'ride', 'tortillas', 'drano', 'junta'],
    never: ['beto'],
    first: 'dmv',
  },
  {
    name: 'it barista',
    family: 'language',
    text: "domani inventario al bar alle 7, puntare la sveglia. chiamare il commercialista lunedì per l'iva. la macchina fa un rumore strano davanti a destra, portarla da Gino. regalo di laurea per Chiara, si laurea il 4. ho già disdetto la palestra. mi fa male la testa. rinnovare la carta d'identità, scaduta da agosto",
    items: ['sveglia', 'commercialista', 'gino', 'regalo', 'identità'],
    never: ['palestra', 'testa'],
  },
  {
    name: 'residential email',
    family: 'odd',
    text: `Subject: Re: Re: Year 5 residential
From: Office <office@stbedes.example>
Date: Fri, 20 Nov 2026 15:47

Dear parents,

A reminder that the final balance of £135 must be paid through ParentPay by Friday 27 November. Medical forms are to be handed to the class teacher by Tuesday. The coach company has now been confirmed.

Kind regards,
Mrs J. Okafor

---
ok so that ^^ plus waterproof trousers age 10, and ask Helen if she can take him to the coach at 6am bc im on shift`,
    items: ['balance', 'medical form', 'waterproof trousers', 'helen'],
    never: ['kind regards', 'okafor', 'dear parents', 'confirmed'],
    first: 'medical form',
  },
  {
    name: 'flat chat',
    family: 'odd',
    text: `[20/11/2026, 19:02] Tess: who used my oat milk again
[20/11/2026, 19:03] Jonno: not me lol
[20/11/2026, 19:05] Tess: the wifi contract ends 30th btw someone has to ring
[20/11/2026, 19:06] Me: ill do it
[20/11/2026, 19:06] Jonno: I'm getting the bin bags
[20/11/2026, 19:10] Tess: landlord inspection thurs. @Me can you do the oven
[20/11/2026, 19:11] Me: yep
[20/11/2026, 19:15] Tess: and you owe me 23.50 for the gas x
[20/11/2026, 19:20] Me: will send tmrw`,
    items: ['wifi', 'oven', 'gas'],
    never: ['bin bags', 'lol', 'yep'],
    first: 'gas',
  },
  {
    name: 'festival table',
    family: 'odd',
    text: `| what | who | when | status |
|---|---|---|---|
| hire marquee | me | by Tue 24/11 | not started |
| band contract | Wes | signed | done |
| risk assessment | me | 30/11 | half |
| portaloos x4 | me | ? | get quote |
| poster design | Indira | next wk | she has it |
| licence notice to council | me | 2 Dec | |`,
    items: ['marquee', 'risk assessment', 'loos', 'licence'],
    never: ['band contract', 'poster design', 'status'],
    first: 'marquee',
  },
  {
    name: 'site transcript',
    family: 'odd',
    text: `SITE MEETING 20.11 (auto transcript)
ANDY: okay so scaffold's coming down Thursday, yeah?
MEERA: Thursday. I've confirmed that.
ANDY: Good. I'll chase the window supplier then, they said ten weeks which is mental.
MEERA: And the snag list for flat 3?
ANDY: yeah that's me, I'll write it up Monday.
MEERA: Client wants a paint sample, the green, by Wednesday.
ANDY: I can drop one round.
MEERA: [laughs] Bring biscuits.
(I'm Andy)`,
    items: ['window supplier', 'snag list', 'paint sample'],
    never: ['scaffold', 'laughs', 'auto transcript'],
    first: 'snag list',
  },
  {
    name: 'emoji december',
    family: 'odd',
    text: `🎄🎄 34 days omg 🎄🎄
🎁 Nan - slippers size 5
🎁 Dev - ??? ask his gf
🎁 Mum ✅
💌 cards, last posting date 18 dec 2nd class
✂️ roots!!! book hair before the do on sat 🙈
💸 payday isnt til friday 😭
🐶 groomer for Pickles`,
    items: ['slippers', 'dev', 'cards', 'hair', 'groomer'],
    never: ['payday', 'mum', '34 days'],
  },
  {
    name: 'bakery long',
    family: 'odd',
    text: `Make me a plan out of this please, keep it short, no motivational quotes. And do not tell me to breathe.

Shop first. The flour order has to go to Baxter by Sunday 8pm or there's no delivery Tuesday. Oven 2 is dropping heat, I called the repair guy Friday and he's coming the 24th, nothing more to do on that. Thanksgiving pre-orders: I have 61 on paper slips and they need to go in the spreadsheet, then print pick up labels. Pecans - price is insane, check with the co-op. Tell Bryce he can't wear the headphones. Payroll Wednesday early because of the holiday. The health inspector passed us, 97, yay.

Home. Noah needs a poster board for the volcano thing. Lucy's braces: ortho called to reschedule and I haven't called back. The dryer takes three cycles to do a towel, I think it's the vent hose, clean it. The cat is at the neighbors' again, I like that cat better than people. Storm windows on the north side (Pete is doing the south side).

Dad. His heating oil is at an eighth of a tank, order a fill, they take cash only. Aunt Carol offered to bring his supper Tuesdays, that was so kind I cried in the walk-in. Ask his lawyer about the deed.

Me. Mammogram, I've cancelled twice. Renew driver's license online. I used to play bass, I'd like to get it out and change the strings. Happy just to have one day. That's all, go.`,
    items: [
      'flour',
      'spreadsheet',
      'labels',
      'pecans',
      'headphones',
      'payroll',
      'poster board',
      'ortho',
      'vent hose',
      'storm windows',
      'heating oil',
      'lawyer deed',
      'mammogram',
      'license',
      'strings',
    ],
    never: ['motivational', 'breathe', 'inspector', 'carol', 'neighbors', 'one day'],
    first: 'flour',
  },
];
