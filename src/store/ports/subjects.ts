import type { UserRecord } from "./users.ts";

/** An account of an issuer of access tokens, and the user whose data its tokens open. */
export interface SubjectLink {
  id: string;
  userId: string;
  /** The issuer's identifier, as it stands in its tokens. */
  issuer: string;
  /** The issuer's own name of the account. */
  subject: string;
  createdAt: string;
}

/** Links between accounts of issuers and users; looked up before the user of a request is known. */
export interface SubjectStore {
  find(issuer: string, subject: string): Promise<SubjectLink | undefined>;
  /** All links, the oldest first. */
  list(): Promise<SubjectLink[]>;
  /** Adds a link, and with it a user who is new. The link that the account has already stays, and is returned. */
  link(link: SubjectLink, newUser?: UserRecord): Promise<SubjectLink>;
  /** Removes a user's link, and revokes the keys that stand for its clients. Undefined where there is no such link. */
  unlink(
    link: Pick<SubjectLink, "userId" | "issuer" | "subject">,
    at: string,
  ): Promise<SubjectLink | undefined>;
}
