import { comparable } from '../validators/comparable.js'

/** Abbreviations and other names in spreadsheet headings, with the words of our labels. */
const meanings = new Map(
  Object.entries({
    cel: 'telefone',
    celular: 'telefone',
    cod: 'codigo',
    compl: 'complemento',
    dep: 'departamento',
    depto: 'departamento',
    dn: 'data nascimento',
    doc: 'documento',
    dpto: 'departamento',
    dt: 'data',
    endereco: 'logradouro',
    fone: 'telefone',
    mae: 'nome mae',
    max: 'maximo',
    min: 'minimo',
    municipio: 'cidade',
    n: 'numero',
    nasc: 'data nascimento',
    nascimento: 'data nascimento',
    num: 'numero',
    obs: 'observacao',
    pai: 'nome pai',
    qtd: 'quantidade',
    qtde: 'quantidade',
    quant: 'quantidade',
    rg: 'numero rg',
    rua: 'logradouro',
    tel: 'telefone',
    uf: 'estado',
    un: 'unidade',
    und: 'unidade',
    unid: 'unidade',
  }),
)
const fillers: ReadonlySet<string> = new Set(['a', 'completa', 'completo', 'da', 'das', 'de', 'do', 'dos', 'e', 'o'])

/** The words of a heading in full, sorted and without duplicates: "DT. NASC." and "Data de nascimento" give the same. */
export function headingWords(heading: string): string {
  const words = comparable(heading)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.has(word))
  return [...new Set(words.flatMap((word) => (meanings.get(word) ?? word).split(' ')))].toSorted().join(' ')
}
