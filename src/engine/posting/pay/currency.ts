import type { Doc } from "../../text/doc.ts";

const codes =
  "USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|RMB|INR|SEK|NOK|DKK|PLN|MXN|BRL|SGD|HKD|ZAR|AED|COP|CLP|ARS|KRW|CZK";

/** A currency in front of an amount. */
export const currencyBefore = `(?:(?:${codes}) ?[$€£¥]?|(?:US|CAD?|AUD?|NZ|HK|C|A|S|R|MX) ?\\$|[$€£¥₹]|Fr\\.|人民币)`;

/** A currency behind an amount. */
export const currencyAfter = `(?:(?:${codes})|€|£|\\$(?!\\d)|¥|₹|euros?|dollars?|pounds|sterling|franken|sfr|dólares|pesos|zł|元|人民币|块|円|圓|欧元|美元)`;

const named: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  us$: "USD",
  usd$: "USD",
  ca$: "CAD",
  c$: "CAD",
  cad$: "CAD",
  a$: "AUD",
  au$: "AUD",
  aud$: "AUD",
  nz$: "NZD",
  hk$: "HKD",
  s$: "SGD",
  r$: "BRL",
  mx$: "MXN",
  "fr.": "CHF",
  sfr: "CHF",
  franken: "CHF",
  euro: "EUR",
  euros: "EUR",
  欧元: "EUR",
  美元: "USD",
  pounds: "GBP",
  sterling: "GBP",
  zł: "PLN",
  元: "CNY",
  块: "CNY",
  人民币: "CNY",
  rmb: "CNY",
  円: "JPY",
};

/** The ISO code of a written currency; `$` and `¥` depend on the rest of the document, and other ambiguous words have none. */
export function currencyCode(written: string, doc: Doc): string | undefined {
  const plain = written.toLowerCase().replace(/\s/g, "");
  if (plain === "$" || plain === "dollar" || plain === "dollars") return meaning("dollar", doc);
  if (plain === "dólares") return "USD";
  if (plain === "¥") return meaning("yen", doc);
  const code = named[plain];
  if (code !== undefined) return code;
  const letters = plain.slice(0, 3).toUpperCase();
  return /^[A-Z]{3}$/.test(letters) && codes.includes(letters) ? letters : undefined;
}

const signs = { dollar, yen: yenOrYuan };
// Every amount asks, and the answer takes reading the whole text.
const known = new WeakMap<Doc, Map<string, string | undefined>>();

/** What `$` or `¥` means in a document. */
function meaning(sign: keyof typeof signs, doc: Doc): string | undefined {
  const found = known.get(doc) ?? new Map<string, string | undefined>();
  known.set(doc, found);
  if (!found.has(sign)) found.set(sign, signs[sign](doc.folded));
  return found.get(sign);
}

function dollar(text: string): string | undefined {
  if (
    /\bCAD\b|\bCanada\b|\bCanadian\b|\p{Lu}\p{Ll}+,? (?:ON|BC|AB|QC|MB|NS|SK|NB|PE)(?![\p{L}\d])|\bRRSP\b|\bPunjabi\b.{0,40}\basset\b/u.test(
      text,
    )
  )
    return "CAD";
  if (
    /\bAUD\b|\bAustralian?\b|[, ] ?(?:NSW|VIC|QLD|TAS|ACT)\b|\bsuperannuation\b|\bplus super\b|\bHEW\b|\bABN\b|\.au\b/i.test(
      text,
    )
  )
    return "AUD";
  if (/\bNZD\b|\bNew Zealand\b/.test(text)) return "NZD";
  // Many countries that speak these have dollars or pesos of their own.
  if (
    /(?<!\p{L})(?:se busca|sueldo|salario|experiencia|vaga|salário|empresa)(?!\p{L})/iu.test(text) &&
    !/\bUSD\b|\bUS\b|EE\.? ?UU/.test(text)
  )
    return undefined;
  if (/\bSGD\b|\bSingapore\b/.test(text)) return "SGD";
  return "USD";
}

function yenOrYuan(text: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]|\bJPY\b|\bJapan\b|\bTokyo\b/u.test(text)) return "JPY";
  return /\p{Script=Han}|\b(?:CNY|RMB|China|Shanghai|Beijing|Shenzhen)\b/u.test(text) ? "CNY" : undefined;
}
