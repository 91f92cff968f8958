const joining =
  "\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}" +
  "\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}" +
  "\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}";

// What writing needs: a joiner inside a joining script or an emoji, one variation selector behind a base, a flag's tags.
const kept = new RegExp(
  [
    "\\u{1F3F4}[\\u{E0061}-\\u{E007A}\\u{E0030}-\\u{E0039}]{4,6}\\u{E007F}",
    `(?<=[${joining}]\\p{M}{0,3})[\\u200C\\u200D](?=[${joining}])`,
    "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
    "(?<=[\\p{Extended_Pictographic}0-9#*])[\\uFE0E\\uFE0F]",
    "(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]",
  ].join("|"),
  "u",
);

const invisible =
  "[\\p{Cf}\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u3164\\uFFA0\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]";
const invisibleOrKept = new RegExp(`(${kept.source})|(?![\\n\\t])${invisible}`, "gu");

/**
 * Removes control, bidirectional, zero-width, tag, private-use and unassigned characters, and keeps those that emoji
 * and scripts need. Line ends become `\n`, odd spaces plain ones, and the text NFC.
 */
export function removeInvisible(text: string): { text: string; removed: number } {
  let removed = 0;
  const plain = text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F]/g, " ")
    .replace(/[\uF0A7\uF0B7\uF0D8]/g, "•")
    .replace(invisibleOrKept, (match: string, keep: string | undefined) => {
      if (keep !== undefined) return match;
      // A soft hyphen, a byte order mark and an icon font are everyday things, and nothing to warn of.
      if (!/[\u00AD\uFEFF\uE000-\uF8FF]/.test(match)) removed += 1;
      return "";
    });
  // A tower of combining marks is no writing, and costs square time to normalise.
  return { text: plain.replace(/(\p{M}{4})\p{M}+/gu, "$1").normalize("NFC"), removed };
}
