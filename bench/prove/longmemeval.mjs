// LongMemEval-S: questions about some 50 sessions with an assistant, with the sessions and turns that answer each.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bm25 } from "./bm25.mjs";
import { isOpen } from "./half.mjs";
import { openMemories, retrievalVersion } from "./memories.mjs";
import { mean, rowsOf } from "./table.mjs";

const K = 10;
const SESSIONS = 5;

/** Sessions in the order of their first memory, and the evidence among the first ten turns. */
export async function proveLongMemEval({ folder, misses }) {
  const file = join(folder, "longmemeval/longmemeval_s_cleaned.json");
  const questions = JSON.parse(readFileSync(file, "utf8"));
  const judged = [];
  const missed = [];
  for (const one of questions) {
    const { question_id: id, question, question_type: type, question_date: date, answer } = one;
    const turns = turnsOf(one);
    const evidence = turns.filter(({ isEvidence }) => isEvidence);
    if (id.endsWith("_abs") || one.answer_session_ids.length === 0) continue;
    const memories = await openMemories(turns);
    const byId = new Map(turns.map((turn) => [turn.id, turn]));
    const found = await memories.search(question, { now: timeOf(date), limit: 50 });
    const ranked = found.map((memory) => byId.get(memory.id));
    const plain = bm25(turns.map(({ text }) => text))(question).map((place) => turns[place]);
    const judge = (some) => {
      const sessions = [...new Set(some.map(({ thread }) => thread))].slice(0, SESSIONS);
      const isHit = (thread) => one.answer_session_ids.includes(thread.split("#")[0]);
      const ten = new Set(some.slice(0, K));
      return {
        first: Number(sessions.slice(0, 1).some(isHit)),
        five: Number(sessions.some(isHit)),
        turns: mean(evidence.map((turn) => Number(ten.has(turn)))),
      };
    };
    const [own, base] = [judge(ranked), judge(plain)];
    judged.push({
      isOpen: isOpen(id),
      parts: [type],
      first: [own.first, base.first],
      five: [own.five, base.five],
      ...(evidence.length > 0 && { turns: [own.turns, base.turns] }),
    });
    if (misses && isOpen(id) && own.five === 0) missed.push(`[${type}] ${question} → ${answer}`);
    await memories.close();
  }
  const measures = [
    { key: "first", metric: "hit", level: "session", k: 1 },
    { key: "five", metric: "hit", level: "session", k: SESSIONS },
    { key: "turns", metric: "recall", level: "turn", k: K },
  ];
  const types = [...new Set(judged.flatMap(({ parts }) => parts))].sort();
  return {
    title: "questions about sessions with an assistant",
    version: retrievalVersion,
    rows: rowsOf(judged, measures, ["all", ...types]),
    misses: missed,
  };
}

function turnsOf({ haystack_sessions: sessions, haystack_session_ids: ids, haystack_dates: dates }) {
  return sessions.flatMap((session, number) =>
    session.map(({ role, content, has_answer: isEvidence = false }, position) => ({
      id: `${number}:${position}`,
      speaker: role,
      text: content,
      at: timeOf(dates[number]),
      // A session may be there twice.
      thread: `${ids[number]}#${number}`,
      position,
      isEvidence,
    })),
  );
}

/** "2023/05/20 (Sat) 02:21" */
function timeOf(text) {
  const [, year, month, day, hour, minute] = /^(\d+)\/(\d+)\/(\d+) \(\w+\) (\d+):(\d+)/.exec(text);
  return new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)),
  ).toISOString();
}
