import { knownCities, regionNames, scopeNames, stateCodes } from "../../../lexicon/places/places.ts";
import { capital, city } from "./place-values.ts";

const region = `(?:(?:${stateCodes})(?:,? \\d{5})?|${regionNames})(?![\\p{L}\\d])(?:, ?(?:USA|US|United States|Canada|Australia|UK|United Kingdom|Germany|Deutschland|France|Spain|España|Brasil|Brazil))?`;
/** "Austin, TX". */
export const cityRegion = new RegExp(`(?<![\\p{L}\\p{N}])(${city}, ?${region})`, "gu");
/** Where remote work is allowed from: "remote (EU)". */
export const scope = new RegExp(
  `(?<!\\p{L})[Rr]emot(?:e(?:ly)?|[oa]),? ?(?:[-(:/–]|in|within|from(?: anywhere in)?|anywhere in|across)? ?(?:the )?(${scopeNames})(?!\\p{L})|(?<!\\p{L})(${scopeNames})[- ]\\(?(?:based )?[Rr]emote(?!\\p{L})`,
  "gu",
);
/**
 * After words for a workplace: "our clinic in Hull", "Poste basé à Quimper". The place is the first group, as in
 * all of these.
 */
export const inSentences = [
  `(?:(?<!\\p{L})(?:nr\\.?|[Rr]egio|[Oo]mgeving)) (${city})(?=$|[ ,.;])`,
  `^(${city}) e\\.o\\.`,
  `(?:^|[.!] |, )(?:[Bb]ased|[Ll]ocated)(?: in| at| near)? (${city}(?: (?:${stateCodes})(?!\\p{L}))?)`,
  `(?:based|located|position|office|facility|clinic|hospital|restaurant|store|school|job|role|team|site|headquarters|kitchen)(?: \\p{L}{1,12}){0,2} in (?:our |the |downtown |central )?(${city}(?:, ?${region})?)`,
  `^[^\\n.:;]{3,50}? (?:needed|wanted|gesucht|recherchée?) (?:in|à) (${city})(?=[.,;!]|$)`,
  `(?:[Bb]üros?|Filiale|Praxis|Klinik|Betrieb|Werk|Niederlassung|Team|Kita|Restaurant|Hotel|[Uu]nternehmen)(?: in| am Standort) (${capital}(?: (?:${capital}|am|an der)){0,2})`,
  `(?:\\([mwfdx/|]{3,8}\\) in|[Ss]tandort(?: in)?|Sitz in) (${capital}(?: (?:${capital}|am|an der)){0,2})`,
  `(?:[Ff]ür (?:den )?|, |^)(?:Groß)?[Rr]aum (${capital}(?:-${capital})?)(?=$|[ ,.!])`,
  `(?:[Ss]ucht|[Ss]uchen)[^.\\n]{0,120}? in (${capital}(?: (?:${capital}|am|an der)){0,2})(?= (?:eine[nr]?|zum|zur|mehrere)(?!\\p{L})|$)`,
  `(?:[Ee]insatz|[Aa]rbeits|[Dd]ienst)ort ist (${capital}(?: (?:${capital}|am|an der)){0,2})`,
  `(?:[Bb]asée?|[Bb]asé\\(e\\)|[Ss]ituée?|[Pp]oste|[Bb]ureaux?|[Aa]gence|[Rr]estaurant|[Cc]linique|[Ee]ntreprise|recrute|\\(?[HF]/[HF]\\)?)(?: \\p{L}{1,12}){0,1} à (${capital}(?:[- ](?:${capital}|sur|la|les)){0,3}(?: \\(\\d{2,3}\\))?)`,
  `(?:[Uu]bicad[oa]s?|[Ss]ede|[Oo]ficinas?|[Cc]entro|[Tt]ienda|[Hh]ospital|[Rr]estaurante|[Cc]línica|[Ee]mpresa|[Pp]uesto)(?: \\p{L}{1,12}){0,1} en (${capital}(?: (?:${capital}|de|del|la)){0,3})`,
  `(?:, |[.;] |^)(?:[Aa]rbeitsort|[Ee]insatzort|[Dd]ienstort|[Ss]tandort|[Ll]ocation|[Ll]ieu de travail|[Uu]bicación|[Ll]ugar de trabajo|[Ll]ocal de trabalho|[Ss]ede di lavoro|[Ss]tandplaats|[Mm]iejsce pracy|[Mm]ísto výkonu(?: práce)?|[Aa]rbetsort|[Aa]rbejdssted|[Aa]rbeidssted) ?: ?(${city})`,
  `(?:in|à|en|em|te|aus) (${capital}(?: (?:${capital}|am|an der|de|del|la)){0,2}),? (?:sucht|recrute|recherche|busca|contrata|procura|precisa|zoekt|cerca|ricerca)(?!\\p{L})`,
  `(?:Lane|Street|Road|Avenue|Square|Terrace|Drive|Quay), (${capital}(?: (?:${capital}|upon|on|le)){0,2})(?=$|,)`,
  "(?:工作地点|地点|位于|坐标|办公地点)(?:在|为|:)? ?(\\p{Script=Han}{2,8}?(?:市|区)?)(?=[,，。;；、\\s]|$|(?<=市|区))",
].map((source) => new RegExp(source, "gu"));
const countries =
  "España|Spain|Portugal|Brasil|Brazil|México|Mexico|Argentina|Chile|Colombia|Perú|France|Deutschland|Germany|Ireland|UK|Italia|Italy";
