import { nounDeeds } from './romance-nouns.ts';

/** What is mostly done about a thing that a French speaker only names. */
export const FRENCH_NOUNS = nounDeeds(`
Payer: la_facture le_loyer les_impôts la_taxe l'amende l'électricité la_cantine la_cotisation les_charges le_gaz l'urssaf l'edf
  la_nounou la_pension le_prélèvement l'impôt la_contravention la_garderie l'eau le_solde l'acompte
Renouveler: la_carte_bleue la_carte_bancaire le_passeport la_carte_d'identité le_permis le_visa l'abonnement l'ordonnance la_licence la_carte_vitale le_titre_de_séjour
  la_carte_grise la_navigo l'adhésion le_bail
Passer: le_contrôle_technique l'aspirateur la_serpillière la_tondeuse
Acheter: du_pain du_lait des_œufs des_oeufs du_beurre du_fromage du_riz des_pâtes de_la_farine du_sucre du_sel de_l'huile du_café du_thé
  de_l'eau des_pommes des_bananes des_tomates des_pommes_de_terre des_oignons de_l'ail du_poulet du_jambon de_la_viande du_poisson
  des_yaourts de_la_salade des_légumes des_fruits du_vin de_la_bière des_bières du_jus du_chocolat des_biscuits des_céréales
  des_croquettes de_la_litière du_papier_toilette du_pq de_l'essuie-tout des_mouchoirs du_produit_vaisselle du_liquide_vaisselle
  du_shampoing du_savon du_gel_douche du_dentifrice des_brosses_à_dents des_couches des_lingettes des_serviettes des_tampons
  des_piles des_ampoules une_ampoule des_bougies du_scotch de_la_colle des_vis du_silicone des_sacs_poubelle des_éponges de_la_javel
  des_cahiers des_stylos des_timbres des_enveloppes de_l'encre des_cartouches des_fleurs un_cadeau des_cadeaux des_chaussures
  des_baskets des_bottes des_chaussettes un_manteau du_doliprane des_pansements des_vitamines du_terreau des_graines du_papier_cadeau
  une_bûche un_gâteau des_guirlandes un_sapin des_places une_raquette du_lait_infantile de_la_lessive_liquide de_la_crème
  des_cartons du_ruban des_lentilles du_papier_de_verre du_bois des_clous du_ciment des_croquettes_pour_chat un_chargeur une_multiprise des_fournitures
Prendre_rendez-vous_chez: le_dentiste le_médecin la_pédiatre le_pédiatre le_dermato le_dermatologue l'ophtalmo l'ophtalmologue
  le_gynéco la_gynéco le_kiné l'ostéo le_vétérinaire le_véto le_coiffeur la_coiffeuse l'orthophoniste l'orthodontiste le_psy la_psy
  le_notaire le_cardiologue l'orl la_sage-femme le_généraliste le_podologue le_garagiste l'opticien
Prendre_rendez-vous_pour: le_vaccin les_vaccins le_rappel_de_vaccin la_prise_de_sang l'échographie la_radio la_mammographie l'irm
  le_détartrage le_bilan_sanguin la_révision_de_la_voiture
Préparer: la_présentation l'exposé le_rapport le_cours l'entretien le_déguisement le_discours la_proposition le_budget l'examen
  l'oral le_repas le_dîner le_déjeuner le_goûter la_réunion_parents les_menus le_concours l'audit le_dossier_de_candidature
  l'ordre_du_jour le_réveillon le_buffet la_soutenance
Faire: l'inscription les_photos_d'identité la_valise les_valises les_devoirs les_courses le_lit la_déclaration le_virement l'inventaire la_sauvegarde le_ménage la_vaisselle
  la_vidange le_devis le_bilan la_lessive la_compta la_comptabilité le_tri le_repassage le_marché la_tva les_comptes le_plein la_mise_à_jour
  la_traduction l'état_des_lieux
Étendre: le_linge
Vider: le_lave-vaisselle le_lave-linge
Sortir: les_poubelles la_poubelle le_chien
Arroser: les_plantes le_jardin le_potager les_fleurs_du_balcon
Nettoyer: la_salle_de_bain la_cuisine le_frigo le_four les_vitres l'aquarium les_fenêtres la_hotte les_toilettes la_cage la_terrasse
  la_voiture_dedans le_poulailler la_litière_du_chat
Ranger: le_placard la_cave la_chambre le_garage le_grenier les_papiers le_bureau l'atelier le_dressing les_jouets l'appart la_maison
  l'appartement le_salon l'armoire la_buanderie
Signer: le_contrat l'autorisation le_bulletin la_convention le_carnet_de_liaison le_compromis
Remplir: le_formulaire le_questionnaire la_fiche le_constat le_dossier_d'inscription la_feuille_de_soins
Envoyer: le_cv la_lettre le_colis les_invitations le_manuscrit le_justificatif la_candidature le_recommandé les_faire-part
Répondre_à: le_mail les_mails le_message les_messages le_courriel l'e-mail
Organiser: la_fête le_voyage le_déménagement l'anniversaire les_vacances le_pot le_baptême l'evjf le_week-end
Réserver: l'hôtel la_table le_restaurant le_resto le_train le_gîte les_billets la_salle_des_fêtes le_camping l'airbnb la_nounou_du_samedi
Réparer: le_volet le_robinet le_vélo la_fermeture la_prise la_chasse_d'eau la_porte la_serrure la_fuite le_store la_poignée le_joint
  la_gouttière
Changer: le_filtre les_pneus les_draps l'ampoule_du_couloir les_plaquettes
Tondre: la_pelouse le_gazon
Tailler: la_haie les_rosiers
Prendre: les_médicaments le_médicament le_traitement rdv rendez-vous
Aller_à: la_pharmacie la_banque la_poste la_mairie la_déchetterie la_boulangerie la_préfecture la_piscine la_bibliothèque la_gym
Demander: la_bourse l'aide le_congé l'attestation l'apl l'extrait_de_naissance l'acte_de_naissance
Terminer: le_mémoire la_thèse la_maquette la_conclusion le_chapitre l'article le_site le_roman la_dissertation la_dissert le_cv_vidéo
Récupérer: les_résultats le_costume le_pressing les_clés la_caution
Mettre: de_l'essence
Relancer: l'impayé
Appeler: le_plombier l'électricien le_serrurier le_chauffagiste le_ramoneur le_syndic le_proprio
`);

/** What is at a time of its own, and what one does for it. */
export const FRENCH_EVENTS = nounDeeds(`
Aller_à: le_rendez-vous le_rdv la_réunion la_consultation le_mariage le_dîner la_fête le_match le_concert l'enterrement la_kermesse
  le_spectacle l'ag la_soirée le_repas le_cours l'apéro la_visite le_conseil la_répétition le_pot la_messe la_remise l'entraînement
  la_formation l'audience la_sortie le_déjeuner le_café l'atelier le_conseil_de_classe la_réunion_parents
Aller_chez: le_dentiste le_médecin le_pédiatre la_pédiatre le_kiné l'ostéo le_coiffeur l'ophtalmo le_notaire le_véto le_vétérinaire
  l'orthophoniste le_psy la_psy le_gynéco la_gynéco le_dermato
Préparer: l'entretien l'examen l'oral la_présentation l'exposé le_partiel la_soutenance l'anniversaire l'anniv le_concours le_contrôle
  le_déménagement le_goûter
`);
