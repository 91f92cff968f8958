/**
 * Towns of Canada, Australia, New Zealand, South Africa, India and South-East Asia; names and sizes from GeoNames
 * (geonames.org, CC BY 4.0), without those that are ordinary words.
 */
export const northAndSouth = `
Abbotsford|Abohar|Achalpur|Acton Vale|Adelaide|Adelaide Hills|Ādilābād|Ādoni|Agartala|Agassiz|Agra|Ahmadnagar|Ahmedabad|Airoli|Aizawl|Ajax|Ajmer|Akola|Akot
Alappuzha|Alberton|Albion Park Rail|Albury|Aldergrove|Aldergrove East|Aldgate|Alexandra Headland|Alice Springs|Alīgarh|Alīpur Duār|Aliwal North|Allahābād
Allanridge|Alliston|Alor Setar|Alstonville|Altona|Alwar|Amalner|Amarnāth|Ambājogāi|Ambāla|Ambattūr|Ambikāpur|Ambur|Amherstburg|Ampang|Amqui|Amrāvati|Amreli
Amritsar|Amroha|Anakāpalle|Anand|Anantapur|Anantnag|Ancaster|Angeles City|Angono|Angus|Anjār|Ankleshwar|Antigonish|Antipolo|Apalit|Arakkonam|Arāmbāgh|Ararat
Arāria|Arayat|Armidale|Armstrong|Arni|Arnprior|Arrah|Arrowtown|Aruppukkottai|Āsansol|Ashburton|Ashoknagar|Ashoknagar Kalyangarh|Athelstone|Atikokan|Atlantis
Attili|Auckland|Auraiya|Aurangabad|Aurangābād|Āvadi|Aylmer|Azamgarh|Azilda|Bacchus Marsh|Bacolod City|Bacoor|Badagara|Badlapur|Bagaha|Bagalkot|Bago City|Baguio
Bahādurgarh|Baharampur|Baheri|Bahraigh|Baidyabāti|Baie-Comeau|Baie-D'Urfé|Baie-Saint-Paul|Bairnsdale|Baj Baj|Bālāghāt|Balagtas|Balanga|Balāngīr|Balasore|Balayan
Balclutha|Balfour|Bāli|Baliuag|Ballantrae|Ballarat|Bālotra|Balrāmpur|Bālurghāt|Balwyn North|Bancroft|Bānda|Bandar Labuan|Banff|Bañga|Bangaon|Bānkura|Bānsbāria
Bānswāra|Bāpatla|Bārākpur|Bāramūla|Bārān|Bārāsat|Baraut|Barberton|Barddhamān|Bareilly|Bargara|Bargarh|Bargo|Bārmer|Barnāla|Barrack Heights|Barrie|Bārsi|Bāruni
Barwon Heads|Basavakalyān|Basmat|Bāsoda|Bastī|Batac City|Batāla|Batangas|Bathinda|Bathurst|Batu Pahat|Bay Roberts|Beaconsfield|Beauceville|Beaudesert
Beaufort West|Beauharnois|Beāwar|Bécancour|Beechworth|Bega|Begusarai|Belgaum|Bellampalli|Bellary|Bellerive|Belleville|Bellingen|Bells Corners|Beloeil|Benalla
Bendigo|Bengaluru|Bennett Springs|Benoni|Beresfield|Berri|Berthierville|Bethal|Bethlehem|Bettiah|Betūl|Beypore|Bhadohi|Bhadrakh|Bhadrāvati|Bhadreswar|Bhāgalpur
Bhandāra|Bharatpur|Bharūch|Bhātpāra|Bhavnagar|Bhawānipatna|Bhayandar|Bhilai|Bhīlwāra|Bhīmavaram|Bhind|Bhisho|Bhiwandi|Bhiwāni|Bhopal|Bhubaneshwar|Bhuj|Bhusāval
Bīdar|Bihār Sharīf|Bijapur|Bijnor|Bīkaner|Bilāspur|Bilimora|Biloela|Biñan|Binangonan|Binonga|Bintulu|Bīsalpur|Bishnupur|Bislig|Black Diamond|Blackfalds
Blackwater|Blainville|Blair Athol|Blaxland|Blayney|Blenheim|Bloemfontein|Bluewater|Bocaue|Bodhan|Bodināyakkanūr|Bois-des-Filion|Boisbriand|Bokāro|Boksburg
Bolpur|Bomaderry|Bonavista|Bongaigaon|Bonny Hills|Bonnyville|Borivli|Borsad|Botād|Bothaville|Botshabelo|Boucherville|Bowen|Bowen Island|Bowral|Boyne Island
Bracebridge|Brahmapur|Brājarājnagar|Brakpan|Brampton|Brant|Brantford|Breakeyville|Brisbane|Brits|Broadford|Brockville|Broken Hill|Bromont|Bronkhorstspruit
Broome|Brossard|Brownsburg-Chatham|Buckingham|Budaun|Budta|Bukit Mertajam|Bulacan|Bulandshahr|Bulaon|Buldāna|Bunbury|Bundaberg|Būndi|Bungendore|Buninyong
Burhānpur|Burlington|Burnaby|Burnie|Burwood|Busselton|Butterworth|Butuan|Buxar|Byron Bay|Cabanatuan City|Cabano|Cabuyao|Cadiz|Cagayan de Oro|Cainta|Calamba
Calapan|Calbayog City|Calgary|Caloocan City|Caloundra|Calumpit|Camlachie|Campbell River|Campbellton|Campbelltown|Camperdown|Camrose|Canberra|Candiac|Canmore
Cannonvale|Cantley|Capalaba|Cape Town|Cardston|Carignan|Carleton Place|Carleton-sur-Mer|Carletonville|Carmona|Carnarvon|Casselman|Castlegar|Castlemaine
Catbalogan|Caulfield|Caulfield South|Cavite City|Cebu City|Cessnock|Chāībāsa|Chālisgaon|Chambly|Chamrajnagar|Chānda|Chandannagar|Chandigarh|Chāndpur|Chanduasi
Channapatna|Channel-Port aux Basques|Chāpra|Charlemagne|Charleville|Charlottetown|Charters Towers|Chās|Château-Richer|Châteauguay|Chemainus|Chennai|Chestermere
Chhatarpur|Chhindwāra|Chibougamau|Chikmagalūr|Chilakalūrupet|Chilliwack|Chingleput|Chinnachowk|Chintāmani|Chīrāla|Chitradurga|Chittaurgarh|Chopda|Christchurch
Churchill|Chūru|City of Isabela|Clare|Clarence-Rockland|Clarenville-Shoal Harbour|Claresholm|Clarkson|Clifton Beach|Clifton Springs|Cloncurry|Closepet|Coaldale
Coaticook|Cobar|Cobourg|Cochin|Cochrane|Coffs Harbour|Coimbatore|Colac|Cold Lake|Collingwood|Colwood|Concepcion|Conception Bay South|Condobolin|Cooktown|Cooma
Coomera|Coonabarabran|Cootamundra|Coquitlam|Corner Brook|Cornwall|Corowa|Corunna|Cotabato|Côte-Saint-Luc|Coteau-du-Lac|Cottesloe|Courtenay|Cowansville|Cowra
Cradock|Cranbrook|Creswick|Cuddalore|Cuddapah|Cukai|Cullinan|Cumbum|Currumbin|Cuttack|Dabra|Dabwāli|Dādri|Daet|Dagupan|Dalby|Daltonganj|Dam Dam|Damoh|Danao
Dapitan|Darbhanga|Dargaville|Dārjiling|Darley|Dartmouth|Darwin|Dasmariñas|Datia|Dausa|Davangere|Davao|Dawson Creek|De Aar|Deep River|Deer Lake|Dehra Dūn|Dehri
Delhi|Delmas|Delson|Deniliquin|Deoband|Deoli|Deoria|Deux-Montagnes|Devonport|Dewas|Dhamtari|Dhanbād|Dhār|Dharapuram|Dharmapuri|Dharmavaram|Dhaulpur|Dhenkānāl
Dhorāji|Dhrāngadhra|Dhuburi|Dhūlia|Dhuliān|Dibrugarh|Digos|Dimāpur|Dinalupihan|Dinapore|Dindigul|Dipolog|Dīsa|Dod Ballāpur|Dohad|Dolbeau-Mistassini
Dollard-Des Ormeaux|Dombivli|Donggongon|Donnacona|Dorval|Drayton Valley|Driefontein|Drouin|Drummondville|Dryden|Drysdale|Dubbo|Duck Lake|Dumaguete|Dunedin
Dunham|Dunsborough|Durban|Durg|Durgapur|Dysart|East Angus|East Ballina|East Devonport|East Fremantle|East Gwillimbury|East Lismore|East London|East York|Echuca
Edenvale|Edge Hill|Edmonton|Edmundston|Edson|Ekangala|Elimbah|Elliot Lake|Ellison|Ellore|Elsternwick|Eltham|Emmiganūr|Empangeni|Encounter Bay|Ermelo|Espanola
Estevan|Etāwah|Etobicoke|Ettalong|Euroa|Evans Head|Fallingbrook|Falls Creek|Faridabad|Farīdkot|Farīdpur|Farrukhābād|Fatehābād|Fatehpur|Faulconbridge|Fawkner
Fāzilka|Fernie|Fernvale|Ferozepore|Fīrozābād|Flin Flon|Fochville|Forbes|Forster|Fort Beaufort|Fort Erie|Fort Frances|Fort Macleod|Fort McMurray|Fort Nelson
Fort Saskatchewan|Fort St. John|Foxton|Frankston East|Fredericton|Fyzābād|Ga-Rankuwa|Gadag|Gadag-Betageri|Gajuwaka|Gananoque|Gāndhīdhām|Gandhinagar|Gangānagar
Gangāpur|Gangārāmpur|Gangāwati|Ganges|Gapan|Gaspé|Gatineau|Gatton|Gawler|Gaya|Geelong|General Santos|General Trias|George Town|Geraldine|Geraldton|Ghāziābād
Ghazīpur|Gibsons|Gilgandra|Gīrīdīh|Gisborne|Giyani|Glace Bay|Gladstone|Glen Innes|Glenbrook|Goderich|Godhra|Gokak|Gold Coast|Gondā City|Gondal|Gondiā
Goondiwindi|Goonellabah|Gopālganj|Gorakhpur|Gosāba|Goulburn|Goyerkāta|Graaff-Reinet|Grabouw|Gracemere|Grahamstown|Granby|Grand Bank|Grand Centre
Grand Falls-Windsor|Grande Cache|Grande Prairie|Gravenhurst|Greater Napanee|Greater Noida|Greater Sudbury|Greenstone|Greymouth|Griffith|Gudivāda|Gudiyatham
Gūdūr|Guelph|Guiguinto|Gulbarga|Guna|Gunnedah|Guntakal Junction|Guntur|Gurgaon|Guwahati|Guyong|Gwalior|Gympie|Hābra|Hagonoy|Hājīpur|Haldia|Haldwani|Halifax
Hālīsahar|Hamilton|Hanceville|Hanna|Hānsi|Hanumāngarh|Hāora|Happy Valley-Goose Bay|Hāpur|Harda Khās|Hardoī|Haridwar|Harihar|Harrismith|Harrison Brook|Hassan
Hāthras|Hauterive|Hāveri|Hawera|Hawkesbury|Hazāribāgh|Hazelbrook|Headingley|Healesville|Hearst|Heathridge|Heilbron|Hermanus|Hermit Park|Hervey Bay|High Level
High River|Himatnagar|Hindaun|Hindupur|Hinganghāt|Hingoli|Hinton|Hisar|Hobart|Hokitika|Home Hill|Hong Kong|Hornsby|Hoshangābād|Hoshiārpur|Hospet|Hosūr|Howick
Hubli|Hugli|Huron East|Hyderabad|Ichalkaranji|Ilagan|Iligan|Iligan City|Iloilo|Iluka|Imphal|Imus|Indore|Ingersoll|Ingham|Ingrāj Bāzār|Innisfil|Inuvik
Invercargill|Inverell|Inverloch|Ipoh|Iqaluit|Iriga City|Iroquois Falls|Irymple|Itārsi|Jabalpur|Jagādhri|Jagdalpur|Jagraon|Jagtiāl|Jahānābād|Jaigaon|Jaipur
Jaisalmer|Jalandhar|Jalgaon|Jālna|Jalpāiguri|Jamkhandi|Jammu|Jamnagar|Jamshedpur|Jamūī|Jāmuria|Jangipur|Jaorā|Jasper Park Lodge|Jaunpur|Jetpur|Jeypore|Jhānsi
Jharia|Jharsuguda|Jhunjhunūn|Jīnd|Jindabyne|Jitra|Jodhpur|Johannesburg|Johor Bahru|Jolo|Joondalup|Jordan Springs|Jorhāt|Jumri Tilaiyā|Jūnāgadh|Junee|Kabankalan
Kadayanallur|Kadiri|Kaiapoi|Kairāna|Kaithal|Kākināda|Kalamunda|Kalgoorlie|Kalyān|Kalyani|Kāmāreddi|Kāmārhāti|Kamloops|Kampong Baharu Balakong|Kampong Dungun
Kampung Baru Subang|Kampung Bukit Baharu|Kampung Pasir Gudang Baru|Kampung Sungai Ara|Kāmthi|Kanata|Kanchipuram|Kānchrāpāra|Kangar|Kānnangād|Kannauj|Kannur
Kanpur|Kapūrthala|Kapuskasing|Kāraikāl|Kāraikkudi|Kāranja|Karauli|Karīmnagar|Karnāl|Karratha|Karur|Karwar|Kāsganj|Kashipur|Katanning|Katherine East|Katihar
Katikati|Katoomba|Kātoya|Kāvali|Kawerau|Kawit|Kāyankulam|Kelowna|Kelvin Grove|Kempsey|Keningau|Kenora|Kentville|Kerang|Kerikeri|Keshod|Khadki|Khambhāt|Khāmgaon
Khammam|Khandallah|Khandwa|Khanna|Kharagpur|Khardah|Khargone|Khatauli|Khopoli|Khurja|Kiama|Kidapawan|Kilmore|Kimberley|Kincardine|Kindersley|Kingaroy|Kīratpur
Kirkland Lake|Kishanganj|Kishangarh|Kitchener|Kitimat|Klang|Klemzig|Klerksdorp|Kluang|Knysna|Koch Bihār|Kohima|Kokstad|Kolār|Kolhāpur|Kolkata|Kollam|Konnagar
Kopargaon|Koppal|Koratla|Korba|Koronadal|Korumburra|Kota|Kota Bharu|Kota Kinabalu|Kota Tinggi|Kotkapura|Kottagūdem|Kovilpatti|Kowloon|Kozhikode|Kraaifontein
Krishnagiri|Krishnanagar|Kroonstad|Krugersdorp|Kuala Lumpur|Kuala Selangor|Kuala Terengganu|Kuantan|Kuching|Kūkatpalli|Kulai|Kulim|Kultali|Kulti|Kumbakonam
Kundla|Kunnamkulam|Kununurra|Kuranda|Kurnool|Kutloanong|KwaDukuza|Kwinana|Kyabram|Kyneton|L'Ancienne-Lorette|L'Ange-Gardien|L'Assomption|L'Épiphanie
L'Île-Perrot|La Malbaie|La Pocatière|La Prairie|La Ronge|La Sarre|La Tuque|Labrador City|Labuan|Lac-Alouette|Lac-Brome|Lac-Mégantic|Lachute|Lacombe|Ladner
Lādnūn|Lady Frere|Ladysmith|Lahad Datu|Laidley|Lake Cathie|Lakes Entrance|Lakhīmpur|Lal Bahadur Nagar|Lalitpur|Lambton Shores|Langford|Langley|Lanoraie|Laoag
Lapu-Lapu City|Las Piñas|Latur|Launceston|Laurentides|Laval|Lavaltrie|Laverton|Leamington|Lebel-sur-Quévillon|Lebowakgomo|Leduc|Leeton|Legana|Legaspi
Lennox Head|Leongatha|Les Coteaux|Lethbridge|Leura|Levin|Lévis|Libertad|Libon|Lichtenburg|Limay|Lindsay|Lingayen|Lipa City|Lismore|Listowel|Lithgow|Lloydminster
Logan City|Longreach|Longueuil|Loni|Los Baños|Louis Trichardt|Louiseville|Lower Hutt|Lower Sackville|Lowood|Loxton|Lubao|Lucena|Luckeesarai|Lucknow|Ludhiāna
Lutes Mountain|Mabalacat City|Mabopane|Machilīpatnam|Mackay|Mackenzie|Madanapalle|Maddingley|Madgaon|Madhubani|Madhyamgram|Madurai|Maffra|Magalang|Magog
Magugpo Poblacion|Mahbūbnagar|Mahobā|Mainpuri|Maitland|Makati City|Makrāna|Malacca|Malappuram|Malartic|Malaut|Malaybalay|Mālegaon|Maleny|Māler Kotla|Malingao
Malkajgiri|Malkāpur|Malmesbury|Malolos|Maluñgun|Manaoag|Mancherāl|Mandaluyong City|Mandamarri|Mandaue City|Mandsaur|Mandurah|Mandya|Mangaldan|Mangalore|Mangere
Mango Hill|Manila|Maniwaki|Manjeri|Manjimup|Manmād|Mannargudi|Mānsa|Mansilingan|Mantampay|Manukau City|Maple Ridge|Marawi City|Mareeba|Margaret River|Marian
Marieville|Marilao|Mariveles|Mārkāpur|Markham|Martensville|Marudi|Maryborough|Mascouche|Masterton|Matamata|Matane|Mathura|Mati|Mau|Mawāna|Mayiladuthurai
Maylands|McKail|Meadow Lake|Meaford|Medicine Hat|Medinīpur|Meerut|Melbourne|Melfort|Merimbula|Merritt|Metabetchouan-Lac-a-la-Croix|Metchosin|Mettupalayam
Meycauayan|Middelburg|Midrand|Mildura|Millicent|Milton|Mindarie|Miners Rest|Minglanilla|Miramichi|Miri|Miriālgūda|Mirzāpur|Mississauga|Mississauga Beach
Mittagong|Moama|Moe|Moga|Mohali|Mokopane|Mona Vale|Moncton|Mondlo|Monghyr|Monkayo|Mont-Joli|Mont-Laurier|Mont-Royal|Mont-Saint-Grégoire|Mont-Saint-Hilaire
Mont-Tremblant|Montréal|Montréal-Est|Montréal-Ouest|Mooroopna|Moose Jaw|Morādābād|Moranbah|Morbi|Moree|Morena|Morin-Heights|Morinville|Mormugao|Morrisburg
Moruya|Morwell|Mosman Park|Moss Vale|Mossel Bay|Mothīhāri|Motueka|Mount Albert|Mount Barker|Mount Coolum|Mount Gambier|Mount Isa|Mount Pearl|Mpophomeni
Mpumalanga|Mthatha|Muar|Mudgee|Mughal Sarāi|Muktsar|Mullaloo|Mullumbimby|Mumbai|Munnar|Murādnagar|Muricay|Muriwai Beach|Murray Bridge|Murrumbateman|Murwāra
Muswellbrook|Muzaffarnagar|Muzaffarpur|Myrtleford|Mysore|Nābha|Nadiād|Naga|Nāgaur|Nagda|Nāgercoil|Nagīna|Nagpur|Naic|Naihāti|Nairne|Najafgarh|Najībābād|Nalgonda
Nambucca|Nambucca Heads|Nanaimo|Nanango|Nanded|Nandurbar|Nandyāl|Nangi|Nāngloi Jāt|Napanee|Napier|Napierville|Naracoorte|Narangba|Narasaraopet|Narela|Nārnaul
Narrabri|Narrandera|Narrogin|Narromine|Nashik|Nasugbu|Navadwīp|Navotas|Navsāri|Nawābganj|Nawāda|Neepawa|Negapatam|Nellore|Nelson|Nelspruit|Nepean|Neuville
New Delhi|New Glasgow|New Hamburg|New Lambton|New Norfolk|New Plymouth|New Westminster|New-Richmond|Newcastle|Newman|Newmarket|Neyyāttinkara|Ngaruawahia
Ngong Ping|Nhulunbuy|NIA Valencia|Niagara Falls|Nickol|Nicolet|Nigel|Nipāni|Nipawin|Nirmal|Nizāmābād|Nkowakowa|Noida|Noosa Heads|Norfolk County|North Battleford
North Bay|North Cowichan|North Gosford|North Perth|North Saanich|North Vancouver|North York|Norzagaray|Notre-Dame-de-l'Île-Perrot|Notre-Dame-des-Prairies|Nowra
Nowrangapur|Numurkah|Nuriootpa|Oak Bay|Oakey|Oakville|Oamaru|Obando|Oberon|Ocean Grove|Okanagan|Okotoks|Old Bar|Olds|Oliver|Olongapo|Ongole|Ooty|Opotiki|Orai
Orangeville|Orillia|Orkney|Ormoc|Oromocto|Oshawa|Osmanabad|Osoyoos|Otaki|Otorohanga|Ottawa|Otterburn Park|Oudtshoorn|Owen Sound|Ozamiz City|Paarl|Paeroa
Pagadian|Pakuranga|Palani|Pālanpur|Palāsa|Pālghar|Pālghāt|Pāli|Pallāvaram|Palmerston|Palmerston North|Pāloncha|Palwal|Palwancha|Panabo|Panaji|Panalanoy
Panchkula|Pandharpur|Pānihāti|Pānīpat|Panvel|Papakura|Papatowai|Parādīp Garh|Paramagudi|Paraparaumu|Parbhani|Parkes|Parkside|Parksville|Parli Vaijnāth
Parramatta|Parry Sound|Parys|Pasay|Pasig City|Pātan|Pathānkot|Patiāla|Patna|Pattukkottai|Patuto|Paynesville|Payyannūr|Peace River|Pembroke|Penticton|Perai|Perth
Petaling Jaya|Petawawa|Petrolia|Phagwāra|Phalaborwa|Phillip Island|Phuthaditjhaba|Pickering|Picton|Pictou|Piet Retief|Pietermaritzburg|Pīlibhīt|Pilkhua|Pimpri
Pincher Creek|Pincourt|Pinjarra|Pithampur|Pitt Meadows|Pittsworth|Plaridel|Plessisville|Point Vernon|Pointe-Calumet|Pointe-Claire|Pointe-du-Lac|Polangui
Pollachi|Polokwane|Polomolok|Ponnāni|Ponoka|Pont Rouge|Pont-Rouge|Pontian Kechil|Porbandar|Porirua|Port Alberni|Port Augusta|Port Augusta West|Port Blair
Port Colborne|Port Coquitlam|Port Dickson|Port Douglas|Port Elizabeth|Port Fairy|Port Hawkesbury|Port Hedland|Port Hope|Port Lincoln|Port Macquarie|Port Moody
Port Pirie|Port Shepstone|Port-Cartier|Portage la Prairie|Portneuf|Postmasburg|Potchefstroom|Powell River|Prebbleton|Pretoria|Prévost|Prince Albert
Prince Edward|Prince George|Prince Rupert|Princeville|Proddatūr|Proserpine|Puducherry|Pudukkottai|Puerto Princesa|Pukekohe East|Pulilan|Puliyangudi
Pulong Santa Cruz|Punāsa|Pune|Puri|Purnia|Puruliya|Pusad|Putatan|Putra Heights|Putrajaya|Pymble|Queanbeyan|Québec|Queenstown|Queenswood Heights|Quesnel
Quezon City|Quinns Rocks|Quinte West|Quirindi|Quthbullapur|Rabkavi|Raebareli|Rāghogarh|Rāichūr|Rāiganj|Raigarh|Raipur|Rāj-Nāndgaon|Rājahmundry|Rajapalaiyam
Rājkot|Rājpura|Rājsamand|Ramagundam|Ramanathapuram|Rāmgarh|Rāmgundam|Rāmpur|Rānāghāt|Ranchi|Randburg|Randfontein|Rānībennur|Rānīganj|Ratangarh|Rāth|Ratlām
Ratnagiri|Raurkela|Rawang|Rawdon|Rāyachoti|Raymond|Rayside-Balfour|Red Cliffs|Red Deer|Red Lake|Redlynch|Regina|Renmark|Renukūt|Repentigny|Revelstoke|Rewa
Rewāri|Reynella|Richards Bay|Richmond Hill|Ridgetown|Rigaud|Rimouski|Rishīkesh|Rishra|Rivière-du-Loup|Rivière-Rouge|Robertson|Robertsonpet|Robinvale|Rockhampton
Rockingham|Rocky Mountain House|Rodriguez|Roha|Rohtak|Rolleston|Roodepoort|Roorkee|Rosemère|Rossland|Rotorua|Rouyn-Noranda|Roxas City|Roxby Downs|Ruakaka
Russell|Rustenburg|Sagay|Saguenay|Sahāranpur|Saharsa|Sahaswān|Sāhibganj|Sai Kung|Saint John|Saint-Adolphe-d'Howard|Saint-Amable|Saint-Augustin
Saint-Augustin-de-Desmaures|Saint-Basile-le-Grand|Saint-Bruno-de-Montarville|Saint-Canut|Saint-Césaire|Saint-Constant|Saint-Eustache|Saint-Félicien
Saint-Félix-de-Valois|Saint-Georges|Saint-Germain-de-Grantham|Saint-Henri|Saint-Hippolyte|Saint-Hyacinthe|Saint-Jean-sur-Richelieu|Saint-Jérôme
Saint-Joseph-de-Beauce|Saint-Joseph-du-Lac|Saint-Lazare|Saint-Lin-Laurentides|Saint-Pascal|Saint-Pie|Saint-Raymond|Saint-Rémi|Saint-Sauveur
Saint-Sauveur-des-Monts|Saint-Thomas|Saint-Zotique|Sainte Catherine de la Jacques Cartier|Sainte-Adèle|Sainte-Agathe-des-Monts|Sainte-Anne-de-Bellevue
Sainte-Anne-des-Monts|Sainte-Anne-des-Plaines|Sainte-Catherine|Sainte-Julie|Sainte-Julienne|Sainte-Marie|Sainte-Marthe-sur-le-Lac|Sainte-Thérèse
Salaberry-de-Valleyfield|Saldanha|Salem|Salmon Arm|Salt Spring Island|Sambalpur|Sambhal|San Fernando|San Ildefonso|San Jose del Monte|San Mateo|San Pablo
San Pedro|Sanctuary Point|Sandakan|Sangamner|Sāngli|Sangrūr|Santa Cruz|Santa Rosa|Santo Tomas|Santol|Sardārshahr|Sarina|Saskatoon|Sasolburg|Satara|Satna|Saugor
Sault Ste. Marie|Savarkundla|Sawāi Mādhopur|Sawtell|Scarborough|Scarness|Schweizer-Reneke|Sechelt|Secunderabad|Segamat|Sehore|Selkirk|Semenyih|Semporna|Senekal
Seoni|Sepang|Sept-Îles|Seremban|Serilingampalle|Sha Tin|Shah Alam|Shāhābād|Shahdol|Shāhjānpur|Shāmli|Shāntipur|Shawinigan|Shediac|Shelburne|Shell Cove
Shellharbour|Sheopur|Shepparton|Sherbrooke|Sherwood Park|Shikohābād|Shillong|Shimla|Shimoga|Shirpur|Shivpuri|Shrīrāmpur|Shyamnagar|Sibsāgar|Sibu|Siddipet
Sikandarābād|Sīkar|Silang|Silchar|Siliguri|Simcoe|Simpang Empat|Sindhnūr|Singapore|Singleton Heights|Singrauli|Sirhind|Sirsa|Sirsi|Sirsilla|Sītāpur|Siuri
Sivakasi|Siwān|Siyabuswa|Slave Lake|Smithers|Smiths Falls|Smithton|Sok Kwu Wan|Solāpur|Sonīpat|Sooke|Sopur|Sorel-Tracy|Sorsogon|South Grafton|South Huron
South West Rocks|Soweto|Soyībug|Sparwood|Spruce Grove|Squamish|Srikakulam|Srinagar|Srivilliputhur|St-Jean-Port-Joli|St. Albert|St. Catharines|St. George
St. John's|St. Paul|St. Thomas|Standerton|Stanthorpe|Stawell|Steinbach|Stellenbosch|Stettler|Stilfontein|Stony Plain|Strathalbyn|Strathmore|Stutterheim|Subic
Suffolk Park|Sūjāngarh|Sultānpur|Summerland|Summerside|Sungai Petani|Supaul|Sūrat|Sūratgarh|Surendranagar|Suriāpet|Surigao|Sussex Inlet|Svensson Heights
Swan Hill|Swan River|Swift Current|Sydney|Sydney Mines|Sylvan Lake|Taber|Tacloban|Tacurong|Tādepallegūdem|Tādpatri|Tagaytay|Tagbilaran City|Taguig|Tahmoor|Tai O
Tai Po|Taiping|Takanini|Talavera|Talipparamba|Talisay|Taman Senai|Tambaram|Tamborine Mountain|Tanauan|Tanay|Tāndā|Tāndūr|Tanjore|Tannum Sands|Tanuku|Tanunda
Tanza|Taree|Tarlac City|Tasek Glugor|Tatura|Taupo|Tauranga|Tawau|Taytay|Te Anau|Tea Tree Gully|Tellicherry|Teluk Intan|Tembisa|Temerluh|Temiskaming Shores
Temora|Tennant Creek|Tenterfield|Terrasse-des-Pins|Terrebonne|Thaba Nchu|Thabeban|Thames|Thāne|Thānesar|The Pas|Thenkasi|Thetford-Mines|Theunissen|Thirlmere
Thiruvananthapuram|Thohoyandou|Thompson|Thoothukudi|Thorold|Three Hills|Thrissur|Thunder Bay|Tīkamgarh|Timaru|Timmins|Tindivanam|Tinongan|Tinsukia|Tinwald
Tiptūr|Tiruchengode|Tiruchirappalli|Tirunelveli|Tirupati|Tiruppur|Tiruvannāmalai|Tiruvottiyūr|Titāgarh|Tokoroa|Tom Price|Tonk|Toormina|Toowoomba|Torbay|Toronto
Tottenham|Townsville|Tracadie-Sheila|Traralgon|Trinity Park|Trois-Rivières|Tsawwassen|Tsuen Wan|Tuen Mun|Tuguegarao|Tumkūr|Tumut|Tuncurry|Tung Chung|Turangi
Turramurra|Tweed Heads|Ualog|Udaipur|Udgīr|Udhampur|Udupi|Uitenhage|Ujjain|Ulhasnagar|Ulladulla|Ulu Tiram|Ulverstone|Unnāo|Upington|Uppal Kalan|Upper Hutt
Urdaneta|Urraween|Urunga|Vadodara|Val-d'Or|Val-des-Monts|Valley East|Valparai|Valsād|Vancouver|Vanderbijlpark|Vanier|Vaniyambadi|Vapi|Varanasi|Varennes
Vasco da Gama|Vaudreuil-Dorion|Vaughan|Vegreville|Vejalpur|Vellore|Verāval|Verchères|Vereeniging|Vernon|Victor Harbor|Victoria|Victorias|Victoriaville|Vidisha
Vijayawada|Viljoenskroon|Villupuram|Vincentia|Vinukonda|Virār|Virden|Virginia|Virudunagar|Visakhapatnam|Visnagar|Vizianagaram|Volksrust|Vredenburg|Vriddhāchalam
Vrindāvan|Vryburg|Vryheid|Waihi|Waihi Beach|Waimate North|Wainwright|Wairoa|Waitara|Waiuku|Walkerston|Wallan|Wallaroo|Walnut Grove|Wamuran|Wanaka|Wanganui
Wangaratta|Warangal|Wardha|Warkworth|Warman|Warmbaths|Warragul|Warrnambool|Wasaga Beach|Wāshīm|Waterloo|Wauchope|Welkom|Welland|Wesselsbron|West Busselton
West End|West Kelowna|West Kempsey|West Vancouver|West Wodonga|West Wyalong|Westcourt|Westlock|Westmount|Westonaria|Wetaskiwin|Weyburn|Whakatane|Whangamata
Whangarei|White Rock|Whitecourt|Whitehorse|Whitianga|Whyalla|Willaston|Williams Lake|Willowdale|Windsor|Wingham|Winkler|Winnipeg|Witbank|Wodonga|Wolfville
Wollongong|Wolmaransstad|Wonthaggi|Woodend|Woodstock|Woolgoolga|Worrigee|Wynyard|Yādgīr|Yamba|Yamunānagar|Yarrawonga|Yass|Yavatmāl|Yelahanka|Yellowknife|Yeppoon
Yorkton|Yuen Long Kau Hui|Yung Shue Wan|Zamboanga
`;
