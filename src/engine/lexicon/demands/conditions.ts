import file from "../../../../db/lexicon/demands/conditions.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/conditions", file);

/** Words for the right to work, citizenship, clearance and visas. */
export const authorizationWords = read.alternation("authorizationWords");

/** Words for shifts, weekends, hours and availability. */
export const scheduleWords = read.alternation("scheduleWords");

/** Words for travel, moving and one's own vehicle. */
export const placeWords = read.alternation("placeWords");