/** "78056 Villingen". */
export const afterPostcode = new RegExp(
  `(?:^|, )(?:in |à |en |[A-Z]{1,2}-)?\\d{4,5} (${city})(?=$|,| \\(| -)`,
  "gu",
);
/** "Kendal LA9", "Wrexham LL11 5ZZ", but not "English B1". */
export const beforePostcode = new RegExp(
  `^(${city}) (?![ABC][12]$)[A-Z]{1,2}\\d[A-Z\\d]?(?: ?\\d[A-Z]{2})?$`,
  "gu",
);
/** From a French board: "35 - REDON", "69 - LYON 03". */
export const behindDepartement = new RegExp(`^(?:\\d{2}|2[AB]|97\\d) - (${city})(?: \\d{2})?$`, "gu");
/** "Am Bach 8, 31787 Beispielstadt". */
export const address = new RegExp(
  `\\p{L}[\\p{L}.-]* \\d{1,4} ?[a-z]?, (?:[A-Z]{1,2}-)?\\d{4,5} (${city})(?=$|[,.])`,
  "gu",
);
/** From a Spanish board: "Getafe, Madrid (España)". */
export const withCountry = new RegExp(`^(${city}, ?${city} \\((?:${countries})\\))$`, "gu");
/** "in Hameln", alone on its line. */
export const inCityAlone = new RegExp(`^(?:in|in der|à|en|em|te) (${city})(?=$| \\(| ·|,)`, "gu");
/** "Redon (35)". */
export const departement = new RegExp(
  `(?:^| - |, |\\| )(${city}) \\((?:\\d{2,3}|2[AB]|\\p{Lu}{2}(?=\\)$))\\)`,
  "gu",
);
/** "Town, Region, Country". */
export const threeParts = new RegExp(
  `^(${city}, ?${city}, ?(?:${regionNames}|Italia|Polska|Sverige|Norge|Danmark|Nederland|België|Türkiye|Česko))(?: \\([^()]{2,24}\\))?$`,
  "u",
);
/** "Lower Close, Exampleton, EX1 0AA": a town before a postcode of the United Kingdom. */
export const inAddressUk = new RegExp(
  `(?:^|, )(${city}),? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?!\\p{L})`,
  "gu",
);
/** "Exampleville (Québec)", "Exampletown, Co. Offaly": a town with what it is a part of, alone on its line. */
export const inRegion = new RegExp(
  `^(?!Remote|Hybrid)(${city}(?: \\((?:${regionNames})\\)|, (?:Co\\.?|County) ${capital})|Isle of ${capital})$`,
  "gu",
);
/** "Clonmel, Co. Tipperary" in a sentence. */
export const inCounty = new RegExp(`(?<!\\p{L})(${city}, (?:Co\\.?|County) ${capital})(?!\\p{L})`, "gu");
/** A well-known town after "in". */
export const knownInSentence = new RegExp(
  `(?<!\\p{L})(?:in|en|em|à|,) (${knownCities})(?![\\p{L}\\p{N}]|-\\p{L})`,
  "gu",
);
/** "for their Exeter office": the town of one of the employer's sites. */
export const ofSite = new RegExp(
  `(?<!\\p{L})(?:[Oo]ur|their|its|the) (${knownCities}|${capital}) (?:office|store|shop|branch|site|clinic|practice|depot|warehouse|factory|plant|restaurant|hotel|hospital|school|campus|studio|team|headquarters|HQ)(?!\\p{L})`,
  "gu",
);
/** "Para su planta de Rosario, Santa Fe": the town of a site, with its region. */
export const ofPlant = new RegExp(
  `(?:[Pp]lanta|[Ss]ede|[Ss]ucursal|[Ff]ábrica|[Uu]nidade|[Ll]oja|[Uu]sine|[Ss]ite|[Mm]agasin|[Bb]outique|[Tt]ienda|[Oo]ficinas?|[Ss]iège|[Cc]ampus|[Ff]iliale|[Ss]tabilimento) (?:de|d'|di) (${capital}(?: ${capital}){0,2}(?:, ${capital}(?: ${capital})?)?)(?=[.,;)]|$| (?:une?|con|mit|avec|per)(?![\\p{L}])| nous | wir | we )`,
  "gu",
);
/** "Austin TX", alone or between separators. */
export const cityState = new RegExp(
  `(?:^|[,|·] ?| - | in | out of | near )(${capital}(?: ${capital})? (?:${stateCodes}))(?= ?$| ?[,.|·(]| -)`,
  "gu",
);
