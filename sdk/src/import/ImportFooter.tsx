import { Button } from '../feedback/Button.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { countRows, type ImportView } from './ImportView.js'

interface ImportFooterProps {
  readonly view: ImportView
  readonly onClose: () => void
}

/** Buttons: back, cancel and next. */
export function ImportFooter({ view, onClose }: ImportFooterProps) {
  const { text } = useLocale()
  const { step, isWriting } = view.state
  const back = step === 'columns' ? 'file' : step === 'check' ? 'columns' : undefined
  return (
    <>
      {back && (
        <Button
          variant="secondary"
          className="ep-import-back"
          aria-disabled={isWriting}
          onPress={() => !isWriting && view.engine.goTo(back)}
        >
          {text('common.action.back')}
        </Button>
      )}
      <Button variant="secondary" aria-disabled={isWriting} onPress={() => !isWriting && onClose()}>
        {text(step === 'done' ? 'common.action.close' : 'common.action.cancel')}
      </Button>
      <Onward view={view} />
    </>
  )
}

function Onward({ view }: { readonly view: ImportView }) {
  const { state, engine } = view
  const { text, plural, number } = useLocale()
  const { good, bad, open, same } = countRows(view)
  if (state.step === 'columns') {
    const isReady = state.mapping.some((path) => path !== undefined)
    return (
      <Button variant="accent" aria-disabled={!isReady} onPress={() => isReady && void engine.check()}>
        {text('import.columns.check')}
      </Button>
    )
  }
  if (state.step !== 'check') return null
  if (open > 0 && !state.isChecking) {
    return (
      <Button variant="accent" onPress={() => void engine.recheck()}>
        {text('import.check.goOn')}
      </Button>
    )
  }
  const isReady = open === 0 && good > 0 && !state.isWriting
  const label = bad > 0 ? 'import.write.good' : 'import.write.all'
  return (
    <Button variant="accent" aria-disabled={!isReady} onPress={() => isReady && void engine.write()}>
      {state.isWriting
        ? text('import.writing')
        : open > 0
          ? text('common.action.import')
          : good === 0
            ? text(same > 0 && bad === 0 ? 'import.write.same' : 'import.write.none')
            : plural(label, good, { count: number(good) })}
    </Button>
  )
}
