import { problemOf, type WrongPlace } from "../forms/problem.ts";
import type { RefusedForm } from "../page.ts";

interface RefusedNoticeProps {
  refused: RefusedForm;
  /** Where to correct it on the page; nowhere if the form is no longer there. */
  place: WrongPlace | undefined;
}

/** Says at the top of a page why a form was refused, with a link to the field. It has the initial focus. */
export function RefusedNotice({ refused, place }: RefusedNoticeProps) {
  const { text } = problemOf(refused, place);
  return (
    <div class="problem" role="alert" id="refused" tabindex={-1} autofocus>
      <p>
        <strong>Nothing was changed.</strong> {text}
      </p>
      {place && (
        <p>
          <a href={`#${place.id}`}>Go to {place.label === undefined ? "the form" : `“${place.label}”`}</a>
        </p>
      )}
    </div>
  );
}
