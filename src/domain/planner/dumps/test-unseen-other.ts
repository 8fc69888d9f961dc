import { type TestDump } from './test-dump.ts';

/** Never read while writing rules: only totals of them are looked at. */
export const UNSEEN_OTHER: readonly TestDump[] = [
  {
    name: 'mudanza en valencia',
    family: 'language',
    text: `a ver, que me mudo el día 30 y no tengo nada. llamar a la compañía de la luz para el cambio de titular, pedir cajas en el súper de abajo, y el gato!! tengo que encontrar el transportín. La fianza me la devuelven cuando entregue las llaves, eso ya está hablado. El lunes sin falta hay que mandar el contrato firmado a la inmobiliaria porque si no se lo dan a otro. Y dar de baja el gimnasio, que llevo un año pagando como una tonta. Estoy agotada.`,
    items: ['luz', 'cajas', 'transportín', 'contrato', 'gimnasio'],
    never: ['agotada', 'tonta'],
    first: 'contrato',
  },
  {
    name: 'infirmiere de nuit lyon',
    family: 'language',
    text: `- rendre le planning à Sandrine avant mardi
- racheter des bas de contention
- la machine à laver fuit encore, appeler le réparateur
- inscription de Léo au judo (déjà fait par Karim)
- prendre rdv dentiste, ça fait deux ans...
- répondre à maman pour Noël
je dors mal, j'en ai marre des nuits`,
    items: ['planning', 'bas', 'réparateur', 'dentiste', 'maman'],
    never: ['judo', 'marre'],
    first: 'planning',
  },
  {
    name: 'rentner aus kassel',
    family: 'language',
    text: `Morgen kommt der Enkel, da muss ich noch die Eisenbahn vom Dachboden holen. Die Steuererklärung liegt seit Wochen auf dem Tisch, Frist war eigentlich schon. Beim Augenarzt anrufen wegen der Tropfen. Dem Kegelverein absagen für Dezember, das Knie macht nicht mit. Den Rasenmäher habe ich letzte Woche winterfest gemacht, das ist erledigt. Und Helga braucht eine neue Birne für die Leselampe.`,
    items: ['eisenbahn', 'steuererklärung', 'augenarzt', 'kegelverein', 'birne'],
    never: ['rasenmäher', 'knie'],
  },
  {
    name: 'loja de flores porto',
    family: 'language',
    text: `ai meu deus o casamento da Inês é sábado dia 28 e ainda tenho de encomendar as rosas até segunda, comprar fita branca, confirmar a hora com a igreja... o frigorífico da loja está a fazer um barulho estranho, ligar ao técnico. a carrinha já passou na inspeção, menos uma. ah e pagar a segurança social, que me esqueço sempre. estou cansada mas feliz`,
    items: ['rosas', 'fita', 'igreja', 'técnico', 'segurança social'],
    never: ['carrinha', 'cansada'],
    first: 'rosas',
  },
  {
    name: 'spanglish dad el paso',
    family: 'language',
    text: `ok mañana hay que lavar la troca y luego el birthday cake de Danny, pick it up antes de las 12. also llamar a mi suegra pa ver si viene, she never answers el WhatsApp. el water heater anda fallando otra vez so call the guy. Los globos ya los compró Vero. y registrar a Danny pa tball`,
    items: ['troca', 'cake', 'suegra', 'water heater', 'tball'],
    never: ['globos'],
  },
  {
    name: 'liutaio di cremona',
    family: 'language',
    text: `Domani finire la voluta del violino di Rossi. Poi ordinare la vernice, quella ambrata. Chiamare il commercialista per l'IVA entro il 25 novembre!! Il gatto è già stato dal veterinario, tutto bene. Devo anche rispondere al ragazzo giapponese che vuole fare l'apprendista e comprare le corde per il cello della scuola. Sono stanco morto`,
    items: ['voluta', 'vernice', 'commercialista', 'giapponese', 'corde'],
    never: ['veterinario', 'stanco'],
  },
  {
    name: 'governor one liner',
    family: 'short',
    text: `safeguarding training certificate to clerk by weds`,
    items: ['certificate'],
    first: 'certificate',
  },
  {
    name: 'flat hunting two things',
    family: 'short',
    text: `new bulb for the van. and ring Oonagh`,
    items: ['bulb', 'oonagh'],
  },
  {
    name: 'coat zip',
    family: 'short',
    text: `zip on Eli's coat is bust again`,
    items: ['zip'],
  },
  {
    name: 'zine maker three words',
    family: 'short',
    text: `glue, stamps, finish poem`,
    items: ['glue', 'stamps', 'poem'],
  },
  {
    name: 'rehearsal group chat paste',
    family: 'odd',
    text: `[19:02] Nerys: hi all!! can someone bring the urn on Weds
[19:03] Me: I'll bring it 👍
[19:05] Alun: has anyone got my pencil case lol
[19:11] Nerys: also Dilwyn needs picking up from the station at 6, Weds same as always
[19:12] Alun: I'll get him
[19:20] Nerys: and @Ffion did you ever send me your bank details for the coach refund
[19:21] Me: no sorry!! will do tomorrow
[19:22] Nerys: 💛 also pls everyone learn page 14 off by heart it was ropey

ok so I'm Ffion, pull out what I've got to do, not the others. plus I need petrol ⛽`,
    items: ['urn', 'bank details', 'page 14', 'petrol'],
    never: ['pencil case', 'dilwyn'],
    first: 'bank details',
  },
  {
    name: 'house move quote email',
    family: 'odd',
    text: `From: Tracey <bookings@hargreavesremovals.example>
Sent: Friday, 20 November 2026 16:47
Subject: RE: RE: your move 3rd Dec

Hi Femi,

Lovely to speak earlier. To hold the date we just need the £150 deposit by Tuesday 24th November. Please also send us the inventory list when you have a mo and let us know about parking at the new place (do you need to suspend a bay with the council? they want 5 working days).

We have received your signed terms, thank you.

Kind regards
Tracey
----
me: ^^ do all this. also wardrobe won't fit down the stairs, needs dismantling. tell Bola the date`,
    items: ['deposit', 'inventory', 'parking', 'wardrobe', 'bola'],
    never: ['signed terms', 'lovely', 'kind regards'],
    first: 'deposit',
  },
  {
    name: 'youth club table',
    family: 'odd',
    text: `| what | who | when | status |
|---|---|---|---|
| hall insurance renewal | me | 27 Nov | not started |
| DJ for xmas disco | Kofi | 12 Dec | asked |
| tuck shop restock | me | 4 Dec | no |
| first aid kit check | me | - | done |
| letter to parents re phones | me | 1 Dec | half written |
| fix pool cue tips | me | whenever | - |

🥱🥱 make me a plan pls, only my stuff`,
    items: ['insurance', 'tuck shop', 'letter parents', 'cue'],
    never: ['first aid', 'kofi'],
    first: 'insurance',
  },
];
