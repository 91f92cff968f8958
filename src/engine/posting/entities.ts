const latin1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot " +
  "cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml " +
  "Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig " +
  "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute " +
  "ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const others: Record<string, number> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  OElig: 0x152,
  oelig: 0x153,
  Scaron: 0x160,
  scaron: 0x161,
  ensp: 0x2002,
  emsp: 0x2003,
  thinsp: 0x2009,
  zwnj: 0x200c,
  zwj: 0x200d,
  lrm: 0x200e,
  rlm: 0x200f,
  ZeroWidthSpace: 0x200b,
  NoBreak: 0x2060,
  InvisibleTimes: 0x2062,
  hyphen: 0x2010,
  dash: 0x2010,
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  sbquo: 0x201a,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bdquo: 0x201e,
  bull: 0x2022,
  hellip: 0x2026,
  permil: 0x2030,
  lsaquo: 0x2039,
  rsaquo: 0x203a,
  euro: 0x20ac,
  trade: 0x2122,
  minus: 0x2212,
  le: 0x2264,
  ge: 0x2265,
  check: 0x2713,
  rarr: 0x2192,
  larr: 0x2190,
  colon: 0x3a,
  comma: 0x2c,
  period: 0x2e,
  semi: 0x3b,
  dollar: 0x24,
  percnt: 0x25,
  num: 0x23,
  excl: 0x21,
  quest: 0x3f,
  sol: 0x2f,
  bsol: 0x5c,
  lpar: 0x28,
  rpar: 0x29,
  lsqb: 0x5b,
  rsqb: 0x5d,
  lowbar: 0x5f,
  plus: 0x2b,
  equals: 0x3d,
  ast: 0x2a,
  commat: 0x40,
  grave: 0x60,
  vert: 0x7c,
  NewLine: 0x0a,
  Tab: 0x09,
};
const names = new Map([
  ...latin1.split(" ").map((name, index): [string, number] => [name, 0xa0 + index]),
  ...Object.entries(others),
]);
// Numbers 128 to 159 mean Windows-1252 on the web.
const windows =
  "20ac 81 201a 192 201e 2026 2020 2021 2c6 2030 160 2039 152 8d 17d 8f 90 2018 2019 201c 201d 2022 2013 2014 2dc 2122 161 203a 153 9d 17e 178"
    .split(" ")
    .map((hex) => Number.parseInt(hex, 16));

/** Decodes HTML character references once: decimal, hexadecimal, and the names that occur in everyday pages. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text
    .replace(/&#(?:[xX]([0-9a-fA-F]{1,8})|([0-9]{1,9}));?/g, (match, hex, decimal) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return toCharacter(code) ?? match;
    })
    .replace(
      /&([a-zA-Z][a-zA-Z0-9]{1,15});|&(amp|lt|gt|quot|nbsp)(?![a-zA-Z0-9=])/g,
      (match, closed, open) => {
        const code = names.get(closed ?? open);
        return code === undefined ? match : String.fromCodePoint(code);
      },
    );
}

function toCharacter(code: number): string | undefined {
  if (code >= 128 && code < 160) return String.fromCodePoint(windows[code - 128] ?? code);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return "";
  return String.fromCodePoint(code);
}
