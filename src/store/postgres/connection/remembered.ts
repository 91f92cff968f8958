/** A statement and how its answer is shaped. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  shape: "rows" | "values";
}

/** The answers to a transaction's reads. */
export interface RememberedReads {
  /** Sends a statement, unless it is a read that was sent before. A write forgets what was read from its table. */
  send: <Answer extends ArrayLike<unknown>>(
    statement: Statement,
    send: () => Promise<Answer>,
  ) => Promise<Answer>;
  forgetAll: () => void;
}

/** Longer answers are not kept: they are rarely asked for twice. */
const MOST_ROWS = 200;

const isRead = (text: string) =>
  /^\s*select\b/i.test(text) && !/\b(set_config|for (no key )?(update|key share|share))\b/i.test(text);
/** A delete may also delete rows of other tables, so only that of an index's words is listed. */
const writtenTable = /^\s*(?:insert into|update|delete from (?=\w+_words\b))\s*"?(\w+)"?/i;

/** Remembers a transaction's reads, so that none is sent twice. Answers must not be modified. */
export function rememberReads(): RememberedReads {
  const known = new Map<string, { text: string; answer: Promise<ArrayLike<unknown>> }>();
  const forget = (written: string) => {
    const table = writtenTable.exec(written)?.[1];
    if (table === undefined) return known.clear();
    const name = new RegExp(`\\b${table}\\b`);
    for (const [id, { text }] of known) if (name.test(text)) known.delete(id);
  };
  const remember = <Answer extends ArrayLike<unknown>>(id: string, text: string, answer: Promise<Answer>) => {
    known.set(id, { text, answer });
    const drop = () => {
      if (known.get(id)?.answer === answer) known.delete(id);
    };
    answer.then(({ length }) => length > MOST_ROWS && drop(), drop);
    return answer;
  };
  return {
    send: <Answer extends ArrayLike<unknown>>(
      { text, values, shape }: Statement,
      send: () => Promise<Answer>,
    ) => {
      if (!isRead(text)) {
        forget(text);
        return send();
      }
      const id = JSON.stringify([shape, text, values]);
      const earlier = known.get(id)?.answer as Promise<Answer> | undefined;
      return earlier ?? remember(id, text, send());
    },
    forgetAll: () => known.clear(),
  };
}
