import type { AroundWords } from "../types.ts";

/** What mails in this language say beside news of an application. */
export const frAround: AroundWords = {
  pending: [
    "(toujours|encore|actuellement encore) ~ (en cours|à l'étude|examen|étudi*|examin*|en attente|analyse)",
    "(pas encore|n'avons pas encore|n'a pas encore|toujours pas)",
    "(processus|sélection|recrutement|décision|étude|délai*) ~~ (plus long|prend|retard|prolong*|plus de temps|encore)",
    "(merci|remercions|remercie|ravi*|plaisir|heureux) ~~ (pour|de|d') ~ (votre temps|l'entretien|cet entretien|notre entretien|notre échange|cet échange|l'échange|votre venue|vous avoir rencontré*|vous rencontrer (hier|ce|aujourd)|vous avoir reçu*|notre rencontre|vous avoir accordé|m'avoir|nous avoir rencontr*)",
    "(votre candidature|votre profil) a été (consultée|vue|consulté|vu)",
  ],
  unfinished: [
    "(finaliser|finalisez|terminer|terminez|compléter|complétez|poursuivre|poursuivez|reprendre|reprenez|achever) ~ (votre|ta) ~ (candidature|profil|dossier|formulaire|inscription)",
    "(candidature|dossier|formulaire|profil) ~~ (incomplet*|inachevé*|brouillon|pas finalisée|pas complet*|non finalisée|pas encore envoyée|en attente de finalisation|pas terminé*|pas été finalis*)",
    "(pièces|documents) (manquant*|complémentaire*)",
    "(plus qu'une étape|presque terminé|vous y êtes presque|dernière étape pour)",
    "(n'oubliez pas|rappel) ~~ (candidature|dossier|formulaire|finaliser|compléter)",
  ],
  advert: [
    "(alerte* emploi|alerte* job|alerte* mail|newsletter|lettre d'information|infolettre)",
    "(nouvelles|dernières|autres|meilleures) offres",
    "(offres|annonces) (d'emploi )?(pour vous|correspondant|qui pourraient|similaires|susceptibles|du jour|recommandées|près de)",
    "\\d+ (nouvelles )?(offres|annonces|emplois)",
    "(offre (spéciale|exclusive|promotionnelle|limitée|de lancement)|promotion|code promo|remise|réduction|soldes|% de|gratuit*|webinaire|premium|essai)",
    "(inviter|invitons|encourageons|invite) ~ (à )?(postuler|candidater|déposer)",
    "(postulez|candidatez) (dès|maintenant|vite|en ligne|ici)",
    "(journée portes ouvertes|portes ouvertes|salon|forum|job dating)",
  ],
  account: [
    "(confirmer|confirmez|vérifier|vérifiez|valider|validez|activer|activez) ~ (votre|ton) ~ (adresse|compte|e mail|email|inscription|courriel|identité)",
    "(mot de passe|code de (vérification|sécurité|connexion|confirmation)|identifiant*)",
    "(compte|espace candidat|profil) ~~ (créé|activé|ouvert)",
  ],
  outreach: [
    "(votre profil|votre parcours) ~~ (retenu (mon|notre) attention|intéress*|correspond|vu|découvert|linkedin|attiré)",
    "(à l'écoute|ouvert*) ~ (de|à|du) ~ (nouvelles|opportunités|marché|nouveau|nouvelle)",
    "(je|nous) (recherche|recherchons|recrute|recrutons)",
  ],
  otherMatter: [
    "(autre|autres) (prestataire*|fournisseur*)",
    "(rendez vous) ~ (médecin|dentiste|docteur)",
    "(demande|dossier|candidature) ~ (de|d'|pour) ~ (crédit|prêt|carte|location|logement|appartement|visa|adhésion|bourse|congé*|remboursement|subvention|permis|aide|allocation|passeport|assurance|inscription|naturalisation)",
    "(dossier de location|prêt immobilier|carte bancaire|note de frais|logement social|appartement)",
  ],
  noOffer: [
    "(newsletter|vivier|liste de diffusion)",
    "(proposer|proposons|offrir|offrons|propose) ~~ (entretien*|rencontre*|créneau*|rendez vous|échange|entrevue|remise|réduction|test|opportunité de|date*)",
    "offres? d'emploi (pour|à|en|dans|qui|correspond*|similaire*)",
    "(suite|réponse|répondu|postulé|candidature) ~ (à )?(notre|l'|cette) ?(offre d'emploi|annonce)",
  ],
  noInterview: [
    "je (serai|viendrai|confirme ma|me présenterai)",
    "(toute|toutes|une|des) (autre )?question*",
    "(enquête|sondage) ~~ entretien*",
    "(entretien annuel|entretien professionnel|entretien de départ|préparer (vos|votre|un) entretien*|réussir (vos|votre|un) entretien*|conseils|atelier|formation|webinaire|simulation d'entretien|coaching|offre d'entretien|service d'entretien|entretien (des|du|de la) (locaux|véhicule|bâtiment*|espaces))",
  ],
  selfService: [
    "(cliqu*|lien|ici|bouton|portail)",
    "(vous|je|tu) (pouvez|souhaitez|devez|voulez|pourriez|souhaiterais|voudrais|devrez)",
    "(merci|veuillez|prions|n'hésitez pas) ~~ (informer|prévenir|contacter|avertir|nous le faire|répondre)",
    "(serait il|pourrions|pourriez|est il) (possible|nous|vous)",
  ],
  condition: [
    "(sans|absence de) ~ (réponse|nouvelle*|retour)",
    "(veuillez|merci de|vous pouvez|pourrez) considérer",
    "(si|s'il|s'ils|au cas où|dans le cas où|lorsque|dès que|une fois|à condition|éventuel*|en cas de|sous réserve que|après quoi|ensuite|puis (nous|vous|un|une|le|la))",
    "(candidat* (retenu*|sélectionné*|présélectionné*))",
    "(?!pourriez vous)(pourr*|pourraient|pourrait) (être|ensuite|alors|vous)",
    "(serez|seront|sera) ~ (ensuite |alors |éventuellement )?(invité*|contacté*|convoqué*|convié*)",
    "(nous vous (inviterons|contacterons|proposerons|recontacterons))",
    "(processus|étapes) ~ (comprend*|se déroul*|compren*|comporte*|sont|est)",
  ],
  concession: ["même (si|s'il)", "si vous (avez|aviez) ~ question*", "bien que"],
  negation: ["(pas|plus|ne|aucun|aucune|jamais|sans|malheureusement|ni)"],
  news: [
    "(souhaitons|souhaite) ~~ (réussite|succès|chance|continuation)",
    "bonne continuation",
    "(autre|autres) (candidat*|profil*)",
    "(malheureusement|regret|regrettons|désolé*|navré*|félicitations|toutefois|(plaisir|heureux|ravis|heureuse) de vous (informer|annoncer|inviter|proposer|faire)|vous invitons)",
  ],
  noRejection: [
    "suite qu (aux|à|au)",
    "candidatures (~ )?(qui|non|dont)",
    "(pas|pas encore) (été )?pourvu*",
    "(répondre|réponse*) ~~ (chaque|chacun*|tous|toutes|individuel*|personnel*)",
    "(frais|déplacement|parking|remboursement|stationnement|abonnement)",
    "(par courrier|par e mail|par mail) ~~ (candidature*|traité*)",
  ],
};
