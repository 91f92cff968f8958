import type { Answered, Sender, Statement } from "./statement.ts";

/** The answers to a transaction's reads. */
export interface RememberedReads {
  /** Sends a statement, unless it is a read that was sent before. A write forgets what was read from its table. */
  send: (statement: Statement, send: Sender) => Promise<Answered>;
  /** Forgets what a write changes. */
  forget: (written: string) => void;
  forgetAll: () => void;
}

/** Longer answers are not kept: they are rarely asked for twice. */
const MOST_ROWS = 200;

/** True if a statement only reads, and takes no lock. */
export const isRead = (text: string) =>
  /^\s*select\b/i.test(text) && !/\b(set_config|for (no key )?(update|key share|share))\b/i.test(text);
/** A delete may also delete rows of other tables, so only that of an index's words is listed. */
const writtenTable = /^\s*(?:insert into|update|delete from (?=\w+_words\b))\s*"?(\w+)"?/i;

/** The only table that a write changes. Undefined if it may change others. */
export function tableWrittenBy(text: string): string | undefined {
  return writtenTable.exec(text)?.[1];
}

/** Remembers a transaction's reads, so that none is sent twice. Answers must not be modified. */
export function rememberReads(): RememberedReads {
  const known = new Map<string, { text: string; answer: Promise<Answered> }>();
  const forget = (written: string) => {
    const table = tableWrittenBy(written);
    if (table === undefined) return known.clear();
    const name = new RegExp(`\\b${table}\\b`);
    for (const [id, { text }] of known) if (name.test(text)) known.delete(id);
  };
  const remember = (id: string, text: string, answer: Promise<Answered>) => {
    known.set(id, { text, answer });
    const drop = () => {
      if (known.get(id)?.answer === answer) known.delete(id);
    };
    answer.then(({ length }) => length > MOST_ROWS && drop(), drop);
    return answer;
  };
  return {
    send: (statement, send) => {
      const { text, values, shape } = statement;
      if (!isRead(text)) {
        forget(text);
        return send(statement);
      }
      const id = JSON.stringify([shape, text, values]);
      return known.get(id)?.answer ?? remember(id, text, send(statement));
    },
    forget,
    forgetAll: () => known.clear(),
  };
}
