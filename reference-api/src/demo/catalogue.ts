/**
 * The GMS catalogue of the demo. It follows the Federal Supply Classification, which the state's groups resemble, reduced to what a sports
 * body buys. A group has code, type and name. Below it each class has: code, name = unit, usual price in BRL, letters of its variants
 * (`variants`) = its items.
 */
export const catalogue = `
01 servico Obras e reformas
 10 Quadras e ginásios = M2 420 o = construção de quadra poliesportiva; cobertura de quadra; reforma de ginásio; piso de madeira para ginásio; pintura de quadra
 20 Campos e pistas = M2 260 o = implantação de gramado natural; implantação de grama sintética; pista de atletismo; drenagem de campo; alambrado de campo
 30 Piscinas e vestiários = M2 690 o = construção de piscina; reforma de piscina; reforma de vestiário; impermeabilização de piscina
 40 Edificações administrativas = M2 380 o = reforma de sede; adequação de acessibilidade; pintura predial; reforma de telhado
02 servico Serviços esportivos
 10 Arbitragem = DIARIA 220 jd = arbitragem de futsal; arbitragem de voleibol; arbitragem de handebol; arbitragem de basquetebol; arbitragem de atletismo
 20 Mesários e anotadores = DIARIA 140 jd = mesário; anotador; cronometrista; delegado técnico
 30 Cronometragem e resultados = SERVICO 3800 jd = cronometragem eletrônica; apuração de resultados; foto-chegada; placar eletrônico com operador
 40 Aulas e treinamentos = HORA 85 jd = instrutor de natação; instrutor de ginástica; instrutor de judô; monitor de recreação
 50 Comissões e julgamento = DIARIA 310 jd = tribunal de justiça desportiva; comissão técnica; observador de arbitragem
03 servico Serviços de alimentação
 10 Refeições coletivas = REFEICAO 24 gd = café da manhã; almoço; jantar; ceia; refeição transportada
 20 Kits e lanches = KIT 15 gd = kit lanche; kit café da manhã; kit hidratação; lanche de arbitragem
 30 Bufê e recepção = SERVICO 1900 gd = coffee break; coquetel; almoço de confraternização; água e café para reunião
 40 Hidratação em eventos = SERVICO 620 gd = distribuição de água; distribuição de frutas; distribuição de isotônico
04 servico Serviços de transporte
 10 Transporte rodoviário de passageiros = KM 8 bd = ônibus rodoviário; micro-ônibus; van; ônibus adaptado
 20 Transporte de cargas = KM 6 bd = caminhão baú; caminhão prancha; mudança de mobiliário esportivo
 30 Passagens = SERVICO 900 bd = passagem aérea nacional; passagem aérea internacional; passagem rodoviária
 40 Transporte aquático e especial = DIARIA 980 bd = barco de apoio; veículo adaptado; transporte de animais
05 servico Serviços de hospedagem
 10 Hotéis e pousadas = DIARIA 190 qd = hospedagem em hotel; hospedagem em pousada; hospedagem com pensão completa
 20 Alojamentos = DIARIA 60 qd = alojamento escolar; alojamento esportivo; enxoval de alojamento com lavanderia
06 servico Organização de eventos
 10 Estruturas temporárias = DIARIA 1500 bd = tenda piramidal; arquibancada; palco; gradil de isolamento; banheiro químico
 20 Som, luz e imagem = DIARIA 1700 bd = sonorização; iluminação cênica; painel de LED; transmissão ao vivo
 30 Cerimonial e recepção = DIARIA 260 bd = mestre de cerimônias; recepcionista; intérprete de Libras; fotógrafo
 40 Produção e montagem = SERVICO 6500 bd = produção de cerimônia de abertura; montagem de arena; decoração de ginásio
 50 Segurança de eventos = DIARIA 230 bd = controlador de acesso; segurança de evento; bombeiro civil
07 servico Manutenção e conservação
 10 Manutenção predial = MES 5200 d = manutenção elétrica; manutenção hidráulica; manutenção de elevador; manutenção de ar-condicionado
 20 Manutenção esportiva = SERVICO 2400 d = recuperação de tabela de basquete; afinação de piso esportivo; manutenção de placar; manutenção de gramado
 30 Manutenção de veículos = SERVICO 850 d = revisão de veículo; alinhamento e balanceamento; funilaria e pintura; lavagem de veículo
 40 Manutenção de equipamentos = SERVICO 460 d = conserto de cronômetro; calibração de balança; conserto de rádio; recarga de extintor
08 servico Limpeza, vigilância e apoio
 10 Serviços de limpeza = MES 4600 jd = limpeza de ginásio; limpeza de escritório; limpeza de piscina; limpeza pós-evento
 20 Vigilância e portaria = MES 6900 jd = vigilância armada; vigilância desarmada; portaria; brigadista
 30 Apoio administrativo = MES 4100 jd = recepcionista de sede; auxiliar administrativo; motorista; copeira
09 servico Serviços de informática
 10 Desenvolvimento e suporte = HORA 160 jd = desenvolvimento de sistemas; suporte ao usuário; administração de banco de dados; análise de segurança
 20 Licenças e assinaturas = MES 90 gd = licença de editor de textos; licença de antivírus; assinatura de videoconferência; assinatura de armazenamento
 30 Telecomunicações = MES 780 gd = enlace de internet; telefonia móvel; telefonia fixa; rádio comunicação
 40 Digitalização e guarda = MES 1400 gd = digitalização de documentos; guarda de arquivo; cópia de segurança em nuvem
10 servico Serviços de saúde
 10 Atendimento médico em eventos = DIARIA 1300 jd = ambulância básica; ambulância UTI; médico plantonista; enfermeiro plantonista
 20 Fisioterapia e avaliação = HORA 110 jd = fisioterapeuta; avaliação física; avaliação nutricional; exame antidopagem
 30 Seguros = SERVICO 12 gd = seguro de atletas; seguro de voluntários; seguro de responsabilidade civil
11 servico Comunicação e serviços gráficos
 10 Impressos = SERVICO 700 gd = cartaz; folheto; regulamento impresso; certificado; credencial
 20 Divulgação = SERVICO 2300 gd = anúncio em rádio; anúncio em jornal; assessoria de imprensa; produção de vídeo
 30 Sinalização visual = M2 95 gd = banner em lona; faixa; adesivo de piso; plotagem de veículo
12 servico Capacitação
 10 Cursos = HORA 190 jd = curso de arbitragem; curso de gestão esportiva; curso de primeiros socorros; curso de licitações
 20 Congressos e inscrições = SERVICO 620 gd = inscrição em congresso; inscrição em competição; taxa de federação
13 servico Locações
 10 Locação de espaços = DIARIA 1100 bd = ginásio; campo de futebol; piscina; auditório; sala de reuniões
 20 Locação de equipamentos = DIARIA 310 bd = gerador de energia; cadeira plástica; mesa dobrável; rádio comunicador; climatizador
 30 Locação de veículos = DIARIA 240 bd = automóvel; camionete; van sem motorista; motocicleta
 40 Locação de estruturas esportivas = DIARIA 1900 bd = quadra móvel; piso modular; tatame em regime de locação; placar de locação
23 material Veículos automotores
 10 Automóveis e utilitários = UN 98000 nc = automóvel de passeio; camionete; furgão; perua
 20 Ônibus e caminhões = UN 420000 nc = micro-ônibus; ônibus rodoviário; caminhão baú; reboque para barcos
 30 Motocicletas e bicicletas = UN 2600 nc = motocicleta; bicicleta de estrada; bicicleta de montanha; triciclo adaptado
 40 Embarcações = UN 18500 nc = bote inflável; barco a remo; motor de popa
24 material Tratores e máquinas de gramado
 10 Tratores = UN 61000 nw = trator cortador de grama; trator agrícola; minitrator
 20 Roçadeiras e cortadores = UN 1900 nw = roçadeira costal; cortador de grama; soprador de folhas; aparador de cerca viva
25 material Peças de veículos
 10 Freios e suspensão = UN 210 nf = pastilha de freio; disco de freio; amortecedor; mola de suspensão
 20 Motor e filtros = UN 90 nf = filtro de óleo; filtro de ar; correia dentada; vela de ignição
 30 Acessórios automotivos = UN 130 nf = tapete automotivo; palheta de limpador; bateria automotiva; farol
 40 Vidros e lataria = UN 380 nf = para-brisa; retrovisor; para-choque
26 material Pneus e câmaras de ar
 10 Pneus para automóveis = UN 390 hf = pneu radial; pneu para camionete; pneu para van
 20 Pneus para veículos pesados = UN 1800 hf = pneu para ônibus; pneu para caminhão; pneu para trator
 30 Câmaras e protetores = UN 85 nf = câmara de ar; protetor de câmara; pneu de bicicleta
35 material Equipamentos comerciais e de serviço
 10 Lavanderia = UN 3300 nv = lavadora de roupas; secadora de roupas; centrífuga; ferro industrial
 20 Costura = UN 1500 nv = máquina de costura reta; máquina overloque; máquina de bordar
 30 Expositores e balcões = UN 980 nc = balcão de atendimento; vitrine; expositor de troféus
37 material Equipamentos agrícolas e de jardinagem
 10 Preparo do solo = UN 760 nw = aerador de gramado; rolo compactador; distribuidor de adubo; escarificador
 20 Irrigação = UN 140 nm = aspersor; mangueira de jardim; programador de irrigação; carretel para mangueira
 30 Ferramentas de jardim = UN 48 nf = enxada; rastelo; tesoura de poda; carrinho de mão; pá de jardim
 40 Máquinas agrícolas = UN 5200 nw = pulverizador; semeadeira; triturador de galhos
38 material Equipamentos para construção
 10 Betoneiras e compactadores = UN 4100 nv = betoneira; compactador de solo; placa vibratória
 20 Andaimes e escadas = UN 690 nm = andaime tubular; escada extensível; escada de abrir; plataforma de trabalho
39 material Movimentação de materiais
 10 Carrinhos e paletes = UN 820 nw = carrinho plataforma; carrinho para bolas; paleteira manual; palete de plástico
 20 Elevação = UN 2700 nw = talha manual; guincho; mesa elevatória; cinta de elevação
 30 Armazenagem = UN 640 nw = estante porta-paletes; contentor plástico; caixa vazada
40 material Cordas, cabos e correntes
 10 Cordas = M 6 mc = corda de polipropileno; corda de sisal; corda de escalada; corda de raia
 20 Cabos de aço e correntes = M 19 mf = cabo de aço; corrente galvanizada; esticador; manilha
41 material Refrigeração e climatização
 10 Ar-condicionado = UN 3400 vw = aparelho de ar-condicionado split; cortina de ar; climatizador evaporativo
 20 Refrigeração = UN 4200 vw = geladeira; freezer horizontal; bebedouro; máquina de gelo; câmara fria
 30 Ventilação = UN 390 vn = ventilador de parede; ventilador de coluna; exaustor; circulador de ar
 40 Peças e gases refrigerantes = UN 130 nv = gás refrigerante; compressor de refrigeração; controle remoto de ar-condicionado
42 material Combate a incêndio e resgate
 10 Extintores e mangueiras = UN 180 wf = extintor de pó químico; extintor de gás carbônico; mangueira de incêndio; abrigo para mangueira
 20 Resgate e salvamento = UN 310 nc = boia salva-vidas; colete salva-vidas; prancha de resgate; flutuador de resgate
 30 Proteção coletiva = UN 75 nc = cone de sinalização; fita zebrada; cavalete de isolamento; barreira plástica
 40 Sinalização de rotas = UN 26 nc = placa de rota de fuga; luminária de saída; fita antiderrapante
43 material Bombas e compressores
 10 Bombas = UN 1300 vw = bomba de piscina; bomba submersa; bomba centrífuga; motobomba
 20 Compressores = UN 1900 vw = compressor de ar; bomba de encher bolas; inflador elétrico
45 material Hidráulica e sanitários
 10 Louças e metais = UN 260 nc = torneira; vaso sanitário; lavatório; chuveiro; barra de apoio
 20 Caixas e reservatórios = UN 890 yn = caixa d'água; reservatório de água quente; caixa acoplada
 30 Reparos = UN 24 nf = sifão; registro; boia de caixa; reparo de válvula; ralo
 40 Aquecimento = UN 1700 vw = aquecedor solar; aquecedor a gás; trocador de calor de piscina
46 material Tratamento de água
 10 Filtração = UN 1700 nw = filtro de areia; refil de purificador; purificador de água; aspirador de piscina
 20 Produtos de tratamento = KG 26 ke = cloro granulado; algicida; clarificante; barrilha; sulfato de alumínio
 30 Análise de água = UN 165 nf = estojo de análise de cloro; medidor de pH; fita de teste
47 material Tubos, mangueiras e conexões
 10 Tubos = M 22 mf = tubo de PVC; tubo soldável; tubo galvanizado; eletroduto
 20 Conexões = UN 7 nf = joelho; tê; luva; redução; união
51 material Ferramentas manuais
 10 Ferramentas sem corte = UN 46 nf = martelo; chave de fenda; alicate; chave inglesa; jogo de chaves
 20 Ferramentas de corte = UN 58 nf = serrote; arco de serra; tesoura de chapa; estilete
 30 Ferramentas elétricas = UN 480 vn = furadeira; parafusadeira; esmerilhadeira; serra circular
 40 Marcenaria e pintura = UN 26 nc = plaina; formão; rolo de pintura; trincha
52 material Instrumentos de medição
 10 Tempo e distância = UN 210 nc = cronômetro; trena; apito eletrônico; medidor de velocidade; roda de medição
 20 Peso e força = UN 620 nw = balança digital; dinamômetro; balança antropométrica; estadiômetro
 30 Ambiente = UN 190 nc = termômetro; anemômetro; higrômetro; decibelímetro
53 material Ferragens e abrasivos
 10 Parafusos e fixadores = CX 34 ef = parafuso; porca; arruela; bucha; prego
 20 Fechaduras e cadeados = UN 68 nf = fechadura; cadeado; dobradiça; trinco; mola aérea
 30 Abrasivos = UN 9 nf = lixa; disco de corte; esponja abrasiva
54 material Estruturas pré-fabricadas
 10 Arquibancadas e palcos = UN 14500 nm = arquibancada metálica; palco modular; pódio; praticável
 20 Tendas e abrigos = UN 3200 mc = tenda sanfonada; tenda piramidal; banco de reservas coberto; guarita
 30 Alambrados e cercas = M2 88 mc = alambrado; tela de proteção; gradil; portão metálico
55 material Madeiras
 10 Madeira serrada = M 21 mf = tábua; caibro; ripa; viga
 20 Chapas e compensados = UN 160 mf = compensado naval; chapa de MDF; piso de madeira esportivo
56 material Materiais de construção
 10 Agregados e cimento = KG 2 ke = cimento; areia; brita; cal; argamassa
 20 Pisos e revestimentos = M2 74 nc = piso cerâmico; piso emborrachado; piso modular esportivo; azulejo; carpete
 30 Telhas e coberturas = M2 62 nc = telha metálica; telha de fibrocimento; manta térmica; calha
58 material Comunicação, som e imagem
 10 Som = UN 940 vn = caixa de som amplificada; microfone sem fio; mesa de som; megafone
 20 Imagem = UN 2900 vn = televisor; projetor; tela de projeção; câmera de vídeo
 30 Rádio e telefonia = UN 520 nc = rádio comunicador; telefone sem fio; fone com microfone; telefone celular
 40 Placares = UN 7800 vn = placar eletrônico; placar de mesa; marcador de 24 segundos; painel de substituição
 50 Vídeo e transmissão = UN 3100 vn = mesa de corte; codificador de vídeo; monitor de referência
59 material Componentes elétricos
 10 Tomadas e interruptores = UN 16 nv = tomada; interruptor; plugue; adaptador; extensão elétrica
 20 Proteção e comando = UN 64 nv = disjuntor; contator; quadro de distribuição; relé
61 material Condutores e energia
 10 Fios e cabos = M 8 mc = fio flexível; cabo elétrico; cabo de rede; cabo de áudio
 20 Geradores e baterias = UN 2300 vw = gerador; nobreak; bateria recarregável; pilha; carregador
 30 Energia solar = UN 1250 vw = painel fotovoltaico; inversor solar; controlador de carga
62 material Iluminação
 10 Lâmpadas = UN 29 vw = lâmpada LED; lâmpada tubular; lâmpada vapor metálico
 20 Luminárias e refletores = UN 460 vw = refletor LED; luminária pública; luminária de emergência; poste de iluminação
 30 Acessórios de iluminação = UN 54 nv = reator; relé fotoelétrico; soquete
63 material Alarmes e sinalização
 10 Alarmes e câmeras = UN 390 vn = câmera de segurança; central de alarme; sensor de presença; gravador digital
 20 Placas de sinalização = UN 42 nc = placa de saída; placa de modalidade; placa tátil; placa de proibição
65 material Produtos médicos e de reabilitação
 10 Medicamentos e curativos = CX 31 ef = atadura; gaze; soro fisiológico; bandagem elástica; gel analgésico
 20 Material hospitalar = CX 54 ea = luva de procedimento; máscara descartável; seringa; avental descartável
 30 Fisioterapia = UN 420 nc = bolsa de gelo; faixa elástica; rolo de liberação; aparelho de ultrassom; eletroestimulador
 40 Primeiros socorros = UN 680 nc = maleta de primeiros socorros; desfibrilador; maca; colar cervical; tala
 50 Órteses e mobilidade = UN 3900 na = cadeira de rodas esportiva; cadeira de rodas; muleta; andador; prótese esportiva
 60 Avaliação física = UN 540 nc = adipômetro; monitor cardíaco; esfigmomanômetro; oxímetro
67 material Fotografia e filmagem
 10 Câmeras e acessórios = UN 3600 nc = câmera fotográfica; lente; tripé; cartão de memória; flash
68 material Produtos químicos
 10 Gases e reagentes = KG 37 ke = gelo seco; gás carbônico; álcool; ácido muriático
 20 Controle de pragas = L 44 le = inseticida; herbicida; raticida; repelente
69 material Materiais didáticos e de treinamento
 10 Jogos pedagógicos = UN 58 na = jogo de memória; quebra-cabeça; bambolê; corda de pular; jogo de damas
 20 Recursos de aula = UN 120 nc = quadro branco; prancheta tática; quadro magnético; cavalete de papel
 30 Brinquedos = UN 64 nc = bola de borracha; corda elástica; peça de encaixe; fantoche
70 material Informática
 10 Computadores = UN 4600 nc = computador de mesa; notebook; tablet; servidor; monitor
 20 Impressoras e digitalizadores = UN 1900 vn = impressora a laser; impressora de crachás; digitalizador; leitor de código de barras
 30 Periféricos e acessórios = UN 110 nc = teclado; mouse; disco externo; webcam; cabo HDMI
 40 Suprimentos = UN 240 nc = toner; cartucho de tinta; cilindro; fita de impressão
 50 Redes = UN 860 vn = roteador; comutador de rede; ponto de acesso; rack
71 material Mobiliário
 10 Mesas e cadeiras = UN 520 nc = mesa de escritório; cadeira giratória; cadeira fixa; mesa de reunião; longarina
 20 Armários e estantes = UN 890 nc = armário de aço; estante; arquivo; guarda-volumes; armário de vestiário
 30 Mobiliário de alojamento = UN 610 nc = beliche; colchão; roupeiro; cama de solteiro
 40 Mobiliário externo = UN 940 nc = banco de praça; mesa com bancos; lixeira externa; bicicletário
72 material Utensílios e artigos domésticos
 10 Cama, mesa e banho = UN 56 ac = lençol; toalha de banho; cobertor; travesseiro; toalha de rosto
 20 Utensílios domésticos = UN 33 lc = garrafa térmica; lixeira; balde; bacia; caixa organizadora
73 material Cozinha e refeitório
 10 Equipamentos de cozinha = UN 3700 vw = fogão industrial; forno combinado; fritadeira; chapa; coifa
 20 Louças e talheres = UN 12 nc = prato; copo; talher; bandeja; caneca
 30 Distribuição de refeições = UN 1400 vw = balcão térmico; caixa térmica; carro térmico; rechaud
 40 Descartáveis = PCT 11 ef = copo descartável; prato descartável; talher descartável; marmita de isopor; guardanapo
 50 Preparo e conservação = UN 610 vw = liquidificador industrial; processador de alimentos; seladora; balança de cozinha
74 material Máquinas de escritório
 10 Máquinas = UN 740 vn = fragmentadora; calculadora; plastificadora; encadernadora; guilhotina
75 material Suprimentos de escritório
 10 Papéis = PCT 32 ec = papel A4; cartolina; papel cartão; envelope; bloco de notas
 20 Escrita = CX 27 ec = caneta; lápis; marcador; pincel atômico; apontador
 30 Arquivamento = UN 18 nc = pasta suspensa; pasta catálogo; caixa arquivo; clipe; grampeador
 40 Credenciamento = PCT 44 ec = crachá; cordão para crachá; pulseira de identificação; porta-crachá
 50 Expediente = UN 13 nc = tesoura; régua; carimbo; perfurador; fita corretiva
76 material Livros e publicações
 10 Livros = UN 78 nf = livro de regras; livro técnico; manual de treinamento; atlas de anatomia
 20 Mapas e impressos = UN 39 nf = mapa rodoviário; calendário esportivo; súmula impressa; diploma
 30 Assinaturas e acervo = UN 320 nf = revista técnica; coleção esportiva; acervo digital
77 material Instrumentos musicais
 10 Instrumentos = UN 690 nc = bumbo; caixa de fanfarra; corneta; prato de fanfarra; surdo
 20 Acessórios musicais = UN 48 nc = baqueta; pele de tambor; estante de partitura
78 material Recreação e desporto
 10 Bolas = UN 145 nc = bola de futebol de campo; bola de futsal; bola de voleibol; bola de handebol; bola de basquetebol; bola de vôlei de praia
 15 Tabelas e postes = UN 1900 nw = aro de basquete; poste de rede; antena de voleibol; cadeira de árbitro
 20 Redes e traves = UN 480 nc = rede de voleibol; rede de futsal; rede de basquetebol; trave de futsal; tabela de basquete; poste de voleibol
 30 Atletismo = UN 390 nc = dardo; disco; peso; martelo de atletismo; barreira; bloco de partida; colchão de salto
 40 Ginástica = UN 620 nc = fita de ginástica rítmica; arco; maça; corda de ginástica; tablado; trave de equilíbrio
 50 Lutas = UN 290 ac = tatame; quimono de judô; protetor de tórax; luva de boxe; capacete de taekwondo
 60 Natação e praia = UN 130 ac = raia de piscina; prancha de natação; touca de natação; óculos de natação; palmar
 70 Raquetes e mesa = UN 240 nc = raquete de tênis; raquete de badminton; mesa de tênis de mesa; peteca; bola de tênis de mesa
 75 Jogos de salão = UN 95 nc = jogo de xadrez; relógio de xadrez; bocha; bolão; dominó
 80 Paradesporto = UN 420 nc = bola de goalball; bola de futebol com guizo; calha de bocha; venda oftálmica; bola de bocha paralímpica
 85 Musculação e condicionamento = UN 2100 nw = esteira; bicicleta ergométrica; anilha; halter; estação de musculação
 90 Aventura e natureza = UN 530 nc = caiaque; remo; capacete de escalada; mosquetão; bússola; barraca
 95 Treinamento = UN 58 nc = cone de treino; escada de agilidade; barreira de treino; minitrave; elástico de tração
 97 Material de arbitragem = UN 42 nc = apito; cartão de árbitro; bandeirinha; placa de substituição
79 material Limpeza
 10 Produtos de limpeza = L 13 le = detergente; desinfetante; água sanitária; sabão líquido; multiuso
 20 Utensílios de limpeza = UN 21 nc = vassoura; rodo; pano de chão; esponja; balde com espremedor
 30 Papéis e sacos = PCT 36 ef = papel higiênico; papel toalha; saco de lixo
 40 Equipamentos de limpeza = UN 2400 vn = lavadora de piso; aspirador; enceradeira; lavadora de alta pressão
 50 Dispensadores = UN 52 nc = dispensador de sabonete; dispensador de papel; porta-copos
80 material Tintas e vedantes
 10 Tintas = L 34 lc = tinta acrílica; tinta para piso; tinta demarcatória; esmalte sintético; verniz
 20 Vedantes e adesivos = UN 23 nf = silicone; cola de contato; fita veda-rosca; massa corrida
 30 Diluentes e preparadores = L 24 lf = aguarrás; thinner; fundo preparador; removedor
81 material Embalagens
 10 Caixas e sacolas = UN 7 ac = caixa de papelão; sacola; saco plástico; mala de transporte
 20 Fitas e proteções = UN 14 nc = fita adesiva; plástico bolha; filme plástico
83 material Têxteis e bandeiras
 10 Tecidos e lonas = M 31 mc = lona; tecido de algodão; malha esportiva; feltro
 20 Bandeiras = UN 115 ac = bandeira do Paraná; bandeira do Brasil; bandeira de município; mastro
 30 Passamanaria = UN 8 ac = fita de cetim; cordão; botão; elástico; velcro
84 material Vestuário e equipamentos individuais
 10 Vestuário externo = UN 110 ac = agasalho; jaqueta; calça esportiva; colete de identificação
 15 Vestuário esportivo = UN 62 ac = camiseta; calção; uniforme de futsal; uniforme de voleibol; maiô; sunga
 20 Calçados = PAR 210 zc = tênis; chuteira; sapatilha de atletismo; bota de segurança
 30 Bolsas e malas = UN 98 nc = mochila; bolsa esportiva; saco para bolas; mala de viagem
 40 Proteção individual = UN 54 ac = luva de segurança; óculos de proteção; protetor auricular; capacete; joelheira
 50 Uniformes de serviço = UN 96 ac = camisa polo; jaleco; calça de brim; colete refletivo
85 material Higiene pessoal
 10 Produtos de higiene = UN 9 lf = sabonete líquido; xampu; creme dental; protetor solar; álcool em gel
 20 Artigos de higiene = PCT 19 ef = escova de dentes; absorvente; lenço umedecido; fralda
 30 Banho e rouparia = UN 34 ac = roupão; chinelo; touca de banho
87 material Suprimentos agropecuários
 10 Sementes e gramas = M2 14 nf = grama esmeralda; grama bermuda; grama são-carlos
 20 Adubos e corretivos = KG 4 ke = adubo NPK; calcário; ureia; areia para cobertura; substrato
89 material Gêneros alimentícios
 05 Carnes = KG 34 ke = carne bovina; frango; peixe; carne suína; linguiça
 10 Laticínios e ovos = KG 22 ke = leite em pó; queijo; iogurte; manteiga; ovo
 15 Frutas e hortaliças = KG 8 ke = banana; maçã; laranja; tomate; alface; batata
 20 Cereais e massas = KG 7 ke = arroz; feijão; macarrão; farinha de trigo; aveia
 30 Pães e confeitaria = KG 18 ke = pão francês; bolo; biscoito; barra de cereal
 40 Bebidas = L 6 le = água mineral; suco; isotônico; água de coco; refrigerante
 45 Café, açúcar e temperos = KG 21 ke = café; açúcar; sal; chá; óleo de soja
 50 Nutrição esportiva = UN 74 ke = proteína em pó; gel de carboidrato; repositor eletrolítico
91 material Combustíveis e lubrificantes
 30 Combustíveis = L 6 le = gasolina comum; etanol; óleo diesel; gás de cozinha
 50 Lubrificantes = L 41 le = óleo de motor; graxa; fluido de freio; aditivo de radiador
93 material Materiais não metálicos
 10 Borrachas e espumas = M2 68 mc = placa de EVA; manta de borracha; espuma de poliuretano
 20 Plásticos e acrílicos = M2 120 mc = chapa de acrílico; policarbonato; lona plástica
95 material Metais
 10 Perfis e chapas = KG 16 mf = barra de ferro; chapa de aço; perfil de alumínio; tubo quadrado
99 ambos Premiação e diversos
 05 Placas e letreiros = UN 160 nc = placa de homenagem; letreiro; totem; moldura
 10 Troféus = UN 120 tc = troféu de participação; troféu de campeão; troféu de destaque; taça
 20 Medalhas = UN 9 ec = medalha de ouro; medalha de prata; medalha de bronze; medalha de participação
 30 Brindes = UN 17 nc = garrafa squeeze; boné; chaveiro; camiseta promocional
 40 Serviços de premiação = SERVICO 480 gd = gravação em troféu; cunhagem de medalha; restauração de troféu
`
