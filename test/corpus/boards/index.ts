import type { Board } from "./board.ts";
import { brokenAndMicrodata } from "./broken.ts";
import { employersAndTitles } from "./employers.ts";
import { hostile } from "./hostile.ts";
import { languages } from "./languages.ts";
import { mixed } from "./mixed.ts";
import { pay } from "./pay.ts";
import { places } from "./places.ts";
import { shapes } from "./shapes.ts";
import { terms } from "./terms.ts";
import { words } from "./words.ts";

/** Every page. */
export const boards: readonly Board[] = [
  ...shapes,
  ...employersAndTitles,
  ...places,
  ...pay,
  ...terms,
  ...brokenAndMicrodata,
  ...words,
  ...languages,
  ...hostile,
  ...mixed,
];
