import { type AnyControl, FieldControl, type FieldProps } from '@esporte-parana/sdk/controls'
import { useState } from 'react'
import './board.css'

export interface Sample extends Pick<FieldProps, 'options' | 'link' | 'links' | 'parent'> {
  readonly name: string
  readonly control: AnyControl
  readonly value: unknown
}

export interface ControlBoardProps {
  readonly samples: readonly Sample[]
}

type State = Pick<FieldProps, 'error' | 'hint' | 'warning' | 'isRequired' | 'isReadOnly' | 'isDisabled'>

const states: Readonly<Record<string, State>> = {
  vazio: {},
  preenchido: { hint: 'Uma frase que ajuda a preencher' },
  obrigatório: { isRequired: true },
  'com erro': { error: 'Formato inválido', isRequired: true },
  'com aviso': { warning: 'Confira se está certo' },
  'somente leitura': { isReadOnly: true },
  desativado: { isDisabled: true },
}
const isEmpty = (state: string) => state === 'vazio' || state === 'obrigatório'

/** Shows controls in all their states, one line for each. */
export function ControlBoard({ samples }: ControlBoardProps) {
  return (
    <main className="board">
      {samples.map((sample) => (
        <section key={sample.name} aria-label={sample.name}>
          <h2>{sample.name}</h2>
          <div className="board-line">
            {Object.entries(states).map(([name, state]) => (
              <Field key={name} sample={sample} name={name} state={state} />
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

interface FieldStateProps {
  readonly sample: Sample
  readonly name: string
  readonly state: State
}

function Field({ sample, name, state }: FieldStateProps) {
  const empty = Array.isArray(sample.value) ? [] : typeof sample.value === 'string' ? '' : null
  const [value, setValue] = useState(isEmpty(name) ? empty : sample.value)
  const [link, setLink] = useState(sample.link)
  const [links, setLinks] = useState(sample.links)
  const change: FieldProps['onChange'] = (next, chosen) => {
    setValue(next)
    setLink(chosen)
    if (chosen) setLinks((known = []) => [...known, chosen])
  }
  return <FieldControl {...sample} {...state} label={`${sample.name}, ${name}`} value={value} link={link} links={links} onChange={change} />
}
