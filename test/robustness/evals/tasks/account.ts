import type { Step, Task } from "../types.ts";

const receiver: Step = {
  tool: "create_webhook",
  arguments: { url: "http://127.0.0.1:9/hook", events: ["profile.updated", "insight.generated"] },
  as: "hook",
  tokens: 0,
};

/** The person's data and who gets it: sharing, access, alerts, webhooks, leaving. */
export const accountTasks: readonly Task[] = [
  {
    id: "who-has-read-my-data",
    says: "Who has read my data?",
    who: "nurse",
    steps: [
      {
        tool: "find_operations",
        arguments: { query: "who read my data access log" },
        is: { "data.operations[0].operation": "accessLog.list" },
        tokens: 700,
      },
      {
        tool: "list_access_log",
        arguments: { limit: 20 },
        has: ["data[0].client", "data[0].operation", "data[0].time"],
        tokens: 450,
      },
    ],
    tokens: 1100,
  },
  {
    id: "sharing-on",
    says: "Switch sharing on for my career path, nothing else.",
    who: "nurse",
    steps: [
      { tool: "get_data_sharing", is: { "data.shareCareerPath": false }, tokens: 100 },
      {
        tool: "update_data_sharing",
        arguments: { shareCareerPath: true },
        // This client shows no forms: the person says yes on their page.
        fails: "auth.forbidden",
        shows: ["Only the user turns sharing on"],
        tokens: 150,
      },
    ],
    tokens: 250,
  },
  {
    id: "sharing-all-off",
    says: "Stop sharing anything.",
    who: "nurse",
    steps: [
      {
        tool: "update_data_sharing",
        arguments: { shareCareerPath: false, shareAssessmentResults: false, shareSkillProgression: false },
        is: { "data.shareCareerPath": false, "data.shareSkillProgression": false },
        tokens: 100,
      },
    ],
    tokens: 100,
  },
  {
    id: "alerts-seen",
    says: "I've seen the first alert, tick it off.",
    who: "nurse",
    steps: [
      { tool: "list_alerts", as: "alerts", has: ["data[0].id"], tokens: 550 },
      {
        tool: "update_alert",
        arguments: { id: "$alerts.data[0].id", action: "read" },
        is: { "data.id": "$alerts.data[0].id", "data.isRead": true },
        tokens: 300,
      },
    ],
    tokens: 800,
  },
  {
    id: "alert-nonsense",
    says: "That market warning is nonsense, don't show it again.",
    who: "nurse",
    steps: [
      { tool: "list_alerts", as: "alerts", has: ["data[alertType=market_misalignment].id"], tokens: 550 },
      {
        tool: "update_alert",
        arguments: { id: "$alerts.data[alertType=market_misalignment].id", action: "dismiss" },
        is: { "data.alertType": "market_misalignment", "data.isDismissed": true },
        tokens: 250,
      },
    ],
    tokens: 700,
  },
  {
    id: "webhook-stopped",
    says: "A webhook stopped arriving. Can you find out why and get it going again?",
    who: "engineer",
    before: [
      receiver,
      { tool: "update_webhook", arguments: { id: "$hook.data.id", isActive: false }, tokens: 0 },
    ],
    steps: [
      {
        tool: "find_operations",
        arguments: { query: "webhook deliveries" },
        shows: ["webhooks.deliveries", "webhooks.update"],
        tokens: 850,
      },
      { tool: "list_webhooks", as: "hooks", is: { "data[0].isActive": false }, tokens: 150 },
      {
        tool: "list_webhook_deliveries",
        arguments: { webhookId: "$hooks.data[0].id", limit: 5 },
        shows: ["metadata"],
        tokens: 100,
      },
      {
        tool: "update_webhook",
        arguments: { id: "$hooks.data[0].id", isActive: true },
        is: { "data.isActive": true },
        tokens: 150,
      },
      { tool: "test_webhook", arguments: { id: "$hooks.data[0].id" }, has: ["data.id"], tokens: 200 },
    ],
    tokens: 1250,
  },
  {
    id: "webhook-for-alerts",
    says: "Tell my receiver at http://127.0.0.1:9/alerts about new alerts.",
    who: "engineer",
    steps: [
      {
        tool: "create_webhook",
        arguments: { url: "http://127.0.0.1:9/alerts", events: ["insight.generated"] },
        has: ["data.secret", "data.id"],
        tokens: 200,
      },
    ],
    tokens: 200,
  },
  {
    id: "export-everything",
    says: "Export everything you have on me.",
    who: "engineer",
    steps: [
      {
        tool: "export_account",
        has: ["data.format", "data.records"],
        shows: ["career-context-export"],
        tokens: 16200,
      },
    ],
    tokens: 15550,
  },
  {
    id: "wrong-id",
    says: "Open fit brief fit_123.",
    who: "nurse",
    steps: [
      {
        tool: "get_fit_brief",
        arguments: { id: "fit_123" },
        as: "failed",
        fails: "fit_briefs.not_found",
        is: { "next[0].arguments.operation": "fitBriefs.list" },
        tokens: 100,
      },
      { tool: "list_fit_briefs", is: { "metadata.count": 0 }, tokens: 100 },
    ],
    tokens: 100,
  },
  {
    id: "delete-my-account",
    says: "Delete my account and all that is in it. Yes, I am sure.",
    who: "nurse",
    steps: [
      {
        tool: "delete_account",
        as: "asked",
        fails: "validation.bad_request",
        has: ["next[0].arguments.arguments.confirm"],
        shows: ["permanently"],
        tokens: 300,
      },
      {
        tool: "delete_account",
        arguments: { confirm: "$asked.next[0].arguments.arguments.confirm" },
        is: { "data.deleted": true },
        has: ["data.receipt.claims"],
        tokens: 150,
      },
    ],
    tokens: 400,
  },
];
