import file from "../../../../db/lexicon/posting/currency.json" with { type: "json" };
import { stateCodes } from "../../lexicon/places/places.ts";
import { simplifiedOf } from "../../lexicon/words/traditional-chinese.ts";
import { countriesIn, currencyOf } from "../../places/countries.ts";
import { readPlace, regionsIn } from "../../places/place.ts";
import { type Doc, oncePerDoc } from "../../text/doc.ts";
import { namesTownOfOtherDollars } from "../../text/names/towns.ts";
import { findLanguage } from "../../text/text-language.ts";

const codes = file.codes;

/** A currency before an amount. */
export const currencyBefore = `(?:(?:${codes}) ?[$€£¥]?|(?:US|CAD|AUD|NZ|HK|MX) ?\\$|(?:CA|AU|[CASR])\\$|[$€£¥₹₱₦]|R(?=\\s?\\d{1,3}[ ,]\\d{3})|RM(?= ?\\d)|KSh(?= ?\\d)|Fr\\.|Rs\\.?(?= ?\\d)|Php|P(?=\\d{1,2},\\d{3})|kr\\.?(?= ?\\d)|N(?=\\d{2,3},\\d{3})|人民币)`;

/** A currency after an amount. */
export const currencyAfter = `(?:(?:${codes})|€|£|\\$(?!\\d)|¥|₹|euros?|dollars?|pounds|sterling|franken|sfr|dólares|pesos|zł|Kč|kr|₺|TL(?!\\p{L})|元|人民币|块|円|圓|欧元|美元)`;

const named: Record<string, string> = file.named;

/** True if a text has words that are used only in the Philippines. */
export const isInPhilippines = oncePerDoc(({ folded }) => philippine.test(folded.slice(0, 5000)));

const philippine =
  /\b(?:PhilHealth|Pag-?IBIG|Philippines?|Pinoy|Filipino|Manila|Makati|Cebu|Davao|Quezon City|Taguig|Iloilo|Bacolod|Dumaguete|Cagayan de Oro|Baguio|Pasig|Laguna|Cavite|Clark, Pampanga|SHS grad|ASAP po|mga|NBI clearance|HMO on day)\b/iu;

/** True if a text uses the characters of Taiwan and Hong Kong. */
export const isTraditional = oncePerDoc(({ text }) => {
  const found = [...text.slice(0, 1000)].filter((character) => simplifiedOf.has(character));
  return found.length >= 5;
});

/**
 * The ISO code of a written currency. `$` and `¥` depend on the rest of the document; other ambiguous words have
 * none.
 */
export function currencyCode(written: string, doc: Doc): string | undefined {
  const plain = written.toLowerCase().replace(/\s/g, "");
  if (plain === "$" || plain === "dollar" || plain === "dollars") return dollarOf(doc);
  if (plain === "dólares") return "USD";
  if (plain === "n")
    return /\b(?:Nigeria|Lagos|Ikeja|Lekki|Abuja|Ibadan|Enugu|Kaduna|Port Harcourt|Kano|NYSC|WAEC|[Nn]aira)\b/.test(
      doc.folded,
    )
      ? "NGN"
      : undefined;
  if (plain === "p") return isInPhilippines(doc) ? "PHP" : undefined;
  // In Taiwan and Hong Kong the same sign means dollars.
  if (plain === "元" && isTraditional(doc)) return undefined;
  if (plain === "¥") return yenOf(doc);
  if (/^kr\.?$/.test(plain)) return crowns(doc.folded);
  const code = named[plain];
  if (code !== undefined) return code;
  const letters = plain.slice(0, 3).toUpperCase();
  return /^[A-Z]{3}$/.test(letters) && codes.includes(letters) ? letters : undefined;
}

// Every amount needs these, and computing one means reading the whole text.
const dollarOf = oncePerDoc(({ folded }) => dollar(folded));
const yenOf = oncePerDoc(({ folded }) => yenOrYuan(folded));

