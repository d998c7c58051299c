// Common names in Paraná, with its Polish, Italian, German, Ukrainian and Japanese families. The people are invented.
export const feminineNames =
  'Adriana Aline Amanda Ana Ana-Paula Beatriz Bianca Bruna Camila Carla Carolina Cecília Cláudia Cristiane Daniela Débora Denise Edna Elaine Eliane Fabiana Fernanda Flávia Gabriela Giovana Helena Heloísa Ingrid Isabela Ivone Janaína Joana Jéssica Juliana Karina Laís Larissa Letícia Lívia Lorena Luana Lúcia Luciana Luíza Maiara Manuela Márcia Mariana Marlene Maria-Clara Marta Michele Mônica Natália Patrícia Priscila Rafaela Regina Renata Roberta Rosana Rosângela Sabrina Sandra Sílvia Simone Sofia Solange Sônia Tainá Tatiane Teresa Valéria Vanessa Vera Vitória Viviane Yasmin'.split(
    ' ',
  )
export const masculineNames =
  'Adriano Alexandre Anderson André Antônio Arthur Bernardo Bruno Caio Carlos César Cláudio Cristiano Daniel Davi Diego Douglas Edson Eduardo Elias Emanuel Enzo Fábio Felipe Fernando Flávio Francisco Gabriel Gilberto Guilherme Gustavo Heitor Henrique Hugo Igor Ivan Jair João João-Pedro Joaquim Jonas Jorge José Júlio Leandro Leonardo Luan Lucas Luciano Luís Marcelo Márcio Marcos Mário Mateus Maurício Miguel Murilo Nelson Otávio Paulo Pedro Rafael Raul Renan Renato Ricardo Roberto Rodrigo Rogério Samuel Sérgio Thiago Tiago Valdir Vinícius Vítor Wagner Wellington Wilson'.split(
    ' ',
  )
export const surnames =
  'Almeida Alves Andrade Antunes Araújo Barbosa Bastos Batista Becker Bianchi Borges Brito Camargo Campos Cardoso Carvalho Castro Cavalcanti Chaves Correia Costa Cruz Cunha Dalla-Costa Dias Dombrowski Duarte Fagundes Farias Fernandes Ferrari Ferreira Fonseca Freitas Fujimoto Garcia Gomes Gonçalves Grabowski Guimarães Hoffmann Ito Kaminski Klein Kowalski Kravchuk Lima Lopes Lourenço Machado Maciel Magalhães Marques Martins Matos Medeiros Melo Mendes Miranda Moraes Moreira Moura Müller Nakamura Nascimento Neves Nogueira Novak Nunes Oliveira Pacheco Paiva Pereira Pinheiro Pinto Pires Prado Queiroz Ramos Reis Ribeiro Rocha Rodrigues Rossi Sales Sampaio Sanches Santana Santos Sato Schmidt Schneider Silva Silveira Siqueira Soares Sobczak Souza Szymanski Tanaka Tavares Teixeira Torres Vargas Vasconcelos Vaz Viana Vieira Wagner Weber Xavier Yamamoto Zanetti Zimmermann'.split(
    ' ',
  )
export const streets =
  'Rua XV de Novembro|Avenida Brasil|Rua Marechal Deodoro|Avenida Paraná|Rua Tiradentes|Rua das Araucárias|Avenida Getúlio Vargas|Rua Barão do Rio Branco|Rua Santos Dumont|Rua Padre Anchieta|Avenida Tancredo Neves|Rua Pernambuco|Rua Visconde de Guarapuava|Rua Dom Pedro II|Avenida Iguaçu|Rua Sete de Setembro'.split(
    '|',
  )
export const neighborhoods =
  'Centro|Água Verde|Jardim América|Vila Nova|São Cristóvão|Zona 7|Boa Vista|Jardim das Flores|Santa Cruz|Parque Industrial|Alto da Glória|Cidade Nova|São José|Vila Operária'.split(
    '|',
  )
