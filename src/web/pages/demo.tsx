import { getContext } from "../../domain/context/operations.ts";
import { fail } from "../../operation/errors.ts";
import { Button, Form } from "../forms/form.tsx";
import type { Page } from "../page.ts";
import { orMissing } from "../person.ts";

const PATH = "/demo";

/** Fills an empty profile with the demo's fictional person, and empties it again. */
export const demoPage: Page = {
  path: PATH,
  show: async () => ({
    title: "Look around",
    lead: "These pages with a fictional nurse's career. You leave it with one click, and nothing of it stays.",
    body: <BeginDemo />,
  }),
  acts: {
    begin: async ({ person, machine }) => {
      if (await orMissing(person.ask(getContext), "context.not_found"))
        throw fail("validation.bad_request", "The demo cannot start, because you already have data here.", {
          status: 409,
        });
      await machine.fillDemo(person.session.userId);
      return { to: "/", said: "demo" };
    },
    leave: async ({ person, machine }) => {
      await machine.leaveDemo(person.session.userId);
      return { to: "/", said: "demo-left" };
    },
  },
};

export function BeginDemo() {
  return (
    <Form act="begin" to={PATH}>
      <Button isQuiet>Look around with a fictional person</Button>
    </Form>
  );
}

export function LeaveDemo() {
  return (
    <Form act="leave" to={PATH}>
      <Button isQuiet>Leave the demo</Button>
    </Form>
  );
}
