/** A table with rows that belong to users. Both engines use this name. */
interface UserTable<Name extends string = string> {
  table: Name;
  /** The columns that identify a row within a user's rows. Empty if a user has at most one row. */
  key: readonly string[];
  /** Why the table is skipped when a user is copied to another database. */
  stays?: string;
  /** One row may hold a megabyte. */
  isWide?: true;
}

/** All tables with user rows, keyed by their names in exports and deletion replies. Referenced tables come first. */
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
  signInCodes: {
    table: "signInCodes",
    key: ["hash"],
    stays: "A sign-in link works on one server, for a few minutes.",
  },
  accessLog: { table: "accessLog", key: ["id"] },
  changes: { table: "changes", key: ["id"], isWide: true },
  forgetPreviews: {
    table: "forgetPreviews",
    key: ["hash"],
    stays: "A forget preview is valid for a few minutes.",
  },
  replies: { table: "replies", key: ["key"], isWide: true },
} as const satisfies Record<string, UserTable>;

export type UserTableName = keyof typeof userTables;

/** The table names, in the order above. */
export const userTableNames = Object.keys(userTables) as UserTableName[];
