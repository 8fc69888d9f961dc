import { wordMap, wordSet } from '../../words/word-set.ts';
import { type LanguageCode } from '../languages.ts';

/** Sounds between words, of any language: they say nothing. */
export const FILLER_SOUNDS: ReadonlySet<string> = wordSet(
  'eh ehm euh heu hum hmm hm äh ähm öh ähem aehm mmm uhm hein pff pfff bah beh',
);

/**
 * What people do, in the base form. Where one of these stands in speech without marks, and no word
 * before it asks for a base form, another thing begins.
 */
export const FOREIGN_VERBS: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map([
  [
    'es',
    wordSet(`
abrir acabar agendar ahorrar aplicar apuntar arreglar avisar ayudar bajar barrer buscar cambiar cancelar cargar checar chequear
cobrar cocinar coger colgar comprar confirmar conseguir consignar contestar coordinar corregir cortar coser cuidar dejar
depositar descargar devolver echar elegir empacar empezar encargar encontrar entregar enviar escribir estudiar firmar
fregar grabar guardar hablar hacer imprimir inscribir instalar invitar investigar ir lavar leer limpiar llamar llenar
llevar mandar mirar ordenar organizar pagar pasar pedir pintar planchar podar poner preguntar preparar presentar
programar publicar quedar quitar recargar recoger reclamar regar registrar renovar reparar repasar reservar responder
retirar revisar sacar seguir solicitar subir sacarle tender terminar tirar tomar traer tramitar transferir vaciar vender
ver verificar visitar acompañar actualizar afilar alquilar anotar aprender archivar arrendar averiguar bañar cerrar colgar colocar
comparar completar concretar conectar configurar consultar contactar contratar crear decidir decorar desatascar descongelar
desmontar despedir destapar diseñar eliminar empadronar encender entrenar envolver escanear felicitar fijar forrar fotografiar
gestionar hornear inflar informar ingresar justificar lijar lustrar matricular medir montar negociar pelar proponer reenviar
regalar rellenar repartir reponer rescatar resolver restaurar sembrar separar sincronizar soldar solucionar sustituir tapar
traducir trasladar trasplantar ventilar votar`),
  ],
  [
    'pt',
    wordSet(`
abrir acabar agendar ajudar alugar apanhar arranjar arrumar atualizar avisar baixar buscar cancelar carregar chamar
combinar comprar confirmar consertar contactar conversar copiar cortar cozinhar cuidar dar decidir deixar depositar
descarregar devolver emitir encomendar entregar enviar escolher escrever estudar fazer fechar finalizar gravar guardar
imprimir inscrever instalar ir juntar lavar ler levantar levar ligar limpar mandar marcar mostrar mudar organizar pagar
passar pedir pendurar perguntar pintar pôr preencher preparar procurar publicar quitar recolher regar renovar reparar
reservar resolver responder retirar rever revisar sacar solicitar terminar tirar tratar trazer trocar vender ver
verificar vacinar varrer acompanhar adiantar afiar anotar apagar aprender assinar averiguar calcular cobrar colar colocar
comparar conferir congelar consultar contratar convidar costurar criar desentupir desmarcar desmontar editar embrulhar empacotar
encaminhar encher enrolar ensaiar esvaziar experimentar explicar gerir instalar lixar medir montar negociar oferecer
parcelar pesquisar plantar podar postar provar reclamar recuperar registar registrar reagendar remarcar repor separar
substituir testar traduzir transferir validar vestir visitar`),
  ],
  [
    'fr',
    wordSet(`
accrocher acheter aller amener annoncer annuler appeler apporter archiver arroser balayer boucler caler changer chercher
choisir commander confirmer coudre couper cuisiner débarrasser déclarer décorer demander déposer descendre donner écrire
emballer emmener emprunter envoyer essayer étendre étudier faire fermer finir garder gérer imprimer informer inscrire
installer inviter jeter laver lire louer mettre monter nettoyer noter organiser ouvrir passer payer peindre planifier
poster préparer prendre prévenir prévoir programmer publier racheter ramasser ramener ranger rappeler récupérer relancer
relire remplacer remplir rendre renouveler renvoyer réparer répondre repasser réserver résilier retirer retrouver
réviser signer sortir tailler téléphoner terminer tondre traiter transférer trier trouver vendre vérifier vider voir accompagner aider ajouter apprendre assembler avertir brosser classer coller comparer compléter congeler
contacter corriger créer cueillir déboucher découper dégivrer démonter dépanner détartrer dessiner emprunter encadrer enlever
enregistrer éplucher essuyer expédier facturer fixer former gonfler mesurer modifier négocier offrir percer photographier planter
plastifier poncer poser proposer purger ramoner rapporter recharger rédiger refaire régler rembourser remercier repeindre
reporter retourner scanner semer souder supprimer tester traduire vacciner valider vidanger virer visiter`),
  ],
  [
    'de',
    wordSet(`
drucken entlüften reinigen verschieben abbauen abbestellen abgeben abholen abmelden abrechnen abschicken abschließen absagen absenden anfangen anfragen anmelden
anrufen ansehen anschauen antworten aufbauen aufhängen aufräumen ausdrucken ausfüllen ausleihen ausmachen aussuchen
austauschen backen beantragen bearbeiten beantworten besorgen bestätigen bestellen bezahlen bringen buchen bügeln
durchlesen durchsehen eincremen einkaufen einladen einpacken einreichen einzahlen entsorgen erledigen eröffnen fegen
fertigmachen fragen füttern geben gießen heraussuchen holen installieren kaufen klären kochen kopieren kontrollieren
korrigieren kündigen lernen lesen leeren machen mähen melden mitbringen mitnehmen nachfragen nachschauen nähen
organisieren packen planen prüfen putzen raussuchen rausbringen rausstellen recherchieren renovieren reparieren
reservieren sammeln saugen schicken schneiden schreiben sortieren spülen staubsaugen streichen suchen tanken tauschen
telefonieren überprüfen überweisen umbuchen umtauschen unterschreiben verabreden vereinbaren verkaufen verlängern
verpacken verschicken versenden vorbereiten vorbeibringen waschen wechseln wegbringen wegwerfen wischen zahlen zubereiten
zurückbringen zurückgeben zurückrufen zurückschicken zusagen zusammenstellen`),
  ],
  [
    'it',
    wordSet(`
aggiornare aggiustare andare annaffiare aprire avvisare buttare cambiare cancellare cercare chiamare chiedere chiudere
comprare confermare consegnare controllare cucinare cucire dare disdire fare finire firmare fissare iscrivere inviare
lavare leggere mandare mettere montare ordinare organizzare pagare parlare passare portare prendere prenotare preparare
pulire regalare restituire richiamare riparare rinnovare rispondere ritirare sbrigare scaricare scegliere scrivere
sentire sistemare spedire stampare stirare studiare svuotare tagliare telefonare togliere trovare vedere vendere verificare`),
  ],
  [
    'nl',
    wordSet(`
aanmelden aanvragen afgeven afmaken afspreken afwassen afzeggen bellen bestellen betalen boeken brengen doen doorgeven
halen inleveren inpakken inschrijven invullen klaarmaken koken kopen langsbrengen ophangen opbellen lezen maken mailen nakijken ophalen
opruimen opsturen opzeggen overmaken plannen poetsen printen regelen repareren reserveren schrijven schoonmaken
stofzuigen sturen terugbellen terugbrengen uitprinten uitzoeken verlengen verzetten voorbereiden vragen wassen weggooien`),
  ],
]);

