/**
 * The id of a goal before ids used SHA-256 (cyrb53 over its text as JSON). Progress stored under it still belongs
 * to the goal.
 */
export function earlierGoalId(goal: string): string {
  const text = JSON.stringify(goal);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `goal_${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
