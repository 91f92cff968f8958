import type { ClaimTexts } from "../claims.ts";

/** Claims that something rests on, each linked to where it is corrected. */
export function Claims({
  ids,
  claims,
  shownBy,
}: {
  ids: readonly string[];
  claims: ClaimTexts;
  /** What stands for a claim that is gone. */
  shownBy?: string | undefined;
}) {
  if (ids.length === 0) return null;
  return (
    <ul class="claims">
      {ids.map((id) => {
        const text = claims.get(id);
        return (
          <li dir="auto">
            {text === undefined ? (
              <span class="soft">{shownBy ?? "A claim that is gone"}</span>
            ) : (
              <a href={`/profile#claim-${id}`}>{text}</a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
