import { Check } from '../icons/icons.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ImportStep } from './importState.js'

const steps: readonly ImportStep[] = ['file', 'columns', 'check', 'done']

/** The steps of the import: done, current and next. */
export function StepList({ step }: { readonly step: ImportStep }) {
  const { text } = useLocale()
  const current = steps.indexOf(step)
  return (
    <ol className="ep-import-steps" aria-label={text('import.steps')}>
      {steps.map((each, place) => (
        <li key={each} aria-current={place === current ? 'step' : undefined} data-done={place < current || undefined}>
          <span className="ep-import-step-mark" aria-hidden="true">
            {place < current ? <Check width="1em" height="1em" /> : place + 1}
          </span>
          <span className="ep-import-step-name">{text(`import.step.${each}`)}</span>
          {place < current && <span className="ep-visually-hidden">{text('import.step.finished')}</span>}
        </li>
      ))}
    </ol>
  )
}
