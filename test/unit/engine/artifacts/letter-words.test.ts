import { expect, test } from "vitest";
import { german } from "../../../../src/engine/artifacts/words/de.ts";
import { english } from "../../../../src/engine/artifacts/words/en.ts";
import { spanish } from "../../../../src/engine/artifacts/words/es.ts";
import { french } from "../../../../src/engine/artifacts/words/fr.ts";
import { portuguese } from "../../../../src/engine/artifacts/words/pt.ts";
import type { DocumentWords } from "../../../../src/engine/artifacts/words/types.ts";
import { chinese } from "../../../../src/engine/artifacts/words/zh.ts";

test.each<[DocumentWords, string[], boolean, string]>([
  [
    english,
    ["Managing a ward of 12 beds", "Coordination of shifts"],
    true,
    "My work there includes managing a ward of 12 beds, and coordination of shifts.",
  ],
  [english, ["Responsible for two kitchens"], false, "There I was responsible for two kitchens."],
  [
    english,
    ["Zurich branch, three counters"],
    false,
    "My work there included: Zurich branch, three counters.",
  ],
  [
    german,
    ["Betreuung von 12 Patienten", "Wundversorgung und Verbandwechsel"],
    true,
    "Zu meiner Arbeit dort gehören Betreuung von 12 Patienten sowie Wundversorgung und Verbandwechsel.",
  ],
  [german, ["Einführung der Kartei"], false, "Zu meiner Arbeit dort gehörte Einführung der Kartei."],
  [
    german,
    ["Ausfuhr in acht Länder; Zoll"],
    true,
    "Zu meiner Arbeit dort gehört: Ausfuhr in acht Länder; Zoll.",
  ],
  [
    french,
    ["Enseignement en CM1", "Paris et Lyon"],
    true,
    "Mon travail y comprend : enseignement en CM1 ; Paris et Lyon.",
  ],
  [
    spanish,
    ["Gestión de turnos", "Atención al público"],
    false,
    "Mi trabajo allí incluía gestión de turnos, así como atención al público.",
  ],
  [spanish, ["Madrid y Lugo"], true, "Mi trabajo allí incluye: Madrid y Lugo."],
  [portuguese, ["Gestão de turnos"], true, "O meu trabalho lá inclui gestão de turnos."],
  [chinese, ["管理门店"], true, "工作内容包括：管理门店。"],
])("what was done is said in a sentence (%#)", ({ letter }, bullets, isCurrent, said) => {
  expect(letter.did(bullets, isCurrent)).toBe(said);
});

test.each<[DocumentWords, string]>([
  [english, "From April 2016 to August 2018 I worked as a line cook at Alder Inn."],
  [german, "Von April 2016 bis August 2018 arbeitete ich als Line cook (Alder Inn)."],
  [french, "D'avril 2016 à août 2018, j'ai travaillé comme line cook (Alder Inn)."],
  [spanish, "De abril de 2016 a agosto de 2018 trabajé como line cook (Alder Inn)."],
  [portuguese, "De abril de 2016 a agosto de 2018 trabalhei como line cook (Alder Inn)."],
  [chinese, "2016年4月至2018年8月，我在Alder Inn担任Line cook。"],
])("a post is named with months in words (%#)", ({ letter }, said) => {
  const [from, until] = [letter.date(4, "2016"), letter.date(8, "2018")];
  expect(letter.post({ title: "Line cook", at: "Alder Inn", from, until, isCurrent: false })).toBe(said);
});
