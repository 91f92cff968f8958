import { createTerms } from "../../../text/names/terms.ts";
import { contentWords } from "../skills/content-words.ts";

/** Words for leading a workplace. */
const leadingWords =
  "leading|lead|led|running|run|ran|managing|manage|managed|heading|in charge of|leitung|leiten|geleitet|fuhrung|diriger|direction|gestion|dirigir|dirigiendo|gestionar|gerir|liderar|管理|带领";

/** Title words for people who work under the leader. */
const underWords =
  "sous|souschef*|junior|assistant|deputy|vice|second|trainee|apprentice|commis|stellvertretend*|assistenz|adjoint*|second de|segundo|segunda|ayudante|ajudante|auxiliar|副|助理";

/** Workplaces, with the code of the occupation that leads each by definition. */
const ledPlaces: Readonly<Record<string, string>> = {
  "35-1011.00": "kitchen|kitchens|kuche|grosskuche|cuisine|cocina|cozinha|厨房|后厨",
  "11-9051.00": "restaurant|restaurants|cafe|gastronomiebetrieb|restaurante",
  "11-9081.00": "hotel|hotels",
  "11-3071.00": "warehouse|warehouses|lager|entrepot|almacen|armazem|仓库",
  "41-1011.00": "store|shop|stores|shops|filiale|magasin|boutique|tienda|loja|门店",
};

const findLeading = createTerms({ leading: leadingWords });
const findUnder = createTerms({ under: underWords });
const findPlaces = createTerms({ ...ledPlaces });

/**
 * The occupation that leads the workplace in a demand for leading it: "5+ years leading a kitchen" is a head
 * chef's.
 */
export function leaderOf(text: string): { code: string; words: string[] } | undefined {
  const [place] = findPlaces(text);
  if (place === undefined || findLeading(text).length === 0) return undefined;
  return { code: place.tag, words: contentWords(text.slice(place.start, place.end)) };
}

/** True if the title's holder works under the leader: a sous-chef does not lead the kitchen. */
export function isUnderLeader(title: string): boolean {
  return findUnder(title.replaceAll("-", " ")).length > 0;
}

/** True if a title ranks below the role in a demand: "Executive Sous Chef" for "Executive Chef". */
export function isBelow(title: string, demand: string): boolean {
  return isUnderLeader(title) && !isUnderLeader(demand);
}
