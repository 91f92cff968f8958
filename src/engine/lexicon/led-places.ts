/** Words for leading a workplace. */
export const leadingWords =
  "leading|lead|led|running|run|ran|managing|manage|managed|heading|in charge of|leitung|leiten|geleitet|fuhrung|diriger|direction|gestion|dirigir|dirigiendo|gestionar|gerir|liderar|管理|带领";

/** Title words for people who work under the leader. */
export const underWords =
  "sous|junior|assistant|deputy|vice|second|trainee|apprentice|commis|stellvertretend*|assistenz|adjoint*|second de|segundo|segunda|ayudante|ajudante|auxiliar|副|助理";

/** Workplaces, with the code of the occupation that leads each by definition. */
export const ledPlaces: Readonly<Record<string, string>> = {
  "35-1011.00": "kitchen|kitchens|kuche|grosskuche|cuisine|cocina|cozinha|厨房|后厨",
  "11-9051.00": "restaurant|restaurants|cafe|gastronomiebetrieb|restaurante",
  "11-9081.00": "hotel|hotels",
  "11-3071.00": "warehouse|warehouses|lager|entrepot|almacen|armazem|仓库",
  "41-1011.00": "store|shop|stores|shops|filiale|magasin|boutique|tienda|loja|门店",
};
