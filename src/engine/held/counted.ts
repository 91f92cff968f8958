/** A number of colleagues is an object of teaching or leading: "Zwölf Kollegen in SAP geschult". */
const counted =
  /(?<!\p{L})(?:\d+|two|three|seven|nine|eleven|fifteen|twenty|sieben|neun|elf|zwanzig|sept|neuf|onze|quinze|vingt|siete|nueve|quince|veinte|duas|sete|nove|vinte|sette|undici|quindici|venti|zeven|negen|vijftien|twintig|sju|nio|elva|femton|tjugo|dwie|siedem|osiem|dziewięć|dwadzieścia|dvě|sedm|osm|devět|dvacet|four|five|six|eight|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|deux|trois|quatre|cinq|six|huit|dix|douze|dos|tres|cuatro|cinco|seis|ocho|diez|doce|dois|três|quatro|oito|dez|doze|due|quattro|cinque|sei|otto|dieci|dodici|twee|drie|vijf|zes|tien|twaalf|två|tre|fyra|fem|åtta|tio|tolv|dwóch|trzech|czterech|pięciu|dziesięciu|dwunastu|dwanaście|dva|tři|čtyři|pět|deset|dvanáct)\s\p{L}+(?:['’]s)?|(?:\d+|[一二两三四五六七八九十]+)(?:名|人|位|个)\p{Script=Han}{2}/giu;

/** A text with counted people blanked, so that positions are kept. */
export function withoutCounted(text: string): string {
  return text.replace(counted, (words) => " ".repeat(words.length));
}
