import { wordSet } from '../../words/word-set.ts';
import { type LanguageCode } from '../languages.ts';

/** How a language tells, and how it asks while it tells. */
type TellingWords = {
  /** Words that are a verb with a subject, and never the base form that names a thing to do. */
  readonly finite: ReadonlySet<string>;
  /** What is wrong, lacking, late or not done yet: told like this, a thing asks to be seen to. */
  readonly wrong: ReadonlySet<string>;
  /** What somebody wants, waits for or has asked of oneself. */
  readonly wants: ReadonlySet<string>;
  /** What is over, or lasts until a day, does not come on it. */
  readonly over: ReadonlySet<string>;
};

export const TELLING_WORDS: ReadonlyMap<LanguageCode, TellingWords> = new Map([
  [
    'de',
    {
      finite: wordSet(`
ist sind is war waren wars bin bist hat hatte hatten haben habe wird wurde wurden kommt kommen kam kamen geht ging gingen
macht machte sagt sagte meint meinte findet fand denkt glaubt regnet schneit heiratet bekommt bekam kriegt zieht zog fährt
fuhr läuft lief liegt lag steht stand sitzt saß gibt gab liebt liebe mag mochte freut nervt schreibt schrieb ruft rief schläft
redet lacht weint spinnt feiert wohnt arbeitet spielt gewann verlor schaut guckt bleibt blieb tut tat riecht schmeckt wächst
helfen kümmert fragt schuldet meldet melden fängt gehts läufts scheint hilft half weiß wusste kennt trifft traf singt klingt übernimmt sieht`),
      wrong: wordSet(`
kaputt defekt hinüber leer stinkt tropft leckt klemmt quietscht verstopft undicht fehlt fehlen fällig überfällig
abgelaufen mahnung noch nicht kein keine keinen nie platten schimmel chaos termin geburtstag frist vergessen dreckig
schmutzig ausgefallen gehört gesprungen zersprungen gerissen zerbrochen geräusch geräusche verkalkt gluckert flackert piept lahmt hakt ruckelt rattert brummt surrt
klappert wackelt knarrt knarzt knistert zischt pfeift rasselt scheppert bröckelt blättert eiert schleift rostet schimmelt flimmert streikt zickt spinnt qualmt undicht umgefallen abgefallen abgebrochen runtergefallen geplatzt verbogen`),
      wants: wordSet(
        'soll sollen sollte will wollen möchte wartet warten erwartet fragt gefragt bittet gebeten verlangt braucht brauchen brauche muss müssen',
      ),
      over: wordSet('gestern war waren hatte wurde wurden bis seit'),
    },
  ],
  [
    'fr',
    {
      finite: wordSet(`
est sont suis étais était étaient a ont ai as avait avaient va vont fait font faisait dit disent pleut vient viennent
c'est c'était s'est m'a m'ont l'a l'ont t'a n'a j'ai j'avais j'étais j'aime j'adore s'appelle sera seront aura dort pleure
rit chante travaille ressemble adore aime déteste pense trouve croit connaît habite reste semble doit doivent peut peuvent commence commencent finit change râle arrive arrivent part partent ferme ferment passe passent
ouvre ouvrent termine terminent coûte dure répond répondent`),
      wrong: wordSet(`
cassé cassée cassés casse fuit fuite bruit panne bouché bouchée vide plus manque périmé périmée expire expiré expirée
retard pas jamais oublié rendez-vous rdv anniversaire ça lisse sale pue bordel désordre bloquée arrêté arrêtée`),
      wants: wordSet(
        'veut veulent voudrait attend attendent demande demandent demandé réclame relance faut dois doit',
      ),
      over: wordSet("hier était étaient avait jusqu'au jusqu'à depuis"),
    },
  ],
  [
    'es',
    {
      finite: wordSet(`
es está esta están son soy estoy era eran fue fueron ha han he hemos había tiene tienen tengo tenía va van iba dice dicen
dijo hace hizo viene vienen vino da dan dio encanta encantan gusta gustan parece parecen cree sigue siguen llueve nieva duerme
llora ríe canta trabaja vive queda está huele sabe puso trajo quiso pudo estuvo anda andan suena llega llegan cierra cierran empieza empiezan pasa pasan sale salen contesta contestan responde abre termina terminan acaba acaban `),
      wrong: wordSet(`
roto rota rotos rotas gotea pierde fuga atascado atascada estropeado estropeada averiado averiada falta faltan vence
vencen vencido vencida caduca caducado caducó acabó acabaron acabando ruido no nunca sin olvidé cita cumple cumpleaños
desastre sucio sucia paró tapado tapada queda hay mal fatal raro rara lento lenta flojo floja fallando`),
      wants: wordSet(
        'quiere quieren espera esperan pide piden pidió pidieron reclama exige necesita necesitan debo toca',
      ),
      over: wordSet('ayer anoche fue fueron había hasta desde'),
    },
  ],
  [
    'pt',
    {
      finite: wordSet(`
é está tá estão tão são sou estou tô era eram foi foram tem têm tenho tinha vai vão fez faz diz disse deu dá dão fica veio vem
vêm continua parece parecem acha gosta gosto adoro adora chove dorme chora ri canta trabalha vive mora teve pôs trouxe quis esteve
anda cheira chega chegam fecha fecham começa começam passa sai saem responde respondem atende abre termina terminam acaba acabam`),
      wrong: wordSet(`
quebrado quebrada quebrou estragado estragada estragou avariou vaza vazando pinga pingando entupido entupida choque
acabou acabaram acabando falta faltam faltando barulho não nunca sem esqueci consulta aniversário queimou furado
furada vence vencem vencido vencida atrasado atrasada parou bagunça sujo suja mal estranho estranha lento lenta falhando`),
      wants: wordSet(
        'quer querem pede pedem pediu pediram cobrou cobra cobrando espera esperando aguarda precisa precisam preciso devo',
      ),
      over: wordSet('ontem foi foram teve tinha até desde'),
    },
  ],
  [
    'it',
    {
      finite: wordSet(
        'è sono ha hanno ho era erano va vanno fa fanno dice dicono sta stanno piove nevica dorme vive lavora',
      ),
      wrong: wordSet(`
rotto rotta perde manca mancano scade scaduto scaduta non mai senza appuntamento compleanno finito finita rumore da`),
      wants: wordSet('vuole vogliono aspetta chiede serve servono'),
      over: wordSet('ieri era fino da'),
    },
  ],
  [
    'nl',
    {
      finite: wordSet(
        'is zijn ben was waren heeft heb hebben had hadden gaat komt kwam doet deed zegt zei staat ligt regent slaapt woont werkt vindt',
      ),
      wrong: wordSet(`
kapot stuk lekt lek leeg op lekke verlopen niet geen nooit nog jarig afspraak vies`),
      wants: wordSet('wil willen wacht vraagt moet'),
      over: wordSet('gisteren was waren had tot sinds'),
    },
  ],
]);
