import { goalFamily, type GoalFamily } from '../../shaping/goal-family.ts';

/** Goals in French. The steps name no thing of the writer's, so that nothing has to agree with it. */
export const FRENCH_GOALS: readonly GoalFamily[] = [
  goalFamily({
    id: 'taxes',
    size: 'sitting',
    verbs: 'faire déclarer remplir finir',
    nouns: 'impôts impôt déclaration',
    except: 'payer',
    related: 'reçus factures comptable justificatifs',
    steps: `
      # {it}
      ## Les papiers ensemble
      Mettre les papiers au même endroit | Une pile ou une boîte. Sans lire encore. | 20
      Me connecter une fois au site | Mot de passe à refaire si besoin. | 20
      Noter ce qui manque | Revenus, dépenses, lettres : une ligne chacun. | 20
      ## Remplir et envoyer
      Remplir les parties faciles | Nom, adresse, ce que tu sais par cœur. | 25
      Entrer les chiffres | Marque ce qui reste ouvert et continue. | 30
      Relire une fois et envoyer | Garde la confirmation là où tu la retrouveras. | 20`,
  }),
  goalFamily({
    id: 'move',
    size: 'project',
    verbs: 'organiser préparer planifier gérer',
    nouns: 'déménagement',
    related: 'cartons propriétaire caution camion',
    steps: `
      # {it}
      ## Vue d'ensemble
      Noter le jour et qui aide | Noms et numéros sur une feuille. | 15
      Trouver dix cartons et du scotch | Le supermarché en donne souvent. | 25
      Noter où changer l'adresse | Banque, assurance, électricité, poste. | 20
      ## Les cartons
      Mettre une étagère en cartons | D'abord ce qui sert peu. | 30
      Préparer un carton pour la première nuit | Draps, chargeur, brosse à dents, café. | 20`,
  }),
  goalFamily({
    id: 'website',
    size: 'project',
    verbs: 'refaire faire créer finir',
    nouns: 'site portfolio',
    except: 'visiter',
    related: 'domaine hébergeur',
    steps: `
      # {it}
      ## D'abord le contenu
      Noter qui lira le site | Trois mots sur ces gens. | 15
      Dessiner la page d'accueil sur papier | Des cases suffisent. | 20
      Écrire la première phrase | Simple, c'est bien. | 25
      ## Puis la page
      Choisir trois images | Les premières qui vont. | 20
      Assembler la page d'accueil | Texte et images ; le joli viendra après. | 30
      Montrer à une personne | Une question : qu'est-ce qui n'est pas clair ? | 15`,
  }),
  goalFamily({
    id: 'learn',
    size: 'project',
    verbs: 'apprendre',
    nouns:
      'anglais espagnol allemand italien portugais guitare piano violon tricoter coudre programmer nager dessiner poterie cuisiner',
    related: 'prof cours',
    steps: `
      # {it}
      ## Premier contact
      Écrire pourquoi je veux apprendre | Une phrase suffit. | 15
      Trouver une leçon pour débuter | La première correcte. Puis arrête de chercher. | 20
      Essayer dix minutes | Maladroit, c'est normal. | 15
      ## Continuer
      Choisir un quart d'heure fixe | Jour et heure, court et toujours pareil. | 15
      Poser le matériel bien en vue | Là où tu passes. | 15`,
  }),
];
