import { cutAt } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { calls } from "../../requirements/open-text.ts";
import type { Extraction, Span } from "../../types.ts";
import { looksLikeOrganisation } from "../company/company-name.ts";
import { isTermOfJob } from "../head.ts";
import { namesRole } from "../title/roles.ts";

const REACH = 3000;
const MAX_ONE_LINER = 500;
const town =
  "\\p{Lu}[\\p{L}'-]{2,24}(?:[ -](?:\\p{Lu}[\\p{L}'-]{1,24}|upon|on|am|an der|de|la|sur|les)){0,3}";
const stop =
  "(?=$| \\(|[.,;:!?()|]| -| (?:on|for|to|who|with|and|or|as|is|are|und|y|e|et|für|con|para|por|pour|suche|sucht|we|from|von|ab|mit|\\d|[€$£]))";
const inTown = new RegExp(
  `(\\p{L}[\\p{L}/*:-]{1,40}\\)?)["!]? (?:based |located |here )?(?:in|en|em|à|te|near|nr\\.?|bei|a) (${town})${stop}`,
  "gu",
);
const wanted = new RegExp(
  `(?:wanted|needed|required|gesucht|recherchée?s?)!?[,.!]? (?:(?:in|for|at) )?(${town})(?=(?: area)?(?:[,.:;]|$))`,
  "gu",
);
/** A word in the position of a town that names a subject, a month, a language or a term of the job. */
export const notTown =
  /(?:ology|ics|istry|graphy|nomy|ment|tion|ship|schaft|kunde|logie|ung|heit|keit)$|^(?:Nursing|Engineering|Marketing|Teaching|Training|Accounting|Manufacturing|Testing|Banking|Consulting|Housing|Catering|Programming|Quality|Hospitality|Security|University|Science|Health|Law|Finance|Test|Charge|Residence|Education|Sales|House|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Januar|Februar|März|Juni|Juli|Oktober|Dezember|Teilzeit|Vollzeit|VZ|TZ|Schicht\p{L}*|Wechselschicht|Voll|Teil|Festanstellung|English|German|French|Spanish|Java|Python|Excel|Kombination|Absprache|Team|Kooperation|Vertrieb|Pflege|Technik|Informatik|Wirtschaft|Verwaltung|Apply|Please|Call|Text|Email|Immediate|Start|Full|Part|Must|No|Pay|Salary|Administración|Marketing|Derecho|Ventas|Direito|Engenharia|Enfermagem|Contabilidade|Psicologia|Medicina|Ingeniería|Enfermería|Contabilidad|Droit|Jura)(?!\p{L})/u;
const place =
  /^(?:team|role|position|job|post|vacancy|opportunity|practice|office|branch|store|shop|site|plant|factory|warehouse|depot|yard|clinic|hospital|surgery|school|nursery|college|university|restaurant|cafe|café|pub|bar|hotel|kitchen|bakery|salon|studio|workshop|garage|firm|company|business|group|contractor|charity|startup|start-up|manufacturer|agency|home|lab|laboratory|headquarters|hq|centre|center|store|gasthof|filiale|praxis|klinik|werk|standort|büro|betrieb|kita|schule|unternehmen|kunden|team|zentrale|niederlassung|werkstatt|agence|entreprise|société|cabinet|boutique|magasin|usine|atelier|site|clinique|hôpital|équipe|personnes|groupe|pme|salon|tienda|taller|oficina|empresa|clínica|hospital|colegio|centro|equipo|fisios|experiencia|restaurante|cafetería|almacén|planta|fábrica|delegación|loja|escritório|unidade|fábrica|equipa|equipe|hotel)$/iu;

