import { phraseSet, wordSet } from "./fold.ts";

/** Postal abbreviations of states and provinces of the United States, Canada and Australia, in capitals. */
export const REGION_CODES: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT`.split(
    /\s+/,
  ),
);

/** Names of states, provinces and regions, in small letters without accents. */
export const REGIONS =
  phraseSet(`alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida,
  georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts,
  michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico,
  new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina,
  south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming,
  ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, victoria,
  queensland, new south wales, bayern, bavaria, hessen, sachsen, nordrhein-westfalen, baden-württemberg,
  niedersachsen, brandenburg, thüringen, île-de-france, bretagne, normandie, occitanie, andalucía, cataluña,
  galicia, tirol, steiermark, aargau, scotland, wales, northern ireland, west midlands, surrey, kent, essex,
  karnataka, maharashtra, tamil nadu, telangana, punjab, kerala, gujarat`);

/** Names of countries in English, German, French and Spanish, in small letters without accents. */
export const COUNTRIES =
  phraseSet(`usa, u.s.a., us, u.s., united states, united states of america, uk, u.k., united kingdom, great britain,
  england, ireland, canada, australia, new zealand, germany, austria, switzerland, france, spain, portugal, italy,
  netherlands, the netherlands, belgium, luxembourg, denmark, sweden, norway, finland, iceland, poland, czech republic,
  czechia, slovakia, hungary, romania, bulgaria, serbia, croatia, slovenia, greece, turkey, ukraine, russia, estonia,
  latvia, lithuania, india, pakistan, bangladesh, sri lanka, nepal, china, hong kong, taiwan, japan, south korea,
  korea, singapore, malaysia, indonesia, philippines, thailand, vietnam, israel, egypt, morocco, tunisia, nigeria,
  kenya, ghana, ethiopia, south africa, uganda, rwanda, saudi arabia, united arab emirates, uae, qatar, kuwait,
  oman, bahrain, jordan, lebanon, syria, iraq, iran, yemen, afghanistan, kazakhstan, uzbekistan, georgia, armenia,
  azerbaijan, myanmar, cambodia, laos, mongolia, maldives, mauritius, tanzania, zambia, zimbabwe, botswana, namibia,
  mozambique, angola, cameroon, senegal, ivory coast, mali, algeria, libya, sudan, somalia, malta, cyprus, albania,
  bosnia and herzegovina, montenegro, north macedonia, moldova, belarus, bolivia, paraguay, honduras, el salvador,
  nicaragua, dominican republic, jamaica, trinidad and tobago, barbados, fiji, papua new guinea,
  mexico, brazil, argentina, chile, colombia, peru, ecuador, uruguay, venezuela, costa rica, panama, guatemala, cuba,
  deutschland, österreich, schweiz, frankreich, spanien, italien, niederlande, belgien, polen, vereinigtes königreich,
  allemagne, autriche, suisse, belgique, espagne, italie, royaume-uni, maroc, tunisie, algerie, etats-unis, pays-bas,
  españa, alemania, francia, italia, suiza, reino unido, estados unidos, méxico, perú, brasil`);

/** Two-letter country codes that a text may give in capitals and that are no postal state code there. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  "US GB UK IE AT CH FR ES PT IT NL BE LU DK SE NO FI PL CZ HU RO BG GR TR JP KR CN SG AU NZ MX BR CL AR ZA".split(
    " ",
  ),
);

/** Well-known cities, which are places even when nothing else says so. */
export const CITIES =
  phraseSet(`new york, new york city, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego,
  dallas, austin, san jose, fort worth, columbus, charlotte, indianapolis, san francisco, seattle, denver, boston,
  nashville, detroit, portland, las vegas, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno,
  sacramento, atlanta, kansas city, omaha, miami, oakland, minneapolis, tulsa, tampa, new orleans, cleveland,
  cincinnati, pittsburgh, st. louis, orlando, raleigh, salt lake city, buffalo, boise, spokane, des moines,
  toronto, montreal, montréal, vancouver, calgary, ottawa, edmonton, winnipeg, halifax, québec,
  london, manchester, birmingham, leeds, liverpool, glasgow, edinburgh, bristol, sheffield, cardiff, belfast,
  nottingham, newcastle, leicester, dublin, cork, galway, oxford, brighton,
  berlin, hamburg, münchen, munich, köln, cologne, frankfurt, frankfurt am main, stuttgart, düsseldorf, leipzig,
  dortmund, essen, bremen, dresden, hannover, nürnberg, nuremberg, duisburg, bochum, wuppertal, bielefeld, bonn,
  münster, karlsruhe, mannheim, augsburg, wiesbaden, kassel, freiburg, mainz, rostock, erfurt, potsdam, ulm, jena,
  heidelberg, göttingen, regensburg, würzburg, wien, vienna, graz, linz, salzburg, innsbruck, zürich, zurich, genf,
  geneva, genève, basel, bern, lausanne, luzern, paris, marseille, lyon, toulouse, nice, nantes, montpellier,
  strasbourg, bordeaux, lille, rennes, reims, grenoble, dijon, angers, tours, rouen, brest, bruxelles, brussels,
  antwerp, gent, madrid, barcelona, valencia, sevilla, seville, zaragoza, málaga, murcia, palma, bilbao, alicante,
  córdoba, valladolid, vigo, gijón, granada, lisbon, lisboa, porto, amsterdam, rotterdam, utrecht, eindhoven,
  the hague, rome, roma, milan, milano, turin, torino, naples, bologna, florence, copenhagen, stockholm, oslo,
  helsinki, gothenburg, warsaw, kraków, krakow, wrocław, gdańsk, prague, brno, budapest, bucharest, sofia, belgrade,
  zagreb, athens, istanbul, ankara, kyiv, moscow, bangalore, bengaluru, mumbai, delhi, new delhi, hyderabad, chennai,
  pune, kolkata, gurgaon, noida, karachi, lahore, dhaka, manila, jakarta, kuala lumpur, bangkok, hanoi, tokyo, osaka,
  seoul, beijing, shanghai, shenzhen, taipei, tel aviv, dubai, abu dhabi, doha, cairo, casablanca, nairobi, lagos,
  accra, cape town, johannesburg, durban, sydney, melbourne, brisbane, perth, adelaide, canberra, auckland,
  wellington, christchurch, ciudad de méxico, mexico city, guadalajara, monterrey, bogotá, medellín, lima, quito,
  santiago, santiago de chile, buenos aires, são paulo, rio de janeiro, montevideo, caracas`);

/** What may stand for a place without being one. */
export const REMOTE = phraseSet(
  "remote, hybrid, home office, on-site, onsite, nationwide, remote work, télétravail, teletrabajo, homeoffice",
);

/** Words that may stand in small letters inside the name of a city. */
export const PLACE_PARTICLES = wordSet(
  "de la del am an der den im upon sur les le du of the bei in y san saint en",
);
