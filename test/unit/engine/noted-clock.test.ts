import { expect, test } from "vitest";
import { notedClock } from "../../../src/engine/fit/filters/noted-clock.ts";

test.each([
  ["gotta pick up my daughter at 4 every day", "Monday to Friday, 9.30am to 6pm at the front desk.", "fail"],
  ["moet om half drie bij school staan", "Maandag t/m donderdag van 8.30 tot 17.00 uur", "fail"],
  ["tot twee uur werken is echt het max", "Maandag t/m donderdag van 8.30 tot 13.00 uur", "pass"],
  ["not past six", "Hours: 9 to 5:30", "pass"],
  ["I need to be home by 4 on Tuesdays.", "Early shift 6am-2pm", "unknown"],
  ["I need to be home by 4 on Tuesdays.", "7am-3pm or 9am-5pm", "unknown"],
  ["I need to be home by 4 on Tuesdays.", "9am to 4pm", "unknown"],
  ["Nach 18 Uhr geht nicht", "Arbeitszeit: Mo-Fr 8-16:30 Uhr", "pass"],
  ["je dois récupérer mon fils à 16h30", "Horaires : 8h30 à 17h", "fail"],
  ["I collect my daughter from school at 3 on Fridays.", "Hours: 9am to 5pm", "unknown"],
  ["tengo que recoger a los niños a las 4", "Horario de 9 a 18h", "fail"],
])("%j against %j: %s", (note, text, outcome) => {
  expect(notedClock(note, text)?.outcome).toBe(outcome);
});

test.each([
  ["not before 9", "Hours: 7am to 3pm"],
  ["I need at least 3 days at home", "9am to 5pm"],
  ["at most 2 hours travel", "9am to 5pm"],
  ["I can start by 3 March", "9am to 5pm"],
  ["nothing after 2 years as a temp", "9am to 5pm"],
  ["I need to be home by 4", "Needs 3 to 5 years as a welder, 12 to 14 euros an hour"],
  ["I need to be home by 4", "The shop is open 9am to 8pm"],
  ["I'm not free until 5.", "Hours: 6pm to 10pm"],
  ["I can't do anything until 3.", "Hours: 2pm to 10pm"],
  ["I can only work after 6pm, never before.", "Hours: 9am to 5pm"],
  ["No calls after 5.", "Hours: 9am to 6pm"],
  ["I need to send the form by 4.", "Hours: 9 to 5"],
  ["I don't work after 6.", "Staff of 10 to 15 people, hours by agreement"],
  ["I don't work after 6.", "Salary 9.00 to 12.50 per hour"],
  ["I don't work after 6.", "Lessons for 7-11 year olds in school hours"],
  ["I don't work after 6.", "Hours: 16 to 20 hours a week"],
])("%j against %j is not compared", (note, text) => {
  expect(notedClock(note, text)).toBeUndefined();
});
