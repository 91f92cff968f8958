import { plainText } from "../../../engine/plain-text.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { profileLabels } from "../profile/fields.ts";

/** The person's wishes in the file, accepted only if they agree. */
export function Wishes({ wishes }: { wishes: Record<string, unknown> }) {
  return (
    <fieldset>
      <legend>It also says what you look for</legend>
      <ul>
        {Object.entries(wishes).map(([name, value]) => (
          <li>
            {profileLabels[name] ?? name.replaceAll("_", " ")}: <Text as="span">{plainText(value)}</Text>
          </li>
        ))}
      </ul>
      <p>
        <input type="checkbox" id="wishes" name="wishes" value="yes" />{" "}
        <label class="beside" for="wishes">
          This still holds: put it into my limits and goals
        </label>
      </p>
    </fieldset>
  );
}
