import { type TestDump } from './test-dump.ts';

/** Dumps in Spanish, French, German, Portuguese and Dutch, by a writer who has not read the rules. */
export const FOURTEENTH_LANGUAGE: readonly TestDump[] = [
  {
    name: 'pendientes del finde en Puebla',
    family: 'language',
    text: `pendientes finde
- pagar la luz (vence el martes 24!!)
- tenencia del carro
- cita dentista Sofi
- comprar croquetas pal perro
- inscripción natación (ya quedó)
- mi suegra lleva el pastel
- devolver el taladro a Beto
- arreglar la llave del baño q gotea`,
    items: ['luz', 'tenencia', 'dentista', 'croquetas', 'taladro', 'llave'],
    never: ['natación', 'pastel'],
    first: 'luz',
  },
  {
    name: 'autonomo con furgo',
    family: 'language',
    text: `llamar gestoria x lo del alta, factura a Muebles Rivas (me deben 2 meses), pedir cita itv furgo caduca el 2/12, wallapop subir la bici, seguro del local renovar??, mirar calefaccion q no tira, la persiana ya la arreglo Paco, cumple de mi hermana el 28 -> regalo`,
    items: ['gestor', 'rivas', 'itv', 'bici', 'seguro', 'calefacci', 'regalo'],
    never: ['persiana'],
    first: 'regalo',
  },
  {
    name: 'expensas y contador',
    family: 'language',
    text: `No doy mas. Che, el finde se me va y todavia tengo que pagar las expensas, que vencen el 25, y mandarle el mail al contador con los tickets de octubre. Tambien quede con Lucho en pasarle el presupuesto de la pileta antes del viernes. Habria que llamar al tecnico por el lavarropas, sigue haciendo un ruido barbaro. Ayer por fin saque el turno para el registro asi que eso ya esta. Mi vieja se ocupa de la abuela esta semana. Me siento re culpable por no haber ido a verla.`,
    items: ['expensas', 'contador', 'presupuesto', 'lavarropas'],
    never: ['registro', 'culpable', 'abuela'],
    first: 'expensas',
  },
  {
    name: 'jubilada y su cocido',
    family: 'language',
    text: `Mañana domingo viene mi hijo a comer con los niños y hay que preparar el cocido. El lunes a las 9:15 tengo análisis de sangre en el centro de salud (en ayunas). Tengo que pedir las recetas de la tensión porque me quedan tres pastillas. El jueves 3 de diciembre hay reunión de la comunidad; quiero preguntar por la humedad del patio.

Las gafas nuevas ya las recogí. Echo mucho de menos a Antonio en estas fechas.

Escribir las tarjetas de Navidad, este año con tiempo. Y decirle al banco que no quiero el seguro ese que me han colado.`,
    items: ['cocido', 'análisis', 'recetas', 'humedad', 'tarjetas', 'banco'],
    never: ['gafas', 'antonio'],
    first: 'cocido',
  },
  {
    name: 'nota de voz Bogota',
    family: 'language',
    text: `bueno a ver qué tengo que hacer eh está lo de la eps tengo que pedir la cita con el ortopedista para la rodilla después eh llevar la moto a la revisión que se me vence el treinta y me toca también consignarle a doña Marta el arriendo eso sí antes del martes porque se pone brava qué más ah sí hacer mercado y comprar los pañales del niño mi hermano ya pagó el internet entonces eso no y estoy mamado de tanto trasteo pero bueno ah y escribirle al profe de inglés por lo de la nota`,
    items: ['ortopedista', 'moto', 'arriendo', 'mercado', 'pañales', 'profe'],
    never: ['internet', 'mamado'],
    first: 'arriendo',
  },
  {
    name: 'audio de estudiante Granada',
    family: 'language',
    text: `vale a ver tengo que acabar el trabajo de macro que se entrega el lunes a las doce de la noche jo tía qué palo luego eh tengo que mirar lo de la beca que no sé si me falta un papel y llamar al erasmus no espera eso es por correo o sea mandar un correo al erasmus eh poner una lavadora bizum a Nerea de la cena doce con cincuenta y buscar piso para febrero el carnet de conducir ya lo tengo por fin aprobé`,
    items: ['macro', 'beca', 'erasmus', 'lavadora', 'nerea', 'piso'],
    never: ['carnet', 'aprobé'],
    first: 'macro',
  },
  {
    name: 'spanglish de la semana',
    family: 'language',
    text: `To do this week (ugh)
* call la school de Mateo x lo del bus
* pagar la renta - due el 1ro
* llevar a mami a su appointment miércoles 2:30
* return los zapatos de Target
* algo rico para el potluck del martes
* taxes de mi papá, mi prima las está haciendo
* oil change DONE
* aplicar for the job del hospital, closes lunes`,
    items: ['school', 'renta', 'mami', 'zapatos', 'potluck', 'hospital'],
    never: ['taxes', 'oil change'],
    first: 'hospital',
  },
  {
    name: 'etudiante liste caf',
    family: 'language',
    text: `A FAIRE
rdv caf mardi 14h (prendre attestation loyer)
rendre livres bu avant le 27
mail prof de td pr le rattrapage
acheter : piles, liquide vaisselle, litiere
resilier basic fit
payer cantine --> fait
velo : changer la chambre a air
Jules s'occupe des billets de train`,
    items: ['caf', 'livres', 'rattrapage', 'piles', 'vaisselle', 'liti', 'basic fit', 'chambre'],
    never: ['cantine', 'billets'],
    first: 'caf',
  },
  {
    name: 'maison job kids Quebec',
    family: 'language',
    text: `## Maison
- appeler le gars de la fournaise (elle fait encore un bruit bizarre)
- pneus d'hiver!!! chez Mario, la loi c'est le 1er déc.
- sortir les lumières de Noël
## Job
- finir le rapport Desjardins pour mercredi
- checker avec Stéphanie pour les vacances
## Kids
- costume de Léo pour le spectacle (11 déc)
- signer le papier de la sortie au musée, lundi
- hockey: Marc y va samedi
## Fait
- épicerie
- vaccins`,
    items: ['fournaise', 'pneus', 'lumières', 'desjardins', 'stéphanie', 'costume', 'papier'],
    never: ['hockey', 'épicerie', 'vaccins'],
    first: 'papier',
  },
  {
    name: 'infirmiere apres trois nuits',
    family: 'language',
    text: `Je sors de trois nuits d'affilée et j'ai la tête comme une pastèque. Il faut absolument que je pose mes congés de février avant jeudi sinon Sandrine va tout prendre. Et puis le pédiatre pour Inès, ça fait deux semaines qu'elle tousse. Il faut aussi que je réponde à maman pour Noël et que je regarde les trains. La voiture est passée au contrôle technique hier, rien à signaler, ouf. Penser au cadeau de départ de Nadia, on collecte jusqu'au 4 décembre. Je me sens nulle d'avoir laissé Claire sans nouvelles, il faut que je l'appelle.`,
    items: ['congés', 'pédiatre', 'maman', 'trains', 'cadeau', 'claire'],
    never: ['contrôle technique', 'pastèque'],
    first: 'congés',
  },
  {
    name: 'artisan en sms',
    family: 'language',
    text: `bon g le devis de mme Leroux a faire pr lundi (la salle de bain), cest le plus urgent. commander le placo chez point p aussi. faut ke je relance le client de Vitré il a tjs pas payé la facture de sept. jpeux pas continuer comme ca ca me stresse. le camion demarre mal le matin faut voir avec Dédé au garage. urssaf c bon c declaré. ma femme fait les courses dc pas moi lol. ah et l'anniv de ma fille le 29 g rien prévu du tt`,
    items: ['devis', 'placo', 'vitré', 'camion', 'anniv'],
    never: ['urssaf', 'courses', 'stresse'],
    first: 'devis',
  },
  {
    name: 'pensionne de Namur',
    family: 'language',
    text: `Lundi matin je dois passer à la commune chercher ma nouvelle carte d'identité, et tant que j'y suis demander des sacs poubelle. Il me reste à verser les septante euros au club de pétanque. Le plombier vient le 26 entre 8 et 12, c'est mon beau-fils qui sera là pour lui ouvrir.
Prendre rendez-vous pour le vaccin contre la grippe chez le docteur Maes. J'ai retrouvé mes lunettes, elles étaient dans le frigo (!). Il faudrait aussi que je trie les photos de Lucien pour l'album de la petite, mais ça me fait gros cœur.`,
    items: ['identité', 'sacs', 'pétanque', 'vaccin', 'photos'],
    never: ['plombier', 'lunettes', 'frigo', 'gros cœur'],
    first: 'identité',
  },
  {
    name: 'dictee parent presse',
    family: 'language',
    text: `alors euh demain faut que je pense à sortir les poubelles jaunes et après lundi y a euh la réunion avec les parents donc imprimer les bulletins avant du coup ce serait bien et puis appeler la mutuelle pour le remboursement des lunettes de Tom ça fait deux mois que j'attends j'en peux plus hein sincèrement et euh qu'est-ce qu'il y avait d'autre ah oui réserver le gîte pour les vacances de Pâques non attends ça c'est Julie qui le fait donc pas le gîte et racheter du café et des croquettes voilà et le robinet de la cuisine qui fuit toujours`,
    items: ['poubelles', 'bulletins', 'mutuelle', 'café', 'croquettes', 'robinet'],
    never: ['gîte', 'sincèrement'],
  },
  {
    name: 'dictee ponctuee Lausanne',
    family: 'language',
    text: `ok note pour moi deux points envoyer l'offre à la régie point appeler monsieur Favre virgule il attend depuis mercredi point nouvelle ligne payer l'acompte d'impôts avant la fin du mois point nouvelle ligne changer les pneus point les autocollants pour la vitrine c'est commandé ça c'est bon point à la ligne demander à la fiduciaire pour la tva point faire un backup du laptop parce que sinon je vais pleurer point`,
    items: ['régie', 'favre', 'impôts', 'pneus', 'fiduciaire', 'laptop'],
    never: ['autocollants', 'nouvelle ligne'],
  },
  {
    name: 'Zettel ohne Umlaute',
    family: 'language',
    text: `Zettel KW 48

- Elster Zertifikat laeuft am 30.11. ab!! verlaengern
- Schornsteinfeger zurueckrufen
- Winterreifen (Termin Reifen Krause, Di 8 Uhr)
- Pfand wegbringen
- Oma: Rezept abholen
- Kita-Beitrag ueberwiesen ✔
- Laterne hat Papa gebastelt
- Kuendigung o2 schreiben bis 15.12.`,
    items: ['elster', 'schornsteinfeger', 'winterreifen', 'pfand', 'rezept', 'o2'],
    never: ['kita-beitrag', 'laterne'],
    first: 'winterreifen',
  },
  {
    name: 'Liste aus Graz',
    family: 'language',
    text: `einkauf: erdäpfel, topfen, semmeln
herrn mag. huber anrufen wg mietvertrag
pickerl fürs auto (läuft ende november ab)
geschenk f. patenkind, taufe ist am 6.12.
jause für dienstag herrichten (wandertag)
spind in der firma ausräumen, letzter tag fr. 27.11.
öbb ticket hat die Resi eh schon gekauft
keller entrümpeln!!! irgendwann`,
    items: [
      'erdäpfel',
      'topfen',
      'semmeln',
      'huber',
      'pickerl',
      'geschenk',
      'jause',
      'spind',
      'keller',
    ],
    never: ['öbb'],
    first: 'jause',
  },
  {
    name: 'Pflegegrad und Schimmel',
    family: 'language',
    text: `Ich komme gerade zu gar nichts. Bis Mittwoch muss der Antrag auf Pflegegrad für Mama bei der Kasse sein. Außerdem wollte ich der Hausverwaltung endlich wegen des Schimmels im Bad schreiben, mit Fotos. Jonas braucht bis zum 1.12. neue Hallenschuhe, Größe 38. Letztes Wochenende war eigentlich schön, wir waren im Zoo. Der Drucker geht wieder, hat Stefan repariert. Und dann noch dieser Elternabend am Donnerstag, für den ich versprochen habe, die Folien zu machen. Ich schlafe schlecht.`,
    items: ['pflegegrad', 'hausverwaltung', 'hallenschuhe', 'folien'],
    never: ['zoo', 'drucker', 'schlafe'],
    first: 'pflegegrad',
  },
  {
    name: 'Umzug in der Schweiz',
    family: 'language',
    text: `Das muss ich alles noch: Steuererklärung 2025 (Frist verlängert bis 30. November, letzte Chance), GA verlängern, Velo zum Service bringen. Wir zügeln am 12. Dezember, also Kartons besorgen und der Gemeinde die neue Adresse melden. Die Nachmieterin ist gefunden, zum Glück. Beat organisiert den Lieferwagen. Irgendwie hab ich ein bisschen Angst vor dem neuen Ort.`,
    items: ['steuererklärung', 'ga verläng', 'velo', 'kartons', 'gemeinde'],
    never: ['nachmieterin', 'lieferwagen', 'angst'],
    first: 'steuererklärung',
  },
  {
    name: 'Kater frisst nix',
    family: 'language',
    text: `ähm also was steht an morgen muss ich unbedingt die präsentation für den müller fertig machen die ist montag um neun und dann äh den tierarzt anrufen wegen dem kater der frisst wieder nix und ach ja das paket bei der nachbarin holen die ist ab mittwoch weg dann noch die gasrechnung irgendwie prüfen das kann doch nicht stimmen zweihundert euro mehr spinnen die und geburtstag von tante inge nee warte der war ja schon letzte woche da hab ich angerufen gut dann noch milch kaufen`,
    items: ['präsentation', 'tierarzt', 'paket', 'gasrechnung', 'milch'],
    never: ['inge', 'spinnen'],
    first: 'präsentation',
  },
  {
    name: 'Schuelerin mit handy kaputt',
    family: 'language',
    text: `okay also ich muss diese woche bio lernen klausur ist am donnerstag und dann noch das portfolio für kunst hochladen deadline ist glaube ich freitag dann eh call mit der ausbildungsfirma vereinbaren und den vertrag zurückschicken mama unterschreibt den heute noch hm und mein handy screen ist broken also termin im store machen und lea sagen dass ich samstag doch nicht kann voll unangenehm mathe hab ich schon abgegeben sechs punkte egal`,
    items: ['bio', 'portfolio', 'ausbildungsfirma', 'vertrag', 'termin', 'lea'],
    never: ['mathe', 'sechs punkte'],
    first: 'bio',
  },
  {
    name: 'boarisch auf Band',
    family: 'language',
    text: `so jetzt red i da einfach nei also da ofen muass no gricht wern da kaminkehrer hod gsagt bis zum ersten dezember sonst legt er ihn still dann holz bstelln zwoa ster beim huber und d'resi hod gsagt i soll de dachrinna saubermacha des mach i wenns ned regnt und de versicherung für'n bulldog is zahlt jawoi und no dem buam des geld gebn für'n führerschein mei is des vui auf oamoi`,
    items: ['ofen', 'holz', 'dachrinn', 'führerschein'],
    never: ['versicherung', 'oamoi'],
    first: 'ofen',
  },
  {
    name: 'quadradinhos de sabado',
    family: 'language',
    text: `✅ mercado
✅ buscar remédio da vó
⬜ pagar boleto do condominio (vence 25/11)
⬜ mandar nota fiscal p/ o Edu
⬜ marcar dermato
⬜ trocar a lâmpada do corredor
⬜ material da Bia p/ feira de ciências sexta
⬜ cancelar o teste gratis do app antes q cobre
obs: ração a Ju compra`,
    items: ['boleto', 'nota fiscal', 'dermato', 'lâmpada', 'feira', 'teste'],
    never: ['mercado', 'remédio', 'ração'],
    first: 'boleto',
  },
  {
    name: 'tudo com virgulas Braga',
    family: 'language',
    text: `IUC do carro até 30/11, marcar inspecção, ligar à Dra. Teresa (análises), ir aos CTT levantar a encomenda, fato do casamento à lavandaria, condomínio já está pago, prenda para a Matilde, ver o autoclismo q não pára de correr, o Rui trata do vinho`,
    items: ['iuc', 'inspe', 'teresa', 'encomenda', 'lavandaria', 'prenda', 'autoclismo'],
    never: ['condomínio', 'vinho'],
    first: 'iuc',
  },
  {
    name: 'tcc e vazamento',
    family: 'language',
    text: `gente que semana. preciso entregar o tcc revisado pro orientador ate quinta e ainda nao arrumei as referencias. tenho q falar com a imobiliaria sobre o vazamento tb. minha irma vai levar a mae no medico entao isso ta resolvido. to com saudade de dormir. preciso renovar a cnh, vence em janeiro, e responder a recrutadora da vaga de estagio ate segunda. o notebook eu ja levei na assistencia.`,
    items: ['tcc', 'imobili', 'cnh', 'recrutadora'],
    never: ['saudade', 'notebook', 'medico'],
    first: 'recrutadora',
  },
  {
    name: 'almoço dos sogros',
    family: 'language',
    text: `Amanhã temos o almoço dos meus sogros e ainda não comprei a sobremesa. Na terça tenho de estar nas Finanças às 10h por causa da herança do tio Alberto. Convém pedir ao Sr. Joaquim um orçamento para as caleiras antes que venham as chuvas. O esquentador já foi arranjado, custou uma fortuna. A minha filha precisa de explicações de matemática, tenho de procurar alguém. Ando cansada e sem paciência nenhuma. Ah, e devolver os livros à biblioteca, o prazo é dia 2.`,
    items: ['sobremesa', 'finanças', 'orçamento', 'explica', 'biblioteca'],
    never: ['esquentador', 'fortuna', 'cansada', 'paciência'],
    first: 'sobremesa',
  },
  {
    name: 'festa do Theo',
    family: 'language',
    text: `então tá deixa eu ver o que falta pro aniversário do Theo é dia vinte e oito né tem que confirmar o buffet encomendar os docinhos com a dona Cida e eh fechar a lista de convidados o bolo a madrinha que vai dar então não precisa ah e lembrar de buscar o balão na sexta e fora isso tem o dentista meu que eu preciso remarcar e pagar a fatura do nubank que vence segunda meu deus do céu quase esqueci a decoração eu já comprei tá linda`,
    items: ['buffet', 'docinhos', 'convidados', 'balão', 'dentista', 'fatura'],
    never: ['bolo', 'decoração'],
    first: 'fatura',
  },
  {
    name: 'quadro que dispara',
    family: 'language',
    text: `olha então é assim tenho que ligar ao eletricista porque o quadro dispara sempre que uso o forno e depois mandar o relatório ao doutor Nuno até quarta e ah pois o cão o cão precisa da vacina da raiva marcar isso na veterinária e mais o quê pá levantar dinheiro para a senhora da limpeza que ela vem na terça e não não o seguro da casa já tratei ontem pronto é isso ah e comprar botas à miúda que as outras já não lhe servem`,
    items: ['eletricista', 'relatório', 'vacina', 'dinheiro', 'botas'],
    never: ['seguro', 'pronto'],
    first: 'dinheiro',
  },
  {
    name: 'hoofd zit vol',
    family: 'language',
    text: `moet ff alles opschrijven want m'n hoofd zit vol. aanslag van de belasting betalen voor 30 nov, fiets naar de maker (rem doet t niet). huisarts bellen ma om 8u over de uitslag. surprise maken voor Daan, 4 dec op school, lootjes zijn al getrokken. dat keukenkastje van pa doet m'n broer. was ophangen. de btw heb ik gister al ingediend dus die is klaar. ben wel trots op mezelf eigenlijk`,
    items: ['aanslag', 'fiets', 'huisarts', 'surprise', 'was ophangen'],
    never: ['keukenkastje', 'btw', 'lootjes', 'trots'],
    first: 'huisarts',
  },
];
