import { comparable } from '../validators/comparable.js'

/** Abbreviations and other names in spreadsheet headings, with the words of our labels. */
const meanings = new Map(
  Object.entries({
    adj: 'adjudicado',
    adjudicada: 'adjudicado',
    cant: 'quantidade',
    cantidad: 'quantidade',
    cel: 'telefone',
    celular: 'telefone',
    cod: 'codigo',
    compl: 'complemento',
    denominacao: 'descricao',
    dep: 'departamento',
    depto: 'departamento',
    desc: 'descricao',
    descr: 'descricao',
    discriminacao: 'descricao',
    dn: 'data nascimento',
    doc: 'documento',
    dpto: 'departamento',
    dt: 'data',
    endereco: 'logradouro',
    espec: 'especificacao',
    especificacoes: 'especificacao',
    estimada: 'maximo',
    estimado: 'maximo',
    fone: 'telefone',
    homologada: 'adjudicado',
    homologado: 'adjudicado',
    itens: 'item',
    mae: 'nome mae',
    materiais: 'material',
    max: 'maximo',
    maxima: 'maximo',
    med: 'medida',
    min: 'minimo',
    minima: 'minimo',
    municipio: 'cidade',
    n: 'numero',
    nasc: 'data nascimento',
    nascimento: 'data nascimento',
    num: 'numero',
    obs: 'observacao',
    pai: 'nome pai',
    precio: 'valor',
    preco: 'valor',
    price: 'valor',
    prod: 'produto',
    produtos: 'produto',
    qde: 'quantidade',
    qnt: 'quantidade',
    qntd: 'quantidade',
    qtd: 'quantidade',
    qtdade: 'quantidade',
    qtde: 'quantidade',
    qty: 'quantidade',
    quant: 'quantidade',
    quantidades: 'quantidade',
    quantitativo: 'quantidade',
    ref: 'referencia',
    registrado: 'adjudicado',
    rg: 'numero rg',
    rua: 'logradouro',
    seq: 'sequencia',
    servicos: 'servico',
    tel: 'telefone',
    tot: 'total',
    uf: 'estado',
    um: 'unidade',
    un: 'unidade',
    und: 'unidade',
    unid: 'unidade',
    unidad: 'unidade',
    unids: 'unidade',
    unit: 'unitario',
    unitaria: 'unitario',
    vl: 'valor',
    vlr: 'valor',
    vr: 'valor',
  }),
)
const fillers: ReadonlySet<string> = new Set(['a', 'completa', 'completo', 'da', 'das', 'de', 'do', 'dos', 'e', 'em', 'o', 'ou', 'por'])
/** After "unidade" they say nothing more: "unidade de medida", "und. fornecimento". */
const ofUnit: ReadonlySet<string> = new Set(['fornecimento', 'medida'])

/** The words of a heading in full, sorted and without duplicates: "DT. NASC." and "Data de nascimento" give the same. */
export function headingWords(heading: string): string {
  const words = comparable(heading)
    .replace('r$', '')
    .replace(/\bu\. ?m\b/, 'um')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.has(word))
    .flatMap((word) => (meanings.get(word) ?? word).split(' '))
  const isUnit = words.includes('unidade')
  return [...new Set(words.filter((word) => !(isUnit && ofUnit.has(word))))].toSorted().join(' ')
}
