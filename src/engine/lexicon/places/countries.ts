/** Countries by ISO 3166 code: their currency (ISO 4217) and their names in the languages of resumes and postings. */
export const countries = {
  US: [
    "USD",
    "united states|united states of america|usa|us|estados unidos|etats unis|vereinigte staaten|eeuu|eua|美国",
  ],
  CA: ["CAD", "canada|kanada|加拿大"],
  MX: ["MXN", "mexico|mexique|mexiko|墨西哥"],
  GB: [
    "GBP",
    "united kingdom|uk|great britain|england|scotland|wales|northern ireland|reino unido|royaume uni|grossbritannien|英国",
  ],
  IE: ["EUR", "ireland|irland|irlande|irlanda|爱尔兰"],
  DE: ["EUR", "germany|deutschland|allemagne|alemania|alemanha|德国"],
  AT: ["EUR", "austria|osterreich|autriche|奥地利"],
  CH: ["CHF", "switzerland|schweiz|suisse|suiza|suica|瑞士"],
  FR: ["EUR", "france|frankreich|francia|franca|法国"],
  BE: ["EUR", "belgium|belgien|belgique|belgica|比利时"],
  NL: ["EUR", "netherlands|the netherlands|niederlande|pays bas|paises bajos|paises baixos|nederland|荷兰"],
  LU: ["EUR", "luxembourg|luxemburg|luxemburgo|卢森堡"],
  ES: ["EUR", "spain|spanien|espagne|espana|espanha|西班牙"],
  PT: ["EUR", "portugal|葡萄牙"],
  IT: ["EUR", "italy|italien|italie|italia|意大利"],
  GR: ["EUR", "greece|griechenland|grece|grecia|希腊"],
  FI: ["EUR", "finland|finnland|finlande|finlandia|芬兰"],
  SE: ["SEK", "sweden|schweden|suede|suecia|瑞典"],
  NO: ["NOK", "norway|norwegen|norvege|noruega|挪威"],
  DK: ["DKK", "denmark|danemark|dinamarca|丹麦"],
  PL: ["PLN", "poland|polen|pologne|polonia|波兰"],
  CZ: ["CZK", "czechia|czech republic|tschechien|tchequie|chequia|捷克"],
  HU: ["HUF", "hungary|ungarn|hongrie|hungria|匈牙利"],
  RO: ["RON", "romania|rumanien|roumanie|rumania|罗马尼亚"],
  TR: ["TRY", "turkey|turkei|turquie|turquia|土耳其"],
  AU: ["AUD", "australia|australien|australie|澳大利亚"],
  NZ: ["NZD", "new zealand|neuseeland|nouvelle zelande|nueva zelanda|新西兰"],
  BR: ["BRL", "brazil|brasil|brasilien|bresil|巴西"],
  AR: ["ARS", "argentina|argentinien|argentine|阿根廷"],
  CL: ["CLP", "chile|chili|智利"],
  CO: ["COP", "colombia|kolumbien|colombie|哥伦比亚"],
  PE: ["PEN", "peru|perou|秘鲁"],
  CN: ["CNY", "china|chine|中国"],
  HK: ["HKD", "hong kong|香港"],
  TW: ["TWD", "taiwan|台湾"],
  JP: ["JPY", "japan|japon|日本"],
  KR: ["KRW", "south korea|korea|sudkorea|coree du sud|韩国"],
  SG: ["SGD", "singapore|singapur|singapour|新加坡"],
  IN: ["INR", "india|indien|inde|印度"],
  AE: ["AED", "united arab emirates|uae|阿联酋"],
  IL: ["ILS", "israel|以色列"],
  ZA: ["ZAR", "south africa|sudafrika|afrique du sud|sudafrica|南非"],
  NG: ["NGN", "nigeria|尼日利亚"],
  KE: ["KES", "kenya|肯尼亚"],
  PH: ["PHP", "philippines|philippinen|filipinas|菲律宾"],
} as const;

/** Members of the European Union. Permission to work in one covers all. */
export const unionMembers =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Names of the union itself. */
export const unionNames =
  "eu|european union|europaische union|europaischen union|union europeenne|union europea|uniao europeia|欧盟";

/** States of the USA and provinces of Canada by postal code, those of Australia, and those of Mexico. */
export const regions = {
  US: "AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey|NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode island|SC south carolina|SD south dakota|TN tennessee|TX texas|UT utah|VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming|DC district of columbia|PR puerto rico",
  CA: "ON ontario|QC quebec|BC british columbia|AB alberta|MB manitoba|SK saskatchewan|NS nova scotia|NB new brunswick|NL newfoundland and labrador|PE prince edward island",
  // No address has a code for them. Names that are also towns or words elsewhere are not included.
  MX: "MX-NLE nuevo leon|MX-JAL jalisco|MX-GUA guanajuato|MX-COA coahuila|MX-TAM tamaulipas|MX-MIC michoacan|MX-QUE queretaro|MX-ROO quintana roo|MX-YUC yucatan|MX-MEX estado de mexico|MX-SLP san luis potosi|MX-ZAC zacatecas|MX-NAY nayarit|MX-SIN sinaloa|MX-OAX oaxaca|MX-CHP chiapas|MX-TLA tlaxcala|MX-CAM campeche|MX-AGU aguascalientes|MX-BCN baja california|MX-VER veracruz|MX-PUE puebla",
  AU: "NSW new south wales|VIC victoria|QLD queensland|AU-WA western australia|AU-SA south australia|TAS tasmania|ACT australian capital territory",
} as const;
