import { and, asc, desc, eq, lt } from "drizzle-orm";
import { accessLog, claims, replies, resumes } from "../../../db/postgres/schema.ts";
import { bitsOf } from "../common/documents/search-text.ts";
import { NODES_CAP } from "../common/memories/choose-groups.ts";
import { readCursor, toPage } from "../common/page.ts";
import { withoutNulls } from "../common/rows.ts";
import type { DocumentSearch, FoundDocument } from "../ports/documents.ts";
import type { Records } from "../ports/records.ts";
import type { AccessLogRepository, ReplyRepository, ResumeRepository, Tx } from "../ports/store.ts";
import { keyRepository } from "./access/keys.ts";
import { peopleRepository } from "./access/people.ts";
import { type LockedUser, profileRepository, userRepository } from "./access/users.ts";
import type { Unit } from "./connection/unit.ts";
import { deliveryRepository } from "./deliveries/repository.ts";
import { documentIndex } from "./documents/entries.ts";
import { findTerms, searchIndex } from "./full-text/search.ts";
import { memoryRepository } from "./memories/repository.ts";
import { accountRepository } from "./repositories/account.ts";
import { alertRepository } from "./repositories/alerts.ts";
import { assessmentRepository } from "./repositories/assessments.ts";
import { stampOf } from "./repositories/catalog.ts";
import { changeRepository, forgetPreviewRepository } from "./repositories/changes.ts";
import { poolRepository, sharingRepository } from "./repositories/data-sharing.ts";
import { artifactRepository, documentRepository } from "./repositories/documents.ts";
import { healthDayRepository } from "./repositories/health-days.ts";
import { timelineRepository } from "./repositories/timeline.ts";
import { outboxRepository, webhookRepository } from "./repositories/webhooks.ts";

/**
 * Binds the repositories to a user for one transaction. A writing transaction has locked the user. The Tx throws if
 * used after its transaction.
 */
export function bindTx(
  unit: Unit,
  userId: string,
  locked?: Promise<LockedUser | undefined>,
): { tx: Tx; end: () => void } {
  let open = true;
  const requireOpen = () => {
    if (!open) throw new Error("A transaction was used after its end.");
  };
  const memories = memoryRepository(unit, userId);
  const repositories: Omit<Tx, "userId" | "savepoint"> = {
    catalogStamp: () => stampOf(unit),
    user: userRepository(unit, userId, locked),
    keys: keyRepository(unit, userId),
    people: peopleRepository(unit, userId),
    profile: profileRepository(unit, userId),
    resume: resumeRepository(unit, userId),
    assessments: assessmentRepository(unit, userId),
    memories,
    timeline: timelineRepository(unit, userId),
    alerts: alertRepository(unit, userId),
    healthDays: healthDayRepository(unit, userId),
    sharing: sharingRepository(unit, userId),
    pool: poolRepository(unit, userId),
    webhooks: webhookRepository(unit, userId),
    briefs: documentRepository<Records["fitBrief"]>(unit, userId, "fit_brief"),
    reports: documentRepository<Records["report"]>(unit, userId, "report"),
    artifacts: artifactRepository(unit, userId),
    jobs: documentRepository<Records["job"]>(unit, userId, "job"),
    checkpoints: documentRepository<Records["checkpoint"]>(unit, userId, "checkpoint"),
    documentSearch: documentSearch(unit, userId),
    outbox: outboxRepository(unit, userId),
    deliveries: deliveryRepository(unit, userId),
    accessLog: accessLogRepository(unit, userId),
    changes: changeRepository(unit, userId),
    forgetPreviews: forgetPreviewRepository(unit, userId),
    replies: replyRepository(unit, userId),
    account: accountRepository(unit, userId, memories),
  };
  const whole: Tx = {
    ...repositories,
    userId,
    savepoint: (work) => unit.savepoint(work),
  };
  const tx = new Proxy(whole, {
    get: (target, name, receiver) => {
      if (name !== "userId") requireOpen();
      return Reflect.get(target, name, receiver);
    },
  });
  return { tx, end: () => (open = false) };
}

