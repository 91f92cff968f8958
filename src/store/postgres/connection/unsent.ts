import { isRead, tableWrittenBy } from "./remembered.ts";
import type { Answered, Sender, Statement } from "./statement.ts";
import { joinReads, joinWrites, type KnownColumns, type KnownRead, rowsOfJoined } from "./together.ts";

/** What a transaction has asked for and not yet sent. */
export interface UnsentStatements {
  /** Asks a read. It is sent with the others that are asked before the work waits. */
  read: (statement: Statement) => Promise<Answered>;
  /** Keeps a write that nothing waits for. It is sent before anything that could see it. */
  write: (statement: Statement) => void;
  /** Sends all, in order. */
  flush: () => void;
  /** Forgets all: a savepoint rolls them back. */
  drop: (error: unknown) => void;
}

interface Asked {
  statement: Statement;
  resolve: (answer: Answered) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers a transaction's statements: reads that do not depend on each other become one statement, and so do writes.
 * Each statement is prepared, planned and answered apart otherwise. `sent` gets the answers of writes.
 */
export function createUnsent(
  send: Sender,
  known: KnownColumns,
  sent: (answer: Promise<unknown>) => void,
): UnsentStatements {
  let reads: Asked[] = [];
  let writes: Statement[] = [];
  let isScheduled = false;
  const sendReads = () => {
    const asked = reads;
    reads = [];
    for (const group of groupsOf(asked, known)) sendGroup(group, send, known);
  };
  const sendWrites = () => {
    const kept = writes;
    writes = [];
    for (const group of writeGroups(kept)) sent(send(joinWrites(group)));
  };
  const flush = () => {
    sendReads();
    sendWrites();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    // After all that is about to ask has asked, and before the event loop turns.
    queueMicrotask(() =>
      process.nextTick(() => {
        isScheduled = false;
        sendReads();
      }),
    );
  };
  return {
    read: (statement) =>
      new Promise((resolve, reject) => {
        if (writes.some((write) => mayBeSeenBy(statement.text, write.text))) flush();
        reads.push({ statement, resolve, reject });
        schedule();
      }),
    // What was asked before is sent before it.
    write: (statement) => void writes.push(statement),
    flush,
    drop: (error) => {
      for (const { reject } of reads.splice(0)) reject(error);
      writes = [];
    },
  };
}

function mayBeSeenBy(read: string, write: string): boolean {
  const table = tableWrittenBy(write);
  return table === undefined || new RegExp(`\\b${table}\\b`).test(read);
}

/** Reads with known columns together, each other one apart. */
function groupsOf(asked: readonly Asked[], known: KnownColumns): Asked[][] {
  const joinable = asked.filter(({ statement }) => known.of(statement.text) !== undefined);
  const others = asked.filter(({ statement }) => known.of(statement.text) === undefined);
  return [...others.map((one) => [one]), ...(joinable.length > 0 ? [joinable] : [])];
}

function sendGroup(group: readonly Asked[], send: Sender, known: KnownColumns): void {
  const reads = group.flatMap(({ statement }): KnownRead[] => {
    const columns = known.of(statement.text);
    return columns ? [{ statement, columns }] : [];
  });
  const joined = reads.length > 1 ? joinReads(reads, known) : undefined;
  if (!joined) {
    for (const one of group) sendAlone(one, send, known);
    return;
  }
  send(joined)
    .then((answer) => {
      const [lists] = Array.from(answer);
      if (!Array.isArray(lists)) throw new Error("The joined reads were not answered with a row of lists.");
      for (const [at, read] of reads.entries()) {
        const rows = rowsOfJoined(read, lists[at]);
        const { columns } = read;
        group[at]?.resolve(Object.assign(rows, { command: "SELECT", count: rows.length, columns }));
      }
    })
    .catch((error: unknown) => {
      for (const { reject } of group) reject(error);
    });
}

function sendAlone({ statement, resolve, reject }: Asked, send: Sender, known: KnownColumns): void {
  send(statement).then((answer) => {
    if (isRead(statement.text)) known.learn(statement.text, answer.columns);
    resolve(answer);
  }, reject);
}

const plainInsert = (text: string) => /^\s*insert\b/i.test(text) && !/\bon conflict\b/i.test(text);

/**
 * Writes that can be one statement. A part of a statement does not see what the other parts write, so only plain
 * inserts may meet in a table.
 */
function writeGroups(writes: readonly Statement[]): Statement[][] {
  const groups: Statement[][] = [];
  for (const write of writes) {
    const last = groups.at(-1);
    if (last?.every((other) => goTogether(other, write))) last.push(write);
    else groups.push([write]);
  }
  return groups;
}

function goTogether(one: Statement, other: Statement): boolean {
  const [table, otherTable] = [tableWrittenBy(one.text), tableWrittenBy(other.text)];
  if (table === undefined || otherTable === undefined) return false;
  if (table === otherTable) return plainInsert(one.text) && plainInsert(other.text);
  // Parts of one statement do not see what the others write.
  return !mayBeSeenBy(other.text, one.text) && !mayBeSeenBy(one.text, other.text);
}
