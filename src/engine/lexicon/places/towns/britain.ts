/**
 * Towns of the British Isles; names and sizes from GeoNames (geonames.org, CC BY 4.0), without those that are
 * ordinary words.
 */
export const britain = `
Abbey Wood|Abbeyfeale|Abbeyleix|Abbots Langley|Abercanaid|Abercarn|Abercynon|Aberdare|Aberdeen|Aberfan|Abergavenny|Abergele|Aberkenfig|Abertillery|Abertridwr
Aberystwyth|Abingdon|Accrington|Acton|Addingham|Addlestone|Adlington|Adwick le Street|Ahoghill|Airdrie|Albrighton|Alcester|Alderley Edge|Aldershot|Aldridge
Alford|Alfreton|Alloa|Alness|Alnwick|Alsager|Altrincham|Alvechurch|Amersham|Amersham on the Hill|Amlwch|Ammanford|Ampthill|An Muileann gCearr|An Ros|Andover
Annacotty|Annan|Annfield Plain|Anstey|Anstruther|Antrim|Appleby-in-Westmorland|Appley Bridge|Arbroath|Ardee|Ardrossan|Arklow|Arlesey|Armadale|Armagh|Armitage
Armthorpe|Arnold|Artane|Arundel|Ashbourne|Ashby-de-la-Zouch|Ashford|Ashington|Ashtead|Ashton in Makerfield|Ashton-under-Lyne|Ashurst|Askam in Furness|Askern
Aston Clinton|Athboy|Athenry|Atherstone|Atherton|Athlone|Athy|Attleborough|Auchinleck|Auchterarder|Audley|Aveley|Aviemore|Axminster|Aylesbury|Aylesford|Aylesham
Aylsham|Ayr|Bacup|Bagenalstown|Bagshot|Baildon|Bailieborough|Bakewell|Balally|Balbriggan|Baldock|Baldoyle|Balerno|Ballaghaderreen|Ballina|Ballinasloe|Ballingry
Ballinrobe|Ballivor|Ballyboden|Ballybofey|Ballycastle|Ballyclare|Ballyfermot|Ballyhaunis|Ballyjamesduff|Ballymahon|Ballymena|Ballymoney|Ballymote|Ballymun
Ballynahinch|Ballyshannon|Balrothery|Balsall Common|Baltinglass|Banagher|Banbridge|Banbury|Banchory|Bandon|Bangor|Bannockburn|Banstead|Bantry|Bar Hill|Bargoed
Barlby|Barnard Castle|Barnet|Barnham|Barnoldswick|Barnsbury|Barnsley|Barnstaple|Barnt Green|Barrhead|Barrow in Furness|Barrow upon Soar|Barrowford|Barry
Bartley Green|Barton under Needwood|Barton upon Humber|Barton-le-Clay|Basford|Basildon|Basingstoke|Bathgate|Batley|Bawtry|Bayston Hill|Bearna|Bearsden|Bebington
Beccles|Beckenham|Bedale|Beddau|Bedford|Bedlington|Bedwas|Bedworth|Beighton|Beith|Belfast|Bellshill|Belper|Belsize Park|Bembridge|Benson|Bentley|Benwell
Berkhamsted|Berwick-Upon-Tweed|Beverley|Bewbush|Bewdley|Bexhill-on-Sea|Bexley|Bicester|Biddulph|Bideford|Bidford-on-Avon|Biggin Hill|Biggleswade|Billericay
Billinge|Billingham|Billingshurst|Bilsthorpe|Bilston|Bingham|Bingley|Birchington-on-Sea|Bircotes|Birdwell|Birkenhead|Birmingham|Bishop Auckland|Bishopbriggs
Bishops Cleeve|Bishops Stortford|Bishops Waltham|Bishopstoke|Bishopston|Bishopthorpe|Bishopton|Blaby|Blackburn|Blackheath|Blackmoorfoot|Blackpool|Blackrock
Blackrod|Blackwood|Blacon|Blaenau-Ffestiniog|Blaenavon|Blairgowrie|Blanchardstown|Blandford Forum|Blaydon-on-Tyne|Blessington|Bletchley|Blidworth|Bloxham
Bloxwich|Blyth|Bo'ness|Bodmin|Bognor Regis|Bollington|Bolsover|Bolton|Bolton le Sands|Bolton upon Dearne|Bonhill|Bonnybridge|Bonnyrigg|Bootle|Bordon|Boreham
Borehamwood|Borough Green|Boroughbridge|Borrowash|Boston Spa|Bothwell|Bottesford|Boughton|Bourne|Bourne End|Bournemouth|Bourton on the Water|Bovey Tracey
Bovingdon|Bowburn|Bowdon|Bowthorpe|Boxgrove|Boyle|Bracebridge Heath|Brackley|Bracknell|Bradford|Bradford-on-Avon|Bradley Cross|Bradwell|Braintree|Bramhall
Bramhope|Bramley|Bransgore|Branston|Braunton|Bream|Brechin|Brecon|Bredbury|Brentford|Bridge of Allan|Bridge of Weir|Bridgend|Bridgnorth|Bridgwater|Bridlington
Bridport|Brierfield|Brierley Hill|Brigg|Brighouse|Brightlingsea|Brighton|Brightons|Bristol|Briston|Briton Ferry|Brixham|Brixton Hill|Brixworth|Broadfield
Broadstairs|Broadstone|Brockenhurst|Bromborough|Bromham|Bromsgrove|Bromyard|Broseley|Brotton|Brough|Broughton|Broughton Astley|Brownhills|Broxbourne|Broxburn
Brundall|Brymbo|Brynamman|Brynmawr|Brynna|Buckfastleigh|Buckhaven|Buckhurst Hill|Buckie|Buckley|Bude|Budleigh Salterton|Bulford|Bunclody|Buncrana|Bundoran
Bungay|Buntingford|Burgess Hill|Burley in Wharfedale|Burngreave|Burnham-on-Crouch|Burnham-on-Sea|Burnley|Burnopfield|Burntisland|Burntwood|Burry Port|Burscough
Bursledon|Burton Joyce|Burton Latimer|Burton upon Trent|Burtonwood|Burwell|Bury St Edmunds|Bushey|Buxton|Cabinteely|Caddington|Caergwrle|Caerleon|Caernarfon
Caerphilly|Cahir|Cairnryan|Caister-on-Sea|Calcot|Caldicot|Callan|Callander|Callington|Calne|Camberley|Camborne|Cambourne|Cambuslang|Camden Town|Campbeltown
Cannock|Canterbury|Canvey Island|Caol|Carcroft|Cardenden|Cardiff|Carlisle|Carlow|Carluke|Carmarthen|Carndonagh|Carnforth|Carnoustie|Carrick-on-Shannon
Carrick-on-Suir|Carrickfergus|Carrickmacross|Carrigaline|Carrigtwohill|Carronshore|Carryduff|Carshalton|Carterton|Cashel|Castle Cary|Castle Donington
Castle Douglas|Castle Vale|Castlebar|Castleblayney|Castlebridge|Castleconnell|Castleford|Castleisland|Castleknock|Castlerea|Castlereagh|Castleside|Caterham
Catterick|Cavan|Celbridge|Chalfont Saint Peter|Chalfont St Giles|Chalford|Chapel Allerton|Chapel en le Frith|Chapel Saint Leonards|Chapelhall|Chapelizod
Chapeltown|Chard|Charlesland|Charlton Kings|Charvil|Chasetown|Chatham|Chatteris|Cheadle|Cheadle Hulme|Chelmsford|Chelmsley Wood|Cheltenham|Chepstow|Cherryville
Chertsey|Chesham|Cheshunt|Chessington|Chester-le-Street|Chesterfield|Chichester|Chigwell|Chinnor|Chippenham|Chipping Norton|Chipping Ongar|Chipping Sodbury
Chirk|Chislehurst|Cholsey|Choppington|Chopwell|Chorley|Chorleywood|Chudleigh|Church Stretton|Churchdown|Cill Airne|Cinderford|Cirencester|City of London
City of Westminster|Clackmannan|Clacton-on-Sea|Clane|Clapham|Claremorris|Claydon|Clayton le Moors|Clayton West|Clayton-le-Woods|Cleator Moor|Cleckheaton
Cleethorpes|Cleland|Clerkenwell|Clevedon|Cleveleys|Clifden|Clitheroe|Clogherhead|Clonakilty|Clondalkin|Clowne|Cloyne|Cluain Meala|Clydach|Clydebank|Coalisland
Coalville|Coatbridge|Cobh|Cobham|Cockenzie|Cockermouth|Cockington|Codicote|Codsall|Coedpoeth|Coggeshall|Coity|Colchester|Colden Common|Coleford|Coleraine
Colinton|Collingham|Colnbrook|Colne|Colwyn Bay|Comber|Confey|Congleton|Congresbury|Coningsby|Conisbrough|Consett|Conwy|Cookham|Cookstown|Cootehill|Copmanthorpe
Coppull|Copthorne|Corby|Corsham|Cosby|Cosham|Cotgrave|Cottenham|Coulsdon|Coundon|Countesthorpe|Courtown|Coventry|Cowbridge|Cowdenbeath|Cowes|Cowley|Cowplain
Coxhoe|Cradley Heath|Craigavon|Cramlington|Cranfield|Cranleigh|Crawley|Crawley Down|Crediton|Creswell|Crewe|Crewkerne|Cricklade|Crieff|Cromer|Crosby|Cross Hands
Cross Hills|Crosshaven|Crowborough|Crowland|Crowle|Crowthorne|Croydon|Crumlin|Cuckfield|Cudworth|Cuffley|Culcheth|Culloden|Cullompton|Culmore|Cumbernauld
Cumnock|Cupar|Currie|Cuxton|Cwmafan|Cwmbach|Cwmbran|Dagenham|Dalbeattie|Dalgety Bay|Dalkeith|Dalkey|Dalry|Dalserf|Dalton in Furness|Daresbury|Darfield
Darlington|Dartford|Darton|Darvel|Darwen|Datchet|Daventry|Dawlish|Deanshanger|Deeside|Deganwy|Denbigh|Denby Dale|Denmead|Denny|Derrinturn|Derry|Derrybeg
Dersingham|Desborough|Desford|Devizes|Dewsbury|Dickens Heath|Didcot|Didsbury|Dinas Powys|Dingle|Dingwall|Dinnington|Disley|Doddington|Dodworth|Dollymount
Donabate|Donaghadee|Doncaster|Donegal|Donnington|Donnybrook|Dorchester|Dorking|Dorridge|Downham Market|Downpatrick|Dreghorn|Driffield|Drogheda|Droichead Nua
Droitwich|Dromore|Dronfield|Drongan|Droylsden|Drumcondra|Dublin|Dudley|Duffield|Dukinfield|Duleek|Dumbarton|Dumfries|Dún Laoghaire|Dunbar|Dunblane|Dunboyne
Dundee|Dundonald|Dundrum|Dunfermline|Dungannon|Dungarvan|Dungiven|Dunholme|Dunleer|Dunlewy|Dunmanway|Dunmore East|Dunoon|Dunshaughlin|Dunstable|Duntocher
Dursley|Dyce|Dymchurch|Eadestown|Eaglescliffe|Eaglesham|Earby|Earl Shilton|Earls Barton|Earls Colne|Earlsfield|Easington|Easingwold|East Boldon|East Calder
East Cowes|East Dereham|East Grinstead|East Horsley|East Kilbride|East Leake|East Molesey|East Tilbury|East Wittering|Eastbourne|Eastleigh|Easton-in-Gordano
Eastwood|Eaton Bray|Eaton Socon|Ebbw Vale|Eccles|Eccleston|Edenbridge|Edenderry|Edgeworthstown|Edgware|Edinburgh|Edwinstowe|Egham|Eglinton|Egremont|Elderslie
Elland|Ellesmere|Ellesmere Port|Ellon|Elmswell|Ely|Emsworth|Enderby|Enfield Town|Ennis|Enniscorthy|Enniskerry|Enniskillen|Epping|Epsom|Epworth|Erith|Erskine
Esher|Essington|Eton|Euxton|Evesham|Exeter|Exminster|Exmouth|Eyemouth|Eynsham|Faifley|Failsworth|Fairford|Fakenham|Falkirk|Falmouth|Fareham|Faringdon
Farnborough|Farnham|Farnham Royal|Farnworth|Fauldhouse|Faversham|Fazeley|Featherstone|Felixstowe|Feltham|Fermoy|Ferndown|Fernhill Heath|Ferryhill|Fethard|Filey
Finedon|Finglas|Finningley|Firhouse|Fishguard|Fitzwilliam|Fleckney|Fleetwood|Flitwick|Folkestone|Fordingbridge|Forest Row|Forfar|Formby|Fort William
Fortuneswell|Four Marks|Foxrock|Framlingham|Fraserburgh|Freckleton|Fremington|Frimley|Frinton-on-Sea|Frodsham|Frome|Fulbourn|Furnace Green|Fylde|Gaillimh
Gainsborough|Galashiels|Galston|Gamlingay|Garforth|Garstang|Gateshead|Gelligaer|Gerrards Cross|Giffnock|Gilberdyke|Gillingham|Girton|Girvan|Glanamman|Glasgow
Glasnevin|Glemsford|Glenfield|Glenrothes|Glossop|Gloucester|Glusburn|Glyn-neath|Gnosall|Gobowen|Godalming|Godmanchester|Golborne|Goole|Gorebridge|Gorey
Gorleston-on-Sea|Gorseinon|Gort|Gosforth|Gosport|Gossops Green|Gourock|Graiguenamanagh|Grange Hill|Grange-over-Sands|Grangemouth|Grantham|Grappenhall|Greasby
Great Ayton|Great Bookham|Great Dunmow|Great Gonerby|Great Harwood|Great Malvern|Great Missenden|Great Sankey|Great Torrington|Great Wakering|Great Wyrley
Great Yarmouth|Greenford|Greenhill|Greenhithe|Greenisland|Greenock|Gresford|Greystones|Grimethorpe|Grimsby|Guildford|Guisborough|Guiseley|Gunnislake|Gweedore
Haddenham|Haddington|Hadleigh|Hadley|Hadley Wood|Hadston|Hagley|Hailsham|Halesowen|Halesworth|Hallglen|Halstead|Haltwhistle|Hamble-le-Rice|Hardingstone
Harefield|Harleston|Harlow|Harpenden|Harringay|Harrogate|Harrow on the Hill|Harthill|Hartlepool|Hartley|Hartley Wintney|Hartshill|Hartstown|Harwich|Haslemere
Haslingden|Hastings|Hatfield|Hatfield Peverel|Haverfordwest|Hawarden|Hawick|Hawkhurst|Hawkinge|Haworth|Haxby|Haydock|Hayes|Hayle|Hayling Island|Haywards Heath
Hazel Grove|Heacham|Heanor|Hebburn|Hebden Bridge|Heckington|Heckmondwike|Hedge End|Hedon|Heighington|Helensburgh|Helsby|Helston|Hemel Hempstead|Hemingford Grey
Hemsby|Hemsworth|Henfield|Hengoed|Henley-on-Thames|Henlow|Hereford|Herne Bay|Hertford|Heswall|Hethersett|Hetton-Le-Hole|Hexham|Heysham|High Blantyre|High Peak
High Wycombe|Higham Ferrers|Highbridge|Highley|Highworth|Hinchley Wood|Hinckley|Hindhead|Hindley|Hirwaun|Histon|Hitchin|Hoddesdon|Holbeach|Holbeck|Holmes Chapel
Holton le Clay|Holyhead|Holytown|Holywell|Holywell Green|Holywood|Honiton|Hoo|Horbury|Horley|Horncastle|Hornsea|Horrabridge|Horsford|Horsforth|Horsham|Horwich
Houghton-Le-Spring|Hounslow|Hoveton|Howden|Howth|Hoylake|Hoyland Nether|Hucknall|Huddersfield|Humberston|Hungerford|Hunmanby|Hunstanton|Huntingdon|Huntly
Hurstpierpoint|Huyton|Hyde|Hythe|Ibstock|Ilfracombe|Ilkeston|Ilkley|Ilminster|Immingham|Ince-in-Makerfield|Ingatestone|Ingleby Greenhow|Ingoldmells|Innerleithen
Invergordon|Inverkeithing|Inverkip|Inverness|Inverurie|Ipswich|Irchester|Irlam|Irthlingborough|Isle of Arran|Isle of Bute|Isle of Islay|Isle of Lewis|Isleworth
Islington|Iver|Iver Heath|Ivybridge|Iwade|Jarrow|Jedburgh|Jobstown|Johnstone|Jordanstown|Kanturk|Keady|Kearsley|Keele|Kegworth|Keighley|Keith|Kells|Kelty
Kelvedon|Kemnay|Kempston|Kempston Hardwick|Kemsing|Kendal|Kenilworth|Kenmare|Kennington|Kennoway|Kesgrave|Kessingland|Keswick|Kettering|Keynsham|Keyworth
Kibworth Harcourt|Kidderminster|Kidlington|Kidsgrove|Kilbarchan|Kilbirnie|Kilburn|Kilcock|Kilcoole|Kilcullen|Kildare|Kilkeel|Kilkenny|Killamarsh|Killester
Killorglin|Kilmacolm|Kilmallock|Kilmarnock|Kilquade|Kilrush|Kilsyth|Kilwinning|King's Clipstone|King's Lynn|Kings Langley|Kings Worthy|Kingsbridge|Kingsbury
Kingsclere|Kingscourt|Kingskerswell|Kingsteignton|Kingston upon Hull|Kingston upon Thames|Kingswells|Kingswinford|Kingswood|Kinnegad|Kinross|Kinsale
Kinsealy-Drinan|Kintore|Kinvere|Kippax|Kirby Muxloe|Kirk Sandall|Kirkburton|Kirkby|Kirkby in Ashfield|Kirkcaldy|Kirkcudbright|Kirkham|Kirkintilloch|Kirkliston
Kirkwall|Kirriemuir|Kirton|Kiveton Park|Knaphill|Knaresborough|Knebworth|Knighton|Knocklyon|Knottingley|Knowle|Knutsford|Laceby|Lakenheath|Lambourn|Lamesley
Lanark|Lanchester|Langley Green|Langport|Larbert|Largs|Larkfield|Larkhall|Larne|Laytown|Leatherhead|Ledbury|Lee-on-the-Solent|Leeds|Leicester|Leifear|Leigh
Leighton Buzzard|Leiston|Leixlip|Lennoxtown|Lenzie|Lerwick|Leslie|Lesmahagow|Letchworth Garden City|Letterkenny|Leven|Lewes|Leyland|Leysdown-on-Sea|Lichfield
Lightwater|Limavady|Lingfield|Linlithgow|Linthwaite|Linwood|Liphook|Lisburn|Lisdoonvarna|Liskeard|Liss|Litherland|Little Chalfont|Little Clacton|Little Hulton
Little Lever|Little Paxton|Littleborough|Littlehampton|Littleport|Liverpool|Liversedge|Livingston|Llanbradach|Llandrindod Wells|Llandudno|Llanelli
Llanfairfechan|Llanfairpwllgwyngyll|Llangefni|Llangollen|Llanharan|Llanharry|Llanrwst|Llantrisant|Llantwit Fardre|Llantwit Major|Loanhead|Loch Garman
Locharbriggs|Lochgelly|Lockerbie|Loddon|Lofthouse|Loftus|London|Long Ashton|Long Buckby|Long Eaton|Long Lawford|Long Stratton|Long Sutton|Longdendale|Longfield
Longford|Longridge|Longton|Looe|Lossiemouth|Loughborough|Loughlinstown|Loughrea|Louth|Lower Earley|Lowestoft|Lucan|Ludgershall|Luimneach|Lusk|Luton|Lutterworth
Lydd|Lydney|Lyme Regis|Lymington|Lymm|Lyneham|Lytchett Matravers|Lytham St Annes|Mablethorpe|Macclesfield|Macduff|Macroom|Maddiston|Madeley|Maesteg|Maghera
Magherafelt|Maghull|Magor|Maidenbower|Maidstone|Malahide|Maldon|Maltby|Malton|Manchester|Mangotsfield|Manningtree|Mansfield|Mansfield Woodhouse|Manston
Marchwood|Margate|Market Deeping|Market Drayton|Market Harborough|Market Rasen|Market Warsop|Market Weighton|Markfield|Marks Tey|Marlow|Marple|Marsden
Marske-by-the-Sea|Marston Moretaine|Martham|Martock|Maryport|Matlock|Mauchline|Maybole|Mayfield|Mayland|Maynooth|Measham|Melbourn|Melksham|Meltham|Meltham Mills
Melton Mowbray|Menai Bridge|Menston|Meopham|Merthyr Tydfil|Messingham|Metheringham|Methil|Mexborough|Mid Calder|Middlesbrough|Middleton|Middlewich|Midhurst
Midleton|Midsomer Norton|Mildenhall|Milford Haven|Milford on Sea|Millom|Millstreet|Milngavie|Milnrow|Milton Keynes|Milton of Campsie|Minehead|Mirfield|Mitcham
Mitchelstown|Moate|Monaghan|Monasterevin|Monifieth|Monkstown|Monmouth|Moodiesburn|Morden|Morecambe|Moreton|Moreton in Marsh|Morley|Morpeth|Mossley|Motherwell
Mountain Ash|Mountmellick|Mountrath|Mountsorrel|Moycullen|Moyross|Mulbarton|Murton|Musselburgh|Mytholmroyd|Naas|Nailsea|Nailsworth|Nairn|Nantwich|Narborough
Navan|Needham Market|Neilston|Nenagh|Nenagh Bridge|Neston|Nether Poppleton|Netley|Nettleham|New Alresford|New Basford|New Marske|New Mills|New Milton|New Romney
New Ross|New Stevenston|New Tredegar|Newark on Trent|Newarthill|Newbiggin-by-the-Sea|Newbridge|Newburn|Newbury|Newcastle under Lyme|Newcastle upon Tyne
Newcastle West|Newent|Newhaven|Newick|Newmains|Newmarket on Fergus|Newport|Newport Pagnell|Newport-on-Tay|Newquay|Newry|Newton Abbot|Newton Aycliffe
Newton Mearns|Newton Stewart|Newton-le-Willows|Newtonhill|Newtown|Newtownabbey|Newtownards|Newtownmountkennedy|Neyland|North Baddesley|North Berwick
North Ferriby|North Petherton|North Shields|North Walsham|Northallerton|Northam|Northampton|Northolt|Northwich|Norton Canes|Norwich|Nottingham|Nuneaton|Oadby
Oakengates|Oakham|Oban|Odiham|Okehampton|Old Basing|Old Harlow|Old Kilcullen|Old Kilpatrick|Old Windsor|Oldbawn|Oldbury|Oldham|Oldmeldrum|Omagh|Oranmore
Ormskirk|Orpington|Ossett|Oswestry|Otford|Otley|Ottershaw|Ottery St Mary|Oughtibridge|Oundle|Outwell|Overcombe|Overton|Oxted|Paddock Wood|Padiham|Paignton
Palmerstown|Pangbourne|Parbold|Parkstone|Partington|Passage West|Paulton|Peacehaven|Peasedown Saint John|Peebles|Pegswood|Pelsall|Pelton|Pembroke Dock|Pembury
Penarth|Pencoed|Penicuik|Penistone|Penkridge|Penparcau|Penrith|Penryn|Pentre|Penyffordd|Penzance|Perranporth|Pershore|Peterborough|Peterculter|Peterhead
Peterlee|Petersfield|Pevensey|Pewsey|Pilsley|Pinchbeck|Pinner|Pinxton|Pitsea|Pitstone|Plymouth|Plympton|Plymstock|Pocklington|Polesworth|Polmont|Pontarddulais
Pontefract|Ponteland|Pontyclun|Pontycymer|Pontypool|Pontypridd|Poole|Poringland|Port Glasgow|Portadown|Portarlington|Porthcawl|Porthleven|Portishead|Portlaoise
Portlaw|Portlethen|Portmarnock|Portrush|Portslade|Portsmouth|Portstewart|Portumna|Potters Bar|Potton|Poulton-le-Fylde|Poynton|Preesall|Prenton|Prescot|Prestatyn
Prestbury|Preston|Prestonpans|Prestwich|Prestwick|Princes Risborough|Prudhoe|Puckeridge|Pudsey|Pulborough|Purfleet|Purley|Purton|Pwllheli|Pyle|Queenborough
Queensferry|Quorndon|Radcliffe|Radcliffe on Trent|Radlett|Radstock|Radyr|Raheny|Rainford|Rainham|Rainhill|Rainworth|Ramsbottom|Ramsgate|Randalstown|Rastrick
Ratby|Ráth Luirc|Rathangan|Rathcoole|Rathcormac|Rathgar|Rathkeale|Rathnew|Ratoath|Raunds|Ravenshead|Rawmarsh|Rawtenstall|Rayleigh|Redbourn|Redcar|Redditch
Redhill|Redruth|Reigate|Rendlesham|Renfrew|Retford|Rhondda|Rhoose|Rhosllanerchrugog|Rhuddlan|Rhyl|Rhymney|Rickmansworth|Ringmer|Ringwood|Ripley|Ripon|Ripponden
Rishton|Rochdale|Rochford|Romford|Romsey|Roscommon|Roscrea|Ross on Wye|Rossendale|Rosslare|Rosyth|Rotherham|Rothesay|Rothley|Rothwell|Rottingdean|Rowlands Gill
Royal Leamington Spa|Royal Tunbridge Wells|Royal Wootton Bassett|Royston|Royton|Ruabon|Ruddington|Rugeley|Ruislip|Runcorn|Rushden|Ruskington|Rusthall|Rustington
Rutherglen|Ruthin|Ryde|Ryhill|Ryhope|Ryton|Sacriston|Saffron Walden|Saggart|Saint Asaph|Saint Columb Major|Saint Leonards-on-Sea|Saint Neots|Saint Peters
Saintfield|Salford|Salfords|Salisbury|Sallins|Sallynoggin|Saltash|Saltburn-by-the-Sea|Saltcoats|Saltford|Sandbach|Sandown|Sandyford|Sandymount|Saundersfoot
Sawbridgeworth|Sawston|Sawtry|Saxilby|Saxmundham|Scalby|Scunthorpe|Seaford|Seaham|Seaton Delaval|Sedgefield|Selby|Selsey|Sevenoaks|Shaftesbury|Shankill|Shanklin
Shannon|Sharlston|Sheerness|Sheffield|Shefford|Shelley|Shenley|Shepley|Shepperton|Shepshed|Shepton Mallet|Sherborne|Sherburn|Sherburn in Elmet|Sheringham
Shevington|Shifnal|Shildon|Shipley|Shipston on Stour|Shirebrook|Shiremoor|Shirland|Shoreham-by-Sea|Shortlands|Shotts|Shrewsbury|Shrivenham|Sible Hedingham
Sidcup|Sidmouth|Sileby|Silsden|Silver End|Sinfin|Sittingbourne|Sixmilebridge|Skegness|Skellingthorpe|Skelmersdale|Skelton|Skerries|Skibbereen|Skipton|Sleaford
Sligo|Smethwick|Snaith|Snodland|Soham|Solihull|Somersham|Sonning Common|South Benfleet|South Cave|South Croydon|South Elmsall|South Hayling|South Molton
South Ockendon|South Petherton|South Shields|Southall|Southam|Southampton|Southend-on-Sea|Southminster|Southport|Southwater|Southwell|Southwold|Sowerby Bridge
Spalding|Spennymoor|Spilsby|Spixworth|St Albans|St Austell|St Helens|St Ives|St Leonards|St Mary's Bay|Stafford|Staines|Stainforth|Stakeford|Stalham|Stalybridge
Stamford Bridge|Stamullin|Standon|Stanford-le-Hope|Stanley|Stanmore|Stansted Mountfitchet|Staplehurst|Staveley|Steeton|Stenhousemuir|Stepps|Stevenage|Stevenston
Stewarton|Steyning|Steynton|Stirling|Stockport|Stocksbridge|Stockton Heath|Stockton-on-Tees|Stoke Gifford|Stoke Poges|Stoke-on-Trent|Stokenchurch|Stokesley
Stonehaven|Stonehouse|Stoney Stanton|Stornoway|Storrington|Stotfold|Stourbridge|Stourport-on-Severn|Stowmarket|Strabane|Strandhill|Stranraer|Stratfield Mortimer
Stratford-upon-Avon|Strathaven|Streetly|Strensall|Stretford|Stroud|Studley|Sturminster Newton|Sturry|Sudbury|Sunbury-on-Thames|Sunderland|Surbiton|Sutton
Sutton Bridge|Sutton Coldfield|Sutton in Ashfield|Swadlincote|Swaffham|Swanage|Swanley|Swanscombe|Swansea|Swillington|Swindon|Swinton|Syston|Tadcaster|Tadley
Tadworth|Taibach|Takeley|Tallaght|Tamworth|Tandragee|Tangmere|Tankerton|Tarleton|Taunton|Tavistock|Tayport|Teddington|Teignmouth|Telford|Templemore
Tenbury Wells|Tenby|Tenterden|Terenure|Terrington St Clement|Tetbury|Tewkesbury|Thame|Thames Ditton|Thatcham|The Boldons|Thetford|Theydon Bois|Thirsk|Thomastown
Thornaby-on-Tees|Thornbury|Thorne|Thornliebank|Thornton Heath|Thornton-Cleveleys|Thrapston|Thurles|Thurso|Tibshelf|Tickhill|Tidworth|Tillicoultry|Timperley
Tipperary|Tipton|Tiptree|Tiverton|Tobercurry|Toddington|Todmorden|Tonbridge|Tonypandy|Tonyrefail|Torpoint|Torquay|Totnes|Tottington|Totton|Towcester|Trá Mhór
Trafford Park|Tralee|Tranent|Tredegar|Treeton|Treharris|Treorchy|Tring|Troon|Trowbridge|Truro|Tuam|Tullamore|Tullibody|Tullow|Tunstall|Turriff|Twyford|Tyldesley
Tynemouth|Tywyn|Uckfield|Uddingston|Ulverston|Undy|Upminster|Upper Poppleton|Uppingham|Upton|Upwell|Urmston|Ushaw Moor|Uttoxeter|Vale of Leven|Valleymount
Ventnor|Verwood|Viewpark|Waddington|Wadebridge|Wadhurst|Wakefield|Walkden|Wallasey|Wallsend|Walsall|Waltham Abbey|Waltham Cross|Walton-on-Thames
Walton-on-the-Naze|Wantage|Warboys|Wardle|Wareham|Wargrave|Warlingham|Warminster|Warrenpoint|Warrington|Warsop|Washingborough|Washington|Watchet|Water Eaton
Water Orton|Waterbeach|Waterlooville|Watford|Wath upon Dearne|Watton|Weaverham|Wednesbury|Wednesfield|Wellesbourne|Wellesbourne Mountford|Wellingborough
Welshpool|Welwyn|Welwyn Garden City|Wem|Wembley|Wendover|West Bergholt|West Bridgford|West Bromwich|West Byfleet|West Calder|West Clandon|West Drayton
West Hallam|West Kilbride|West Kingsdown|West Kirby|West Mersea|West Molesey|West Thurrock|West Wickham|Westbury|Westergate|Westerham|Westgate on Sea|Westhill
Westhoughton|Weston-super-Mare|Wetherby|Weybridge|Weymouth|Whaley Bridge|Whalley|Wheathampstead|Wheatley|Whickham|Whitburn|Whitby|Whitchurch|Whitefield
Whitehaven|Whitehead|Whitley Bay|Whitstable|Whittlesey|Whitwell|Whitworth|Whyteleafe|Wickford|Wickham Bishops|Wicklow|Wideopen|Widnes|Wigan|Wigston Magna|Wigton
Willand|Willenhall|Willingham|Willington|Wilmslow|Wilsden|Wimblington|Wimborne Minster|Wincanton|Winchcombe|Windermere|Windlesham|Wingate|Wingerworth|Winscombe
Winsford|Winterton|Wirksworth|Wisbech|Wishaw|Witham|Withernsea|Witley|Witney|Wivenhoe|Woburn Sands|Woking|Wokingham|Wollaston|Wolverhampton|Wombourn|Wombwell
Woodford Green|Woodhall Spa|Wootton|Worcester Park|Workington|Worksop|Worthing|Wotton-under-Edge|Wrexham|Writtle|Wroughton|Yapton|Yarm|Yateley|Yatton|Yaxley
Yeadon|Yelverton|Yeovil|Ynysybwl|York|Youghal|Ystalyfera
`;
