/** An education district with the municipalities around its seat. */
export interface Nucleus {
  readonly name: string
  /** Code of its regional office. */
  readonly office: string
  /** The seat first. */
  readonly cities: readonly string[]
}

const nucleus = (office: string, name: string, cities: string): Nucleus => ({ office, name, cities: cities.split(', ') })

/** The 32 education districts. The names are real; their municipalities are invented for the demo, close to reality. */
export const nuclei: readonly Nucleus[] = [
  nucleus('ERE-01', 'Curitiba', 'Curitiba, Campo Magro, Pinhais'),
  nucleus(
    'ERE-01',
    'Área Metropolitana Norte',
    'Colombo, Adrianópolis, Almirante Tamandaré, Bocaiúva do Sul, Campina Grande do Sul, Cerro Azul, Doutor Ulysses, Itaperuçu, Piraquara, Quatro Barras, Rio Branco do Sul, Tunas do Paraná',
  ),
  nucleus(
    'ERE-01',
    'Área Metropolitana Sul',
    'São José dos Pinhais, Agudos do Sul, Araucária, Balsa Nova, Campo do Tenente, Campo Largo, Contenda, Fazenda Rio Grande, Lapa, Mandirituba, Piên, Quitandinha, Rio Negro, Tijucas do Sul',
  ),
  nucleus('ERE-01', 'Paranaguá', 'Paranaguá, Antonina, Guaraqueçaba, Guaratuba, Matinhos, Morretes, Pontal do Paraná'),
  nucleus(
    'ERE-02',
    'Ponta Grossa',
    'Ponta Grossa, Arapoti, Carambeí, Castro, Ipiranga, Ivaí, Jaguariaíva, Palmeira, Piraí do Sul, Porto Amazonas, São João do Triunfo, Sengés, Tibagi',
  ),
  nucleus('ERE-02', 'Telêmaco Borba', 'Telêmaco Borba, Curiúva, Imbaú, Ortigueira, Reserva, Ventania'),
  nucleus(
    'ERE-02',
    'União da Vitória',
    'União da Vitória, Antônio Olinto, Bituruna, Cruz Machado, General Carneiro, Paula Freitas, Paulo Frontin, Porto Vitória, São Mateus do Sul',
  ),
  nucleus(
    'ERE-03',
    'Guarapuava',
    'Guarapuava, Campina do Simão, Candói, Cantagalo, Foz do Jordão, Goioxim, Guamiranga, Pinhão, Prudentópolis, Reserva do Iguaçu, Turvo',
  ),
  nucleus('ERE-03', 'Irati', 'Irati, Fernandes Pinheiro, Imbituva, Inácio Martins, Mallet, Rebouças, Rio Azul, Teixeira Soares'),
  nucleus(
    'ERE-03',
    'Laranjeiras do Sul',
    'Laranjeiras do Sul, Diamante do Sul, Espigão Alto do Iguaçu, Guaraniaçu, Marquinho, Nova Laranjeiras, Porto Barreiro, Rio Bonito do Iguaçu, Virmond',
  ),
  nucleus(
    'ERE-03',
    'Pitanga',
    'Pitanga, Altamira do Paraná, Boa Ventura de São Roque, Laranjal, Mato Rico, Nova Tebas, Palmital, Santa Maria do Oeste',
  ),
  nucleus(
    'ERE-04',
    'Ivaiporã',
    'Ivaiporã, Arapuã, Ariranha do Ivaí, Cândido de Abreu, Cruzmaltina, Faxinal, Godoy Moreira, Grandes Rios, Jardim Alegre, Lidianópolis, Lunardelli, Manoel Ribas, Rio Branco do Ivaí, Rosário do Ivaí, São João do Ivaí',
  ),
  nucleus(
    'ERE-05',
    'Apucarana',
    'Apucarana, Arapongas, Bom Sucesso, Borrazópolis, Califórnia, Cambira, Jandaia do Sul, Kaloré, Marilândia do Sul, Marumbi, Mauá da Serra, Novo Itacolomi, Rio Bom, Sabáudia, São Pedro do Ivaí',
  ),
  nucleus(
    'ERE-05',
    'Londrina',
    'Londrina, Alvorada do Sul, Bela Vista do Paraíso, Cafeara, Cambé, Centenário do Sul, Florestópolis, Guaraci, Ibiporã, Jaguapitã, Lupionópolis, Miraselva, Pitangueiras, Porecatu, Prado Ferreira, Primeiro de Maio, Rolândia, Sertanópolis, Tamarana',
  ),
  nucleus(
    'ERE-06',
    'Cornélio Procópio',
    'Cornélio Procópio, Abatiá, Assaí, Bandeirantes, Congonhinhas, Itambaracá, Jataizinho, Leópolis, Nova América da Colina, Nova Fátima, Nova Santa Bárbara, Rancho Alegre, Ribeirão do Pinhal, Santa Amélia, Santa Cecília do Pavão, Santa Mariana, Santo Antônio do Paraíso, São Jerônimo da Serra, São Sebastião da Amoreira, Sertaneja, Uraí',
  ),
  nucleus('ERE-06', 'Ibaiti', 'Ibaiti, Conselheiro Mairinck, Figueira, Jaboti, Japira, Pinhalão, Sapopema'),
  nucleus(
    'ERE-06',
    'Jacarezinho',
    'Jacarezinho, Andirá, Barra do Jacaré, Cambará, Carlópolis, Guapirama, Joaquim Távora, Jundiaí do Sul, Quatiguá, Ribeirão Claro, Santo Antônio da Platina',
  ),
  nucleus(
    'ERE-06',
    'Wenceslau Braz',
    'Wenceslau Braz, Salto do Itararé, Santana do Itararé, São José da Boa Vista, Siqueira Campos, Tomazina',
  ),
  nucleus(
    'ERE-07',
    'Maringá',
    'Maringá, Ângulo, Astorga, Atalaia, Colorado, Doutor Camargo, Floraí, Floresta, Flórida, Iguaraçu, Itaguajé, Itambé, Ivatuba, Lobato, Mandaguaçu, Mandaguari, Marialva, Munhoz de Melo, Nossa Senhora das Graças, Nova Esperança, Ourizona, Paiçandu, Presidente Castelo Branco, Santa Fé, Santa Inês, Santo Inácio, São Jorge do Ivaí, Sarandi, Uniflor',
  ),
  nucleus(
    'ERE-07',
    'Paranavaí',
    'Paranavaí, Alto Paraná, Amaporã, Cruzeiro do Sul, Guairaçá, Inajá, Jardim Olinda, Mirador, Nova Aliança do Ivaí, Paraíso do Norte, Paranacity, Paranapoema, Planaltina do Paraná, Santo Antônio do Caiuá, São Carlos do Ivaí, São João do Caiuá, Tamboara, Terra Rica',
  ),
  nucleus(
    'ERE-08',
    'Campo Mourão',
    'Campo Mourão, Araruna, Barbosa Ferraz, Campina da Lagoa, Corumbataí do Sul, Engenheiro Beltrão, Farol, Fênix, Iretama, Luiziana, Mamborê, Nova Cantu, Peabiru, Quinta do Sol, Roncador, Terra Boa, Ubiratã',
  ),
  nucleus(
    'ERE-08',
    'Goioerê',
    "Goioerê, Boa Esperança, Janiópolis, Juranda, Mariluz, Moreira Sales, Quarto Centenário, Rancho Alegre D'Oeste",
  ),
  nucleus(
    'ERE-09',
    'Pato Branco',
    "Pato Branco, Bom Sucesso do Sul, Chopinzinho, Clevelândia, Coronel Domingos Soares, Coronel Vivida, Honório Serpa, Itapejara d'Oeste, Mangueirinha, Mariópolis, Palmas, São João, Saudade do Iguaçu, Sulina, Vitorino",
  ),
  nucleus(
    'ERE-09',
    'Francisco Beltrão',
    "Francisco Beltrão, Ampére, Barracão, Bela Vista da Caroba, Bom Jesus do Sul, Capanema, Enéas Marques, Flor da Serra do Sul, Manfrinópolis, Marmeleiro, Pérola d'Oeste, Pinhal de São Bento, Planalto, Pranchita, Realeza, Renascença, Salgado Filho, Santa Izabel do Oeste, Santo Antônio do Sudoeste, Verê",
  ),
  nucleus(
    'ERE-09',
    'Dois Vizinhos',
    "Dois Vizinhos, Boa Esperança do Iguaçu, Cruzeiro do Iguaçu, Nova Esperança do Sudoeste, Nova Prata do Iguaçu, Salto do Lontra, São Jorge d'Oeste",
  ),
  nucleus(
    'ERE-10',
    'Cascavel',
    'Cascavel, Anahy, Boa Vista da Aparecida, Braganey, Cafelândia, Campo Bonito, Capitão Leônidas Marques, Catanduvas, Céu Azul, Corbélia, Ibema, Iguatu, Lindoeste, Quedas do Iguaçu, Santa Lúcia, Santa Tereza do Oeste, Três Barras do Paraná, Vera Cruz do Oeste',
  ),
  nucleus(
    'ERE-11',
    'Assis Chateaubriand',
    'Assis Chateaubriand, Brasilândia do Sul, Formosa do Oeste, Iracema do Oeste, Jesuítas, Nova Aurora, Tupãssi',
  ),
  nucleus(
    'ERE-11',
    'Toledo',
    "Toledo, Diamante D'Oeste, Entre Rios do Oeste, Guaíra, Marechal Cândido Rondon, Maripá, Mercedes, Nova Santa Rosa, Ouro Verde do Oeste, Palotina, Pato Bragado, Quatro Pontes, Santa Helena, São José das Palmeiras, São Pedro do Iguaçu, Terra Roxa",
  ),
  nucleus(
    'ERE-12',
    'Foz do Iguaçu',
    'Foz do Iguaçu, Itaipulândia, Matelândia, Medianeira, Missal, Ramilândia, Santa Terezinha de Itaipu, São Miguel do Iguaçu, Serranópolis do Iguaçu',
  ),
  nucleus(
    'ERE-13',
    'Cianorte',
    'Cianorte, Cidade Gaúcha, Guaporema, Indianópolis, Japurá, Jussara, Rondon, São Manoel do Paraná, São Tomé, Tapejara, Tuneiras do Oeste',
  ),
  nucleus(
    'ERE-13',
    'Loanda',
    'Loanda, Diamante do Norte, Itaúna do Sul, Marilena, Nova Londrina, Porto Rico, Querência do Norte, Santa Cruz de Monte Castelo, Santa Isabel do Ivaí, Santa Mônica, São Pedro do Paraná',
  ),
  nucleus(
    'ERE-13',
    'Umuarama',
    'Umuarama, Alto Paraíso, Alto Piquiri, Altônia, Cafezal do Sul, Cruzeiro do Oeste, Douradina, Esperança Nova, Francisco Alves, Icaraíma, Iporã, Ivaté, Maria Helena, Nova Olímpia, Perobal, Pérola, São Jorge do Patrocínio, Tapira, Xambrê',
  ),
]

/** The four macro-regions with their regional offices; the first office is the seat. */
export const macroRegions: readonly { readonly name: string; readonly offices: readonly string[] }[] = [
  { name: 'Leste', offices: ['ERE-01', 'ERE-02', 'ERE-03'] },
  { name: 'Norte', offices: ['ERE-05', 'ERE-06', 'ERE-04'] },
  { name: 'Noroeste', offices: ['ERE-07', 'ERE-08', 'ERE-13'] },
  { name: 'Oeste e Sudoeste', offices: ['ERE-10', 'ERE-09', 'ERE-11', 'ERE-12'] },
]
