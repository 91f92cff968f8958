import { frAround } from "./around/fr.ts";
import type { MailWords } from "./types.ts";

const application = "(candidature|candidatures|cv|dossier|dossier de candidature|postulation)";
const job = "(poste|emploi|stage|contrat|cdi|cdd|alternance|apprentissage|contrat de travail|place)";
const talk =
  "(entretien*|entrevue|rendez vous|rencontre|journée d'essai|journée d'immersion|deuxième tour|assessment center|visioconférence|visio)";
const phone =
  "((entretien|échange|appel|rendez vous|entrevue|point|pré entretien|premier échange|premier entretien) (~ )?(téléphonique|par téléphone|au téléphone)|pré qualification téléphonique|préqualification|appel de (présélection|qualification|découverte)|bref appel|court appel)";
const test =
  "(test*|test technique|évaluation|exercice|étude de cas|cas pratique|questionnaire|mise en situation|assessment|défi technique|challenge|entretien vidéo différé|vidéo différée)";

export const fr: MailWords = {
  common:
    "le la les des et du un une vous nous votre notre vos nos pour avec dans est sur au aux que qui de avons sommes cordialement bonjour madame monsieur merci je",
  applied: [
    `(reçu|réceptionné|enregistré) (bien )?(ton|votre|ta|vos|votre) ~ ${application}`,
    `(avons|a|ai) (bien |bel et bien |correctement )*(reçu|réceptionné|enregistré|pris connaissance de) ~ (votre|ta|vos) ~ ${application}`,
    `(accusons|accuse|accuser) (bonne |bien )*réception ~ (de )?(votre|ta|vos) ~ ${application}`,
    "(accusé|confirmation) de (bonne )?réception",
    `(votre|ta) ~ ${application} ~~ (a|est|été) (bien |bel et bien |correctement |été |nous )*(reçue|reçu|enregistrée|enregistré|transmise|transmis|envoyée|envoyé|parvenue|parvenu|arrivée|arrivé|prise en compte|déposée|soumise|réceptionnée)`,
    `(votre|ta|vos) ~ ${application} (est|nous est|sont) ~ (bien )?(arrivée|parvenue|parvenu|entre nos mains|prise en compte)`,
    `(confirmons|confirme|confirmation) ~~ (réception|dépôt|envoi|enregistrement) ~ (votre|ta|vos) ~ ${application}`,
    "candidature (bien )?(reçue|envoyée|enregistrée|transmise)",
    "vous avez (bien |avec succès )?postulé ~ (avec succès|à|au)",
  ],
  thanked: [
    `(merci|remercions|remercie|remerciements) ~~ (votre|ta|vos|avoir|l'envoi de) ~ ${application}`,
    `(merci|remercions|remercie) ~~ (avoir postulé|postulé|l'intérêt que vous portez ~ (poste|offre)|votre intérêt pour (le|notre) ~ (poste|offre))`,
  ],
  screen: [
    "(appeler|téléphoner|rappeler) ~~ (pour|afin|le|lundi|mardi|mercredi|jeudi|vendredi|demain|cette semaine)",
    "(quand|comment) ~ (pourr*|puis je|peut on|peux) ~ (joindre|appeler|téléphoner)",
    `(ci joint|pièce jointe|trouverez|voici) ~~ ${test}`,
    `(invit*|proposer|proposons|propose|convenir|planifier|fixer|organiser|prévoir|disponible* pour|souhait*|aimer*|programmer|réserver|convie*|passer) ~~ ${phone}`,
    `${phone} ~~ (est|a été|aura lieu|prévu|confirmé|fixé|programmé|convenu)`,
    `(confirm*) ~~ ${phone}`,
    "(échanger|discuter|entretenir|parler|joindre|contacter) ~ (avec vous )?~ (par téléphone|au téléphone|téléphoniquement|de vive voix)",
    "(vous (appeler|appellerai|appellerons|rappeler)) ~~ (le|à|demain|lundi|mardi|mercredi|jeudi|vendredi)",
    `(invit*|convie*|demand*|prions|proposons|propose|merci de|souhait*|veuillez|pouvez) ~~ (passer|réaliser|effectuer|compléter|faire|remplir|répondre à|à un|au) ~ ${test}`,
    `(invit*|conv*) ~~ (à|au) (un |une |notre |passer )?~ ${test}`,
    `prochaine étape ~~ ${test}`,
    `(trouver*|recevr*|envoyons|adressons|transmettons) ~~ (lien|accès) ~~ ${test}`,
  ],
  interview: [
    "(poursuivre|continuer|avancer) ~~ (avec|par|lors) ~ (entretien*|rencontre|entrevue)",
    "(second|deuxième|dernier|nouvel|prochain) (entretien|rendez vous) ~~ (le|avec|dans)",
    "(venir|passer|être présent*|présenter) ~~ (pour|à) ~ (entretien*|entrevue)",
    `(invit*|convie*|convoqu*|conviés) ~~ (à|pour|au) (un |une |notre |votre |le |la |passer )*(~ )?${talk}`,
    "(invitation|convocation) (à|pour|au) (un |une |votre |l )?~ (entretien*|entrevue|rencontre)",
    `(souhait*|aimer*|serions|ravis|heureux|plaisir|désir*|voudrions|envie) ~~ (vous rencontrer|vous recevoir|te rencontrer|vous recevrons|faire votre connaissance|faire plus ample connaissance|vous voir|échanger avec vous (de vive voix|en personne|lors))`,
    `(propos*|convenir|planifier|fixer|organiser|programmer|prévoir|caler) ~~ (un |une |votre |l )?~ (entretien*|entrevue|rencontre|rendez vous)`,
    `(entretien*|entrevue|rencontre|rendez vous) ~~ (est|a été|aura lieu|se tiendra|se déroulera|sera|sont) ~ (confirmé*|fixé*|prévu*|programmé*|planifié*|maintenu|lieu|le (lundi|mardi|mercredi|jeudi|vendredi|\\d))`,
    "(entretien*|entrevue|rencontre) ~~ (aura lieu|se tiendra|se déroulera)",
    "(confirm*) ~~ (entretien*|entrevue|rendez vous|rencontre)",
    "(disponible*|disponibilités|créneau*) ~~ (pour|à) ~ (un |votre |cet |l )?(entretien*|entrevue|rencontre)",
    "(entretien*|entrevue) ~~ (créneau*|disponibilités)",
    "(retenu*|sélectionné*|présélectionné*) ~~ (pour|à) ~ (un |l )?(entretien*|entrevue)",
    "rappel ~~ (entretien*|entrevue)",
  ],
  byPhone: ["(téléphonique*|par téléphone|au téléphone)"],
  offer: [
    "(vous êtes|tu es|êtes) (embauché*|recruté*|engagé*|pris*|notre nouveau|notre nouvelle)",
    "(le poste est) (à vous|pour vous|le vôtre|à toi)",
    "(intégrer|rejoindre|rejoigniez|accueillir) (notre équipe|nos équipes) ~ (à partir|dès|en tant|comme|à compter)",
    `vous (proposer|offrir|proposons|offrons|confier) ~ ${job}`,
    "(faire|adresser|formuler|soumettre|transmettre|présenter|envoyer|faisons|adressons|transmettons) ~~ (une offre|proposition|offre d'emploi|offre d'embauche|promesse d'embauche|proposition d'embauche|votre contrat)",
    "(votre candidature|vous|profil) (a|avez) été (retenu|retenue|retenus|sélectionné|sélectionnée|choisie|choisi|acceptée) (pour|sur|au) (le|ce|ledit|un) (poste|stage|contrat|emploi)",
    "votre candidature (a été|est) (retenue|acceptée)",
    "(avons|ai) (décidé|choisi) (de )?(vous (recruter|embaucher|retenir|engager|confier)|retenir votre candidature)",
    "(bienvenue|accueillir) (dans|parmi|au sein de) (l équipe|notre équipe|nos équipes)",
  ],
  rejected: [
    "(privilégié|préféré|favorisé|privilégier|retenu) ~~ (des|un|une|d autres|autre*) (profil*|candidat*|personne*) ~ (plus|dont|autre*|mieux|correspond*)",
    "(autres|autre) candidat* ~ (dont|ont été|a été|correspond*|mieux|plus)",
    `(pas|plus|jamais) ~ (été )?~ (retenu*|retenir|donner suite|donné suite|donner une suite|poursuivre|favorable*|favorablement|sélectionné*|aller plus loin|en mesure de (donner|retenir|vous proposer|répondre favorablement|poursuivre))`,
    "(ne pas|n'avons pas|ne pouvons pas|ne pourrons pas|ne pouvons|ne sommes pas|ne peut|n'a pas|n'est pas|n'avons) ~~ (retenu*|retenir|donner suite|donné suite|suite favorable|poursuivre|favorablement|sélectionné*|proposer ~ (poste|entretien))",
    "(ne|n) ~ (correspond*) ~~ (pas|totalement|exactement|aux|complètement)",
    "(regret*|malheureusement|désolé*|navré*) ~~ (pas (été )?(retenu*|retenir|donner|poursuivre|sélectionné*|favorable*|correspond*)|y donner|donner (une )?suite|refus*|négative*|défavorable*)",
    "(autre|autres|d'autres|un autre) ~ (candidat*|candidature*|profil*|personne*) ~~ (retenu*|correspond*|dont)",
    "(candidature|vous) ~~ (rejetée|refusée|écartée|non retenue|n'a pas abouti|pas abouti|défavorable|pas été concluant*)",
    "(réponse|suite) (défavorable|négative)",
    "(décidé|choisi|préféré|décision) (de ne pas|de ne plus|ne pas)",
    "(ne pas donner suite|non retenue|ne donnerons pas suite|pas donner suite)",
  ],
  withdrawn: [
    "(retirer|retire|retirons|retrait de|annuler|renoncer à) ~ (ma|mon) ~ (candidature|dossier)",
    "(ma|mon) candidature ~~ (retirée|annulée|retirer|ne plus)",
    "(j'ai|je viens d'|ai) ~~ (accepté|accepter|choisi|signé) ~ (une autre|un autre|autre) ~ (offre|poste|proposition|opportunité|emploi|contrat)",
    "(je|j'ai) ~~ (décidé|choisi|préfère) (de )?(ne pas|ne plus) ~ (poursuivre|donner suite|continuer|accepter)",
    "je ~ (décline|refuse|ne souhaite plus|ne suis plus|ne suis pas en mesure d'accepter|renonce)",
    "(décliner|refuser) (votre|cette) ~ (offre|proposition)",
  ],
  moved: [
    "(entretien*|rendez vous|rencontre|entrevue|appel|échange) ~~ (reporté*|déplacé*|décalé*|avancé*|reprogrammé*|reporter|déplacer|décaler|avancer|reprogrammer|nouvelle date|nouvel horaire|report)",
    "(reporter|déplacer|décaler|avancer|reprogrammer|report|décalage|reportons|décalons|déplaçons) ~~ (entretien*|rendez vous|rencontre|entrevue|appel)",
    "(nouvelle date|nouvel horaire|nouveau créneau) ~ (de|pour) ~ (entretien*|rendez vous|entrevue)",
  ],
  cancelled: [
    "(entretien*|rendez vous|rencontre|entrevue|appel) ~~ (annulé*|annuler|n'aura pas lieu|n'aura plus lieu|supprimé)",
    "(annuler|annulation|annulons|annulé) ~~ (entretien*|rendez vous|rencontre|entrevue)",
  ],
  ...frAround,
};
