import file from "../../../../db/lexicon/held/bullets.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("held/bullets", file);

/** Prepositions before who did a thing, in all languages with words for it. */
export const agents = read.alternation("agents");

/** The same, where they mean that only behind what was done: "Berichte in SAP von Kollegen erstellt". */
export const agentsBehind = read.alternation("agentsBehind");

/** Prepositions before those for whom a thing is done. */
export const receivers = read.alternation("receivers");

/** What says that the people named before it are good at a thing. */
export const able = read.alternation("able");

/** Words that begin a bullet about work that others do. */
export const handingOver = read.alternation("handingOver");

/** Words that begin a bullet about choosing people; what follows may be their skills. */
export const choosing = read.alternation("choosing");

/** Prepositions before a tool that work is done with. */
export const tools = read.alternation("tools");

/** Words before the name of people who are the subject of a sentence. */
export const articles = read.alternation("articles");

/** What work is done on, and what would be a sign of an advertisement in a sentence: offers, vacancies. */
export const wares = read.alternation("wares");
