import { type LanguageCode } from '../languages.ts';
import { anyOf, wordSet } from '../../words/word-set.ts';
import { weekdaysIn } from './day-names.ts';

/** How a language says that a thing is over. */
type OverWords = {
  /** Participles of deeds that no list of deeds has, in the masculine. */
  readonly done: ReadonlySet<string>;
  /** How a thing is when nothing is left to do with it. */
  readonly ready: ReadonlySet<string>;
  /** The same in several words, at the end. */
  readonly inOrder: RegExp;
  /** Looks like the participle of a deed and is a noun, or leaves something open. */
  readonly not: ReadonlySet<string>;
  /** Between a thing and what it is: "está", "sind", "a été". */
  readonly is: RegExp;
  /** What may stand behind: when, for how much, by whom. */
  readonly behind: RegExp;
  /** Not yet, or not well. */
  readonly open: RegExp;
};

export const OVER_WORDS: ReadonlyMap<LanguageCode, OverWords> = new Map([
  [
    'es',
    {
      done: wordSet(`
sellado purgado engrasado afilado enmarcado impreso enviado publicado confirmado reservado compulsado notificado justificado bordado hilvanado empapelado alicatado encerado esterilizado castrado desinstalado borrado aprobado superado resuelto solucionado recuperado presentado vendido envuelto mandado cobrado ingresado
abonado liquidado saldado domiciliado tramitado sellado archivado fotocopiado escaneado descargado actualizado configurado
instalado montado desmontado colocado plantado podado cosido planchado tendido doblado fregado barrido aspirado ventilado
ordenado recogido desatascado cambiado sustituido reparado arreglado soldado afinado revisado vacunado desparasitado
operado ensayado corregido redactado terminado acabado hecho escrito devuelto resuelto impreso finalizado concluido logrado conseguido ganado sacado
entregado repartido horneado cocinado congelado etiquetado embalado empaquetado facturado contabilizado declarado
renovado homologado convalidado matriculado inscrito apuntado contratado firmado autorizado aceptado concedido
pintado lijado barnizado cancelado anulado reclamado atado surtido agendado verificado estacionado trapeado
rendido`),
      ready: wordSet('limpio listo ok oka completo zanjado niquelado hecho'),
      inOrder: /(?<!\p{L})(?:al día|en orden|en regla|de diez|al pelo)$/u,
      not: wordSet(`
pago ido visto abierto llamado entrado salido comido bebido quedado puesto subido bajado tirado mirado buscado esperado empezado
cuidado cortado dejado seguido dado pedido preguntado investigado parado cargado ayudado elegido llenado visitado pasado`),
      is: /^(?:ya|está|esta|están|estan|quedó|quedo|quedaron|quedado|fue|fueron|ha|han|sido|al|fin|por|también|todo|toda)$/u,
      behind: new RegExp(
        String.raw`^(?:el|los|ayer|hoy|anoche|esta|este|por|a|al|ante|en|con|hace|desde|y|de|del|entre|para|antes|gracias|${anyOf(weekdaysIn('es'))}|ok|yo|todo|toda|enteros?|\d.*|\p{Sc}.*)$`,
        'u',
      ),
      open: /(?<!\p{L})(?:no|sin|nunca|casi|medio|medias|mal|falta|faltan|aún|todavía|pendiente|pendientes|error|tampoco|si|nada|queda|solo|sólo|peor)(?!\p{L})/u,
    },
  ],
  [
    'pt',
    {
      done: wordSet(`
selado purgado afiado emoldurado impresso enviado publicado confirmado reservado homologado justificado bordado encerado esterilizado autorizado pintado transferido desinstalado apagado aprovado superado resolvido solucionado recuperado apresentado vendido embrulhado mandado recebido depositado
quitado liquidado saldado tramitado carimbado arquivado digitalizado descarregado atualizado configurado instalado montado
desmontado colocado plantado podado cosido costurado engomado dobrado esfregado varrido aspirado ordenado desentupido
trocado substituído reparado arranjado consertado afinado revisado revisto vacinado castrado operado corrigido redigido terminado
acabado finalizado concluído conseguido ganho tirado entregue repartido assado cozinhado congelado embalado empacotado
faturado declarado renovado reconhecido autenticado matriculado inscrito contratado assinado autorizado aceite aceito concedido pintado
lixado envernizado cancelado anulado remarcado agendado verificado feito pago limpo guardado lavado passado comprado
protocolado emitido escrito posto pago entregue`),
      ready: wordSet('limpo pronto ok okay completo tratado feito resolvido'),
      inOrder: /(?<!\p{L})(?:em dia|em ordem|nos trinques|a funcionar|funcionando)$/u,
      not: wordSet(`
visto ido lido pedido chamado aberto entrado saído mexido buscado procurado esperado começado cuidado cortado deixado dado perguntado
ajudado escolhido ligado visitado baixado levado passado mudado combinado mostrado`),
      is: /^(?:já|está|tá|ta|estão|tão|foi|foram|ficou|ficaram|sido|finalmente|enfim|também|todo|toda|tudo)$/u,
      behind: new RegExp(
        String.raw`^(?:ontem|hoje|anteontem|na|no|nas|nos|em|esta|essa|este|esse|pela|pelo|pelas|pelos|por|a|ao|à|às|com|há|desde|e|de|do|da|para|pra|semana|mês|${anyOf(weekdaysIn('pt'))}|já|ok|todo|toda|\d.*|\p{Sc}.*|r\$.*)$`,
        'u',
      ),
      open: /(?<!\p{L})(?:não|sem|nunca|quase|meio|mal|falta|faltam|ainda|pendente|erro|nem|se|nada|pior|só)(?!\p{L})/u,
    },
  ],
  [
    'fr',
    {
      done: wordSet(`
retouché recousu ourlé livré amidonné nettoyé décapé détartré purgé graissé gonflé aiguisé affûté encadré relié imprimé tapé transmis soumis publié posté boosté confirmé réservé programmé posé ramoné viré livré repeint réussi obtenu validé tondu soldé désinstallé supprimé remboursé encaissé touché récupéré restitué
planté semé taillé élagué lessivé lavé essuyé repassé plié étendu aspiré balayé dépoussiéré débouché changé réparé soudé
révisé vidangé vacciné opéré corrigé rédigé bouclé terminé achevé gagné décroché emballé empaqueté étiqueté facturé
déclaré renouvelé homologué immatriculé inscrit embauché signé autorisé accepté accordé peint poncé verni annulé
résilié réclamé numérisé scanné photocopié téléchargé configuré installé monté démonté branché raccordé cuit congelé
préparé expédié posté affranchi déposé reçu pris mis fait cousu recousu rangé trié jeté donné vendu reloué versé débité
crédité prélevé réceptionné enregistré classé archivé complété rempli rentré ramassé écrit lu appris`),
      ready: wordSet('propre ok okay nickel bon réglé bouclé plié prêt complet'),
      inOrder: /(?<!\p{L})(?:à jour|a jour|en règle|en ordre|en état de marche|au propre)$/u,
      not: wordSet(`
vu ouvert passé cherché essayé demandé laissé commencé prévu invité fermé coupé arrêté emprunté prêté gardé amené changeant allé
tenu venu servi écouté appelé trouvé monté montée entré entrée arrivé arrivée sorti sortie descendu loué`),
      is: /^(?:est|sont|a|ont|été|c'est|déjà|bien|enfin|tous|toutes|tout|toute|aussi)$/u,
      behind: new RegExp(
        String.raw`^(?:le|les|hier|avant-hier|aujourd'hui|ce|cet|cette|par|à|a|au|aux|en|avec|chez|dans|depuis|et|de|du|des|pour|sur|${anyOf(weekdaysIn('fr'))}|ok|tout|toute|\d.*|\p{Sc}.*)$`,
        'u',
      ),
      open: /(?<!\p{L})(?:pas|ne|n'est|n'a|jamais|sans|presque|mal|moitié|manque|encore|reste|erreur|si|rien|plus|non|sauf|in)(?!\p{L})/u,
    },
  ],
  [
    'de',
    {
      done: wordSet(`
gefliest verfugt tapeziert verputzt nachgezahlt eingezahlt angezahlt gezahlt gepackt geladen geölt gefettet geschliffen geschärft gerahmt gebunden gemeldet gespendet entwurmt kastriert getrimmt begradigt gedämmt verkabelt verdrahtet verfüllt bestanden geschafft gewonnen bekommen erhalten gelöscht erledigt bepflanzt befüllt gefüllt beglichen bewilligt genehmigt
bestätigt bezogen verkauft verschenkt vermietet versendet verschickt verpackt verräumt verlegt versichert vereinbart verputzt vergeben
erneuert ersetzt entsorgt entrümpelt entkalkt entlüftet ersteigert gestrichen gewaschen gebügelt gesaugt gewischt gekehrt gemäht
geimpft gekocht gebacken gebaut getankt gewechselt getauscht gedruckt geliefert gestopft genäht geflickt gestimmt gestutzt gepflanzt
geschnitten gegossen gefüttert geleert gespült geräumt gesichert gestellt gezahlt geschickt gebucht gekündigt geholt geschrieben
unterschrieben überwiesen übergeben überprüft zusammengebaut eingerichtet gmacht gricht zahlt gholt putzt iigreicht igreicht bschtellt bstellt zalt verkouft
kontrolliert desinfiziert gemeistert gefegt bezahlt bestellt gefaltet`),
      ready: wordSet('fertig sauber ok okay komplett erledigt durch paletti geregelt geritzt'),
      inOrder:
        /(?<!\p{L})(?:in ordnung|(?:ist|sind) (?:drin|dran|drauf|drauf|weg)|auf stand|unter dach und fach|wieder ganz|wieder heil|im sack|im kasten|vom tisch|vom hals)$/u,
      not: wordSet(`
passiert interessiert ruiniert blockiert demoliert reduziert kompliziert garantiert irritiert frustriert deprimiert pikiert kapiert
ausgefallen abgelaufen abgebrochen ausgegangen aufgegangen eingefroren abgestürzt eingeschlafen ausgelaufen abgerissen aufgebraucht
ausverkauft eingegangen angekommen umgefallen ausgerissen abgefallen angefahren eingerissen abgesoffen ausgeleiert abgenutzt
zugestellt zugeparkt zugelaufen eingesperrt angefangen begonnen verschoben verliehen ausgeliehen vergessen verloren gerissen
zerbrochen gebrochen abgesagt aufgehört abgehauen aufgewacht aufgestanden angebrannt abgebrannt eingeladen angezeigt
angemahnt angefragt vorgemerkt nachgefragt angekündigt ausgesetzt abgelehnt weggelaufen aufgeplatzt aufgeraucht
ausgezogen eingezogen angezogen abgestellt abgeklemmt angeschlagen eingeklemmt ausgeschaltet umgezogen vorgenommen
zugenommen abgenommen hingefallen angeschwollen ausgebrochen eingebrochen angemotzt ausgeraubt zugeklebt`),
      is: /^(?:ist|sind|is|isch|wurde|wurden|san|schon|bereits|endlich|jetzt|ja|auch|alle|alles|längst|ganz|inzwischen|worden|gestern|heute|hab|habe|haben|ich|wir)$/u,
      behind: new RegExp(
        String.raw`^(?:gestern|heute|am|im|um|von|vom|für|bei|beim|an|ans|mit|in|zur|zum|auf|nach|letzte\p{L}*|vorgestern|${anyOf(weekdaysIn('de'))}|und|ok|worden|hab|habe|ich|früh|morgens|abends|\d.*|\p{Sc}.*)$`,
        'u',
      ),
      open: /(?<!\p{L})(?:nicht|kein|keine|keinen|nie|ohne|fast|halb|halbe|falsch|fehlt|fehlen|noch|wenn|ob|nichts|muss|müssen|soll|sollte|kann|werden|wird|damit|bis|warten|wartet|außer)(?!\p{L})/u,
    },
  ],
]);
