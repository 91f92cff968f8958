import { countriesIn } from "../../places/countries.ts";

const ofArea =
  /\blocal (?:area )?knowledge\b|\bknowledge of the (?:local )?(?:area|region|roads|road network)\b|orts(?:kenntnis|kunde)|gebietskenntnis|connaissance (?:de la région|du secteur géographique|du territoire)|conocimiento de la (?:zona|región)|conhecimento da (?:região|zona)|znajomość (?:okolicy|terenu|topografii|regionu)|paikallistuntemus/iu;
const geography = /\b(?:geography|géographie|geografía|geografia|geographie)\b/iu;

/** True if a demand asks for local knowledge. No resume mentions that, so without it the answer is unknown. */
export function asksForLocalKnowledge(text: string): boolean {
  return ofArea.test(text) || (geography.test(text) && countriesIn(text).length > 0);
}
