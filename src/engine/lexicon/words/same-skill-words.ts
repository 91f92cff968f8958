/** Equivalent words before or after the head of a skill's name: "client service" is customer service. */
const groups = [
  ["client", "customer", "guest"],
  ["exam", "examination", "test"],
  ["labor", "labour", "employment"],
  ["it", "information", "computer", "technology"],
  ["online", "digital", "internet", "web"],
  ["apparel", "fashion", "clothing", "garment"],
  ["staff", "employee", "personnel", "workforce", "people"],
  ["color", "colour"],
  ["child", "children", "kid", "kids"],
  ["bathroom", "restroom", "washroom", "toilet"],
  ["car", "auto", "automotive", "vehicle"],
  ["ad", "ads", "advertising", "advertisement"],
  ["physician", "doctor", "medical"],
  ["pc", "desktop"],
  ["ux", "usability"],
  ["phone", "telephone"],
  ["microsoft", "ms"],
  ["mig", "gmaw"],
  ["tig", "gtaw"],
  ["stick", "smaw"],
];

/** The first of each group of equivalent words. */
export const sameSkillWord: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([first = "", ...others]) => others.map((word): [string, string] => [word, first])),
);

/** Words that do not narrow a skill. */
export const emptySkillWords: ReadonlySet<string> = new Set(
  (
    "a an and the of for in to with or software system systems tool tools program application suite platform skill skills technique techniques " +
    "team complex general professional technical basic effective strong corporate business excellent advanced expert good high practical modern daily use"
  ).split(" "),
);
