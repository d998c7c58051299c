// Measures the check and the import of 10,000 people in a running product: `node scripts/measure-import.mjs [address] [rows]`.
const [origin = 'http://127.0.0.1:4173', rowCount = '10000'] = process.argv.slice(2)
const api = `${origin}/api/admin/v1`
/** The number of rows that the import screen sends at a time. */
const portion = 500

const login = await send('/sessao/login', { username: 'admin', password: 'esporte-parana' })
const authorization = { Authorization: `Bearer ${login.data.token}` }
const start = 100_000_000 + (Date.now() % 700_000_000)
const rows = Array.from({ length: Number(rowCount) }, (_, place) => newPerson(place))

const taken = new Set()
const checked = await time(async () => {
  for (let from = 0; from < rows.length; from += portion) {
    const { data } = await send('/pessoas/importar?simular=1', { rows: rows.slice(from, from + portion) }, authorization)
    const wrong = data.errors.find(({ issues }) => issues.some(({ path, code }) => path !== 'cpf' || code !== 'duplicate'))
    if (wrong) throw new Error(JSON.stringify(wrong))
    // Some of the 100,000 demo people have one of the 10,000 numbers.
    for (const { row } of data.errors) taken.add(rows[from + row])
  }
})
const stored = await time(() =>
  send('/pessoas/importar', { rows: rows.filter((row) => !taken.has(row)), fileName: 'medida.csv' }, authorization),
)
process.stdout.write(`${rows.length} people: checked in ${checked} s, stored in ${stored} s\n`)

async function time(work) {
  const from = performance.now()
  await work()
  return ((performance.now() - from) / 1000).toFixed(1)
}

async function send(path, body, headers = {}) {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`)
  return answer
}

/** A person as a spreadsheet row: all values are text. */
function newPerson(place) {
  return {
    documentType: 'CPF',
    cpf: cpfOf(start + place),
    name: `Pessoa de Medida ${place}`,
    birthDate: '20/05/1980',
    gender: 'Feminino',
    nationality: 'Brasileiro(a)',
    legalCapacity: 'Adulto',
    motherName: 'Maria de Medida',
    phone: '(41) 99999-0000',
    email: `pessoa${place}@exemplo.org`,
    address: {
      countryId: 'Brasil',
      zipCode: '80000-000',
      street: 'Rua XV de Novembro',
      number: String(place),
      neighborhood: 'Centro',
      stateId: 'PR',
      cityId: 'Curitiba',
    },
    lgpd: { legalBasis: 'politica-publica', imageUse: 'não' },
    functions: [{ functionId: 'Coordenador', departmentId: '1', start: '01/02/2020', hours: '40' }],
  }
}

function cpfOf(number) {
  let text = String(number).padStart(9, '0')
  for (const length of [10, 11]) {
    const sum = Array.from(text).reduce((total, digit, place) => total + Number(digit) * (length - place), 0)
    text += String(((sum * 10) % 11) % 10)
  }
  return text
}
