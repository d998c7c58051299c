/** The 13 regional sports offices, with their seat first and some of the municipalities around it. Only the number of Pato Branco is from a public source. */
export const regions: readonly { readonly code: string; readonly cities: readonly string[] }[] = [
  {
    code: 'ERE-01',
    cities: [
      'Curitiba',
      'São José dos Pinhais',
      'Colombo',
      'Araucária',
      'Pinhais',
      'Campo Largo',
      'Fazenda Rio Grande',
      'Almirante Tamandaré',
      'Piraquara',
      'Lapa',
      'Paranaguá',
      'Matinhos',
      'Guaratuba',
    ],
  },
  { code: 'ERE-02', cities: ['Ponta Grossa', 'Castro', 'Telêmaco Borba', 'Carambeí', 'Palmeira', 'Jaguariaíva', 'Tibagi', 'Arapoti'] },
  { code: 'ERE-03', cities: ['Guarapuava', 'Pinhão', 'Prudentópolis', 'Irati', 'Laranjeiras do Sul', 'Pitanga', 'Candói'] },
  { code: 'ERE-04', cities: ['Ivaiporã', 'Jardim Alegre', 'São João do Ivaí', 'Faxinal', 'Manoel Ribas', 'Grandes Rios'] },
  { code: 'ERE-05', cities: ['Londrina', 'Cambé', 'Ibiporã', 'Rolândia', 'Arapongas', 'Apucarana', 'Bela Vista do Paraíso', 'Porecatu'] },
  { code: 'ERE-06', cities: ['Cornélio Procópio', 'Bandeirantes', 'Santo Antônio da Platina', 'Jacarezinho', 'Assaí', 'Andirá', 'Ibaiti'] },
  {
    code: 'ERE-07',
    cities: ['Maringá', 'Sarandi', 'Paiçandu', 'Mandaguari', 'Marialva', 'Astorga', 'Paranavaí', 'Nova Esperança', 'Terra Rica'],
  },
  { code: 'ERE-08', cities: ['Campo Mourão', 'Goioerê', 'Ubiratã', 'Peabiru', 'Engenheiro Beltrão', 'Barbosa Ferraz', 'Mamborê'] },
  {
    code: 'ERE-09',
    cities: ['Pato Branco', 'Francisco Beltrão', 'Coronel Vivida', 'Dois Vizinhos', 'Palmas', 'Chopinzinho', 'Clevelândia'],
  },
  { code: 'ERE-10', cities: ['Cascavel', 'Corbélia', 'Capitão Leônidas Marques', 'Quedas do Iguaçu', 'Céu Azul', 'Catanduvas'] },
  { code: 'ERE-11', cities: ['Toledo', 'Marechal Cândido Rondon', 'Palotina', 'Assis Chateaubriand', 'Guaíra', 'Ouro Verde do Oeste'] },
  {
    code: 'ERE-12',
    cities: ['Foz do Iguaçu', 'Medianeira', 'São Miguel do Iguaçu', 'Santa Terezinha de Itaipu', 'Matelândia', 'Itaipulândia'],
  },
  { code: 'ERE-13', cities: ['Umuarama', 'Cianorte', 'Cruzeiro do Oeste', 'Douradina', 'Altônia', 'Iporã', 'Loanda'] },
]
