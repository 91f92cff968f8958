import { phraseSet, wordSet } from "../../text/fold.ts";

/** A list of names separated by bars, over several lines. */
function names(list: string): readonly string[] {
  return list.split("|").map((name) => name.trim().replace(/\s+/g, " "));
}

/** A pattern alternation, longer names first because they may start with shorter ones. */
function alternation(list: readonly string[]): string {
  return list
    .toSorted((left, right) => right.length - left.length)
    .map((name) => name.replaceAll(/[.()]/g, "\\$&"))
    .join("|");
}

const regionCodes =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE NT NU YT NSW VIC QLD TAS ACT".split(
    " ",
  );

const regions = names(`
  Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|
  Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|
  Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|
  Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|
  Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|
  Scotland|Wales|Northern Ireland|Bayern|Hessen|Sachsen|NRW|Nordrhein-Westfalen|Baden-Württemberg|Niedersachsen|
  Cataluña|Andalucía|Île-de-France|Bretagne|Occitanie|Normandie|Comunidad de Madrid|Saskatchewan|Nova Scotia|
  New Brunswick|Victoria|Queensland|New South Wales|Bavaria|Brandenburg|Thüringen|Galicia|Tirol|Steiermark|
  Aargau|West Midlands|Surrey|Kent|Essex|Karnataka|Maharashtra|Tamil Nadu|Telangana|Punjab|Kerala|Gujarat|
  Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|
  County Durham|East Sussex|West Sussex|Gloucestershire|Greater London|Greater Manchester|Hampshire|
  Herefordshire|Hertfordshire|Isle of Wight|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|
  North Yorkshire|South Yorkshire|West Yorkshire|East Yorkshire|East Riding of Yorkshire|Northamptonshire|
  Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Tyne and Wear|
  Warwickshire|Wiltshire|Worcestershire|Middlesex|Aberdeenshire|Fife|Lanarkshire|Perthshire|Ayrshire|Gwynedd|
  Powys|Pembrokeshire|Carmarthenshire|Flintshire|Monmouthshire|County Antrim|County Armagh|County Down|
  County Cork|County Galway|County Kerry|County Clare|County Mayo|County Limerick|County Kildare|County Meath|
  County Wicklow|County Wexford|County Waterford|County Louth|County Donegal|County Dublin|Co. Cork|Co. Galway|
  Co. Kerry|Co. Clare|Co. Mayo|Co. Limerick|Co. Kildare|Co. Meath|Co. Wicklow|Co. Wexford|Co. Louth|Co. Dublin|
  South Australia|Western Australia|Tasmania|Northern Territory|Newfoundland and Labrador|Prince Edward Island|
  Schleswig-Holstein|Rheinland-Pfalz|Saarland|Sachsen-Anhalt|Mecklenburg-Vorpommern|Oberösterreich|
  Niederösterreich|Vorarlberg|Kärnten|Burgenland|Catalunya|Aragón|Asturias|Cantabria|Castilla y León|
  Castilla-La Mancha|Extremadura|Navarra|País Vasco|Comunidad Valenciana|Islas Baleares|Islas Canarias|
  Hauts-de-France|Grand Est|Nouvelle-Aquitaine|Pays de la Loire|Auvergne-Rhône-Alpes|Bourgogne-Franche-Comté|
  Centre-Val de Loire|Provence-Alpes-Côte d'Azur|Corse|Minas Gerais|Paraná|Santa Catarina|Rio Grande do Sul|
  Bahia|Pernambuco|Ceará|Goiás|Jalisco|Nuevo León|Estado de México|Guanajuato|Coahuila|Yucatán|Sonora|
  Uttar Pradesh|Madhya Pradesh|Andhra Pradesh|Rajasthan|Haryana|West Bengal|Odisha|Bihar|Assam|Goa|
  Gauteng|Western Cape|KwaZulu-Natal|Eastern Cape|Lagos State|Rivers State`);

