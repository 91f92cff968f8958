import type { Passage } from "../passages.ts";
import { words } from "../words/tokens.ts";

/** "Imani: I would rather not." names the speaker. */
const opening = /^([\p{Lu}\p{Lo}][\p{L}'’-]{0,30}(?: [\p{Lu}\p{Lo}][\p{L}'’-]{0,30})?):\s/u;

const users = new Set(["user", "human"]);
const assistants = new Set(["assistant", "ai", "bot", "chatgpt", "claude", "copilot", "gemini"]);

/** The part that a speaker has in a conversation with an assistant; undefined for anybody else. */
export function roleOf(speaker: string | undefined): "user" | "assistant" | undefined {
  const name = speaker?.toLowerCase() ?? "";
  if (users.has(name)) return "user";
  return assistants.has(name) ? "assistant" : undefined;
}

/** A note's speaker: its content's `speaker`, or the name before a colon at its start. */
export function speakerOf(contentText: string, content: unknown): string | undefined {
  if (typeof content === "string" && content !== "") return content;
  return opening.exec(contentText)?.[1];
}

/** The only speaker of these passages that the question names; undefined if there is none or more than one. */
export function askedSpeaker(names: ReadonlySet<string>, passages: readonly Passage[]): string | undefined {
  const speakers = new Set(passages.flatMap(({ turns }) => turns.flatMap(({ speaker }) => speaker ?? [])));
  if (speakers.size < 2) return undefined;
  const named = [...speakers].filter((speaker) => words(speaker).some(({ token }) => names.has(token)));
  return named.length === 1 ? named[0] : undefined;
}
