/**
 * Towns of Germany, Austria, Switzerland and Luxembourg; names and sizes from GeoNames (geonames.org, CC BY 4.0),
 * without those that are ordinary words.
 */
export const german = `
Aachen|Aadorf|Aalen|Aarau|Aarberg|Aarburg|Aarwangen|Abenberg|Abensberg|Absam|Abtsgmünd|Achern|Achim|Adelboden|Adelebsen|Adelsdorf|Adelsheim|Adendorf|Adligenswil|Adliswil|Adorf|Aerzen|Aesch|Affing
Affoltern am Albis|Agno|Ahaus|Ahlen|Ahlerstedt|Ahrensbök|Ahrensburg|Aichach|Aidlingen|Ainring|Aken|Albbruck|Alberschwende|Albstadt|Aldenhoven|Aldingen|Alfdorf|Alfeld|Alfter|Algermissen|Alheim
Allendorf|Allensbach|Allersberg|Allschwil|Alpen|Alpirsbach|Alpnach|Alsbach-Hähnlein|Alsdorf|Alsfeld|Alt-Sanitz|Altach|Altbach|Altdorf|Altena|Altenbeken|Altenberg|Altenberge|Altenburg|Altendorf
Altenholz|Altenkirchen|Altenkunstadt|Altenmarkt im Pongau|Altenstadt|Altensteig|Altentreptow|Altes Lager|Altheim|Althengstett|Althofen|Altlandsberg|Altlußheim|Altmünster|Altomünster|Altötting
Altrip|Altstätten|Altusried|Alzenau in Unterfranken|Alzey|Amberg|Amöneburg|Ampfing|Amriswil|Amstetten|Andernach|Angermünde|Anklam|Ankum|Annaberg-Buchholz|Annweiler am Trifels|Anröchte|Ansbach|Apen
Apolda|Appen|Appenzell|Arbon|Arlesheim|Arnsberg|Arnstadt|Arnstein|Arnstorf|Artern|Arth|Arzberg|Asbach|Aschaffenburg|Aschau im Chiemgau|Ascheberg|Aschersleben|Aschheim|Ascona|Aspach|Asperg|Aßlar
Asten|Attendorn|Attnang-Puchheim|Au in der Hallertau|Aue|Auerbach|Augsburg|Augustdorf|Augustusburg|Aulendorf|Aurich|Axams|Ayent|Baar|Babenhausen|Backnang|Bad Abbach|Bad Aibling|Bad Arolsen
Bad Belzig|Bad Bentheim|Bad Bergzabern|Bad Berka|Bad Berleburg|Bad Bevensen|Bad Birnbach|Bad Blankenburg|Bad Bramstedt|Bad Breisig|Bad Brückenau|Bad Camberg|Bad Doberan|Bad Driburg|Bad Düben
Bad Dürkheim|Bad Dürrenberg|Bad Dürrheim|Bad Ems|Bad Endbach|Bad Endorf|Bad Essen|Bad Fallingbostel|Bad Feilnbach|Bad Frankenhausen|Bad Freienwalde|Bad Füssing|Bad Gandersheim|Bad Gastein
Bad Griesbach|Bad Hall|Bad Harzburg|Bad Herrenalb|Bad Hersfeld|Bad Homburg vor der Höhe|Bad Honnef|Bad Hönningen|Bad Iburg|Bad Kissingen|Bad König|Bad Königshofen im Grabfeld|Bad Kösen
Bad Kreuznach|Bad Laasphe|Bad Laer|Bad Langensalza|Bad Lauchstädt|Bad Lausick|Bad Lauterberg im Harz|Bad Liebenwerda|Bad Liebenzell|Bad Lippspringe|Bad Lobenstein|Bad Marienberg|Bad Mergentheim
Bad Münder am Deister|Bad Münstereifel|Bad Nauheim|Bad Nenndorf|Bad Neuenahr-Ahrweiler|Bad Neustadt an der Saale|Bad Oeynhausen|Bad Oldesloe|Bad Orb|Bad Pyrmont|Bad Ragaz|Bad Rappenau
Bad Reichenhall|Bad Rothenfelde|Bad Sachsa|Bad Säckingen|Bad Salzdetfurth|Bad Salzuflen|Bad Salzungen|Bad Sassendorf|Bad Schallerbach|Bad Schlema|Bad Schussenried|Bad Schwalbach|Bad Schwartau
Bad Segeberg|Bad Soden am Taunus|Bad Soden-Salmünster|Bad Sooden-Allendorf|Bad Staffelstein|Bad Tölz|Bad Urach|Bad Vilbel|Bad Vöslau|Bad Waldsee|Bad Wildbad|Bad Wildungen|Bad Wimpfen|Bad Windsheim
Bad Wörishofen|Bad Wurzach|Bad Zurzach|Bad Zwischenahn|Baden-Baden|Baesweiler|Baienfurt|Baiersbronn|Baiersdorf|Bakum|Balerna|Balgach|Balingen|Ballenstedt|Balsthal|Baltmannsweiler|Balve|Balzers
Bamberg|Bammental|Bannewitz|Bardowick|Bargteheide|Barleben|Barmstedt|Bärnbach|Barnstorf|Barntrup|Barsbüttel|Barsinghausen|Barßel|Barth|Bascharage|Basel|Basse-Nendaz|Bassecourt|Bassersdorf|Bassum
Battenberg|Baunatal|Bautzen|Bayreuth|Bebra|Beckenried|Beckingen|Beckum|Bedburg|Beelen|Beelitz|Beerfelden|Beeskow|Beilstein|Belgern|Bellheim|Bellinzona|Belm|Belmont-sur-Lausanne|Belp|Belvaux
Bendorf|Benningen am Neckar|Bensheim|Beratzhausen|Berching|Berchtesgaden|Béreldange|Bergen auf Rügen|Bergheim|Bergisch Gladbach|Bergkamen|Bergkirchen|Bergneustadt|Berikon|Berlin|Bern
Bernau am Chiemsee|Bernau bei Berlin|Bernburg|Berndorf|Bernex|Bernhardswald|Bernkastel-Kues|Bernsdorf|Bersenbrück|Bertrange|Besigheim|Bestensee|Bestwig|Bettembourg|Bettlach|Betzdorf|Bevaix
Beverungen|Bex|Bexbach|Biasca|Biberach an der Riß|Biberist|Biblis|Bickenbach|Biebesheim|Biedenkopf|Bielefeld|Bienenbüttel|Biesenthal|Bietigheim|Bietigheim-Bissingen|Billerbeck|Billigheim|Bindlach
Bingen am Rhein|Binningen|Birkenau|Birkenfeld|Birkenwerder|Birmensdorf|Birsfelden|Birstein|Bisamberg|Bischberg|Bischofsheim|Bischofsheim an der Rhön|Bischofshofen|Bischofswerda|Bischofswiesen
Bisingen|Bispingen|Bissendorf|Bitburg|Bitterfeld-Wolfen|Blaichach|Blankenburg|Blankenhain|Blankenheim|Blaubeuren|Blaufelden|Bleckede|Bleicherode|Blieskastel|Blomberg|Blonay|Bludenz|Blumberg
Bobenheim-Roxheim|Bobingen|Böblingen|Bocholt|Bochum|Bockenem|Bockhorn|Bodelshausen|Bodenheim|Bodenkirchen|Bodenwerder|Bogen|Böhl-Iggelheim|Böhlen|Böhmenkirch|Bohmte|Boizenburg|Bolligen|Bomlitz
Bondorf|Bönen|Bonn|Bonndorf|Bönnigheim|Bopfingen|Boppard|Bordesholm|Borgentreich|Borgholzhausen|Borken|Borkum|Bornheim|Borsdorf|Bösel|Bösingen|Bottmingen|Bottrop|Bötzingen|Boudry|Bovenden|Boxberg
Brackenheim|Brakel|Bramsche|Brand-Erbisdorf|Brandenburg an der Havel|Brannenburg|Braunau am Inn|Braunfels|Braunlage|Bräunlingen|Braunsbedra|Braunschweig|Breckerfeld|Bredstedt|Bregenz|Breidenbach
Breisach am Rhein|Breitenbach|Breitenfurt bei Wien|Breitscheid|Breitungen|Bremen|Bremerhaven|Bremervörde|Bremgarten|Brensbach|Bretten|Bretzfeld|Brieselang|Brilon|Brittnau|Broitzem|Bronschhofen
Bruchhausen-Vilsen|Bruchköbel|Bruchmühlbach-Miesau|Bruchsal|Bruck an der Leitha|Bruck an der Mur|Bruckberg|Bruckmühl|Brugg|Brügg|Brüggen|Brühl|Brunn am Gebirge|Brunsbüttel|Brüttisellen|Bubendorf
Büchen|Buchen in Odenwald|Büchenbach|Buchholz in der Nordheide|Buchloe|Buchrain|Buchs|Bückeburg|Büdelsdorf|Budenheim|Büdingen|Bühlertal|Bülach|Bunde|Bünde|Buochs|Burbach|Büren|Burg bei Magdeburg
Burgdorf|Burgebrach|Burgfried|Burghaun|Burghausen|Burgkirchen an der Alz|Burgkunstadt|Bürglen|Burglengenfeld|Burgstädt|Burgthann|Burkardroth|Burkhardtsdorf|Burladingen|Bürmoos|Bürs|Burscheid
Bürstadt|Bussigny|Butjadingen|Bütschwil|Büttelborn|Buttenwiesen|Butzbach|Bützow|Buxtehude|Cadolzburg|Calau|Calbe|Calden|Callenberg|Calw|Cappeln|Caslano|Castrop-Rauxel|Cham|Château-d'Oex
Châtel-Saint-Denis|Chavannes|Chemnitz|Chêne-Bougeries|Chêne-Bourg|Cheseaux|Chur|Clausthal-Zellerfeld|Cloppenburg|Coburg|Coesfeld|Cölbe|Colditz|Collombey|Cologne|Confignon|Conthey|Contwig
Coppenbrügge|Cortaillod|Coswig|Cottbus|Crailsheim|Cremlingen|Crimmitschau|Crissier|Cunewalde|Cuxhaven|Dachau|Dagmersellen|Dahlen|Dahme|Dallgow-Döberitz|Damme|Dannenberg|Dannstadt-Schauernheim
Darmstadt|Dasing|Dassel|Datteln|Daun|Davos|Degersheim|Deggendorf|Deggingen|Deißlingen|Deizisau|Delbrück|Delémont|Delitzsch|Delligsen|Delmenhorst|Demmin|Denkendorf|Denzlingen|Derendingen|Dessau
Detmerode|Detmold|Dettelbach|Dettenhausen|Dettingen an der Erms|Dettingen unter Teck|Deuchendorf|Deutsch-Wagram|Deutschlandsberg|Dieburg|Diedorf|Diekholzen|Diekirch|Dielheim|Dielsdorf|Diepholz
Diepoldsau|Dierdorf|Dießen am Ammersee|Dietenheim|Dietenhofen|Dietfurt|Dietikon|Dietmannsried|Dietramszell|Dietzenbach|Differdange|Dillenburg|Dillingen|Dillingen an der Donau|Dingolfing
Dinkelsbühl|Dinkelscherben|Dinklage|Dinslaken|Dippoldiswalde|Dissen|Dittelbrunn|Ditzingen|Döbeln|Doberlug-Kirchhain|Dohna|Domat|Donaueschingen|Donauwörth|Donzdorf|Doppl|Dörentrup|Dorfen|Dormagen
Dornach|Dornbirn|Dornhan|Dornstadt|Dornstetten|Dorsten|Dortmund|Dörverden|Dossenheim|Dötlingen|Dottikon|Drebkau|Dreieich|Drensteinfurt|Dresden|Driedorf|Drochtersen|Drolshagen|Dübendorf|Dudelange
Dudenhofen|Duderstadt|Düdingen|Duisburg|Dülmen|Dunningen|Durach|Düren|Durmersheim|Düsseldorf|Dußlingen|Duvenstedt|Ebensee|Ebensfeld|Eberbach|Eberdingen|Ebergassing|Ebermannstadt|Ebersbach
Ebersbach an der Fils|Ebersberg|Ebersdorf|Eberswalde|Ebikon|Ebnat-Kappel|Ebreichsdorf|Ebstorf|Echallens|Eching|Echternach|Echzell|Eckernförde|Eckersdorf|Ecublens|Edenkoben|Edewecht
Edingen-Neckarhausen|Eferding|Efringen-Kirchen|Egelsbach|Egestorf|Eggenburg|Eggendorf|Eggenfelden|Eggenstein-Leopoldshafen|Eggesin|Eggolsheim|Egling|Egnach|Ehingen|Ehningen|Ehrendingen
Ehrenfriedersdorf|Ehringshausen|Eibau|Eibenstock|Eichenau|Eichendorf|Eichenzell|Eichstätt|Eichwalde|Eil|Eilenburg|Einbeck|Einhausen|Einsiedeln|Eisenach|Eisenberg|Eisenerz|Eisenhüttenstadt
Eisenstadt|Eisfeld|Eisleben Lutherstadt|Eislingen|Eiterfeld|Eitorf|Elgg|Ellerau|Ellrich|Ellwangen|Elmshorn|Elsdorf|Elsenfeld|Elsfleth|Elsterberg|Elsterwerda|Eltmann|Eltville|Elz|Elzach|Elze
Embrach|Emden|Emlichheim|Emmendingen|Emmerich|Emmering|Emsbüren|Emsdetten|Emskirchen|Emstek|Endingen|Engelberg|Engelskirchen|Engen|Enger|Eningen unter Achalm|Enkenbach-Alsenborn|Ennepetal
Ennetbürgen|Ennigerloh|Enns|Ennsdorf|Ensdorf|Entlebuch|Epalinges|Eppelborn|Eppelheim|Eppertshausen|Eppingen|Eppstein|Erbach|Erbendorf|Erding|Erdweg|Erftstadt|Erfurt|Ergolding|Ergoldsbach|Erkelenz
Erkner|Erkrath|Erlangen|Erlen|Erlenbach|Erlenbach am Main|Erlensee|Erndtebrück|Erstfeld|Ertingen|Erwitte|Erzhausen|Esch-sur-Alzette|Eschborn|Eschen|Eschenbach|Eschlikon|Escholzmatt|Eschwege
Eschweiler|Esens|Eslohe|Espelkamp|Essen|Essenbach|Essingen|Esslingen|Estavayer-le-Lac|Esterwegen|Ettelbruck|Ettenheim|Ettingen|Ettlingen|Euskirchen|Eutin|Eutingen an der Enz|Everswinkel|Falkensee
Falkenstein|Faßberg|Fehmarn|Fehraltorf|Fehrbellin|Feldbach|Feldkirch|Feldkirchen|Feldkirchen-Westerham|Feldmeilen|Felixdorf|Fellbach|Felsberg|Ferlach|Fernitz|Feucht|Feuchtwangen|Feusisberg
Fieberbrunn|Filderstadt|Finkenstein am Faaker See|Finnentrop|Finsterwalde|Fischbachau|Flamatt|Flawil|Flensburg|Fleurier|Flieden|Fliess|Flintbek|Flöha|Flörsheim|Florstadt|Flums|Fockbek|Forchheim
Forchtenberg|Frankenberg|Frankenthal|Frankfurt|Frankfurt am Main|Frastanz|Frauenfeld|Fraureuth|Frechen|Freiberg|Freiberg am Neckar|Freiburg|Freienbach|Freilassing|Freisen|Freising|Freistadt
Freital|Frenkendorf|Freren|Freudenberg|Freudenstadt|Freystadt|Freyung|Fribourg|Frick|Frickenhausen|Friedberg|Friedeburg|Friedland|Friedrichroda|Friedrichsdorf|Friedrichshafen|Friedrichsthal
Frielendorf|Friesoythe|Fritzlar|Frohburg|Frohnleiten|Fröndenberg|Frutigen|Fulda|Fuldatal|Füllinsdorf|Fulpmes|Fürstenau|Fürstenberg|Fürstenfeld|Fürstenfeldbruck|Fürstenwalde|Fürstenzell|Fürth
Furth im Wald|Furtwangen|Fußach|Füssen|Gablitz|Gachnang|Gadebusch|Gaggenau|Gaildorf|Gaimersheim|Gainfarn|Gallneukirchen|Gammertingen|Gamprin|Ganderkesee|Gangelt|Gangkofen|Gänserndorf|Garbsen
Garbsen-Mitte|Garching an der Alz|Garching bei München|Gardelegen|Garmisch-Partenkirchen|Garrel|Gärtringen|Gau-Algesheim|Gauting|Gebenstorf|Gedern|Geeste|Geesthacht|Gehrden|Geilenkirchen
Geiselhöring|Geisenfeld|Geisenhausen|Geisenheim|Geisingen|Geislingen|Geislingen an der Steige|Geithain|Geldern|Gelnhausen|Gelsenkirchen|Geltendorf|Gelterkinden|Gemeinde Friedland|Gemünden am Main
Genève|Genf|Gengenbach|Genthin|Georgensgmünd|Georgsmarienhütte|Gera|Gerasdorf bei Wien|Gerbrunn|Geretsried|Geringswalde|Gerlafingen|Gerlingen|Germering|Germersheim|Gernsbach|Gernsheim|Geroldswil
Gerolstein|Gerolzhofen|Gersfeld|Gersheim|Gerstetten|Gersthofen|Gescher|Geseke|Gettorf|Gevelsberg|Giengen an der Brenz|Giesen|Gießen|Gifhorn|Gilching|Ginsheim-Gustavsburg|Gipf-Oberfrick|Giswil
Giubiasco|Givisiez|Gladbeck|Gladenbach|Glandorf|Glarus|Glashütten|Glauchau|Gleisdorf|Glienicke|Glinde|Gloggnitz|Glücksburg|Glückstadt|Gmünd|Gmund am Tegernsee|Gmunden|Gnarrenburg|Goch|Gochsheim
Göfis|Goldach|Goldau|Goldbach|Goldenstedt|Gols|Gomaringen|Gommern|Göppingen|Gordola|Görlitz|Goslar|Gossau|Gotha|Göttingen|Gottmadingen|Götzens|Götzis|Graben-Neudorf|Grabow|Gräfelfing|Grafenau
Gräfenhainichen|Grafenwöhr|Grafing bei München|Gramatneusiedl|Gränichen|Gransee|Grasberg|Grasbrunn|Grassau|Gratkorn|Gratwein|Grävenwiesbach|Graz|Grebenhain|Grebenstein|Greding|Grefrath|Greifensee
Greifenstein|Greifswald|Greiz|Grenchen|Grenzach-Wyhlen|Greven|Grevenbroich|Grevenmacher|Grevesmühlen|Griesheim|Grieskirchen|Grimma|Grimmen|Grindelwald|Gröbenzell|Gröbming|Grödig|Groitzsch|Grömitz
Gronau|Groß Kreutz|Groß-Enzersdorf|Groß-Gerau|Groß-Umstadt|Groß-Zimmern|Großalmerode|Grossarl|Großbeeren|Großbottwar|Großenhain|Großenkneten|Großenlüder|Großhansdorf|Großheubach|Großkarolinenfeld
Großkrotzenburg|Großostheim|Großpösna|Großräschen|Großröhrsdorf|Großrosseln|Großschirma|Großschönau|Grünberg|Grünburg|Grünheide|Grünstadt|Grünwald|Gschwend|Gstaad|Guben|Gudensberg|Güglingen
Gummersbach|Gumpoldskirchen|Gundelfingen|Gundelsheim|Gunskirchen|Guntramsdorf|Günzburg|Gunzenhausen|Güstrow|Gütersloh|Guxhagen|Haag|Haag in Oberbayern|Haan|Haar|Hachenburg|Hadamar|Hafendorf|Hage
Hagen|Hagenbach|Hägendorf|Hagenow|Hahnbach|Haibach|Haid|Haidershofen|Haiger|Haigerloch|Hain-Gründau|Hainburg an der Donau|Hainichen|Haiterbach|Halberstadt|Haldensleben I|Hall in Tirol|Hallbergmoos
Halle Neustadt|Hallein|Hallstadt|Halstenbek|Haltern am See|Halver|Hambergen|Hambrücken|Hambühren|Hamburg|Hameln|Hamm|Hammelburg|Hamminkeln|Hanau am Main|Handewitt|Hänigsen|Hannover
Hannoversch Münden|Harburg|Hardegsen|Hardheim|Haren|Harrislee|Harsefeld|Harsewinkel|Harsum|Hart bei Graz|Hartberg|Hartenstein|Hartha|Hasbergen|Haselünne|Haslach|Haßfurt|Haßloch|Hatten|Hattersheim
Hattingen|Hausach|Hausham|Hauzenberg|Havelberg|Havixbeck|Hebertshausen|Hechingen|Heddesheim|Heek|Hegnau|Heidberg|Heide|Heideck|Heidelberg|Heiden|Heidenau|Heidenheim an der Brenz|Heidesheim
Heikendorf|Heilbad Heiligenstadt|Heilbronn|Heiligenhafen|Heiligenhaus|Heilsbronn|Heimberg|Heimsheim|Heiningen|Heinsberg|Heitersheim|Hellenthal|Helmbrechts|Helmstedt|Helsa|Hemau|Hemer|Hemhofen
Hemmingen|Hemmoor|Hemsbach|Hengersberg|Henndorf am Wallersee|Hennef|Hennigsdorf|Heppenheim an der Bergstrasse|Herbolzheim|Herborn|Herbrechtingen|Herbstein|Herdecke|Herdorf|Herford|Hergiswil
Heringen|Herisau|Hermannsburg|Hermeskeil|Hermiswil|Hermsdorf|Herne|Heroldsbach|Heroldsberg|Herrenberg|Herrieden|Herrliberg|Herrsching am Ammersee|Hersbruck|Herscheid|Herten|Herxheim am Berg
Herzberg|Herzberg am Harz|Herzogenaurach|Herzogenbuchsee|Herzogenrath|Hessisch Lichtenau|Hessisch Oldendorf|Hettstedt|Heubach|Heuchelheim|Heusenstamm|Heusweiler|Hiddenhausen|Hilchenbach
Hildburghausen|Hilden|Hildesheim|Hille|Hilpoltstein|Hilter|Hilterfingen|Hilzingen|Himberg|Hinte|Hinterbrühl|Hinwil|Hirschaid|Hirschau|Hirschberg an der Bergstraße|Hitzacker|Höchberg|Hochdorf
Hochheim am Main|Höchst|Höchst im Odenwald|Höchstadt an der Aisch|Höchstädt an der Donau|Hockenheim|Hof bei Salzburg|Hofbieber|Hofgeismar|Hofheim am Taunus|Hofheim in Unterfranken|Hohberg
Hohen Neuendorf|Hohenbrunn|Hohenems|Hohenhameln|Höhenkirchen-Siegertsbrunn|Hohenlockstedt|Hohenmölsen|Hohenstein-Ernstthal|Hohenwestedt|Höhr-Grenzhausen|Holdorf|Hollabrunn|Holle|Hollfeld
Holzgerlingen|Holzkirchen|Holzminden|Holzwickede|Homberg|Hombrechtikon|Horb am Neckar|Hörbranz|Horgen|Horneburg|Hornstein|Hörstel|Horstmar|Horw|Hösbach|Hövelhof|Höxter|Hoyerswerda|Hückelhoven
Hückeswagen|Hude|Hüfingen|Hüllhorst|Hünenberg|Hünfeld|Hünxe|Hürth|Husum|Hutthurm|Hüttlingen|Huttwil|Huy-Neinstedt|Ibach|Ibbenbüren|Ichenhausen|Idar-Oberstein|Idstein|Igersheim|Igis|Ihringen
Illertissen|Illingen|Ilmenau|Ilsede|Ilsenburg|Ilsfeld|Ilshofen|Ilvesheim|Immendingen|Immenhausen|Immenstaad am Bodensee|Immenstadt im Allgäu|Imst|Inden|Ingelfingen|Ingelheim am Rhein|Ingenbohl
Ingolstadt|Innsbruck|Inzing|Isen|Isenbüttel|Iserlohn|Isernhagen Farster Bauerschaft|Ismaning|Isny|Ispringen|Isselburg|Issum|Itzehoe|Jahnsdorf|Jegenstorf|Jena|Jenbach|Jessen|Jesteburg|Jestetten
Jettingen-Scheppach|Jever|Jockgrim|Johanngeorgenstadt|Jöhlingen|Jona|Jonschwil|Jork|Jüchen|Judenburg|Jülich|Jüterbog|Kaarst|Kahl am Main|Kahla|Kaiseraugst|Kaiserslautern|Kalefeld|Kalkar|Kall
Kalsdorf bei Graz|Kaltbrunn|Kaltenkirchen|Kaltenleutgeben|Kamen|Kamenz|Kamp-Lintfort|Kandel|Kandern|Kapfenberg|Kappeln|Kappelrodeck|Kaprun|Karben|Karlsdorf-Neuthard|Karlsfeld|Karlshuld|Karlsruhe
Karlstadt|Karstädt|Kassel|Kastellaun|Katlenburg-Lindau|Katzelsdorf|Kaufbeuren|Kaufering|Kaufungen|Kayl|Kehl|Kehrsatz|Kelheim|Kellinghusen|Kelsterbach|Kemnath|Kempen|Kenzingen|Kerns|Kerpen|Kerzers
Ketsch|Ketzin|Kevelaer|Kiefersfelden|Kiel|Kierling|Kierspe|Kilchberg|Kindberg|Kippenheim|Kirchardt|Kirchberg|Kirchberg in Tirol|Kirchbichl|Kirchdorf am Inn|Kirchdorf an der Krems|Kirchen
Kirchentellinsfurt|Kirchhain|Kirchheim am Neckar|Kirchheim unter Teck|Kirchheimbolanden|Kirchhundem|Kirchlengern|Kirchlinteln|Kirchseeon|Kirchzarten|Kirkel|Kirn|Kißlegg|Kittsee|Kitzbühel|Kitzingen
Kitzscher|Klagenfurt am Wörthersee|Klaus|Klausdorf|Klein Reken|Klein Schwülper|Kleinblittersdorf|Kleinmachnow|Kleinostheim|Kleinwallstadt|Kleve|Klingenberg am Main|Klingenstein|Klingenthal
Klingnau|Klipphausen|Kloster Lehnin|Klosterneuburg|Klosters Serneus|Kloten|Klötze|Knetzgau|Knittelfeld|Knittlingen|Koblach|Koblenz|Köflach|Kolbermoor|Kolitzheim|Kolkwitz|Kölleda|Kölliken|Köln
Köngen|Königs Wusterhausen|Königsbach-Stein|Königsbronn|Königsbrunn|Königsee|Königsfeld im Schwarzwald|Königslutter am Elm|Königstein im Taunus|Königswinter|Köniz|Könnern|Konolfingen|Konstanz|Konz
Korb|Korbach|Korneuburg|Korntal|Kornwestheim|Korschenbroich|Kössen|Köthen|Kottingbrunn|Kötzting|Kraichtal|Krailling|Kranenburg|Krauchenwies|Krefeld|Kreiensen|Kremmen|Krems an der Donau
Kremsmünster|Kressbronn am Bodensee|Kreuzau|Kreuzlingen|Kreuztal|Krieglach|Kriens|Kriftel|Kronach|Kronau|Kronberg|Kronberg Tal|Kronshagen|Kropp|Krumbach|Krumpendorf|Kuchen|Kueps Oberfranken
Kufstein|Kulmbach|Külsheim|Kümmersbruck|Kundl|Künzell|Künzelsau|Kupferzell|Kuppenheim|Kürten|Kusel|Küsnacht|Küssnacht|Kusterdingen|Küttigen|Kyritz|La Chaux-de-Fonds|La Neuveville|La Tour-de-Peilz
La Tour-de-Trême|Laa an der Thaya|Laakirchen|Laatzen|Laboe|Lachen|Lachen-Speyerdorf|Lachendorf|Ladbergen|Ladenburg|Laer|Lahnstein|Lahr|Laichingen|Lambach|Lambsheim|Lamme|Lampertheim
Landau an der Isar|Landau in der Pfalz|Landeck|Landsberg am Lech|Landshut|Landskron|Landstuhl|Langelsheim|Langen|Langenargen|Langenau|Langenberg|Langendorf|Langenfeld|Längenfeld|Langenhagen
Langenlois|Langenselbold|Langenthal|Langenwang|Langenzenn|Langenzersdorf|Langerwehe|Langgöns|Langnau|Langnau am Albis|Langquaid|Langwedel|Langweid|Lappersdorf|Lastrup|Lathen|Laubach|Lauchhammer
Lauchringen|Lauda-Königshofen|Laudenbach|Lauenburg|Lauf an der Pegnitz|Laufach|Laufenburg|Lauffen am Neckar|Lauingen|Laupheim|Lausanne|Lausen|Lauter|Lauterach|Lauterbach|Le Chenit
Le Grand-Saconnex|Le Landeron|Le Locle|Le Mont-sur-Lausanne|Lebach|Leck|Leegebruch|Legden|Leibnitz|Leichlingen|Leimen|Leinburg|Leinefelde-Worbis|Leinfelden-Echterdingen|Leingarten|Leipheim|Leipzig
Leisnig|Leitring|Lemgo|Lemsahl-Mellingstedt|Lemwerder|Lengede|Lengenfeld|Lengerich|Lenggries|Lengnau|Lennestadt|Lenningen|Lensahn|Lenzburg|Lenzkirch|Leoben|Leobersdorf|Leonberg|Leonding
Leopoldsdorf|Leopoldshöhe|Les Avanchets|Leuk|Leun|Leuna|Leutenbach|Leutershausen|Leutkirch|Leverkusen|Leysin|Lich|Lichtenau|Lichtenegg|Lichtenfels|Lichtenstein|Lichtentanne|Liebenburg|Lieboch
Liederbach|Lienen|Lienz|Liestal|Liezen|Lilienthal|Limbach-Oberfrohna|Limburg an der Lahn|Limburgerhof|Lindau|Lindenfels|Lindlar|Lingen|Lingenfeld|Linkenheim-Hochstetten|Linnich|Linz|Linz am Rhein
Lippstadt|Littau|Litzendorf|Löbau|Locarno|Lochau|Löchgau|Löffingen|Lohfelden|Lohmar|Lohne|Löhne|Lohr am Main|Lohra|Lollar|Lommatzsch|Löningen|Loosdorf|Lorch|Lörrach|Lorsch|Losheim|Losone|Loßburg
Lößnitz|Lostorf|Loxstedt|Lübbecke|Lübben|Lübbenau|Lübeck|Lübz|Lüchow|Luckau|Luckenwalde|Lüdenscheid|Ludesch|Lüdinghausen|Ludweiler-Warndt|Ludwigsburg|Ludwigsfelde|Ludwigshafen am Rhein|Ludwigslust
Lugau|Lügde|Lüneburg|Lünen|Lunzenau|Lustenau|Luterbach|Lütjenburg|Lutry|Lützelbach|Lützelflüh|Luxembourg|Luzern|Lyss|Machern|Mäder|Magdeburg|Magden|Magstadt|Mainaschaff|Mainburg|Mainhardt|Mainleus
Maintal|Mainz|Maisach|Malchin|Malchow|Malente|Mallersdorf-Pfaffenberg|Malsch|Malters|Mamer|Manching|Männedorf|Mannersdorf am Leithagebirge|Mannheim|Marbach am Neckar|Marburg an der Lahn|Marchtrenk
Maria Enzersdorf|Marienberg|Marienheide|Marin-Epagnier|Markdorf|Markgröningen|Markkleeberg|Markneukirchen|Markranstädt|Markt Erlbach|Markt Indersdorf|Markt Schwaben|Marktheidenfeld|Marktoberdorf
Marktredwitz|Marl|Marpingen|Marsberg|Martigny-Ville|Massagno|Matten|Mattersburg|Mattighofen|Mattsee|Mauerbach|Maulbronn|Mauren|Maxdorf|Maxhütte-Haidhof|Mayrhofen|Mechernich|Meckenbeuren|Meckenheim
Meckesheim|Medebach|Meerane|Meerbusch|Meersburg|Meggen|Mehrhoog|Meilen|Meinersen|Meinerzhagen|Meiningen|Meiringen|Meissen|Meitingen|Meldorf|Melk|Melle|Mellingen|Mellrichstadt|Melsungen|Memmelsdorf
Memmingen|Menden|Mendig|Mendrisio|Mengen|Mengerskirchen|Mengkofen|Menziken|Menzingen|Meppen|Merchweiler|Mering|Mersch|Merseburg|Merzig|Meschede|Meßkirch|Meßstetten|Metelen|Mettingen|Mettmann
Metzingen|Meuselwitz|Meyrin|Michelau|Micheldorf in Oberösterreich|Michelstadt|Michendorf|Miesbach|Mils bei Solbad Hall|Miltenberg|Mindelheim|Minden|Minusio|Mistelbach|Mittegroßefehn|Mittelschöntal
Mittenaar|Mittenwald|Mittenwalde|Mitterteich|Mittweida|Möckern|Möckmühl|Mockrehna|Mödling|Moers|Möglingen|Möhlin|Möhnesee|Molbergen|Möllersdorf|Mölln|Mömbris|Mömlingen|Mönchengladbach|Mondercange
Mondorf-les-Bains|Mondsee|Monheim am Rhein|Monschau|Montabaur|Monthey|Montreux|Moosburg|Moosinning|Morbach|Morbio Inferiore|Mörfelden-Walldorf|Morges|Moringen|Moritzburg|Mörlenbach|Morsbach
Mörschwil|Mosbach|Mössingen|Moudon|Mücheln|Mudau|Müden|Mudersbach|Muggensturm|Muhen|Mühlacker|Mühlau|Mühldorf|Mühlhausen|Mühlheim am Main|Mülheim|Mülheim-Kärlich|Müllheim|Mülsen|Münchberg
Müncheberg|München|Münchenbuchsee|Münchenstein|Münchwilen|Munderkingen|Munich|Münnerstadt|Münsingen|Münster|Münzenberg|Muotathal|Murau|Murg|Murgenthal|Murnau am Staffelsee|Murr|Murrhardt
Mürzzuschlag|Mutlangen|Muttenz|Mutterstadt|Nabburg|Nachrodt-Wiblingwerde|Nackenheim|Näfels|Nagold|Naila|Nalbach|Namborn|Nandlstadt|Nassau|Naters|Nattheim|Nauen|Naumburg|Naunhof|Neckargemünd
Neckarsulm|Neckartenzlingen|Nenzing|Neresheim|Nersingen|Netphen|Nettersheim|Nettetal|Neu Isenburg|Neu Wulmstorf|Neu-Anspach|Neu-Guntramsdorf|Neu-Ulm|Neualm|Neubiberg|Neubrandenburg|Neubrück
Neubulach|Neuburg an der Donau|Neuchâtel|Neudenau|Neudörfl|Neuenbürg|Neuenburg am Rhein|Neuendettelsau|Neuenhagen|Neuenhof|Neuenkirch|Neuenkirchen|Neuenrade|Neuenstadt am Kocher|Neuenstein
Neufahrn bei Freising|Neufeld an der Leitha|Neuffen|Neugersdorf|Neuhaus|Neuhaus am Rennweg|Neuhausen|Neuhausen auf den Fildern|Neuhof|Neuhofen|Neuhofen an der Krems|Neukirchen|Neulußheim
Neumarkt am Wallersee|Neumarkt in der Oberpfalz|Neumarkt-Sankt Veit|Neumünster|Neunburg vorm Wald|Neunkirchen|Neunkirchen am Brand|Neunkirchen am Main|Neuötting|Neuried|Neuruppin|Neusiedl am See
Neuss|Neustadt|Neustadt am Rübenberge|Neustadt an der Aisch|Neustadt an der Donau|Neustadt an der Orla|Neustadt an der Waldnaab|Neustadt bei Coburg|Neustadt in Holstein|Neustadt in Sachsen
Neustadt-Glewe|Neustift im Stubaital|Neustrelitz|Neutraubling|Neuwied|Neuzeug|Nidau|Nidda|Nidderau|Nideggen|Niebüll|Niedenstein|Nieder-Olm|Niederaula|Niederbipp|Niedereschach|Niederfischbach
Niederglatt|Niedergörsdorf|Niedergösgen|Niederkassel|Niederkrüchten|Niederlenz|Niedernhausen|Niederstetten|Niederurnen|Niederwerrn|Niederwiesa|Niederzier|Niefern-Öschelbronn|Nieheim|Nienburg
Nierstein|Niesky|Nittenau|Nittendorf|Nohfelden|Nonnweiler|Nordenham|Norderney|Norderstedt|Nordhausen|Nordheim|Nordholz|Nordhorn|Nordkirchen|Nördlingen|Nordstemmen|Nordwalde|Nörten-Hardenberg
Northeim|Nortorf|Nörvenich|Nossen|Nottuln|Nufringen|Nümbrecht|Nünchritz|Nürnberg|Nürtingen|Nußloch|Nüziders|Nyon|Ober-Grafendorf|Ober-Mörlen|Ober-Ramstadt|Ober-Saulheim|Oberalm|Oberammergau
Oberasbach|Oberboihingen|Oberderdingen|Oberding|Oberengstringen|Oberentfelden|Oberglatt|Obergünzburg|Oberhaching|Oberhausen|Oberhausen-Rheinhausen|Oberkirch|Oberkochen|Oberkotzau|Oberlungwitz
Obernburg am Main|Oberndorf|Oberndorf bei Salzburg|Obernkirchen|Oberperfuss|Oberrieden|Oberriet|Oberrohrdorf|Oberschleißheim|Obersiggenthal|Oberstaufen|Oberstdorf|Oberstenfeld|Oberthal|Oberthulba
Obertraubling|Obertrum am See|Obertshausen|Oberursel|Oberuzwil|Oberviechtach|Oberwaltersdorf|Oberwart|Oberwil|Obfelden|Obrigheim|Ochsenfurt|Ochsenhausen|Ochtendung|Ochtrup|Odenthal|Oebisfelde
Oederan|Oedheim|Oedt|Oelde|Oelsnitz|Oensingen|Oer-Erkenschwick|Oerlenbach|Oerlinghausen|Oettingen in Bayern|Oetwil|Offenbach|Offenbach an der Queich|Offenburg|Oftersheim|Oftringen|Öhringen
Olbernhau|Olbersdorf|Olching|Oldenburg|Oldenburg in Holstein|Olfen|Ollon|Olpe|Olsberg|Olten|Onex|Opladen|Oppenheim|Oranienburg|Ortenberg|Ortenburg|Oschatz|Oschersleben|Osnabrück|Ostbevern
Osterburg|Osterburken|Ostercappeln|Osterhofen|Osterholz-Scharmbeck|Osternienburger Land|Osterrönfeld|Ostfildern|Osthofen|Ostrach|Ostrhauderfehn|Östringen|Ostseebad Binz|Ostseebad Kühlungsborn
Oststeinbek|Ottendorf-Okrilla|Ottensheim|Otterberg|Otterndorf|Ottersberg|Ottersweier|Ottobeuren|Ottobrunn|Ottweiler|Ovelgönne|Overath|Oyten|Paderborn|Papenburg|Parchim|Parndorf|Parsberg|Pasewalk
Passau|Pattensen|Payerne|Pegnitz|Peißenberg|Peiting|Peitz|Penig|Pentling|Penzberg|Perchtoldsdorf|Perg|Perleberg|Peseux|Pétange|Petersaurach|Petershagen|Petershausen|Pfaffenhofen an der Ilm
Pfaffenhofen an der Roth|Pfäffikon|Pfaffstätten|Pfalzgrafenweiler|Pfarrkirchen|Pfedelbach|Pforzheim|Pfreimd|Pfronten|Pfullendorf|Pfullingen|Pfungstadt|Philippsburg|Pichling bei Köflach|Piding
Pieterlen|Pilsting|Pinkafeld|Pinneberg|Pirmasens|Pirna|Plaidt|Plan-les-Ouates|Planegg|Plankstadt|Plattling|Plau am See|Plauen|Pleidelsheim|Pleinfeld|Plettenberg|Pliezhausen|Plochingen|Plön
Plüderhausen|Pöchlarn|Pöcking|Polch|Pöllau|Pommelsbrunn|Porrentruy|Porta Westfalica|Porz am Rhein|Poschiavo|Pößneck|Postbauer-Heng|Potsdam|Pottendorf|Pottenstein|Pöttmes|Pottschach|Prangins
Pratteln|Preetz|Pregassona|Premnitz|Prenzlau|Pressbaum|Preußisch Oldendorf|Préverenges|Priel|Prien am Chiemsee|Prilly|Pritzwalk|Prüm|Puch bei Hallein|Puchheim|Pulheim|Pullach im Isartal|Pully
Purkersdorf|Püttlingen|Putzbrunn|Pyrbaum|Quakenbrück|Quedlinburg|Querfurt|Quickborn|Quierschied|Rabenau|Radeberg|Radebeul|Radeburg|Radevormwald|Radolfzell|Raesfeld|Rafz|Rahden|Raisdorf
Ramstein-Miesenbach|Randogne|Rangendingen|Rangsdorf|Rankweil|Rannersdorf|Ransbach-Baumbach|Ranstadt|Rapperswil|Rastatt|Rastede|Ratekau|Rathenow|Ratingen|Ratzeburg|Raubling|Rauenberg|Raunheim
Ravensburg|Rebstein|Rechberghausen|Rechnitz|Recke|Recklinghausen|Rednitzhembach|Rees|Regensburg|Regensdorf|Regenstauf|Rehau|Rehburg-Loccum|Reichelsheim|Reichenau|Reichenbach an der Fils
Reichertshofen|Reiden|Reilingen|Reinach|Reinbek|Reinfeld|Reinheim|Reinsdorf|Reisbach|Reiskirchen|Rellingen|Remagen|Remich|Remscheid|Renchen|Rendsburg|Renens|Rennertshofen|Renningen|Reppenstedt
Reutlingen|Reutte|Rheda-Wiedenbrück|Rhede|Rheinau|Rheinbach|Rheinberg|Rheine|Rheineck|Rheinfelden|Rheinsberg|Rheinstetten|Rheurdt|Ribnitz-Damgarten|Richterswil|Ried im Innkreis|Riedenburg
Riedering|Riedlingen|Riedstadt|Riegelsberg|Riehen|Rielasingen-Worblingen|Riesa|Rietberg|Rimbach|Rimpar|Rinteln|Ritterhude|Röbel|Rochlitz|Rockenhausen|Rodalben|Rodange|Rodenbach|Rodenberg|Rödental
Rodewisch|Rodgau|Roding|Rödinghausen|Roetgen|Roggwil|Rohrbach|Rohrdorf|Röhrmoos|Rolle|Romanel-sur-Lausanne|Romanshorn|Rommerskirchen|Romont|Ronneburg|Ronnenberg|Rorschach|Rosbach vor der Höhe
Rosdorf|Rosenfeld|Rosenheim|Rösrath|Roßdorf|Roßleben|Roßtal|Roßwein|Rostock|Rot am See|Rotenburg|Rotenburg an der Fulda|Roth|Röthenbach an der Pegnitz|Rothenburg|Rothenburg ob der Tauber|Rothrist
Rotkreuz|Rottach-Egern|Rottenburg|Rottenburg an der Laaber|Rottendorf|Rotthalmünster|Rottweil|Rudersberg|Rüdesheim am Rhein|Rudolfstetten|Rudolstadt|Ruggell|Ruhla|Ruhpolding|Ruhstorf|Rülzheim
Rümlang|Runkel|Rupperswil|Ruppichteroth|Rüschlikon|Rüsselsheim|Ruswil|Rutesheim|Rüthen|Rüti|Saal|Saalfeld|Saalfelden am Steinernen Meer|Saanen|Saarbrücken|Saarburg|Saarlouis|Saarwellingen|Sachseln
Sachsenheim|Saerbeck|Safenwil|Saint-Blaise|Saint-Imier|Saint-Prex|Sainte-Croix|Salach|Salzbergen|Salzburg|Salzgitter|Salzhemmendorf|Salzkotten|Salzwedel|Salzweg|Samstagern|Sandersdorf|Sandhausen
Sangerhausen|Sankt Augustin|Sankt Dionysen|Sankt Florian|Sankt Gallen|Sankt Georgen an der Gusen|Sankt Georgen im Schwarzwald|Sankt Ingbert|Sankt Johann|Sankt Johann im Pongau
Sankt Johann in Tirol|Sankt Leon-Rot|Sankt Margrethen|Sankt Martin|Sankt Pölten|Sankt Stefan im Rosental|Sankt Valentin|Sankt Veit an der Glan|Sankt Veit im Pongau|Sankt Wendel|Sargans|Sarnen
Sarstedt|Sasbach|Sassenberg|Sassenburg|Saßnitz|Satigny|Satow-Oberhagen|Satteldorf|Sauerlach|Saulgau|Savièse|Savigny|Schaafheim|Schaan|Schaffhausen|Schäftlarn|Schalksmühle|Schallstadt|Schänis
Scharbeutz|Schärding|Schattdorf|Scheeßel|Scheibbs|Schelklingen|Schellenberg|Schellerten|Schermbeck|Scheßlitz|Schieder-Schwalenberg|Schierling|Schiffdorf|Schifferstadt|Schifflange|Schiffweiler
Schindellegi|Schipkau|Schkeuditz|Schladen|Schladming|Schlangen|Schlangenbad|Schleiden|Schleiz|Schleswig|Schleusingen|Schliengen|Schlieren|Schliersee|Schlitz|Schlüchtern|Schlüsselfeld|Schmalkalden
Schmallenberg|Schmelz|Schmerikon|Schmitten|Schmölln|Schnaittach|Schneeberg|Schneverdingen|Schöffengrund|Schöftland|Schöllnach|Schömberg|Schönaich|Schönau am Königssee|Schönebeck|Schönefeld
Schöneiche|Schönenberg-Kübelberg|Schönenwerd|Schongau|Schönheide|Schöningen|Schönkirchen|Schonungen|Schopfheim|Schöppenstedt|Schöppingen|Schorndorf|Schortens|Schotten|Schötz|Schramberg|Schrems
Schriesheim|Schrobenhausen|Schrozberg|Schruns|Schübelbach|Schulzendorf|Schüpfen|Schüpfheim|Schutterwald|Schüttorf|Schwaan|Schwabach|Schwabhausen|Schwäbisch Gmünd|Schwäbisch Hall|Schwabmünchen
Schwaig|Schwaigern|Schwaikheim|Schwalbach|Schwalbach am Taunus|Schwalmstadt|Schwalmtal|Schwanau|Schwandorf in Bayern|Schwanenstadt|Schwanewede|Schwarmstedt|Schwarzach|Schwarzach im Pongau
Schwarzenbach an der Saale|Schwarzenbek|Schwarzenberg|Schwarzenbruck|Schwarzenfeld|Schwarzheide|Schwaz|Schwechat|Schweich|Schweinfurt|Schwelm|Schwendi|Schwerin|Schwertberg|Schwerte|Schwerzenbach
Schwetzingen|Schwieberdingen|Schwyz|Sebnitz|Seebach|Seeboden|Seefeld|Seefeld in Tirol|Seeheim-Jugenheim|Seekirchen am Wallersee|Seelbach|Seelow|Seelze|Seengen|Seesen|Seevetal|Sehnde|Seiersberg
Seitenstetten Markt|Selb|Seligenstadt|Selm|Selters|Sempach|Senden|Sendenhorst|Senftenberg|Sennwald|Seon|Sersheim|Seubersdorf|Seuzach Dorf|Sevelen|Sickte|Siebnen|Siegburg|Siegen|Siegsdorf|Sierning
Sierre|Sigmaringen|Sigriswil|Simbach am Inn|Simmerath|Simmern|Sindelfingen|Sinn|Sinnersdorf|Sinsheim|Sinzheim|Sinzig|Sinzing|Sirnach|Sissach|Sitten|Sittensen|Soest|Sögel|Sohland|Söhlde|Soleuvre
Solingen|Söll|Sollenau|Solms|Solothurn|Soltau|Sömmerda|Sondershausen|Sonneberg|Sonnefeld|Sonsbeck|Sontheim an der Brenz|Sonthofen|Sontra|Sottrum|Spaichingen|Spalt|Spangenberg|Speicher
Speichersdorf|Spelle|Speyer|Spielberg bei Knittelfeld|Spiesen-Elversberg|Spiez|Spittal an der Drau|Spreitenbach|Springe|Sprockhövel|St. Moritz|Stabio|Stadl-Traun|Stadtallendorf|Stadtbergen
Stadthagen|Stadtilm|Stadtlohn|Stadtoldendorf|Stadtroda|Stäfa|Stahnsdorf|Stans|Stansstad|Starnberg|Staßfurt|Staufen|Staufenberg|Steckborn|Steffisburg|Stegaurach|Stein am Rhein|Steinau an der Straße
Steinbach am Taunus|Steinbach-Hallenberg|Steinenbronn|Steinfeld|Steinfurt|Steinhagen|Steinhausen|Steinheim|Steinheim am Albuch|Steinheim am der Murr|Stendal|Stephanskirchen|Stetten am Kalten Markt
Steyerberg|Steyr|Stockach|Stockelsdorf|Stockerau|Stockheim|Stockstadt am Main|Stockstadt am Rhein|Stolberg|Stollberg|Stolpen|Stolzenau|Storkow|Straelen|Stralsund|Strassen|Straßgang
Strasshof an der Nordbahn|Strasswalchen|Straubing|Strausberg|Strengelbach|Strullendorf|Stühlingen|Stuhr|Stuttgart|Südlohn|Suhl|Suhr|Sulgen|Sulingen|Sulz am Neckar|Sulzbach|Sulzbach am Main
Sulzbach an der Murr|Sulzbach-Rosenberg|Sumiswald|Sundern|Sursee|Süsel|Süßen|Syke|Sylt-Ost|Tacherting|Tägerwilen|Tamm|Tamsweg|Tangerhütte|Tangermünde|Tangstedt|Tann|Tauberbischofsheim|Taucha
Taufkirchen|Taunusstein|Tavannes|Taxach|Tecklenburg|Teisendorf|Telfs|Telgte|Teltow|Templin|Teningen|Ternberg|Ternitz|Teterow|Tettnang|Teublitz|Teufen|Teutschenthal|Thal|Thale|Thalheim
Thalheim bei Wels|Thalmässing|Thalwil|Thannhausen|Tharandt|Thaur|Thayngen|Theresienfeld|Therwil|Tholey|Thônex|Thum|Thun|Tiefenbronn|Timelkam|Timmendorfer Strand|Tirschenreuth|Titisee-Neustadt
Tittmoning|Titz|Todtnau|Töging am Inn|Tönisvorst|Tönning|Torgau|Torgelow|Tornesch|Tostedt|Traben-Trarbach|Traisen|Traiskirchen|Tramelan|Trappenkamp|Traun|Traunreut|Traunstein|Trebbin|Trebur
Treffurt|Trendelburg|Treuchtlingen|Treuen|Treuenbrietzen|Triberg|Tribuswinkel|Triengen|Trier|Triesen|Triesenberg|Triftern|Trimbach|Trittau|Trochtelfingen|Trofaiach|Troisdorf|Troistorrents
Trossingen|Trostberg an der Alz|Trumau|Tübingen|Tulln|Tuntenhausen|Turbenthal|Türkheim|Tuttlingen|Tutzing|Twistringen|Übach-Palenberg|Überherrn|Überlingen|Ubstadt-Weiher|Ueckermünde|Uedem|Uelsen
Uelzen|Uetendorf|Uetersen|Uetikon|Uetze|Uffenheim|Uhingen|Uhldingen-Mühlhofen|Ühlingen-Birkendorf|Uitikon|Ulm|Umkirch|Unna|Unterägeri|Untere Fellach|Unterföhring|Untergriesbach|Untergruppenbach
Unterhaching|Unterhausen|Unterkulm|Untermeitingen|Unterschleißheim|Unterseen|Untersiggenthal|Urbach|Urdorf|Urtenen|Usingen|Uslar|Uster|Utzenstorf|Uznach|Uzwil|Vaduz|Vaihingen an der Enz|Vallendar
Vallorbe|Varel|Vasoldsberg|Vaterstetten|Vechelde|Vechigen|Vechta|Veitsbronn|Veitshöchheim|Velbert|Velburg|Velden|Velen|Vellmar|Velten|Verden|Verl|Versmold|Versoix|Vétroz|Vetschau|Vettweiß|Vevey
Veyrier|Viechtach|Vienenburg|Vienna|Viernheim|Viersen|Viganello|Viktring|Villach|Villars-sur-Glâne|Villeneuve|Villingen-Schwenningen|Villmar|Villmergen|Vilsbiburg|Vilseck|Vilshofen|Visbek|Visp
Visselhövede|Vlotho|Vöcklabruck|Voerde|Vogtsburg|Vohburg an der Donau|Vohenstrauß|Vöhl|Vöhringen|Voitsberg|Volders|Voldöpp|Volkach|Völkermarkt|Völklingen|Volkmarsen|Völs|Vomp|Vorchdorf|Vösendorf
Vouvry|Vreden|Waakirchen|Wabern|Wachtberg|Wachtendonk|Wächtersbach|Wädenswil|Wadern|Wadersloh|Wadgassen|Wagenfeld|Waghäusel|Waging am See|Wahlstedt|Wahn-Heide|Waiblingen|Waibstadt
Waidhofen an der Thaya|Waidhofen an der Ybbs|Walchwil|Wald-Michelbach|Waldbröl|Waldbrunn|Waldbüttelbrunn|Waldeck|Waldems|Waldenbuch|Waldfeucht|Waldfischbach-Burgalben|Waldheim|Walding|Waldkappel
Waldkirch|Waldkirchen|Waldkraiburg|Waldmohr|Waldmünchen|Waldsassen|Waldsee|Waldshut-Tiengen|Waldstetten|Walenstadt|Walldorf|Walldürn|Wallenhorst|Wallerfangen|Wallersdorf|Wallisellen|Walluf|Wals
Walsrode|Waltenhofen|Waltershausen|Waltrop|Wandlitz|Wangen|Wängi|Wannweil|Wanzleben|Warburg|Wardenburg|Waren|Warendorf|Warstein|Wassenberg|Wasserburg am Inn|Wassertrüdingen|Wathlingen|Wattens
Wattwil|Wedel|Weener|Weeze|Wegberg|Weggis|Wegscheid|Wehrheim|Weida|Weidling|Weikersheim|Weil am Rhein|Weil der Stadt|Weil im Schönbuch|Weilburg|Weiler-Simmerberg|Weilerswist|Weilheim
Weilheim an der Teck|Weilmünster|Weimar|Weinböhla|Weinfelden|Weingarten|Weinheim|Weinsberg|Weinstadt-Endersbach|Weisendorf|Weiskirchen|Weissach|Weißenburg in Bayern|Weißenfels|Weißenhorn
Weißenthurm|Weißwasser|Weiterstadt|Weitnau|Weitramsdorf|Weiz|Wels|Welver|Welzheim|Wemding|Wendeburg|Wendelstein|Wenden|Wendlingen am Neckar|Wennigsen|Wentorf bei Hamburg|Wenzenbach|Werdau|Werdohl
Werl|Werlte|Wermelskirchen|Wermsdorf|Wernau|Wernberg-Köblitz|Werne|Werneck|Werneuchen|Wernigerode|Wertheim|Werther|Wertingen|Wesel|Wesseling|Weßling|Westendorf|Westerburg|Westerkappeln|Westerland
Westerrönfeld|Westerstede|Westhausen|Wettingen|Wettringen|Wetzikon|Wetzlar|Weyer|Wichtrach|Wickede|Wiefelstede|Wiehl|Wien|Wiener Neudorf|Wiener Neustadt|Wiernsheim|Wiesbaden|Wieselburg|Wiesenburg
Wiesloch|Wiesmoor|Wietmarschen|Wietze|Wil|Wildberg|Wildeshausen|Wilhelmsburg|Wilhelmshaven|Wilhermsdorf|Wilkau-Haßlau|Willebadessen|Willich|Willingen|Willingshausen|Willisau|Willstätt|Wilnsdorf
Wilsdruff|Wilthen|Wiltz|Wimpassing|Windisch|Windischeschenbach|Windsbach|Winnenden|Winsen|Winterbach|Winterberg|Winterlingen|Winterthur|Wipperfürth|Wirges|Wismar|Wissen|Witten|Wittenbach
Wittenberg|Wittenberge|Wittenburg|Wittichenau|Wittingen|Wittlich|Wittmund|Wittstock|Witzenhausen|Wohlen|Wolfach|Wolfen|Wolfenbüttel|Wölfersheim|Wolfhagen|Wölfnitz|Wolfratshausen|Wolfsburg
Wolfschlugen|Wolfurt|Wolgast|Wolhusen|Wolkersdorf im Weinviertel|Wollerau|Wolmirstedt|Wolnzach|Woltersdorf|Worb|Worbis|Wördern|Wörgl|Worpswede|Wörrstadt|Wörth am Rhein|Wriezen|Wülfrath|Wünnenberg
Wunsiedel|Wunstorf|Wuppertal|Würenlingen|Würenlos|Würselen|Würzburg|Wurzen|Wüstenrot|Wusterhausen|Wustermark|Wutöschingen|Xanten|Ybbs an der Donau|Yverdon-les-Bains|Zams|Zapfendorf|Zehdenick|Zeil
Zeithain|Zeitlarn|Zeitz|Zell am See|Zell im Wiesental|Zella-Mehlis|Zellingen|Zeltweg|Zerbst|Zermatt|Zetel|Zeulenroda|Zeuthen|Zeven|Zierenberg|Zimmern ob Rottweil|Zirl|Zirndorf|Zittau|Zizers
Zofingen|Zollikerberg|Zollikofen|Zollikon|Zorneding|Zossen|Zschopau|Zschorlau|Zuchwil|Zulpich|Zumikon|Zürich|Zusmarshausen|Zuzwil|Zweibrücken|Zwenkau|Zwettl Stadt|Zwickau|Zwiesel|Zwingenberg
Zwönitz
`;
