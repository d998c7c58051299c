import { type FunctionComponent, useEffect } from 'react'
import { useApi } from '../../data/DataProvider.js'
import { setGmsCodeMask } from './shapes.js'

/** A screen that asks the API for the mask of GMS codes, which the state configures. Without an answer the default stays. */
export function withGmsCodeMask<Props extends object>(Screen: FunctionComponent<Props>): FunctionComponent<Props> {
  function Configured(props: Props) {
    const api = useApi()
    useEffect(() => {
      const call = new AbortController()
      api
        .send<{ readonly data: { readonly gmsCodeMask: string } }>('GET', '/configuracao', undefined, { signal: call.signal })
        .then(({ data }) => setGmsCodeMask(data.gmsCodeMask))
        // A code that does not fit is refused by the server.
        .catch(() => undefined)
      return () => call.abort()
    }, [api])
    return <Screen {...props} />
  }
  return Object.assign(Configured, Screen)
}