const countries = names(`
  USA|US|U.S.|United States|UK|United Kingdom|England|Ireland|Canada|Australia|New Zealand|India|Singapore|
  South Africa|Germany|Austria|Switzerland|France|Spain|Portugal|Italy|Netherlands|Belgium|Luxembourg|Poland|
  Sweden|Norway|Denmark|Finland|Czechia|Czech Republic|Greece|Hungary|Romania|Mexico|Brazil|Argentina|Chile|
  Colombia|Peru|China|Japan|Hong Kong|Taiwan|Israel|UAE|United Arab Emirates|Deutschland|Österreich|Schweiz|
  Frankreich|Spanien|Allemagne|Suisse|Belgique|Espagne|España|Suiza|México|Francia|Alemania|Perú|U.S.A.|
  United States of America|U.K.|Great Britain|The Netherlands|Iceland|Slovakia|Bulgaria|Serbia|Croatia|Slovenia|
  Turkey|Ukraine|Russia|Estonia|Latvia|Lithuania|Pakistan|Bangladesh|Sri Lanka|Nepal|South Korea|Korea|Malaysia|
  Indonesia|Philippines|Thailand|Vietnam|Egypt|Morocco|Tunisia|Nigeria|Kenya|Ghana|Ethiopia|Uganda|Rwanda|
  Saudi Arabia|Qatar|Kuwait|Oman|Bahrain|Jordan|Lebanon|Syria|Iraq|Iran|Yemen|Afghanistan|Kazakhstan|Uzbekistan|
  Armenia|Azerbaijan|Myanmar|Cambodia|Laos|Mongolia|Maldives|Mauritius|Tanzania|Zambia|Zimbabwe|Botswana|
  Namibia|Mozambique|Angola|Cameroon|Senegal|Ivory Coast|Mali|Algeria|Libya|Sudan|Somalia|Malta|Cyprus|Albania|
  Bosnia and Herzegovina|Montenegro|North Macedonia|Moldova|Belarus|Bolivia|Paraguay|Honduras|El Salvador|
  Nicaragua|Dominican Republic|Jamaica|Trinidad and Tobago|Barbados|Fiji|Papua New Guinea|Ecuador|Uruguay|
  Venezuela|Costa Rica|Panama|Guatemala|Cuba|Italien|Niederlande|Belgien|Polen|Vereinigtes Königreich|Autriche|
  Italie|Royaume-Uni|Maroc|Tunisie|Algérie|États-Unis|Pays-Bas|Italia|Reino Unido|Estados Unidos|Brasil`);

