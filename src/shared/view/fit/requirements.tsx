import { Claims, type ClaimTexts } from "../claims.tsx";
import { Text } from "../text.tsx";
import type { ShownRequirement } from "./brief.ts";

const outcomes = [
  ["met", "You show this"],
  ["near", "You are near to it"],
  ["unmet", "Missing"],
  ["unknown", "Not known"],
] as const;

interface RequirementsProps {
  requirements: readonly ShownRequirement[];
  claims: ClaimTexts;
}

/** An opening's requirements, grouped by how the person meets them, each with its claim. */
export function Requirements({ requirements, claims }: RequirementsProps) {
  if (requirements.length === 0) return null;
  return (
    <>
      <h3>What it asks for</h3>
      <p class="soft">A claim is one thing that your resume says of you.</p>
      {outcomes.map(([outcome, name]) => {
        const some = requirements.filter((one) => one.outcome === outcome);
        return some.length === 0 ? null : (
          <section aria-labelledby={`asked-${outcome}`}>
            <h4 id={`asked-${outcome}`}>
              {name} <span class="soft">{some.length}</span>
            </h4>
            <ul>
              {some.map((one) => (
                <li>
                  <q dir="auto">
                    <Text>{one.text}</Text>
                  </q>
                  {one.level !== "" && <span class="soft"> level: {one.level}</span>}
                  {one.isWish && <span class="soft"> wished for, not required</span>}
                  {one.near !== "" && <p class="soft">Near to it: {one.near}</p>}
                  <Claims ids={one.claimIds} claims={claims} shownBy={one.shownBy} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
