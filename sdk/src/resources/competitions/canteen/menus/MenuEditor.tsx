import { Button } from '../../../../feedback/Button.js'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { FormField } from '../../../../form/fields/FormField.js'
import { useForm } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { menuFieldset } from '../parts/fieldsets.js'
import { weekTexts } from './messages.js'

interface MenuEditorProps {
  readonly title: string
  /** Path of the menu in the form: `menus[3]`. */
  readonly scope: string
  /** Goes on to the next meal; the last one has none. */
  readonly onNext: (() => void) | undefined
  readonly onClose: () => void
}

const shown = ['dishes', 'dietary', 'kcal'] as const

/** The editor of one menu below the week, made of ordinary form fields. */
export function MenuEditor({ title, scope, onNext, onClose }: MenuEditorProps) {
  const id = useId()
  const { locale } = useLocale()
  const { places } = useForm()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    // Typing starts in the first dish; the table of dishes appears a moment later.
    return places.focusSoon([`${scope}.dishes[0].name`])
  }, [places, scope])
  const onKeyDown = (event: KeyboardEvent) => {
    // A field that is being edited uses Escape itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields
    <section ref={panel} className="ep-week-editor" aria-labelledby={id} onKeyDown={onKeyDown}>
      <h4 id={id}>{title}</h4>
      <div className="ep-grid">
        {shown.map((name) => (
          <FormField key={name} scope={scope} name={name} control={menuFieldset.fields[name]} texts={menuFieldset.messages} />
        ))}
      </div>
      <div className="ep-week-ends">
        {onNext ? (
          <Button variant="secondary" onPress={onNext}>
            {weekTexts[locale].next}
          </Button>
        ) : null}
        <Button variant="secondary" onPress={onClose}>
          {weekTexts[locale].done}
        </Button>
      </div>
    </section>
  )
}