const cities = names(`
  New York City|New York|NYC|Los Angeles|San Francisco|San Diego|San Jose|Chicago|Houston|Dallas|Philadelphia|
  Boston|Seattle|Denver|Atlanta|Miami|Minneapolis|Detroit|Baltimore|Pittsburgh|Las Vegas|Salt Lake City|Toronto|
  Montreal|Montréal|Vancouver|Calgary|Ottawa|Sydney|Melbourne|Brisbane|Perth|Auckland|London|Manchester|
  Birmingham|Leeds|Liverpool|Bristol|Glasgow|Edinburgh|Cardiff|Belfast|Sheffield|Nottingham|Dublin|Cork|Berlin|
  Hamburg|München|Munich|Köln|Cologne|Frankfurt am Main|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|
  Nürnberg|Bremen|Dortmund|Essen|Bonn|Mannheim|Karlsruhe|Wien|Vienna|Graz|Linz|Salzburg|Innsbruck|Zürich|Zurich|
  Basel|Bern|Genf|Genève|Lausanne|Paris|Lyon|Marseille|Toulouse|Nice|Nantes|Strasbourg|Montpellier|Bordeaux|
  Lille|Rennes|Reims|Grenoble|Dijon|Bruxelles|Brussels|Luxembourg|Madrid|Barcelona|Valencia|Sevilla|Zaragoza|
  Málaga|Bilbao|Alicante|Murcia|Lisboa|Lisbon|Ciudad de México|Mexico City|Guadalajara|Monterrey|Bogotá|
  Medellín|Buenos Aires|Santiago de Chile|Southampton|Portsmouth|Brighton|Plymouth|Exeter|York|Oxford|Cambridge|
  Leicester|Coventry|Newcastle upon Tyne|Newcastle|Sunderland|Norwich|Swansea|Aberdeen|Dundee|Inverness|Bath|
  Galway|Limerick|Cleveland|Indianapolis|Charlotte|Nashville|Memphis|Portland|Sacramento|Phoenix|Tucson|
  Milwaukee|Kansas City|St. Louis|Tampa|Orlando|Austin|San Antonio|Halifax|Winnipeg|Edmonton|Adelaide|Hobart|
  Canberra|Wellington|Christchurch|Kassel|Osnabrück|Münster|Augsburg|Freiburg|Kiel|Rostock|Erfurt|Mainz|Ulm|
  Aachen|Bielefeld|Bochum|Wuppertal|Duisburg|Potsdam|Magdeburg|Chemnitz|Regensburg|Würzburg|Heidelberg|Angers|
  Brest|Le Mans|Tours|Amiens|Limoges|Metz|Nancy|Rouen|Caen|Besançon|Clermont-Ferrand|Orléans|Perpignan|Nîmes|
  Aix-en-Provence|Toulon|Saint-Étienne|Liège|Namur|Vigo|Granada|Córdoba|Valladolid|A Coruña|Santander|Pamplona|
  Oviedo|Gijón|Tarragona|Salamanca|Cádiz|Palma de Mallorca|Puebla|Querétaro|Mérida|Tijuana|León|Cali|Lima|Quito|
  Rosario|Santiago|São Paulo|Rio de Janeiro|Curitiba|Belo Horizonte|Salvador|Fortaleza|Recife|Porto Alegre|
  Brasília|Manaus|Belém|Goiânia|Florianópolis|Campinas|Porto|Braga|Coimbra|Faro|Aveiro|Setúbal|Évora|Utrecht|
  Eindhoven|Den Haag|Groningen|Antwerpen|Gent|Roma|Milano|Torino|Napoli|Bologna|Firenze|Verona|Doncaster|Derby|
  Swindon|Grimsby|Hull|Stoke-on-Trent|Wolverhampton|Preston|Blackpool|Bolton|Oldham|Rochdale|Stockport|
  Warrington|Wigan|Huddersfield|Bradford|Wakefield|Harrogate|Scarborough|Middlesbrough|Durham|Carlisle|
  Lancaster|Chester|Shrewsbury|Telford|Stafford|Worcester|Gloucester|Cheltenham|Hereford|Lincoln|Peterborough|
  Northampton|Milton Keynes|Luton|Bedford|Ipswich|Colchester|Chelmsford|Southend-on-Sea|Southend|Basildon|
  Maidstone|Canterbury|Dover|Folkestone|Hastings|Eastbourne|Worthing|Crawley|Guildford|Woking|Basingstoke|
  Slough|Croydon|Watford|St Albans|Stevenage|Salisbury|Bournemouth|Poole|Weymouth|Dorchester|Taunton|Torquay|
  Truro|Penzance|Newport|Wrexham|Bangor|Aberystwyth|Stirling|Paisley|Falkirk|Kirkcaldy|Dumfries|Derry|Lisburn|
  Newry|Waterford|Kilkenny|Sligo|Athlone|Dundalk|Drogheda|Tralee|Loughborough|Mansfield|Chesterfield|Barnsley|
  Rotherham|Daventry|Rugby|Nuneaton|Tamworth|Burton upon Trent|Walsall|Dudley|Solihull|Redditch|Kidderminster|
  Banbury|Bicester|Andover|Winchester|Totnes|Barnstaple|Alnwick|Kendal|Albany|Albuquerque|Anchorage|Boise|
  Buffalo|Cincinnati|Columbus|Dayton|Des Moines|El Paso|Fresno|Fort Worth|Grand Rapids|Honolulu|Jacksonville|
  Knoxville|Little Rock|Louisville|Lubbock|Oklahoma City|Omaha|Raleigh|Reno|Richmond|Rochester|Savannah|Spokane|
  St. Paul|Syracuse|Tacoma|Toledo|Topeka|Tulsa|Wichita|Brooklyn|Queens|Manhattan|Bronx|Saskatoon|Regina|
  Victoria|Hamilton|Quebec City|Darwin|Cairns|Townsville|Geelong|Ballarat|Dunedin|Cape Town|Johannesburg|Durban|
  Nairobi|Lagos|Accra|Delhi|New Delhi|Hyderabad|Chennai|Pune|Kolkata|Manila|Jakarta|Kuala Lumpur|Bangkok|Seoul|
  Osaka|Riyadh|Doha|Abu Dhabi|Tel Aviv|Istanbul|Athens|Budapest|Bucharest|Sofia|Zagreb|Ljubljana|Bratislava|
  Brno|Kraków|Krakow|Wrocław|Gdańsk|Vilnius|Riga|Tallinn|Malmö|Gothenburg|Göteborg|Aarhus|Bergen|Trondheim|
  Tampere|Turku|Reykjavik|Antwerp|Ghent|Brugge|Bruges|Leuven|Leiden|Delft|Haarlem|Arnhem|Nijmegen|Maastricht|
  Tilburg|Breda|Zwolle|Amersfoort|Apeldoorn|Enschede|Gießen|Marburg|Fulda|Celle|Siegen|Hildesheim|Göttingen|
  Braunschweig|Wolfsburg|Oldenburg|Wilhelmshaven|Emden|Lübeck|Flensburg|Schwerin|Greifswald|Stralsund|Cottbus|
  Jena|Gera|Weimar|Halle (Saale)|Halle|Zwickau|Görlitz|Bayreuth|Bamberg|Erlangen|Fürth|Ingolstadt|Landshut|
  Passau|Rosenheim|Kempten|Memmingen|Konstanz|Tübingen|Reutlingen|Heilbronn|Pforzheim|Offenburg|Darmstadt|
  Offenbach|Hanau|Wiesbaden|Koblenz|Trier|Saarbrücken|Kaiserslautern|Ludwigshafen|Krefeld|Mönchengladbach|
  Oberhausen|Gelsenkirchen|Hagen|Hamm|Soest|Paderborn|Gütersloh|Minden|Herford|Detmold|Lüneburg|Cuxhaven|
  Winterthur|Luzern|St. Gallen|Biel|Thun|Chur|Lugano|Zug|Aarau|Klagenfurt|Villach|Wels|Bregenz|Dornbirn|
  St. Pölten|Vannes|Lorient|Quimper|Saint-Brieuc|Saint-Malo|Saint-Nazaire|La Rochelle|Niort|Poitiers|Angoulême|
  Périgueux|Bayonne|Biarritz|Pau|Tarbes|Albi|Rodez|Montauban|Agen|Béziers|Narbonne|Carcassonne|Avignon|Arles|
  Valence|Annecy|Chambéry|Saint-Quentin-Fallavier|Bourg-en-Bresse|Mâcon|Chalon-sur-Saône|Auxerre|Nevers|Bourges|
  Blois|Chartres|Évreux|Le Havre|Dieppe|Cherbourg|Laval|Cholet|Challans|La Roche-sur-Yon|Beauvais|Compiègne|
  Saint-Quentin|Arras|Dunkerque|Calais|Valenciennes|Charleville-Mézières|Troyes|Colmar|Mulhouse|Belfort|Épinal|
  Ajaccio|Bastia|Cannes|Antibes|Versailles|Nanterre|Boulogne-Billancourt|Saint-Denis|Montreuil|Créteil|
  Charleroi|Mons|Tournai|Fribourg|Neuchâtel|Sion|Logroño|Burgos|Palencia|Zamora|Ávila|Segovia|Soria|Cuenca|
  Ciudad Real|Albacete|Badajoz|Cáceres|Huelva|Jaén|Almería|Marbella|Jerez de la Frontera|Jerez|Elche|Alcoy|
  Castellón|Reus|Lleida|Girona|Sabadell|Terrassa|Mataró|Huesca|Teruel|Vitoria-Gasteiz|Vitoria|San Sebastián|
  Donostia|Lugo|Ourense|Pontevedra|Santiago de Compostela|Ibiza|Menorca|Mallorca|Tenerife|
  Las Palmas de Gran Canaria|Las Palmas|Getafe|Leganés|Alcalá de Henares|Móstoles|Toluca|Tlaxcala|Oaxaca|
  Veracruz|Cancún|Aguascalientes|San Luis Potosí|Morelia|Chihuahua|Hermosillo|Culiacán|Saltillo|Barranquilla|
  Cartagena|Bucaramanga|Arequipa|Guayaquil|Montevideo|Asunción|La Plata|Mendoza|Valparaíso|Concepción|San José|
  Panamá|Joinville|Blumenau|Londrina|Maringá|Cascavel|Ribeirão Preto|Sorocaba|Santos|Osasco|Guarulhos|
  São Bernardo do Campo|Uberlândia|Juiz de Fora|Niterói|Vitória|Vila Velha|Natal|João Pessoa|Maceió|Aracaju|
  Teresina|São Luís|Cuiabá|Campo Grande|Caxias do Sul|Pelotas|Viseu|Guimarães|Leiria|Santarém|Funchal|Guarda|
  Bragança|Viana do Castelo|Vila Real|Almada|Sintra|Cascais|Portimão|Trieste|Lucca|Pisa|Siena|Parma|Modena|
  Reggio Emilia|Ferrara|Ravenna|Rimini|Ancona|Perugia|Pescara|Bari|Lecce|Salerno|Palermo|Catania|Messina|
  Cagliari|Genova|Genoa|La Spezia|Brescia|Bergamo|Como|Monza|Padova|Venezia|Venice|Vicenza|Treviso|Udine|Trento|
  Bolzano|Naples|Florence|Turin|Amsterdam|Rotterdam|Copenhagen|Stockholm|Oslo|Helsinki|Warsaw|Prague|Milan|Rome|
  Singapore|Hong Kong|Tokyo|Bangalore|Bengaluru|Mumbai|Dubai|Shanghai|Beijing|Shenzhen|Oakland|New Orleans|
  Québec|Nuremberg|Geneva|Seville|Palma|The Hague|Belgrade|Ankara|Kyiv|Moscow|Gurgaon|Noida|Karachi|Lahore|
  Dhaka|Hanoi|Taipei|Cairo|Casablanca|Caracas`);

