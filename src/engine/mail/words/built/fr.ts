import type { BuiltWords } from "../types.ts";

const papers =
  "(candidature|candidatures|dossier|dossier de candidature|cv|documents|lettre|pièces|postulation|lettre de motivation|formulaire)";
const your = "(votre|vos|ta|tes|ton)";
const test =
  "(test|tests|évaluation|exercice|étude de cas|cas pratique|questionnaire|mise en situation|défi|épreuve|quiz)";
const talk = "(entretien*|rencontre|rencontrer|entrevue|journée d'essai|journée d'immersion)";
const others = "(candidat*|candidature*|personne*|profil*|dossier*|quelqu un)";
const day = "(lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|le \\d+*|\\d+*)";

export const frBuilt: BuiltWords = {
  applied: [
    "(votre|ton) numéro de (candidature|dossier) est",
    "inscription (au|à) ~ (recrutement|concours|poste|processus) ~~ (validé*|enregistré*|prise en compte)",
    "(candidature|dossier|cv) (bien )?(reçue|reçu|arrivé*|enregistré*)",
    `(reçu|reçus|réceptionné|enregistré) ~ ${your} ~ ${papers}`,
    `${your} ~ ${papers} ~~ (entre les mains|entre de bonnes mains|bien arrivé*|parvenu*|enregistré*|bien reçu*|à bon port|bien été reçu*)`,
    `(votre|ton|ta) (envoi|candidature|dossier) ~ (est|a) ~ (bien )?(arrivé*|reçu*|enregistré*)`,
  ],
  screen: [
    "(aimerais|souhaite|voudrais|aimerions|souhaitons|voudrions) (vous|t'|te) ?(appeler|téléphoner|avoir au téléphone|joindre)",
    `(faites|fais|passez|passe) (notre|le|ce|votre) ~ ${test}`,
    `${day} ~~ (vous appelle*|t'appelle*|vous appellerai|vous téléphone*)`,
    `(étape suivante|prochaine étape|suite) (est|consiste|sera) ~~ ${test}`,
    "(passer|passe|donner|donne|passerai|passerais) un (petit )?(coup de fil|appel)",
    `(se téléphone|s'appelle|vous téléphoner|vous appeler|vous appelle|t'appeler|t'appelle|nous appeler) ~ (${day}|vers|cette)`,
    `(passer|faire|réaliser) (un|une|des|le|la|votre) ~ ${test} ~ (ligne|avant|chez|courte)`,
    "(disponible*|libre*|partant*|dispo) ~~ (pour|à) (un|une|l) ~ (échange téléphonique|appel|coup de fil|entretien téléphonique|point téléphonique|échange par téléphone|appel téléphonique)",
    "(quart d'heure|minutes|demi heure|moment) ~~ (téléphone|téléphonique|appel|coup de fil|appeler|appelle)",
    "(un|une) (court|courte|bref|brève|petit|rapide|premier) ~ (échange|appel|entretien|point) (téléphonique|par téléphone|au téléphone)",
    `(voici|lien|accès|commencez|démarrez|passez|réalisez|effectuez|complétez|merci de (passer|réaliser|faire|compléter)|demandons de (passer|réaliser|faire|compléter)) ~~ ${test}`,
    "(enregistr*|filmer|filmez|répondre|répondez) ~~ (vidéo|vidéos)",
    "entretien vidéo différé",
  ],
  interview: [
    `(venez|viens) ~ avec (nous|l'équipe) ~ ${day}`,
    `(remettre|mettre|passer|fixer|caler) ~ (entretien|rencontre|rendez vous) (à|au|pour) ${day}`,
    `(peut|pouvons|peux|pourrait|pourrions|veut|voudrait|aimerait) (vous|te) (voir|recevoir|rencontrer) ~ ${day}`,
    `(venez|viens|passez) (nous |me )?(voir|rencontrer) ~~ (lundi|mardi|mercredi|jeudi|vendredi|samedi|demain)`,
    `vous (entendra|recevra|attend|attendra|recevrons|attendons|recevrai) ~ ${day}`,
    "(réservez|choisissez|choisis|réserve) ~ (horaire|créneau|moment|heure) ~~ (échanger|discuter|parler|rencontrer|sur place)",
    `(choisi*|sélectionn*|réserv*|indiqu*) ~ (créneau*|horaire*|date*|rendez vous|heure) ~~ ${talk}`,
    `(choisi*|réserv*) ~ créneau d'entretien`,
    "(pouvez|pourriez|peux|pourrais) (vous|tu) ~ (passer|venir) ~~ (entretien|rencontrer|discuter|essai|faire connaissance)",
  ],
  offer: [
    "nous (vous|t) (embauchons|recrutons|engageons|prenons)",
    "(votre|ton) premier jour",
    "(vous avez|tu as) (obtenu |décroché )?(le|ce) (poste|job|stage)",
    "c'est vous que ~ (retenu*|choisi*|recrut*|pris*)",
    "(confirmons|confirme) (votre|ton) (recrutement|embauche)",
    "vous (commencez|débutez|commencerez|débuterez) ~ le \\d+",
    "vous (a|avons|ai|ont) choisi* (pour|comme)",
    "(proposons|propose) de (nous |me |l'équipe )?rejoindre",
    "(votre|ton) (embauche|recrutement) (est|a été) ~ (confirmé*|validé*|acté*|approuvé*)",
    "(ravi*|heureu*|enchanté*|aimerions|souhait*|adorerions|voulons|plairait) ~ (que|si) (vous|tu) ~ (rejoigniez|rejoignez|rejoigniez|intégriez|intégrez|rejoignes|rejoins|veniez travailler|veniez nous rejoindre|nous rejoigniez|fassiez partie|nous rejoigniez)",
    "(c'est oui|c'est un oui|nous vous avons choisi*|le poste est à vous)",
    "(choix|décision) (s'est |est )?(~ )?(porté|arrêté) sur (vous|votre)",
    "hâte de (travailler avec|vous accueillir dans l'équipe|vous compter)",
  ],
  rejected: [
    "(confier|donner|attribuer|proposer|laisser) ~ poste ~ à (une|un|quelqu) ",
    "(pris|recruté|engagé|embauché|choisi|retenu) (quelqu'un|une autre|un autre|une personne)",
    "réponse (est|sera) ~ (négative|défavorable)",
    "(n'êtes|n'est|n'avez|n'a) pas (été )?(admis*|retenu*|sélectionné*|reçue|choisi*)",
    "(pas|plus) ~ (bonne|meilleure|heureuse) nouvelle",
    "(autre|quelqu un) (personne|candidat*|profil|de plus|d'autre) ~~ (prendra|prend|occupera|rejoindra|a signé|a accepté|a été|avec)",
    "(une|un) candidat* (a|ont) (signé|accepté|été retenu*)",
    "(recrutement|processus|sélection) ~ (clos|close|terminé*|bouclé*) ",
    "(parcours|profil|expérience|compétences) ~~ (s'éloigne*|ne cadre*|pas tout à fait|pas assez|trop loin)",
    "en (restons|resterons|rester) là",
    `(choix|décision) ~ (porté*|arrêté*|fixé*|tourné*) ~ sur (un|une|d'autres|des|quelqu) ~ (autre*|${others}|un d'autre)`,
    `(ne|n) (poursuivrons|poursuivons|poursuivra|donnerons|retiendrons|irons|continuerons|pourra|prendrons) (pas|plus) ~~ (candidature|dossier|suite|loin|processus|recrutement|parcours|avec vous|étape*)`,
    "(aventure|parcours|processus|procédure|chemin|candidature) ~ (s'arrête|prend fin|s'arrêtera|se termine) ~ (ici|là|pour (vous|votre)|à cette)",
    "(s'arrête|prend fin|se termine) (ici|là|à cette étape) ~ pour (vous|votre)",
    "(retenu|recruté|embauché|choisi|préféré) (un|une|quelqu|d'autres|la candidature d) ~ (autre*|un d'autre|interne|profil|candidat*|personne)",
    "(confié|donné|proposé|attribué|offert) ~ poste ~ à (un|une|quelqu) ",
    "(candidature|dossier|profil) ~ (ne|n) ~ pas ~ (étape|tour|suite|présélection|sélection|shortlist|retenu*)",
    "(c'est|ce sera) (malheureusement )?(un )?non (pour|cette)",
  ],
  moved: [
    "(rendez vous|entretien|rencontre|entrevue) ~~ (repoussé*|glisse|bascule|passe (au|à))",
    "(décaler|reporter|déplacer|avancer|décalons|reportons|repousser|repoussons) ~ (entretien*|rendez vous|rencontre|entrevue)",
  ],
  wish: ["(ravi*|heureu*|enchanté*|plairait|plaisir|reconnaissant*|touché*) ~ si"],
};
