import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import { Text } from "../../../shared/view/text.tsx";

/** What a reader would stumble over, with where to correct it. */
export function BeforeSending({ stumbles }: { stumbles: NonNullable<Artifact["beforeSending"]> }) {
  if (stumbles.length === 0) return null;
  return (
    <section aria-labelledby="before">
      <h2 id="before">Before you send it</h2>
      <p class="soft">
        What would confuse a reader. Correct it below, or for all documents in{" "}
        <a href="/profile">your profile</a>.
      </p>
      <ul>
        {stumbles.map(({ text, why }) => (
          <li>
            {why}
            {text !== "" && (
              <>
                {" "}
                <q dir="auto">
                  <Text>{text}</Text>
                </q>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
