// Scripts that make a page faster to use. Every page is complete without them.
import { takeAdded } from "./added.ts";
import { keepDrafts } from "./drafts.ts";
import { takeDrops } from "./drop.ts";
import { findWhileTyping } from "./find.ts";
import { followMoves } from "./live.ts";
import { showPairs } from "./pair.ts";
import { takePastes } from "./paste.ts";
import { proveWhileTyping } from "./prove.ts";

keepDrafts();
takeDrops();
followMoves();
takeAdded();
takePastes();
showPairs();
findWhileTyping();
proveWhileTyping();
