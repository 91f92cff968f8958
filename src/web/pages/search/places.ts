import type { IconName } from "../../parts/icon.tsx";

/** Where a found record is shown, with the name and the drawing of its kind. */
interface Place {
  kind: string;
  icon: IconName;
  href: string;
}

/** A record's kind and page, from its id. */
export function placeOf(id: string, title: string): Place {
  if (id.startsWith("job_")) return { kind: "Opening", icon: "openings", href: `/jobs/${id}` };
  if (id.startsWith("clm_")) return { kind: "Resume", icon: "profile", href: `/profile/claims/${id}` };
  if (id.startsWith("mem_"))
    return { kind: "Memory", icon: "memory", href: `/memory?${new URLSearchParams({ q: title })}` };
  return { kind: "Document", icon: "documents", href: `/documents/${id}` };
}

/** True if each word of the query begins a word of the text. */
export function beginsIn(text: string, query: string): boolean {
  const there = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return asked.length > 0 && asked.every((word) => there.some((one) => one.startsWith(word)));
}
