import { type RefCallback, useCallback, useContext } from 'react'
import { FormContext, useForm } from './FormContext.js'

/** For the `ref` of the element that shows what stands at `path` of the form. */
export function usePlace(path: string): RefCallback<HTMLElement> {
  const { places } = useForm()
  return useCallback((element) => (element ? places.add(path, element) : undefined), [places, path])
}

/** For the `ref` of a heading; `''` names the form's own title, which is there before the form. */
export function useHeadingPlace(name: string): RefCallback<HTMLElement> {
  const places = useContext(FormContext)?.places
  return useCallback((element) => (element ? places?.addHeading(name, element) : undefined), [places, name])
}
