import { expect, test } from "vitest";
import { withDenials } from "../../../../../src/engine/fit/opening/denied-by-notes.ts";
import type { RequirementOutcome } from "../../../../../src/engine/fit/opening/types.ts";

const asked = (text: string, kind: RequirementOutcome["kind"]): RequirementOutcome => ({
  ...{ text, kind, necessity: "required", outcome: "unknown", claimIds: [] },
});
const outcome = (one: RequirementOutcome, note: string) =>
  withDenials([one], [{ text: note, memoryId: "mem_1" }])[0]?.outcome;

test.each([
  ["Full driving licence", "licence", "Amara does not drive and has no car; she cycles.", "unmet"],
  ["Full driving licence", "licence", "She doesn't drive.", "unmet"],
  ["Full driving licence", "licence", "She would rather not drive at night.", "unknown"],
  ["Führerschein Klasse B", "licence", "Hat keinen Führerschein.", "unmet"],
  ["access to a car", "place", "Amara does not drive and has no car; she cycles.", "unmet"],
  ["access to a car", "place", "Er hat kein eigenes Auto.", "unmet"],
  ["access to a car", "place", "Their car is old.", "unknown"],
  ["Prawo jazdy kat. B i własny samochód", "licence", "Nie mam samochodu.", "unmet"],
  ["rijbewijs B en eigen auto", "licence", "Ik heb geen auto.", "unmet"],
  ["Führerschein Klasse B und eigener PKW", "licence", "Ich habe keinen PKW.", "unmet"],
  ["le permis B et un véhicule", "licence", "Je n'ai pas de voiture.", "unmet"],
  ["Carnet de conducir y vehículo propio", "licence", "No tengo coche.", "unmet"],
  ["CNH B e carro próprio", "licence", "Não tenho carro.", "unmet"],
  ["Patente B e auto propria", "licence", "Non ho la macchina.", "unmet"],
  ["Driving licence and own car", "licence", "I don't have a car.", "unmet"],
  ["Carnet de conducir y coche de empresa", "licence", "No tengo coche.", "unknown"],
  ["Führerschein oder eigener PKW", "licence", "Ich habe keinen PKW.", "unknown"],
  ["Full driving licence", "licence", "I don't have a car.", "unknown"],
  ["Prawo jazdy kat. B", "licence", "Nie mam samochodu.", "unknown"],
  ["Experience with car insurance", "experience", "She has no car.", "unknown"],
] as const)("%s (%s) beside the note '%s' is %s", (text, kind, note, expected) => {
  expect(outcome(asked(text, kind), note)).toBe(expected);
});
