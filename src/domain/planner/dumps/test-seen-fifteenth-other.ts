import { type TestDump } from './test-dump.ts';

export const SEEN_FIFTEENTH_OTHER: readonly TestDump[] = [
  {
    name: 'spanish aviso de corte',
    family: 'language',
    text: `No manches, qué semana. Hay que pagar la luz antes del martes que ya llegó el aviso de corte. Llamar al plomero por la fuga del baño de arriba. El uniforme de Diego ya no le queda, comprarle pantalón. Mandar la cotización al licenciado Robles, me la pidió desde el jueves. Hacer la verificación del coche. Mi hermana ya compró el pastel. Estoy agotada. Quiero inscribirme a zumba pero a ver cuándo. Ah y las vacunas del perro.`,
    items: ['luz', 'plomero', 'pantalón', 'cotización', 'verificación', 'zumba', 'vacunas'],
    never: ['pastel', 'agotada', 'no manches'],
    first: 'luz',
  },
  {
    name: 'french liste du samedi',
    family: 'language',
    text: `- rappeler la CAF (dossier incomplet, avant le 25/11 !!)
- Lucas : certificat médical pour le judo
- pneus neige, prendre rdv chez Norauto
- répondre au syndic pour la fuite
- cadeau Mamie (80 ans le 12 décembre)
- la chaudière a été révisée, c'est bon
- trier les papiers du bureau, grosse flemme
- résilier Canal
- courses : lait, couches, café`,
    items: [
      'rappeler caf',
      'certificat',
      'pneus',
      'syndic',
      'cadeau',
      'papiers',
      'canal',
      'lait',
      'couches',
    ],
    never: ['chaudière', 'flemme'],
    first: 'rappeler caf',
  },
  {
    name: 'german sprachnotiz',
    family: 'language',
    text: `also ich muss am montag unbedingt beim finanzamt anrufen wegen der fristverlängerung die läuft am dienstag ab dann äh die winterreifen liegen immer noch im keller da brauch ich einen termin in der werkstatt und frau schröder aus dem dritten stock hat ein paket von uns das muss ich abholen ähm lenas laterne nee das war schon lenas adventskalender den muss ich noch befüllen bis zum ersten und die kita anmeldung für den kleinen hat thomas schon abgeschickt ähm rücken tut weh und ich will endlich mal wieder schwimmen gehen ach ja und die glühbirne im flur wechseln`,
    items: ['finanzamt', 'werkstatt', 'paket', 'adventskalender', 'schwimmen', 'glühbirne'],
    never: ['kita', 'rücken', 'laterne'],
    first: 'finanzamt',
  },
  {
    name: 'portuguese cabeça cheia',
    family: 'language',
    text: `Gente, cabeça cheia. Preciso entregar o relatório pro Fábio, ele já cobrou duas vezes. Marcar o dentista da Bia. O chuveiro tá dando choque, tem que chamar o eletricista. Pagar o IPVA não, esse já paguei. Comprar ração do Thor. Ligar pra tia Neusa, ela fez aniversário ontem e eu esqueci, que vergonha. Renovar a CNH, vence dia 10 de dezembro. Queria voltar a tocar violão.`,
    items: ['relatório', 'dentista', 'eletricista', 'ração', 'neusa', 'cnh', 'violão'],
    never: ['ipva', 'vergonha', 'cabeça'],
  },
  {
    name: 'dutch alles op een rij',
    family: 'language',
    text: `Even alles op een rij. Maandag voor 12 uur de offerte naar Van Dongen sturen. De fiets van Sem heeft een lekke band, plakken. Huisarts bellen over de uitslag. Cadeautjes kopen voor 5 december en gedichten schrijven, bah. Belastingaangifte is al gedaan. De dakgoot zit vol blad, die moet leeg. Oma ophalen doet Kees. Ik ben kapot van deze week.`,
    items: ['offerte', 'huisarts', 'cadeautjes', 'gedichten', 'dakgoot'],
    never: ['belastingaangifte', 'kapot', 'kees'],
    first: 'offerte',
  },
  {
    name: 'odd forwarded handover mail',
    family: 'odd',
    text: `Fwd: Re: Unit 14 – Handover
From: Leanne Prior <leanne.prior@castlegate-lets.example>
Sent: 20 November 2026 16:42
To: Tom Weller

Hi Tom,

Further to our call yesterday, please could you let us have the following by close of business Wednesday 25 November:

1. signed inventory
2. final meter readings (gas and electric)
3. forwarding address

We have arranged the cleaners for the 30th so no need to do anything about that.

Kind regards
Leanne
Senior Lettings Negotiator
This email is confidential. Please consider the environment before printing.

--
my notes: also get the spare key back off Ollie, hoover under bed, tell BT we're leaving. got weird sad walking round the empty rooms`,
    items: ['inventory', 'meter readings', 'forwarding address', 'key', 'hoover', 'bt'],
    never: ['cleaners', 'environment', 'negotiator', 'confidential', 'weird sad'],
  },
  {
    name: 'odd open day transcript',
    family: 'odd',
    text: `meeting fri, auto transcript, i'm Deniz, just need my bits

Marta: So the open day's on Saturday the 28th. Where are we with everything?
Deniz: Banner is printed, that's in my car. I still have to confirm the marquee with Hirewell, they want a yes by Monday noon.
Marta: Great. And the risk assessment?
Deniz: Not started. I'll write the risk assessment on Tuesday.
Ruth: I'm doing the cakes so don't anybody worry about cakes.
Marta: Deniz can you also email the volunteers their time slots?
Deniz: Yep, will do.
Ruth: It was so cold last year, do you remember?
Marta: Ha, yes. My hands were blue. Oh and we need a first aider.
Deniz: I'll ask my neighbour, she's a paramedic.
Ruth: Lovely. Is that your dog?
Deniz: Sorry, yes, someone at the door. One sec.
Marta: And the raffle licence?
Deniz: Council sent it Wednesday, it's sorted.
Ruth: And parking, who was on parking?
Deniz: Me. I need to borrow the cones from the rugby club.
Marta: OK good. Shall we leave it there? Thanks everyone.`,
    items: ['marquee', 'risk assessment', 'volunteers', 'neighbour', 'cones'],
    never: ['banner', 'so cold', 'licence', 'your dog'],
    first: 'marquee',
  },
  {
    name: 'odd who what when table',
    family: 'odd',
    text: `please put these in order and keep it simple, I only have evenings

| what | who | when |
|---|---|---|
| booster seat for Mila | me | before Wed |
| pay window cleaner | me | |
| loft insulation quote | me | Dec |
| hamper for raffle | Jo, done | |
| return skis to Pete | me | whenever |
| RSVP Grimshaws | me | 6 Dec |

ps dont give me anything on sunday`,
    items: ['booster seat', 'window cleaner', 'insulation', 'skis', 'grimshaws'],
    never: ['hamper', 'simple', 'anything'],
    first: 'booster seat',
  },
  {
    name: 'odd chat with myself',
    family: 'odd',
    text: `[21/11/26, 22:14:03] Me: 🧠💥 ok typing it all out
[21/11/26, 22:14:20] Me: 🐶 worming tablet!!
[21/11/26, 22:14:41] Me: 🚗 car insurance, get other quotes 😩 auto renews on weds
[21/11/26, 22:15:02] Me: 🎂 candles + number 4 balloon for Ayaan
[21/11/26, 22:15:30] Me: 🧾 expenses oct + nov
[21/11/26, 22:15:44] Me: 🦷 dentist booked ✅
[21/11/26, 22:16:10] Me: 😭😭 why is there so much
[21/11/26, 22:16:52] Me: 📚 ring Waterstones is the book in
[21/11/26, 22:16:59] Me: <Media omitted>
[21/11/26, 22:17:25] Me: 🪴 repot monstera
[21/11/26, 22:18:01] Me: 💌 reply to Sunita she sent such a lovely msg
[21/11/26, 22:19:40] Me: right enough`,
    items: [
      'worming tablet',
      'insurance',
      'candles',
      'balloon',
      'expenses',
      'waterstones',
      'monstera',
      'sunita',
    ],
    never: ['so much', 'omitted', 'dentist', 'right enough'],
    first: 'insurance',
  },
];
