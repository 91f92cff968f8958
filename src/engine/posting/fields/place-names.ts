/** Postal abbreviations of US states and Canadian provinces. */
export const stateCodes =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|" +
  "ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|ACT";

/** States, countries and other regions by name, in the five languages, as written after a city. */
export const regionNames =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|" +
  "Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|" +
  "Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|" +
  "USA|US|U\\.S\\.|United States|UK|United Kingdom|England|Scotland|Wales|Northern Ireland|Ireland|Canada|Australia|New Zealand|India|Singapore|South Africa|" +
  "Germany|Austria|Switzerland|France|Spain|Portugal|Italy|Netherlands|Belgium|Luxembourg|Poland|Sweden|Norway|Denmark|Finland|Czechia|Czech Republic|Greece|Hungary|Romania|" +
  "Mexico|Brazil|Argentina|Chile|Colombia|Peru|China|Japan|Hong Kong|Taiwan|Israel|UAE|United Arab Emirates|" +
  "Deutschland|Österreich|Schweiz|Frankreich|Spanien|Bayern|Hessen|Sachsen|NRW|Nordrhein-Westfalen|Baden-Württemberg|Niedersachsen|" +
  "Allemagne|Suisse|Belgique|Espagne|España|Suiza|México|Francia|Alemania|Perú|Cataluña|Andalucía|Île-de-France|Bretagne|Occitanie|Normandie|Comunidad de Madrid";

/** Wide places that a remote job may be open to. */
export const scopeNames =
  "USA|US|U\\.S\\.|U\\.S\\.A\\.|United States|UK|United Kingdom|EU|Europe|European Union|EMEA|APAC|LATAM|North America|Latin America|Canada|Australia|India|Ireland|Germany|Austria|Switzerland|France|Spain|Portugal|Poland|Netherlands|Mexico|Brazil|" +
  "DACH|Deutschland|Österreich|Schweiz|Europa|Union européenne|España|México|worldwide|Worldwide|global|Global";

/** Cities that may be alone in a header line and mean nothing else, in their own and the five languages. */
export const knownCities =
  "New York(?: City)?|NYC|Los Angeles|San Francisco|San Diego|San Jose|Chicago|Houston|Dallas|Philadelphia|Boston|Seattle|Denver|Atlanta|Miami|Minneapolis|Detroit|Baltimore|Pittsburgh|Las Vegas|Salt Lake City|" +
  "Toronto|Montreal|Montréal|Vancouver|Calgary|Ottawa|Sydney|Melbourne|Brisbane|Perth|Auckland|London|Manchester|Birmingham|Leeds|Liverpool|Bristol|Glasgow|Edinburgh|Cardiff|Belfast|Sheffield|Nottingham|Dublin|Cork|" +
  "Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt(?: am Main)?|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Dortmund|Essen|Bonn|Mannheim|Karlsruhe|Wien|Vienna|Graz|Linz|Salzburg|Innsbruck|Zürich|Zurich|Basel|Bern|Genf|Genève|Lausanne|" +
  "Paris|Lyon|Marseille|Toulouse|Nice|Nantes|Strasbourg|Montpellier|Bordeaux|Lille|Rennes|Reims|Grenoble|Dijon|Bruxelles|Brussels|Luxembourg|" +
  "Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Bilbao|Alicante|Murcia|Lisboa|Lisbon|Ciudad de México|Mexico City|Guadalajara|Monterrey|Bogotá|Medellín|Buenos Aires|Santiago de Chile|" +
  "Southampton|Portsmouth|Brighton|Plymouth|Exeter|York|Oxford|Cambridge|Leicester|Coventry|Newcastle(?: upon Tyne)?|Sunderland|Norwich|Swansea|Aberdeen|Dundee|Inverness|Bath|Galway|Limerick|Cleveland|Indianapolis|Charlotte|Nashville|Memphis|Portland|Sacramento|Phoenix|Tucson|Milwaukee|Kansas City|St\\. Louis|Tampa|Orlando|Austin|San Antonio|" +
  "Halifax|Winnipeg|Edmonton|Adelaide|Hobart|Canberra|Wellington|Christchurch|Kassel|Osnabrück|Münster|Augsburg|Freiburg|Kiel|Rostock|Erfurt|Mainz|Ulm|Aachen|Bielefeld|Bochum|Wuppertal|Duisburg|Potsdam|Magdeburg|Chemnitz|Regensburg|Würzburg|Heidelberg|" +
  "Angers|Brest|Le Mans|Tours|Amiens|Limoges|Metz|Nancy|Rouen|Caen|Besançon|Clermont-Ferrand|Orléans|Perpignan|Nîmes|Aix-en-Provence|Toulon|Saint-Étienne|Liège|Namur|" +
  "Vigo|Granada|Córdoba|Valladolid|A Coruña|Santander|Pamplona|Oviedo|Gijón|Tarragona|Salamanca|Cádiz|Palma de Mallorca|Puebla|Querétaro|Mérida|Tijuana|León|Cali|Lima|Quito|Rosario|Santiago|" +
  "São Paulo|Rio de Janeiro|Curitiba|Belo Horizonte|Salvador|Fortaleza|Recife|Porto Alegre|Brasília|Manaus|Belém|Goiânia|Florianópolis|Campinas|Porto|Braga|Coimbra|Faro|Aveiro|Setúbal|Évora|" +
  "Utrecht|Eindhoven|Den Haag|Groningen|Antwerpen|Gent|Roma|Milano|Torino|Napoli|Bologna|Firenze|Verona|" +
  "Amsterdam|Rotterdam|Copenhagen|Stockholm|Oslo|Helsinki|Warsaw|Prague|Milan|Rome|Singapore|Hong Kong|Tokyo|Bangalore|Bengaluru|Mumbai|Dubai|Shanghai|Beijing|Shenzhen|" +
  "(?:北京|上海|广州|深圳|杭州|南京|苏州|成都|重庆|武汉|西安|天津|长沙|郑州|青岛|大连|厦门|宁波|无锡|合肥|福州|济南|沈阳|昆明|东莞|佛山|珠海|香港|台北)市?";

const placeAlone = new RegExp(`^(?:${knownCities}|${regionNames})$|, ?(?:${stateCodes})(?: \\d{5})?$`, "u");

/** Whether a short text is nothing but the name of a place that is known. */
export function findPlaceNames(text: string): boolean {
  return placeAlone.test(text);
}
