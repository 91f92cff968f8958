import { Day } from "../day.tsx";
import { field, named, textField } from "../json.ts";
import { stageNames, statusNames } from "./words.ts";

/** A jobs workspace item's progress. */
export function Standing({ item, locale }: { item: unknown; locale?: string | undefined }) {
  const application = field(item, "application");
  const stage = named(stageNames, textField(application, "stage"));
  const since = textField(application, "since");
  const kept = textField(item, "createdAt");
  const isDirection = textField(item, "type") === "direction";
  return (
    <p>
      {isDirection ? "A kind of work that you look at." : (stage ?? "Not applied yet")}
      {stage && since && (
        <>
          {" "}
          since <Day at={since} locale={locale} />
        </>
      )}
      {!isDirection && (
        <span class="soft">
          {" "}
          · {named(statusNames, textField(item, "status"))}
          {kept && (
            <>
              {" "}
              · kept since <Day at={kept} locale={locale} />
            </>
          )}
        </span>
      )}
    </p>
  );
}