/** The search of documents. */
function documentSearch({ rows }: Unit, userId: string): DocumentSearch {
  const documentsAt = async (positions: readonly number[]): Promise<FoundDocument[]> => {
    if (positions.length === 0) return [];
    const found = await rows<FoundDocument & { position: number }>(
      `select position, id, kind, body::text as json from document_entries
         join documents on documents.user_id = document_entries.user_id and documents.id = document_id
       where document_entries.user_id = $1 and position = any($2::bigint[])`,
      [userId, positions],
    );
    const byPosition = new Map(found.map(({ position, ...document }) => [position, document]));
    return positions.flatMap((position) => byPosition.get(position) ?? []);
  };
  return {
    search: async ({ kinds, ...query }) => {
      const bits = bitsOf(kinds);
      const own = { rows, userId, index: documentIndex, kinds: bits };
      const counting = rows<{ entries: number; words: number; searched: number }>(
        `select count(*) as entries, coalesce(sum(length), 0)::bigint as words,
           count(*) filter (where (1 << ((position >> 28) & 15)::integer) & ${bits} <> 0) as searched
         from document_entries where user_id = $1`,
        [userId],
      );
      const [[corpus], terms] = await Promise.all([counting, findTerms(own, query.terms)]);
      if (!corpus || corpus.searched === 0)
        return { found: [], nodes: 0, frequencies: {}, synonymFrequencies: {} };
      const { positions, ...statistics } = await searchIndex(own, corpus, terms, query);
      return {
        found: await documentsAt(positions),
        nodes: Math.min(corpus.searched, NODES_CAP),
        ...statistics,
      };
    },
  };
}

function accessLogRepository({ db }: Unit, userId: string): AccessLogRepository {
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = await db
        .select()
        .from(accessLog)
        .where(and(eq(accessLog.userId, userId), after ? lt(accessLog.id, after[0] ?? "") : undefined))
        .orderBy(desc(accessLog.id))
        .limit(request.limit + 1);
      return toPage(
        rows.map(({ userId: _, ...line }) => line),
        request,
        (line) => [line.id],
      );
    },
  };
}

function replyRepository({ db, post }: Unit, userId: string): ReplyRepository {
  return {
    find: async (key) => {
      const rows = db.select().from(replies);
      return (await rows.where(and(eq(replies.userId, userId), eq(replies.key, key))))[0];
    },
    save: async (reply) => {
      const row = { ...reply, userId };
      post(
        db
          .insert(replies)
          .values(row)
          .onConflictDoUpdate({ target: [replies.userId, replies.key], set: row }),
      );
    },
  };
}

function resumeRepository({ db, count }: Unit, userId: string): ResumeRepository {
  const mine = eq(resumes.userId, userId);
  const myClaims = eq(claims.userId, userId);
  return {
    get: async () => (await db.select().from(resumes).where(mine))[0],
    put: async (record) => {
      const row = { ...record, userId };
      await db.insert(resumes).values(row).onConflictDoUpdate({ target: resumes.userId, set: row });
    },
    remove: async () => {
      await db.delete(claims).where(myClaims);
      await db.delete(resumes).where(mine);
    },
    claims: async () => {
      const rows = await db.select().from(claims).where(myClaims).orderBy(asc(claims.position));
      return rows.map(({ userId: _, position: __, ...claim }) => withoutNulls(claim));
    },
    replaceClaims: async (list) => {
      await db.delete(claims).where(myClaims);
      if (list.length === 0) return;
      const rows = list.map(({ provenance = "parsed", ...claim }, position) => ({
        ...claim,
        provenance,
        position,
      }));
      // One statement: a long resume has thousands of claims.
      await count(
        `insert into claims (user_id, id, kind, text, path, source_span, provenance, identity, position)
         select $1, id, kind, text, path, "sourceSpan", provenance, identity, position
         from json_to_recordset($2::json) as row (id text, kind text, text text, path text, "sourceSpan" json,
           provenance text, identity text, position bigint)`,
        [userId, JSON.stringify(rows)],
      );
    },
  };
}