/** Towns in sentences that advertise a job: "a nurse for our clinic in Hull", "Cook wanted, Totnes". */
export function calledPlaces(doc: Doc): Extraction<string>[] {
  const lines = doc.lines.filter(({ start, text }) => start < REACH && text !== "");
  return lines.flatMap((line, index) =>
    sentencesOf(line).flatMap((sentence) => {
      const isCalling =
        index === 0 || sentence.text.search(calls) !== -1 || /\((?:[mwfdx]\/){2}/.test(sentence.text);
      if (!isCalling) return [];
      const beside = [...sentence.text.matchAll(inTown)].flatMap((match) => {
        const before = (match[1] ?? "").replace(/[()]/g, "");
        const isPlace = place.test(before) || namesRole(before) || /^[mwfdxh/]{3,}$/i.test(before);
        return isPlace ? [spot(match, match[2])] : [];
      });
      const after = [...sentence.text.matchAll(wanted)].map((match) => spot(match, match[1]));
      return [...beside, ...after]
        .filter(
          ({ name }) =>
            name !== "" &&
            !notTown.test(name) &&
            !isTermOfJob(name) &&
            !namesRole(name) &&
            !looksLikeOrganisation(name),
        )
        .map(({ name, at }): Extraction<string> => {
          const start = sentence.start + at;
          return { value: doc.text.slice(start, start + name.length), span: [start, start + name.length] };
        });
    }),
  );
}

function spot(match: RegExpExecArray, name = ""): { name: string; at: number } {
  return { name, at: match.index + match[0].lastIndexOf(name) };
}

/** The town in a one-line advert, if a part is only a town: "Driver, nights, Daventry. £16.50ph". */
export function placesAlone(doc: Doc): Extraction<string>[] {
  if (doc.text.length > MAX_ONE_LINER) return [];
  return doc.lines
    .flatMap((line) => cutAt(line, /[.!?](?=\s|$)|,\s|\s[-|]\s/gu))
    .filter(
      ({ text, start }) =>
        isPlaceName(text) && !ofPerson.test(doc.folded.slice(Math.max(0, start - 8), start)),
    )
    .map(({ start, end }): Extraction<string> => ({ value: doc.text.slice(start, end), span: [start, end] }));
}

/** "D. Fátima": a person's first name. */
const ofPerson =
  /(?<!\p{L})(?:[Dd]\.?ª?|Sra?|Dra?|Mrs?|Ms|Mme|Mlle|Frau|Herrn?|Familie|Sig|Sig\.ra|Pan|Paní|Pani)\.? $/u;

/** "Gemeente Zandmeer", "Ville de Bréval", "City of Marlow Falls": a town's administration works in the town. */
export function ofMunicipality(doc: Doc, [start, end]: Span): Extraction<string>[] {
  const name = doc.folded.slice(start, end);
  const town = municipality
    .exec(name)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (town === undefined || looksLikeOrganisation(town) || noTown.test(town)) return [];
  const from = start + name.lastIndexOf(town);
  return [{ value: doc.text.slice(from, from + town.length), span: [from, from + town.length] }];
}

/** "Stadt Apotheke Löwen", "City of London Police": another house with such a name. */
const noTown =
  /^(?:apotheke|werke|bäckerei|theater|bücherei|bibliothek|café|hotel)|(?<!\p{L})(?:police|college|school|sinfonia|orchestra|trust|theatre|museum|university|hope|angels|gmbh|s\.?l\.?|ag)$/iu;
const municipality =
  /^(?:(?:la |l')?(?:ville|commune|mairie|municipalité) (?:de |du |d['’])|(?:die )?(?:stadt|(?:einwohner|markt|samt)?gemeinde|(?:kreis|hanse|universitäts|landeshaupt)stadt) |(?:excmo\.? )?ayuntamiento de |(?:câmara municipal|prefeitura(?: municipal)?|município) d[eoa] |comune di |gemeente |(?:city|town|village) of |urząd (?:miasta|gminy) )(\p{Lu}[\p{L}'’ -]{2,40}?)(?: council| corporation)?$|^(\p{Lu}[\p{L}-]{2,30}) kommune$|^(\p{Lu}[\p{L}-]{2,30}[^s ]) kommun$/iu;
