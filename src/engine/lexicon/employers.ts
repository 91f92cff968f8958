import { wordSet } from "../text/fold.ts";

/** Legal forms and similar endings of company names. "Acme, Inc." is one name. */
export const LEGAL_FORMS =
  wordSet(`inc incorporated llc llp lp ltd limited plc corp corporation co gmbh ag kg ohg gbr ug
  ev mbh kgaa se sa sas sarl sasu eurl sl slu srl spa snc sas ltda eireli epp cic cio pbc kft sro asbl vzw bhd coop scarl sca scop bv nv oy ab aps as pty pte pvt pc pllc cpa holdings holding`);

/** The same as written, as a pattern. */
export const legalForms =
  "(?:g?GmbH(?: & Co\\.? KG)?|AG|SE|eG|KG|OHG|UG|e\\.V\\.|Inc\\.?|LLC|LLP|Ltd\\.?|Limited|PLC|plc|Corp\\.?|Corporation|SARL|SAS|S\\.L\\.?U?\\.?|SL|S\\.A\\.(?: de C\\.V\\.)?|Ltda\\.?|B\\.V\\.|S\\.r\\.l\\.?|\\(?Pty\\)? Ltd|P\\.C\\.|S\\.p\\.A\\.?|SpA|[Ss]p\\. z o\\.o\\.|N\\.V\\.|KGaA|S\\.A\\.S\\.?|S\\.à r\\.l\\.|Pvt\\.? Ltd\\.?|s\\.r\\.o\\.|PartG(?: mbB)?|CIC|CIO|PBC|Kft\\.?|ASBL|VZW|vzw|Sdn\\.? Bhd\\.?)";

/** Words that mark an employer, in English, German, French and Spanish, without accents. */
export const EMPLOYER_WORDS =
  wordSet(`hospital hospitals clinic clinics university college school schools academy
  institute institution group company companies partners associates brothers bros sons enterprises industries systems
  solutions technologies technology services consulting consultants logistics transport transportation freight
  trucking carriers express airlines airways railway bank bancorp credit insurance financial capital ventures
  restaurant restaurants bistro cafe grill kitchen bakery hotel hotels resort inn lodge catering brewery brasserie
  trattoria diner tavern pizzeria steakhouse bar electric electrical plumbing construction contractors builders
  contracting roofing heating motors automotive manufacturing steel foods farms dairy market markets supermarket
  supermarkets store stores shop shops retail pharmacy pharmacies drugstore healthcare health care medical center
  centre centers centers rehabilitation hospice home homes house foundation trust society association council
  union church ministry department dept agency authority board district county municipality
  government office library museum theatre theater studio studios labs lab laboratories laboratory media press
  publishing news software networks digital interactive energy power utilities oil gas mining chemicals
  pharmaceuticals pharma biotech therapeutics realty properties estate apartments architects engineering designs
  works workshop garage depot warehouse warehouses distribution distributors wholesale supply supplies international
  global worldwide america usa army navy marines guard force nhs nonprofit charity team elementary pta ptfa pto tafe
  isd preschool kindergarten daycare nursery gym fitness salon spa
  krankenhaus klinikum klinik klinken universitatsklinikum universitat hochschule schule grundschule gymnasium
  realschule gesamtschule berufsschule stadtwerke stadt landkreis bundeswehr amt finanzamt sparkasse volksbank
  pflegeheim seniorenheim seniorenzentrum pflegezentrum pflegedienst praxis apotheke restaurantbetrieb gasthof
  gasthaus werkstatt autohaus baumarkt spedition logistik elektrotechnik maschinenbau werke verlag stiftung verein
  gesellschaft kanzlei steuerberatung versicherung charite kita kindertagesstatte
  hopital hopitaux clinique chu chr ehpad universite lycee ecole institut mairie prefecture cabinet groupe societe
  banque assurances entreprise maison boulangerie agence etablissements ets pharmacie garderie association
  hospitales clinica universidad colegio escuela instituto grupo empresa banco ayuntamiento hostal hosteleria
  restaurante farmacia fundacion asociacion taller transportes construcciones seguros servicio servicios residencia centro
  prefeitura construtora transportadora laticinios escola agrupamento faculdade universidade loja ospedale cooperativa universita consultoria tienda supermercados almacenes despacho asociados
  bufete notaria gestoria abogados consultores comercializadora distribuidora laboratorio laboratorios imprenta panaderia
  pasteleria supermercado bodega bodegas finca autoescuela guarderia ambulatorio diputacion ministerio consejeria
  policlinica sanatorio menuiserie boucherie atelier ateliers auberge domaine creche conseil traiteur paysagiste
  padaria escritorio oficina mercado clinica buffet confeitaria metalurgica bibliotheque mediatheque bibliotheks
  bibliothek biblioteca archives archivos commune communes communaute conserverie conserveries frigorifico lacteos
  lojas calcados livraria livrarias drogaria drogarias hipermercado hilfswerk ortsverband bildungswerk berufsforderungswerk
  jardin carpinteria ferreteria zapateria libreria heladeria papeleria optica
  matadero officina officine rubinetterie carrozzeria falegnameria panificio albergo ristorante
  azienda comune impresa ditta ingenieurburo architekturburo planungsburo steuerburo reederei werft molkerei brauerei
  druckerei gartnerei tischlerei schreinerei metzgerei fleischerei konditorei bauhof scierie fonderie imprimerie
  laiterie brauhaus pousada usina laticinio lavanderia
  juzgado tribunal lehrstuhl notaria bufete parroquia paroquia paroisse kirchengemeinde
  aldeamento fabrica almacen hacienda estancia vineria vinedos panificadora`);

/** Phrases that start an employer's name. */
export const EMPLOYER_OPENINGS =
  /^(?:city|town|county|state|university|college|bank|department|ministry|school|church|hospital|district|house|port|ville|mairie|stadt|universit[àä]t|hochschule|centre|h[ôo]pital|clinique|lyc[ée]e|colegio|universidad|instituto|ayuntamiento|banco|restaurant[e]?|hotel|h[ôo]tel|caf[ée]|lojas?|cal[çc]ados|livraria|padaria|supermercados?|office)\s/i;
