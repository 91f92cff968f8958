import type { WordTable } from "./types.ts";

/** The words of French. */
export const fr: WordTable = {
  plain:
    "notre nos fais fait faisais tache taches actuel actuelle le la les l un une des du de d au aux je j me m mon ma mes moi nous on ce cet cette ces ceci cela c ca il elle ils elles y en qui que qu quoi dont ou quand comment leur leurs " +
    "suis ai est sont etais etait ete etre avais avait avoir a ont eu fus fut " +
    "et mais aussi egalement puis ensuite alors avant apres auparavant precedemment depuis jusqu jusque jusquen a dans en sur sous par pour n avec sans chez entre pendant durant lors comme vers ne pas ni jamais se s si plus " +
    "actuellement aujourd hui maintenant travaille travaillais travaille travailler travail poste fonction emploi experience experiences connaissances connaissance competence competences titulaire aupres sein occupe utilise tant que mme m mlle monsieur madame autre meme apporte apporter apporterai tiens possede detiens",
  letter:
    "madame monsieur mesdames messieurs bonjour cher chere chers adresse adresser envoyer proposer candidature candidater postuler postule poste offre annonce recrutement retenu attention interesse interessent interessee interet vivement beaucoup tres particulierement attire plait plaisir souhaite souhaiterais souhaiterai aimerais voudrais serais heureux heureuse ravi ravie motivee motive rejoindre equipe entreprise groupe societe maison envie donne " +
    "tiens disposition entretien echanger rencontrer rencontre rendez reponse attente espere espoir remercie merci lecture prie agreer salutations distinguees sinceres cordialement sincerement respectueusement bien vous votre vos lettre cv joint jointe ci sentiments meilleurs meilleures expression recherchez recherche proposez propose demandez temps permets permettez apprendre davantage decouvrir parler discuter possible disponible",
  wish: "conviendrait convient adresser attention madame monsieur mesdames messieurs bonjour adresse candidature candidater postuler postule interesse interessent interessee interet souhaite souhaiterais aimerais voudrais serais disposition remercie merci prie agreer salutations cordialement envie attire plait retenu espere permets disponible sincerement respectueusement",
  you: "vous votre vos annonce offre",
  opening: "annonce offre candidature candidater postuler postule",
  me: "mon ma mes suis ai etais avais ete titulaire possede detiens apporte apporter apporterai parle maitrise",
  held: "comme avec experience connaissances competences",
  subject: "je j nous",
  strong: "et mais aussi egalement puis ensuite alors ou je j nous dont tandis ainsi y",
  weak: "a au aux chez dans en comme de du des d avec pour sur depuis jusqu pendant durant lors entre avant apres par",
  bind: "grace permettant ainsi car puisque donc parce",
  share:
    "aide aidais aider aidant assiste assistais assister assistance soutien soutenu appui appuye|participe participais participer participation contribue contribuais contribuer contribution collabore collaboration|ensemble conjointement collegue collegues|supervision encadree encadre sous",
  lower:
    "assistant assistante adjoint adjointe apprenti apprentie stagiaire stagiaires stage alternant alternante alternance junior vice sous second seconde commis interimaire benevole benevoles remplacant remplacante etudiant etudiante auxiliaire aide",
  some: "partie partiellement certains certaines moitie presque plusieurs plupart",
  not: "pas jamais sans aucun aucune ni sauf non",
  unfinished: "cours prevu prevue prevus inacheve inachevee notions debutant scolaire non inscrit inscrite",
  studying: "actuellement cours prepare suis inscrit",
  finished: "termine obtenu obtenue valide acheve titulaire",
  now: "actuel actuelle actuellement aujourd maintenant",
  present: "suis travaille",
  working: "travaille travaillais travailler travail",
  since: "depuis",
  until: "jusqu a",
  before: "avant apres auparavant precedemment",
  least: "plus minimum moins",
  most: "jusqu maximum",
  about: "environ presque quelque",
  there: "y",
  relation: "par|pour|sous|avec|a",
  being: "suis etais comme ete est etait tant",
  months: "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
  numbers:
    "zero:0 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 cent:100",
  scales: "mille:1000 million:1000000 millions:1000000 milliard:1000000000",
  percent: "pourcent",
  often:
    "hour:heure|day:jour quotidien quotidienne|week:semaine hebdomadaire hebdomadaires|month:mois mensuel mensuelle mensuels mensuelles|year:an annuel annuelle annuels annuelles",
  each: "par chaque",
  same: "reduire diminuer baisser|augmenter accroitre|client clients|former instruire",
  acts: "gestion:ger|redaction:redig|organisation:organis|preparation:prepar|formation:form|encadrement:encadr|accompagnement:accompagn|suivi:suiv|accueil:accueil|conception:con|developpement:developp|installation:install|realisation:realis|coordination:coordonn|animation:anim|enseignement:enseign|vente:vend|vend:vend|plaidoirie:plaid|plaidoiries:plaid|reparation:repar|controle:control|creation:cre|elaboration:elabor|planification:planifi|traitement:trait|nettoyage:nettoy|soudage:soud|montage:mont|depannage:depann|negociation:negoci|supervision:supervis|direction:dirig|analyse:analys|mise:mis|tenue:ten tien|entretien:entreten entretien|maintenance:mainten",
  implied:
    "home:habite domicile domicilie domiciliee adresse reside|job:employe employee|volunteering:benevole benevolat|degree:diplome etudie etudes formation obtenu obtenue licence|certificate:date certificat certification attestation|skill:niveau connais sais utiliser maitrise|language:langue langues parle niveau maternelle|award:prix recompense|publication:publie article|project:projet|interest:interet|contact:contact",
  irregular:
    "tenir tiens tenu tient tenais|reduire reduit reduisais|faire fais fait faisais|conduire conduis conduit|ecrire ecris ecrit|suivre suis suivi|tenue tenues|bilan bilans|mettre mis mets|prendre pris prends",
  headings:
    "profil contact experience experiences professionnelle professionnelles formation formations competences langues certificats certifications projets benevolat interets centres distinctions publications references resume lettre motivation coordonnees",
};
