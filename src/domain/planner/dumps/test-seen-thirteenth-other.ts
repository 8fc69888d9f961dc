import { type TestDump } from './test-dump.ts';

export const THIRTEENTH_OTHER: readonly TestDump[] = [
  {
    name: 'madre autónoma en valencia',
    family: 'language',
    text: `No puedo más, de verdad. El gestor necesita las facturas del trimestre antes del miércoles y las tengo en una bolsa del Mercadona. La lavadora pierde agua desde el puente de octubre y el vecino de abajo ya ha subido dos veces con esa cara. A Martina le toca la vacuna, la cita se me pasó en septiembre. Mi hermana lleva a mi madre al cardiólogo el lunes, menos mal. El seguro del coche ya está pagado. Quería apuntarme a yoga pero no, ni tiempo ni ganas ni dinero. Y el regalo de la profe, que me toca a mí recoger el dinero del grupo, a ver quién me mandó levantar la mano. Estoy agotada y encima llueve.`,
    items: ['facturas', 'lavadora', 'vacuna', 'regalo'],
    never: ['cardiólogo', 'seguro', 'yoga', 'agotada', 'llueve'],
    first: 'facturas',
  },
  {
    name: 'wg in leipzig',
    family: 'language',
    text: `so. hausarbeit ist am 30. fällig und ich hab die gliederung, mehr nicht, toll gemacht. bafög will den nachweis bis übermorgen sonst streichen die mir den dezember. der abfluss in der küche stinkt wieder, seit der party, keiner wills gewesen sein. putzplan ist jonas diese woche, also nicht mein problem. oma hat am 26. geburtstag und ich brauch noch eine karte, sie freut sich über echte post. das fahrrad hat nen platten. ich wollte eigentlich nach wien zu lena fahren aber das wird nix mehr dieses jahr. die miete ist überwiesen. bin irgendwie dauernd müde, vielleicht die dunkelheit`,
    items: ['hausarbeit', 'nachweis', 'abfluss', 'karte', 'fahrrad'],
    never: ['putzplan', 'wien', 'miete', 'müde'],
    first: 'nachweis',
  },
  {
    name: 'infirmière libérale à nantes',
    family: 'language',
    text: `Franchement l'Urssaf me fatigue. La déclaration était à faire pour le 15, on est le 21, donc majoration, merci bien. À part ça il faut que je trouve une remplaçante pour la semaine de Noël sinon je passe le réveillon chez M. Guérin avec ses pansements. Le pneu avant droit est lisse, le garagiste me l'a dit avec un air de croque-mort. Théo a eu son rendez-vous d'orthodontie, c'est fait. Son père s'occupe des cadeaux cette année, pour une fois. La chaudière s'arrête toute seule la nuit depuis mardi. J'avais pensé à refaire la salle de bains, on oublie. Rappeler aussi le notaire pour la maison de Mamie. J'ai mal au dos, j'ai quarante-neuf ans et j'en fais soixante.`,
    items: ['déclaration', 'remplaçante', 'pneu', 'chaudière', 'notaire'],
    never: ['orthodontie', 'cadeaux', 'salle de bains', 'mal dos'],
    first: 'déclaration',
  },
  {
    name: 'síndica do prédio em porto alegre',
    family: 'language',
    text: `gente que semana!! o elevador parou de novo com a dona Zuleica dentro, a empresa tem que vir segunda sem falta. a assembleia é dia 3 e o edital precisa sair com oito dias de antecedência ou seja até quarta. o porteiro Edson tá de atestado, a agência já mandou outro. infiltração na garagem desde a chuva de setembro, ninguém faz nada, sobra pra quem? o seguro do condomínio foi renovado ontem amém. minha filha quer que eu vá na formatura da amiga dia 28 e eu preciso de um vestido que feche. pensei em largar esse cargo mas não largo, sou teimosa. exame de sangue em jejum tb, o doutor pediu em agosto kkkk socorro`,
    items: ['elevador', 'edital', 'infiltração', 'vestido', 'exame'],
    never: ['edson', 'seguro', 'teimosa', 'cargo'],
    first: 'elevador',
  },
  {
    name: 'whatsapp of two brothers about mum',
    family: 'odd',
    text: `[20/11/2026, 21:14] Gareth: you awake
[20/11/2026, 21:15] Huw: unfortunately
[20/11/2026, 21:15] Gareth: social worker needs our answer on the care home by tuesday. the room wont be held
[20/11/2026, 21:17] Huw: ok. i'll go and see it sunday. you ring her on monday with the answer
[20/11/2026, 21:17] Gareth: yep ill ring the social worker. also mums stairlift is stuck halfway lol
[20/11/2026, 21:18] Huw: not lol. is she up or down
[20/11/2026, 21:18] Gareth: down. and power of attorney form still wants your signature
[20/11/2026, 21:20] Huw: I posted that. Wednesday
[20/11/2026, 21:21] Gareth: oh. good. bless you
[20/11/2026, 21:22] Huw: her cat
[20/11/2026, 21:22] Gareth: i know. somebody has to take the cat
[20/11/2026, 21:30] Huw: i feel like we're selling her
[20/11/2026, 21:31] Gareth: me too butt`,
    items: ['social worker', 'stairlift', 'cat'],
    never: ['signature', 'unfortunately', 'selling'],
  },
  {
    name: 'forwarded mail from the property manager',
    family: 'odd',
    text: `fwd because i will forget otherwise!!

From: Tamsin Boyle <tamsin@harbourlets.example>
To: D. Achterberg
Subject: Flat 6 – end of tenancy

Dear Mr Achterberg,

Thank you for your notice, which we have logged. Your tenancy ends on Monday 7 December. We would be grateful if you could arrange the following:

1. a professional carpet clean, with receipt;
2. return of both parking permits to this office no later than Thursday 26 November;
3. a forwarding address.

Our contractor will attend to the blind in the bedroom. You need not repaint the hall.

Kind regards,
Tamsin

--
me again: also the nail holes!!! and the mirror is leah's, she picks it up herself. i'm going to miss that view`,
    items: ['carpet', 'permits', 'forwarding address', 'nail holes'],
    never: ['blind', 'repaint', 'mirror', 'miss view', 'kind regards'],
    first: 'permits',
  },
  {
    name: 'table of a school governor',
    family: 'odd',
    text: `| what | who | when | status |
|---|---|---|---|
| safeguarding policy sign-off | me | Mon 23 Nov | not read |
| caretaker interviews | Head | 1 Dec | arranged |
| DBS renewal | me | Dec 11 | - |
| Christmas fair raffle licence | me | Fri 27 Nov | council site down all week |
| roof survey | county | spring | waiting on them |
| minutes Oct | clerk | - | done |

can't do the skip-level coffee mornings any more, told them`,
    items: ['safeguarding policy', 'dbs', 'raffle licence'],
    never: ['caretaker interviews', 'roof survey', 'minutes', 'coffee mornings'],
    first: 'safeguarding policy',
  },
  {
    name: 'emoji night of a florist',
    family: 'odd',
    text: `😩😩 ok brain
🌹 saturday wedding (28th) = 14 centrepieces, order eucalyptus from the dutch guy by tmrw noon or he's sold out ⏰
🚐 van: exhaust hanging on with wire
💸 vat ✅ paid
👩‍⚕️ smear test. letter no. 3. yes ok
🐶 bruno claws, he clicks like a typist
🎄 wreath workshop -> becky does it this yr not me 🙌
🧾 chase the funeral home, 3 invoices, oldest is july 🙄
😭 feet
💤`,
    items: ['eucalyptus', 'exhaust', 'smear test', 'claws', 'funeral home'],
    never: ['vat', 'wreath', 'feet'],
    first: 'eucalyptus',
  },
];
