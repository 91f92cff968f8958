import type { Extraction } from "../extraction.ts";

/** "Élève de l’École normale": the role is not part of the name. */
const AS_STUDENT =
  /^(?:[ée]l[èe]ve|[ée]tudiante?|student|pupil|alumn[ao]|estudiante|aluna|sch[üu]ler(?:in)?|studentin|besuch)\s(?:de |du |de la |de l['’]|à |at |of |an der |am |der |des |en (?:el|la) |d[ao] )(?:la |l['’]|the )?(?=\p{Lu})/iu;

/** A school without the words for who was taught there. */
export function withoutStudent(found: Extraction): Extraction {
  const lead = AS_STUDENT.exec(found.value)?.[0].length ?? 0;
  return lead === 0
    ? found
    : { ...found, value: found.value.slice(lead), span: [found.span[0] + lead, found.span[1]] };
}
