/**
 * Towns of France and Belgium; names and sizes from GeoNames (geonames.org, CC BY 4.0), without those that are
 * ordinary words.
 */
export const french = `
Aalst|Aalter|Aarschot|Aartselaar|Abbeville|Ablon-sur-Seine|Achères|Achicourt|Acigné|Agde|Agen|Aigues-Mortes|Aire-sur-la-Lys|Aiseau|Aix-en-Provence|Aix-les-Bains
Aixe-sur-Vienne|Aizenay|Ajaccio|Albert|Albi|Alençon|Alès|Alfortville|Algrange|Alken|Allauch|Allières-et-Risset|Allonnes|Altkirch|Amay|Ambarès-et-Lagrave|Ambazac
Ambérieu-en-Bugey|Ambert|Amboise|Amiens|Amilly|Amnéville|Amplepuis|Ancenis|Andenne|Anderlues|Andernos-les-Bains|Andrésy|Andrézieux-Bouthéon|Angoulême|Annecy
Annecy-le-Vieux|Annemasse|Annezin|Annoeullin|Annonay|Antibes|Antony|Antwerpen|Anzegem|Anzin|Arcachon|Arcueil|Arendonk|Arès|Argeles|Argenteuil
Argenton-sur-Creuse|Arles|Arlon|Armentières|Arnage|Arnouville|Arpajon|Arpajon-sur-Cère|Arradon|Ars-sur-Moselle|Artigues-près-Bordeaux|Asnières-sur-Seine
Assenede|Ath|Athis-Mons|Aubagne|Aubange|Aubenas|Aubergenville|Aubervilliers|Aubière|Aubigny-sur-Nère|Auby|Aucamville|Auch|Auchel|Audenge|Audincourt
Audun-le-Tiche|Aulnay-sous-Bois|Aulnoy-lez-Valenciennes|Aulnoye-Aymeries|Auray|Aurec-sur-Loire|Aureilhan|Aurillac|Auriol|Aussillon|Auterive|Autun
Auvers-sur-Oise|Auxerre|Auxonne|Avallon|Avignon|Avranches|Avrillé|Aytré|Aywaille|Bagnères-de-Bigorre|Bagneux|Bagnolet|Bagnols-sur-Cèze|Baillargues|Bailleul
Bain-de-Bretagne|Balaruc-les-Bains|Balen|Ballan-Miré|Ballancourt-sur-Essonne|Balma|Bandol|Bannalec|Banyuls de la Marenda|Bar-le-Duc|Bar-sur-Aube|Barberaz
Barbezieux-Saint-Hilaire|Barentin|Barlin|Barr|Basse Lasne|Basse-Goulaine|Bassens|Bastia|Bastogne|Baume-les-Dames|Bauvin|Bazas|Beaucaire|Beauchamp|Beaucourt
Beaufort-en-Vallée|Beaugency|Beaumont-sur-Oise|Beaune|Beaupréau|Beausoleil|Beauvais|Beauzelle|Bédarieux|Bédarrides|Beernem|Beerse|Beersel|Bègles
Behren-lès-Forbach|Belfort|Bellegarde|Bellegarde-sur-Valserine|Bellerive-sur-Allier|Belley|Benfeld|Berck|Berck-Plage|Bergerac|Beringen|Berlaar|Berlare|Bernay
Bernissart|Berre-l'Étang|Besançon|Bessancourt|Bétheny|Bethoncourt|Béthune|Betton|Beuvrages|Beuvry|Beveren|Beyne-Heusay|Beynes|Béziers|Bezons|Biarritz|Bidart
Biganos|Biguglia|Bihorel|Billère|Billy-Montigny|Bilzen|Binche|Biot|Biscarrosse|Bischheim|Bischwiller|Bitche|Bizanos|Blagnac|Blain|Blankenberge|Blanquefort
Blanzy|Blaye|Blégny|Blendecques|Blénod-lès-Pont-à-Mousson|Blois|Bobigny|Boechout|Bohain-en-Vermandois|Bois-Colombes|Bois-d'Arcy|Bois-Guillaume|Bois-le-Roi
Boissy-Saint-Léger|Bolbec|Bollène|Bompas|Bon-Encontre|Bonchamp-lès-Laval|Bondoufle|Bondues|Bondy|Bonheiden|Bonneuil-sur-Marne|Bonneville|Boortmeerbeek|Bordeaux
Bormes-les-Mimosas|Bornem|Borsbeek|Bouaye|Bouc-Bel-Air|Bouchemaine|Bouffémont|Bougival|Bouguenais|Bouillargues|Boulazac|Boulogne-Billancourt|Boulogne-sur-Mer
Bourbon-Lancy|Bourbourg|Bourg-de-Péage|Bourg-en-Bresse|Bourg-la-Reine|Bourg-lès-Valence|Bourg-Saint-Andéol|Bourg-Saint-Maurice|Bourges|Bourgoin-Jallieu|Boussu
Boussy-Saint-Antoine|Braine-l'Alleud|Braine-le-Comte|Brasschaat|Brech|Brecht|Bredene|Bree|Bressuire|Brest|Brétigny-sur-Orge|Breuillet|Briançon|Briare
Brie-Comte-Robert|Briey|Brignais|Brignoles|Brioude|Brive-la-Gaillarde|Bron|Bruay-la-Buissière|Bruay-sur-l'Escaut|Bruges|Brugge|Brumath|Brunoy|Brunstatt|Brussels
Bruz|Bry-sur-Marne|Buc|Buggenhout|Bully-les-Mines|Bures-sur-Yvette|Bussy-Saint-Georges|Buxerolles|Cabestany|Cabriès|Cachan|Caen|Cagnes-sur-Mer|Cahors
Calonne-Ricouart|Caluire-et-Cuire|Canéjan|Canet-en-Roussillon|Canteleu|Capbreton|Cappelle-la-Grande|Carbon-Blanc|Carcassonne|Carentan|Carhaix-Plouguer|Carmaux
Carnoux-en-Provence|Carpentras|Carquefou|Carqueiranne|Carrières-sous-Poissy|Carrières-sur-Seine|Carry-le-Rouet|Carvin|Castanet-Tolosan|Castelginest|Casteljaloux
Castelnau-le-Lez|Castelnaudary|Castelsarrasin|Castries|Caudan|Caudebec-lès-Elbeuf|Caudry|Caussade|Cavalaire-sur-Mer|Cébazat|Cenon|Ceret|Cergy|Cergy-Pontoise
Cernay|Cesson|Cesson-Sévigné|Ceyrat|Chabeuil|Chagny|Châlette-sur-Loing|Challans|Chalon-sur-Saône|Chalonnes-sur-Loire|Châlons-en-Champagne|Chamalières|Chambéry
Chambourcy|Chambray-lès-Tours|Chamonix-Mont-Blanc|Champagne-au-Mont-d'Or|Champagne-sur-Seine|Champagnole|Champigneulles|Champigny-sur-Marne|Champs-sur-Marne
Chanteloup-les-Vignes|Chantepie|Chantonnay|Chapelle-lez-Herlaimont|Chaponost|Charenton-le-Pont|Charleroi|Charleville-Mézières|Charnay-lès-Mâcon|Chartres
Chartres-de-Bretagne|Charvieu-Chavagneux|Chasse-sur-Rhône|Chassieu|Château-d'Olonne|Château-du-Loir|Château-Gontier|Château-Renault|Château-Thierry|Châteaubourg
Châteaudun|Châteaugiron|Châteaulin|Châteauneuf-les-Martigues|Châteauneuf-sur-Loire|Châteaurenard|Châteauroux|Châtel-Guyon|Châtelaillon-Plage|Châtelet
Châtellerault|Châtenay-Malabry|Châtenoy-le-Royal|Châtillon|Châtillon-sur-Seiche|Châtillon-sur-Seine|Chatou|Chaudfontaine|Chaumont|Chaumont-Gistoux|Chauny
Chauvigny|Chaville|Chécy|Chelles|Chemillé-Melay|Chennevières-sur-Marne|Chenôve|Cherbourg-Octeville|Chevigny-Saint-Sauveur|Chevilly-Larue|Chevreuse
Chilly-Mazarin|Chinon|Choisy-le-Roi|Cholet|Ciboure|Ciney|Claix|Clamart|Claye-Souilly|Cléon|Clermont-Ferrand|Clichy|Clichy-sous-Bois|Clisson|Cognin|Cogolin
Colfontaine|Colombelles|Colomiers|Combourg|Combs-la-Ville|Comines|Commentry|Commercy|Compiègne|Concarneau|Condé-sur-l'Escaut|Condé-sur-Noireau
Conflans-Sainte-Honorine|Corbas|Corbeil-Essonnes|Corbie|Cormeilles-en-Parisis|Cormontreuil|Cornebarrieu|Cosne-Cours-sur-Loire|Coudekerque-Branche|Couëron
Coulaines|Coulogne|Coulounieix|Courbevoie|Courcelles|Courcelles-lès-Lens|Courcouronnes|Courdimanche|Cournon-d'Auvergne|Cournonterral|Courrières|Coursan
Courthézon|Courtry|Coutances|Coutras|Couvin|Couzeix|Cran-Gevrier|Craon|Craponne|Creil|Crépy-en-Valois|Créteil|Creutzwald|Croissy-sur-Seine|Crolles|Crosne|Crozon
Cucq|Cuers|Cugnaux|Cuincy|Cusset|Dainville|Dammarie-les-Lys|Dammartin-en-Goële|Dardilly|Darnétal|Dax|De Haan|De Pinte|Decazeville|Dechy|Décines-Charpieu|Decize
Deerlijk|Deinze|Denain|Denderleeuw|Dendermonde|Déols|Destelbergen|Desvres|Deuil-la-Barre|Deurne|Déville-lès-Rouen|Diepenbeek|Dieppe|Diest|Digne-les-Bains|Digoin
Dijon|Diksmuide|Dilbeek|Dinan|Dinant|Dinard|Dison|Dives-sur-Mer|Divion|Divonne-les-Bains|Dol-de-Bretagne|Dombasle-sur-Meurthe|Domène|Domérat|Domont
Dompierre-sur-Mer|Donges|Douarnenez|Douchy-les-Mines|Doué-la-Fontaine|Doullens|Dourdan|Dourges|Douvres-la-Délivrande|Douvrin|Draguignan|Drancy|Draveil|Dreux
Duffel|Dugny|Dunkerque|Durbuy|Eaubonne|Échirolles|Eckbolsheim|Écouen|Écully|Edegem|Eeklo|Éghezée|Égletons|Égly|Éguilles|Élancourt|Elne|Émerainville|Enghien
Enghien-les-Bains|Ensisheim|Entraigues-sur-la-Sorgue|Épernay|Épernon|Épinal|Épinay-sous-Sénart|Épinay-sur-Orge|Épinay-sur-Seine|Épône|Équeurdreville-Hainneville
Éragny|Ergué-Gabéric|Ermont|Ernée|Erstein|Esbly|Escalquens|Escaudain|Esneux|Essey-lès-Nancy|Estaires|Étaples|Étréchy|Eupen|Evergem|Évian-les-Bains|Évreux|Évron
Évry|Eybens|Eyguières|Eysines|Ézanville|Fabrègues|Faches-Thumesnil|Fameck|Farciennes|Farébersviller|Faulquemont|Faverges|Fécamp|Feignies|Fenain|Ferney-Voltaire
Ferrière-la-Grande|Feurs|Feytiat|Feyzin|Figeac|Firminy|Fismes|Flémalle-Haute|Fléron|Flers|Flers-en-Escrebieux|Fleurance|Fleurus|Fleury-les-Aubrais
Fleury-Mérogis|Flines-lez-Raches|Floirac|Florange|Florennes|Foix|Fondettes|Fonsorbes|Fontaine-lès-Dijon|Fontaines-sur-Saône|Fontenay-aux-Roses|Fontenay-le-Comte
Fontenay-le-Fleury|Fontenay-sous-Bois|Fontenay-Trésigny|Forbach|Fos-sur-Mer|Fouesnant|Fouillard|Foulayronnes|Fouquières-lès-Lens|Fourmies|Frameries|Francheville
Franconville|Frasnes-lez-Buissenal|Fréjus|Fresnes|Fresnes-sur-Escaut|Freyming-Merlebach|Frouard|Frouzins|Fumel|Fuveau|Gagny|Gaillac|Gaillon|Gan|Gannat|Garches
Gardanne|Garéoult|Gargenville|Garges-lès-Gonesse|Gauchy|Gavere|Geel|Geispolsheim|Gembloux|Gémenos|Genappe|Genas|Genk|Genlis|Gennevilliers|Gentilly
Geraardsbergen|Gérardmer|Gerpinnes|Gerzat|Gex|Gien|Gières|Gif-sur-Yvette|Gignac|Gignac-la-Nerthe|Gisors|Gistel|Givet|Givors|Gleizé|Golbey|Gond-Pontouvre|Gonesse
Gouesnou|Gourdon|Gourin|Gournay-en-Bray|Gournay-sur-Marne|Goussainville|Gouvieux|Grabels|Gradignan|Grand-Charmont|Grand-Couronne|Grand-Fort-Philippe
Grande-Synthe|Granville|Graulhet|Gravelines|Grenay|Grenoble|Gretz-Armainvilliers|Grez-Doiceau|Grigny|Grimbergen|Grobbendonk|Groslay|Guebwiller|Guénange|Guer
Guérande|Gueugnon|Guichen|Guidel-Plage|Guilers|Guilherand-Granges|Guînes|Guingamp|Guipavas|Gujan-Mestras|Guyancourt|Haacht|Haaltert|Hagondange|Haguenau
Haillicourt|Halluin|Hamme|Hannut|Harelbeke|Harfleur|Harnes|Hasparren|Hasselt|Haubourdin|Haute-Goulaine|Hautmont|Hayange|Hazebrouck|Heillecourt|Heist-op-den-Berg
Helchteren|Hendaye|Hénin-Beaumont|Hennebont|Herblay|Herent|Herentals|Héricourt|Herk-de-Stad|Hérouville-Saint-Clair|Herselt|Hersin-Coupigny|Herstal|Herve|Herzele
Hettange-Grande|Heusden|Hirson|Hoeilaart|Hœnheim|Hombourg-Haut|Homécourt|Honfleur|Hoogstraten|Horbourg-Wihr|Houdain|Houplines|Houthalen|Huningue|Hyères|Ichtegem
Ieper|Igny|Ille-sur-Têt|Illkirch-Graffenstaden|Illzach|Ingelmunster|Ingré|Irigny|Isbergues|Issoire|Issoudun|Issy-les-Moulineaux|Istres|Itteville|Ivry-sur-Seine
Izegem|Jabbeke|Jacou|Janzé|Jarny|Jarville-la-Malgrange|Jassans-Riottier|Jaunay-Clan|Jeumont|Jodoigne|Jœuf|Joigny|Joinville-le-Pont|Jonage|Jouars-Pontchartrain
Joué-lès-Tours|Jouy-en-Josas|Jouy-le-Moutier|Juigné|Jurançon|Juvignac|Juvisy-sur-Orge|Kalmthout|Kampenhout|Kapellen|Kasterlee|Keerbergen|Kingersheim|Kinrooi
Knokke-Heist|Koksijde|Kontich|Kortemark|Kortenberg|Kortrijk|Kraainem|Kruibeke|Kuurne|L'Haÿ-les-Roses|L'Isle-Adam|L'Isle-d'Abeau|L'Isle-Jourdain
L'Isle-sur-la-Sorgue|L'Union|La Bassée|La Baule-Escoublac|La Bouilladisse|La Bresse|La Calamine|La Celle-Saint-Cloud|La Chapelle-Saint-Luc
La Chapelle-Saint-Mesmin|La Chapelle-sur-Erdre|La Charité-sur-Loire|La Chevrolière|La Ciotat|La Colle-sur-Loup|La Courneuve|La Couronne|La Crau
La Fare-les-Oliviers|La Farlède|La Ferté-Bernard|La Ferté-Macé|La Ferté-Saint-Aubin|La Ferté-sous-Jouarre|La Flèche|La Garde|La Garenne-Colombes|La Gaude
La Glacerie|La Gorgue|La Grand-Croix|La Grande-Motte|La Londe-les-Maures|La Louvière|La Madeleine|La Montagne|La Motte-Servolex|La Mulatière|La Mure
La Penne-sur-Huveaune|La Queue-en-Brie|La Ravoire|La Ricamarie|La Riche|La Roche-sur-Foron|La Roche-sur-Yon|La Rochelle|La Roque-d'Anthéron
La Salvetat-Saint-Gilles|La Seyne-sur-Mer|La Souterraine|La Talaudière|La Teste-de-Buch|La Tour-du-Pin|La Trinité|La Tronche|La Valette-du-Var|La Verpillière
La Verrière|La Ville-du-Bois|La Voulte-sur-Rhône|La Wantzenau|Laarne|Labarthe-sur-Lèze|Labruguière|Lagnieu|Lagny-sur-Marne|Lagord|Lallaing|Lamballe|Lambersart
Lambesc|Lambres-lez-Douai|Lamorlaye|Lanaken|Lançon-Provence|Landen|Landivisiau|Lanester|Laneuveville-devant-Nancy|Langon|Langres|Langueux|Languidic|Lannemezan
Lannion|Lanton|Laon|Larmor-Plage|Laudun-l'Ardoise|Launaguet|Lavaur|Lavelanet|Laxou|Le Beausset|Le Blanc|Le Blanc-Mesnil|Le Bourget|Le Bouscat|Le Cannet
Le Cendre|Le Chambon-Feugerolles|Le Chesnay|Le Coteau|Le Crès|Le Creusot|Le Grand-Quevilly|Le Grau-du-Roi|Le Haillan|Le Havre|Le Kremlin-Bicêtre|Le Lavandou
Le Loroux-Bottereau|Le Luc|Le Mans|Le Mée-sur-Seine|Le Mesnil-Esnard|Le Mesnil-le-Roi|Le Mesnil-Saint-Denis|Le Muy|Le Palais-sur-Vienne|Le Passage
Le Péage-de-Roussillon|Le Pecq|Le Perray-en-Yvelines|Le Perreux-sur-Marne|Le Petit-Quevilly|Le Pian-Médoc|Le Plessis-Bouchard|Le Plessis-Robinson
Le Plessis-Trévise|Le Poinçonnet|Le Poiré-sur-Vie|Le Pont-de-Claix|Le Pontet|Le Portel|Le Pouliguen|Le Pradet|Le Pré-Saint-Gervais|Le Puy-en-Velay
Le Puy-Sainte-Réparade|Le Raincy|Le Relecq-Kerhuon|Le Rheu|Le Soler|Le Taillan-Médoc|Le Teich|Le Teil|Le Thor|Le Touquet-Paris-Plage|Le Trait|Le Tréport
Le Vésinet|Lebbeke|Leffrinckoucke|Leforest|Léguevin|Lentilly|Léognan|Leopoldsburg|Les Andelys|Les Angles|Les Arcs|Les Clayes-sous-Bois|Les Essarts-le-Roi
Les Herbiers|Les Lilas|Les Mureaux|Les Pavillons-sous-Bois|Les Pennes-Mirabeau|Les Ponts-de-Cé|Les Sables-d'Olonne|Les Sorinières|Les Ulis|Lescar|Lésigny
Lesneven|Lesparre-Médoc|Lesquin|Lessines|Leuven|Levallois-Perret|Lézignan-Corbières|Lezoux|Liancourt|Libercourt|Libourne|Liedekerke|Liège|Lieusaint|Liévin
Liffré|Ligny-en-Barrois|Lille|Lillebonne|Lillers|Limeil-Brévannes|Limoges|Limours|Limoux|Linas|Lingolsheim|Linselles|Lisieux|Liverdun|Livron-sur-Drôme
Livry-Gargan|Lochristi|Lodève|Lognes|Loison-sous-Lens|Lokeren|Lomme|Lommel|Londerzeel|Longjumeau|Longpont-sur-Orge|Longueau|Longuenesse|Longuyon|Longvic|Longwy
Lons|Lons-le-Saunier|Loon-Plage|Loos|Loos-en-Gohelle|Lorgues|Lorient|Loriol-sur-Drôme|Lormont|Loudéac|Loudun|Louhans|Louvain-la-Neuve|Louveciennes|Louviers
Louvroil|Lubbeek|Luc-la-Primaube|Lucé|Luçon|Ludres|Lummen|Lunéville|Lutterbach|Luxeuil-les-Bains|Luynes|Lyon|Lys-lez-Lannoy|Maaseik|Maasmechelen|Mably|Machecoul
Machelen|Magnanville|Magny-en-Vexin|Magny-les-Hameaux|Mainvilliers|Maisons-Alfort|Maisons-Laffitte|Maizières-lès-Metz|Malakoff|Malaunay|Maldegem
Malemort-sur-Corrèze|Malesherbes|Mallemort|Malmédy|Malzéville|Mamers|Mandelieu-la-Napoule|Mandeure|Manduel|Manosque|Mantes-la-Jolie|Mantes-la-Ville
Marange-Silvange|Marche-en-Famenne|Marck|Marcoussis|Marcq-en-Barœul|Margny-lès-Compiègne|Marguerittes|Marignane|Marignier|Marles-les-Mines|Marly|Marly-la-Ville
Marly-le-Roi|Marmande|Maromme|Marquette-lez-Lille|Marsannay-la-Côte|Marseillan|Marseille|Marsillargues|Martignas-sur-Jalle|Martigues|Marvejols|Massy|Maubeuge
Mauguio|Maule|Maurepas|Maxéville|Mayenne|Mazamet|Mazan|Mazingarbe|Mechelen|Megève|Mehun-sur-Yèvre|Meise|Melesse|Melun|Mende|Menen|Mennecy|Menucourt|Merchtem
Merelbeke|Méricourt|Mérignac|Méru|Merville|Méry-sur-Oise|Mettet|Metz|Meudon|Meulan-en-Yvelines|Meulebeke|Meung-sur-Loire|Meximieux|Meylan|Meythet|Meyzieu|Mèze
Middelkerke|Migennes|Migné|Milhaud|Millau|Mimizan|Mions|Mios|Miramas|Mirecourt|Miribel|Mitry-Mory|Moëlan-sur-Mer|Moirans|Moissac|Moissy-Cramayel|Molsheim
Mondelange|Mondeville|Monéteau|Monistrol-sur-Loire|Mons|Mons-en-Barœul|Mont-de-Marsan|Mont-Saint-Aignan|Mont-Saint-Martin|Montaigu|Montargis|Montataire
Montauban|Montbard|Montbéliard|Montbrison|Montceau-les-Mines|Montchanin|Montdidier|Montélimar|Montereau-Fault-Yonne|Montesson|Monteux|Montfermeil
Montfort-sur-Meu|Montgeron|Montigny-en-Gohelle|Montigny-le-Bretonneux|Montigny-lès-Cormeilles|Montigny-lès-Metz|Montivilliers|Montlhéry|Montlouis-sur-Loire
Montluçon|Montluel|Montmagny|Montmorillon|Montoir-de-Bretagne|Montpellier|Montpon-Ménestérol|Montreuil|Montrouge|Moorslede|Morangis|Mordelles|Morez
Morières-lès-Avignon|Morlaix|Morlanwelz-Mariemont|Mornant|Morsang-sur-Orge|Mortagne-sur-Sèvre|Morteau|Mortsel|Mouans-Sartoux|Mougins|Mourenx|Mourmelon-le-Grand
Mouscron|Mouvaux|Mouy|Moyeuvre-Grande|Mulhouse|Mundolsheim|Mûrs-Erigné|Mutzig|Naintré|Namur|Nancy|Nandy|Nangis|Nanterre|Nantes|Nanteuil-lès-Meaux|Narbonne
Nazareth|Neerpelt|Nemours|Nérac|Neufchâteau|Neufchâtel-en-Bray|Neuilly-Plaisance|Neuilly-sur-Marne|Neuilly-sur-Seine|Neuves-Maisons|Neuville-en-Ferrain
Neuville-sur-Saône|Nevele|Nevers|Nieppe|Nieul-sur-Mer|Nieuwpoort|Nijlen|Nilvange|Nîmes|Ninove|Niort|Nœux-les-Mines|Nogent-le-Rotrou|Nogent-sur-Marne
Nogent-sur-Oise|Nogent-sur-Seine|Noisiel|Noisy-le-Grand|Noisy-le-Roi|Noisy-le-Sec|Nort-sur-Erdre|Notre-Dame-de-Bondeville|Notre-Dame-de-Gravenchon|Nouzonville
Noyelles-Godault|Noyelles-sous-Lens|Noyon|Nueil-les-Aubiers|Nuits-Saint-Georges|Nyons|Obernai|Octeville|Oignies|Oissel|Olen|Ollioules|Olonne-sur-Mer
Oloron-Sainte-Marie|Onnaing|Oosterzele|Oostkamp|Opwijk|Orchies|Orgeval|Orléans|Orly|Ormesson-sur-Marne|Orsay|Orthez|Orvault|Osny|Ostend|Ostricourt|Ostwald|Othis
Oud-Heverlee|Oud-Turnhout|Oudenaarde|Ouistreham|Oullins|Oupeye|Outreau|Overijse|Overpelt|Oye-Plage|Oyonnax|Ozoir-la-Ferrière|Pacé|Pacy-sur-Eure|Paimpol
Palaiseau|Palavas-les-Flots|Pamiers|Panazol|Paray-le-Monial|Paray-Vieille-Poste|Parempuyre|Paris|Parmain|Parthenay|Passy|Pauillac|Pavilly|Pecquencourt|Pégomas
Pélissanne|Pérenchies|Périgny|Pernes-les-Fontaines|Pérols|Péronnas|Péronne|Perpignan|Perros-Guirec|Péruwelz|Pessac|Petit-Couronne|Petite-Forêt|Petite-Rosselle
Peymeinade|Peypin|Pézenas|Pfastatt|Pibrac|Pierre-Bénite|Pierrefitte-sur-Seine|Pierrelatte|Pierrelaye|Pignan|Plabennec|Plaisance-du-Touch|Plan-de-Cuques|Plédran
Plérin|Ploemeur|Ploërmel|Plonéour-Lanvern|Plouay|Ploudalmézeau|Ploufragan|Plougastel-Daoulas|Plouguerneau|Plouzané|Pluvigner|Poissy|Poisy|Poitiers|Pompey|Pons
Pont-à-Celles|Pont-à-Mousson|Pont-Audemer|Pont-du-Château|Pont-Évêque|Pont-l'Abbé|Pont-Saint-Esprit|Pont-Saint-Martin|Pont-Sainte-Marie|Pont-Sainte-Maxence
Pontarlier|Pontault-Combault|Pontcharra|Pontchâteau|Ponthierry|Pontivy|Pontoise|Poperinge|Pordic|Pornic|Pornichet|Port-de-Bouc|Port-la-Nouvelle
Port-Saint-Louis-du-Rhône|Portes-lès-Valence|Portet-sur-Garonne|Porto-Vecchio|Pouzauges|Prades|Profondeville|Puget-sur-Argens|Puteaux|Putte|Puurs|Quaregnon
Querqueville|Quesnoy-sur-Deûle|Questembert|Quetigny|Quéven|Quiberon|Quiévrechain|Quimperlé|Quincy-sous-Sénart|Quincy-Voisins|Raismes|Rambervillers|Rambouillet
Ramonville-Saint-Agne|Ranst|Rebecq-Rognon|Redon|Reichshoffen|Reichstett|Reignier-Ésery|Reims|Remiremont|Rennes|Rethel|Retie|Revin|Rezé|Riedisheim|Riemst
Rijkevorsel|Rillieux-la-Pape|Riom|Riorges|Ris-Orangis|Rive-de-Gier|Rivesaltes|Rixensart|Rixheim|Roanne|Roche-la-Molière|Rochefort|Rochefort-du-Gard|Roeselare
Rognac|Roissy-en-Brie|Romagnat|Romainville|Romans-sur-Isère|Rombas|Romilly-sur-Seine|Romorantin-Lanthenay|Ronchin|Roncq|Ronse|Roost-Warendin
Roquebrune-Cap-Martin|Roquebrune-sur-Argens|Roquemaure|Roquevaire|Rosny-sous-Bois|Rosporden|Rotselaar|Roubaix|Rouen|Roussillon|Rouvroy|Royan|Roye
Rueil-Malmaison|Ruelle-sur-Touvre|Rumilly|Rumst|Rungis|Sablé-sur-Sarthe|Sainghin-en-Weppes|Sains-en-Gohelle|Saint-Affrique|Saint-Alban|Saint-Alban-Leysse
Saint-Amand-les-Eaux|Saint-Amand-Montrond|Saint-André-les-Vergers|Saint-André-lez-Lille|Saint-Apollinaire|Saint-Arnoult-en-Yvelines|Saint-Aubin-de-Médoc
Saint-Aubin-lès-Elbeuf|Saint-Avé|Saint-Avertin|Saint-Avold|Saint-Benoît|Saint-Berthevin|Saint-Bonnet-de-Mure|Saint-Brevin-les-Pins|Saint-Brice-sous-Forêt
Saint-Brieuc|Saint-Chamas|Saint-Chamond|Saint-Christol-lès-Alès|Saint-Claude|Saint-Clément-de-Rivière|Saint-Cloud|Saint-Cyprien-Plage|Saint-Cyr-l'École
Saint-Cyr-sur-Loire|Saint-Cyr-sur-Mer|Saint-Denis|Saint-Denis-en-Val|Saint-Dié-des-Vosges|Saint-Dizier|Saint-Doulchard|Saint-Égrève|Saint-Estève|Saint-Étienne
Saint-Étienne-au-Mont|Saint-Étienne-de-Montluc|Saint-Étienne-du-Rouvray|Saint-Fargeau-Ponthierry|Saint-Florent-sur-Cher|Saint-Florentin|Saint-Flour|Saint-Fons
Saint-François|Saint-Galmier|Saint-Gaudens|Saint-Gély-du-Fesc|Saint-Genest-Lerpt|Saint-Genis-Laval|Saint-Genis-les-Ollières|Saint-Genis-Pouilly
Saint-Georges-de-Didonne|Saint-Germain-du-Puy|Saint-Germain-en-Laye|Saint-Germain-lès-Arpajon|Saint-Germain-lès-Corbeil|Saint-Gervais-les-Bains|Saint-Ghislain
Saint-Gilles|Saint-Gilles-Croix-de-Vie|Saint-Girons|Saint-Gratien|Saint-Grégoire|Saint-Herblain|Saint-Hilaire-de-Riez|Saint-Hilaire-de-Talmont|Saint-Ismier
Saint-Jacques-de-la-Lande|Saint-Jean|Saint-Jean-Bonnefonds|Saint-Jean-d'Angély|Saint-Jean-d'Illac|Saint-Jean-de-Braye|Saint-Jean-de-la-Ruelle|Saint-Jean-de-Luz
Saint-Jean-de-Maurienne|Saint-Jean-de-Monts|Saint-Jean-de-Védas|Saint-Jean-le-Blanc|Saint-Jorioz|Saint-Juéry|Saint-Julien-de-Concelles|Saint-Julien-en-Genevois
Saint-Julien-les-Villas|Saint-Junien|Saint-Just-en-Chaussée|Saint-Just-Saint-Rambert|Saint-Laurent-Blangy|Saint-Laurent-de-la-Salanque|Saint-Laurent-du-Var
Saint-Leu|Saint-Leu-la-Forêt|Saint-Lô|Saint-Loubès|Saint-Louis|Saint-Lys|Saint-Macaire-en-Mauges|Saint-Malo|Saint-Mandé|Saint-Mandrier-sur-Mer|Saint-Marcel
Saint-Marcellin|Saint-Martin-Boulogne|Saint-Martin-d'Hères|Saint-Martin-de-Crau|Saint-Martin-des-Champs|Saint-Martin-le-Vinoux|Saint-Maur-des-Fossés
Saint-Maurice|Saint-Max|Saint-Maximin-la-Sainte-Baume|Saint-Médard-en-Jalles|Saint-Memmie|Saint-Michel-sur-Orge|Saint-Mihiel|Saint-Mitre-les-Remparts
Saint-Nazaire|Saint-Nicolas|Saint-Nicolas-de-Port|Saint-Omer|Saint-Orens-de-Gameville|Saint-Ouen|Saint-Ouen-l'Aumône|Saint-Pathus|Saint-Paul-lès-Dax
Saint-Paul-Trois-Châteaux|Saint-Péray|Saint-Philbert-de-Grand-Lieu|Saint-Pierre-d'Oléron|Saint-Pierre-des-Corps|Saint-Pierre-du-Mont|Saint-Pierre-du-Perray
Saint-Pierre-lès-Elbeuf|Saint-Pierre-lès-Nemours|Saint-Pol-de-Léon|Saint-Pol-sur-Mer|Saint-Pol-sur-Ternoise|Saint-Pourçain-sur-Sioule|Saint-Priest
Saint-Priest-en-Jarez|Saint-Prix|Saint-Pryvé-Saint-Mesmin|Saint-Quentin|Saint-Quentin-en-Yvelines|Saint-Quentin-Fallavier|Saint-Raphaël|Saint-Rémy
Saint-Rémy-de-Provence|Saint-Rémy-lès-Chevreuse|Saint-Renan|Saint-Saulve|Saint-Sébastien-sur-Loire|Saint-Sulpice-la-Pointe|Saint-Thibault-des-Vignes
Saint-Tropez|Saint-Valery-en-Caux|Saint-Vallier|Saint-Victoret|Saint-Vincent-de-Tyrosse|Saint-Yrieix-la-Perche|Saint-Yrieix-sur-Charente|Sainte-Adresse
Sainte-Foy-lès-Lyon|Sainte-Geneviève-des-Bois|Sainte-Livrade-sur-Lot|Sainte-Luce-sur-Loire|Sainte-Marie-aux-Mines|Sainte-Maxime|Sainte-Menehould|Sainte-Savine
Sainte-Sigolène|Saintry-sur-Seine|Salbris|Salies-de-Béarn|Sallanches|Sallaumines|Salon-de-Provence|Sanary-sur-Mer|Sannois|Santes|Sarlat-la-Canéda|Sarrebourg
Sarreguemines|Sarrians|Sartrouville|Sarzeau|Saujon|Saulx-les-Chartreux|Saumur|Sausheim|Sausset-les-Pins|Sautron|Savenay|Saverne|Savigny-le-Temple
Savigny-sur-Orge|Scaër|Schilde|Schiltigheim|Schoten|Scionzier|Seclin|Segré|Seichamps|Sélestat|Seloncourt|Semur-en-Auxois|Sénas|Seneffe|Senlis
Septèmes-les-Vallons|Seraing|Sérignan|Sète|Sevran|Seynod|Seysses|Seyssinet-Pariset|Seyssins|Sézanne|Simiane-Collongue|Sin-le-Noble|Sint-Genesius-Rode
Sint-Gillis-Waas|Sint-Katelijne-Waver|Sint-Kruis|Sint-Niklaas|Sint-Pieters-Leeuw|Sint-Truiden|Sisteron|Six-Fours-les-Plages|Soignies|Soissons
Soisy-sous-Montmorency|Soisy-sur-Seine|Solliès-Pont|Somain|Sotteville-lès-Rouen|Souffelweyersheim|Soultz-Haut-Rhin|Soumagne|Souppes-sur-Loing|Soustons|Soyaux
Sprimont|Stabroek|Staden|Steenokkerzeel|Stekene|Stiring-Wendel|Strasbourg|Sucé-sur-Erdre|Sucy-en-Brie|Sully-sur-Loire|Suresnes|Surgères|Sury-le-Comtal
Tain-l'Hermitage|Talange|Talence|Tarascon|Tarbes|Tarnos|Tassin-la-Demi-Lune|Taverny|Templeuve-en-Pévèle|Temse|Tergnier|Ternat|Terrasson-Lavilledieu|Terville
Tervuren|Tessenderlo|Téteghem|Thann|Thaon-les-Vosges|Theix|Theux|Thiais|Thiers|Thionville|Thônes|Thonon-les-Bains|Thorigny-sur-Marne|Thouaré-sur-Loire|Thouars
Thourotte|Thuin|Thuir|Thyez|Tielt|Tienen|Tignieu|Tinqueux|Tomblaine|Tongeren|Tonnay-Charente|Tonneins|Torcy|Torhout|Toul|Toulon|Toulouges|Toulouse|Tourcoing
Tourlaville|Tournan-en-Brie|Tournefeuille|Tournon-sur-Rhône|Tournus|Trans-en-Provence|Trèbes|Trégunc|Treillières|Trélazé|Trélissac|Tremblay-en-France|Tremelo
Trets|Trévoux|Triel-sur-Seine|Trignac|Trilport|Trith-Saint-Léger|Trouville-sur-Mer|Troyes|Tubize|Tullins|Turnhout|Uckange|Ugine|Unieux|Urrugne|Ussel|Ustaritz
Uzès|Vaires-sur-Marne|Vaison-la-Romaine|Val-de-Reuil|Valbonne|Valdahon|Valdoie|Valentigney|Valenton|Valfin-lès-Saint-Claude|Vallauris|Vallet|Valognes|Valréas
Vandœuvre-lès-Nancy|Vanves|Varennes-Vauzelles|Vaucresson|Vaujours|Vaulx-en-Velin|Vauréal|Vauvert|Vaux-le-Pénil|Veauche|Vedène|Veigné|Velaux|Vélizy-Villacoublay
Vendargues|Vendenheim|Vendin-le-Vieil|Vendôme|Veneux-les-Sablons|Vénissieux|Verdun|Vern-sur-Seiche|Verneuil-sur-Avre|Verneuil-sur-Seine|Vernouillet
Verrières-le-Buisson|Versailles|Vert-Saint-Denis|Vertou|Verviers|Vesoul|Vétraz-Monthoux|Veurne|Vic-en-Bigorre|Vidauban|Vierzon|Vieux-Condé|Vigneux-de-Bretagne
Vigneux-sur-Seine|Villabé|Villard-Bonnot|Villars|Ville-d'Avray|Ville-la-Grand|Villebon-sur-Yvette|Villecresnes|Villefontaine|Villefranche-de-Rouergue
Villefranche-sur-Mer|Villefranche-sur-Saône|Villejuif|Villemandeur|Villemoisson-sur-Orge|Villemomble|Villemur-sur-Tarn|Villenave-d'Ornon|Villeneuve-d'Ascq
Villeneuve-la-Garenne|Villeneuve-le-Roi|Villeneuve-lès-Avignon|Villeneuve-lès-Maguelone|Villeneuve-Loubet|Villeneuve-Saint-Georges|Villeneuve-sur-Lot
Villeneuve-sur-Yonne|Villeneuve-Tolosane|Villennes-sur-Seine|Villeparisis|Villepinte|Villepreux|Villers-Cotterêts|Villers-lès-Nancy|Villers-Saint-Paul|Villerupt
Villetaneuse|Villeurbanne|Villiers-le-Bel|Villiers-sur-Marne|Vilvoorde|Vincennes|Vineuil|Viriat|Viroflay|Virton|Viry-Châtillon|Vitrolles|Vitry-le-François
Vitry-sur-Seine|Vittel|Vizille|Voiron|Voisins-le-Bretonneux|Voreppe|Vosselaar|Waasmunster|Walcourt|Wallers|Wambrechies|Wanze|Waregem|Waremme|Wasquehal
Wasselonne|Wattignies|Wattrelos|Wavre|Wavrin|Waziers|Wemmel|Wervik|Westerlo|Wetteren|Wevelgem|Wezembeek-Oppem|Wichelen|Willebroek|Wimereux|Wingene|Wingles
Wintzenheim|Wissembourg|Wittelsheim|Wittenheim|Woippy|Wommelgem|Wormhout|Wuustwezel|Yerres|Yssingeaux|Yutz|Yvetot|Yzeure|Zandhoven|Zaventem|Zedelgem|Zelzate
Zemst|Zoersel|Zonhoven|Zonnebeke|Zottegem|Zulte|Zwevegem
`;
