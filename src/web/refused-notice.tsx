import { problemOf, type WrongPlace } from "./forms/problem.ts";
import type { RefusedForm } from "./page.ts";

interface RefusedNoticeProps {
  refused: RefusedForm;
  /** Where on the page it is to be mended; nowhere if the form is not there any more. */
  place: WrongPlace | undefined;
}

/** Says at the top of a page why a form was refused, and leads to what is to be mended. The focus begins here. */
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
