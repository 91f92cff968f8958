import { lowerFirst } from "../compose.ts";
import { asLine, withArticles, withLastAnd } from "./line.ts";
import { isSeveral, type Said, withoutEnd } from "./types.ts";

const charge = /^(?:Responsable|Chargée? |Référente?|Membre) (?:de |du |des |d'|d’|pour )/u;
/** Nouns that end like a participle. */
const participle =
  /^(?!Santé|Sécurité|Qualité|Propreté|Comité|Marché|Café|Blé|Musée|Lycée|Employé|Salarié|Associé|Chargé|Délégué|Équipé|Expérimenté|Diplômé)(?:\p{Lu}\p{Ll}*é|Réduit|Conduit|Construit|Produit|Traduit|Introduit|Mis|Repris|Entrepris|Appris|Écrit|Rédigé|Ouvert|Obtenu|Tenu|Maintenu|Soutenu|Vendu|Rendu|Établi|Fourni|Accueilli|Servi|Rempli|Garanti|Réussi|Agrandi|Saisi|Suivi (?:et|les|des|la|le|l'))(?= )/u;
/** Verbs of movement use another auxiliary: "je suis allé". */
const movement = /^(?:Allé|Venu|Parti|Arrivé|Entré|Monté|Passé|Resté|Devenu)/u;
/** The first person of today, "Encadre deux commis", of verbs that are no nouns before an article or a number. */
const present =
  /^(?:Gère|Encadre|Élabore|Applique|Prépare|Assure|Réalise|Rédige|Organise|Coordonne|Accueille|Conseille|Développe|Utilise|Supervise|Négocie|Effectue|Installe|Répare|Enseigne|Dirige|Planifie|Vérifie|Surveille|Anime|Forme|Passe|Accompagne|Participe|Traite|Cuisine|Nettoie|(?:Contrôle|Analyse)(?= l)) (?:l[ea]s? |l'|des |un |une |mes |nos |aux? |à |\d|deux |trois |quatre |cinq |six )/u;
const infinitive =
  /^(?!Atelier|Chantier|Métier|Boulanger|Panier|Papier|Courrier|Dossier|Clavier|Quartier|Calendrier|Hiver|Fer|Ouvrier|Premier|Dernier)\p{Lu}\p{Ll}+(?:[^i]er|ir|uire|ire|dre|tre) (?:l[ea]s? |l'|d[eu]s? |un|une |à |en |au|aux |avec |\d|\p{Ll}+s )/u;
const feminine =
  /^(?:\p{Lu}[\p{L}-]*(?:tion|sion|ance|ence|ture|ité|yse|tise|aison)|Mise|Prise|Vente|Tenue|Aide|Conduite|Pose|Paie|Surveille|Caisse|Veille|Relecture|Remise|Collecte|Comptabilité|Pédagogie|Gestion)(?=\s|$)/u;
const masculine =
  /^(?:\p{Lu}[\p{L}-]*(?:ment|age)|Suivi|Accueil|Soutien|Contrôle|Conseil|Entretien|Travail|Transport|Service|Tri|Calcul|Soin)(?=\s|$)/u;
const several =
  /^(?:\p{Lu}[\p{L}-]*(?:tions|sions|ments|ages|ances|ences|tures|ités)|Soins|Ventes|Achats|Travaux|Visites)(?=\s|$)/u;

/** An action noun with its article inside a sentence; undefined for other words. */
export function withFrenchArticle(text: string): string | undefined {
  const within = lowerFirst(text);
  if (several.test(text)) return `des ${within}`;
  const isFeminine = feminine.test(text);
  if (!isFeminine && !masculine.test(text)) return undefined;
  if (/^[aeéèêiouyh]/u.test(within)) return `l'${within}`;
  return `${isFeminine ? "la" : "le"} ${within}`;
}

/** A French resume line inside a sentence. */
export function sayFrench(bullet: string, isCurrent: boolean): Said | undefined {
  // "A réduit les pertes" and "Ai réduit les pertes" say the same.
  const text = withoutEnd(bullet.replace(/^(?:A|Ai|J['’]ai) (?=\p{Ll}+(?:é|it|is|u|rt) )/u, ""));
  if (isSeveral(text)) return undefined;
  if (charge.test(text)) return { form: "being", text: lowerFirst(text) };
  // "Contrôle les stocks" is no noun.
  if (isCurrent && present.test(text))
    return { form: "does", text: lowerFirst(withLastAnd(text, "et", (part) => present.test(asLine(part)))) };
  const noun = withFrenchArticle(text);
  if (noun) return { form: "doing", text: withArticles(noun, "et", withFrenchArticle) };
  if (isParticiple(text)) return { form: "did", text: lowerFirst(withLastAnd(text, "et", isParticiple)) };
  return infinitive.test(text)
    ? { form: "task", text: lowerFirst(withLastAnd(text, "et", (part) => infinitive.test(asLine(part)))) }
    : undefined;
}

function isParticiple(part: string): boolean {
  const text = asLine(part);
  return participle.test(text) && !movement.test(text);
}
