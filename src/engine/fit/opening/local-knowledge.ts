import { countriesIn } from "../../places/countries.ts";

const ofArea =
  /\blocal (?:area )?knowledge\b|\bknowledge of the (?:local )?(?:area|region|roads|road network)\b|orts(?:kenntnis|kunde)|gebietskenntnis|connaissance (?:de la région|du secteur géographique|du territoire)|conocimiento de la (?:zona|región)|conhecimento da (?:região|zona)|znajomość (?:okolicy|terenu|topografii|regionu)|paikallistuntemus/iu;
const geography = /\b(?:geography|géographie|geografía|geografia|geographie)\b/iu;

/** Whether a demand asks to know one's way about a place: nobody writes that into a resume, so that it is not known without. */
export function asksForLocalKnowledge(text: string): boolean {
  return ofArea.test(text) || (geography.test(text) && countriesIn(text).length > 0);
}
