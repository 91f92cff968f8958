/** The counts in an erasure receipt, in words. */
const counted: Readonly<Record<string, string>> = {
  profiles: "profile",
  resumes: "resume",
  claims: "claims",
  assessmentSubmissions: "assessments",
  timelineEvents: "entries of the diary",
  memories: "memories",
  alerts: "alerts",
  alertStates: "states of alerts",
  healthDays: "days of how the career stood",
  documents: "openings, documents and decisions",
  dataSharing: "sharing choices",
  webhooks: "webhooks",
  events: "events for webhooks",
  deliveries: "deliveries to webhooks",
  apiKeys: "keys of agents",
  webSessions: "browsers that were signed in",
  signInCodes: "sign-in codes",
  subjectLinks: "accounts of issuers that were linked",
  accessLog: "lines of the access log",
  changes: "kept changes",
  forgetPreviews: "previews of forgetting",
  replies: "kept answers",
};

/** A receipt's non-zero lines, each with its name. */
export function receiptLines(receipt: Readonly<Record<string, number>>): { name: string; count: number }[] {
  return Object.entries(receipt)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ name: counted[name] ?? name, count }));
}
