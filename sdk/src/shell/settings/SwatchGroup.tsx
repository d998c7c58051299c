import { type CSSProperties, useId } from 'react'
import { contrast, fromHex, white } from '../../theme/color.js'
import { type PrimaryName, type SurfaceName, shadesOf } from '../../theme/palettes.js'

interface SwatchGroupProps<Name extends PrimaryName | SurfaceName> {
  readonly title: string
  /** In display order. */
  readonly names: readonly Name[]
  readonly labels: Readonly<Record<Name, string>>
  /** A host's own colour is none of the names. */
  readonly chosen: string
  readonly onChange: (name: Name) => void
}

/** Many colours as circles; the chosen one has a ring and a check mark, and its name is beside the title. */
export function SwatchGroup<Name extends PrimaryName | SurfaceName>({ title, names, labels, chosen, onChange }: SwatchGroupProps<Name>) {
  const group = useId()
  const known = names.find((name) => name === chosen)
  return (
    <fieldset className="ep-settings-group">
      <legend>
        {title} <span aria-hidden="true">{known ? labels[known] : chosen}</span>
      </legend>
      <div className="ep-settings-swatches">
        {names.map((name) => (
          <input
            key={name}
            type="radio"
            className="ep-swatch"
            name={group}
            value={name}
            aria-label={labels[name]}
            title={labels[name]}
            checked={name === chosen}
            onChange={() => onChange(name)}
            style={swatchStyle(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Shade 500 with a contrasting check mark; noir uses the text colour, which follows the scheme. */
function swatchStyle(name: PrimaryName | SurfaceName): CSSProperties {
  if (name === 'noir') return swatchColors('var(--ep-text)', 'var(--ep-card)')
  const shade = shadesOf(name)[5] ?? ''
  return swatchColors(shade, contrast(fromHex(shade), white) >= 3 ? '#fff' : '#000')
}

function swatchColors(color: string, mark: string): CSSProperties {
  return { '--ep-swatch': color, '--ep-swatch-mark': mark } as CSSProperties
}
