import { asList, asObject, type Json } from "../json.ts";

/** Texts that a page must show as text: markup, a word without end, right to left, Chinese, marks. */
const hostile = [
  '<script>window.ran = true</script><img src=x onerror="window.ran = true">',
  `"><svg onload='window.ran = true'>`,
  "W".repeat(300),
  "ممرضة أولى في قسم القلب",
  "心脏科注册护士（全职）",
  "Nurse \u202Eesrun\u202C & “co” ‘ok’ `x`",
];

/** An export with so many notes and openings more, with texts of every kind. */
export function crowdedExport(exported: Json, memories: number, openings: number): Json {
  const { isDemo: _, ...kept } = exported;
  const records = asObject(exported.records);
  const text = (nth: number) => hostile[nth % hostile.length] ?? "";
  const notes = Array.from({ length: memories }, (_, nth) => ({
    id: `mem_${String(nth).padStart(26, "0")}`,
    nodeType: "note",
    content: {},
    contentText: `Note ${nth}: ${text(nth)}`,
    importance: 0.5,
    createdAt: "2026-03-01T10:00:00.000Z",
    accessCount: 0,
  }));
  const job = asList(records.documents).find(({ kind }) => kind === "job") ?? {};
  const jobs = Array.from({ length: openings }, (_, nth) => jobLike(job, nth, text(nth)));
  return {
    ...kept,
    records: {
      ...records,
      memories: [...asList(records.memories), ...notes],
      documents: [...asList(records.documents), ...jobs],
    },
  };
}

function jobLike({ body, ...row }: Json, nth: number, text: string): Json {
  const id = `job_${String(nth).padStart(26, "0")}`;
  const { metadata: _, fitBriefRef: __, application: ___, ...own } = asObject(body);
  return { ...row, id, body: { ...own, id, title: `${text} ${nth}`, company: `${text} GmbH` } };
}
