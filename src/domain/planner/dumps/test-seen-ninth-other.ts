import { type TestDump } from './test-dump.ts';

export const SEEN_NINTH_OTHER: readonly TestDump[] = [
  {
    name: 'guitariste à montréal',
    family: 'language',
    text: "bon faut que je me vide la tête avant de dormir. le show au Quai des Brumes c'est le 28, j'ai pas encore envoyé le rider technique à Simon. faut changer les cordes de la Tele pis réserver le local pour jeudi. la subvention du CALQ, date limite le 2 décembre, il manque le budget. j'ai payé Hydro hier, c'est réglé. appeler maman, elle file pas ces temps-ci. ah pis les pneus d'hiver!! c'est obligatoire le 1er décembre, prendre rendez-vous au garage. chu brûlé raide.",
    items: ['rider', 'cordes', 'local', 'budget', 'maman', 'pneus'],
    never: ['hydro', 'brûlé'],
  },
  {
    name: 'enfermera española en londres',
    family: 'language',
    text: 'A ver, mañana por la mañana tengo que llamar al casero porque la caldera no va y hace un frío que pela. El lunes entregar los papeles del NMC en recursos humanos. Comprar los billetes a Málaga para Navidad antes de que suban más, Lucía ya compró los suyos. Tengo pendiente el curso de inglés, el IELTS, hay que apuntarse antes del 30. Devolver los zapatos que me quedan pequeños. Y escribir a la abuela, que cumple 90 el jueves!! Estoy agotada, echo de menos el sol.',
    items: ['casero', 'papeles', 'billetes', 'ielts', 'zapatos', 'abuela'],
    never: ['agotada', 'echo de menos', 'lucía'],
    first: 'casero',
  },
  {
    name: 'austauschstudent edinburgh',
    family: 'language',
    text: `- Hausarbeit Schottische Geschichte, Abgabe 1.12., Gliederung fehlt noch
- Auslands-BAföG: Bescheinigung vom International Office holen
- Mitbewohner fragen wegen Putzplan (Küche ist eklig)
- Flug nach Hamburg am 19.12. buchen
- Geschenk für Oma, irgendwas mit Schafen
- Fahrradlicht kaputt, neues kaufen
- Wäsche hab ich schon gemacht
- bin so müde vom Regen`,
    items: ['hausarbeit', 'bescheinigung', 'putzplan', 'flug', 'oma', 'fahrradlicht'],
    never: ['wäsche', 'müde'],
  },
  {
    name: 'brasileira em dublin',
    family: 'language',
    text: 'gente que semana. preciso renovar o IRP, o agendamento abre segunda às 8 da manhã e acaba em minutos. pagar o aluguel até dia 30. mandar o currículo pro café da Camden Street, a Bia me indicou. comprar um casaco decente pq o meu já era. ligar pro banco Revolut n sei, o cartão foi bloqueado. ah e o trabalho da escola de inglês, a apresentação é na quarta, ainda n fiz os slides. a roupa eu já lavei. saudade da minha mãe e de sol',
    items: ['irp', 'aluguel', 'currículo', 'casaco', 'banco', 'slides'],
    never: ['saudade', 'roupa'],
    first: 'irp',
  },
  {
    name: 'whatsapp house share paste',
    family: 'odd',
    text: `[20/11/2026, 21:14] Shreya: guys the boiler pressure is at 0 again 😩
[20/11/2026, 21:15] Tom H: i topped it up tues
[20/11/2026, 21:15] Tom H: someone needs to call the agency properly
[20/11/2026, 21:17] Shreya: @Ella you have the number?
[20/11/2026, 21:22] Me: yeah ill ring them monday
[20/11/2026, 21:23] Tom H: legend 🙌
[20/11/2026, 21:24] Shreya: also water bill is £61.20 each pls send to me by sunday
[20/11/2026, 21:31] Me: ok
[20/11/2026, 21:40] Tom H: im doing the big shop tmrw
[20/11/2026, 21:41] Me: can you get oat milk
[20/11/2026, 21:41] Tom H: 👍

^ me = Ella. plus my own stuff: essay plan for seminar weds, post Dad's jumper`,
    items: ['agency', 'water bill', 'essay plan', 'jumper'],
    never: ['legend', 'big shop', 'topped'],
    first: 'water bill',
  },
  {
    name: 'commission table and note to the computer',
    family: 'odd',
    text: `please ignore the column with prices and just tell me what to do, dont make it fancy, I'm 68

| who | piece | price | state |
|---|---|---|---|
| Mrs Rooney | dinner set 8 | €640 | 3 plates left to throw |
| Fr. Pat | chalice | €180 | collected and paid |
| Clodagh | lamp base | €95 | needs drilling, wait for new drill bit |
| Hotel | 30 egg cups | €240 | not started!! want them 10 Dec |

and buy the drill bit (6mm diamond). and renew my bus pass thing for the over 66s. And ring Peadar back, he rang twice.`,
    items: ['plates', 'lamp', 'egg cups', 'drill bit', 'bus pass', 'peadar'],
    never: ['chalice', 'ignore', 'fancy'],
  },
  {
    name: 'forwarded email and emoji scribble',
    family: 'odd',
    text: `---------- Forwarded message ---------
From: Registrar's Office <registrar@lakeside.example>
Date: Thu, Nov 19, 2026 at 4:02 PM
Subject: Action required: graduation application
To: Marisol Vega

Dear Marisol,

Our records show that you have not yet submitted your Application for Graduation. Please submit it through the student portal no later than Wednesday, November 25. You must also clear an outstanding parking citation ($35) before your diploma can be released.

If you have already completed these steps, please disregard this message.

Sincerely,
Office of the Registrar

---
ok so 😬 that. and
🎓 order cap + gown (bookstore)
🎷 return the rental sax by 12/4
🧺 laundry lol
💊 refill inhaler
📞 abuela — she wants to know how many tickets, ask at the bookstore too
🛌 i have slept 5 hrs since tuesday`,
    items: ['graduation', 'citation', 'gown', 'sax', 'laundry', 'inhaler', 'tickets', 'abuela'],
    never: ['disregard', 'sincerely', 'slept'],
    first: 'graduation',
  },
];
