import type { UserRecord } from "./users.ts";

/** Links an account at a token issuer to the user whose data its tokens open. */
export interface SubjectLink {
  id: string;
  userId: string;
  /** The issuer's identifier (`iss` in its tokens). */
  issuer: string;
  /** The issuer's id of the account (`sub`). */
  subject: string;
  createdAt: string;
}

/** Links between issuers' accounts and users. Looked up before the user of a request is known. */
export interface SubjectStore {
  find(issuer: string, subject: string): Promise<SubjectLink | undefined>;
  /** All links, the oldest first. */
  list(): Promise<SubjectLink[]>;
  /** Adds a link, and the user if new. If the account is already linked, returns that link unchanged. */
  link(link: SubjectLink, newUser?: UserRecord): Promise<SubjectLink>;
  /** Removes a user's link and revokes the keys of its clients. Undefined if there is no such link. */
  unlink(
    link: Pick<SubjectLink, "userId" | "issuer" | "subject">,
    at: string,
  ): Promise<SubjectLink | undefined>;
}
