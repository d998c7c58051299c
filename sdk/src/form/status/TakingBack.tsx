import { useEffect, useEffectEvent } from 'react'
import type { PathParams } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useTakenBackNotice } from './useChangeNotice.js'
import { useTakeBack } from './useTakeBack.js'

interface TakingBackProps {
  readonly resource: AnyResource
  readonly params?: PathParams
  readonly record: Stored
}

/** Takes a record's last change of status back as soon as it is rendered, and tells what became of that. */
export function TakingBack({ resource, params, record }: TakingBackProps) {
  const takeBack = useTakeBack(resource, params)
  const tell = useTakenBackNotice()
  const start = useEffectEvent(() => void tell(() => takeBack(record)))
  useEffect(() => start(), [])
  return null
}
