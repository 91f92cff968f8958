import type { MoveWords } from "./types.ts";

const papers =
  "(candidature|dossier|cv|courrier|lettre|inscription|mail|message|courriel|documents|pièces|postulation)";
const others =
  "(quelqu un|quelqu un d autre|une autre|un autre|d autres|autre|autres|une personne|un candidat|une candidate|candidat*|profil*|en interne|interne)";
const post = "(poste|emploi|place|stage|offre|contrat|mission|alternance|recrutement)";
const weekday = "(lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|aujourd hui)";
const clock = "(\\d{1,2} h|\\d{1,2}h|\\d{1,2}h\\d\\d|\\d{1,2} h \\d\\d|\\d{1,2} heures|midi)";

export const frMoves: MoveWords = {
  declined: [
    "(poste|place|emploi) (~ )?(revient|est revenu|a été attribué|a été donné|ira|est allé) (~ )?(à|au)|on a pris|avons pris|(pas atteint|n atteint|non admis*|inapte|inférieur*|non retenu*|non sélectionné*|note insuffisante|ne figure*)|(il nous faut|nous cherchons|nous avons besoin de|besoin de) (~ )?(quelqu un|une personne) (~ )?(qui|plus|avec)",
    `(choisi|choix|retenu*|préféré|pris|recruté|embauché|privilégi*|opté|porté|porte|avancer|poursuivre|continuer|trouvé|tournés|sélectionné|orienté|arrêté|partons|partis|décidé) (~~ )?${others}`,
    `${others} (~~ )?(choisi*|retenu*|pris*|recruté*|convaincu|convaincus|l emporte|emporté|plus proche*|plus expérimenté*|correspond*|davantage|mieux)`,
    `(le|ce|cette|la|l) (~ )?${post} (~ )?(est|a été|n est|vient|sera) (~ )?(pourvu*|pris*|plus|fermé*|annulé*|attribué*|suspendu*|gelé*|clos*|clôturé*)`,
    "(pas|plus|sans|non|ni) (~ )?(retenu*|suite|donner suite|aller plus loin|poursuivre|aboutir|abouti|sélectionné*|en mesure|favorable*|correspond*|convenir|la bonne|possible de|été choisi*|vous prendre|te prendre|concluant*|disponible)",
    "(réponse|suite|décision|avis|retour) (~ )?(négative|défavorable|négatif)|(refus|refusé*|déclin*|écarté*|rejeté*|c est non|ce sera non)|(gel des (embauches|recrutements)|recrutement (~ )?(annulé|suspendu|abandonné|infructueux))",
    "(en rester là|s arrête (là|ici)|mettre un terme|met fin|prend fin|ne (sera|serez|seras|ferons|fera) pas)",
  ],
  regret: [
    "(malheureusement|regret*|désolé*|navré*|hélas|décevant*|déception|déçu*|dommage|pas (une|la|de) (~ )?(bonne*|réponse) (~ )?(nouvelle*|espér*|attend*|souhait*)?|mauvaise nouvelle|à regret|contrecœur)",
  ],
  parting: [
    "(souhait*|bonne chance|bon courage|bonne continuation|pleine réussite|plein succès|beaucoup de (succès|réussite)|croise* les doigts)",
    "(postuler|candidater|représenter|recontacter|réessayer|revenir|écrire|solliciter) (~ )?(à nouveau|de nouveau|prochain*|ultérieur*|l an prochain|plus tard)",
    "(conserv*|gard*) (~ )?(votre|ton|vos|tes|précieusement) (~ )?(cv|dossier|candidature|coordonnées|profil)|(vivier|cvthèque)|(autre* (offres|opportunités|postes)|futur* (offre|opportunité|poste|recrutement)*|opportunités futures)|si (un|une) (~ )?(poste|opportunité|place) (~ )?(se libère|s ouvre|se présente)|ne remet (~ )?en cause",
  ],
  rivals: [
    "(grand nombre|nombreuses|nombreux|beaucoup de|plus de \\d+|près de \\d+|\\d+) (~ )?(candidatures|candidats|dossiers|profils|réponses)",
    "(choix|décision) (~ )?(difficile*|n a pas été|serré*|délicat*)|(difficile|serré) (~ )?(choix|décision|choisir|départager)|après (~ )?(mûre|longue|attentive|examen|étude|réflexion|délibération|analyse)|(plus|mieux|davantage) (~ )?(correspond*|proche*|adéquation|en phase|expérience|adapté*)|en meilleure adéquation|au final|finalement",
  ],
  hired: [
    "(engage à vous recruter|décidé de vous (~ )?(recruter|embaucher|engager|retenir|confier)|nommé*|titularis*|bon pour accord|admis* (sur|au)|lauréat*|vous rejoignez|compter parmi nous|parmi nous|dans l équipe)",
    "(on|nous|je) (~ )?(vous|te|t) (~ )?(prend|prends|prenons|embauche|embauchons|engage|engageons|recrute|recrutons|garde|veut|voulons|attend pour commencer|confions|confie|proposons (~ )?(poste|contrat|cdi|cdd))",
    "(vous|tu) (~ )?(êtes|es|avez|as|commencez|commences|commencerez|commenceras|débutez|débutes|rejoignez|rejoins|rejoindrez|intégrez|intégrerez|pouvez commencer|peux commencer) (~~ )?(pris*|embauché*|retenu*|recruté*|engagé*|le poste|la place|lundi|mardi|mercredi|jeudi|vendredi|\\d+|équipe|commencer|choisi*)",
    `(le|ce|la|cette) ${post} (~ )?(est|c est) (~ )?(à vous|à toi|pour vous|pour toi|le vôtre|le tien|vôtre|tien)`,
    "(promesse d embauche|proposition d embauche|offre d embauche|lettre d engagement|votre contrat|ton contrat|le contrat|un contrat|le cdi|un cdi|un cdd)",
    "(bienvenue|ravi* de vous accueillir|ravie de vous accueillir|heureux de vous compter|heureux de t accueillir|plaisir de vous compter|hâte de (travailler|vous accueillir|t accueillir|commencer))",
    "(c est oui|choix s est (~ )?porté (~ )?(sur|vers) (vous|toi|votre candidature)|choix (~ )?(vous|toi)|(quand|à partir de quand) (~ )?(commencer|débuter|démarrer))",
  ],
  joy: [
    "(félicitations|bravo|bonne nouvelle|excellente nouvelle|heureux|heureuse|ravi*|plaisir|enthousiaste*|conquis*|enchanté*|joie)",
  ],
  terms: [
    "(salaire|rémunération|brut|bruts|net|mensuel*|annuel*|taux horaire|période d essai|congés|mutuelle|tickets restaurant|temps plein|temps partiel|cdi|cdd)",
    "(contrat|sign*|rib|carte vitale|numéro de sécurité sociale|visite médicale|casier|tenue|chaussures|date d entrée|premier jour|prise de poste|intégration|embauche|prise de fonction)",
  ],
  come: [
    "(attendons|attends|attendu*|recevrons|entendre) (~ )?(vous|te|t|lundi|mardi|mercredi|jeudi|vendredi|le)|(entretien*|rendez vous|audition) (~~ )?(lundi|mardi|mercredi|jeudi|vendredi|le \\d{1,2}|\\d{1,2}|fixé|prévu|avec)",
    `(venir|venez|viens|passer|passez|passe|présenter|présentez|rendre|rencontrer|recevoir|recevrons|reçu|reçue|voir|accueillir|retrouver) (~~ )?(${weekday}|${clock}|bureaux|locaux|mairie|agence|atelier|sur place|équipe|nous|semaine)`,
    `(${weekday}|${clock}|semaine) (~~ )?(venir|passer|présenter|rencontrer|recevoir|reçu*|attend*|convient|rencontre|entretien|échanger)`,
    "(vous|te|t) (rencontrer|recevoir|recevrons|voir|entendre|connaître|recevra)|(faire (votre|ta|plus ample) connaissance|autour d un café|entretien|entrevue|rendez vous|rencontre|journée d essai|essai|jury|convocation|convoqu*|deuxième tour|prochaine étape|étape suivante|présélectionn*|commission de recrutement|immersion)",
    "(choisir|choisissez|choisis|réserver|réservez|réserve|sélectionner) (~ )?(créneau|date|horaire|moment)|créneau* (~ )?(propos*|disponible*|ci dessous|convien*)",
  ],
  logistics: [
    "(munir|muni|munie|apporter|apportez|apporte|prévoir|emmener|pensez|pense) (~~ )?(pièce|identité|diplôme*|cv|permis|copie|original*|portfolio|books?|tenue|carte)",
    "(accueil|étage|salle|bureau \\d+|parking|garer|interphone|sonner|sonnez|entrée|métro|tram|gare|demander|demandez)",
    "(durée|dure|durera|comptez|compter|prévoir|prévoyez|environ|une petite) (~ )?(une heure|\\d+ (minutes|min|heures)|demi heure|heure|trois quarts)",
    "(teams|zoom|google meet|visio|visioconférence|lien de connexion|invitation suivra|frais de déplacement)",
  ],
  agree: [
    "(convient|conviendrait|convenir|arrange|arrangerait|va|irait|possible|disponible*|dispo|libre)",
    "(confirm*|merci de|dites|dis|faites|fais|tenez|prévenir|indiquer|répondre) (~~ )?(présence|disponib*|venue|savoir|si|convient|rendez vous|participation)",
  ],
  ring: [
    "(appel*|téléphone|téléphonique*|téléphoner|coup de fil|joindre|rappel*|passer un coup|visio rapide) (~~ )?(vous|te|minutes|cette semaine|demain|lundi|mardi|mercredi|jeudi|vendredi|numéro|quand|disponible*|échange*|moi|quart d heure)",
    "(échang*|parler|discut*|disponible*|quand|numéro|vous|te|t|premier|court|rapide|minutes) (~~ )?(appeler|appel|téléphon*|coup de fil|joindre|rappeler|de vive voix)",
  ],
  tested: [
    "(test|tests|exercice|questionnaire|étude de cas|cas pratique|mise en situation|évaluation|épreuve|défi) (~~ )?(joint*|lien|réaliser|compléter|remplir|passer|renvoyer|retourner|jours|minutes|avant|faire|ci dessous|ligne|répondre)",
    "(réaliser|compléter|remplir|passer|renvoyer|retourner|faire|effectuer|invit*|résoudre|prochaine étape|trouver*) (~~ )?(test|tests|exercice|questionnaire|étude de cas|cas pratique|mise en situation|évaluation|épreuve|défi)",
  ],
  arrived: [
    "(je|nous|on|il|elle) (~ )?(l ai|l avons|l a|transmets|transmis|l ai lu|le lis|le lira|la lira|lit tout)|(enregistré*|inscrit*) (~ )?(sous le numéro|sous la référence)|bien (reçu|arrivé*)|dépôt (~ )?(confirmé|validé)",
    `${papers} (~~ )?(est|a|ont|sont|nous est|m est|bien|été) (~~ )?(arrivé*|reçu*|parvenu*|enregistré*|transmis*|prise en compte|pris en compte|entre nos mains|envoyé*|déposé*|complet*|validé*)`,
    `(reçu|reçois|recevons|bien reçu|merci pour|merci de|remercions|remercie*|accus*|réception|confirm*) (~~ )?(${papers}|postulé|avoir postulé|intérêt pour (le|notre|ce) poste)`,
    "(accusé (de )?réception|candidature (envoyée|reçue|enregistrée|transmise)|postulé avec succès|c est bien arrivé|bien arrivé)",
  ],
  waiting: [
    "(allons|va|vont|sera|serons|étudi*|examin*|prend*|regard*|lirons|lire|analys*) (~~ )?(étudier|étudiée*|examiner|examinée*|attention|dossier|candidature|profil|lecture|attentivement|services|examen)",
    "(reviendrons|reviens|reviendra|recontact*|contacterons|contacter*|répondrons|réponse|retour|informé*|tiendrons|aurez|auras|nouvelles) (~~ )?(vers vous|vers toi|vous|sous|délai*|courrier|dans|semaines|jours|suite|rapidement|prochainement|informé*|bientôt)",
    "(sous|dans un délai de|dans les|d ici|avant) (~ )?(\\d+|deux|trois|quatre|quinze|huit|meilleurs|quelques|fin) (~ )?(jours|semaines|délais|mois|semaine)|sans (réponse|retour|nouvelles) de (notre|ma) part|(ne pas répondre|automatique|numéro de (dossier|référence|candidature))",
  ],
  quit: [
    "(retiré*|retrait|désist*|annul*) (~~ )?(candidature|dossier|demande)|(candidature|dossier) (~~ )?(retiré*|annulé*|clôturé* à votre demande)|à votre demande|pris* (bonne )?note de votre (désistement|retrait|décision)|radié* de (la|notre) liste",
  ],
  beside: [
    "(reste (fixé|inchangé|maintenu)|est maintenu|date plus proche)",
    "(vos|tes) références",
    "(enquête|sondage|questionnaire de satisfaction|votre avis|notez|votre expérience|qu avez vous pensé)",
    "(absent*|congés|de retour|en vacances|réponse automatique|remplac*)",
    "(par erreur|erreur d adresse|mauvais destinataire|ne pas tenir compte|destiné à|confondu)",
    "(toujours en cours|pas encore|encore en|n avons pas encore|aucune décision|patience|délai (~ )?plus long|déciderons|décidera|retard*)",
    "(manque|manquant*|transmettre (~ )?(copie|justificatif)|pièces manquantes|télécharger|envoyer (~ )?(copie|diplôme|attestation|justificatif)|compléter votre dossier)",
    "(remboursement|facture|note de frais|commande|livraison|réservation)",
    "(portes ouvertes|salon|forum|webinaire|atelier|newsletter|parents|adhérents|clients|patients|résidents|locataires|conseils|comment (réussir|préparer)|podcast|formation)",
    "(ma candidature|mon cv|je postule|je me permets|ma lettre)",
    "(date limite|prolongé*|mot de passe|code de (sécurité|vérification)|confirmez votre (adresse|e)|données personnelles|consentement|rgpd)",
    "(parrain*)",
  ],
};
