// What makes a page quicker to use; each page is whole without it.
import { takeAdded } from "./added.ts";
import { keepDrafts } from "./drafts.ts";
import { takeDrops } from "./drop.ts";
import { followMoves } from "./live.ts";

keepDrafts();
takeDrops();
followMoves();
takeAdded();
