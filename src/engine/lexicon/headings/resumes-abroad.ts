import file from "../../../../db/lexicon/headings/resumes-abroad.json" with { type: "json" };
import { dataFile } from "../data-file.ts";
import type { SectionKind } from "./resume-headings.ts";

const read = dataFile("headings/resumes-abroad", file);

// Resume words in Polish, Czech, Slovak, Swedish, Danish, Norwegian, Russian, Ukrainian, Dutch, Romanian,
// Turkish, folded.

/** Heading words by section, and neutral ones. */
export const headingsAbroad: Readonly<Partial<Record<SectionKind | "fill", ReadonlySet<string>>>> =
  read.wordSets("headingsAbroad", file.headingsAbroad);

/** Nouns and ranks at the start or end of titles. */
export const rolesAbroad = read.wordSet("rolesAbroad");

/** How employers' names start. */
export const employerOpeningsAbroad =
  /^["«„]?(?:ооо|оао|зао|пао|ао|ип|тоо|гк|тов|фгуп|гбоу|мбоу|фгбоу|фгбу|уп|одо|чп|фоп|магазин|компания|завод|банк|школа|больница|поликлиника|ресторан|кафе|салон|фирма|агентство|группа компаний|холдинг|центр|отель|детский сад|администрация|министерство|студия|firma|zakład|szpital|urząd|sklep|restauracja|przedszkole|biuro|fundacja|stowarzyszenie|gmina|spółdzielnia|przedsiębiorstwo|nemocnice|obchod|restaurace|městský úřad|stichting|gemeente|vereniging|ziekenhuis|region|kommun)(?!\p{L})/iu;
/** Legal forms at the end of employers' names, with dots. */
export const legalFormsAbroad =
  /(?<!\p{L})(?:sp\. ?z ?o\. ?o\.?|s\. ?c\.|sp\. ?[jk]\.|s\. ?r\. ?o\.|spol\.|a\. ?s\.|v\. ?o\. ?f\.|b\. ?v\.|n\. ?v\.|a\/s|aps|oyj?|a\. ?ş\.)$/iu;
