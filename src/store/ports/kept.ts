import type { Page, PageRequest } from "./page.ts";
import type { Records } from "./records.ts";

export interface AccessLogRepository {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<Records["accessLogEntry"]>>;
}

/** The response that a repeated request gets again. */
export interface StoredReply {
  key: string;
  requestHash: string;
  reply: unknown;
  createdAt: string;
}

export interface ReplyRepository {
  find(key: string): Promise<StoredReply | undefined>;
  save(reply: StoredReply): Promise<void>;
}
