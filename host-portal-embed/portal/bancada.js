// The page of a portal's developer, with a switch for everything that a page may do and everything that may go wrong. Its address has all of them.
const product = document.documentElement.dataset.product
const { configure, diagnose } = await import(`${product}/embed/v1/esporte-screen.js`)

const events = [
  'loading',
  'ready',
  'unavailable',
  'error',
  'navigate',
  'title',
  'saved',
  'selected',
  'unsaved-changes',
  'stayed',
  'height',
  'layer',
  'session-expiring',
  'session-expired',
]
const [form, screens, log] = ['.options', '#screens', '#log'].map((selector) => document.querySelector(selector))
const chosen = new URLSearchParams(location.search)

fillForm()
document.querySelector('#hostile').disabled = !chosen.has('hostil')
listen()
configure({ apiBaseUrl: `${product}/api/admin/v1${chosen.get('falha') === 'endereco' ? '/errado' : ''}`, getToken, theme: themeOf() })
const isolations = { quadro: ['frame'], ambos: ['shadow', 'frame'] }[chosen.get('isolamento')] ?? ['shadow']
for (const isolation of isolations)
  addScreen(chosen.get('tela') ?? form.elements.tela.value, { isolation, hasAddress: chosen.has('enderecos') })
if (chosen.has('duas')) addScreen('pessoas', { isolation: isolations[0] })

/** The fields show what the address says. */
function fillForm() {
  for (const field of form.elements)
    if (field.type === 'checkbox') field.checked = chosen.has(field.name)
    else if (chosen.has(field.name)) field.value = chosen.get(field.name)
}

/** Takes a token from the portal's server, or fails as it was chosen. */
async function getToken({ reason, signal }) {
  const fault = chosen.get('falha')
  note('getToken', { reason })
  if (fault === 'nunca') return new Promise(() => {})
  if (fault === 'sem-token') throw new Error('O servidor do portal respondeu 500.')
  if (fault === 'sem-renovar' && reason !== 'start') throw new Error('O servidor do portal respondeu 500.')
  const answer = await (await fetch('/token', { method: 'POST', signal })).json()
  if (fault === 'recusado') return { ...answer, token: 'x'.repeat(43) }
  return fault === 'curto' || fault === 'sem-renovar' ? { ...answer, expiresIn: 20 } : answer
}

function themeOf() {
  const [theme, primary] = ['tema', 'cor'].map((name) => chosen.get(name))
  return { darkTheme: theme === 'auto' ? 'auto' : theme === 'escuro', ...(primary && { primary }) }
}

function addScreen(address, { isolation, hasAddress = false }) {
  const [screen, record = ''] = address.split(' ')
  const tag = document.createElement('esporte-screen')
  Object.assign(tag, {
    screen,
    record,
    locale: chosen.get('idioma') ?? 'pt-BR',
    ...(hasAddress && { syncUrl: screens.hasChildNodes() ? 'query:esporte-2' : 'query:esporte' }),
  })
  tag.setAttribute('isolation', isolation)
  const place = document.createElement('div')
  place.className = 'place'
  const width = chosen.get('largura')
  if (width) place.style.width = `${width}px`
  place.append(tag)
  screens.append(place)
}

function listen() {
  for (const name of events)
    screens.addEventListener(
      name,
      (event) => event instanceof CustomEvent && event.target.localName === 'esporte-screen' && note(name, event.detail),
    )
}

/** Adds a line to the log, the newest first. */
function note(name, detail) {
  const line = document.createElement('li')
  const [time, title, rest] = ['time', 'strong', 'span'].map((element) => line.appendChild(document.createElement(element)))
  time.textContent = new Date().toLocaleTimeString('pt-BR')
  title.textContent = name
  rest.textContent = detail && Object.keys(detail).length > 0 ? JSON.stringify(detail) : ''
  if (/error|unavailable|session-/.test(name)) line.dataset.bad = ''
  log.prepend(line)
}

const first = () => screens.querySelector('esporte-screen')
const commands = {
  goToPeople: () => first()?.navigate('/pessoas'),
  newRecord: () => first()?.update({ record: 'novo' }),
  reload: () => first()?.reload(),
  canLeave: async () => note('canLeave()', { answer: await first()?.canLeave() }),
  move: () => screens.append(screens.firstElementChild),
  takeOut: () => {
    const place = screens.firstElementChild
    place.remove()
    setTimeout(() => screens.prepend(place), 1000)
  },
  diagnose: async () => note('diagnose()', await diagnose()),
  clear: () => log.replaceChildren(),
}
document.addEventListener('click', ({ target }) => commands[target.closest?.('[data-command]')?.dataset.command]?.())
