import {
  departmentName,
  namedBusiness,
  organisationEnd,
  organisationWord,
  publicBody,
  recruiterWord,
} from "../../../lexicon/organisations.ts";
import { isCapitals } from "../../../text/fold.ts";
import { findPlaceNames } from "../../../text/names/place-names.ts";
import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slicePart } from "../../../text/piece.ts";
import { isTermOfJob } from "../head.ts";
import { namesRole } from "../title/roles.ts";

/** An employer's name as a pattern group: capitals, with short words between. */
export const employerName =
  "((?:(?:The|La|Le|El|Die|Der|Das) )?\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}(?: (?:&|of|de|do|da|du|des|del|la|le|les|and|und|et|y|e|the|for|am|an|im|d'\\p{Lu}[\\p{L}-]{1,30}|\\p{Lu}[\\p{L}\\p{N}&.'-]{0,30}|\\p{N}{1,4}(?![ -]\\p{N}))){0,6}(?:,? (?:inc|ltée|ltda|s\\.r\\.o|a\\.s|s\\.j|s\\.c|sp\\. (?:z o\\. ?o|j|k)|spol\\. s r\\.o)\\.?)?)";
/** "我院为二级康复专科医院" describes an employer without naming it. */
const isHanSentence = /^(?:我|本|该|某|现|因)|[为是某]/u;
const notNames =
  /^(?:(?:You|We|I|They|It|That|He|She|There|Here|What|Who|Let|Don|Can)['’]\p{Ll}+.*|Wij|Noi|Nós|Etsimme|Hakijalta|Hledáme|Szukamy|Zoek|Cerchiamo|Je|Ich|Yo|Eu|Il|Elle|Ils|Nossa?|Nuestr[oa]|Unser[e]?|Offre d'emploi|Oferta de (?:empleo|trabajo)|Stellenangebot|Vacancy|Job (?:Offer|Advert|Ad|Posting|Opening)|Avis de recrutement|Students?|Graduates?|Culture|Our Culture|We|I|You|The|This|That|Our|Us|It|He|She|They|Who|What|Se|The (?:Role|Job|Position|Company|Team)|Team|Job|Role|Position|Company|Uns|Uns Als|Wir|Nous|Notre|On|Vi|Nu|My|Hos Oss|Englisch|Deutsch|English|German|French|Spanish|Vous|Sie|Du|Ihr|Nosotros|El Puesto|Least|Home|All|Work|Company Name|Client|Confidential|Apply|Now|Today|Jetzt|Heute|Nun|Dafür|Deshalb|Dazu|Derzeit|Aktuell|Ahora|Hoy|Maintenant|Actuellement|Ora|Oggi|Agora|Hoje|Teraz|Currently|Hiring|Hi|Hey|A|An|Equal|Everyone|People|Part|Passionate|Committed|Proud|Small|One|SE SOLICITAN?|SOLICITAMOS|SE BUSCAN?|SE NECESITAN?|Importante Empresa|Empresa Líder|(?:Entreprise|Empresa|Azienda|Impresa) (?:d['’]|d[eiu] |del ).*|Salaries|CONTRATA-SE|Contrata-se|Vacante|Vaga|Urgente|Urgent|Oportunidade|Oportunidad|Empleo|Emprego|Oferta|Gesucht|Recrutement|Zoom|Linkedin|Indeed|Heights|Home|Night|Weekends|(?:The )?Board of (?:Management|Directors|Governors|Trustees))$/iu;

/** "Name, City", "Name (Group)", "Name is hiring": the name ends before the rest. */
export function nameOf(piece: Piece): Piece {
  const cut =
    /,(?! (?:Inc|LLC|Ltd|LLP|Lda|Ltda|Unipessoal|S\.|SA|SL|GmbH|a\.s|s\.r\.o))| #\d| \+?\(?\d{2,5}\)?[ -]\d{3}| (?:No\.|Store) ?\d| \(| (?:is|sucht|recrute|seeks|zoekt|söker|søger|søker|cerca|busca|zatrudni|poszukuje)(?= |$)| in (?=\p{Lu})/u.exec(
      piece.text,
    );
  const from =
    /^(?:L'(?=\p{Lu})|(?:Die|Der|Das|A|O|(?:Careers|Jobs|Vacancies|Working|Karriere|Emplois|Empleo) (?:at|with|bei(?: der| dem)?|chez|en)|Firma(?: ist)?(?= \p{Lu})|En(?= \p{Lu})|(?:Somos|Siamo|Wir sind|Nous sommes|Wij zijn)(?: (?:l[aoe]s?|il|el|die|der|das|de|het)(?= \p{Lu}))?|(?:Für|Bei|In) unser\p{L}*|(?:La|El|Los|Las|Lo|Il|Het|De)(?= (?:Residencia|Clínica|Academia|Escuela|Panadería|Asociación|Fundación|Cooperativa|Gestoría|Asesoría|Farmacia|Librería|Peluquería|Pasticceria|Panetteria|Trattoria|Clinica|Scuola|Studio|Ristorante|Forno|Bakkerij|Kinderopvang) )|We are|We['’]re|Company is|Empresa es|at|bei|chez|@|Rejoignez|Join|REJOIGNEZ|JOIN|Únete a|E[Xx][Cc][Mm][OoAa]\.|I[Ll][Mm][OoAa]\.) )/u.exec(
      piece.text,
    )?.[0].length ?? 0;
  return withoutTown(slicePart(piece, from, Math.max(from, cut?.index ?? piece.text.length)));
}

/** "Hotel Bellariva a Cesenatico": the town that an employer is in is not part of its name. */
function withoutTown(name: Piece): Piece {
  // "Piekarnia Złoty Kłos w Krośnie": Polish towns have endings of their own.
  const polish = name.text.search(/ [wz] \p{Lu}[\p{L}-]+(?:ie|u|ach|ej|lc)$/u);
  if (polish > 0) return slicePart(name, 0, polish);
  const behind = / (?:a|à|i|em|en|te|w|v|bei|di) (?=\p{Lu})/u.exec(name.text);
  const isBehind =
    behind !== null &&
    / /.test(name.text.slice(0, behind.index)) &&
    isTown(name.text.slice(behind.index + behind[0].length));
  return isBehind ? slicePart(name, 0, behind.index) : name;
}

/** True if a name consists of words for organisations and is more than one such word. */
export function looksLikeOrganisation(written: string): boolean {
  const text = isCapitals(written) ? inTitleCase(written) : written;
  if (publicBody.test(text)) return true;
  if (departmentName.test(text)) return false;
  if (namedBusiness.test(text)) return true;
  const word = organisationWord.exec(text)?.[0];
  return (word !== undefined && word.length < text.length) || organisationEnd.test(text);
}

function inTitleCase(text: string): string {
  return text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** True if a part of the heading is written like an employer's name. */
export function isNameLike(text: string): boolean {
  const words = text.split(" ");
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    !(isHanSentence.test(text) && /\p{Script=Han}/u.test(text)) &&
    words.length <= 8 &&
    text.split("(").length === text.split(")").length &&
    (/^\p{Lu}|^\p{N}\p{Lu}/u.test(text) ||
      (/^\p{N}{1,2} \p{Lu}/u.test(text) && looksLikeOrganisation(text)) ||
      (/^\p{Script=Han}/u.test(text) && looksLikeOrganisation(text))) &&
    !/[:!?;@/%$€£<>]|(?<!District (?:No\. )?#?)\d{3}|https?/.test(text) &&
    !notNames.test(text) &&
    !/^(?:para|for|pour|für|en|with|con|avec|zur|zum) /i.test(text) &&
    !/^(?:we|i|you|they)'/i.test(text) &&
    !isTermOfJob(text) &&
    !recruiterWord.test(text) &&
    !findPlaceNames(text) &&
    (!departmentName.test(text) || publicBody.test(text)) &&
    (looksLikeOrganisation(text) || !namesRole(text)) &&
    (publicBody.test(text) ||
      ofBody.test(text) ||
      words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length === 0)
  );
}

/** "Agence des parcs fluviaux", "Instituto nacional de estadística": a body's name has words without capitals. */
const ofBody =
  /^(?:Agence|Ministère|Université|Institut|École|Société|Office|Centre|Hôpital|Clinique|Maison|Lycée|Collège|Fondation|Association|Fédération|Caisse|Chambre|Bibliothèque|Musée|Instituto|Universidade?|Minist[eé]rio|Agência|Agencia|Fundación|Fundação|Asociación|Associação|Hospital|Clínica|Col[eé]gio|Escuela|Escola|Cooperativa|Comune|Provincia|Regione|Università|Ospedale|Scuola|Ente|Consorzio|Hogeschool|Universiteit|Ministerie|Gemeente|Stichting) (?:d['’]|de |du |des |del |della |dello |dei |di |do |da |dos |das |van |voor |nationale? |nacional |nazionale |supérieure? |régionale? |regional )/u;

/** "Ridgeline Builders": workers in the plural behind a name that is no kind of worker are a firm. */
function isTrade(text: string): boolean {
  const [first = "", ...rest] = text.split(" ");
  return (
    rest.length > 0 &&
    /\p{L}{4}s$/u.test(text) &&
    /^\p{Lu}\p{Ll}{2,}(?<!ed|ing|er|al|ic|ent)$/u.test(first) &&
    !namesRole(first)
  );
}

/** True if a name after an employer phrase can be an employer. */
export function canBeEmployer(text: string): boolean {
  const words = text.split(" ");
  // An abbreviation of another word, "at Sr. Sec. level", and a common noun: "The Department seeks".
  const isShortForm =
    /^(?:(?:(?:Residential|Nursing) )?(?:Care|Nursing) Home|Sr|Jr|St|Dr|Mr|Mrs|Ms|Prof|No|Nr|Dept|Min|Max|Sec|Approx|Est|Department|Faculty|Institute|School|College|University|Council|Trust|Agency|Practice|Clinic|Board|Abteilung|Klinik|Praxis|Schule|Kanzlei|Gemeinde|Stadt|Firma|Klient|Gmina|Szkoła|Zespół|(?:Kommun|Region|Virksomhed|Børnehav|Avdelning|Afdeling|Avdeling|Butikk?|Klinikk?|Skol|Förskol|Sygehus|Sjukhus|Företag)(?:en|et|an))$/u.test(
      text,
    );
  const isTitle =
    namesRole(words.at(-1) ?? "") && words.length <= 2 && !looksLikeOrganisation(text) && !isTrade(text);
  return (
    text.length > 1 &&
    !(isHanSentence.test(text) && /\p{Script=Han}/u.test(text)) &&
    !notNames.test(text) &&
    !isTitle &&
    !isShortForm &&
    !/^\p{Lu}{2,5} (?:and|und|et|y|e) \p{Lu}{2,5}$/u.test(text) &&
    !recruiterWord.test(text) &&
    !isTermOfJob(text) &&
    !findPlaceNames(text)
  );
}
