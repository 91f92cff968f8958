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

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two years of a career that was looked at on most days, and taken stock of each week. */
const DAYS = 700;

/** An export with so many notes and openings more, with texts of every kind, and with a long history. */
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
      ...longHistory(records),
      documents: [...asList(records.documents), ...jobs],
    },
  };
}

/** Days of health and times of each assessment, of which a few are not there or not known. */
function longHistory(records: Json): Json {
  const now = Date.now();
  const days = Array.from({ length: DAYS }, (_, ago) => ({
    day: new Date(now - ago * DAY_MS).toISOString().slice(0, 10),
    overallScore: 50 + (ago % 40),
    ...(ago % 7 > 0 && { skillFreshness: ago % 101 }),
    careerActivity: 100 - (ago % 101),
    formula: ago > 400 ? "career-health-2" : "career-health-3",
  })).filter((_, ago) => ago % 9 > 0);
  const submissions = asList(records.assessmentSubmissions);
  const earlier = Array.from({ length: DAYS / 7 }, (_, week) =>
    submissions.slice(-8).map((row) => {
      const completedAt = new Date(now - (week + 30) * 7 * DAY_MS).toISOString();
      const result = { ...asObject(row.result), completed_at: completedAt };
      return { ...row, id: `${String(row.id)}_${week}`, completedAt, result };
    }),
  );
  return { healthDays: days, assessmentSubmissions: [...submissions, ...earlier.flat()] };
}

function jobLike({ body, ...row }: Json, nth: number, text: string): Json {
  const id = `job_${String(nth).padStart(26, "0")}`;
  const { metadata: _, fitBriefRef: __, application: ___, ...own } = asObject(body);
  return { ...row, id, body: { ...own, id, title: `${text} ${nth}`, company: `${text} GmbH` } };
}
