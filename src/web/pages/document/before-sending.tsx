import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import { Text } from "../../../shared/view/text.tsx";

/** What would confuse a reader, with links to correct it. */
export function BeforeSending({ stumbles }: { stumbles: NonNullable<Artifact["beforeSending"]> }) {
  if (stumbles.length === 0) return null;
  return (
    <section aria-labelledby="before" class="card warning">
      <h2 id="before">Before you send it</h2>
      <p class="soft">
        These may confuse a reader. Correct them below, or for all documents in{" "}
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