/** Chinese cities as an alternation. */
export const chineseCities =
  "常州|南通|徐州|温州|嘉兴|绍兴|金华|台州|泉州|漳州|烟台|潍坊|临沂|石家庄|唐山|保定|太原|呼和浩特|长春|哈尔滨|南昌|赣州|洛阳|襄阳|宜昌|株洲|南宁|桂林|海口|三亚|贵阳|遵义|拉萨|兰州|西宁|银川|乌鲁木齐|中山|惠州|江门|汕头|湛江|扬州|镇江|盐城|芜湖|绵阳|北京|上海|广州|深圳|杭州|南京|苏州|成都|重庆|武汉|西安|天津|长沙|郑州|青岛|大连|厦门|宁波|无锡|合肥|福州|济南|沈阳|昆明|东莞|佛山|珠海";

/** Postal abbreviations of states and provinces in the United States, Canada and Australia, in capitals. */
export const REGION_CODES: ReadonlySet<string> = new Set(regionCodes);

/** The same as an alternation. */
export const stateCodes = regionCodes.join("|");

/** Names of states, provinces and regions, folded. */
export const REGIONS = phraseSet(regions.join(","));

/** Names of countries in English, German, French, Spanish and Portuguese, folded. */
export const COUNTRIES = phraseSet(countries.join(","));

