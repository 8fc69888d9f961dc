import { type TestDump } from './test-dump.ts';

export const SEEN_EIGHTEENTH_OTHER: readonly TestDump[] = [
  {
    name: 'bogotá domingo por la noche',
    family: 'language',
    text: `A ver, lavar los uniformes de los niños. El lunes vence el recibo de la luz, pagarlo. Llamar al seguro por lo del choque. Pedir cita con la dermatóloga. Lo de la matrícula de Inés ya lo hizo su papá. Buscar el cargador del portátil. Estoy agotada. Comprar comida del gato y arreglar la llave del lavaplatos que gotea`,
    items: [
      'uniformes',
      'recibo luz',
      'seguro',
      'dermatóloga',
      'cargador',
      'comida gato',
      'lavaplatos',
    ],
    never: ['matrícula', 'agotada'],
    first: 'recibo luz',
  },
  {
    name: 'infirmière libérale le soir',
    family: 'language',
    text: `bon, il faut rappeler la mairie pour le permis de la véranda, envoyer les feuilles de soins avant mardi, et trouver une remplaçante pour la semaine de Noël. La voiture fait un bruit bizarre au freinage, donc garage. Papa sort de l'hôpital jeudi, préparer sa chambre. Thomas s'occupe du sapin. J'en ai marre de la pluie. Ah et répondre à l'invitation de Solène`,
    items: ['mairie', 'feuilles soins', 'remplaçante', 'garage', 'chambre', 'invitation'],
    never: ['sapin', 'pluie'],
    first: 'feuilles soins',
  },
  {
    name: 'installateur zettel am wochenende',
    family: 'language',
    text: `Zettel
- Reifen wechseln lassen, Termin bei Kowalski
- Steuerbescheid: Einspruch bis 2.12.!!
- Oma das Hörgerät vorbeibringen
- Angebot für Fam. Demir schreiben (Bad, 11 qm)
- Berichtsheft vom Azubi unterschreiben
- Keller: Sicherung fliegt dauernd raus
- Kita-Platz anmelden
- Plätzchen backen mit Lina
- Geschenk für Jonas (hat Birgit schon besorgt)`,
    items: [
      'reifen',
      'einspruch',
      'hörgerät',
      'angebot demir',
      'berichtsheft',
      'sicherung',
      'kita',
      'plätzchen',
    ],
    never: ['jonas'],
    first: 'einspruch',
  },
  {
    name: 'que semana em belo horizonte',
    family: 'language',
    text: `gente que semana. preciso renovar o passaporte, mandar o relatório pro orientador, levar a Pipoca pra vacina, comprar o presente do amigo secreto, estudar pra prova de cálculo, devolver o liquidificador da vizinha e marcar o ginecologista. o vazamento da pia o síndico já resolveu graças a deus`,
    items: [
      'passaporte',
      'relatório',
      'vacina',
      'presente',
      'cálculo',
      'liquidificador',
      'ginecologista',
    ],
    never: ['vazamento'],
  },
  {
    name: 'san antonio half and half',
    family: 'language',
    text: `tomorrow after church llevar los tamales a la tía Chayo. call el plomero por lo del baño. Abuela needs her pastillas from Walgreens. i already paid la renta gracias a Dios. fix la puerta del garage, help Mateo con su science project it's due miércoles, comprar una cobija pa la bebé`,
    items: ['tamales', 'plomero', 'pastillas', 'puerta', 'science project', 'cobija'],
    never: ['renta'],
    first: 'tamales',
  },
  {
    name: 'vet stamps dad',
    family: 'short',
    text: `vet, stamps, call dad back`,
    items: ['vet', 'stamps', 'dad'],
  },
  {
    name: 'passport march question',
    family: 'short',
    text: `passport expires in march??`,
    items: ['passport'],
  },
  {
    name: 'pay nico then shelf',
    family: 'short',
    text: `Pay Nico TODAY. shelf in bathroom. bike pump`,
    items: ['nico', 'shelf', 'pump'],
    first: 'nico',
  },
  {
    name: 'awake because of tax',
    family: 'short',
    text: `cant sleep. must do that tax return`,
    items: ['tax return'],
    never: ['sleep'],
  },
  {
    name: 'forwarded grant mail with notes',
    family: 'odd',
    text: `Fwd: Fwd: Community grant – next steps

From: Oluwaseun Bright
To: Petra
Sent: 20 November 2026 16:42

Hi Petra,

Great news, the panel said yes! From you we need:
1. the signed offer letter by Friday 27 November
2. the bank details form
3. a 200 word summary for the press release

Ian will book the venue for the launch.

Best wishes,
Seun

---
my notes: withdraw the lottery application!! tell the volunteers. order the polytunnel (the 6m one)`,
    items: [
      'offer letter',
      'bank details',
      'summary',
      'lottery application',
      'volunteers',
      'polytunnel',
    ],
    never: ['venue'],
    first: 'offer letter',
  },
  {
    name: 'winter fair group chat',
    family: 'odd',
    text: `Bex 🌻: I'll do the raffle tickets x
Ravi: can someone get the urn from the scout hut
Me: yep I'll get the urn
Ravi: ta. keys are with Pam
Bex 🌻: and the banner still says 2024 😂
Me: I'll get a new banner printed before thurs
Colin: I've moved the trestles already
Bex 🌻: who's emailing the mayor's office
Me: ugh ok I'll email the mayor's office as well
Colin: weather looks grim`,
    items: ['urn', 'banner', 'mayor'],
    never: ['raffle', 'trestles', 'grim'],
    first: 'banner',
  },
  {
    name: 'household table with ticks',
    family: 'odd',
    text: `please dont give me the ones marked Lottie and leave out anything with a ✅

| what | when | who |
|---|---|---|
| 🐶 flea treatment | 22 Nov | me |
| 🚗 tax the Corsa | 30 Nov | me |
| 🎂 cake for Granny Jo | 5 Dec | Lottie |
| 🦷 hygienist appointment | whenever | me |
| ✅ return the heater to Argos | | me |
| 🎄 tree stand from the loft | Dec | me |
| 📦 post Finn's coat to Cardiff | this month | me |

PS 💡 hallway bulb, and 🧾 dispute the phone bill`,
    items: ['flea', 'corsa', 'hygienist', 'tree stand', 'coat', 'bulb', 'phone bill'],
    never: ['cake', 'heater'],
    first: 'flea',
  },
];
