import { stanceOf } from "./stances.ts";

type Note = { id: string; text: string; at?: string | undefined };

/** Among notes with opposite wishes on one condition of work, the older ones with the newest that replaced them. */
export function supersededBy<Kind extends Note>(notes: readonly Kind[]): Map<string, Kind> {
  const newestFirst = notes
    .filter(({ at }) => at !== undefined)
    .toSorted((one, other) => ((one.at ?? "") < (other.at ?? "") ? 1 : -1));
  const current = new Map<string, { note: Kind; wants: boolean }>();
  const older = new Map<string, Kind>();
  for (const note of newestFirst) {
    const stance = stanceOf(note.text);
    if (!stance) continue;
    const newer = current.get(stance.key);
    if (!newer) current.set(stance.key, { note, wants: stance.wants });
    else if (newer.wants !== stance.wants && newer.note.at !== note.at) older.set(note.id, newer.note);
  }
  return older;
}
