import { WhatWasNot, WhatWasRead } from "../../../shared/view/opening/posting.tsx";
import { readingOf } from "../../../shared/view/opening/reading.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Hidden, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import type { ReadBefore } from "../../notices/applied.ts";

interface ReadOpeningProps extends ReadBefore {
  opportunity: { rawText?: string | undefined; sourceUrl?: string | undefined };
  place: number;
  path: string;
}

/** The reading of an unstored opening, the same stored one if any, and the buttons to store it. */
export function ReadOpening({ opportunity, opening, sameAs, place, path }: ReadOpeningProps) {
  const reading = readingOf({ metadata: { opportunity: opening } });
  const { title, company, locations } = opening;
  const of = String(place);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const places = Array.isArray(locations) ? locations.map(text).join("; ") : "";
  return (
    <section aria-labelledby={`opening-${of}`}>
      <Text as="h2" id={`opening-${of}`}>
        {[text(title), text(company)].filter(Boolean).join(", ") || "No title was found"}
      </Text>
      {sameAs && (
        <p class="notice">
          You have this one already:{" "}
          <Text as="a" href={`/jobs/${sameAs.id}`}>
            {sameAs.name}
          </Text>
        </p>
      )}
      <Form act="store" to={path} of={of} isPrivate>
        {opportunity.rawText !== undefined && <Hidden name="rawText" value={opportunity.rawText} />}
        {opportunity.sourceUrl !== undefined && <Hidden name="sourceUrl" value={opportunity.sourceUrl} />}
        <div class="row">
          <TextField name="title" label="Title" of={of} value={text(title)} />
          <TextField name="company" label="Employer" of={of} value={text(company)} />
          <TextField name="location" label="Place" of={of} value={places} />
        </div>
        {sameAs ? (
          <div class="row">
            <Button name="item" value={sameAs.id}>
              Update it
            </Button>
            <Button isQuiet>Store as another</Button>
          </div>
        ) : (
          <Button>Store</Button>
        )}
      </Form>
      {reading && <WhatWasRead reading={reading} />}
      {reading && <WhatWasNot reading={reading} />}
    </section>
  );
}
