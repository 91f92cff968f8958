/**
 * Towns of Portugal, Brazil, Angola and Mozambique; names and sizes from GeoNames (geonames.org, CC BY 4.0),
 * without those that are ordinary words.
 */
export const portuguese = `
A dos Cunhados|Abaeté|Abaetetuba|Abrantes|Abraveses|Abreu e Lima|Acaraú|Acopiara|Açu|Adaúfe|Afogados da Ingazeira|Água de Pau|Água Preta|Aguada de Cima|Aguaí
Águas Belas|Águas de Lindóia|Águas Santas|Águas Vermelhas|Aguçadoura|Águeda|Aguiar da Beira|Aimorés|Alagoa Grande|Alagoinhas|Albergaria-a-Velha|Alcabideche
Alcácer do Sal|Alcains|Alcanede|Alcanena|Alcantarilha|Alcobaça|Alcochete|Alcoentre|Aldeia de Paio Pires|Aldeia Nova de São Bento|Além Paraíba|Alenquer
Alfeizerão|Alfenas|Alferrarede|Alfragide|Algés|Algueirão|Alhandra|Alhos Vedros|Alijó|Aljezur|Aljubarrota|Aljustrel|Almada|Almancil|Almargem|Almeirim
Almirante Tamandaré|Almodôvar|Alpendurada|Alpiarça|Altamira|Alter do Chão|Alvalade|Álvares Machado|Alvito|Alvorninha|Amadora|Amaraji|Americana
Américo Brasiliense|Amorim|Ananindeua|Anápolis|Anastácio|Ançã|Andradas|Andradina|Angra do Heroísmo|Angra dos Reis|Anicuns|Aparecida de Goiânia
Aparecida do Taboado|Apiaí|Apodi|Apucarana|Apúlia|Apúlia e Fão|Aquidauana|Aquiraz|Aracaju|Aracati|Araçatuba|Araci|Araçoiaba da Serra|Aracruz|Araçuaí|Aragarças
Araguaína|Araguari|Arapiraca|Araranguá|Araraquara|Araras|Arari|Araripina|Araruama|Araucária|Araxá|Arazede|Arco da Calheta|Arcos de Valdevez|Arcoverde|Arcozelo
Areia Branca|Areosa|Arganil|Argoncilhe|Aripuanã|Ariquemes|Armação de Búzios|Armação de Pêra|Arões|Arraial do Cabo|Arranhó|Arrentela|Arrifana|Arrifes
Arroio do Meio|Arroio Grande|Arronches|Arruda dos Vinhos|Artur Nogueira|Arujá|Assafarge|Assis|Astorga|Atibaia|Atouguia da Baleia|Augusto Corrêa|Avanca|Avaré
Aveiras de Cima|Aveiro|Aveleda|Aver-o-Mar|Avintes|Azambuja|Azeitão|Bacabal|Bagé|Baguim do Monte|Baião|Baixo Guandu|Balazar|Balneário Camboriú|Baltar|Bambuí
Barão de Cocais|Barbacena|Barbalha|Barcarena|Barcelos|Bariri|Barra Bonita|Barra de São Francisco|Barra do Bugres|Barra do Corda|Barra do Garças|Barra do Piraí
Barra dos Coqueiros|Barra Mansa|Barra Velha|Barreiras|Barreirinhas|Barreiro do Jaíba|Barreiros|Barretos|Barrosas|Barueri|Batatais|Baturité|Bauru|Bayeux
Beato António|Beberibe|Beduido|Beira|Beiriz de Baixo|Beja|Bela Vista|Belém|Belford Roxo|Belo Horizonte|Belo Jardim|Belo Oriente|Bemfica|Benedita|Benevides
Benfica|Benguela|Bento Gonçalves|Bertioga|Betim|Biguaçu|Birigui|Biritiba Mirim|Blumenau|Boa Esperança|Boa Viagem|Boa Vista|Bobadela|Bocaiúva|Boituva|Boliqueime
Bom Conselho|Bom Despacho|Bom Jesus da Lapa|Bom Jesus do Itabapoana|Bombarral|Borba|Botucatu|Bougado|Braço do Norte|Braga|Bragança|Bragança Paulista|Brasília
Brejo da Madre de Deus|Brejo Santo|Brodósqui|Brumadinho|Brumado|Buarcos|Bucelas|Buerarema|Buíque|Buri|Buriti Bravo|Buritis|Buritizeiro|Butiá|Cabeceiras de Basto
Cabedelo|Cabo|Cabo Frio|Cabreúva|Cabrobó|Caçapava|Caçapava do Sul|Cacém|Cachoeira do Sul|Cachoeiras de Macacu|Cachoeirinha|Cachoeiro de Itapemirim|Cacilhas
Cacoal|Caeté|Caetité|Caicó|Caieiras|Cais do Pico|Cajamar|Cajati|Cajazeiras|Cajuru|Caldas da Rainha|Caldas das Taipas|Caldas de Vizela|Caldas Novas|Caldelas
Calheta|Camaçari|Camacha|Camanducaia|Camaquã|Câmara de Lobos|Camarate|Cametá|Camocim|Campelos|Campina Grande|Campina Grande do Sul|Campinas|Campo Alegre
Campo Belo|Campo Formoso|Campo Grande|Campo Largo|Campo Maior|Campo Mourão|Campo Verde|Campos Belos|Campos do Jordão|Campos dos Goytacazes|Campos Gerais
Campos Novos|Campos Sales|Canas de Senhorim|Canavieiras|Cândido Mota|Candoso|Caneças|Canguaretama|Canguçu|Canhas|Canidelo|Canindé|Canoas|Canoinhas|Cantanhede
Capanema|Capâo Bonito|Capão da Canoa|Caparica|Capim Grosso|Capinzal|Capitão Poço|Capivari|Caraguatatuba|Carandaí|Carangola|Carapicuíba|Carapinheira|Caratinga
Carauari|Carazinho|Carcavelos|Carlos Barbosa|Carmo do Cajuru|Carmo do Paranaíba|Carnaxide|Carpina|Carrazeda de Anciães|Carregal do Sal|Cartaxo|Caruaru
Carvalhosa|Casa Branca|Cascavel|Casimiro de Abreu|Cassilândia|Castanhal|Castanheira de Pêra|Castanheira do Ribatejo|Castelo Branco|Castelo de Vide
Castelões de Cepeda|Castro Daire|Castro Marim|Castro Verde|Cataguases|Catanduva|Catende|Catolé do Rocha|Catu|Caucaia|Caxambu|Caxias|Caxias do Sul|Ceará Mirim
Celso Ramos|Cercal|Cerquilho|Chã Grande|Chapadinha|Chapecó|Charneca de Caparica|Charqueadas|Chimoio|Cianorte|Cícero Dantas|Cláudio|Coaraci|Coari|Codó
Coelho Neto|Coimbra|Colatina|Conceição|Conceição da Barra|Conceição da Feira|Conceição das Alagoas|Conceição do Araguaia|Conceição do Coité|Conceição do Jacuípe
Condeixa-a-Nova|Congonhas|Conselheiro Lafaiete|Contagem|Cordeirópolis|Cornélio Procópio|Coroatá|Coromandel|Coronel Fabriciano|Coronel Vivida|Corroios|Cortegaça
Coruche|Corumbá|Coruripe|Cosmópolis|Costa de Caparica|Cotia|Covilhã|Coxim|Crateús|Crato|Criciúma|Cruz Alta|Cruz das Almas|Cruzeiro do Oeste|Cruzeiro do Sul
Cubatão|Cucujães|Cuiabá|Cuito|Cupira|Curitiba|Curitibanos|Currais Novos|Cururupu|Curvelo|Custoias|Darque|Delmiro Gouveia|Demerval Lobão|Descalvado|Diadema
Divinópolis|Dois Córregos|Dois Vizinhos|Dom Pedrito|Dom Pedro|Dourados|Duque de Caxias|Eirunepé|Elói Mendes|Elvas|Embu|Embu Guaçu|Encruzilhada do Sul|Entre Rios
Erechim|Ericeira|Ermesinde|Esmoriz|Esperantina|Espírito Santo do Pinhal|Esposende|Estância Velha|Estói|Estômbar|Estoril|Estremoz|Euclides da Cunha|Eunápolis
Eusébio|Évora|Extremoz|Fafe|Fajã de Baixo|Famões|Fânzeres|Farroupilha|Fátima|Fazendas de Almeirim|Feira de Santana|Felgueiras|Fernandópolis
Ferraz de Vasconcelos|Ferreira|Ferreira do Alentejo|Ferreiras|Ferrel|Fiães|Figueira da Foz|Figueiró|Flores da Cunha|Floriano|Florianópolis|Fontanelas|Fonte Boa
Forquilhinha|Fortaleza|Foz do Iguaçu|Foz do Sousa|Franca|Francisco Beltrão|Francisco Morato|Franco da Rocha|Frazão|Freamunde|Frederico Westphalen
Freguesia do Ribeirao da Ilha|Freixo de Espada à Cinta|Frossos|Funchal|Gafanha da Encarnação|Gafanha da Nazaré|Gameleira|Gandra|Gandu|Garanhuns|Garibaldi|Gaspar
Gemunde|Glória do Goitá|Godim|Goiana|Goianésia|Goiânia|Goianira|Goiás|Goiatuba|Golegã|Gondizalves|Gondomar|Governador Valadares|Grajaú|Grândola|Gravatá|Gravataí
Grijó|Guaçuí|Guaíba|Guaíra|Guaiúba|Guajará Mirim|Guanambi|Guanhães|Guapimirim|Guaporé|Guarabira|Guaraciaba do Norte|Guaramirim|Guaranésia|Guarapari|Guarapuava
Guararapes|Guararema|Guaratinguetá|Guaratuba|Guariba|Guarujá|Guarulhos|Guaxupé|Gueral|Guifões|Guimarães|Gulpilhares|Gurupi|Herval|Hortolândia|Huambo|Humaitá
Iaçu|Ibaiti|Ibaté|Ibiá|Ibicaraí|Ibiporã|Ibirama|Ibirataia|Ibirité|Ibitinga|Ibiúna|Ibotirama|Icó|Igaraçu do Tietê|Igarapava|Igarapé|Igarapé Açu|Igarapé Miri
Igarassu|Iguape|Iguatu|Ijuí|Ilha Solteira|Ilhabela|Ílhavo|Ilhéus|Imbituba|Imbituva|Imperatriz|Indaial|Indaiatuba|Ipaba|Ipameri|Ipatinga|Iperó|Ipiaú|Ipirá
Ipojuca|Iporá|Ipu|Ipubi|Ipueiras|Iracemápolis|Irati|Irecê|Itabaiana|Itabaianinha|Itaberaba|Itaberaí|Itabira|Itabirito|Itaboraí|Itabuna|Itacoatiara|Itaguaí|Itaí
Itaitinga|Itaituba|Itajaí|Itajubá|Itajuípe|Itamaraju|Itamarandiba|Itambé|Itanhaém|Itaocara|Itapaci|Itapagé|Itaparica|Itapecerica|Itapecerica da Serra
Itapecuru Mirim|Itapema|Itapemirim|Itaperuçu|Itaperuna|Itapetinga|Itapetininga|Itapeva|Itapevi|Itapipoca|Itapira|Itapissuma|Itápolis|Itaporanga|Itapuranga
Itaquaquecetuba|Itaqui|Itararé|Itatiba|Itatinga|Itaúna|Itororó|Itu|Ituberá|Ituiutaba|Itumbiara|Itupeva|Itupiranga|Iturama|Ituverava|Ivoti|Jaboatão
Jaboatão dos Guararapes|Jaboticabal|Jacareí|Jacarezinho|Jaciara|Jacutinga|Jaguaquara|Jaguarão|Jaguarari|Jaguariaíva|Jaguaribe|Jaguariúna|Jaguaruana|Jales
Janaúba|Jandaia do Sul|Jandira|Januária|Japeri|Jaraguá|Jaraguá do Sul|Jardinópolis|Jarinu|Jaru|Jataí|Jatobá|Jaú|Jequié|Jequitinhonha|Jeremoabo|Ji Paraná|Joaçaba
Joane|João Câmara|João Monlevade|João Pessoa|João Pinheiro|Joinville|José Bonifácio|José de Freitas|Jovim|Juatuba|Juazeiro do Norte|Juiz de Fora
Júlio de Castilhos|Jundiaí|Ladário|Lages|Lago da Pedra|Lagoa da Prata|Lagoa do Itaenga|Lagoa Santa|Lagoa Vermelha|Lajedo|Lajes das Flores|Lajinha|Lamego
Laranjal Paulista|Laranjeiras do Sul|Laranjeiro|Lauro de Freitas|Lavos|Lavras da Mangabeira|Leça da Palmeira|Leça do Bailio|Leiria|Lençóis Paulista|Lichinga
Limeira|Limoeiro do Norte|Linda-a-Velha|Linhares|Lins|Lisbon|Livramento do Brumado|Lobito|Londrina|Lordelo|Lorena|Lorvão|Loulé|Louriçal|Lourinhã|Lourosa|Lousã
Louveira|Luanda|Lubango|Lustosa|Luziânia|Macaé|Macaíba|Macapá|Macatuba|Macedo de Cavaleiros|Maceió|Machico|Macieira de Cambra|Madalena|Mafra|Mairinque|Mairiporã
Malanje|Malveira|Mamanguape|Manacapuru|Manaus|Mandaguari|Mandimba|Mangaratiba|Mangualde|Manhuaçu|Manhumirim|Manteigas|Maputo|Marabá|Maracaju|Maracanaú|Maracás
Maragogi|Maragogipe|Marataizes|Marau|Marco de Canavezes|Marechal Cândido Rondon|Marechal Deodoro|Margaride|Maricá|Marília|Maringá|Marinha Grande|Martinópolis
Marvão|Massamá|Mata de São João|Matão|Mateus Leme|Matola|Matosinhos|Matozinhos|Matriz de Camaragibe|Mauá|Maués|Maxixe|Meadela|Mealhada|Medeiros Neto|Meinedo
Melres|Mem Martins|Mendes|Merelim|Mértola|Mesão Frio|Mexilhoeira Grande|Miguel Pereira|Miguelópolis|Milharado|Milheirós|Milheirós de Poiares|Minaçu
Minas de São Domingos|Minde|Mindelo|Miracema|Miracema do Tocantins|Miranda do Corvo|Miranda do Douro|Mirandela|Mirandopólis|Mocajuba|Mococa|Mogadouro
Mogi das Cruzes|Mogi Guaçu|Mogi Mirim|Moimenta da Beira|Moju|Mombaça|Moncarapacho|Monchique|Mondim de Basto|Monforte|Mongaguá|Monsanto|Monte Alegre|Monte Alto
Monte Aprazível|Monte Azul Paulista|Monte Carmelo|Monte Estoril|Monte Gordo|Monte Mor|Monte Real|Monte Redondo|Monte Santo de Minas|Monteiro|Montemor-o-Novo
Montemor-o-Velho|Montenegro|Montes Claros|Morada Nova|Moreira|Moreira de Conegos|Morrinhos|Morro Agudo|Morro do Chapéu|Moscavide e Portela|Mossoró|Mozelos
Mucuri|Muriaé|Murici|Muritiba|Murtosa|Muzambinho|N'dalatando|Nacala|Namibe|Nampula|Nanuque|Naviraí|Nazaré|Nazaré da Mata|Negrelos|Nepomuceno|Nerópolis|Nilópolis
Niquelândia|Nisa|Niterói|Nogueira da Regedoura|Nossa Senhora da Glória|Nossa Senhora do Monte|Nossa Senhora do Socorro|Nova Cruz|Nova Era|Nova Friburgo
Nova Granada|Nova Iguaçu|Nova Lima|Nova Odessa|Nova Olímpia|Nova Petrópolis|Nova Prata|Nova Russas|Nova Venécia|Nova Viçosa|Nova Xavantina|Novo Hamburgo
Novo Horizonte|Óbidos|Odemira|Odivelas|Oeiras|Oiã|Olhão|Olhos de Água|Olímpia|Olinda|Olival do Basto|Oliveira de Azemeis|Oliveira do Bairro|Oliveira do Douro
Oliveira do Hospital|Oliveirinha|Oriximiná|Orlândia|Orleans|Orós|Osasco|Osório|Osvaldo Cruz|Ourém|Ouricuri|Ourilândia do Norte|Ourinhos|Ouro Branco|Ouro Preto
Ouro Preto do Oeste|Pacajus|Pacatuba|Paço de Arcos|Paços de Brandão|Paços de Ferreira|Paderne|Padre Bernardo|Paialvo|Paiçandu|Palhoça|Palmas
Palmeira das Missões|Palmela|Palmital|Palotina|Pampilhosa do Botão|Panambi|Pará de Minas|Paracambi|Paracatu|Paracuru|Paragominas|Paraguaçu|Paraguaçu Paulista
Paraíba do Sul|Paraipaba|Paranaguá|Paranaíba|Paranapanema|Paranavaí|Paraty|Parauapebas|Parchal|Pardilhó|Parintins|Parnaíba|Parnamirim|Parobé|Passo Fundo|Pataias
Pato Branco|Patos de Minas|Paty do Alferes|Paulínia|Paulista|Paulo Afonso|Pederneiras|Pedra Azul|Pedra Branca|Pedro II|Pedro Leopoldo|Pedrógão Grande|Pedrouços
Pelotas|Pemba|Penacova|Penafiel|Penalva|Penápolis|Penedono|Peniche|Perafita|Pereira Barreto|Pero Pinheiro|Perozinho|Peruíbe|Peso da Régua|Petrolina|Petrópolis
Pilar do Sul|Pimenta Bueno|Pindamonhangaba|Pindaré Mirim|Pindobaçu|Pinhais|Pinhal Novo|Piracaia|Piracanjuba|Piracicaba|Piracuruca|Piraí|Piraí do Sul|Piraju
Pirajuí|Pirapora|Pirapozinho|Piraquara|Pirassununga|Pires do Rio|Piritiba|Pitangueiras|Pitangui|Piuí|Piúma|Planaltina|Poá|Poconé|Poços de Caldas|Poiares
Pomerode|Pompéia|Pompéu|Ponta Delgada|Ponta do Sol|Ponta Garça|Ponta Grossa|Ponta Porã|Ponte da Barca|Ponte de Lima|Ponte de Sôr|Ponte Nova|Pontes e Lacerda
Pontével|Porangatu|Portalegre|Portel|Portimão|Porto|Porto Alegre|Porto Calvo|Porto da Cruz|Porto de Mós|Porto Feliz|Porto Ferreira|Porto Judeu|Porto Moniz
Porto Salvo|Porto Seguro|Porto União|Porto Velho|Posto da Mata|Pôsto Fiscal Rolim de Moura|Pouso Alegre|Póvoa de Lanhoso|Póvoa de Santa Iria
Póvoa de Santo Adrião|Póvoa de Varzim|Pragal|Praia da Vitória|Praia Grande|Presidente Dutra|Presidente Epitácio|Presidente Prudente|Presidente Venceslau
Prior Velho|Proença-a-Nova|Propriá|Prudentópolis|Quaraí|Quarteira|Quatro Barras|Queimados|Quelimane|Queluz|Quinta do Anjo|Quinta Do Conde|Quirinópolis|Quixadá
Quixeramobim|Rabo de Peixe|Rancharia|Rebordões|Rebordosa|Recarei|Recife|Refojos de Basto|Regente Feijó|Reguengos de Monsaraz|Resende|Ressano Garcia
Riachão do Jacuípe|Riba de Ave|Ribeira Brava|Ribeira do Pombal|Ribeira Grande|Ribeira Seca|Ribeirão da Ilha|Ribeirão das Neves|Ribeirão Pires|Ribeirão Preto
Rio Bonito|Rio Branco|Rio Branco do Sul|Rio Brilhante|Rio Claro|Rio das Ostras|Rio das Pedras|Rio de Janeiro|Rio de Loba|Rio de Mouro|Rio do Sul|Rio Formoso
Rio Grande|Rio Grande da Serra|Rio Largo|Rio Maior|Rio Mau|Rio Meão|Rio Negrinho|Rio Negro|Rio Pardo|Rio Preto da Eva|Rio Real|Rio Tinto|Rio Verde
Rio Verde de Mato Grosso|Rolândia|Rondonópolis|Ronfe|Rosário do Sul|Rosto de Cão|Rubiataba|Ruy Barbosa|Sacavém|Salinópolis|Salir de Matos|Salreu
Salto de Pirapora|Salvador|Salvaterra de Magos|Samora Correia|Samouco|Sandim|Sangalhos|Santa Bárbara d'Oeste|Santa Bárbara de Nexe|Santa Catarina da Serra
Santa Cecília|Santa Comba Dão|Santa Cruz Cabrália|Santa Cruz das Palmeiras|Santa Cruz do Bispo|Santa Cruz do Capibaribe|Santa Cruz do Rio Pardo
Santa Cruz do Sul|Santa Fé do Sul|Santa Gertrudes|Santa Helena|Santa Helena de Goiás|Santa Inês|Santa Iria da Azóia|Santa Isabel|Santa Luzia|Santa Maria
Santa Maria da Vitória|Santa Quitéria|Santa Quitéria do Maranhão|Santa Rita|Santa Rita do Passa Quatro|Santa Rita do Sapucaí|Santa Rosa de Viterbo
Santa Vitória do Palmar|Santaluz|Santana|Santana de Parnaíba|Santana do Ipanema|Santana do Livramento|Santana do Paraíso|Santarém|Santiago do Cacém|Santo Amaro
Santo Amaro da Imperatriz|Santo Anastácio|Santo André|Santo Ângelo|Santo Antão do Tojal|Santo António da Charneca|Santo Antônio da Platina
Santo Antônio de Jesus|Santo Antônio de Pádua|Santo Antônio de Posse|Santo Antônio do Amparo|Santo Antônio do Monte|Santo António dos Olivais|Santo Estêvão
Santo Isidoro|Santo Tirso|Santos|Santos Dumont|São Bartolomeu de Messines|São Bento|São Bento do Sul|São Bernardo do Campo|São Borja|São Brás de Alportel
São Caetano do Sul|São Carlos|São Cristóvão|São Domingos de Rana|São Domingos do Maranhão|São Félix da Marinha|São Félix do Xingu|São Fidélis|São Francisco
São Francisco do Conde|São Francisco do Sul|São Gabriel|São Gabriel da Cachoeira|São Gonçalo do Amarante|São Gonçalo do Sapucaí|São Gotardo|São Jerônimo
São João|São João da Barra|São João da Boa Vista|São João da Madeira|São João da Pesqueira|São João da Talha|São João das Lampas|São João de Meriti
São João de Ver|São João del Rei|São João dos Inhamuns|São João dos Montes|São João dos Patos|São João Nepomuceno|São Joaquim|São Joaquim da Barra|São José
São José de Mipibu|São José de Ribamar|São José do Egito|São José do Rio Pardo|São José do Rio Preto|São José dos Campos|São José dos Pinhais|São Leopoldo
São Lourenço|São Lourenço da Mata|São Lourenço do Sul|São Luís|São Luís de Montes Belos|São Luís do Quitunde|São Luiz Gonzaga|São Mamede de Infesta|São Manuel
São Marcos|São Martinho|São Martinho do Porto|São Mateus|São Mateus do Maranhão|São Mateus do Sul|São Miguel de Rio Torto|São Miguel do Araguaia
São Miguel do Couto|São Miguel do Guamá|São Miguel do Iguaçu|São Miguel dos Campos|São Paulo|São Pedro|São Pedro da Aldeia|São Pedro da Cadeira
São Pedro da Cova|São Pedro do Sul|São Raimundo Nonato|São Romão|São Romão do Coronado|São Roque|São Roque do Pico|São Sebastião|São Sebastião do Caí
São Sebastião do Paraíso|São Sebastião do Passé|São Sepé|São Teotónio|São Vicente|São Vicente do Paul|Sapiranga|Sapucaia|Saquarema|Sarandi|Sardoal|Sarzedo|Sátão
Satuba|Saubara|Schroeder|Seabra|Seia|Selho|Sena Madureira|Senador Canedo|Senador Pompeu|Senhor do Bonfim|Senhora da Hora|Senhora da Luz|Senhora do Rosário
Sequeira|Sernancelhe|Seroa|Seropédica|Serra|Serra Negra|Serra Talhada|Serrinha|Sertânia|Sertãozinho|Serzedelo|Serzedo|Sesimbra|Sete Lagoas|Setúbal|Sidrolândia
Silva Jardim|Silvalde|Silveira|Simão Dias|Simões Filho|Sines|Sinop|Sintra|Sirinhaém|Sobradinho|Sobral|Sobral de Monte Agraço|Sobralinho|Sobreda|Solânea|Soledade
Sorocaba|Soure|Sousa|Souto da Carpalhosa|Sumaré|Surubim|Suzano|Tabatinga|Tabira|Taboão da Serra|Tabuaço|Taiobeiras|Tamandaré|Tambaú|Tanabi|Tanguá|Tapiramutá
Taquara|Taquari|Taquaritinga|Taquarituba|Tarauacá|Tarouca|Tatuí|Taubaté|Tavarede|Tavira|Tefé|Teixoso|Telêmaco Borba|Teodoro Sampaio|Teófilo Otoni|Teresina
Teresópolis|Terrugem|Tete|Teutônia|Tianguá|Tietê|Tijucas|Timbaúba|Timbiras|Timon|Timóteo|Tobias Barreto|Tomé Açu|Tondela|Toritama|Torre de Moncorvo|Torres Novas
Torres Vedras|Trafaria|Trairi|Tramagal|Tramandaí|Tremembé|Três Corações|Três Coroas|Três de Maio|Três Lagoas|Três Passos|Três Pontas|Três Rios|Trofa|Tucumã
Tucuruí|Tuntum|Tupã|Tupaciguara|Tupanciretã|Turquel|Ubá|Ubaitaba|Ubatã|Ubatuba|Uberaba|Uberlândia|Umuarama|Unaí|Unhos|União da Vitória|União dos Palmares
Urgeses|Uruaçu|Uruçuca|Uruguaiana|Vairão|Valadares|Valado de Frades|Valbom|Vale da Amoreira|Vale de Cambra|Vale de Santarém|Válega|Valença|Valença do Piauí
Valinhos|Valongo|Valpaços|Vargem Grande|Vargem Grande do Sul|Varginha|Varjota|Várzea Alegre|Várzea da Palma|Várzea Grande|Várzea Paulista|Venâncio Aires
Venda do Pinheiro|Vendas Novas|Vera Cruz|Veranópolis|Vespasiano|Vialonga|Viamão|Viana|Viana do Castelo|Viçosa do Ceará|Vidigueira|Vieira de Leiria|Vila Chã
Vila Chã de Ourique|Vila Cova|Vila de Rei|Vila do Conde|Vila Franca de Xira|Vila Franca do Campo|Vila Frescainha|Vila Meã|Vila Nova da Barquinha
Vila Nova da Telha|Vila Nova De Cacela|Vila Nova de Famalicão|Vila Nova de Foz Côa|Vila Nova de Gaia|Vila Nova de Milfontes|Vila Nova de Paiva
Vila Praia de Âncora|Vila Real|Vila Real de Santo António|Vila Velha|Vila Velha de Ródão|Vila Verde|Vila Viçosa|Vilar de Andorinho|Vilar do Paraíso|Vilarinho
Vilela|Vilhena|Viradouro|Visconde do Rio Branco|Viseu|Vitória|Vitória da Conquista|Vitória de Santo Antão|Vitória do Mearim|Vizela|Volta Redonda|Votorantim
Votuporanga|Wenceslau Braz|Xai-Xai|Xanxerê|Xinguara|Xique Xique
`;
