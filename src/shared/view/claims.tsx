import { Text } from "./parts.tsx";

/** A claim, with a link to correct it. The view in a client has no such page. */
interface KnownClaim {
  text: string;
  href?: string;
}

/** Claims by id. */
export type ClaimTexts = Pick<ReadonlyMap<string, KnownClaim>, "get">;

interface ClaimsProps {
  ids: readonly string[];
  claims: ClaimTexts;
  /** The placeholder for a deleted claim. */
  shownBy?: string | undefined;
}

/** The claims behind a statement, each linked to where it can be corrected. */
export function Claims({ ids, claims, shownBy }: ClaimsProps) {
  if (ids.length === 0) return null;
  return (
    <ul class="claims">
      {ids.map((id) => {
        const { text, href } = claims.get(id) ?? {};
        return (
          <li dir="auto">
            {text === undefined ? (
              <span class="soft">{shownBy ?? "A claim that is gone"}</span>
            ) : href === undefined ? (
              <Text>{text}</Text>
            ) : (
              <a href={href}>
                <Text>{text}</Text>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
