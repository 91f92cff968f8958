/** How much longer than `npm run test:all` a run searches; `npm run test:long` sets it. */
const factor = Number(process.env.CAREER_CONTEXT_TEST_BUDGET ?? 1);

/** How often something random is tried, by how often it is tried in a usual run. */
export function budgeted(usual: number): number {
  return Math.max(1, Math.round(usual * factor));
}