/** Names of states, countries and other regions as an alternation, as written after a city. */
export const regionNames = alternation([...regions, ...countries]);

/** Well-known cities, folded, which are places even without other evidence. */
export const CITIES = phraseSet(cities.join(","));

/** The same as an alternation, with Chinese cities. */
export const knownCities = `${alternation(cities)}|(?:${chineseCities}|香港|台北)市?`;

/** Large regions that a remote job may be open to. */
export const scopeNames =
  "USA|US|U\\.S\\.|U\\.S\\.A\\.|United States|UK|United Kingdom|EU|Europe|European Union|EMEA|APAC|LATAM|North America|Latin America|Canada|Australia|India|Ireland|Germany|Austria|Switzerland|France|Spain|Portugal|Poland|Netherlands|Mexico|Brazil|Colombia|Argentina|Chile|Perú|Peru|Uruguay|Costa Rica|Brasil|Italia|Italy|Suisse|Belgique|Belgium|" +
  "DACH|Deutschland|Österreich|Schweiz|Europa|Union européenne|España|México|worldwide|Worldwide|global|Global";

/** Two-letter country codes used in capitals that are not postal state codes. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  "US GB UK IE AT CH FR ES PT IT NL BE LU DK SE NO FI PL CZ HU RO BG GR TR JP KR CN SG AU NZ MX BR CL AR ZA".split(
    " ",
  ),
);

/** Words in place of a location. */
export const REMOTE = phraseSet(
  "remote, hybrid, home office, on-site, onsite, nationwide, remote work, télétravail, teletrabajo, homeoffice",
);

/** Lower-case words inside city names. */
export const PLACE_PARTICLES = wordSet(
  "de la del am an der den im upon sur les le du of the bei in y san saint en",
);
