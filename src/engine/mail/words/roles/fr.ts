import type { RoleWords } from "./types.ts";

export const frRoles: RoleWords = {
  you: "(vous|te|toi|t|tu)",
  papers: "(votre|ta|ton|vos|tes) ~ (candidature|dossier|cv|postulation)",
  post: "(poste|emploi|place|stage|alternance|apprentissage|offre)",
  talk: "(entretien|entretiens|entrevue|rencontre|rendez vous|journée d'essai|essai|immersion)",
  call: "(appel|au téléphone|par téléphone|entretien téléphonique|échange téléphonique|visio)",
  test: "(test|tests|exercice|cas pratique|étude de cas|questionnaire|essai|évaluation|épreuve|défi)",
  want: "(souhaitons|souhaite|souhaiterions|souhaiterais|voulons|voudrions|aimerions|aimerais|serions (ravis|heureux|contents)|serais (ravi*|heureu*)|ravis de|heureux de|plaisir de|désirons|avons décidé|proposons|propose|engage à)",
  invite:
    "(inviter|invitons|invite|convier|convions|convoquer|convoquons|convoque|convoqué*|proposer|proposons|propose|planifier|fixer|fixé|confirmer|confirmons|confirme|attendons|reçu*)",
  meet: "(rencontrer|recevoir|recevra|recevrons|recevons|reçoit|entretenir|échanger|connaître|connaissance)",
  offer: "(offrir|offrons|proposer|proposons|confier|confions)",
  hire: "(embaucher|embauchons|recruter|recrutons|engager|engageons|compter parmi|accueillir|intégrer|prendre)",
  contract: "(contrat|promesse d'embauche|cdi|cdd|lettre d'engagement)",
  sign: "(signer|signé|signature|joint|jointe|ci joint|bon pour accord)",
  yours: "(est|sera) (à vous|à toi|pour vous|pour toi|le tien|le vôtre)|(vous|t) est (attribué|confié)",
  not: "(pas|ne|n|aucun|aucune|plus)",
  progress:
    "(retenu*|retenir|suite|favorable*|favorablement|sélectionné*|donner suite|poursuivre|convaincre|correspond*|inviter|proposer|engager|recruter|choisi*)",
  choose:
    "(choisi*|choix|retenu*|décidé|porté|opté|pris|confié|attribué|préféré|privilégié|rejoindra|recruté|embauché)",
  others:
    "((autre|autres) (candidat*|personne*|profil*|candidature*)|quelqu'un|quelqu'un d'autre|(un|une|des) (candidat*|profil*|personne*) (plus|dont|qui|ayant|avec|interne*))",
  filled: "(pourvu|pourvue|attribué|attribuée)",
  stopped: "(est|été|sont) (annulé*|suspendu*|gelé*|supprimé*|abandonné*|clos|interrompu*)",
  day: "(lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|cette semaine|semaine prochaine|\\d{1,2} ?h ?(\\d\\d)?|\\d{1,2}h\\d\\d|\\d{1,2}h)",
  next: "(prochaine étape|étape suivante|avant (de|d)|suite du processus)",
  past: "(a eu lieu|merci|remercions|après|suite|dernier|dernière|était|étaient|avez|avons eu)",
  all: "(tous|toutes|chacun*|chaque|candidats|personnes|ceux|celles)",
  business:
    "(retard|retardé*|plus tard que prévu|manque|manquant*|incomplet|renvoyer|illisible|prolongé*|vivier|sans réponse de votre part|sauf opposition|nouvelle version|encore besoin)",
  remains:
    "(autre|nouvelle) (date|rendez vous)|(souffrant*|malade*|grippe)|(reste|demeure|restent) ~ (valable|valide|étude|cours|lice|active)|toujours (en lice|à l étude|en cours)|republi*|pas (été )?(rejetée|refusée|écartée)|le retour que vous",
};
