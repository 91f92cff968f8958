/**
 * Larger towns of all other countries; names and sizes from GeoNames (geonames.org, CC BY 4.0), without those
 * that are ordinary words.
 */
export const other = `
Aabenraa|Aalborg|Aalsmeer|Aalten|Aba|Abakaliki|Abano Terme|Abbiategrasso|Abeokuta|Abha|Abidjan|Abobo|Abu Dhabi|Abū Ghurayb|Abuja|Accra|Acerra|Aci Castello
Aci Catena|Acilia-Castel Fusano-Ostia Antica|Acireale|Acquaviva delle Fonti|Acqui Terme|Adana|Adapazarı|Addis Ababa|Adelfia|Aden|Adıyaman|Ado-Ekiti|Adrano|Adria
Afikpo|Aflao|Afragola|Agadir|Agbor|Agía Paraskeví|Agios Dimitrios|Agliana|Agrate Brianza|Agrigento|Agrínio|Agropoli|Agulu|Ahvaz|Aigáleo|Ajman City|Åkersberga
Akim Oda|Akita|Akranes|Aksaray|Aku|Akure|Akureyri|Al Aḩmadī|Al Ain City|Al Fayyūm|Al Fqih Ben Çalah|Al Fujairah City|Al Hoceïma|Al Ḩudaydah|Al Hufūf|Al Jubayl
Al Kharj|Al Maḩallah al Kubrá|Al Manşūrah|Al Minyā|Al Mubarraz|Al Shamkhah City|Alba Iulia|Albano Laziale|Albenga|Albertslund|Albignasego|Alblasserdam|Alcamo
Aleppo|Alessandria|Ålesund|Alexandria|Alexandroupoli|Alghero|Algiers|Álimos|Alingsås|Alkmaar|Almaty|Almelo|Almere Stad|Alphen aan den Rijn|Alpignano|Altamura
Alzano Lombardo|Amagasaki|Amaigbo|Ambon|Amersfoort|Amman|Amstelveen|Amsterdam|Ancona|Andria|Ängelholm|Angri|Anguillara Sabazia|Ankara|Annaba|Ansan-si|Anshan
Antakya|Antalya|Antananarivo|Antwerpen|Anuradhapura|Anyang-si|Anzio|Aosta|Apeldoorn|Apomu|Appingedam|Apricena|Aprilia|Ar Rayyān|Arad|Arāk|Aramoko-Ekiti|Arcore
Ardea|Arendal|Arese|Arezzo|Århus|Ariccia|Arkhangel'sk|Arnavutköy|Arnhem|Arpino|Arusha|Arzano|Arzignano|As Sulaymānīyah|Asaba|Asahikawa|Ascoli Piceno|Ashgabat
Asker|Askøy|Asmara|Assemini|Assen|Asunción|Aswan|Asyūţ|Atani|Ataşehir|Athens|Atsiaman|Auchi|Avellino|Avezzano|Avola|Awka|Aydın|Āzādshahr|Azare|Azzano Decimo
Baarn|Bab Ezzouar|Bacău|Bacoli|Bağcılar|Bagerhat|Baghdad|Bagheria|Bagnoli|Bahawalpur|Bahçelievler|Baia Mare|Baku|Balikpapan|Balıkesir|Ballerup|Bama|Bamako
Bandar Lampung|Bandung|Bangkok|Bangui|Bani Yas City|Banjarmasin|Banqiao|Banská Bystrica|Baoding|Baotou|Barcellona Pozzo di Gotto|Bareggio|Barendrecht|Bari
Barisāl|Bârlad|Barletta|Barnaul|Barneveld|Baronissi|Barrafranca|Başakşehir|Basrah|Bassano del Grappa|Bastia umbra|Batam|Batman|Batna|Battagram
Battaramulla South|Batticaloa|Battipaglia|Bauchi|Bayan Nur|Będzin|Beijing|Beirut|Bejaïa|Bekasi|Békéscsaba|Bełchatów|Belgorod|Belgrade|Bellaria-Igea Marina
Belluno|Belpasso|Bemmel|Bemowo|Benevento|Benghazi|Bengkulu|Beni Mellal|Benin City|Bennekom|Benthuizen|Benxi|Berekum|Bergamo|Bergeijk|Bergen|Bergen op Zoom
Bergschenhoek|Berkane|Berkel en Rodenrijs|Berrechid|Bettola-Zeloforomagno|Beuningen|Beverwijk|Bhimbar|Biała Podlaska|Białołeka|Białystok|Biancavilla|Bida
Bielany|Biella|Bielsko-Biala|Biên Hòa|Bila Tserkva|Birkerød|Birnin Kebbi|Bisceglie|Bishkek|Biskra|Bistriţa|Bitonto|Biu|Bizerte|Björlanda|Blagoevgrad|Blantyre
Blida|Bodegraven|Bodø|Bogor|Bogra|Bolesławiec|Bolzano|Borås|Bordj Bou Arreridj|Borgomanero|Borlänge|Borssele|Boscoreale|Boskoop|Botoşani|Bouaké|Boumerdas
Bovisio-Masciago|Bovolone|Boxmeer|Boxtel|Bracciano|Brăila|Braşov|Bratislava|Brazzaville|Breda|Breo|Brescia|Bressanone|Bresso|Breukelen|Brno|Bronte|Brugherio
Brummen|Brunico|Brunssum|Brusciano|Brussel|Brüssel|Bruxelles|Bryansk|Bucharest|Bucheon-si|Budapest|Buguma|Bulawayo|Bungoma|Buraydah|Būrewāla|Burgas|Bursa|Busan
Busia|Bussolengo|Bussum|Busto Arsizio|Busto Garolfo|Büyükçekmece|Buzău|Bwizibwera|Bydgoszcz|Bytom|Čačak|Cagliari|Cairo|Caivano|Calabar|Calenzano|Calolziocorte
Caltagirone|Caltanissetta|Camaiore|Camayenne|Campi Bisenzio|Campobasso|Canegrate|Canicattì|Çankaya|Canosa di Puglia|Cantù|Capannori|Cape Coast
Capelle aan den IJssel|Capo d'Orlando|Capua|Capurso|Carate Brianza|Caravaggio|Carbonia|Cardano al Campo|Cardito|Carlentini|Carmagnola|Caronno Pertusella
Carovigno|Carpi Centro|Carrara|Carugate|Casa Santa|Casablanca|Casagiove|Casal di Principe|Casale Monferrato|Casalecchio di Reno|Casalnuovo di Napoli
Casalpusterlengo|Casamassima|Casandrino|Casarano|Casavatore|Caserta|Casoria|Cassano d'Adda|Cassano delle Murge|Cassano Magnago|Castel Maggiore|Castel Volturno
Castelfidardo|Castelfiorentino|Castelfranco Emilia|Castelfranco Veneto|Castellammare del Golfo|Castellammare di Stabia|Castellaneta|Castellanza|Castelvetrano
Castiglione delle Stiviere|Castricum|Castrovillari|Catania|Catanzaro|Cava Dè Tirreni|Ceccano|Ceglie Messapica|Cercola|Cerea|Cerignola|Cernusco sul Naviglio
Cerro Maggiore|Certaldo|Cerveteri|Cervia|Cervignano del Friuli|Cesano Boscone|Cesano Maderno|Cesate|Cesena|Cesenatico|Česká Lípa|České Budějovice|Chaïdári
Chakwama|Chalkída|Changchun|Changsha|Changshu City|Changwon|Changzhou|Chaniá|Charlottenlund|Cheb|Cheboksary|Chełm|Chelyabinsk|Chengdu|Cheonan|Cheongju-si
Cherepovets|Cherkasy|Chernihiv|Chernivtsi|Chiang Mai|Chiaravalle|Chiavari|Chiba|Chieri|Chieti|Chingola|Chinhoyi|Chiniot|Chinju|Chioggia|Chipata|Chisinau|Chita
Chittagong|Chitungwiza|Chivasso|Chlef|Chomutov|Chon Buri|Chongqing|Chorzów|Ciampino|Cicciano|Ciechanów|Cimahi|Cinisello Balsamo|Ciriè|Cirò Marina
Cisterna di Latina|Città di Castello|Cittadella|City of Balikpapan|Civitanova Marche|Civitavecchia|Cluj-Napoca|Codogno|Codroipo|Coevorden|Colle di Val d'Elsa
Colleferro|Collegno|Cologno Monzese|Colombo|Comilla|Conakry|Concorezzo|Conegliano|Constanţa|Constantine|Copenhagen|Copertino|Corato|Corbetta|Cordenons
Corigliano Scalo|Çorlu|Cornaredo|Correggio|Corsico|Çorum|Cosenza|Cossato|Cotonou|Cox's Bāzār|Craiova|Cranendonck|Cremona|Crispano|Crispiano|Crotone|Culemborg
Cusano|Częstochowa|Da Nang|Dąbrowa Górnicza|Dadonghai|Daegu|Daejeon|Dakar|Dalfsen|Dalian|Dalmine|Damanhūr|Damascus|Dambulla|Dammam|Dar es Salaam
Darfo Boario Terme|Datong|Daura|Dębica|Debrecen|Děčín|Dehiwala-Mount Lavinia|Delft|Delfzijl|Den|Den Helder|Denizli|Denpasar|Depok|Dera Ghazi Khan
Desenzano del Garda|Deventer|Dhaka|Dibba Al-Fujairah|Diemen|Dieren|Dinājpur|Diyarbakır|Djelfa|Djibouti|Dnipro|Dobrich|Dodoma|Doetinchem|Doha|Dokkum|Domodossola
Donetsk|Dongen|Dongguan|Dordrecht|Douala|Drachten|Dráma|Drammen|Driebergen-Rijsenburg|Drobeta-Turnu Severin|Dronten|Dubai|Dueville|Duiven|Dunaújváros|Dushanbe
Eboli|Ebute Ikorodu|Ech Chettia|Ede|Eersel|Effium|Efon-Alaaye|Eger|Eha Amufu|Eibergen|Eindhoven|Ejigbo|Ejura|El Achir|El Jadid|Elazığ|Elbląg|Elburg|Eldoret|Ełk
Elst|Emmeloord|Emmen|Empoli|Emure-Ekiti|Enkhuizen|Enköping|Enna|Enschede|Entebbe|Enugu|Enugu-Ukwu|Epe|Erbil|Ercolano|Érd|Errachidia|Erzurum|Esbjerg|Esenler
Esenyurt|Eskilstuna|Eskişehir|Espoo|Esuk Oron|Ezza-Ohu|Fabriano|Faenza|Faisalabad|Falconara Marittima|Falkenberg|Farum|Fasano|Favara|Feltre|Ferentino|Fès
Fidenza|Fiditi|Figline Valdarno|Fiorano|Fiorenzuola d'Arda|Firenze|Fiumicino-Isola Sacra|Florence|Floridia|Focșani|Foggia|Foligno|Follonica|Fordon|Forio|Forlì
Formia|Formigine|Fornacelle|Foshan|Fossano|Francavilla al Mare|Francavilla Fontana|Francofonte|Franeker|Frascati|Frattamaggiore|Frattaminore|Fredericia
Frederiksberg|Frederikshavn|Fredrikstad|Freetown|Frosinone|Frýdek-Místek|Fucecchio|Fujisawa|Fukuoka|Fukuyama|Funtua|Fuorigrotta|Fushun|Fuzhou|Gabès|Gabrovo
Gaeta|Gafsa|Galaţi|Galatina|Galatone|Galátsi|Gallarate|Galliate|Gallipoli|Gamboru|Garbagnate Milanese|Garðabær|Garissa|Gashua|Gävle|Gaziantep|Gbongan|Gdańsk
Gdynia|Gebze|Geertruidenberg|Geldermalsen|Geldrop|Geleen|Gemert|Gennep|Genoa|Genova|Gent|Genzano di Roma|Ghedi|Giarre|Gifu-shi|Ginosa|Gioia del Colle
Gioia Tauro|Giovinazzo|Giugliano in Campania|Giulianova|Giurgiu|Giussano|Giza|Gjøvik|Gliwice|Głogów|Glostrup|Glyfáda|Gniezno|Goirle|Gombe|Gorinchem|Gorizia
Gorzów Wielkopolski|Göteborg|Goyang-si|Gragnano|Grammichele|Gravina di Catania|Gravina in Puglia|Groesbeek|Groningen|Grosseto|Grottaferrata|Grottaglie
Grottammare|Grudziądz|Grugliasco|Grumo Appula|Grumo Nevano|Guangzhou|Guankou|Gubbio|Guelmim|Guidonia|Guidonia Montecelio|Guiyang|Gujranwala|Gujrat|Gulu|Gusau
Gussago|Gustavsberg|Gwangju|Gweru|Győr|Ha'il|Haag|Haaksbergen|Haarlem|Hachiōji|Hadejia|Haderslev|Hafar Al-Batin|Hafizabad|Hafnarfjörður|Haiphong|Halden|Halmstad
Ḩalwān|Hamadān|Hamamatsu|Hamar|Hämeenlinna|Hamhŭng|Hamina|Handan|Hangzhou|Haninge|Hanoi|Harare|Harbin|Hardenberg|Harderwijk|Harenkarspel|Harstad|Haskovo|Hat Yai
Haugesund|Havířov|Heemskerk|Heemstede|Heerenveen|Heerhugowaard|Heerlen|Heesch|Hefei|Heiloo|Heinola|Hellevoetsluis|Helmond|Helsingborg|Helsingør|Helsinki|Hendala
Hendrik-Ido-Ambacht|Hengelo|Herning|Hillegom|Hillerød|Hilversum|Himeji|Hirakata|Hiroshima|Hjørring|Ho Chi Minh City|Hódmezővásárhely|Hoensbroek|Holbæk|Hollola
Holstebro|Homa Bay|Homs|Hoofddorp|Hoogeveen|Hoogezand|Hoogvliet|Hoorn|Horlivka|Horsens|Hørsholm|Horten|Hradec Králové|Hsinchu|Huaibei|Huainan|Hualien City
Huddinge|Huizen|Hunedoara|Huskvarna|Hvidovre|Hwaseong-si|Hyvinge|Iaşi|Ibadan|Idah|Idanre|Idkū|Ifo|Igbara-Odo|Igbo-Ora|Igbo-Ukwu|Igboho|Igede-Ekiti|Iglesias
Ihiala|Iisalmi|Ijebu-Igbo|Ijebu-Ode|Ijero-Ekiti|IJmuiden|IJsselstein|Ikeja|Ikere-Ekiti|Ikire|Ikirun|Ikom|Ikot Ekpene|Ila Orangun|Ilesa|Ílion|Ilioúpoli|Ilobu
Ilorin|Imatra|Imperia|Incheon|Inisa|Inowrocław|Ioánnina|Ipoti|Irákleio|Irákleion|Iringa|Irkutsk|Ischia|Ischia Porto|Ise-Ekiti|Isernia|Isfahan|Ishøj|Isieke
İskenderun|Islamabad|Ismailia|Isparta|Ispica|Istanbul|Iten|Ivano-Frankivsk|Ivanovo|Ivrea|Iwaki|Iwo|Izhevsk|İzmir|İzmit|Jablonec nad Nisou|Jacobabad|Jaffna
Jakarta|Jakobsberg|Jalingo|Jamālpur|Jambi City|Japekrom|Jarosław|Järvenpää|Jastrzębie Zdrój|Jaworzno|Jeddah|Jega|Jeju City|Jelenia Góra|Jeonju|Jerusalem|Jesi
Jessore|Jhang Sadr|Jieyang|Jihlava|Jilin|Jimeta|Jinan|Joensuu|Jönköping|Jos|Joure|Jyväskylä|Kaarina|Kabul|Kabwe|Kadoma|Kaduna|Kafanchan|Kafr ad Dawwār|Kagoro
Kagoshima|Kahramanmaraş|Kahrīz|Kaifeng|Kairouan|Kajaani|Kakamega|Kalamariá|Kalamata|Kaliningrad|Kalisz|Kallithéa|Kalmar|Kalmunai|Kaluga|Kalundborg|Kamianske
Kamoke|Kampala|Kampen|Kanazawa|Kandy|Kangasala|Kano|Kaohsiung|Kapenguria|Kaposvár|Karabağlar|Karachi|Karaj|Karhula|Karlovac|Karlovy Vary|Karlshamn|Karlskoga
Karlskrona|Karlstad|Karviná|Kasama|Kasese|Kashiwa|Kasserine|Kasur|Kateríni|Kathmandu|Katowice|Katrineholm|Katsina|Katumba|Katunayaka|Katwijk aan Zee
Kaura Namoda|Kavála|Kawagoe|Kawaguchi|Kawasaki|Kayseri|Kazan|Kecskemét|Kędzierzyn-Koźle|Keelung|Keffi|Kemerovo|Kemi|Kenitra|Keratsíni|Kerava|Kerkrade|Kerman
Kermanshah|Khabarovsk|Khalándrion|Khalifah A City|Khamis Mushait|Kharkiv|Khartoum|Khawr Fakkān|Khemisset|Kherson|Khmelnytskyi|Khobar|Khouribga|Khulna|Kielce
Kifisiá|Kigali|Kigoma|Kilifi|Kimhae|Kingston|Kinshasa|Kirkkonummi|Kirkuk|Kirov|Kisangani|Kisi|Kisumu|Kitakyushu|Kitale|Kitwe|Kırıkkale|Kızıltepe|Kladno|Kobe
København|Kochi|Koforidua|Køge|Kohat|Kokkola|Kolding|Kołobrzeg|Kolonnawa|Komotiní|Kongsberg|Konin|Kontagora|Konya|Kópavogur|Kōriyama|Korsør|Korydallós|Koshigaya
Košice|Koszalin|Kotikawatta|Kotka|Kotli|Kouvola|Kragujevac|Kraków|Kraljevo|Kramators'k|Krasnodar|Krasnoyarsk|Kremenchuk|Krimpen aan den IJssel|Kristiansand
Kristianstad|Kristiansund|Kropyvnytskyi|Krosno|Kruševac|Kryvyi Rih|Ksar El Kebir|Kuje|Kumamoto|Kumasi|Kungälv|Kunming|Kunshan|Kuopio|Kurashiki|Kurgan|Kursk
Kütahya|Kutno|Kwangmyŏng|Kwekwe|Kyiv|Kyoto|La Spezia|Ladispoli|Lafia|Lafiagi|Lagos|Lahore|Lahti|Lainate|Lalupon|Lamezia Terme|Lamía|Lampang|Lancenigo-Villorba
Landskrona|Lanzhou|Lappeenranta|Larache|Lariano|Lárisa|Larkana|Larvik|Laterza|Latiano|Lavello|Lecce|Leerdam|Leeuwarden|Legionowo|Legnago|Legnano|Legnica|Leiden
Leiderdorp|Leini|Lekki|Lelystad|Lentini|Leonforte|Lere|Lerum|Leskovac|Leszno|Leusden|Leverano|Liberec|Libreville|Licata|Lichtenvoorde|Lidingö|Lidköping
Lido di Ostia|Liège|Lijiang|Lillehammer|Lillerød|Lilongwe|Limbiate|Linköping|Lipetsk|Lisboa|Lissone|Livingstone|Livorno|Lochem|Łódź|Lohja|Lokoja|Lomé|Łomża
Lonigo|Loon op Zand|Lopik|Losser|Luanshya|Lubin|Lublin|Lubumbashi|Lucca|Lugulu|Luhansk|Luino|Luleå|Lumezzane|Lund|Lunteren|Luoyang|Lusaka|Lusciano|Lutsk|Luxor
Lviv|Maarssen|Maassluis|Maastricht|Macau|Machida|Maddaloni|Magnitogorsk|Maharagama|Maiduguri|Makassar|Makhachkala|Makiyivka|Makurdi|Malang|Malatya|Malindi|Malmö
Malnate|Maltepe|Malumfashi|Manado|Managua|Mandalay|Manduria|Manerbio|Manfredonia|Manisa|Mantova|Marano di Napoli|Marcianise|Marcon-Gaggio-Colmello|Mardan
Mariano Comense|Marigliano|Marina di Ardea-Tor San Lorenzo|Marina di Carrara|Marina di Massa|Mariupol|Marondera|Maroúsi|Marrakesh|Marsala|Märsta|Martina Franca
Masaka|Masan|Mascalucia|Mashhad|Massafra|Masvingo|Mataram|Matsudo|Matsuyama|Mazara del Vallo|Mbale|Mbarara|Mbeya|Mbuji-Mayi|Medan|Medemblik|Medina
Medina Estates|Meknès|Melegnano|Melfi|Melito di Napoli|Melitopol|Melzo|Mentana|Meppel|Merano|Merate|Merkezefendi|Mersin|Meru|Mesagne|Messina|Mestre|Miano
Michalovce|Middelharnis|Mielec|Mijdrecht|Mikkeli|Milan|Milano|Milazzo|Minato|Mingora|Minna|Minsk|Minturno|Mira Taglio|Mirandola|Mirpur Khas|Misilmeri|Miskolc
Misterbianco|Miyazaki|Mladá Boleslav|Mo i Rana|Modakeke|Modena|Modugno|Mogadishu|Mogliano Veneto|Mohammedia|Mokotów|Mola di Bari|Molfetta|Mölndal|Mombasa
Moncalieri|Mondovì|Mondragone|Monfalcone|Monreale|Monrovia|Monselice|Monserrato|Monsummano Terme|Monte Argentario|Monte di Procida|Monte Sant'Angelo
Montebelluna|Montecatini-Terme|Montecchio Maggiore-Alte Ceccato|Montemurlo|Monteroni di Lecce|Monterotondo|Monterusciello|Montesilvano Marina|Montevarchi
Montichiari|Monza|Moratuwa|Morogoro|Mortara|Moscow|Mosfellsbær|Moshi|Mosul|Motala|Mottola|Mubi|Mueang Nonthaburi|Mufulira|Muggiò|Mugnano di Napoli|Mukono|Multan
Mumias|Muratpaşa|Muridke|Murmansk|Musaffah|Musoma|Mutare|Muzaffarābād|Muzaffargarh|Mwanza|Mykolayiv|Mymensingh|Mysłowice|N'Djamena|Naaldwijk|Naarden
Naberezhnyye Chelny|Nacka|Nador|Næstved|Nagano|Nāgarpur|Nagasaki|Nagoya|Nagykanizsa|Naha|Nairobi|Najrān|Nakhon Ratchasima|Nakuru|Nanchang|Nanchong|Nanjing
Naples|Napoli|Nara-shi|Nārāyanganj|Nardò|Narsingdi|Natore|Nawabshah|Nay Pyi Taw|Ndola|Néa Ionía|Néa Smýrni|Negombo|Nerviano|Nettuno|New Cairo|Nguru|Niamey
Nichelino|Nieuwegein|Niigata|Nijkerk|Nijmegen|Níkaia|Ningbo|Niš|Niscemi|Nishinomiya-hama|Nizhniy Novgorod|Nizhny Tagil|Njeru|Nkpor|Nkwerre|Nnewi
Nocera Inferiore|Nocera Superiore|Noicattaro|Nokia|Nola|Noordwijk-Binnen|Nørresundby|Norrköping|Norton|Nouakchott|Nova Milanese|Novara|Novate Milanese
Nové Zámky|Novi Ligure|Novi Pazar|Novi Sad|Novokuznetsk|Novosibirsk|Nowa Sól|Nowy Sącz|Nsukka|Nuenen|Numan|Nunspeet|Nuoro|Nurmijärvi|Nyala|Nyborg|Nyeri
Nyíregyháza|Nykøbing Falster|Nyköping|Nysa|Obonoma|Obuase|Ochota|Odense|Oderzo|Odessa|Oegstgeest|Offa|Ogaminana|Ohafia-Ifigh|Oisterwijk|Ōita|Okara|Okayama
Okazaki|Oke Mesi|Okene|Okigwe|Okrika|Ol Kalou|Olbia|Oldenzaal|Oleggio|Olgiate Olona|Olomouc|Olsztyn|Olupona|Omdurman|Omegna|Omsk|Ondo|Onitsha|Oosterhout|Opava
Opole|Oradea|Oran|Orbassano|Ordos|Örebro|Orël|Orenburg|Oristano|Orita Eruwa|Orlová|Örnsköldsvik|Orta di Atella|Orta Nova|Ortona|Orūmīyeh|Osaka|Osijek|Osimo|Oslo
Osmaniye|Osogbo|Ospitaletto|Oss|Östersund|Ostrava|Ostrołęka|Ostrów Wielkopolski|Ostrowiec Świętokrzyski|Ostuni|Oświęcim|Ottaviano|Otwock|Ouagadougou
Oud-Beijerland|Oued Zem|Oujda-Angad|Oulu|Owerri|Owo|Oyan|Oyo|Ozubulu|Pabianice|Pābna|Pachino|Padang|Paderno Dugnano|Padova|Pak Kret|Palagiano|Palagonia
Palaió Fáliro|Palazzolo sull'Oglio|Palembang|Palermo|Palestrina|Pallanza-Intra-Suna|Palma Campania|Palma di Montechiaro|Palmi|Palo del Colle|Paltan|Pančevo
Paola|Paolo VI|Papendrecht|Pār Naogaon|Parabiago|Parádsasvár|Pardubice|Parma|Partille|Partinico|Pasragad Branch|Paternò|Pátra|Pavia|Pazardzhik|Pécs|Pedara
Pekanbaru|Pellaro|Penza|Percut|Peristéri|Pernik|Perugia|Pesaro|Pescara|Peshawar|Petroúpolis|Phnom Penh|Phra Pradaeng|Piacenza|Pianezza|Piano di Sorrento
Piatra Neamţ|Piazza Armerina|Piekary Śląskie|Pietrasanta|Pijnacker|Pikine|Piła|Pilsen|Pindiga|Pinerolo|Pioltello|Piossasco|Piotrków Trybunalski
Piove di Sacco-Piovega|Piraeus|Piscinola|Pistoia|Pita Kotte|Piteå|Piteşti|Pleven|Płock|Ploieşti|Plovdiv|Poggibonsi|Poggiomarino|Poggioreale|Pohang|Point Pedro
Pointe-Noire|Polignano a Mare|Poltava|Pomezia|Pomigliano d'Arco|Pompei|Ponsacco|Ponte San Nicolò|Pontedera|Pontianak|Ponticelli|Poprad|Porcia|Pordenone
Porsgrunn|Port Harcourt|Port Said|Port-au-Prince|Porto Empedocle|Porto San Giorgio|Porto Sant'Elpidio|Porto Torres|Porto Viro|Portogruaro|Porvoo|Posillipo
Potiskum|Považská Bystrica|Poznań|Pozzallo|Pozzuoli|Praga Północ|Praga Południe|Prague|Praha|Prato|Přerov|Prešov|Příbram|Prievidza|Pristina|Prostějov|Pruszków
Przemyśl|Puławy|Purmerend|Puthia|Putignano|Putten|Puyang|Pyongyang|Qinā|Qingdao|Qom|Qualiano|Quartu Sant'Elena|Quattromiglia|Quetta|Raahe|Raalte|Rabat|Racibórz
Radom|Radomsko|Ragusa|Rahim Yar Khan|Raisio|Rājshāhi|Râmnicu Vâlcea|Randers|Rangpur|Rapallo|Ras Al Khaimah City|Rasht|Rauma|Ravanusa|Ravenna|Rawalpindi|Recanati
Reef Al Fujairah City|Reeuwijk|Reggio Calabria|Reggio nell'Emilia|Rescaldina|Reşiţa|Reykjavík|Rezzato|Rhenen|Rhoon|Riccione|Ridderkerk|Rieti|Riga|Riihimäki
Rijeka|Rijen|Rijswijk|Rimini|Ringsted|Rionero in Vulture|Riva del Garda|Rivazzurra|Rivne|Rivoli|Riyadh|Rocca di Papa|Ródos|Rødovre|Roermond|Roma|Romano Banco
Romano d'Ezzelino|Romano di Lombardia|Rome|Roosendaal|Rosà|Rosarno|Roseto degli Abruzzi|Rosignano Solvay-Castiglioncello|Roskilde|Rosolini|Rossano Stazione
Rostov-na-Donu|Rotterdam|Rovaniemi|Rovato|Rovereto|Rovigo|Rozenburg|Rozzano|Ruda Śląska|Rutigliano|Ruvo di Puglia|Ryazan'|Rybnik|Rzeszów|Sacile|Saddiqabad|Safi
Sahiwal|Saidpur|Saint Petersburg|Saitama|Sakai|Salé Al Jadida|Salerno|Salsomaggiore Terme|Saluzzo|Samara|Samarate|Samarinda|Sambiase|Samsun|Samut Prakan
San Benedetto del Tronto|San Bonifacio|San Cataldo|San Cipriano d'Aversa|San Donà di Piave|San Donato Milanese|San Felice A Cancello|San Ferdinando di Puglia
San Giorgio a Cremano|San Giorgio Ionico|San Giovanni a Teduccio|San Giovanni in Fiore|San Giovanni in Persiceto|San Giovanni la Punta|San Giovanni Lupatoto
San Giovanni Rotondo|San Giovanni Valdarno|San Giuliano Milanese|San Giuseppe Vesuviano|San Lazzaro|San Leone Mosè|San Marcellino|San Marco in Lamis
San Mauro Torinese|San Miniato|San Miniato Basso|San Nicola la Strada|San Paolo|San Pietro Vernotico|San Remo|San Salvador|San Salvo|San Sebastiano|San Severo
San Vito al Tagliamento|San Vito dei Normanni|Sanaa|Sancaktepe|Sandefjord|Sandnes|Sandviken|Şanlıurfa|Sannicandro Garganico|Sansepolcro|Sant'Anastasia
Sant'Antimo|Sant'Antonio|Sant'Antonio Abate|Sant'Arpino|Santa Maria A Vico|Santa Maria Capua Vetere|Santa Marinella|Santeramo in Colle|Sapele|Sapporo|Sarajevo
Saransk|Saratov|Sarezzo|Sargodha|Saronno|Sarpsborg|Sarzana|Sassari|Sassenheim|Sassuolo|Satu Mare|Sava|Saviano|Savigliano|Savignano sul Rubicone|Savona
Savonlinna|Scafati|Scandicci|Scheveningen|Schiedam|Schijndel|Schio|Schoonhoven|Sciacca|Scicli|Scordia|Secondigliano|Segrate|Seinäjoki|Sekondi-Takoradi|Selargius
Selfoss|Semarang|Senago|Sendai|Senigallia|Seongnam-si|Seoul|Seregno|Seriate|Sérres|Sesto Fiorentino|Sesto San Giovanni|Sestri Levante|Sestu|Sesvete|Sétif|Settat
Settimo Milanese|Settimo Torinese|Sevastopol|Seveso|Sezze|Sfântu Gheorghe|Sfax|Shagamu|Shahkot|Shantou|Sharjah|Shekhupura|Shenyang|Shenzhen|Shibganj
Shijiazhuang|Shikarpur|Shinyanga|Shiraz|Shiyan|Shizuoka|Shumen|Si Racha|Sialkot|Sibiu|Siderno|Sidi Bel Abbès|Siedlce|Siemianowice Śląskie|Sieradz|Siilinjärvi
Silkeborg|Silvi|Simferopol|Sinnai|Sint-Oedenrode|Siracusa|Şişli|Sittard|Situbondo|Sivas|Siverek|Skarżysko-Kamienna|Skellefteå|Skien|Skierniewice|Skikda|Skive
Skövde|Slagelse|Slatina|Slavonski Brod|Sliedrecht|Sliven|Słupsk|Smederevo|Smolensk|Sneek|Soccavo|Sochi|Södertälje|Sofia|Sohag|Sokoto|Solaro|Sollentuna|Solna
Somma Lombardo|Somma Vesuviana|Sønderborg|Sondrio|Songea|Sopot|Sopron|Sorrento|Sosnowiec|Souk Ahras|Sousse|South Tangerang|Spijkenisse|Spinea-Orgnano|Spoleto
Squinzano|Sri Jayewardenepura Kotte|Śródmieście|Stadskanaal|Stalowa Wola|Staphorst|Stara Zagora|Starachowice|Stargard|Starogard Gdański|Statte|Stavanger
Stavropol'|Steenbergen|Steenwijk|Steinkjer|Stenjevec|Stenløse|Stezzano|Stockholm|Subotica|Suceava|Suez|Suita|Sukkur|Suleja|Sulmona|Sulţānah|Sultanbeyli
Sultangazi|Sumy|Sundbyberg|Sundsvall|Sunyani|Surabaya|Surakarta|Surgut|Suwałki|Suwon|Suzhou|Suzzara|Svendborg|Świdnica|Świdnik|Świętochłowice|Świnoujście|Sykiés
Sylhet|Szczecin|Szeged|Székesfehérvár|Szolnok|Szombathely|Ta'if|Taastrup|Tábor|Tabora|Tabriz|Tabuk|Täby|Taggia|Tai'an|Taichung|Tainan|Taipei|Taiyuan|Takamatsu
Takatsuki|Takeo|Takoradi|Tampere|Tanda|Tanga|Tāngāil|Tangerang|Tangshan|Taourirt|Taoyuan City|Taranto|Târgovişte|Targówek|Târgu Jiu|Târgu-Mureş|Tarnobrzeg
Tarnów|Tarnowskie Góry|Tarsus|Tashkent|Tatabánya|Taza|Tbilisi|Tczew|Tébessa|Techiman|Tegelen|Tegucigalpa|Tehran|Tema|Temara|Tempio Pausania|Teplice|Teramo
Terlizzi|Termini Imerese|Termoli|Terneuzen|Ternopil|Terracina|Terzigno|Tétouan|Teverola|The Hague|Thessaloníki|Thiene|Thika|Tianjin|Tianshui|Tiaret|Tiel|Tilburg
Timişoara|Tivoli|Tokorozawa|Tokyo|Tol'yatti|Tolentino|Tomaszów Mazowiecki|Tomsk|Tongshan|Tønsberg|Tor Lupara|Tordher|Torino|Torre Annunziata|Torre del Greco
Torremaggiore|Tortona|Toruń|Torvaianica|Touba|Toyama|Toyohashi|Toyonaka|Toyota|Trabzon|Tradate|Trani|Třebíč|Trecate|Trelleborg|Tremestieri Etneo|Trenčín|Trento
Trentola-Ducenta|Trepuzzi|Treviglio|Treviso|Trezzano sul Naviglio|Tricase|Trieste|Triggiano|Tríkala|Trincomalee|Třinec|Trinitapoli|Tripoli|Trnava|Trollhättan
Tromsø|Trondheim|Trutnov|Tubbergen|Tula|Tulcea|Tungi|Tunis|Turin|Turku|Tuusula|Tver|Twello|Tychy|Tyumen|Uddevalla|Uden|Udine|Udon Thani|Ufa|Uga|Ugep|Ughelli
Uijeongbu-si|Uithoorn|Ulan Bator|Ulan-Ude|Ulsan|Ulyanovsk|Umeå|Umm Al Quwain City|Umraniye|Umuahia|Upplands Väsby|Uppsala|Urk|Uromi|Ursus|Ursynów|Ürümqi|Uşak
Üsküdar|Ústí nad Labem|Utrecht|Utsunomiya|Uyo|Užice|Vaasa|Vaassen|Valdagno|Valenzano|Valjevo|Valkeakoski|Valkenswaard|Vallentuna|Valmontone|Valvedditturai
Vänersborg|Vantaa|Varaždin|Varberg|Varedo|Varese|Varkaus|Varna|Vaslui|Västerås|Västervik|Vavuniya|Växjö|Veendam|Veenendaal|Veghel|Vejle|Veliko Tŭrnovo|Velletri
Velp|Velsen-Zuid|Venaria Reale|Venezia|Venice|Venlo|Venray|Ventimiglia|Verbania|Vercelli|Véroia|Verona|Veszprém|Viadana|Vianen|Viareggio|Vibo Valentia|Viborg
Vicenza|Vico Equense|Vigevano|Vignola|Vigonza|Vihti|Villa Adriana|Villa San Giovanni|Villabate|Villacidro|Villafranca di Verona|Villanova|Villaricca|Villasanta
Vilnius|Vimercate|Vimodrone|Vinnytsia|Viranşehir|Visby|Viterbo|Vittorio Veneto|Vlaardingen|Vladikavkaz|Vladimir|Vladivostok|Vlissingen|Voghera|Volendam
Volgograd|Volla|Vologda|Volos|Volpiano|Volzhskiy|Voorburg|Voorschoten|Voronezh|Vratsa|Vriezenveen|Vught|Výronas|Waalwijk|Waddinxveen|Wageningen|Wajir|Wakayama
Wałbrzych|Warri|Warsaw|Warszawa|Wassenaar|Wawer|Weert|Weesp|Wejherowo|Werkendam|Wierden|Wijchen|Wijk bij Duurstede|Winschoten|Winterswijk|Wisch|Włocławek
Wodzisław Śląski|Woerden|Wola|Wolvega|Woudrichem|Wrocław|Wuhan|Wukari|Wuxi|Xánthi|Xi'an|Xiamen|Xianyang|Xinyang|Xuchang|Yambol|Yanbu|Yangon|Yaoundé|Yaroslavl
Yekaterinburg|Yerevan|Ylöjärvi|Yogyakarta|Yokohama|Yokosuka|Yono|Ypenburg|Yueyang|Yunfu|Zaandam|Zaanstad|Zabrze|Zadar|Zagazig|Zagreb|Zahedan|Zalaegerszeg|Zalău
Zaltbommel|Zamość|Zandvoort|Zanzibar|Zaporizhia|Zaria|Zarqa|Zawiercie|Zayed City|Zduńska Wola|Zeewolde|Zeist|Zemun|Zevenaar|Zevio|Zeytinburnu|Zgierz|Zhengzhou
Zhongshan|Zhu Cheng City|Zhytomyr|Zibo|Zielona Góra|Žilina|Zlín|Znojmo|Zoetermeer|Zográfos|Zola Predosa|Żoliborz|Żory|Zrenjanin|Zutphen|Zvolen|Zwijndrecht
Zwolle|Żyrardów
`;
