// LoCoMo: questions about ten long conversations, each with the turns that answer it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bm25 } from "./bm25.mjs";
import { openMemories, retrievalVersion } from "./memories.mjs";
import { mean, rowsOf } from "./table.mjs";

const K = 10;
const ADVERSARIAL = 5;
const UNANSWERABLE = "unanswerable";
const ANSWERABLE = "answerable";
// The baseline is a search that never says so.
const ofUnanswerable = [
  { key: "answered", metric: "shown as an answer", level: "question", k: K },
  { key: "notRefused", metric: "shown as an answer or as uncertain", level: "question", k: K },
];
const ofAnswerable = [
  { key: "remarked", metric: "shown as uncertain or as no answer", level: "question", k: K },
  { key: "refused", metric: "shown as no answer", level: "question", k: K },
];
const kinds = { 1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop" };
const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * Recall of the evidence among the first ten turns, and how often the search says that nothing found answers; the
 * conversations with an even number are the open half.
 */
export async function proveLocomo({ folder, misses }) {
  const conversations = JSON.parse(readFileSync(join(folder, "locomo/locomo10.json"), "utf8"));
  const audited = auditedKey(join(folder, "locomo/errors.json"));
  const judged = [];
  const missed = [];
  for (const [number, { conversation, qa }] of conversations.entries()) {
    const turns = turnsOf(conversation);
    const memories = await openMemories(turns);
    const plain = bm25(turns.map(({ speaker, text, day }) => `${speaker}: ${text} ${day}`));
    const now = new Date(Date.parse(turns.at(-1).at) + 86_400_000).toISOString();
    for (const [at, { question, category, evidence, answer }] of qa.entries()) {
      const key = evidenceOf(evidence, turns);
      const isOpen = number % 2 === 0;
      const noAnswer = await memories.noAnswerTo(question, { now, limit: K });
      if (misses && isOpen && (noAnswer === undefined) === (category === ADVERSARIAL))
        missed.push(
          `[${category === ADVERSARIAL ? "answered" : "refused"}] ${question} ${noAnswer?.why ?? ""}`,
        );
      if (category === ADVERSARIAL) {
        const answered = [Number(noAnswer === undefined), 1];
        judged.push({
          isOpen,
          parts: [UNANSWERABLE],
          answered,
          notRefused: [Number(!noAnswer?.isCertain), 1],
        });
        continue;
      }
      if (key.length === 0) continue;
      const better = evidenceOf(audited.get(`locomo_${number}_qa${at}`) ?? evidence, turns);
      const found = (await memories.search(question, { now, limit: K })).map(({ id }) => id);
      const ofPlain = plain(question)
        .slice(0, K)
        .map((place) => turns[place].id);
      const recall = (ids, wanted) => mean(wanted.map((id) => (ids.includes(id) ? 1 : 0)));
      judged.push({
        isOpen,
        parts: [ANSWERABLE, kinds[category]],
        remarked: [Number(noAnswer !== undefined), 0],
        refused: [Number(noAnswer?.isCertain ?? false), 0],
        original: [recall(found, key), recall(ofPlain, key)],
        audited: [recall(found, better), recall(ofPlain, better)],
      });
      const lacking = better.filter((id) => !found.includes(id));
      if (misses && isOpen && lacking.length > 0)
        missed.push(missOf({ kind: kinds[category], question, answer, lacking, found, turns }));
    }
    await memories.close();
  }
  const measures = [
    { key: "audited", metric: "recall, audited key", level: "turn", k: K },
    { key: "original", metric: "recall, original key", level: "turn", k: K },
  ];
  return {
    title: "questions about long conversations",
    version: retrievalVersion,
    note: audited.size === 0 ? "locomo/errors.json is missing, so both keys are the original." : "",
    rows: [
      ...rowsOf(judged, measures),
      ...rowsOf(judged, [measures[0]], Object.values(kinds)),
      ...rowsOf(judged, ofUnanswerable, [UNANSWERABLE]),
      ...rowsOf(judged, ofAnswerable, [ANSWERABLE]),
    ],
    misses: missed,
  };
}

function turnsOf(conversation) {
  const sessions = Object.keys(conversation).filter((name) => /^session_\d+$/.test(name));
  return sessions
    .sort((one, other) => Number(one.slice(8)) - Number(other.slice(8)))
    .flatMap((name) => {
      const at = timeOf(conversation[`${name}_date_time`]);
      const day = `${Number(at.slice(8, 10))} ${months[Number(at.slice(5, 7)) - 1]} ${at.slice(0, 4)}`;
      return conversation[name].map(({ speaker, dia_id: id, text, blip_caption: caption }, position) => ({
        id,
        speaker,
        text: caption === undefined ? text : `${text} [${caption}]`,
        at,
        day,
        thread: name,
        position,
      }));
    });
}

/** "1:56 pm on 8 May, 2023" */
function timeOf(text) {
  const [, hour, minute, half, day, month, year] = /^(\d+):(\d+) (am|pm) on (\d+) (\w+), (\d+)$/.exec(text);
  const hours = (Number(hour) % 12) + (half === "pm" ? 12 : 0);
  return new Date(
    Date.UTC(Number(year), months.indexOf(month), Number(day), hours, Number(minute)),
  ).toISOString();
}

/** The turns that a key names, each once: some entries name several or are written otherwise. */
function evidenceOf(evidence, turns) {
  const named = evidence.flatMap((entry) => [...entry.matchAll(/D:?(\d+):(\d+)/g)]);
  const ids = new Set(named.map(([, session, turn]) => `D${Number(session)}:${Number(turn)}`));
  return turns.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

function auditedKey(file) {
  if (!existsSync(file)) return new Map();
  const errors = JSON.parse(readFileSync(file, "utf8"));
  return new Map(
    errors.flatMap(({ question_id: id, correct_evidence: key }) => (key?.length > 0 ? [[id, key]] : [])),
  );
}

function missOf({ kind, question, answer, lacking, found, turns }) {
  const shown = (id) => {
    const { speaker, text } = turns.find((turn) => turn.id === id);
    return `${id} ${speaker}: ${text}`;
  };
  return [
    `[${kind}] ${question} → ${answer}`,
    ...lacking.map((id) => `  - ${shown(id)}`),
    ...found.slice(0, 3).map((id) => `  + ${shown(id)}`),
  ].join("\n");
}
