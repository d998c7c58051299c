import { CpfText, FieldControl, text, toggle } from '@esporte-parana/sdk/controls'
import { useState } from 'react'
import './board.css'

const grounds = ['ground', 'card', 'hover', 'selected', 'header-bg', 'field-bg']
const tones = ['positive', 'negative', 'notice', 'info']

/** Shows the parts of a theme side by side: backgrounds, tones, texts, fields. */
export function ThemeBoard() {
  const [name, setName] = useState<unknown>('Jogos Abertos do Paraná')
  const [isOn, setOn] = useState<unknown>(true)
  return (
    <main className="board">
      <h1>Tema</h1>
      <h2>Fundos</h2>
      <ul className="board-swatches">
        {grounds.map((ground) => (
          <li key={ground} className="board-swatch" style={{ background: `var(--ep-${ground})` }}>
            {ground}
          </li>
        ))}
      </ul>
      <h2>Tons</h2>
      <ul className="board-swatches">
        <li className="board-swatch" style={{ background: 'var(--ep-accent)', color: 'var(--ep-accent-text)' }}>
          accent
        </li>
        {tones.map((tone) => (
          <li key={tone} className="board-swatch" style={{ background: `var(--ep-${tone})`, color: 'white' }}>
            {tone}
          </li>
        ))}
        {tones.map((tone) => (
          <li key={tone} className="board-swatch" style={{ background: `var(--ep-${tone}-soft)`, color: `var(--ep-${tone}-text)` }}>
            {tone} soft
          </li>
        ))}
      </ul>
      <h2>Textos e campos</h2>
      <div className="board-line">
        <p style={{ color: 'var(--ep-text-strong)' }}>Texto forte</p>
        <p>Texto</p>
        <p style={{ color: 'var(--ep-muted)' }}>Texto secundário</p>
        <p style={{ color: 'var(--ep-link)' }}>Ligação</p>
        <p>
          <CpfText value="08123456905" />
        </p>
        <FieldControl control={text()} label="Nome" value={name} onChange={setName} />
        <FieldControl control={text()} label="Com erro" value="" onChange={setName} error="Obrigatório" isRequired />
        <FieldControl control={toggle()} label="Exige CREF" value={isOn} onChange={setOn} />
      </div>
    </main>
  )
}