/** Words used only in one country's texts, besides its name and those of its states and provinces. */
const local: readonly (readonly [country: string, words: RegExp])[] = [
  [
    "US",
    /\b401 ?\(?k\)?|\bW-?2\b|\bGED\b|\bH-?1B\b|\bU\.S\.|\bUSD\b|\bE-Verify\b|\bEEO\b|\bEOE\b|\bOSHA\b|\bCDL\b|\bFMLA\b|\bMedicaid\b|\bVeterans\b|\bEE\.? ?UU\b|\b[A-Z]{2} \d{5}(?:-\d{4})?\b/u,
  ],
  [
    "CA",
    /\bCAD\b|\bCanadian\b|, (?:Man|Ont|Sask|Alta|Que)\.|\bB\.C\.|\bRRSP\b|\bWHMIS\b|\bREER\b|\bCNESST\b|\b(?:DEP|DEC|AEC) en\b|\bCUPE\b|\bQu[eé]bec\b|\bPunjabi\b.{0,40}\basset\b|\.ca\b/u,
  ],
  [
    "AU",
    /\bAUD\b|\bAustralian\b|\b[Ss]uperannuation\b|(?:\bplus|\+|%) [Ss]uper\b|\bA(?:E|C|W)[SD]T\b|\bCert(?:ificate)? I[IV]{1,2}\b|\bute\b|\b[Aa]ward (?:wages|rates?)\b|\bWorking [Ww]ith Children\b|\bWWCC\b|\bTAFE\b|\bWhite Card\b|\bRSA\b|\b04\d\d \d{3} \d{3}\b|\b[MH][RC] licen[cs]e\b|\b(?:NSW|QLD|VIC)\b|\bHEW\b|\bABN\b|\.au\b/u,
  ],
  [
    "NZ",
    /\bNZD?\b|\bNZQA\b|\bNZ Certificate\b|\b02[127] \d{3} \d{3,4}\b|\p{L}*[āēīōū]\p{L}*|\bKiwiSaver\b|\bAotearoa\b|\.nz\b/u,
  ],
  ["SG", /\bSGD\b|\bCPF\b|\bNRIC\b|\bPLRD\b|\bWSQ\b|\bHDB\b/u],
  [
    "MX",
    /\bMXN\b|, (?:Qro|Chis|Gto|Jal|N\.L|Ver|Pue|Oax|Chih|Tamps|Coah|Mich|Hgo|Mor|Yuc|S\.L\.P|Zac|Dgo|Ags|Sin|Son)\.|\b(?:prestaciones|PRESTACIONES) (?:de ley|DE LEY)\b|\bCDMX\b|\bINE\b|\bIMSS\b|\baguinaldo\b.{0,80}\bINFONAVIT\b/u,
  ],
  ["CL", /\bCLP\b|\bAFP\b|\b[Ii]sapre\b|\b[Ee]nseñanza [Mm]edia\b|\b[Cc]uarto [Mm]edio\b/u],
  ["CO", /\bCOP\b|\bSMMLV\b|\bSENA\b|\btérmino (?:fijo|indefinido)\b/u],
  ["AR", /\bARS\b|\bmonotributo\b|\bobra social\b/u],
];
/** Cities that are well known in only one of the dollar countries. */
const ownTowns: readonly (readonly [country: string, names: RegExp])[] = [
  ["CA", /\b(?:Toronto|Calgary|Edmonton|Ottawa|Winnipeg|Montr[eé]al|Mississauga|Saskatoon)\b/u],
  ["AU", /\b(?:Sydney|Brisbane|Adelaide|Canberra|Geelong|Toowoomba)\b/u],
  [
    "NZ",
    /\b(?:Auckland|Christchurch|Dunedin|Tauranga|Waikato|Otago|Southland|Canterbury Plains|Taranaki|Manawatu)\b/u,
  ],
];
const ownMoney = ["US", "CA", "AU", "NZ", "SG", "HK", "MX", "AR", "CL", "CO"];
const atRegion = new RegExp(`\\p{Lu}\\p{Ll}+,? (${stateCodes})(?![\\p{L}\\d])`, "gu");

/**
 * The dollar or peso of the one country in the text; in English, the United States if there is no evidence for
 * another.
 */
function dollar(text: string): string | undefined {
  const told = local.flatMap(([country, words]) => (words.test(text) ? country : []));
  const named = countriesIn(text).filter((country) => ownMoney.includes(country));
  const beside = [...text.matchAll(atRegion)]
    .slice(0, 50)
    .flatMap(([, code = ""]) => readPlace(`, ${code}`).country ?? []);
  const spelled = regionsIn(text);
  // Words of the United States are used in Canada, too, whose provinces are not.
  const isForeign = told.every((country) => country === "US") && beside.every((country) => country !== "US");
  const towns = ownTowns.flatMap(([country, names]) => (names.test(text) ? country : []));
  const found =
    [isForeign ? beside : told, beside, [...named, ...spelled, ...towns]].find((some) => some.length > 0) ??
    [];
  const [only, another] = [...new Set(found)];
  if (another !== undefined) return undefined;
  if (only !== undefined) return currencyOf(only);
  // Among French-speaking countries only Canada pays in dollars.
  if (
    findLanguage(text) === "fr" ||
    /(?<!\p{L})(?:salaire|exigences|poste|traitement|horaire|emploi)(?!\p{L})/iu.test(text)
  )
    return "CAD";
  // Many countries with other languages have their own dollars or pesos.
  if (findLanguage(text) !== undefined && findLanguage(text) !== "en") return undefined;
  const isElsewhere =
    /(?<!\p{L})(?:se busca|buscamos|sueldo|salario|experiencia|remuneración|vaga|salário|empresa)(?!\p{L})/iu.test(
      text,
    );
  return isElsewhere || namesTownOfOtherDollars(text) ? undefined : "USD";
}

/** The crowns of the country whose letters and words a text has. */
function crowns(text: string): string | undefined {
  if (!/[æø]/iu.test(text)) return /[äö]/iu.test(text) ? "SEK" : undefined;
  if (/(?<!\p{L})(?:af|søger|løn|medarbejder\p{L}*|uge)(?!\p{L})/iu.test(text)) return "DKK";
  return "NOK";
}

function yenOrYuan(text: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]|\bJPY\b|\bJapan\b|\bTokyo\b/u.test(text)) return "JPY";
  return /\p{Script=Han}|\b(?:CNY|RMB|China|Shanghai|Beijing|Shenzhen)\b/u.test(text) ? "CNY" : undefined;
}
