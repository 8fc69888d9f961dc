import {
  contextsOf,
  type ForeignPlan,
  notesOf,
  placesOfNouns,
} from '../../shaping/foreign-plan.ts';
import { FRENCH_GOALS } from './french-goals.ts';

/** What a plan says in French. */
export const FRENCH_PLAN: ForeignPlan = {
  contexts: contextsOf(`
    # calls | Appels | Appels | Appels
    Trouve le numéro, écris ta première phrase, puis appelle. Le répondeur compte.
    Noter ce que je veux dire : {it} | Une première phrase et le numéro. Rien de plus.
    Noter ce qui en est sorti : {it} | Une date ou un nom, là où tu le retrouveras.
    appeler rappeler téléphoner prendre réclamer relancer décommander reporter joindre
    # messages | Messages | Messages | Messages
    Deux phrases honnêtes suffisent. Envoie avant que ce soit parfait.
    Noter une ligne : {it} | Que veux-tu dire ? Quelques mots suffisent.
    Noter la réponse : {it} | Un mot suffit. Pas de réponse en est une aussi.
    répondre écrire envoyer demander prévenir informer inviter confirmer remercier féliciter contacter dire parler renvoyer
    transférer annoncer proposer poster
    # errands | Dehors | Courses | Courses
    Chaussures, sac, liste. Le magasin le plus proche suffit.
    Regarder où et quand : {it} | Les horaires et un endroit. Puis arrête de chercher.
    Mettre à sa place : {it} | Vide le sac, puis assieds-toi une minute.
    acheter racheter chercher récupérer ramener rapporter apporter déposer emmener aller visiter passer rendre retirer
    emprunter jeter donner voir faire_les_courses louer
    # computer | À l'ordinateur | Ordinateur | Papiers
    Ouvre d'abord la page. Seulement ça ; le clic suivant viendra.
    Ouvrir le nécessaire : {it} | La page, le fichier ou la lettre. Juste ouvrir.
    Garder la preuve : {it} | Une capture ou le mail, dans un dossier.
    payer réserver commander imprimer résilier renouveler déclarer remplir signer inscrire annuler archiver scanner télécharger
    comparer vérifier mettre publier installer régler virer actualiser programmer facturer
    # home | À la maison | Maison | La maison
    Mets un minuteur. Mieux qu'avant, c'est déjà fait.
    Rassembler ce qu'il faut : {it} | À portée de main. C'est l'étape.
    Ranger après : {it} | Puis assieds-toi une minute.
    nettoyer ranger laver balayer repasser vider sortir tondre arroser cuisiner coudre réparer peindre accrocher monter
    débarrasser descendre plier étendre trier tailler remplacer changer décorer préparer emballer fermer poncer recoudre
    déboucher aspirer retrouver faire
    # making | Travail au calme | Travail | Travail au calme
    Un brouillon suffit. Arrête quand le minuteur sonne, où que tu en sois.
    Faire de la place : {it} | Ouvre, pose les outils, téléphone loin.
    Regarder encore une fois : {it} | Note une chose pour la prochaine fois, puis arrête.
    rédiger finir terminer réviser étudier corriger relire dessiner apprendre lire répéter enregistrer planifier refaire
    boucler avancer créer tricoter gérer commencer
    # self | Pour moi | Moi | Prendre soin de moi
    Lent et petit, c'est juste bien.
    Poser à portée de main : {it} | Tout près, pour que ça demande peu.
    Se reposer un peu après : {it} | Assieds-toi ou allonge-toi. Ça compte.
    dormir manger boire courir nager marcher méditer respirer reposer étirer
    # thinking | À régler | À régler | Choses à régler
    Écris la toute prochaine étape. Si elle prend deux minutes, fais-la.
    Écrire une ligne : {it} | Qu'est-ce que c'est, et qu'est-ce qui suffirait ?
    Noter la prochaine étape : {it} | Une ligne, avec un jour à côté.
    décider choisir réfléchir trouver prévoir organiser traiter occuper s'occuper essayer`),
  notes: notesOf(`
    appeler rappeler téléphoner: Trouve le numéro, écris ta première phrase, puis appelle. Le répondeur compte.
    prendre: Garde deux horaires possibles sous la main, puis appelle ou réserve en ligne.
    relancer: Une phrase suffit : où en est-on ?
    répondre: Lis une fois, réponds à la seule question, envoie.
    envoyer renvoyer: Ouvre, joins ce qu'il faut, envoie.
    écrire rédiger: Commence par la ligne la plus facile. Un brouillon compte.
    demander: Un message avec une question claire. Toute réponse aide.
    aller: Regarde l'heure et le trajet. Le reste peut attendre.
    retrouver: Regarde à trois endroits, cinq minutes chacun.
    s'occuper: Écris en une ligne ce qu'il manque. C'est déjà s'en occuper.
    déboucher: Des gants, de l'eau chaude, dix minutes.
    organiser: Note trois choses nécessaires, puis fais la première.
    féliciter souhaiter: Une ligne suffit. Elle fera plaisir.
    parler: Note la seule chose que tu veux dire.
    acheter racheter: Note-le sur la liste. Le magasin le plus proche suffit.
    récupérer retirer chercher: Regarde jusqu'à quelle heure c'est ouvert. Prends un sac.
    rendre rapporter ramener déposer: Pose-le tout de suite près de la porte. C'est la moitié du chemin.
    payer régler: Ouvre le compte, paie, garde une capture.
    réserver: Regarde deux options et prends-en une.
    commander: Le premier qui convient est le bon. Commande et ferme la page.
    renouveler: Ouvre d'abord la page officielle. Garde l'ancien à côté.
    résilier annuler: Cherche « résilier » dans ton compte, ou envoie une phrase claire.
    remplir: Commence par le nom et l'adresse. Laisse ce que tu ne sais pas.
    signer: Lis une fois, signe, pose-le là où il doit partir.
    imprimer: Ouvre le fichier, imprime une page, regarde, puis le reste.
    vérifier: Regarde une fois de près. Un oui ou un non suffit.
    nettoyer laver balayer: Mets un minuteur. Mieux qu'avant, c'est déjà fait.
    ranger trier: Range dix choses. Dix, puis regarde encore.
    sortir vider: Musique, d'un seul coup, et voilà.
    arroser: Remplis l'arrosoir et fais un tour.
    cuisiner: Sors tout sur la table d'abord. Simple, c'est bien.
    réparer: Regarde de près et prends le seul outil qu'il faut.
    préparer: Note trois choses nécessaires, puis fais la première.
    finir terminer boucler: Ouvre là où tu t'es arrêté. Juste la petite partie suivante.
    refaire: Commence par le plus petit bout. Le reste attend.
    réviser étudier apprendre répéter: Cinq minutes du facile, cinq du difficile.
    lire: Une page. Ensuite, tu décides à nouveau.
    trouver: Regarde à trois endroits, cinq minutes chacun. Puis demande.
    décider choisir: Deux options sur une feuille. Assez bien suffit.
    faire: Commence par le plus petit bout. S'arrêter au milieu est permis.`),
  spareNotes: [
    'Écris la toute prochaine étape. Si elle prend deux minutes, fais-la.',
    'Commence cinq minutes. Ensuite, tu peux arrêter.',
    "D'abord la partie la plus facile. C'est assez pour aujourd'hui.",
    "Note une ligne : qu'est-ce qui suffirait ?",
    "Regarde une seule fois et pose ce qu'il faut à portée de main.",
  ],
  places: placesOfNouns(`
    messages: mail message sms courriel
    computer: impôts facture passeport dossier
    self: médicaments vitamines sieste yoga`),
  goals: FRENCH_GOALS,
};
