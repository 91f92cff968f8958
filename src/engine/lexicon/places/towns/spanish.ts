/**
 * Towns of Spain and Spanish-speaking America; names and sizes from GeoNames (geonames.org, CC BY 4.0), without
 * those that are ordinary words.
 */
export const spanish = `
A Coruña|A Estrada|A Pobra do Caramiñal|Abancay|Abanilla|Abarán|Abasolo|Abegondo|Abrera|Acacías|Acajete|Acala|Acámbaro|Acaponeta|Acapulco de Juárez|Acarigua
Acatlán de Osorio|Acatzingo|Acayucan|Aceuchal|Actopan|Acuitlapilco|Adolfo Ruiz Cortines|Adolfo Ruíz Cortínes|Adrogué|Agaete|Agramunt|Agua Dulce|Agua Prieta
Aguachica|Aguascalientes|Aguilar|Aguilar de Campoo|Aguilares|Águilas|Agüimes|Agustín Codazzi|Ahualulco de Mercado|Ajalpan|Alagón|Alaior|Alajuela|Alaquàs
Albacete|Albal|Albatera|Alberic|Albolote|Alborada Jaltenco|Alboraya|Albox|Albuñol|Alburquerque|Alcalá de Guadaira|Alcalá de Henares|Alcalá de los Gazules
Alcalà de Xivert|Alcalá del Río|Alcalá del Valle|Alcalá la Real|Alcanar|Alcañiz|Alcarràs|Alcàsser|Alcaudete|Alcázar de San Juan|Alcobendas|Alcocéber|Alcorcón
Alcoy|Alcúdia|Aldaia|Aldama|Alderetes|Alella|Alfafar|Alfaro|Alfredo V. Bonfil|Algeciras|Algemesí|Algete|Alginet|Algodonales|Alguazas|Alhama de Granada
Alhama de Murcia|Alhaurín de la Torre|Alhaurín el Grande|Alicante|Aljaraque|Almacelles|Almagro|Almansa|Almassora|Almazán|Almecatla|Almendralejo|Almería
Almodóvar del Campo|Almodóvar del Río|Almonte|Almoradí|Almuñécar|Almussafes|Alora|Alovera|Alpedrete|Alpicat|Alta Gracia|Altepexi|Alto Barinas|Alto Lucero
Altotonga|Altsasu|Alvarado|Alzira|Amatitlán|Ambato|Ameca|Amecameca|Amés|Amorebieta|Amozoc de Mota|Amposta|Amurrio|Anaco|Anahuac|Anáhuac|Anaime|Añatuya|Ancud
Andoain|Andratx|Andújar|Ángel R. Cabada|Anglès|Angol|Añover de Tajo|Anserma|Antequera|Antofagasta|Apan|Apartadó|Apaseo el Alto|Apaseo el Grande|Apatzingán
Apaxco de Ocampo|Apizaco|Aracataca|Aracena|Arafo|Aranda de Duero|Arandas|Aranjuez|Arauca|Arauco|Arcelia|Archena|Archidona|Arcos de la Frontera|Arecibo
Arenas de San Pedro|Arenys de Mar|Arenys de Munt|Arequipa|Aretxabaleta|Arévalo|Argamasilla de Alba|Argamasilla de Calatrava|Arganda|Argentona|Arica|Ariguaní
Ario de Rosales|Aristóbulo del Valle|Arjona|Armenia|Arnedo|Arona|Arraiján|Arriaga|Arrigorriaga|Arroyo de la Encomienda|Arroyo de la Luz|Arroyo Naranjo
Arroyo Seco|Arroyomolinos|Artà|Arteixo|Artigas|Arucas|Arzúa|As Pontes de García Rodríguez|Aserrí|Asunción Nochixtlán|Atamaría|Atarrabia|Atlacomulco de Fabela
Atlixco|Atotonilco el Alto|Atoyac de Álvarez|Autlán de Navarro|Ávila|Axochiapan|Ayacucho|Ayamonte|Ayora|Ayutla de los Libres|Azcapotzalco|Azkoitia|Aznalcóllar
Azpeitia|Azuaga|Azuqueca de Henares|Babahoyo|Badajoz|Badalona|Baena|Baeza|Bahía Blanca|Bailén|Baiona|Bajos de Haina|Balaguer|Balancán|Balcarce|Baní|Banyoles
Barakaldo|Barañáin|Baranoa|Barbastro|Barbate|Barberà del Vallès|Barcelona|Barceloneta|Bargas|Barinas|Barquisimeto|Barrancabermeja|Barranqueras|Barranquilla
Barros Blancos|Baruta|Basauri|Bayamo|Bayamón|Beas de Segura|Beasain|Begues|Béjar|Belalcázar|Bell Ville|Bello|Bembibre|Benacazón|Benaguasil|Benalmádena
Benalup-Casas Viejas|Benavente|Benejúzar|Benetússer|Benicarló|Benicàssim|Benidorm|Beniel|Benifaió|Benigànim|Benissa|Benito Juarez|Benito Juárez|Berango
Berazategui|Berga|Bergara|Bergondo|Berja|Bermeo|Berriozábal|Berriozar|Betanzos|Bétera|Betxí|Bigastro|Bigues i Riells|Bilbao|Binéfar|Binissalem|Blanes
Boadilla del Monte|Boalo|Bochil|Bogotá|Boiro|Bolaños de Calatrava|Bollullos de la Mitación|Bollullos par del Condado|Bonao|Bonares|Bormujos|Bornos|Breña Alta
Brenes|Brisas Barra de Suchiate|Briviesca|Bucaramanga|Bucerías|Buenaventura|Buenavista|Buenavista del Norte|Buenos Aires|Bueu|Buin|Bujalance|Buñol|Bunyola
Burela de Cabo|Burgos|Burjassot|Burriana|Cabanillas del Campo|Cabeza del Buey|Cabezón de la Sal|Cabimas|Cabo San Lucas|Cabrils|Cacabelos|Cacahoatán|Cacalomacan
Cáceres|Cadereyta|Cadereyta Jiménez|Cagua|Caguas|Caicedonia|Cajamarca|Cala Rajada|Calabozo|Calafell|Calama|Calamonte|Calarcá|Calasparra|Calatayud|Caldas de Reis
Caldes de Montbui|Calella|Caleta Olivia|Cali|Calkiní|Callao|Calle Blancos|Callosa de Segura|Calp|Calpulalpan|Calvià|Calvillo|Camagüey|Camargo|Camariñas
Camarma de Esteruelas|Cambrils|Campeche|Campillos|Campo de Criptana|Can Pastilla|Can Picafort|Cañada de Gómez|Cañas|Cancún|Candás|Candeleda|Canet de Mar
Cangas de Onís|Cangas del Narcea|Cangas do Morrazo|Canovelles|Cantillana|Capdepera|Capellades|Capilla de Guadalupe|Capitán Bermúdez|Capulhuac de Mirafuentes
Caracas|Carballo|Carboneras|Carcaixent|Cardedeu|Cárdenas|Carlet|Carlos A. Carrillo|Carnota|Carolina|Carora|Cartagena|Cartago|Cartaya|Carúpano|Casa Blanca
Casariche|Casilda|Caspe|Cassà de la Selva|Castalla|Castaños|Castell-Platja d'Aro|Castellar del Vallès|Castellbisbal|Castelldefels|Castellet|Castelló d'Empúries
Castelló de la Plana|Castilleja de la Cuesta|Castillo de Locubín|Castro de Rei|Castro del Río|Castro-Urdiales|Castuera|Catacaos|Cataño|Catarroja|Catemaco
Catia La Mar|Catral|Caucasia|Caucete|Caudete|Cauquenes|Cazorla|Cedeira|Cee|Cehegín|Celanova|Celaya|Cenes de la Vega|Centelles|Centro de Readaptación Social
Centro Familiar la Soledad|Cercedilla|Cerdanyola del Vallès|Cereté|Cerro|Cerro Azul|Cerro de Pasco|Cervelló|Cervera|Ceuta|Ceuti|Chacabuco|Chacarita|Chajarí
Chalco|Chamartín|Champotón|Chantada|Chapala|Charallave|Chemax|Chepén|Cherán|Cheste|Chetumal|Chiapa de Corzo|Chichén-Itzá|Chichicastenango
Chiclana de la Frontera|Chiclayo|Chicoloapan|Chiconcuac|Chignahuapan|Chigorodó|Chiguayante|Chihuahua|Chilapa de Álvarez|Chilecito|Chilibre|Chillán|Chilpancingo
Chimaltenango|Chimbas|Chimbote|Chinautla|Chincha Alta|Chinchiná|Chipiona|Chiquinquirá|Chivilcoy|Chocope|Cholula|Chosica|Chulucanas|Churriana de la Vega
Ciego de Ávila|Ciempozuelos|Ciénega de Flores|Cienfuegos|Cieza|Cihuatlán|Cintalapa de Figueroa|Cintruénigo|Cipolletti|Cistérniga|Ciudad Acuña|Ciudad Altamirano
Ciudad Apodaca|Ciudad Benito Juárez|Ciudad Bolívar|Ciudad Constitución|Ciudad de Allende|Ciudad de Armería|Ciudad de Huajuapan de León|Ciudad de Huitzuco
Ciudad de Nanacamilpa|Ciudad de Villa de Álvarez|Ciudad del Carmen|Ciudad Delicias|Ciudad Fernández|Ciudad General Escobedo|Ciudad Guadalupe Victoria
Ciudad Guayana|Ciudad Guzmán|Ciudad Hidalgo|Ciudad Lázaro Cárdenas|Ciudad Lerdo|Ciudad Lineal|Ciudad López Mateos|Ciudad Madero|Ciudad Mante
Ciudad Manuel Doblado|Ciudad Melchor Múzquiz|Ciudad Mendoza|Ciudad Miguel Alemán|Ciudad Nezahualcoyotl|Ciudad Obregón|Ciudad Real|Ciudad Río Bravo
Ciudad Rodrigo|Ciudad Sabinas Hidalgo|Ciudad Sahagun|Ciudad Serdán|Ciudad Valles|Ciudad Victoria|Ciutadella|Coacalco|Coatepec|Coatzacoalcos|Coatzintla|Cobán
Cocentaina|Cochabamba|Cocula|Coín|Colima|Colindres|Collado Mediano|Collado-Villalba|Colmenar de Oreja|Colmenar Viejo|Colmenarejo|Colonia del Sacramento
Colonia del Sol|Colotlán|Comalapa|Comalcalco|Comitán|Comodoro Rivadavia|Comonfort|Concepción|Concepción de La Vega|Concepción del Uruguay|Concordia
Conil de la Frontera|Constantí|Constantina|Contla|Copacabana|Copiapó|Coquimatlán|Coquimbo|Corbera de Llobregat|Córdoba|Corella|Coria del Río|Coristanco
Cornellà de Llobregat|Coro|Coronango|Coronel Suárez|Corozal|Corral de Almaguer|Corralejo|Corrientes|Cortazar|Corvera de Asturias|Cosamaloapan
Coscomatepec de Bravo|Coslada|Cosoleacaque|Costa Calma|Costa Teguise|Cotija de la Paz|Coyhaique|Coyoacán|Coyotepec|Coyuca de Benítez|Coyula|Cozumel|Crevillente
Crucecita|Cruz del Eje|Cúa|Cuauhtémoc|Cuautepec de Hinojosa|Cuautitlán|Cuautitlán Izcalli|Cuautla|Cuautlancingo|Cubelles|Cúcuta|Cudillero|Cuéllar|Cuenca
Cuerámaro|Cuernavaca|Cuevas del Almanzora|Cuilapan de Guerrero|Cuitláhuac|Culiacán|Cúllar-Vega|Cullera|Culleredo|Cumaná|Cunduacán|Cunit|Cuntis|Curanilahue
Curicó|Curridabat|Curuzú Cuatiá|Cusco|Cutral-Có|Daganzo de Arriba|Deán Funes|Deba|Delegación Cuajimalpa de Morelos|Deltebre|Denia|Dolores
Dolores Hidalgo Cuna de la Independencia Nacional|Don Antonio|Don Benito|Don Torcuato|Doña Mencía|Dos Hermanas|Dosquebradas|Duitama|Durango|Dúrcal
Ecatepec de Morelos|Écija|Eibar|Ejea de los Caballeros|Ejido|El Álamo|El Altet|El Arahal|El Astillero|El Bagre|El Banco|El Burgo de Osma|El Campello
El Carmen de Bolívar|El Casar|El Cerrito|El Charco|El Coronil|El Cuervo|El Ejido|El entrego|El Escorial|El Fuerte|El Grao|El Grullo|El Limón|El Llano|El Masnou
El Molar|El Plan|El Prat de Llobregat|El Pueblito|El Puerto de Santa María|El Quince|El Rosario|El Salto|El Tigre|El Vendrell|El Viso del Alcor|Elche|Elda
Elgoibar|Elorrio|Eloy Alfaro|Emiliano Zapata|Empalme Escobedo|Empuriabrava|Encarnación de Díaz|Ensenada|Envigado|Erandio|Ermitagaña|Ermua|Errenteria|Es Castell
Escárcega|Escuinapa|Escuintla|Esmeraldas|Esparreguera|Espartinas|Esplugues de Llobregat|Esquel|Estación de Cártama|Estella-Lizarra|Estepona|Etzatlán
Ezequiel Montes|Fabero|Facatativá|Famaillá|Felanitx|Felipe Carrillo Puerto|Fene|Fernán-Núñez|Ferreñafe|Ferrol|Figueres|Filomeno Mata|Firgas|Fisterra|Florencia
Floridablanca|Foios|Formosa|Fortín de las Flores|Fraccionamiento Ciudad Olmeca|Fraccionamiento Geovillas los Pinos|Fraccionamiento Real Palmas
Francisco I. Madero|Fray Bentos|Fregenal de la Sierra|Fresnillo|Fuengirola|Fuenlabrada|Fuensalida|Fuente del Maestre|Fuente el Saz|Fuente Obejuna|Fuente Palmera
Fuente-Álamo de Murcia|Fuentes de Andalucía|Fuentes del Valle|Funza|Fusagasugá|Galdakao|Gáldar|Gandia|Garachico|Garupá|Gata de Gorgos|Gavà|Gelves
General José de San Martín|General Miguel Alemán|General Pacheco|General Pico|General Roca|Gerena|Gernika-Lumo|Getafe|Getxo|Gibraleón|Gijón|Gines|Girardot City
Girón|Girona|Gobernador Gálvez|Gobernador Virasora|Godella|Gójar|Gómez Palacio|Goya|Granada|Granadero Baigorria|Granadilla de Abona|Graneros|Granollers
Grao de Murviedro|Guacamayas|Guacara|Guachochi|Guadalajara|Guadalajara de Buga|Guadalupe|Guadalupe Victoria|Guadarrama|Guadassuar|Guadix|Gualeguay|Gualeguaychú
Guamúchil|Guanabacoa|Guanajuato|Guanare|Guantánamo|Guardamar del Segura|Guareña|Guarenas|Guasave|Guatemala City|Guatire|Guayama|Guayaquil|Guaynabo|Güeñes
Guerrero Negro|Guía de Isora|Guijuelo|Guillena|Güimar|Guitiriz|Gustavo Adolfo Madero|Gutiérrez Zamora|Hacienda La Calera|Hacienda Santa Fe|Havana|Hellín|Heredia
Hermosillo|Hernani|Heroica Caborca|Heroica Ciudad de Tlaxiaco|Heroica Guaymas|Heroica Matamoros|Heróica Zitácuaro|Hinojosa del Duque|Holguín|Hondarribia
Hoyo de Manzanares|Huacho|Huamantla|Huancavelica|Huancayo|Huánuco|Huaral|Huaraz|Huatabampo|Huatusco|Huauchinango|Huehuetenango|Huejotzingo|Huejutla de Reyes
Huelma|Huelva|Huércal de Almería|Huércal-Overa|Huesca|Huéscar|Huetamo de Núñez|Huétor Vega|Huétor-Tájar|Huilango|Huimanguillo|Huixcolotla|Huixquilucan|Huixtla
Humacao|Humanes de Madrid|Hunucmá|Hurlingham|Ibagué|Ibarra|Ibi|Ibiza|Ica|Icod de los Vinos|Iguala de la Independencia|Illa de Arousa|Illapel|Illescas|Illora|Ilo
Ingeniero Pablo Nogués|Ipiales|Ipís|Iquique|Iquitos|Irapuato|Irun|Isla Cristina|Isla Mujeres|Itagüí|Iturrama|Ixmiquilpan|Ixtaczoquitlán|Ixtapa
Ixtapa-Zihuatanejo|Ixtapaluca|Ixtapan de la Sal|Ixtepec|Ixtlán del Río|Izamal|Iznalloz|Iztacalco|Iztapalapa|Izúcar de Matamoros|Jacona de Plancarte|Jaén
Jalacingo|Jalostotitlán|Jalpa|Jalpa de Méndez|Jáltipan de Morelos|Jamay|Jamundí|Jaraíz de la Vera|Jaral del Progreso|Jardín América|Javea
Jerez de García Salinas|Jerez de la Frontera|Jerez de los Caballeros|Jesús del Monte|Jesús María|Jimena de la Frontera|Jiménez|Jiquílpan de Juárez|Jiutepec
Jocotepec|Jódar|Jojutla|José C. Paz|José Cardel|Juan Aldama|Juan Díaz|Juan José Ríos|Juan Morales|Juan Rodríguez Clara|Juanjuí|Juárez|Juchitán de Zaragoza
Juchitepec|Juliaca|Jumilla|Junín|Juriquilla|Juventino Rosas|Kanasín|L'Alcúdia|L'Ametlla del Vallès|L'Eliana|L'Hospitalet de Llobregat|L'Olleria|La Algaba
La Almunia de Doña Godina|La Bañeza|La Barca|La Calera|La Campana|La Canonja|La Carlota|La Carolina|La Ceja|La Chorrera|La Cruz|La Cuesta|La Dorada|La Ermita
La Estrella|La Gangosa Vistasol|La Guancha|La Isla|La Joya|La Laguna|La Libertad|La Ligua|La Línea de la Concepción|La Llagosta|La Magdalena Chichicaspa
La Magdalena Tlaltelulco|La Manga del Mar Menor|La Matanza de Acentejo|La Mira|La Mira Tumbiscatio|La Mojonera|La Oliva|La Orilla|La Orotava|La Oroya
La Palma del Condado|La Paz|La Piedad|La Pineda|La Pintana|La Plata|La Pobla de Farnals|La Pobla de Vallbona|La Providencia Siglo XXI|La Puebla de Almoradiel
La Puebla de Cazalla|La Puebla de Montalbán|La Puebla del Río|La Rambla|La Rinconada|La Rioja|La Roca del Vallès|La Roda|La Romana|La Serena|La Seu d'Urgell
La Solana|La Tebaida|La Tijera|La Unión|La Victoria|La Victoria de Acentejo|La Virginia|Lagos de Moreno|Laguna de Duero|Lalín|Lambayeque|Laracha|Las Amapolas
Las Animas|Las Breñas|Las Cabezas de San Juan|Las Choapas|Las Delicias|Las Gabias|Las Margaritas|Las Matas|Las Navas del Marqués|Las Palmas de Gran Canaria
Las Pedroñeras|Las Piedras|Las Pintas de Arriba|Las Pintitas|Las Rosas|Las Rozas de Madrid|Las Torres de Cotillas|Las Tunas|Las Varas|Lasarte|Latacunga|Lautaro
Lázaro Cárdenas|Lebrija|Lebu|Leganés|Leioa|Lekeitio|León|León de los Aldama|Lerdo de Tejada|Lerma de Villada|Leyva Solano|Lezo|Líbano|Liberia
Libertador General San Martín|Lima|Limache|Linares|Llagostera|Llançà|Llanes|Llefià|Lleida|Llerena|Lliçà d'Amunt|Llíria|Lloret de Mar|Lloseta|Llucmajor|Lo Prado
Logroño|Loja|Loma Bonita|Lomas del Sur|Lombardía|Lomo de Arico|Lora del Río|Lorca|Loreto|Lorica|Lorquí|Los Alcázares|Los Andes|Los Ángeles|Los Barrios
Los Corrales de Buelna|Los Gabatos|Los Llanos de Aridane|Los Mochis|Los Palacios y Villafranca|Los Patios|Los Polvorines|Los Realejos|Los Reyes Acaquilpan
Los Reyes de Juárez|Los Reyes de Salgado|Los Santos de Maimona|Los Silos|Los Teques|Los Villares|Los Yébenes|Luanco|Lugo|Lugones|Luján|Macael|Machagai|Machala
Machalí|Macuspana|Madrid|Madridejos|Magangué|Magdalena Contreras|Magdalena de Kino|Maicao|Mairena del Alcor|Mairena del Aljarafe|Majadahonda|Málaga|Malagón
Malambo|Maldonado|Malgrat de Mar|Malpica|Manacor|Mancha Real|Manilva|Manises|Manizales|Manlleu|Manresa|Manta|Manuel Ojinaga|Manzanares|Manzanares el Real
Manzanillo|Maó|Mapastepec|Mar del Plata|Maracaibo|Maracay|Maracena|Maravatío de Ocampo|Marbella|Marchena|Marcos Juárez|Mariara|Marín|Marratxí
Martínez de la Torre|Martorell|Martos|Maspalomas|Masquefa|Massamagrell|Matadepera|Matanzas|Mataró|Matehuala|Matías Romero|Maturín|Maxcanú|Mayagüez|Mazaricos
Mazatlan|Mazatlán|Meaño|Medellín|Medina de Pomar|Medina de Ríoseco|Medina del Campo|Medina Sidonia|Mejorada del Campo|Melchor Ocampo|Meliana|Melilla|Melipilla
Mendoza|Mengibar|Meoqui|Mercedes|Mérida|Merlo|Metepec|Mexicali|Mexico City|Mezcales|Miahuatlán|Miahuatlán de Porfirio Díaz|Miajadas|Mieres|Miguel Auza
Miguel Esteban|Miguel Hidalgo|Miguelturra|Milagro|Milpa Alta|Minatitlán|Miño|Miraflores de la Sierra|Miranda de Ebro|Misantla|Mislata|Mitras Poniente|Mixco
Mixquiahuala de Juarez|Moaña|Mogán|Moguer|Moià|Mojacar|Molina de Segura|Molins de Rei|Mollerussa|Mollet del Vallès|Mompós|Monachil|Moncada|Monclova|Mondariz
Monforte de Lemos|Monforte del Cid|Monóvar|Mont-roig del Camp|Montblanc|Montcada i Reixac|Monte Caseros|Montecarlo|Montefrío|Montehermoso|Montelíbano|Montellano
Montería|Monteros|Monterrey|Montevideo|Montgat|Montmeló|Montornès del Vallès|Montoro|Moquegua|Moral de Calatrava|Moralzarzal|Morata de Tajuña|Moratalla|Morelia
Morelos|Moroleón|Morón|Morón de la Frontera|Mosquera|Móstoles|Mota del Cuervo|Motilla del Palancar|Motozintla|Motul|Moyobamba|Moyotzingo|Mucumpiz|Mugardos
Mulchén|Muñiz|Murcia|Muro del Alcoy|Mutxamel|Nájera|Nanchital de Lázaro Cárdenas del Río|Naranjos|Narón|Natahoyo|Naucalpan de Juárez|Navalcarnero
Navalmoral de la Mata|Navarcles|Navàs|Navas de San Juan|Navia|Navojoa|Navolato|Nazaret|Necochea|Negreira|Neiva|Nerja|Nerva|Neuquén|Nicolás R Casillas
Nicolás Romero|Nigrán|Níjar|Nochistlán de Mejía|Nogales|Novelda|Nueva Italia de Ruiz|Nueva Rosita|Nueva-Carteya|Nueve de Julio|Nuevo Baztán|Nuevo Casas Grandes
Nuevo Imperial|Nuevo Laredo|Nuevo México|Nuevo San Juan Parangaricutiro|Nules|O Barco de Valdeorras|O Carballiño|O Grove|O Rosal|Oaxaca|Oberá|Ocaña|Ocosingo
Ocotlán|Ocotlán de Morelos|Ocoyoacac|Ocozocoautla de Espinosa|Ocumare del Tuy|Ogíjares|Ojinaga|Ojo de Agua|Olavarría|Olesa de Montserrat|Olías del Rey
Oliva de la Frontera|Olivares|Olivenza|Olot|Olula del Río|Oluta|Olvera|Ometepec|Oñati|Ondara|Ondarroa|Onil|Ontinyent|Ordes|Órgiva|Oria|Orihuela|Orizaba
Oropesa del Mar|Oroso|Ortuella|Oruro|Osorno|Oteapan|Otura|Ourense|Outeiro de Rei|Outes|Ovalle|Oviedo|Oxkutzkab|Ozumba de Alzate|Pabellón de Arteaga
Pachuca de Soto|Padul|Paine|Paiporta|Paita|Palafrugell|Palamós|Palau|Pallejà|Palma|Palma del Río|Palma Soriano|Palmanova|Palmar de Varela|Palmarito Tochapan
Palmira|Palo Negro|Palos de la Frontera|Palpalá|Pamplona|Panamá|Pánuco|Papalotla|Papantla de Olarte|Paracho de Verduzco|Paracuellos de Jarama|Paraiso|Paraná
Parets del Vallès|Parla|Parque Industrial Ciudad Mitras|Parral|Parras de la Fuente|Parres|Pasaia|Paso de los Libres|Paso del Macho|Pasto|Patarrá
Paterna de Rivera|Pátzcuaro|Payandé|Paysandú|Peal de Becerro|Pedreguer|Pedro Muñoz|Peligros|Peñafiel|Peñaflor|Peñaranda de Bracamonte|Peñarroya-Pueblonuevo
Peníscola|Pénjamo|Pereira|Pereiro de Aguiar|Pérez|Peribán de Ramos|Petapa|Petare|Petatlán|Picanya|Picassent|Pichucalco|Picsi|Piedecuesta|Piedras Blancas
Piedras Negras|Piendamo|Piera|Pijijiapan|Pilar|Pilar de la Horadada|Piloña|Pinar del Río|Pineda de Mar|Pinos Puente|Pinotepa Nacional|Pitalito|Piura|Pivijay
Planeta Rica|Plasencia|Playa Blanca|Playa de San Juan|Playa del Carmen|Playa del Ingles|Playas del Rosario|Plottier|Pocito|Poio|Pola de Laviana|Pola de Lena
Pola de Siero|Polinyà|Pollença|Ponce|Poncitlán|Ponferrada|Ponteareas|Pontevedra|Popayán|Porlamar|Porriño|Port de Pollença|Pórticos de San Antonio|Porto Cristo
Porto do Son|Portoviejo|Portugalete|Posadas|Potosí|Poza Rica de Hidalgo|Pozo Alcón|Pozoblanco|Pozuelo de Alarcón|Prado del Rey|Premià de Mar
Presidencia Roque Sáenz Peña|Priego de Córdoba|Primer Ensanche|Progreso de Alvaro Obregon|Pucallpa|Puçol|Pucón|Puebla|Puebla de la Calzada|Pueblo Nuevo
Pueblo Yaqui|Puente Alto|Puente de Ixtla|Puente-Genil|Puerto Asís|Puerto Barrios|Puerto Berrío|Puerto Boyacá|Puerto Cabello|Puerto Colombia|Puerto de la Cruz
Puerto del Carmen|Puerto del Rosario|Puerto Eldorado|Puerto Escondido|Puerto Iguazú|Puerto La Cruz|Puerto Lumbreras|Puerto Madryn|Puerto Maldonado|Puerto Montt
Puerto Natales|Puerto Peñasco|Puerto Plata|Puerto Real|Puerto Rico|Puerto Serrano|Puerto Tejada|Puerto Vallarta|Puerto Varas|Puertollano|Puig|Puigcerdà|Pulpí
Puno|Punta Alta|Punta Arenas|Punta Cana|Punta Umbría|Puntarenas|Punto Fijo|Purépero de Echáiz|Purísima de Bustos|Purral|Puruándiro|Quart de Poblet|Quellón
Quetzaltenango|Quevedo|Quibdó|Quillacollo|Quillota|Quilmes|Quilpué|Quimbaya|Quintana de la Serena|Quintanar de la Orden|Quintanar del Rey|Quiroga|Quitilipi
Quito|Rafaela|Ramos Arizpe|Rancagua|Rancho La Gloria|Rawson|Realejo Alto|Redondela|Redován|Reinosa|Reocín|Requena|Resistencia|Reus|Reyes Acozac|Reynosa|Rianxo
Ribadavia|Ribadeo|Ribadesella|Ribarroja del Turia|Riberalta|Rincón de la Victoria|Rincón de Romos|Río Blanco|Río Cuarto|Río de Teapa|Río Gallegos|Río Grande
Río Tercero|Riobamba|Riohacha|Rionegro|Rioverde|Ripoll|Ripollet|Riudoms|Rivas-Vaciamadrid|Rocafort|Rodolfo Sánchez Taboada|Rojales|Roldanillo|Romita
Roquetas de Mar|Rosario|Rosarito|Ruayer|Ruíz|Rute|Sabadell|Sabanalarga|Sabiñánigo|Sabinas|Sacaba|Sada|Sagunto|Sahagún|Sahuayo de Morelos|Salamanca|Salina Cruz
Salinas de Hidalgo|Sallent|Salou|Salta|Saltillo|Salvaleón de Higüey|Salvatierra de Miño|San Adrián|San Agustín del Guadalix|San Andrés|San Andrés Cholula
San Andrés Cuexcontitlán|San Andrés del Rabanedo|San Andrés Mixquic|San Andrés Tuxtla|San Antonio Acahualco|San Antonio de la Cal|San Antonio la Isla
San Antonio Tecómitl|San Bartolomé|San Bartolomé de Tirajana|San Bernardino Tlaxcalancingo|San Bernardo|San Buenaventura|San Carlos|San Carlos de Bariloche
San Cristóbal|San Cristóbal de las Casas|San Felipe|San Fernando de Henares|San Fernando del Valle de Catamarca|San Francisco Acuautla|San Francisco de los Romo
San Francisco de Macorís|San Francisco del Rincón|San Francisco El Alto|San Francisco Tlalcilalcalpan|San Gabriel Chilac|San Gil|San Gregorio Cuautzingo
San Isidro|San Jacinto Amilpas|San Javier|San Jerónimo Cuatro Vientos|San Jorge Pueblo Nuevo|San José|San José de Jáchal|San José de Mayo|San José del Cabo
San José del Castillo|San José del Valle|San José el Alto|San José Guadalupe Otzacatipan|San José Iturbide|San Juan|San Juan de Alicante
San Juan de Aznalfarache|San Juan de la Maguana|San Juan de la Rambla|San Juan de las Huertas|San Juan de los Lagos|San Juan de los Morros|San Juan del Cesar
San Juan del Puerto|San Juan del Río|San Juan Ixtayopan|San Juan Nepomuceno|San Juan Sacatepéquez|San Juan Zitlaltepec|San Julián|San Justo|San Lorenzo
San Lorenzo de El Escorial|San Luis|San Luis de la Paz|San Luis de Sincé|San Luis Potosí|San Luis Río Colorado|San Marcos Huixtoco|San Martín
San Martín Azcatepec|San Martín Cuautlalpan|San Martín de la Vega|San Martín de las Pirámides|San Martín de los Andes|San Martín de Valdeiglesias
San Martin Texmelucan de Labastida|San Mateo Atenco|San Mateo Huitzilzingo|San Mateo Otzacatipan|San Miguel|San Miguel Ajusco|San Miguel Canoa
San Miguel Coatlinchán|San Miguel De Abona|San Miguel de Allende|San Miguel de Salinas|San Miguel de Tucumán|San Miguel del Padrón|San Miguel el Alto
San Miguel Octopan|San Miguel Topilejo|San Miguelito|San Nicolás|San Nicolás de los Arroyos|San Nicolás de los Garza|San Onofre|San Pablo Autopan
San Pablo de las Salinas|San Pablo Oztotepec|San Pedro Apatlaco|San Pedro de Alcántara|San Pedro de Jujuy|San Pedro de los Baños|San Pedro de Macorís
San Pedro del Pinatar|San Pedro Garza Garcia|San Pedro Garza García|San Pedro Pochutla|San Pedro Totoltepec|San Pedro Tultepec|San Rafael|San Rafael Abajo
San Rafael Tlanalapan|San Ramón de la Nueva Orán|San Roque|San Salvador Atenco|San Salvador Cuauhtenco|San Salvador de Jujuy|San Salvador El Seco
San Salvador Tizatlalli|San Sebastián de la Gomera|San Sebastián de los Reyes|San Sebastián el Grande|San Vicent del Raspeig|San Vicente|San Vicente de Moravia
San Vicente de Tagua Tagua|Sancti Spíritus|Sanctorum|Sangonera la Verde|Sanlúcar de Barrameda|Sanlúcar la Mayor|Sant Adrià de Besòs|Sant Andreu de la Barca
Sant Andreu de Llavaneres|Sant Antoni de Portmany|Sant Boi de Llobregat|Sant Carles de la Ràpita|Sant Celoni|Sant Cristòfol de les Fonts|Sant Cugat del Vallès
Sant Feliu de Guíxols|Sant Feliu de Llobregat|Sant Joan de Vilatorrada|Sant Joan Despí|Sant Just Desvern|Sant Lluís|Sant Martí|Sant Pere de Ribes
Sant Pol de Mar|Sant Quirze del Vallès|Sant Sadurní d'Anoia|Sant Vicenç de Castellet|Sant Vicenç de Montalt|Sant Vicenç dels Horts|Santa Ana Chiautempan
Santa Ana Nextlalpan|Santa Ana Xalmimilulco|Santa Anita|Santa Brígida|Santa Catarina|Santa Catarina Pinula|Santa Clara|Santa Clara del Cobre
Santa Coloma de Cervelló|Santa Coloma de Farners|Santa Coloma de Gramenet|Santa Comba|Santa Cristina d'Aro|Santa Cruz de Barahona|Santa Cruz de Bezana
Santa Cruz de la Palma|Santa Cruz de la Sierra|Santa Cruz de Tenerife|Santa Cruz del Valle|Santa Cruz Xoxocotlán|Santa Eulàlia de Ronçana|Santa Eulària des Riu
Santa Fe|Santa Lucía|Santa Lucía Cotzumalguapa|Santa Margalida|Santa María Ajoloapan|Santa María Atarasquillo|Santa María Atzompa|Santa María Chimalhuacán
Santa María de Cayón|Santa Maria de Palautordera|Santa María del Río|Santa María Huexoculco|Santa María Xonacatepec|Santa María Zacatepec|Santa Marta
Santa Marta de Ortigueira|Santa Marta de Tormes|Santa Perpètua de Mogoda|Santa Pola|Santa Ponsa|Santa Rosa de Cabal|Santa Rosa Jauregui|Santa Rosa Treinta
Santa Teresa|Santa Teresa del Tuy|Santa Úrsula|Santa Uxía de Ribeira|Santaella|Santafé|Santander|Santander de Quilichao|Santanyí|Santiago|Santiago Cuautlalpan
Santiago de Compostela|Santiago de Cuba|Santiago de la Ribera|Santiago de los Caballeros|Santiago de Querétaro|Santiago de Tolú|Santiago de Veraguas
Santiago del Estero|Santiago del Teide|Santiago Ixcuintla|Santiago Momoxpan|Santiago Papasquiaro|Santiago Teyahualco|Santiago Tianguistenco de Galeana
Santiago Tlacotepec|Santiago Tulantepec|Santiago Tuxtla|Santiponce|Santo Domingo|Santo Domingo de la Calzada|Santo Domingo de los Colorados|Santo Domingo Este
Santo Domingo Oeste|Santo Domingo Tehuantepec|Santo Tomás|Santo Tomé|Santomera|Santoña|Santurtzi|Santutxu|Sanxenxo|Sarriguren|Sayula|Sayula de Alemán|Sedaví
Segorbe|Segovia|Segundo Ensanche|Sentmenat|Seseña|Sestao|Sevilla|Sevilla La Nueva|Sicuani|Silao|Silleda|Sincelejo|Sitges|Soacha|Socuéllamos|Sogamoso|Soledad
Soledad de Doblado|Soledad de Graciano Sánchez|Sóller|Solsona|Son Ferrer|Son Servera|Sonoita|Sonseca|Sopela|Soria|Suances|Suchiapa|Sucre|Sullana|Súria
Tacámbaro de Codallos|Tacna|Tacoronte|Tacuarembó|Tafalla|Tafí Viejo|Talagante|Talavera de la Reina|Talavera La Real|Talayuela|Talca|Talcahuano
Tamazula de Gordiano|Tamazunchale|Tambo Grande|Tambopata|Tampico|Tamuín|Tandil|Tangancícuaro de Arista|Tantoyuca|Tapachula|Taradell|Tarancón|Tarazona
Tarazona de la Mancha|Tarija|Tarimoro|Tarma|Tarragona|Tàrrega|Tartagal|Tauste|Tavernes Blanques|Tavernes de la Valldigna|Taxco de Alarcón|Tazacorte|Teapa
Tecalitlán|Tecámac|Tecámac de Felipe Villanueva|Tecamachalco|Tecate|Tecax|Tecomán|Técpan de Galeana|Tecuala|Tegueste|Teguise|Tehuacán|Teià|Tejupilco de Hidalgo
Telde|Teloloapan|Temascalcingo|Temixco|Tempoal de Sánchez|Temuco|Tenancingo de Degollado|Tenango de Arista|Tenosique|Teo|Teocaltiche|Teolocholco|Teoloyucan
Teopisca|Teotihuacán|Teotihuacán de Arista|Tepalcatepec|Tepalcingo|Tepatitlán de Morelos|Tepatlaxco de Hidalgo|Tepeaca|Tepeapulco|Tepeji del Río de Ocampo
Tepetlixpa|Tepexpan|Tepic|Tepotzotlán|Tepoztlán|Tequisquiapan|Tequixquiac|Termas de Río Hondo|Teror|Terrassa|Terrazas del Valle|Teruel|Tesistán|Tetla|Teulada
Texcoco de Mora|Teziutlan|Tezoyuca|Tiana|Tías|Ticul|Tierra Blanca|Tierralta|Tihuatlan|Tijuana|Tinajo|Tinaquillo|Tineo|Tingo María|Tiquipaya|Tixtla de Guerrero
Tizapán el Alto|Tizayuca|Tizimín|Tlacolula de Matamoros|Tláhuac|Tlajomulco de Zúñiga|Tlalmanalco|Tlalnepantla|Tlalpan|Tlaltenango de Sánchez Román
Tlapa de Comonfort|Tlapacoyan|Tlaquepaque|Tlaquiltenango|Tlaxcala|Tlaxco|Tlaxcoapan|Tobarra|Tocina|Tocopilla|Tocumen|Tolosa|Toluca|Tomelloso|Tomiño|Tonalá
Tordera|Tordesillas|Torelló|Torre del Campo|Torre del Mar|Torre-Pacheco|Torreblanca|Torredembarra|Torredonjimeno|Torrejón de Ardoz|Torrejón de la Calzada
Torrelavega|Torrelodones|Torremolinos|Torreón|Torreperogil|Torres de la Alameda|Torrevieja|Torrijos|Torroella de Montgrí|Torrox|Tortosa|Tortuguitas|Tossa de Mar
Totana|Totonicapán|Tototlán|Trancoso|Trebujena|Treinta y Tres|Trelew|Tremp|Tres Arroyos|Tres Cantos|Tres de Mayo|Tres Isletas|Tres Valles|Trigueros|Trujillo
Trujillo Alto|Tudela|Tudela de Duero|Tuineje|Tula de Allende|Tulancingo|Tulantongo|Tulcán|Tultepec|Tultitlán de Mariano Escobedo|Tuluá|Tulum|Tumaco|Tumbes|Tunja
Turbaco|Turís|Turmero|Turrialba|Tutamandahostel|Túxpam de Rodríguez Cano|Tuxpan|Tuxtepec|Tuxtla|Tuzantla|Úbeda|Ubrique|Ulldecona|Uman|Umbrete|Unión Hidalgo
Uriangato|Urnieta|Ursulo Galván|Uruapan|Ushuaia|Usurbil|Utebo|Utiel|Valdemorillo|Valdemoro|Valdés|Valdivia|Valdoviño|Valencia|Valencia de Alcántara
Valencina de la Concepción|Valente Diaz|Valladolid|Valle de Bravo|Valle de La Pascua|Valle de Santiago|Valle Hermoso|Valledupar|Vallenar|Vallirana|Valls
Valparaíso|Valsequillo de Gran Canaria|Valtierrilla|Valverde|Valverde del Camino|Vedra|Vega Baja|Vega de San Mateo|Veinticinco de Mayo|Veintidós de Febrero
Vejer de la Frontera|Velez Rubio|Vélez-Málaga|Velilla de San Antonio|Venado Tuerto|Venta de Baños|Venustiano Carranza|Veracruz|Verín|Vic|Vícar|Vicente Guerrero
Víctor Rosales|Victoria de Durango|Viedma|Vielha|Vigo|Vila-real|Vila-seca|Viladecans|Vilafranca del Penedès|Vilagarcía de Arousa|Vilalba|Vilamarxant
Vilanova de Arousa|Vilanova del Camí|Vilanova i la Geltrú|Vilaseca|Vilassar de Mar|Villa Alemana|Villa Allende|Villa Ángela|Villa Canales|Villa Carlos Paz
Villa Constitución|Villa de Costa Rica|Villa de El Carmen Tequexquitla|Villa de Mayo|Villa de Zaachila|Villa del Campo|Villa del Prado|Villa del Río
Villa del Rosario|Villa Dolores|Villa Gesell|Villa Hidalgo|Villa Independencia|Villa Juárez|Villa Lázaro Cárdenas|Villa María|Villa Mercedes|Villa Nueva
Villa Regina|Villa Unión|Villa Vicente Guerrero|Villablino|Villabona|Villacañas|Villacarrillo|Villaflores|Villafranca de los Barros
Villafranca de los Caballeros|Villagrán|Villaguay|Villahermosa|Villajoyosa|Villalbilla|Villamaría|Villamartín|Villamuriel de Cerrato|Villanueva
Villanueva de Castellón|Villanueva de Córdoba|Villanueva de la Cañada|Villanueva de la Serena|Villanueva del Ariscal|Villanueva del Arzobispo
Villanueva del Pardillo|Villanueva del Río y Minas|Villanueva del Trabuco|Villaquilambre|Villarejo de Salvanés|Villarrica|Villarrobledo|Villarrubia de los Ojos
Villaverde del Río|Villavicencio|Villaviciosa|Villaviciosa de Odón|Villena|Viña del Mar|Vinaròs|Xalapa de Enríquez|Xalatlaco|Xalisco|Xàtiva|Xico|Xicohtzinco
Xicotepec de Juárez|Xinzo de Limia|Xirivella|Xochimilco|Xochitepec|Xonacatlán|Xoxocotla|Yacuiba|Yahualica de González Gallo|Yaiza|Yajalón|Yaritagua|Yauco
Yautepec|Yecapixtla|Yecla|Yerba Buena|Yopal|Yuncos|Yurécuaro|Yurimaguas|Yuriria|Zacapú|Zacatecas|Zacatelco|Zacatepec|Zacatlán|Zacoalco de Torres|Zacualtipán
Zalla|Zamora|Zapala|Zapopan|Zapotiltic|Zapotlanejo|Zaragoza|Zárate|Zarautz|Zierbena|Zimapan|Zinacantepec|Zinacatepec|Zinapécuaro|Zipaquirá|Zizur Mayor|Zuera
Zumaia|Zumarraga|Zumpango|Zumpango del Río
`;
