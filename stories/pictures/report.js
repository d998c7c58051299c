// The script of the report's page: pictures open large, and keys change between before, after and the difference.
const unfit = location.protocol === 'file:' ? '.served' : '.opened'
for (const part of document.querySelectorAll(unfit)) part.remove()

const sections = [...document.querySelectorAll('section')].filter((section) => section.querySelector('img'))
const dialog = document.querySelector('dialog')
const sides = [...dialog.querySelectorAll('nav button')]
const large = dialog.querySelector('div')
let section = 0
let side = 0

function show() {
  const pictures = [...sections[section].querySelectorAll('figure button')]
  side = Math.min(side, pictures.length - 1)
  large.replaceChildren(...pictures[side].cloneNode(true).childNodes)
  dialog.querySelector('h2').textContent = sections[section].querySelector('h2').textContent
  for (const [place, button] of sides.entries()) {
    button.hidden = place >= pictures.length
    button.setAttribute('aria-pressed', String(place === side))
  }
}

/** Shows what differs in it; where nothing is outlined, the top. */
function scrollToDifference() {
  dialog.scrollTo(0, 0)
  large.querySelector('rect')?.scrollIntoView({ block: 'center', inline: 'center' })
}

function turn(part, by, count) {
  return (part + by + count) % count
}

for (const [place, part] of sections.entries())
  for (const [shown, button] of part.querySelectorAll('figure button').entries())
    button.addEventListener('click', () => {
      section = place
      side = shown
      show()
      dialog.showModal()
      scrollToDifference()
    })
for (const [place, button] of sides.entries())
  button.addEventListener('click', () => {
    side = place
    show()
  })
dialog.addEventListener('keydown', (event) => {
  const before = section
  const count = sections[section].querySelectorAll('img').length
  if (/^[1-3]$/.test(event.key)) side = Number(event.key) - 1
  else if (event.key === 'ArrowRight') side = turn(side, 1, count)
  else if (event.key === 'ArrowLeft') side = turn(side, -1, count)
  else if (event.key === 'ArrowDown') section = turn(section, 1, sections.length)
  else if (event.key === 'ArrowUp') section = turn(section, -1, sections.length)
  else return
  event.preventDefault()
  show()
  if (section !== before) scrollToDifference()
})
// The list stands at what was shown last.
dialog.addEventListener('close', () => sections[section].querySelectorAll('figure button')[side].focus())