/** Behind these a base form goes on with what was said. */
export const GOVERNS: ReadonlySet<string> = wordSet(`
de del d' da do dos das para pra pro por pour a à al ao aos às au sin sem sans que qué qu' en em no na com con avec
y e et ou o u ni nem sobre sur vers tras entre até hasta tengo tiene tienes tenemos tenho tem temos puedo puede podemos
pode posso podemos peux peut pouvons peuvent dois doit devons devrait devrais debo debe debemos devo deve devemos quiero
quiere queremos quero quer queria veux veut voulait voudrais voy va vamos van vou vai vais vas allons deja deixa laisse
fait faut faudrait falta suele costuma soler poder querer deber dever ir aller faire hacer fazer savoir saber sabe sait
sais sei consigo consegui conseguí conseguido conseguimos logrado logré podido pude pu necesito necesita preciso precisa besoin espero pense penso pienso prefiero j'aimerais eu yo cómo como comment
où dónde onde quand cuándo quando quoi lo la le les los las se me te nos lui leur di dal dalla nel devo bisogna vorrei voglio posso può andare fare y en ne pas não nunca jamais bien mal promis prometi prometí prometido
podía podíamos podría podríamos podrías puedes pueden podrían pudiera pueda quería quisiera querría debía debían iba íbamos sabía
podia podiam poderia poderiam podes podem pudesse possa queriam quisesse devia deveria ia íamos sabia
pouvais pouvait pourrais pourrait pourrions puisse voulais voulait devais allais allait saurais saurait`);

