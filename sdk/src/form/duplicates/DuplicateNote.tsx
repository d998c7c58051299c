import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { useForm, useFormState } from '../store/FormContext.js'

/** The other records that hold the same as a field. `isHint`: this record only looks like a second registration. */
export function DuplicateNote({ path, isHint }: { readonly path: string; readonly isHint: boolean }) {
  const { text } = useLocale()
  const isRoot = useFormState(({ duplicates }) => duplicates.get(path)?.isRoot === true)
  const isNear = useFormState(({ duplicates }) => duplicates.get(path)?.isNear === true)
  const hint = isRoot ? 'form.duplicateRoot' : isNear ? 'form.duplicateNear' : 'form.duplicateHint'
  return (
    <p className={isHint ? 'ep-duplicate' : 'ep-duplicate ep-duplicate-certain'} role="status">
      {text(isHint ? hint : 'form.duplicateFound')} <DuplicateLinks path={path} />
    </p>
  )
}

/** Links to the records that hold the same as a field. */
export function DuplicateLinks({ path }: { readonly path: string }) {
  const { recordsAt } = useForm()
  const found = useFormState(({ duplicates }) => duplicates.get(path))
  return found?.records.map(({ id, label }, index) => (
    <span key={id}>
      {index > 0 ? ', ' : ''}
      <Link to={recordsAt + id} className="ep-duplicate-link">{`${label} #${id}`}</Link>
    </span>
  ))
}
