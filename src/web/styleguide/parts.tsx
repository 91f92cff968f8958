import { fail } from "../../operation/errors.ts";
import { Gauge } from "../../shared/view/gauge.tsx";
import { Head, Section } from "../../shared/view/parts.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { Choice, TextArea, TextField } from "../forms/fields.tsx";
import { Button, Form, FormsOf } from "../forms/form.tsx";
import { Badge } from "../parts/badge.tsx";
import { Empty } from "../parts/empty.tsx";
import { Fold } from "../parts/fold.tsx";
import { Icon, iconNames, Mark } from "../parts/icon.tsx";
import { Tabs } from "../parts/tabs.tsx";

const PATH = "/styleguide";

/** The mark, the icons, and the text sizes. */
export function Basics() {
  return (
    <Section id="basics" title="Mark, icons and text">
      <p>
        <Mark />
      </p>
      <ul class="chips">
        {iconNames.map((name) => (
          <li class="chip">
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
      <p class="figure">
        75 <span class="soft">of 100</span>
      </p>
      <h3>A heading inside a part</h3>
      <p>
        Text with <a href={PATH}>a way to a page</a>, <mark>marked words</mark> and{" "}
        <span class="soft">words that matter less</span>.
      </p>
      <blockquote>Words of somebody else.</blockquote>
    </Section>
  );
}

/** Buttons and folds in each state. */
export function Buttons() {
  return (
    <Section id="buttons" title="Buttons and folds">
      <div class="actions">
        <Button>Main</Button>
        <Button isQuiet>Quiet</Button>
        <Button isPlain>Plain</Button>
        <Button isGrave>Delete</Button>
        <button type="button" disabled>
          Disabled
        </button>
        <Fold name="Folded form" acts={[]} button="main">
          <p>What it asks for.</p>
        </Fold>
        <Fold name="Another" acts={[]} button="quiet">
          <p>What it asks for.</p>
        </Fold>
      </div>
      <Fold name="More of it" acts={[]}>
        <p>What is behind it.</p>
      </Fold>
    </Section>
  );
}

/** Fields, normal and refused. */
export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <FormsOf value={{ token: "", newMark: () => "", refused }}>
        <Form act="show" to={PATH}>
          <TextField name="title" label="Title" value="Registered Nurse" hint="As your contract has it." />
          <TextField name="pay" label="Lowest pay a year" value="a lot" />
          <Choice name="stage" label="Stage" choices={[["saved", "Saved"]]} />
          <TextArea name="text" label="Text" rows={2} />
          <Checkbox name="accept" label="It is true" hint="Your yes adds it to your resume." />
        </Form>
      </FormsOf>
    </Section>
  );
}

const refused = {
  act: "show",
  fields: {},
  problem: fail("validation.bad_request", "pay must be a number."),
};

/** Badges, notices, empty states and progress. */
export function States() {
  return (
    <Section id="states" title="States">
      <p class="actions">
        <Badge>Saved</Badge>
        <Badge tone="now">Interview</Badge>
        <Badge tone="good" icon="check">
          5 of 5 met
        </Badge>
        <Badge tone="attention" icon="near">
          3 of 5 met
        </Badge>
        <Badge tone="bad" icon="cross">
          Overdue
        </Badge>
        <span class="count">3</span>
      </p>
      <div class="notice">
        <p>Saved.</p>
        <Button isQuiet>Undo</Button>
      </div>
      <div class="problem">
        <p>
          <strong>Nothing was changed.</strong> “Lowest pay a year” must be a number.
        </p>
      </div>
      <Empty>
        <p>No opening is kept yet.</p>
        <a class="button" href={PATH}>
          Add one
        </a>
      </Empty>
      <Gauge name="Skills used lately" score={73} note="improving" />
      <Gauge name="Goals on schedule" score={undefined} />
      <p>
        <progress max={10} value={4} aria-label="Pages that are read" /> 4 of 10 pages
      </p>
    </Section>
  );
}

/** Tabs, cards, rows and tables. */
export function Lists() {
  return (
    <Section id="lists" title="Lists">
      <Tabs
        name="Parts"
        current={PATH}
        tabs={[
          { name: "Fit", href: PATH },
          { name: "History", href: `${PATH}?tab=history` },
        ]}
      />
      <div class="card">
        <div class="card-head">
          <h3>A card</h3>
          <a href={PATH}>See all</a>
        </div>
        <ul class="rows">
          <li>
            <a href={PATH}>Clinical Nurse Educator</a>
            <p class="soft">Example Hospital</p>
          </li>
        </ul>
      </div>
      <table>
        <caption>A table</caption>
        <Head columns={["What", "How much"]} />
        <tbody>
          <tr>
            <th scope="row">Requirements</th>
            <td>7</td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