/** What opens a feeling in speech without marks, where something to do stood before. */
export const FELT_OPENINGS: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['es', /^(?:me (?:duelen? |siento (?!\p{L}+r))|estoy (?:agotad|cansad|hart|muert|hech)[oa])/u],
  ['fr', /^(?:je (?:suis (?:crev|épuis|fatigu|claqu)|me sens )|j['’](?:ai mal |en ai marre))/u],
  ['pt', /^(?:me dói |dói-me |sinto-me |(?:tô|estou) (?:cansad|exaust|morrendo|mort))/u],
]);

/** Short and hurried spellings, and words without their accents, as the rules know them. */
export const RESPELLED: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>> = new Map([
  [
    'es',
    wordMap(`
tambien:también habria:habría tendria:tendría deberia:debería todavia:todavía aun:aún manana:mañana despues:después
ademas:además dia:día miercoles:miércoles sabado:sábado mas:más q:que xq:porque x:por tb:también tbn:también
tmb:también pa:para pal:para d:de aver:a_ver 1ro:1 1ero:1 1º:1 tecnico:técnico adios:adiós quiza:quizá
lun:lunes mié:miércoles mie:miércoles jue:jueves vie:viernes dic:diciembre ene:enero`),
  ],
  [
    'pt',
    wordMap(`
nao:não n:não ñ:não tambem:também tb:também tbm:também amanha:amanhã terca:terça ate:até ja:já sabado:sábado
pq:porque q:que hj:hoje vc:você pra:para pro:para dps:depois amn:amanhã 3a:terça 2a:segunda 4a:quarta-feira 5a:quinta-feira 4ª:quarta-feira 5ª:quinta-feira 6ª:sexta
6a:sexta to:tô irma:irmã mae:mãe 3ª:terça 2ª:segunda 1º:1 dez:dezembro`),
  ],
  [
    'fr',
    wordMap(`
pr:pour ke:que k:que dc:donc tjs:toujours jdois:je_dois cest:c'est apres:après deja:déjà tres:très etre:être bcp:beaucoup
qd:quand ds:dans tt:tout ajd:aujourd'hui auj:aujourd'hui dem1:demain 2main:demain ya:y_a fo:faut faudrai:faudrait
jai:j'ai lun:lundi jeu:jeudi ven:vendredi déc:décembre 1er:1 meme:même`),
  ],
  [
    'de',
    wordMap(`
fuer:für muß:muss heut:heute hab:habe ueber:über uebermorgen:übermorgen spaeter:später zurueck:zurück naechste:nächste maerz:märz
mrz:märz dez:dezember ausserdem:außerdem nix:nichts`),
  ],
]);

/** Days of the month as they are said; they count behind "el", "le", "am", "dia". */
export const SAID_DAYS: ReadonlyMap<string, string> = wordMap(`
uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14
quince:15 dieciséis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21 veintidós:22 veintitrés:23
veinticuatro:24 veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta:30
um:1 dois:2 quatro:4 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 catorze:14 quinze:15 vinte:20 trinta:30
deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 douze:12 treize:13 quatorze:14 seize:16 dix-sept:17
dix-huit:18 dix-neuf:19 vingt:20 vingt-deux:22 vingt-trois:23 vingt-quatre:24 vingt-cinq:25 vingt-six:26 vingt-sept:27 vingt-huit:28 vingt-neuf:29 trente:30
ersten:1 zweiten:2 dritten:3 vierten:4 fünften:5 sechsten:6 siebten:7 achten:8 neunten:9 zehnten:10 elften:11 zwölften:12
dreizehnten:13 vierzehnten:14 fünfzehnten:15 zwanzigsten:20 einundzwanzigsten:21 zweiundzwanzigsten:22
dreiundzwanzigsten:23 vierundzwanzigsten:24 fünfundzwanzigsten:25 sechsundzwanzigsten:26 siebenundzwanzigsten:27
achtundzwanzigsten:28 neunundzwanzigsten:29 dreißigsten:30`);

/** Short names of the days in German. They count in front of a number and behind "am" or "bis". */
export const GERMAN_SHORT_DAYS: ReadonlyMap<string, string> = wordMap(
  'mo:montag di:dienstag mi:mittwoch do:donnerstag fr:freitag sa:samstag so:sonntag',
);

/** People of one's life. What they take on is theirs. */
export const KIN: ReadonlySet<string> = wordSet(`
hermano hermana madre padre mamá papá mami papi vieja viejo suegra suegro abuela abuelo tía tío prima primo hijo hija
marido mujer esposa esposo novio novia vecina vecino cuñada cuñado compañera compañero jefa jefe socio socia hijos padres
mère père maman papa frère sœur soeur femme mari copain copine fils fille belle-mère voisin voisine collègue beau-père
mamie papi tante oncle cousin cousine parents conjoint chéri chef
mutter vater mama papa mutti vati oma opa schwester bruder frau mann freund freundin tante onkel nachbarin nachbar
kollegin kollege chefin tochter sohn schwiegermutter schwiegervater mitbewohner mitbewohnerin partner partnerin
mãe pai irmã irmão avó avô sogra sogro tia tio prima primo filha filho marido mulher namorada namorado esposa vizinha
vizinho colega chefe cunhada cunhado patroa
sorella fratello nonna nonno zia zio moglie marito figlia figlio suocera suocero mamma collega
moeder vader zus broer vrouw vriend vriendin buurvrouw buurman schoonmoeder schoonvader oma opa collega dochter zoon`);

/** What somebody does who takes a thing on. */
export const TAKES_ON: ReadonlySet<string> = wordSet(`
lleva trae ocupa encarga hace paga compra cuida cocina recoge haciendo arregla llevan traen hacen llevará traerá hará
fait gère apporte ramène paie paye achète cuisine garde charge emmène récupère occupe s'occupe s'en va
macht kümmert bringt holt kauft besorgt übernimmt erledigt fährt kocht bezahlt organisiert
trata leva traz faz paga cuida busca cozinha resolve ocupa-se encarrega-se vai
porta compra prende fa occupa regelt haalt brengt koopt doet verzorgt maakt`);
