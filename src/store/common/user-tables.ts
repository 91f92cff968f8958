/** A table with rows of users, as the schemas of both engines name it. */
interface UserTable<Name extends string = string> {
  table: Name;
  /** What tells one of a user's rows from the others; nothing where they have one at most. */
  key: readonly string[];
  /** Why it is left out where a person is copied to another database. */
  stays?: string;
  /** Its rows may be of a megabyte each. */
  isWide?: true;
}

/** The tables with rows of a user, by their names in an export and in the reply of a deletion; none before what it refers to. */
export const userTables = {
  profiles: { table: "profiles", key: [] },
  resumes: { table: "resumes", key: [] },
  claims: { table: "claims", key: ["id"] },
  assessmentSubmissions: { table: "assessmentSubmissions", key: ["id"] },
  timelineEvents: { table: "timelineEvents", key: ["id"], isWide: true },
  memories: { table: "memoryNodes", key: ["position"], isWide: true },
  alerts: { table: "alerts", key: ["id"] },
  alertStates: { table: "alertStates", key: [] },
  healthDays: { table: "healthDays", key: ["day"] },
  documents: { table: "documents", key: ["id"], isWide: true },
  dataSharing: { table: "dataSharing", key: [] },
  webhooks: { table: "webhooks", key: ["id"] },
  events: { table: "outboxEvents", key: ["id"], isWide: true },
  deliveries: { table: "deliveries", key: ["id"] },
  apiKeys: { table: "apiKeys", key: ["id"] },
  subjectLinks: { table: "subjectLinks", key: ["id"] },
  webSessions: { table: "webSessions", key: ["id"], stays: "A browser is signed in to one server." },
  signInCodes: { table: "signInCodes", key: ["hash"], stays: "A link signs in to one server, for minutes." },
  accessLog: { table: "accessLog", key: ["id"] },
  changes: { table: "changes", key: ["id"], isWide: true },
  forgetPreviews: { table: "forgetPreviews", key: ["hash"], stays: "A list to forget by holds for minutes." },
  replies: { table: "replies", key: ["key"], isWide: true },
} as const satisfies Record<string, UserTable>;

export type UserTableName = keyof typeof userTables;

/** Their names, in this order. */
export const userTableNames = Object.keys(userTables) as UserTableName[];
